/** Migrations of stored objects: what is migrated never changes, and what has ended stays so. */
import type { StorageVersionMigration } from '../../../generated/storagemigration/v1beta1/types.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import type { RuleContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { conditionFaults } from '../rules/conditions.js';
import { changedFaults, formatFaults } from '../rules/values.js';
import { nameOf } from '../shown.js';

function faults({ spec }: StorageVersionMigration, { declared }: RuleContext): FieldError[] {
  const { group = '' } = spec.resource;
  return [...(group === '' ? [] : formatFaults('dns-subdomain', 'spec.resource.group', group)), ...declared.take('spec.resource.resource')];
}

const ENDS = ['Succeeded', 'Failed'];

const holds = ({ status }: StorageVersionMigration, type: string): boolean =>
  (status.conditions ?? []).some((condition) => condition.type === type && condition.status === 'True');

function statusFaults(object: StorageVersionMigration, old: StorageVersionMigration, { declared }: RuleContext): FieldError[] {
  const { conditions = [], resourceVersion = '' } = object.status;
  const before = old.status.resourceVersion ?? '';
  return [
    ...declared.take('status.resourceVersion'),
    ...(before === '' ? [] : changedFaults('status.resourceVersion', resourceVersion, before)),
    ...conditionFaults('status.conditions', conditions, declared),
    ...(ENDS.every((type) => holds(object, type))
      ? [invalidValue('status.conditions', conditions, 'Both success and failed conditions cannot be true at the same time')]
      : []),
    ...ENDS.filter((type) => holds(old, type) && !holds(object, type)).map((type) =>
      invalidValue('status.conditions', conditions, `${type} condition cannot be set to false once it is true`),
    ),
  ];
}

/** The resource as people name it: its group last. */
const resourceOf = ({ spec }: StorageVersionMigration): string =>
  [spec.resource.resource, spec.resource.group].filter((part) => part !== undefined && part !== '').join('.');

const stateOf = (object: StorageVersionMigration): string =>
  ['Succeeded', 'Failed', 'Running'].find((type) => holds(object, type)) ?? 'Pending';

export const storageVersionMigration = defineKind<StorageVersionMigration>({
  resource: 'storageversionmigrations.storagemigration.{groupDomain}',
  strategy: {
    validate: faults,
    validateUpdate: (object, old, context) =>
      context.subresource === 'status' ? statusFaults(object, old, context) : faults(object, context),
    cells: (object) => [nameOf(object), resourceOf(object), stateOf(object)],
  },
});
