/**
 * Structural schemas: every value has a type outside of the junctors, which only restrict what is there already. Only of
 * such a schema can fields be dropped and filled in.
 */

import { type FieldError, forbiddenField, invalidValue, required } from '../model/errors.js';
import type { FaultSearch } from '../model/faults/fault-search.js';
import { sameValue } from '../model/json/json.js';
import { isUnsupported } from './keywords.js';
import type { JudgedPatterns } from './patterns.js';
import {
  EMBEDDED,
  hasSchema,
  INT_OR_STRING,
  isLeaf,
  type Keyword,
  LIST_MAP_KEYS,
  LIST_TYPE,
  namedSchemas,
  PRESERVE,
  propertyOf,
  type Schema,
  says,
  schemaOf,
  VALIDATIONS,
} from './schema.js';

/** Takes the faults of one schema; what is inside of it has its own. */
type Tell = (fault: FieldError) => void;

type Level = 'root' | 'item' | 'field';

const UNTYPED: Readonly<Record<Level, string>> = {
  root: 'must not be empty at the root',
  item: 'must not be empty for specified array items',
  field: 'must not be empty for specified object fields',
};

/** The one way in which junctors may name types: to say of an int-or-string what it is. */
const INT_OR_STRING_TYPES = [{ type: 'integer' }, { type: 'string' }];
export const isIntOrString = ({ anyOf }: Schema): boolean => sameValue(anyOf, INT_OR_STRING_TYPES);

function typeFaults(schema: Schema, at: string, level: Level, tell: Tell): void {
  const { type = '' } = schema;
  if (type === 'array' && schemaOf(schema.items) === undefined) tell(required(`${at}.items`, 'must be specified'));
  if (says(schema, EMBEDDED) && type !== 'object') {
    const rule = `must be object if ${EMBEDDED} is true`;
    tell(type === '' ? required(`${at}.type`, rule) : invalidValue(`${at}.type`, type, rule));
  } else if (type === '' && !says(schema, INT_OR_STRING) && !says(schema, PRESERVE)) tell(required(`${at}.type`, UNTYPED[level]));
  if (level === 'root' && type !== '' && type !== 'object') tell(invalidValue(`${at}.type`, type, 'must be object at the root'));
}

function extensionFaults(schema: Schema, at: string, level: Level, tell: Tell): void {
  const { additionalProperties, properties } = schema;
  if (says(schema, INT_OR_STRING))
    for (const other of [PRESERVE, EMBEDDED] as const)
      if (says(schema, other)) tell(invalidValue(`${at}.${other}`, true, `must be false if ${INT_OR_STRING} is true`));
  if (additionalProperties !== undefined) {
    if (level === 'root') tell(forbiddenField(`${at}.additionalProperties`, 'must not be used at the root'));
    if (says(schema, EMBEDDED)) tell(forbiddenField(`${at}.additionalProperties`, `must not be used if ${EMBEDDED} is set`));
  }
  if (says(schema, EMBEDDED) && !says(schema, PRESERVE) && properties === undefined)
    tell(required(`${at}.properties`, `must not be empty if ${EMBEDDED} is true without ${PRESERVE}`));
}

/** Keywords that metadata may have besides restrictions of the names, and those that are no part of a structural schema anyway. */
const OPEN: ReadonlySet<string> = new Set(['type', 'default', 'externalDocs', 'example']);
const NAMES = new Set(['name', 'generateName']);

const restrictsMore = (metadata: Schema): boolean =>
  Object.entries(metadata).some(([keyword, value]) =>
    keyword === 'properties' ? namedSchemas(value).some(([name]) => !NAMES.has(name)) : value !== undefined && !OPEN.has(keyword),
  );

const OBJECT_FIELDS = [
  ['kind', 'string'],
  ['apiVersion', 'string'],
  ['metadata', 'object'],
] as const;

/** Faults of the fields that every object has, which are of the types that they always are. */
function objectFaults(schema: Schema, at: string, level: Level, tell: Tell): void {
  if (level !== 'root' && !says(schema, EMBEDDED)) return;
  for (const [name, type] of OBJECT_FIELDS) {
    const property = propertyOf(schema, name);
    if (property !== undefined && property.type !== type)
      tell(invalidValue(`${at}.properties[${name}].type`, property.type ?? '', `must be ${type}`));
  }
  const metadata = propertyOf(schema, 'metadata');
  if (level === 'root' && metadata !== undefined && restrictsMore(metadata))
    tell(
      forbiddenField(
        `${at}.properties[metadata]`,
        'must not specify anything other than name and generateName, but metadata is implicitly specified',
      ),
    );
}

/** Faults of a schema without those inside of it. */
function ownFaults(schema: Schema, at: string, level: Level, patterns: JudgedPatterns | undefined): FieldError[] {
  const faults: FieldError[] = [];
  const tell = (fault: FieldError): void => {
    faults.push(fault);
  };
  typeFaults(schema, at, level, tell);
  extensionFaults(schema, at, level, tell);
  objectFaults(schema, at, level, tell);
  patternFault(schema, at, patterns, tell);
  return faults;
}

function* invariantFaults(schema: Schema, at: string, level: Level, patterns: JudgedPatterns | undefined): FaultSearch {
  yield* ownFaults(schema, at, level, patterns);
  if (patterns?.due()) yield;
  if (isLeaf(schema)) return;
  const [items, values] = [schemaOf(schema.items), schemaOf(schema.additionalProperties)];
  if (items !== undefined) yield* invariantFaults(items, `${at}.items`, 'item', patterns);
  if (values !== undefined) yield* invariantFaults(values, `${at}.additionalProperties`, 'field', patterns);
  for (const [name, property] of namedSchemas(schema.properties)) {
    const there = `${at}.properties[${name}]`;
    if (patterns?.due()) yield;
    yield* isLeaf(property) ? ownFaults(property, there, 'field', patterns) : invariantFaults(property, there, 'field', patterns);
  }
  yield* junctorFaults(schema, at, patterns, true);
}

function patternFault(schema: Schema, at: string, patterns: JudgedPatterns | undefined, tell: Tell): void {
  if (schema.pattern === undefined) return;
  const fault = patterns?.faultOf(schema.pattern);
  if (fault !== undefined) tell(invalidValue(`${at}.pattern`, schema.pattern, `must be a valid regular expression, but isn't: ${fault}`));
}

/** Faults of the schemas that a schema joins; `outer` is true of those in the structural part, where an int-or-string may name its types. */
function* junctorFaults(
  schema: Schema,
  at: string,
  patterns: JudgedPatterns | undefined,
  outer: boolean,
  mayNameTypes = outer,
): FaultSearch {
  if (!(mayNameTypes && isIntOrString(schema)))
    for (const [i, inner] of (schema.anyOf ?? []).entries()) yield* nestedFaults(inner, `${at}.anyOf[${i}]`, patterns);
  for (const [i, inner] of (schema.allOf ?? []).entries()) yield* nestedFaults(inner, `${at}.allOf[${i}]`, patterns, outer && i === 0);
  for (const [i, inner] of (schema.oneOf ?? []).entries()) yield* nestedFaults(inner, `${at}.oneOf[${i}]`, patterns);
  if (schema.not !== undefined) yield* nestedFaults(schema.not, `${at}.not`, patterns);
}

/** Keywords that only the structural part has, and how they are refused inside of junctors. */
const OUTSIDE: readonly (readonly [keyword: Keyword, rule: 'empty' | 'false' | 'undefined'])[] = [
  ['type', 'empty'],
  ['additionalProperties', 'undefined'],
  ['default', 'undefined'],
  ['title', 'empty'],
  ['description', 'empty'],
  ['nullable', 'false'],
  [PRESERVE, 'false'],
  [EMBEDDED, 'false'],
  [INT_OR_STRING, 'false'],
  [LIST_MAP_KEYS, 'empty'],
  [LIST_TYPE, 'undefined'],
  [VALIDATIONS, 'empty'],
];

function* nestedFaults(schema: Schema, at: string, patterns: JudgedPatterns | undefined, mayNameTypes = false): FaultSearch {
  if (patterns?.due()) yield;
  const faults: FieldError[] = [];
  const tell = (fault: FieldError): void => {
    faults.push(fault);
  };
  patternFault(schema, at, patterns, tell);
  for (const [keyword, rule] of OUTSIDE)
    if (schema[keyword] !== undefined) tell(forbiddenField(`${at}.${keyword}`, `must be ${rule} to be structural`));
  if (propertyOf(schema, 'metadata') !== undefined)
    tell(forbiddenField(`${at}.properties[metadata]`, 'must not be specified in a nested context'));
  yield* faults;
  if (isLeaf(schema)) return;
  yield* junctorFaults(schema, at, patterns, false, mayNameTypes);
  const items = schemaOf(schema.items);
  if (items !== undefined) yield* nestedFaults(items, `${at}.items`, patterns);
  for (const [name, property] of namedSchemas(schema.properties)) yield* nestedFaults(property, `${at}.properties[${name}]`, patterns);
}

/** Faults of what junctors restrict and the structural part does not have: `at` is where it should be, `from` where it is restricted. */
function* completenessFaults(restricting: Schema, schema: Schema, at: string, from: string): Generator<FieldError> {
  if (restricting.not !== undefined) yield* restrictedFaults(restricting.not, schema, at, `${from}.not`);
  for (const junctor of ['allOf', 'anyOf', 'oneOf'] as const)
    for (const [i, inner] of (restricting[junctor] ?? []).entries()) yield* restrictedFaults(inner, schema, at, `${from}.${junctor}[${i}]`);
}

function* restrictedFaults(restricting: Schema, schema: Schema, at: string, from: string): Generator<FieldError> {
  if (isLeaf(restricting)) return;
  yield* completenessFaults(restricting, schema, at, from);
  const pairs: [restricting: Schema, schema: Schema | undefined, step: string][] = namedSchemas(restricting.properties).map(
    ([name, property]) => [property, propertyOf(schema, name), `.properties[${name}]`],
  );
  const items = schemaOf(restricting.items);
  if (items !== undefined) pairs.unshift([items, schemaOf(schema.items), '.items']);
  for (const [inner, there, step] of pairs) {
    if (there === undefined) yield required(`${at}${step}`, `because it is defined in ${from}${step}`);
    else yield* restrictedFaults(inner, there, `${at}${step}`, `${from}${step}`);
  }
}

/** Whether the schema has keywords for which it cannot be read as a structural one; they have faults of their own. */
export const isUnreadable = (schema: Schema): boolean => hasSchema(schema, isUnsupported);

/** All faults of a schema that should be structural, in no order; without `patterns`, those that its patterns have are left out. */
export function* structureFaults(schema: Schema, at: string, patterns: JudgedPatterns | undefined): FaultSearch {
  yield* invariantFaults(schema, at, 'root', patterns);
  yield* completenessFaults(schema, schema, at, at);
}
