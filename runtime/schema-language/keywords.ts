/** What each keyword of a schema may say, and what extensions ask of the keywords beside them. */
import * as allowed from '../../generated/apiextensions/v1beta1/values.js';
import { type FieldError, forbiddenField, invalidValue, notSupported, required } from '../model/errors.js';
import { faultsOfEach } from '../model/faults/fault-budget.js';
import { printedTexts } from '../model/values/printed-values.js';
import {
  EMBEDDED,
  isLeaf,
  JUNCTORS,
  type Junctor,
  type Keyword,
  LIST_MAP_KEYS,
  LIST_TYPE,
  MAP_TYPE,
  namedSchemas,
  PRESERVE,
  propertyOf,
  type Schema,
  says,
  schemaOf,
  schemasIn,
  TYPES,
} from './schema.js';

/** Where a schema stands, and what is asked of it there. */
export interface Place {
  /** The definition's own schema. */
  readonly root: boolean;
  /** Inside of what tells an object's kind and metadata. */
  readonly inMetadata: boolean;
  /** Why no default may stand here, as the fault goes on; undefined where one may. */
  readonly noDefaults?: string | undefined;
  readonly knownTypes: boolean;
  readonly atomicSets: boolean;
  readonly keyedItems: boolean;
}

/** Keywords that schemas of custom resources must not have. */
const UNSUPPORTED = [
  'id',
  'additionalItems',
  'patternProperties',
  'definitions',
  'dependencies',
  '$ref',
] as const satisfies readonly Keyword[];

const hasManyItemSchemas = ({ items }: Schema): boolean => Array.isArray(items) && items.length > 0;

/** Whether a schema says what no structural schema can. */
export const isUnsupported = (schema: Schema): boolean =>
  UNSUPPORTED.some((keyword) => schema[keyword] !== undefined) ||
  schema.$schema !== undefined ||
  schema[PRESERVE] === false ||
  hasManyItemSchemas(schema);

/** Takes the faults of one schema; what is inside of it has its own. */
type Tell = (fault: FieldError) => void;

function plainFaults(schema: Schema, at: string, place: Place, tell: Tell): void {
  const { type = '' } = schema;
  if (place.knownTypes && type !== '' && !TYPES.includes(type)) tell(notSupported(`${at}.type`, type, TYPES));
  if (schema.default !== undefined && place.noDefaults !== undefined)
    tell(forbiddenField(`${at}.default`, `must not be set ${place.noDefaults}`));
  for (const keyword of UNSUPPORTED)
    if (schema[keyword] !== undefined) tell(forbiddenField(`${at}.${keyword}`, `${keyword} is not supported`));
  if (type === 'null') tell(forbiddenField(`${at}.type`, 'type cannot be set to null, use nullable as an alternative'));
  if (hasManyItemSchemas(schema)) tell(forbiddenField(`${at}.items`, 'items must be a schema object and not an array'));
  if (place.inMetadata && says(schema, EMBEDDED)) tell(forbiddenField(`${at}.${EMBEDDED}`, 'must not be used inside of resource meta'));
  if (says(schema, 'uniqueItems'))
    tell(forbiddenField(`${at}.uniqueItems`, 'uniqueItems cannot be set to true since the runtime complexity becomes quadratic'));
  if (schema.additionalProperties !== undefined && schema.additionalProperties !== true && Object.keys(schema.properties ?? {}).length > 0)
    tell(forbiddenField(`${at}.additionalProperties`, 'additionalProperties and properties are mutual exclusive'));
}

const ABOUT_OBJECTS = ['metadata', 'kind', 'apiVersion'];

/** The place of a property, which may be about the object that the schema describes. */
function placeOfProperty(schema: Schema, name: string, place: Place, inner: Place): Place {
  if (!(place.root || says(schema, EMBEDDED)) || !ABOUT_OBJECTS.includes(name)) return inner;
  return { ...inner, inMetadata: true, ...(place.root ? { noDefaults: `in top-level ${name}` } : {}) };
}

function* one(schema: Schema, keyword: 'additionalProperties' | 'not' | 'items', at: string, place: Place): Generator<FieldError> {
  const inner = schemaOf(schema[keyword]);
  if (inner !== undefined) yield* keywordFaults(inner, `${at}.${keyword}`, place);
}

function* many(schema: Schema, keyword: Junctor | 'items', at: string, place: Place): Generator<FieldError> {
  for (const [i, inner] of schemasIn(schema[keyword]).entries()) yield* keywordFaults(inner, `${at}.${keyword}[${i}]`, place);
}

function* named(
  schema: Schema,
  keyword: 'properties' | 'definitions' | 'dependencies',
  at: string,
  place: (name: string) => Place,
): Generator<FieldError> {
  for (const [name, inner] of namedSchemas(schema[keyword])) {
    const there = `${at}.${keyword}[${name}]`;
    // Most properties hold no schemas, and there may be tens of thousands.
    yield* isLeaf(inner) ? leafFaults(inner, there, place(name)) : keywordFaults(inner, there, place(name));
  }
}

function* innerFaults(schema: Schema, at: string, place: Place): Generator<FieldError> {
  const inner = place.root ? { ...place, root: false } : place;
  // A default cannot be pruned where the names of fields are free.
  const values = place.inMetadata ? { ...inner, noDefaults: 'inside additionalProperties applying to object metadata' } : inner;
  yield* one(schema, 'additionalProperties', at, values);
  yield* named(schema, 'properties', at, (name) => placeOfProperty(schema, name, place, inner));
  yield* one(schema, 'not', at, inner);
  for (const junctor of JUNCTORS) yield* many(schema, junctor, at, inner);
  yield* named(schema, 'definitions', at, () => inner);
  yield* one(schema, 'items', at, inner);
  yield* many(schema, 'items', at, inner);
  yield* named(schema, 'dependencies', at, () => inner);
}

const beside = (at: string, type: string, needed: string, extension: string): FieldError => {
  const rule = `must be ${needed} if ${extension} is specified`;
  return type === '' ? required(`${at}.type`, rule) : invalidValue(`${at}.type`, type, rule);
};

const { [MAP_TYPE]: MAP_TYPES, [LIST_TYPE]: LIST_TYPES } = allowed.JSONSchemaProps;

/** Faults of the items of a set: they are compared as a whole, and so can only be changed as a whole. */
export function setItemFaults(schema: Schema, at: string): FieldError[] {
  const items = schemaOf(schema.items);
  if (schema[LIST_TYPE] !== 'set' || items === undefined) return [];
  const { type, [LIST_TYPE]: listType, [MAP_TYPE]: mapType } = items;
  const rule = `must be atomic as item of a list with ${LIST_TYPE}=set`;
  if (type === 'array' && listType !== undefined && listType !== 'atomic')
    return [invalidValue(`${at}.items.${LIST_TYPE}`, listType, rule)];
  // Clients know the value that is shown to be that of the other extension.
  if (type === 'object' && mapType !== 'atomic') return [invalidValue(`${at}.items.${MAP_TYPE}`, listType, rule)];
  return [];
}

function keyFaults(schema: Schema, items: Schema, at: string, tell: Tell): void {
  const keys = schema[LIST_MAP_KEYS] ?? [];
  const wrong = (rule: string): FieldError => invalidValue(`${at}.${LIST_MAP_KEYS}`, printedTexts(keys), rule);
  const seen = new Set<string>();
  for (const key of keys) {
    const property = propertyOf(items, key);
    if (property === undefined) tell(wrong('entries must all be names of item properties'));
    else if (property.type === 'array' || property.type === 'object')
      tell(
        invalidValue(
          `${at}.items.properties[${key}].type`,
          items.type ?? '',
          `must be a scalar type if parent array's ${LIST_TYPE} is map`,
        ),
      );
    if (seen.has(key)) tell(wrong('must not contain duplicate entries'));
    seen.add(key);
  }
}

function mapListFaults(schema: Schema, at: string, tell: Tell): void {
  if (schema[LIST_TYPE] !== 'map') return;
  if ((schema[LIST_MAP_KEYS] ?? []).length === 0) tell(required(`${at}.${LIST_MAP_KEYS}`, `must not be empty if ${LIST_TYPE} is map`));
  if (schema.items === undefined) tell(required(`${at}.items`, `must have a schema if ${LIST_TYPE} is map`));
  else {
    const items = schemaOf(schema.items);
    if (items === undefined)
      tell(
        invalidValue(
          `${at}.items`,
          Array.isArray(schema.items) ? schema.items.length : 0,
          `must only have a single schema if ${LIST_TYPE} is map`,
        ),
      );
    else if (items.type !== 'object')
      tell(invalidValue(`${at}.items.type`, items.type ?? '', `must be object if parent array's ${LIST_TYPE} is map`));
    else keyFaults(schema, items, at, tell);
  }
}

function listTypeFaults(schema: Schema, at: string, place: Place, tell: Tell): void {
  const { type = '', [LIST_TYPE]: listType, [LIST_MAP_KEYS]: keys = [] } = schema;
  if (listType !== undefined && type !== 'array') tell(beside(at, type, 'array', LIST_TYPE));
  else if (place.atomicSets) for (const fault of setItemFaults(schema, at)) tell(fault);
  if (listType !== undefined && !LIST_TYPES.includes(listType)) tell(notSupported(`${at}.${LIST_TYPE}`, listType, LIST_TYPES));
  if (keys.length > 0 && listType !== 'map') {
    const rule = `must be map if ${LIST_MAP_KEYS} is non-empty`;
    tell(listType === undefined ? required(`${at}.${LIST_TYPE}`, rule) : invalidValue(`${at}.${LIST_TYPE}`, listType, rule));
  }
  mapListFaults(schema, at, tell);
}

/** Faults of the items of sets and maps: neither they nor their keys may be null, and keys are always there. */
export function keyedItemFaults(schema: Schema, at: string): FieldError[] {
  const items = schemaOf(schema.items);
  const listType = schema[LIST_TYPE];
  if (items === undefined || (listType !== 'set' && listType !== 'map')) return [];
  const why = `this property is in ${LIST_MAP_KEYS}, so it`;
  const always = new Set(items.required);
  const keyFault = (key: string): FieldError[] => {
    const property = propertyOf(items, key);
    const there = `${at}.items.properties[${key}]`;
    if (property === undefined) return [];
    return [
      ...(always.has(key) || property.default !== undefined
        ? []
        : [required(`${there}.default`, `${why} must have a default or be a required property`)]),
      ...(says(property, 'nullable') ? [forbiddenField(`${there}.nullable`, `${why} cannot be nullable`)] : []),
    ];
  };
  return [
    ...(says(items, 'nullable') ? [forbiddenField(`${at}.items.nullable`, `cannot be nullable when ${LIST_TYPE} is ${listType}`)] : []),
    ...(listType === 'map' ? faultsOfEach(schema[LIST_MAP_KEYS] ?? [], keyFault) : []),
  ];
}

function extensionFaults(schema: Schema, at: string, place: Place, tell: Tell): void {
  if (schema[PRESERVE] === false) tell(invalidValue(`${at}.${PRESERVE}`, false, 'must be true or undefined'));
  const mapType = schema[MAP_TYPE];
  if (mapType !== undefined && schema.type !== 'object') tell(beside(at, schema.type ?? '', 'object', MAP_TYPE));
  if (mapType !== undefined && !MAP_TYPES.includes(mapType)) tell(notSupported(`${at}.${MAP_TYPE}`, mapType, MAP_TYPES));
  listTypeFaults(schema, at, place, tell);
  if (place.keyedItems) for (const fault of keyedItemFaults(schema, at)) tell(fault);
}

/** Faults of a schema that has no others inside. */
function leafFaults(schema: Schema, at: string, place: Place): FieldError[] {
  const faults: FieldError[] = [];
  const tell = (fault: FieldError): void => {
    faults.push(fault);
  };
  plainFaults(schema, at, place, tell);
  extensionFaults(schema, at, place, tell);
  return faults;
}

/** All faults of a schema's keywords and of those inside of it. */
export function* keywordFaults(schema: Schema, at: string, place: Place): Generator<FieldError> {
  const faults: FieldError[] = [];
  const tell = (fault: FieldError): void => {
    faults.push(fault);
  };
  plainFaults(schema, at, place, tell);
  yield* faults.splice(0);
  if (!isLeaf(schema)) yield* innerFaults(schema, at, place);
  extensionFaults(schema, at, place, tell);
  yield* faults;
}
