/** The fields by which a definition lets lists and watches be narrowed: each is found in the schema, and is a text, a whole number or a boolean. */
import type { SelectableField } from '../../generated/apiextensions/v1beta1/types.js';
import { schemaAt, stepsOf } from '../cel/field-path.js';
import { duplicate, type FieldError, invalidValue, required, tooMany } from '../model/errors.js';
import { faultsOfEach } from '../model/faults/fault-budget.js';
import { type Schema, says, schemaOf } from './schema.js';

const MAX_FIELDS = 8;
const TYPES: readonly unknown[] = ['string', 'integer', 'boolean'];

const isSelectable = (schema: Schema | undefined): boolean =>
  schema !== undefined && TYPES.includes(schema.type) && !says(schema, 'x-kubernetes-int-or-string');

function pathFaults(at: string, path: string, schema: Schema, seen: Set<string>): FieldError[] {
  if (path === '') return [required(at)];
  const steps = stepsOf(path, schema, 'array notation is not allowed');
  if (typeof steps === 'string') return [invalidValue(at, path, `is an invalid path: ${steps}`)];
  const key = JSON.stringify(steps.map(({ name }) => name));
  const repeated = seen.has(key);
  seen.add(key);
  return [
    ...(steps[0]?.name === 'metadata' ? [invalidValue(at, path, 'must not point to fields in metadata')] : []),
    ...(isSelectable(schemaOf(schemaAt(steps, schema)))
      ? []
      : [
          invalidValue(
            at,
            path,
            'must point to a field of type string, boolean or integer. Enum string fields and strings with formats are allowed.',
          ),
        ]),
    ...(repeated ? [duplicate(at, path)] : []),
  ];
}

/** Faults of the selectable fields that stand at a path, by the schema of the objects; there are at most eight fields. */
export function selectableFieldFaults(
  at: string,
  fields: readonly SelectableField[] | undefined,
  schema: Schema | undefined,
): FieldError[] {
  if (fields === undefined || fields.length === 0) return [];
  if (schema === undefined) return [invalidValue(at, '', 'may only be set when `schema.openAPIV3Schema` is included')];
  const seen = new Set<string>();
  const faults = faultsOfEach(fields, ({ jsonPath }, i) => pathFaults(`${at}[${i}].jsonPath`, jsonPath, schema, seen));
  return seen.size > MAX_FIELDS ? [...faults, tooMany(at, seen.size, MAX_FIELDS)] : faults;
}
