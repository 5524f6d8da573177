/** Schemas of custom resources as types of the catalogue. */
import { isDeepStrictEqual } from 'node:util';
import { isHeldBy, RULE_WORDS } from '../schema/rule-words.js';
import type { FieldSource, RuleSource, TypeSource } from '../schema/schema.js';
import { INTEGER_OR_TEXT, type JsonSchema, KEEPS, present, QUANTITY_PATTERN, type Unsaid, type Validation } from './custom-resource.js';

/** Keywords that a field or its type says; all others are told of. */
const SAID = new Set<string>([
  ...['type', 'format', 'description', 'default', 'enum', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['pattern', 'required', 'properties', 'additionalProperties', 'items'],
  ...['list-type', 'list-map-keys', 'map-type', 'validations', 'int-or-string', 'preserve-unknown-fields'].map((x) => `x-kubernetes-${x}`),
]);

/** What a text of a format is; numbers are told apart by their sizes. */
const BY_FORMAT: Readonly<Record<string, string>> = { 'date-time': 'time', byte: 'bytes', duration: 'duration', int32: 'int32' };
const SIZES = ['int64', 'double', 'float'];
const BY_TYPE: Readonly<Record<string, string>> = { string: 'string', integer: 'int64', number: 'double', boolean: 'bool' };

const REASONS = ['FieldValueInvalid', 'FieldValueForbidden', 'FieldValueRequired', 'FieldValueDuplicate'] as const;

/** Fields that Protobuf gives its first numbers, as all kinds do. */
const FIRST = ['metadata', 'spec', 'status'];

const capitalized = (name: string): string =>
  name.replace(/[^A-Za-z0-9]+/g, ' ').replace(/(?:^| )([a-z0-9])/gi, (_, letter) => letter.toUpperCase());

export class SchemaImport {
  /** By their names, in the order in which fields are met. */
  readonly types = new Map<string, TypeSource>();

  /** `isHub`: only there rules stand. `taken`: names that no type may have. */
  constructor(
    private readonly unsaid: Unsaid,
    private readonly isHub: boolean,
    private readonly taken: Set<string>,
  ) {}

  /** What the kind itself is: its description, rules and fields. */
  root(kind: string, schema: JsonSchema): TypeSource {
    const { apiVersion: _, kind: __, metadata, ...others } = schema.properties ?? {};
    const ofMetadata: FieldSource = {
      type: 'meta/v1.ObjectMeta',
      proto: 1,
      description: metadata?.description ?? 'Standard object metadata.',
    };
    const inOrder = Object.entries(others).sort(([a], [b]) => rank(a) - rank(b));
    const first = Object.hasOwn(others, 'spec') || Object.hasOwn(others, 'status') ? FIRST.length + 1 : 2;
    let next = first;
    const numbers = inOrder.map(([name]) => (FIRST.includes(name) ? FIRST.indexOf(name) + 1 : next++));
    return this.#struct({ ...schema, properties: Object.fromEntries(inOrder) }, kind, kind, numbers, { metadata: ofMetadata });
  }

  #struct(
    schema: JsonSchema,
    name: string,
    at: string,
    numbers: readonly number[] = [],
    before: Readonly<Record<string, FieldSource>> = {},
  ): TypeSource {
    const fields: Record<string, FieldSource> = { ...before };
    const inProtobuf = new Set<string>();
    for (const [i, [field, inner]] of Object.entries(schema.properties ?? {}).entries())
      fields[field] = {
        ...this.#field(field, inner, name, `${at}.${field}`, numbers[i] ?? i + 1, schema.required?.includes(field) === true),
        ...protoNameOf(field, inProtobuf),
      };
    const rules = this.#rules(schema, at);
    return present({
      description: schema.description ?? `Part of ${at}.`,
      structType: schema['x-kubernetes-map-type'],
      rules: rules.length === 0 ? undefined : rules,
      fields,
    });
  }

  #field(field: string, schema: JsonSchema, owner: string, at: string, proto: number, required: boolean): FieldSource {
    this.#tellOfUnsaid(schema, at);
    const type = this.#type(schema, `${owner}${capitalized(field)}`, at);
    const isScalarList = schema.type === 'array' && isScalar(schema.items);
    const held = isScalarList ? (schema.items ?? {}) : schema;
    const immutable = this.isHub && (schema['x-kubernetes-validations'] ?? []).some(({ rule }) => rule === KEEPS);
    const isStruct = schema.properties !== undefined;
    return present({
      description: schema.description ?? `The ${field} of ${at.slice(0, -field.length - 1)}.`,
      type,
      proto,
      required: required ? true : undefined,
      default: schema.default,
      ...valueRules(held, type, this.unsaid, at),
      minItems: schema.minItems,
      maxItems: schema.maxItems,
      immutable: immutable ? true : undefined,
      listType: schema['x-kubernetes-list-type'],
      listMapKeys: schema['x-kubernetes-list-map-keys'] as string[] | undefined,
      mapType: isStruct || type === 'rawextension' ? undefined : schema['x-kubernetes-map-type'],
    }) as FieldSource;
  }

  #type(schema: JsonSchema, name: string, at: string): string {
    if (schema['x-kubernetes-int-or-string']) return schema.pattern === QUANTITY_PATTERN ? 'quantity' : 'intorstring';
    if (schema['x-kubernetes-embedded-resource']) return 'rawextension';
    if (schema['x-kubernetes-preserve-unknown-fields']) {
      if (schema.properties !== undefined) this.unsaid.tell(at, 'it holds anything, and its own fields are not described');
      return schema.type === 'object' ? 'rawextension' : 'json';
    }
    if (schema.type === 'array') return `list<${this.#inner(schema.items ?? {}, name, at)}>`;
    if (schema.type !== 'object') return BY_FORMAT[schema.format ?? ''] ?? BY_TYPE[schema.type ?? ''] ?? 'json';
    const { additionalProperties } = schema;
    if (schema.properties === undefined && additionalProperties !== undefined && additionalProperties !== false)
      return additionalProperties === true ? 'map<json>' : `map<${this.#inner(additionalProperties, name, `${at}.*`)}>`;
    return this.#named(schema, name, at);
  }

  /** The type of items or values, whose rules only lists of scalars can say. */
  #inner(schema: JsonSchema, name: string, at: string): string {
    const type = this.#type(schema, name, at);
    this.#tellOfUnsaid(schema, at);
    if (schema.default !== undefined) this.unsaid.tell(at, 'items have no `default`');
    if (!isScalar(schema) || at.endsWith('.*')) {
      const rules = Object.keys(valueRules(schema, type, this.unsaid, at));
      if (rules.length > 0) this.unsaid.tell(at, `nothing says ${rules.map((rule) => `\`${rule}\``).join(', ')} of values inside`);
    }
    return type;
  }

  /** A type of its own for an object; the same shape under the same name is the same type. */
  #named(schema: JsonSchema, wanted: string, at: string): string {
    let name = wanted;
    for (let i = 2; this.taken.has(name); i += 1) name = `${wanted}${i}`;
    this.taken.add(name);
    // The place is taken first, so that types stand in the order in which they are met.
    this.types.set(name, {});
    this.types.set(name, this.#struct(schema, name, at));
    return name;
  }

  #rules(schema: JsonSchema, at: string): RuleSource[] {
    if (!this.isHub) return [];
    return (schema['x-kubernetes-validations'] ?? []).flatMap((rule) => this.#rule(rule, at)).filter(({ rule }) => rule !== KEEPS);
  }

  #rule({ rule, message, messageExpression, reason, fieldPath }: Validation, at: string): RuleSource[] {
    if (messageExpression !== undefined) this.unsaid.tell(at, '`messageExpression`: faults tell the message, or the rule');
    const known = REASONS.find((one) => one === reason);
    return [present({ rule, message, reason: known, fieldPath }) as RuleSource];
  }

  #tellOfUnsaid(schema: JsonSchema, at: string): void {
    for (const [keyword, value] of Object.entries(schema)) {
      const isIntOrString = keyword === 'anyOf' && isDeepStrictEqual(value, INTEGER_OR_TEXT);
      if (!SAID.has(keyword) && !isIntOrString) this.unsaid.tell(at, `nothing says \`${keyword}\``);
    }
    const rules = schema['x-kubernetes-validations'] ?? [];
    if (schema.properties === undefined && rules.some(({ rule }) => rule !== KEEPS))
      this.unsaid.tell(at, 'rules are those of objects alone');
    const { type = 'value', format = '' } = schema;
    if (format !== '' && BY_FORMAT[format] === undefined && !SIZES.includes(format))
      this.unsaid.tell(at, `nothing says \`format: ${format}\` of a ${type}`);
  }
}

const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

const isScalar = (schema: JsonSchema | undefined): boolean =>
  schema?.type !== undefined && schema.type !== 'object' && schema.type !== 'array';

/**
 * How the types of a version correspond to those of the hub, which are found by their names: what one side does not have is kept in an
 * annotation, and rules that the hub does not have are left out, as objects would not be held to them.
 */
export function corresponding(
  own: Readonly<Record<string, TypeSource>>,
  hub: Readonly<Record<string, TypeSource>>,
  version: string,
  unsaid: Unsaid,
): Record<string, TypeSource> {
  const withConversion = ([name, given]: [string, TypeSource]): [string, TypeSource] => {
    const other = hub[name];
    const type =
      other === undefined
        ? given
        : heldType(given, other, (at) =>
            unsaid.tell(`${version}.${name}.${at}`, 'objects are held to the rules of the version that is stored'),
          );
    const keep = other === undefined ? {} : fieldsOnlyIn(type, other);
    const keepFromHub = other === undefined ? {} : fieldsOnlyIn(other, type);
    const parts = {
      ...(Object.keys(keep).length === 0 ? {} : { keep }),
      ...(Object.keys(keepFromHub).length === 0 ? {} : { keepFromHub }),
    };
    return [name, Object.keys(parts).length === 0 ? type : { ...type, conversion: parts }];
  };
  return Object.fromEntries(Object.entries(own).map(withConversion));
}

/** The type without rules that the hub does not have. */
function heldType(type: TypeSource, hub: TypeSource, tell: (field: string) => void): TypeSource {
  const fields = Object.entries(type.fields ?? {}).map(([name, field]) => {
    const counterpart = hub.fields?.[name] ?? {};
    const loose = RULE_WORDS.filter((word) => !isHeldBy(word, field, counterpart));
    if (loose.length === 0) return [name, field];
    tell(name);
    return [name, Object.fromEntries(Object.entries(field).filter(([word]) => !loose.some((each) => each === word)))];
  });
  return { ...type, fields: Object.fromEntries(fields) };
}

const fieldsOnlyIn = ({ fields = {} }: TypeSource, other: TypeSource): Record<string, 'annotation'> =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => !Object.hasOwn(other.fields ?? {}, name))
      .map((name) => [name, 'annotation']),
  );

/** A name that Protobuf takes where the field's is none; names that differ in case or underscores alone are one to it. */
function protoNameOf(field: string, taken: Set<string>): FieldSource {
  const wanted = field.replace(/\W+/g, '_').replace(/^(?![A-Za-z])/, 'x');
  const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();
  let name = wanted;
  for (let i = 2; taken.has(plain(name)); i += 1) name = `${wanted}${i}`;
  taken.add(plain(name));
  return name === field ? {} : { protoName: name };
}

/** Types whose texts are held to their own form. */
const OF_THEIR_OWN = ['quantity', 'time', 'duration', 'bool', 'json', 'rawextension'];

function valueRules(schema: JsonSchema, type: string, unsaid: Unsaid, at: string): FieldSource {
  const texts = schema.enum?.filter((value) => typeof value === 'string');
  if (texts !== undefined && texts.length !== schema.enum?.length) unsaid.tell(at, 'an `enum` is of texts');
  const isPlain = !OF_THEIR_OWN.includes(type);
  return present({
    enum: texts !== undefined && texts.length === schema.enum?.length ? texts : undefined,
    min: schema.minimum,
    max: schema.maximum,
    minLength: schema.minLength,
    maxLength: schema.maxLength,
    pattern: isPlain ? schema.pattern : undefined,
  });
}
