/** Parts of OpenAPI documents for kinds that are registered while the server runs. */
import type { VersionDefinition } from '../../model/definition/definition.js';
import { withLaterParameters, withParameters } from '../../model/definition/later-parameters.js';
import { KindPaths, ref } from '../../model/definition/openapi-paths.js';
import { isObject } from '../../model/json/json.js';
import { apiVersionOf } from '../../model/object.js';
import type { Registry, Served } from '../../resource/registry.js';

type Schema = Record<string, unknown>;

interface KindPart {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly paths: Readonly<Record<string, Schema>>;
}

/** `com.example.shop.v1.Order`: the group's name from its end, the version and the kind. */
const schemaName = ({ group, version }: VersionDefinition, kind: string): string =>
  [...group.split('.').reverse(), version, kind].join('.');

const KIND = { type: 'string', description: 'Name of the schema this object follows, in CamelCase.' };
const API_VERSION = { type: 'string', description: 'Group and version of that schema.' };

/** What clients are told of the fields by which lists may be narrowed; nothing where there are none. */
const selectable = ({ selectableFields }: VersionDefinition): Schema =>
  selectableFields.length === 0 ? {} : { 'x-kubernetes-selectable-fields': selectableFields.map(({ label }) => ({ fieldPath: label })) };

export class KindParts {
  constructor(
    private readonly registry: Registry,
    /** The release that is shown, whether writes take field validation, and whether documents tell all of lists and subresources. */
    private readonly shown: { readonly release: string; readonly validates: boolean; readonly whole: boolean },
  ) {}

  /** Every registered kind that a version serves. */
  inVersion(apiVersion: string): Served[] {
    return [...(this.registry.inVersion(apiVersion)?.values() ?? [])].filter(({ version }) => version.document !== undefined);
  }

  /** The registered kinds of all versions that have any, by their API services. */
  all(): Map<string, Served[]> {
    const kinds = new Map<string, Served[]>();
    for (const { name, versions } of this.registry.ranked())
      for (const version of versions) {
        const found = this.inVersion(apiVersionOf(name, version.name));
        if (found.length > 0) kinds.set(`${version.name}.${name}`, found);
      }
    return kinds;
  }

  /** The part of a kind, made anew. */
  async part({ version }: Served): Promise<KindPart> {
    const { groupDomain } = this.registry.catalogue.service;
    const meta = `io.k8s.apimachinery.pkg.apis.meta.v1`.replace('io.k8s', groupDomain.split('.').reverse().join('.'));
    const { group, kind, listKind } = version;
    const gvk = (name: string): Schema[] => [{ group, version: version.version, kind: name }];
    const [own, list] = [schemaName(version, kind), schemaName(version, listKind)];
    const sent: Schema | undefined = await version.document?.();
    const given = sent === undefined ? undefined : withBothTypes(sent);
    const about = { apiVersion: API_VERSION, kind: KIND };
    const metadata = { allOf: [ref(`${meta}.ObjectMeta`)], description: 'Standard object metadata.' };
    const schemas = {
      [own]: {
        ...given,
        type: 'object',
        // Clients refuse properties that a schema with properties does not list, so schemas without full knowledge list none.
        ...(given === undefined
          ? {}
          : { properties: { ...(isObject<Schema>(given.properties) ? given.properties : {}), ...about, metadata } }),
        'x-kubernetes-group-version-kind': gvk(kind),
        ...selectable(version),
      },
      [list]: {
        description: `${listKind} is a list of ${kind}`,
        ...(this.shown.whole ? { type: 'object' } : {}),
        required: ['items'],
        properties: {
          ...about,
          items: { description: `List of ${version.plural}.`, type: 'array', items: ref(own) },
          metadata: { allOf: [ref(`${meta}.ListMeta`)], description: 'Standard list metadata.' },
        },
        'x-kubernetes-group-version-kind': gvk(listKind),
        ...selectable(version),
      },
    };
    return { schemas, paths: this.#paths(version, meta, own, list) };
  }

  #paths(version: VersionDefinition, meta: string, own: string, list: string): Record<string, Schema> {
    const { groupDomain: domain, mediaVendor: vendor } = this.registry.catalogue.service;
    const { segment } = this.registry.catalogue.namespaces;
    const paths = new KindPaths({ group: version.group, version: version.version, domain, vendor, segment, meta });
    const { kind, plural, namespaced } = version;
    const scale = meta.replace('apimachinery.pkg.apis.meta.v1', 'api.autoscaling.v1.Scale');
    paths.add({
      kind,
      plural,
      namespaced,
      // Documents list no old-style paths below /watch/ for kinds of definitions.
      verbs: version.verbs.filter((verb) => verb !== 'watch'),
      own: ref(own),
      list: ref(list),
      untyped: true,
      subresources: version.subresources.map((sub) => ({ ...sub, shown: ref(sub.scale === undefined ? own : scale) })),
    });
    const all = withLaterParameters(paths.all, this.shown);
    if (this.shown.whole) return all;
    const whole = Object.entries(all).filter(([path]) => !SUBRESOURCES.test(path));
    const parts = Object.fromEntries(Object.entries(all).filter(([path]) => SUBRESOURCES.test(path)));
    return { ...Object.fromEntries(whole), ...withParameters(parts, (parameter) => (parameter.name === 'force' ? [] : [parameter])) };
  }
}

const SUBRESOURCES = /\}\/(?:scale|status)$/;

const INT_OR_STRING = 'x-kubernetes-int-or-string';
const BOTH_TYPES = [{ type: 'integer' }, { type: 'string' }];

/** The schema with both types of values that are whole numbers or texts, where it only says that they are. */
function withBothTypes(schema: Schema): Schema {
  const inner = (value: unknown): unknown => (isObject<Schema>(value) ? withBothTypes(value) : value);
  const { properties, items, additionalProperties } = schema;
  return {
    ...schema,
    ...(schema[INT_OR_STRING] === true && schema.anyOf === undefined && schema.allOf === undefined ? { anyOf: BOTH_TYPES } : {}),
    ...(isObject<Schema>(properties)
      ? { properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, inner(property)])) }
      : {}),
    ...(items === undefined ? {} : { items: inner(items) }),
    ...(additionalProperties === undefined ? {} : { additionalProperties: inner(additionalProperties) }),
  };
}

/** Keywords that a v2 document cannot express. */
const UNSAID = ['oneOf', 'anyOf', 'not', 'default', 'nullable'];
/** What a schema says of values that may be something else, too: null, or a number beside a text. */
const OF_TYPE = ['type', 'format', 'items', 'properties', 'additionalProperties', 'required'];
/** What a schema says of the parts of values that may have others, too; clients take none but those that they are told of. */
const OF_PARTS = ['items', 'properties', 'additionalProperties', 'required'];
const PRESERVES = 'x-kubernetes-preserve-unknown-fields';
const KINDS = 'x-kubernetes-group-version-kind';

/** The schema of a kind as it goes into a v2 document: of objects that may hold anything, clients are told nothing more. */
export function reducedKind(schema: Schema): unknown {
  return schema[PRESERVES] === true ? { type: 'object', [KINDS]: schema[KINDS] } : reducedSchema(schema);
}

/** A schema as it goes into a v2 document, where clients hold values to it that know no more than v2 has. */
function reducedSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(reducedSchema);
  if (!isObject<Schema>(schema)) return schema;
  const anyType = schema.nullable === true || schema[INT_OR_STRING] === true;
  const anyParts = schema[PRESERVES] === true;
  // A list is of items that are told of, or it is not told of as a list.
  const noList = anyParts && schema.type === 'array';
  const left = new Set([...UNSAID, ...(anyType || noList ? OF_TYPE : anyParts ? OF_PARTS : [])]);
  const isReference = Array.isArray(schema.allOf) && isObject<Schema>(schema.allOf[0]) && '$ref' in schema.allOf[0];
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !left.has(key) && (key !== 'allOf' || isReference))
      .map(([key, value]) => {
        if (key === 'required' && Array.isArray(value)) return [key, value.filter((name) => !mayBeNull(schema, name))];
        if (key === 'properties' && isObject<Schema>(value))
          return [key, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, reducedSchema(inner)]))];
        return [key, key === 'items' || key === 'additionalProperties' ? reducedSchema(value) : value];
      }),
  );
}

/** Whether a member may be null, which clients take for absent. */
function mayBeNull({ properties }: Schema, name: unknown): boolean {
  const member = isObject<Schema>(properties) && typeof name === 'string' && Object.hasOwn(properties, name) ? properties[name] : undefined;
  return isObject<Schema>(member) && member.nullable === true;
}
