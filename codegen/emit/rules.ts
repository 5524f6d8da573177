/** Rules that look beyond a single value: at sibling fields, at all items of a list, at the value stored before. */
import type { FieldRules, Held } from '../../runtime/model/definition/field-rules.js';
import { matching } from '../../runtime/model/patterns/linear-pattern.js';
import { faultsOf } from '../../runtime/model/values/formats.js';
import { type FieldModel, jsonFields, judgedBy, mentioned, ruledTexts, type TypeModel } from '../model.js';
import type { ConditionSource, GatesSource } from '../schema/schema.js';

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
function heldAs({ source, type: declared, judged: type = declared }: Pick<FieldModel, 'source' | 'type' | 'judged'>): FieldRules['held'] {
  if (type.form === 'scalar' && type.scalar === 'string') {
    const isAlone = source.required === true && !source.nonEmpty && !source.nonBlank;
    const says = source.format ?? source.pattern ?? ruledTexts(source);
    return (isAlone || source.judgedEmpty === true) && says !== undefined ? 'text' : undefined;
  }
  const struct = type.form === 'named' && type.type.collection === undefined && !type.type.source.jsonUnion;
  return struct && !source.nullable && !source.unjudged && (hasRules(type.type) || refusesEmpty(type.type)) ? 'struct' : undefined;
}

/** Whether an empty text breaks what the field holds texts to. */
function refusesEmptyText({ format, pattern, ...source }: FieldModel['source']): boolean {
  const texts = ruledTexts(source);
  if (texts !== undefined) return !texts.includes('');
  return (format !== undefined && faultsOf(format, '').length > 0) || (pattern !== undefined && !matching(pattern).test(''));
}

/** Whether values are at fault that do not have the field, whatever else they have. Such fields are required in schemas. */
export function isNeeded(field: FieldModel): boolean {
  const { source, type: declared, judged: type = declared } = field;
  if (source.nonEmpty === true || source.nonBlank === true || isAsked(field)) return true;
  const held = heldAs(field);
  return held === 'text' ? refusesEmptyText(source) : held === 'struct' && type.form === 'named' && refusesEmpty(type.type);
}

const refusing = new WeakMap<TypeModel, boolean>();

/** Whether a value of the type that has no fields at all is at fault. */
function refusesEmpty(type: TypeModel): boolean {
  const before = refusing.get(type);
  if (before !== undefined) return before;
  // A type that holds itself without `nullable` is no type, and its fault is told elsewhere.
  refusing.set(type, false);
  const found = jsonFields(type).some(isNeeded);
  refusing.set(type, found);
  return found;
}

/** The rules of a field as the runtime reads them; undefined where it has none. */
export function fieldRules(field: FieldModel): FieldRules | undefined {
  const { source } = field;
  const held = heldAs(field);
  const unique = distinct(field);
  const rules: FieldRules = {
    ...(source.nonEmpty && !isAnyObject(field) ? { needed: isMap(field) ? 'map' : true } : {}),
    ...(source.nonBlank ? { unblank: true } : {}),
    ...(isAsked(field) || (source.nonEmpty && isAnyObject(field)) ? { present: true } : {}),
    ...(held === undefined ? {} : { held }),
    ...(held === 'text' && source.judgedEmpty ? { besides: true } : {}),
    ...(source.requiredIf === undefined ? {} : { requiredIf: conditionOf(source.requiredIf) }),
    ...(source.forbiddenIf === undefined ? {} : { forbiddenIf: conditionOf(source.forbiddenIf) }),
    ...(unique === undefined ? {} : { unique }),
    ...(source.alone === undefined ? {} : { alone: source.alone }),
    ...(source.immutable ? { immutable: true } : {}),
    ...(source.maxBytes === undefined ? {} : { bytes: { max: source.maxBytes, ...(isBase64(field) ? { base64: true } : {}) } }),
    ...(source.gates === undefined ? {} : { gates: gatesOf(source.gates) }),
  };
  return Object.keys(rules).length === 0 ? undefined : rules;
}

const isMap = ({ type }: FieldModel): boolean => type.form === 'map' || (type.form === 'named' && type.type.collection?.form === 'map');

/** Of such a value nothing is known here but whether it is there: that a list is no object is told by whoever reads it. */
const isAnyObject = ({ type }: FieldModel): boolean => type.form === 'scalar' && type.scalar === 'rawextension';

const isBase64 = ({ type }: FieldModel): boolean => type.form === 'scalar' && type.scalar === 'bytes';

/** The gates of rules, by the names that the runtime has for these. */
const gatesOf = ({ maxBytes, ...others }: GatesSource): FieldRules['gates'] => ({
  ...others,
  ...(maxBytes === undefined ? {} : { bytes: maxBytes }),
});

/** Whether a field must be there, be it empty: a `required` field of a kind that is not the cluster's. */
const isAsked = ({ source, exact }: FieldModel): boolean =>
  exact && source.required === true && source.nonEmpty !== true && source.nonBlank !== true && source.default === undefined;

/** By what items of a list must differ: as it says itself, or as lists of its type do. */
function distinct({ source, type, exact }: FieldModel): FieldRules['unique'] {
  if (source.unique !== undefined && source.unique !== false) return source.unique;
  if (!exact || type.form === 'scalar' || source.unique === false) return undefined;
  return source.listType === 'set' ? true : source.listType === 'map' ? source.listMapKeys : undefined;
}

/** Whether a field has rules that look beyond its own value, which checks of single values say nothing of. */
export const looksBeyond = (field: FieldModel): boolean =>
  distinct(field) !== undefined ||
  field.source.immutable === true ||
  field.source.maxBytes !== undefined ||
  field.source.alone !== undefined ||
  (field.source.nonEmpty === true && isMap(field)) ||
  field.source.requiredIf !== undefined ||
  field.source.forbiddenIf !== undefined;

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
      if (looksBeyond(f)) found = true;
      for (const m of judgedBy(f)) reached.add(m);
    }
    if (t.collection !== undefined) for (const m of mentioned(t.collection)) reached.add(m);
  }
  known.set(type, found);
  return found;
}
