/** What expressions see: the value that a rule is about, or what policies know of a request. */

import type { DiscoveredKind, OpenApiSchema, OpenApiSchemas } from '../../../api-client/index.js';
import { DYN, NAMESPACE, REQUEST, type Schema, SchemaTypes, type Type } from '../../../cel/index.js';
import { type KindSchema, schemaAt } from '../editor/schema-walk.js';
import type { SessionUser } from '../session/session.js';
import { type JsonObject, type Path, valueAt } from '../values/json.js';
import { textAt } from '../values/objects.js';
import type { TrialVariable } from './trial.js';

/** The objects of a trial. */
interface TriedObjects {
  /** As it is edited. */
  readonly object: JsonObject;
  /** As it is stored; undefined where nothing is. */
  readonly stored: JsonObject | undefined;
}

/** Those of a rule of a schema: the value at a path now, and as it is stored. */
export function ruleVariables({ object, stored }: TriedObjects, schema: KindSchema | undefined, path: Path): TrialVariable[] {
  const type = schema === undefined ? DYN : typeAt(schema, path);
  return [
    { name: 'self', type, value: valueAt(object, path) },
    { name: 'oldSelf', type, value: stored && valueAt(stored, path) },
  ];
}

export const OPERATIONS = ['CREATE', 'UPDATE', 'DELETE'] as const;
type Operation = (typeof OPERATIONS)[number];

interface PolicyScope extends TriedObjects {
  readonly kind: DiscoveredKind;
  readonly operation: Operation;
  readonly user: SessionUser;
  /** The object of the namespace; undefined where there is none, or it may not be read. */
  readonly namespace: JsonObject | undefined;
}

/** Those of a policy: the object and what it was, the request and its namespace. */
export function policyVariables({ object, stored, kind, operation, user, namespace }: PolicyScope): TrialVariable[] {
  const { group, version, kind: name, plural: resource } = kind;
  const kinds = { group, version, kind: name };
  const resources = { group, version, resource };
  const request = {
    kind: kinds,
    resource: resources,
    subResource: '',
    requestKind: kinds,
    requestResource: resources,
    requestSubResource: '',
    name: textAt(object, 'metadata', 'name'),
    namespace: textAt(object, 'metadata', 'namespace'),
    operation,
    userInfo: { username: user.name, groups: user.groups },
    dryRun: false,
    options: {},
  };
  return [
    { name: 'object', type: DYN, value: operation === 'DELETE' ? undefined : object },
    { name: 'oldObject', type: DYN, value: operation === 'CREATE' ? undefined : stored },
    { name: 'request', type: REQUEST, value: request },
    { name: 'namespaceObject', type: NAMESPACE, value: namespace },
  ];
}

function typeAt(schema: KindSchema, path: Path): Type {
  const found = schemaAt(schema, path);
  if (found === undefined) return DYN;
  return new SchemaTypes().of(structural(schema.schemas, found, new Set()), path.length === 0) ?? DYN;
}

/** A schema that takes any value. */
const ANY: Schema = { 'x-kubernetes-int-or-string': true };

/** A published schema without references; types that hold themselves end in any value. */
function structural(schemas: OpenApiSchemas, given: OpenApiSchema, above: ReadonlySet<string>): Schema {
  const reference = given.$ref ?? given.allOf?.[0]?.$ref;
  if (reference !== undefined && above.has(reference)) return ANY;
  const inside = reference === undefined ? above : new Set([...above, reference]);
  const schema = schemas.resolved(given);
  if (schema.format === 'int-or-string' || schema.type === undefined) return ANY;
  const { properties, items, additionalProperties } = schema;
  if (schema.type === 'object' && properties === undefined && typeof additionalProperties !== 'object') return ANY;
  const inner = (of: OpenApiSchema): Schema => structural(schemas, of, inside);
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, inner(member)])) }),
    ...(items && { items: inner(items) }),
    ...(typeof additionalProperties === 'object' ? { additionalProperties: inner(additionalProperties) } : {}),
  };
}
