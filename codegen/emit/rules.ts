/** Rules that look beyond a single value: at sibling fields, at all items of a list, at the value stored before. */
import type { FieldRules, Held } from '../../runtime/model/definition/field-rules.js';
import { type FieldModel, jsonFields, mentioned, ruledTexts, type TypeModel } from '../model.js';
import type { ConditionSource } from '../schema/schema.js';

type Scalar = Held['values'][number];

const scalars = (value: Scalar | readonly Scalar[]): readonly Scalar[] => (Array.isArray(value) ? value : [value as Scalar]);

const heldOf = (value: ConditionSource[string]): Held =>
  typeof value === 'object' && value !== null && 'not' in value ? { values: scalars(value.not), not: true } : { values: scalars(value) };

const conditionOf = (source: ConditionSource | undefined): Readonly<Record<string, Held>> | undefined =>
  source === undefined ? undefined : Object.fromEntries(Object.entries(source).map(([field, value]) => [field, heldOf(value)]));

/**
 * What an absent value is validated as: a required text as an empty text, held to its enum or format, and a struct that is always
 * present as an empty struct, held to its own rules.
 */
function heldAs({ source, type }: Pick<FieldModel, 'source' | 'type'>): FieldRules['held'] {
  if (type.form === 'scalar' && type.scalar === 'string')
    return source.required && !source.nonEmpty && (source.format ?? source.pattern ?? ruledTexts(source)) !== undefined
      ? 'text'
      : undefined;
  const struct = type.form === 'named' && type.type.collection === undefined && !type.type.source.jsonUnion;
  return struct && !source.nullable && hasRules(type.type) ? 'struct' : undefined;
}

/** The rules of a field as the runtime reads them; undefined where it has none. */
export function fieldRules(field: FieldModel): FieldRules | undefined {
  const { source } = field;
  const held = heldAs(field);
  const unique = distinct(field);
  const rules: FieldRules = {
    ...(source.nonEmpty ? { needed: true } : {}),
    ...(isAsked(field) ? { present: true } : {}),
    ...(held === undefined ? {} : { held }),
    ...(source.requiredIf === undefined ? {} : { requiredIf: conditionOf(source.requiredIf) }),
    ...(source.forbiddenIf === undefined ? {} : { forbiddenIf: conditionOf(source.forbiddenIf) }),
    ...(unique === undefined ? {} : { unique }),
    ...(source.immutable ? { immutable: true } : {}),
  };
  return Object.keys(rules).length === 0 ? undefined : rules;
}

/** Whether a field must be there, be it empty: a `required` field of a kind that is not the cluster's. */
const isAsked = ({ source, exact }: FieldModel): boolean =>
  exact && source.required === true && source.nonEmpty !== true && source.default === undefined;

/** By what items of a list must differ: as it says itself, or as lists of its type do. */
function distinct({ source, type, exact }: FieldModel): FieldRules['unique'] {
  if (source.unique !== undefined && source.unique !== false) return source.unique;
  if (!exact || type.form === 'scalar' || source.unique === false) return undefined;
  return source.listType === 'set' ? true : source.listType === 'map' ? source.listMapKeys : undefined;
}

const declares = (field: FieldModel): boolean => isAsked(field) || distinct(field) !== undefined || declaresItself(field);

const declaresItself = ({ source }: FieldModel): boolean =>
  source.nonEmpty === true ||
  (source.required === true && (source.format ?? source.pattern ?? ruledTexts(source)) !== undefined) ||
  source.immutable === true ||
  source.requiredIf !== undefined ||
  source.forbiddenIf !== undefined;

const known = new WeakMap<TypeModel, boolean>();

/** Whether the type, or any type below it, has such rules. */
export function hasRules(type: TypeModel): boolean {
  const before = known.get(type);
  if (before !== undefined) return before;
  const reached = new Set<TypeModel>([type]);
  let found = false;
  for (const t of reached) {
    if (t.source.rules !== undefined) found = true;
    for (const f of jsonFields(t)) {
      if (declares(f)) found = true;
      for (const m of mentioned(f.type)) reached.add(m);
    }
    if (t.collection !== undefined) for (const m of mentioned(t.collection)) reached.add(m);
  }
  known.set(type, found);
  return found;
}
