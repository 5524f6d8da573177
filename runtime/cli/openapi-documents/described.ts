/**
 * OpenAPI documents as generators and linters want them: with what they are about, servers, summaries, descriptions of tags, and examples. A
 * server publishes them as those of a cluster are, for clients that compare the two.
 */
import { isObject } from '../../model/json/json.js';
import type { Json, JsonObject } from '../../model/object.js';
import { Examples } from './examples.js';

/** What documents say of the API as a whole. */
export interface About {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** SPDX identifier of its licence; undefined where it has none. */
  readonly license: string | undefined;
  /** Where the API is served, such as `https://shop.example.com`; `/` is where the document is read from. */
  readonly server: string;
}

const OPERATIONS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const KIND = 'x-kubernetes-group-version-kind';

/** The document with that; the one that is given stays as it is. */
export function described(document: JsonObject, about: About): JsonObject {
  const isV3 = typeof document.openapi === 'string';
  const paths = pathsOf(document);
  const tags = tagsOf(paths);
  const told = {
    ...document,
    info: infoOf(about),
    ...(isV3 ? { servers: [{ url: about.server, description: 'Where the API is served.' }] } : hostOf(about.server)),
    ...(tags.length === 0 ? {} : { tags }),
    paths,
  };
  if (isV3 && isObject(document.components))
    return { ...told, components: { ...document.components, schemas: withExamples(document.components.schemas) } };
  const { definitions } = document;
  return isV3 ? told : withoutSiblings({ ...told, definitions: withExamples(definitions) });
}

const infoOf = ({ title, version, description, license }: About): JsonObject => ({
  title,
  version,
  description,
  ...(license === undefined ? {} : { license: { name: license, url: `https://spdx.org/licenses/${encodeURIComponent(license)}.html` } }),
});

/** Where version 2 says what servers are in version 3. */
function hostOf(server: string): JsonObject {
  if (!URL.canParse(server)) return { basePath: server };
  const { protocol, host, pathname } = new URL(server);
  return { host, basePath: pathname, schemes: [protocol.slice(0, -1)] };
}

/** Paths without a slash at their end, which servers answer as well, and operations with summaries. */
function pathsOf({ paths }: JsonObject): JsonObject {
  const entries = Object.entries(isObject(paths) ? paths : {}).map(([path, item]) => {
    const operations = isObject(item)
      ? Object.entries(item).map(([name, operation]) => [
          name,
          OPERATIONS.includes(name) && isObject(operation) ? summarized(operation) : operation,
        ])
      : [];
    return [path.length > 1 ? path.replace(/\/$/, '') : path, Object.fromEntries(operations)] as const;
  });
  return Object.fromEntries(entries);
}

/** The first sentence of a description is short enough for a summary, which has no full stop. */
const summarized = (operation: JsonObject): JsonObject => ({
  summary: String(operation.description ?? operation.operationId ?? '').split(/\.(?:\s|$)/, 1)[0] ?? '',
  ...operation,
});

/** The tags of operations, each with what its operations are about. */
function tagsOf(paths: JsonObject): JsonObject[] {
  const tags = new Map<string, string>();
  for (const item of Object.values(paths))
    for (const operation of Object.values(isObject(item) ? item : {})) {
      if (!isObject(operation) || !Array.isArray(operation.tags)) continue;
      const about = operation[KIND];
      const [group, version] = isObject(about) ? [String(about.group ?? ''), String(about.version ?? '')] : [];
      const kinds = version === undefined ? undefined : `Objects of the kinds of ${group === '' ? version : `${group}/${version}`}.`;
      for (const tag of operation.tags)
        if (kinds !== undefined || !tags.has(String(tag))) tags.set(String(tag), kinds ?? 'What the server has, and what it is.');
    }
  return [...tags].map(([name, description]) => ({ name, description }));
}

/** Schemas of kinds with an example of an object. */
function withExamples(schemas: Json | undefined): JsonObject {
  if (!isObject(schemas)) return {};
  const examples = new Examples(schemas);
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const [kind, ...others] = isObject(schema) && Array.isArray(schema[KIND]) ? schema[KIND] : [];
      if (!isObject(schema) || !isObject(kind) || others.length > 0) return [name, schema];
      const apiVersion = kind.group === '' ? String(kind.version) : `${kind.group}/${kind.version}`;
      const example = examples.ofKind(schema, String(kind.kind), apiVersion);
      return [name, example === undefined ? schema : { ...schema, example }];
    }),
  );
}

/** The same with what stands beside a reference, which version 2 leaves out, around one. */
function withoutSiblings(document: JsonObject): JsonObject {
  const around = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(around);
    if (!isObject(value)) return value;
    const { $ref, ...others } = value;
    const isAround = typeof $ref === 'string' && Object.keys(others).length > 0;
    const members = Object.entries(isAround ? others : value).map(([name, member]) => [
      name,
      member === undefined ? member : around(member),
    ]);
    return { ...(isAround ? { allOf: [{ $ref }] } : {}), ...Object.fromEntries(members) };
  };
  return Object.fromEntries(Object.entries(document).map(([name, member]) => [name, member === undefined ? member : around(member)]));
}
