/** Custom resource definitions as files of a catalogue. */
import { compareVersions } from '../../runtime/model/values/version-order.js';
import type { GroupSource, KindSource, ResourceSource, TypeSource } from '../schema/schema.js';
import { type CustomResource, type JsonSchema, present, Unsaid, type Version } from './custom-resource.js';
import { corresponding, SchemaImport } from './import-schema.js';

interface ImportedFile {
  /** Below the catalogue. */
  readonly path: string;
  readonly content: GroupSource | KindSource;
}

interface Imported {
  readonly group: string;
  readonly versions: readonly string[];
  readonly kinds: readonly ImportedFile[];
  /** What the catalogue does not say, a line each. */
  readonly unsaid: readonly string[];
}

/** The kinds of a definition, one for each version; `folder` is that of the group. The version that is stored is the hub. */
export function imported(definition: CustomResource, folder: string): Imported {
  const unsaid = new Unsaid();
  const { spec } = definition;
  const { kind } = spec.names;
  const hub = spec.versions.find(({ storage }) => storage);
  if (hub === undefined) throw new Error(`${definition.metadata.name} has no version that is stored`);
  if ((spec.conversion?.strategy ?? 'None') !== 'None')
    unsaid.tell(kind, 'nothing asks a webhook to convert; write a `conversion`, or functions in code');
  const versions = spec.versions.toSorted((a, b) => compareVersions(a.name, b.name));
  const typesOf = (version: Version): Record<string, TypeSource> => {
    const types = new SchemaImport(unsaid, version === hub, new Set([kind, `${kind}List`]));
    const root = types.root(kind, version.schema?.openAPIV3Schema ?? {});
    return { [kind]: root, ...Object.fromEntries(types.types) };
  };
  const ofHub = typesOf(hub);
  const files = versions.map((version) => {
    tellOfVersion(version, unsaid);
    const { [kind]: root, ...types } = version === hub ? ofHub : corresponding(typesOf(version), ofHub, version.name, unsaid);
    const content = present({
      kind,
      description: '',
      resource: resourceOf(spec, version, hub, folder, unsaid),
      ...root,
      types: Object.keys(types).length === 0 ? undefined : types,
    });
    return {
      path: `${folder}/${version.name}/${kind}.yaml`,
      content: {
        ...content,
        description: version.schema?.openAPIV3Schema?.description ?? `Objects of ${spec.names.plural}.${spec.group}.`,
      },
    };
  });
  return { group: spec.group, versions: versions.map(({ name }) => name), kinds: files, unsaid: unsaid.lines };
}

function tellOfVersion({ name, served, deprecated, schema }: Version, unsaid: Unsaid): void {
  if (!served) unsaid.tell(name, 'it is off by default, and could be switched on');
  if (deprecated) unsaid.tell(name, 'no warning tells that it is deprecated; write a `lifetime`');
  if (schema?.openAPIV3Schema?.type === undefined) unsaid.tell(name, 'it has no schema, and a catalogue keeps only fields that it knows');
}

const STATUS_VERBS: ('get' | 'patch' | 'update')[] = ['get', 'patch', 'update'];

function resourceOf(spec: CustomResource['spec'], version: Version, hub: Version, folder: string, unsaid: Unsaid): ResourceSource {
  const { plural, singular, shortNames, categories, kind } = spec.names;
  const { status } = version.subresources ?? {};
  const scale = scaleOf(version, unsaid);
  const subresources = present({
    status: status === undefined ? undefined : { verbs: STATUS_VERBS },
    scale: scale === undefined ? undefined : { kind: 'autoscaling/v1.Scale', verbs: STATUS_VERBS, scale },
  });
  return present({
    plural,
    singular: singular ?? kind.toLowerCase(),
    shortNames: shortNames === undefined || shortNames.length === 0 ? undefined : [...shortNames],
    categories: categories === undefined || categories.length === 0 ? undefined : [...categories],
    scope: spec.scope,
    enabledByDefault: version.served ? undefined : false,
    ...(version === hub
      ? { storage: { prefix: `${spec.group}/${plural}` }, writes: { putNeedsVersion: true } }
      : { hub: `${folder}/${hub.name}.${kind}` }),
    subresources: Object.keys(subresources).length === 0 ? undefined : subresources,
    columns: columnsOf(version, unsaid),
  }) as ResourceSource;
}

interface ScalePaths {
  readonly specReplicas: string;
  readonly statusReplicas: string;
  readonly selector: string;
}

/** Where numbers and selector are, as far as the schema has such fields. */
function scaleOf({ name, subresources, schema }: Version, unsaid: Unsaid): ScalePaths | undefined {
  const { scale } = subresources ?? {};
  if (scale === undefined) return undefined;
  const { specReplicasPath: specReplicas, statusReplicasPath: statusReplicas, labelSelectorPath: selector = '' } = scale;
  const isDeclared = (path: string): boolean => fieldAt(schema?.openAPIV3Schema, path) !== undefined;
  if ([specReplicas, statusReplicas, selector].every(isDeclared)) return { specReplicas, statusReplicas, selector };
  unsaid.tell(name, 'there is no scale: it needs fields of the schema for both numbers, and for a selector');
  return undefined;
}

function fieldAt(schema: JsonSchema | undefined, path: string): JsonSchema | undefined {
  const names = path.split('.').slice(1);
  return names.length === 0 ? undefined : names.reduce<JsonSchema | undefined>((at, name) => at?.properties?.[name], schema);
}

/** Paths that both sides read alike. */
const PLAIN_PATH = /^(\.[\w-]+)+$/;

function columnsOf({ name: version, additionalPrinterColumns = [] }: Version, unsaid: Unsaid): NonNullable<ResourceSource['columns']> {
  const columns = additionalPrinterColumns.filter(({ name, jsonPath }) => {
    if (PLAIN_PATH.test(jsonPath)) return true;
    unsaid.tell(version, `there is no column ${name}: its path ${jsonPath} is more than names of fields`);
    return false;
  });
  const named = {
    name: 'Name',
    type: 'string' as const,
    format: 'name',
    description: 'Name of the object, unique among those of its kind in a namespace.',
    value: '.metadata.name',
  };
  const own = columns.map(({ name, type, format, description, priority, jsonPath }) =>
    present({ name, type, format, description, priority, value: jsonPath }),
  );
  const age = { name: 'Age', type: 'date' as const, value: '.metadata.creationTimestamp' };
  return [named, ...(additionalPrinterColumns.length === 0 ? [age] : own)] as NonNullable<ResourceSource['columns']>;
}
