/** Types of what expressions of policies see: the request, and the namespace that it is about. */
import { BOOL, DYN, type Field, INT, listOf, mapOf, type ObjectType, STRING, type Type } from '../types.js';

/** A type with these fields. */
export function objectOf(name: string, fields: readonly Field[]): ObjectType {
  const all = new Map(fields.map((field) => [field.name, field]));
  return { kind: 'object', name, fields: () => all };
}

/** Fields by name, all of one type where a type stands for several. */
const fieldsOf = (types: Readonly<Record<string, Type>>): Field[] => Object.entries(types).map(([name, type]) => ({ name, type }));

const texts = (...names: readonly string[]): Readonly<Record<string, Type>> => Object.fromEntries(names.map((name) => [name, STRING]));

const TEXT_MAP = mapOf(STRING, STRING);

const KIND = objectOf('kubernetes.GroupVersionKind', fieldsOf(texts('group', 'version', 'kind')));
const RESOURCE = objectOf('kubernetes.GroupVersionResource', fieldsOf(texts('group', 'version', 'resource')));
const USER = objectOf(
  'kubernetes.UserInfo',
  fieldsOf({ ...texts('username', 'uid'), groups: listOf(STRING), extra: mapOf(STRING, listOf(STRING)) }),
);

/** What expressions know of the request. */
export const REQUEST: ObjectType = objectOf(
  'kubernetes.AdmissionRequest',
  fieldsOf({
    kind: KIND,
    resource: RESOURCE,
    subResource: STRING,
    requestKind: KIND,
    requestResource: RESOURCE,
    requestSubResource: STRING,
    ...texts('name', 'namespace', 'operation'),
    userInfo: USER,
    dryRun: BOOL,
    options: DYN,
  }),
);

const NAMESPACE_METADATA = objectOf(
  'kubernetes.NamespaceMetadata',
  fieldsOf({
    ...texts('name', 'generateName', 'namespace', 'UID', 'resourceVersion'),
    labels: TEXT_MAP,
    annotations: TEXT_MAP,
    generation: INT,
    creationTimestamp: { kind: 'timestamp' },
    deletionTimestamp: { kind: 'timestamp' },
    deletionGracePeriodSeconds: INT,
  }),
);

/** What expressions know of the namespace of the request's object. */
export const NAMESPACE: ObjectType = objectOf(
  'kubernetes.Namespace',
  fieldsOf({
    metadata: NAMESPACE_METADATA,
    spec: objectOf('kubernetes.NamespaceSpec', fieldsOf({ finalizers: listOf(STRING) })),
    status: objectOf('kubernetes.NamespaceStatus', fieldsOf({ phase: STRING })),
  }),
);
