/**
 * Definitions of projects as they are published for TypeScript: one package for each project, with the schema of every version of every
 * kind, made of the project's own definitions. What the packages changed in the schemas is changed back here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareVersions } from '../../runtime/model/values/version-order.js';
import { packageFiles } from '../support/programs/packages.js';

type Schema = Record<string, unknown>;

/** How a kind is served, which the packages do not tell. */
export interface About {
  readonly scope?: 'Cluster';
  readonly plural?: string;
  readonly shortNames?: readonly string[];
  readonly scale?: { readonly specReplicasPath: string; readonly statusReplicasPath: string; readonly labelSelectorPath?: string };
  readonly columns?: readonly Record<string, unknown>[];
}

export interface Definition {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations: Readonly<Record<string, string>> };
  readonly spec: Record<string, unknown>;
}

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The definitions of a package; `about` tells of kinds by `<group>/<Kind>`. */
export function definitionsIn(name: string, about: Readonly<Record<string, About>>): Definition[] {
  const folder = packageFiles(name);
  const kinds = new Map<string, { version: string; schema: Schema }[]>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const [, group, version, kind] = /^([\w-]+(?:\.[\w-]+)+)\/(v\d\w*)\/([A-Z]\w+)\.js$/.exec(file) ?? [];
    const text =
      kind === undefined ? undefined : /const schema = (\{[\s\S]*?\n\});/.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1];
    if (group === undefined || version === undefined || text === undefined) continue;
    const versions = kinds.get(`${group}/${kind}`) ?? [];
    kinds.set(`${group}/${kind}`, [...versions, { version, schema: rootOf(JSON.parse(text) as Schema) }]);
  }
  return [...kinds].map(([key, versions]) => definitionOf(key, versions, about[key] ?? {}));
}

function definitionOf(key: string, versions: { version: string; schema: Schema }[], about: About): Definition {
  const [group = '', kind = ''] = key.split('/');
  const {
    plural = `${kind.toLowerCase()}s`.replace(/([^aeiou])ys$/, '$1ies').replace(/ss$/, 'sses'),
    shortNames = [],
    scale,
    columns,
  } = about;
  const [storage] = versions.toSorted((a, b) => compareVersions(a.version, b.version));
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    // What groups of the cluster's own domain need.
    metadata: { name: `${plural}.${group}`, annotations: { 'api-approved.kubernetes.io': 'https://example.com/approved' } },
    spec: {
      group,
      names: { kind, listKind: `${kind}List`, plural, singular: kind.toLowerCase(), shortNames },
      scope: about.scope ?? (kind.startsWith('Cluster') ? 'Cluster' : 'Namespaced'),
      versions: versions.map(({ version, schema }) => ({
        name: version,
        served: true,
        storage: version === storage?.version,
        schema: { openAPIV3Schema: schema },
        subresources: { status: {}, ...(scale === undefined ? {} : { scale }) },
        ...(columns === undefined ? {} : { additionalPrinterColumns: columns }),
      })),
    },
  };
}

/** The schema of a whole object: of kind, version and metadata a definition says no more than what they are. */
function rootOf(schema: Schema): Schema {
  const { apiVersion: _, kind: __, metadata: ___, ...properties } = (schema.properties ?? {}) as Schema;
  const own = restored({ ...schema, properties }) as Schema;
  const required = Array.isArray(schema.required) ? schema.required.filter((field) => Object.hasOwn(properties, field as string)) : [];
  const about = { apiVersion: { type: 'string' }, kind: { type: 'string' }, metadata: { type: 'object' } };
  return {
    ...own,
    properties: { ...about, ...(own.properties as Schema) },
    ...(required.length === 0 ? { required: undefined } : { required }),
  };
}

const isNullType = (value: unknown): boolean => isObject(value) && value.type === 'null';

/** A schema as the definition has it. */
function restored(value: Schema): unknown {
  const [first, second, ...others] = Array.isArray(value.oneOf) ? value.oneOf : [];
  if (isObject(first) && isNullType(second) && others.length === 0) {
    const { oneOf: _, ...beside } = value;
    return restored({ ...first, ...beside });
  }
  // Types of the cluster that the packages share.
  if (value.$ref !== undefined) return { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
  const inner = (child: unknown): unknown => (isObject(child) ? restored(child) : child);
  const named = (map: unknown): Schema => Object.fromEntries(Object.entries(map as Schema).map(([name, child]) => [name, inner(child)]));
  // The packages make all optional fields nullable, and a word of OpenAPI is none of definitions.
  const { nullable: _, deprecated: __, ...out } = value;
  if (isObject(value.properties)) out.properties = named(value.properties);
  for (const keyword of ['items', 'additionalProperties']) if (isObject(value[keyword])) out[keyword] = inner(value[keyword]);
  return typed(out);
}

/** What the packages leave out: of a schema without a type, that it is of a number or a text, and of others that they take anything. */
function typed(schema: Schema): Schema {
  const members = Object.keys((schema.properties ?? {}) as Schema);
  const holdsAnything = schema.type === 'object' && members.length === 0 && schema.additionalProperties === undefined;
  if (holdsAnything) return { ...schema, 'x-kubernetes-preserve-unknown-fields': true };
  if (schema.type !== undefined || schema['x-kubernetes-int-or-string'] === true) return schema;
  if (Array.isArray(schema.anyOf) && JSON.stringify(schema.anyOf) === '[{"type":"integer"},{"type":"string"}]')
    return { ...schema, 'x-kubernetes-int-or-string': true };
  if (isObject(schema.properties)) return { ...schema, type: 'object' };
  return { ...schema, 'x-kubernetes-preserve-unknown-fields': true };
}
