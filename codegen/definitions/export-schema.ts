/** Types of the catalogue as structural schemas. */
import { type FieldModel, jsonFields, patternOf, ruledTexts, type TypeExpression, type TypeModel } from '../model.js';
import type { Scalar } from '../scalars.js';
import type { FieldSource, RuleSource } from '../schema/schema.js';
import { INTEGER_OR_TEXT, type JsonSchema, KEEPS, present, QUANTITY_PATTERN, type Unsaid, type Validation } from './custom-resource.js';

const ANYTHING: JsonSchema = { 'x-kubernetes-preserve-unknown-fields': true };
/** Catalogues own it as a whole. */
const ANY_OBJECT: JsonSchema = { type: 'object', ...ANYTHING, 'x-kubernetes-map-type': 'atomic' };

const SCALARS: Readonly<Record<Scalar, JsonSchema>> = {
  string: { type: 'string' },
  bool: { type: 'boolean' },
  int32: { type: 'integer', format: 'int32' },
  int64: { type: 'integer', format: 'int64' },
  double: { type: 'number', format: 'double' },
  bytes: { type: 'string', format: 'byte' },
  time: { type: 'string', format: 'date-time' },
  microtime: { type: 'string', format: 'date-time' },
  duration: { type: 'string', format: 'duration' },
  fieldsv1: ANY_OBJECT,
  quantity: { anyOf: INTEGER_OR_TEXT, pattern: QUANTITY_PATTERN, 'x-kubernetes-int-or-string': true },
  intorstring: { anyOf: INTEGER_OR_TEXT, 'x-kubernetes-int-or-string': true },
  rawextension: ANY_OBJECT,
  json: ANYTHING,
  any: ANYTHING,
};

/** Words of fields that only the server of a catalogue keeps. */
const UNSAID: readonly (readonly [keyof FieldSource, string])[] = [
  ['format', 'its format is not checked'],
  ['maxBytes', 'its bytes are not counted'],
  ['alone', 'all of its items may stand beside others'],
  ['requiredIf', 'it may be absent always'],
  ['forbiddenIf', 'it may be there always'],
  ['judgedEmpty', 'what is missing is only told to be missing'],
  ['defaultIf', 'it has no default'],
  ['featureGate', 'it does not depend on a feature gate'],
  ['because', 'faults are told in other words'],
];

export class SchemaExport {
  constructor(private readonly unsaid: Unsaid) {}

  /** The schema of whole objects of a kind. Of their metadata it says no more than that it is there. */
  root(type: TypeModel): JsonSchema {
    const about = (name: string): JsonSchema =>
      present({ type: 'string', description: jsonFields(type).find((f) => f.name === name)?.source.description });
    const { properties, required = [], ...rest } = this.#struct(type, type.name, [], ['kind', 'apiVersion', 'metadata']);
    const metadata = { apiVersion: about('apiVersion'), kind: about('kind'), metadata: { type: 'object' } };
    return { ...rest, ...(required.length === 0 ? {} : { required }), properties: { ...metadata, ...properties } };
  }

  #struct(type: TypeModel, at: string, above: readonly TypeModel[], without: readonly string[] = []): JsonSchema {
    const fields = jsonFields(type).filter(({ name }) => !without.includes(name));
    const needed = fields
      .filter((f) => (f.exact && f.source.required === true) || f.source.nonEmpty === true || f.source.nonBlank === true)
      .map(({ name }) => name);
    if (type.source.defaulter !== undefined) this.unsaid.tell(at, `what ${type.source.defaulter} fills in stays absent`);
    const rules = (type.source.rules ?? []).map(validationOf);
    return present({
      description: type.description === '' ? undefined : type.description,
      type: 'object',
      required: needed.length === 0 ? undefined : needed,
      properties: Object.fromEntries(fields.map((f) => [f.name, this.#field(f, `${at}.${f.name}`, [...above, type.variantOf ?? type])])),
      'x-kubernetes-map-type': type.source.structType,
      'x-kubernetes-validations': rules.length === 0 ? undefined : rules,
    });
  }

  #field(field: FieldModel, at: string, above: readonly TypeModel[]): JsonSchema {
    const { source, type: declared, judged: type = declared } = field;
    for (const [word, instead] of UNSAID) if (source[word] !== undefined) this.unsaid.tell(at, `\`${word}\`: ${instead}`);
    const inner = this.#value(type, at, above, source);
    const kept: Validation = { rule: KEEPS, message: source.because?.immutable ?? 'field is immutable' };
    const rules = [...(inner['x-kubernetes-validations'] ?? []), ...(source.immutable ? [kept] : [])];
    return present({
      ...inner,
      description: source.description ?? inner.description,
      default: source.defaultIf === undefined ? filled(source.default, inner) : undefined,
      nullable: source.nullable && !field.exact ? true : undefined,
      'x-kubernetes-list-type': source.listType ?? this.#setType(field, at),
      'x-kubernetes-list-map-keys': source.listMapKeys,
      'x-kubernetes-map-type': source.mapType ?? source.structType ?? inner['x-kubernetes-map-type'],
      'x-kubernetes-validations': rules.length === 0 ? undefined : rules,
    });
  }

  /** Lists whose items differ as a whole are sets where the items are no structs. */
  #setType({ source, type }: FieldModel, at: string): 'set' | undefined {
    if (type.form !== 'list' || source.unique === undefined || source.unique === false) return undefined;
    if (source.unique === true && type.items.form === 'scalar') return 'set';
    this.unsaid.tell(at, '`unique`: items may be alike');
    return undefined;
  }

  /** A value; `rules`: those of the field that holds it, which are about the items of a list of scalars. */
  #value(type: TypeExpression, at: string, above: readonly TypeModel[], rules: FieldSource = {}): JsonSchema {
    if (type.form === 'scalar') return { ...this.#scalar(type.scalar, at), ...valueRules(rules) };
    if (type.form === 'map')
      return present({
        type: 'object',
        additionalProperties: this.#value(type.values, `${at}.*`, above),
        minProperties: rules.nonEmpty ? 1 : undefined,
        maxProperties: rules.maxItems,
      });
    if (type.form === 'list') {
      const items =
        type.items.form === 'scalar'
          ? this.#value(type.items, at, above, rules)
          : this.#keyed(this.#value(type.items, at, above), at, rules);
      return present({
        type: 'array',
        items,
        minItems: rules.minItems ?? (rules.nonEmpty ? 1 : undefined),
        maxItems: rules.maxItems,
      });
    }
    const { type: named } = type;
    if (named.collection !== undefined) return this.#value(named.collection, at, above, rules);
    if (named.source.jsonUnion || above.includes(named.variantOf ?? named)) {
      this.unsaid.tell(at, named.source.jsonUnion ? 'it may hold anything' : `a ${named.name} inside a ${named.name} may hold anything`);
      return ANYTHING;
    }
    return this.#struct(named, at, above);
  }

  /** Items whose keys are there, as definitions want of each that has no default. */
  #keyed(items: JsonSchema, at: string, { listMapKeys = [] }: FieldSource): JsonSchema {
    const { required = [], properties = {} } = items;
    const bare = listMapKeys.filter(
      (key) => properties[key] !== undefined && properties[key].default === undefined && !required.includes(key),
    );
    for (const key of bare) this.unsaid.tell(`${at}.${key}`, 'it must be there, as a key of the list');
    return bare.length === 0 ? items : { ...items, required: [...required, ...bare] };
  }

  #scalar(scalar: Scalar, at: string): JsonSchema {
    if (scalar === 'microtime') this.unsaid.tell(at, 'times are those of seconds');
    return SCALARS[scalar];
  }
}

/** A default with the defaults inside it: definitions hold what they say to the rules beside it as it stands. */
function filled(value: unknown, { properties = {}, items }: JsonSchema): unknown {
  if (Array.isArray(value)) return items === undefined ? value : value.map((item: unknown) => filled(item, items));
  if (typeof value !== 'object' || value === null) return value;
  const given = new Map(Object.entries(value));
  for (const [name, schema] of Object.entries(properties)) {
    const inner = filled(given.has(name) ? given.get(name) : schema.default, schema);
    if (inner !== undefined) given.set(name, inner);
  }
  return Object.fromEntries(given);
}

const valueRules = (source: FieldSource): JsonSchema =>
  present({
    enum: ruledTexts(source),
    minimum: source.min,
    maximum: source.max,
    minLength: source.minLength ?? (source.nonEmpty ? 1 : undefined),
    maxLength: source.maxLength,
    pattern: patternOf(source),
  });

const validationOf = ({ rule, message, reason, fieldPath }: RuleSource): Validation =>
  present({ rule, message, reason, fieldPath }) as Validation;
