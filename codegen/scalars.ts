/** The scalars of the catalogue: one row for each, from which the checks and all emitters take what they write about it. */
import type * as structures from '../runtime/model/definition/structure.js';
import type * as wire from '../runtime/model/definition/wire.js';

/** Constants of runtime/model/definition/structure.ts that say how a scalar is decoded. */
type StructureConstant = Extract<keyof typeof structures, Uppercase<string>>;

/** Names of conversions between JSON and a message: `time` stands for `timeTo` and `timeFrom` of runtime/model/definition/wire.ts. */
type Conversion = keyof typeof wire extends infer Name ? (Name extends `${infer Stem}To` ? Stem : never) : never;

/** An OpenAPI definition that fields refer to by name. */
interface NamedDefinition {
  /** Below the package of the group domain; of a definition that each version has for itself, below the package of the version. */
  readonly name: string;
  readonly description: string;
  /** Whether each version that uses it has a definition of its own. */
  readonly ofVersion?: true;
}

interface ScalarRow {
  /** Its TypeScript type once an object is decoded. */
  readonly typescript: string;
  readonly structure: StructureConstant;
  /** A Protobuf scalar or, with a dot before it, a message below the package of the group domain. */
  readonly protobuf: string;
  /** How its message form is made from JSON; absent where both are the same. */
  readonly conversion?: Conversion;
  /** Its TypeBox schema; the rules of a field (enum, bounds, pattern) apply to what is not `plainText`, `boolean` or `unknown`. */
  readonly schema: 'text' | 'plainText' | 'boolean' | 'integer' | 'longInteger' | 'number' | 'integerOrText' | 'unknown';
  readonly openapi: Readonly<Record<string, unknown>>;
  readonly definition?: NamedDefinition;
  /** The zero as source text, where JSON has a zero that equals an absent value. */
  readonly zero?: string;
  /** Set where an absent value that must be written is null and not a zero. */
  readonly nullWhenAbsent?: true;
  /** Set for scalars that are structs in conformant servers: JSON has them even when they are empty, unless they are nullable. */
  readonly alwaysWritten?: true;
  /** Set where an empty value is recognised by its length. */
  readonly sized?: true;
}

const META = 'apimachinery.pkg.apis.meta.v1';
const RUNTIME = 'apimachinery.pkg.runtime';
const QUANTITY = 'apimachinery.pkg.api.resource.Quantity';
const INT_OR_STRING = 'apimachinery.pkg.util.intstr.IntOrString';

export const SCALARS = {
  string: { typescript: 'string', structure: 'STRING', protobuf: 'string', schema: 'text', openapi: { type: 'string' }, zero: "''" },
  bool: { typescript: 'boolean', structure: 'BOOL', protobuf: 'bool', schema: 'boolean', openapi: { type: 'boolean' }, zero: 'false' },
  int32: {
    typescript: 'number',
    structure: 'INT32',
    protobuf: 'int32',
    schema: 'integer',
    openapi: { type: 'integer', format: 'int32' },
    zero: '0',
  },
  int64: {
    typescript: 'number | bigint',
    structure: 'INT64',
    protobuf: 'int64',
    conversion: 'long',
    schema: 'longInteger',
    openapi: { type: 'integer', format: 'int64' },
    zero: '0',
  },
  double: {
    typescript: 'number',
    structure: 'DOUBLE',
    protobuf: 'double',
    schema: 'number',
    openapi: { type: 'number', format: 'double' },
    zero: '0',
  },
  bytes: {
    typescript: 'string',
    structure: 'BYTES',
    protobuf: 'bytes',
    conversion: 'bytes',
    schema: 'text',
    openapi: { type: 'string', format: 'byte' },
    nullWhenAbsent: true,
    sized: true,
  },
  time: {
    typescript: 'string',
    structure: 'TIME',
    protobuf: `.${META}.Time`,
    conversion: 'time',
    schema: 'plainText',
    openapi: { type: 'string', format: 'date-time' },
    definition: { name: `${META}.Time`, description: 'A point in time as RFC 3339 text, to the second.' },
    nullWhenAbsent: true,
    alwaysWritten: true,
  },
  microtime: {
    typescript: 'string',
    structure: 'MICROTIME',
    protobuf: `.${META}.MicroTime`,
    conversion: 'microTime',
    schema: 'plainText',
    openapi: { type: 'string', format: 'date-time' },
    definition: { name: `${META}.MicroTime`, description: 'A point in time as RFC 3339 text, to the microsecond.' },
    nullWhenAbsent: true,
    alwaysWritten: true,
  },
  duration: {
    typescript: 'string',
    structure: 'DURATION',
    protobuf: `.${META}.Duration`,
    conversion: 'duration',
    schema: 'plainText',
    openapi: { type: 'string' },
    definition: { name: `${META}.Duration`, description: 'A span of time such as 1h5m.' },
    alwaysWritten: true,
  },
  fieldsv1: {
    typescript: 'Record<string, unknown>',
    structure: 'FREE_OBJECT',
    protobuf: `.${META}.FieldsV1`,
    conversion: 'fields',
    schema: 'unknown',
    openapi: { type: 'object' },
    definition: {
      name: `${META}.FieldsV1`,
      description: 'A set of fields: each key is a step of a path, and leaves are empty objects.',
    },
    nullWhenAbsent: true,
    alwaysWritten: true,
  },
  quantity: {
    typescript: 'string',
    structure: 'QUANTITY',
    protobuf: `.${QUANTITY}`,
    conversion: 'quantity',
    schema: 'text',
    openapi: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    definition: { name: QUANTITY, description: 'A number with a unit: decimal (m, k, M, G, …) or binary (Ki, Mi, Gi, …).' },
    alwaysWritten: true,
  },
  intorstring: {
    typescript: 'number | string',
    structure: 'INTORSTRING',
    protobuf: `.${INT_OR_STRING}`,
    conversion: 'intOrString',
    schema: 'integerOrText',
    openapi: { oneOf: [{ type: 'integer' }, { type: 'string' }], format: 'int-or-string' },
    definition: { name: INT_OR_STRING, description: 'A number, or a text such as a name or a percentage.' },
    alwaysWritten: true,
  },
  rawextension: {
    typescript: 'Record<string, unknown>',
    structure: 'EMBEDDED_OBJECT',
    protobuf: `.${RUNTIME}.RawExtension`,
    conversion: 'raw',
    schema: 'unknown',
    openapi: { type: 'object' },
    definition: { name: `${RUNTIME}.RawExtension`, description: 'Any object, kept as it is.' },
    nullWhenAbsent: true,
    alwaysWritten: true,
  },
  json: {
    typescript: 'unknown',
    structure: 'FREE_ANY',
    protobuf: `.${RUNTIME}.RawExtension`,
    conversion: 'raw',
    schema: 'unknown',
    openapi: {},
    definition: { name: 'JSON', description: 'Any value, as JSON has it.', ofVersion: true },
  },
  any: { typescript: 'unknown', structure: 'FREE_ANY', protobuf: 'bytes', schema: 'unknown', openapi: {} },
} as const satisfies Readonly<Record<string, ScalarRow>>;

export type Scalar = keyof typeof SCALARS;

/** What other languages call scalars, in lower case, by what is meant. Only diagnostics know these words. */
export const SCALARS_BY_OTHER_NAMES: Readonly<Record<string, Scalar>> = {
  int: 'int32',
  integer: 'int32',
  uint32: 'int64',
  long: 'int64',
  number: 'double',
  float: 'double',
  float64: 'double',
  boolean: 'bool',
  str: 'string',
  text: 'string',
  byte: 'bytes',
  binary: 'bytes',
  date: 'time',
  datetime: 'time',
  timestamp: 'time',
  object: 'rawextension',
};

/** What the table says of a scalar. */
export const scalarRow = (scalar: Scalar): ScalarRow => SCALARS[scalar];

export const isScalar = (text: string): text is Scalar => Object.hasOwn(SCALARS, text);

/** The scalars that the rules of texts, or those of numbers, may stand at. */
export const scalarsOf = (...schemas: readonly ScalarRow['schema'][]): readonly Scalar[] =>
  Object.keys(SCALARS)
    .filter(isScalar)
    .filter((name) => schemas.includes(scalarRow(name).schema));
