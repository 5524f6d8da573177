/** Priority classes: names that only the system has. */
import type { PriorityClass } from '../../../generated/scheduling/v1/types.js';
import { type FieldError, forbiddenField } from '../../model/errors.js';
import { defineKind } from '../kind.js';
import { ageOf, nameOf } from '../shown.js';

const PREFIX = 'system-';

/** Classes that exist from the start, and their values, above what users may give. */
export const SYSTEM_CLASSES: ReadonlyMap<string, { readonly value: number; readonly description: string }> = new Map([
  [
    'system-cluster-critical',
    {
      value: 2_000_000_000,
      description: 'Used for system critical pods that must run in the cluster, but can be moved to another node if necessary.',
    },
  ],
  [
    'system-node-critical',
    { value: 2_000_001_000, description: 'Used for system critical pods that must not be moved from their current node.' },
  ],
]);

/** The fault of a class whose name is kept for the system; undefined where it is one of the system's own. */
function reservedFault(name: string, { value, globalDefault }: PriorityClass): string | undefined {
  const known = SYSTEM_CLASSES.get(name);
  if (known === undefined) return `${name} is not a known system priority class`;
  if (value !== known.value) return `value of ${name} PriorityClass must be ${known.value}`;
  return globalDefault === true ? `globalDefault of ${name} PriorityClass must be false` : undefined;
}

function faults(object: PriorityClass): FieldError[] {
  const name = nameOf(object);
  const why = name.startsWith(PREFIX) ? reservedFault(name, object) : undefined;
  return why === undefined
    ? []
    : [forbiddenField('metadata.name', `priority class names with '${PREFIX}' prefix are reserved for system use only. error: ${why}`)];
}

export const priorityClass = defineKind<PriorityClass>({
  resource: 'priorityclasses.scheduling.{groupDomain}',
  strategy: {
    prepareForCreate(object) {
      object.metadata.generation = 1;
    },
    validate: faults,
    validateUpdate: (object, old, { enabled }) =>
      object.value === old.value
        ? []
        : [forbiddenField(enabled('ClassValuesByField') ? 'value' : 'Value', 'may not be changed in an update.')],
    cells: (object, { now }) => [
      nameOf(object),
      object.value,
      object.globalDefault === true,
      ageOf(object, now),
      object.preemptionPolicy ?? '',
    ],
  },
});
