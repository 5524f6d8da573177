/** Objects inside of custom resources: they have a kind and an apiVersion, and their metadata is that of any object. */
import { unreadEntriesFaults } from '../apply/index.js';
import { type FieldError, invalidValue, required } from '../model/errors.js';
import { faultsOfEach } from '../model/faults/fault-budget.js';
import { foundAtOnce } from '../model/faults/fault-search.js';
import { isObject } from '../model/json/json.js';
import { type JsonObject, type ObjectMeta, parseApiVersion } from '../model/object.js';
import { faultsOf } from '../model/values/formats.js';
import { printedJson } from '../model/values/printed-values.js';
import { type MetadataRules, metadataSearch } from '../resource/writes/metadata.js';
import { EMBEDDED, PRESERVE, propertyOf, type Schema, says, schemaOf } from './schema.js';

const TYPE_FIELDS = ['apiVersion', 'kind'] as const;
const OBJECT_FIELDS: readonly string[] = [...TYPE_FIELDS, 'metadata'];

/** The schema as that of an object. */
export const asObjectSchema = (schema: Schema): Schema => ({ ...schema, [EMBEDDED]: true });

/** Whether a value has fields that the schema would have dropped. */
export function hasUnknownFields(schema: Schema | undefined, value: unknown, preserved = false): boolean {
  const keeps = preserved || (schema !== undefined && says(schema, PRESERVE));
  if (Array.isArray(value)) return value.some((item) => hasUnknownFields(schemaOf(schema?.items), item, keeps));
  if (!isObject(value)) return false;
  return Object.entries(value).some(([name, member]) => {
    if (schema !== undefined && says(schema, EMBEDDED) && OBJECT_FIELDS.includes(name)) return false;
    const property = schema === undefined ? undefined : propertyOf(schema, name);
    if (property !== undefined) return hasUnknownFields(property, member);
    if (schema?.additionalProperties !== undefined) return hasUnknownFields(schemaOf(schema.additionalProperties), member);
    return !keeps;
  });
}

/** Goes through the objects inside of a value, each with its schema. */
function* objectsIn(schema: Schema | undefined, value: unknown, at: string): Generator<[object: JsonObject, at: string]> {
  if (schema === undefined) return;
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) yield* objectsIn(schemaOf(schema.items), item, `${at}[${i}]`);
  } else if (isObject(value)) {
    if (says(schema, EMBEDDED)) yield [value, at];
    for (const [name, member] of Object.entries(value)) {
      const property = propertyOf(schema, name);
      if (property !== undefined) yield* objectsIn(property, member, at === '' ? name : `${at}.${name}`);
      else yield* objectsIn(schemaOf(schema.additionalProperties), member, `${at}[${name}]`);
    }
  }
}

const child = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

/** The types of metadata, as clients know their names. */
const METADATA_TYPES: Readonly<Record<string, string>> = {
  name: 'string',
  generateName: 'string',
  namespace: 'string',
  selfLink: 'string',
  uid: 'types.UID',
  resourceVersion: 'string',
  clusterName: 'string',
  generation: 'int64',
  deletionGracePeriodSeconds: 'int64',
  labels: 'map[string]string',
  annotations: 'map[string]string',
  finalizers: '[]string',
  ownerReferences: '[]v1.OwnerReference',
  managedFields: '[]v1.ManagedFieldsEntry',
};

const goKind = (value: unknown): string =>
  Array.isArray(value) ? 'array' : typeof value === 'boolean' ? 'bool' : typeof value === 'bigint' ? 'number' : typeof value;

const TEXT_TYPES = ['string', 'types.UID'];

const fitsType = (type: string, value: unknown): boolean => {
  if (value === null || value === undefined) return true;
  if (TEXT_TYPES.includes(type)) return typeof value === 'string';
  if (type === 'int64') return Number.isInteger(value) || typeof value === 'bigint';
  if (type.startsWith('[]')) return Array.isArray(value) && value.every((v) => (type === '[]string' ? typeof v === 'string' : isObject(v)));
  return isObject(value) && Object.values(value).every((v) => typeof v === 'string');
};

/** Why metadata cannot be read; undefined where it can. */
function unreadable(metadata: unknown): string | undefined {
  const unlike = (value: unknown, into: string): string => `json: cannot unmarshal ${goKind(value)} into Go ${into}`;
  if (!isObject(metadata)) return metadata === null ? undefined : unlike(metadata, 'value of type v1.ObjectMeta');
  const wrong = Object.entries(METADATA_TYPES).find(([name, type]) => Object.hasOwn(metadata, name) && !fitsType(type, metadata[name]));
  return wrong === undefined ? undefined : unlike(metadata[wrong[0]], `struct field ObjectMeta.${wrong[0]} of type ${wrong[1]}`);
}

/** The first part of an object that is of a wrong type. */
function typeFault([object, at]: [object: JsonObject, at: string]): FieldError | undefined {
  for (const name of TYPE_FIELDS)
    if (Object.hasOwn(object, name) && typeof object[name] !== 'string')
      return invalidValue(child(at, name), printedJson(object[name]), 'must be a string');
  const fault = Object.hasOwn(object, 'metadata') ? unreadable(object.metadata) : undefined;
  return fault === undefined ? undefined : invalidValue(child(at, 'metadata'), printedJson(object.metadata), fault);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An absent text is needed, an empty one is wrong. */
const emptyFault = (object: JsonObject, name: string, at: string): FieldError =>
  Object.hasOwn(object, name) ? invalidValue(child(at, name), '', 'must not be empty') : required(child(at, name), 'must not be empty');

function typeMetaFaults(object: JsonObject, at: string): FieldError[] {
  const [apiVersion, kind] = [textOf(object.apiVersion), textOf(object.kind)];
  const kindFaults = faultsOf('dns-1035-label', kind.toLowerCase());
  return [
    ...(apiVersion === ''
      ? [emptyFault(object, 'apiVersion', at)]
      : parseApiVersion(apiVersion) === undefined
        ? [invalidValue(child(at, 'apiVersion'), apiVersion, `unexpected GroupVersion string: ${apiVersion}`)]
        : []),
    ...(kind === ''
      ? [emptyFault(object, 'kind', at)]
      : kindFaults.length > 0
        ? [invalidValue(child(at, 'kind'), kind, `may have mixed case, but should otherwise match: ${kindFaults.join(',')}`)]
        : []),
  ];
}

/** Faults of metadata of which every field is known to be of the type that it has in all metadata. */
function objectMetaFaults(object: JsonObject, at: string, rules: MetadataRules): FieldError[] {
  if (!Object.hasOwn(object, 'metadata')) return [];
  const given: ObjectMeta = isObject(object.metadata) ? (object.metadata as ObjectMeta) : {};
  // An embedded object needs no name, so a missing one is replaced by one without faults.
  const metadata: ObjectMeta = { ...given, name: given.name || 'any' };
  const rule = { format: 'path-segment', namespaced: (given.namespace ?? '') !== '', plainFinalizers: true };
  const faults = [...foundAtOnce(metadataSearch(metadata, rule, rules)), ...unreadEntriesFaults(given.managedFields ?? [])];
  return faults.map((fault) => ({ ...fault, field: child(at, fault.field) }));
}

/** All faults of the objects inside of a value; where a value is of a wrong type, only the first of these. */
export function embeddedFaults(schema: Schema, value: unknown, at: string, rules: MetadataRules): FieldError[] {
  const objects = [...objectsIn(schema, value, at)];
  const wrong = objects.map(typeFault).find((f) => f !== undefined);
  if (wrong !== undefined) return [wrong];
  return faultsOfEach(objects, ([object, there]) => [...typeMetaFaults(object, there), ...objectMetaFaults(object, there, rules)]);
}
