/** Resource definitions of each version, the catalogue that joins them, and the Koa routes they are reached by. */
import { createHash } from 'node:crypto';
import { compareReleases, entriesIn, entryIn, type Life } from '../../runtime/model/definition/releases.js';
import { routesOf } from '../../runtime/model/definition/routes.js';
import {
  type GroupModel,
  type GroupVersionModel,
  isGenerated,
  type KindModel,
  type Model,
  reachedFrom,
  resourcesOf,
  versionsOf,
} from '../model.js';
import type { ResourceSource } from '../schema/schema.js';
import type { Settings } from '../settings.js';
import { folderOf, literal, propertyLines, TypeScriptFile } from './source.js';
import { storedShape } from './stored-shape.js';

const ALL_VERBS = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'];

/** Fingerprint of a storage version, by which clients see that it changed. */
const storageVersionHash = (kind: KindModel): string =>
  createHash('sha256').update(`${kind.version.group.name}/${kind.version.version}/${kind.name}`).digest().subarray(0, 8).toString('base64');

const storedAs = (hub: KindModel, model: Model, ref = hub.resource?.storage?.version): KindModel => {
  const version = ref === undefined ? undefined : versionsOf(model).find((v) => v.ref === ref);
  const stored = version?.kinds.get(hub.name);
  // A catalogue that leaves this version out keeps objects as the hub has them.
  return stored?.resource === undefined ? hub : stored;
};

export function emitDefinitions(version: GroupVersionModel, model: Model): TypeScriptFile {
  const file = new TypeScriptFile(
    `${folderOf(version)}/definitions.ts`,
    `Resources of ${version.apiVersion}: names, verbs, subresources, columns and lifetimes.`,
  );
  const kinds = [...version.kinds.values()];
  for (const kind of kinds) {
    const { resource: written } = kind;
    if (written === undefined) continue;
    const resource = ofRelease(kind, written);
    const bodies = (named: string = kind.name): { group: string; version: string; kind: string } => {
      const dot = named.lastIndexOf('.');
      const of = dot < 0 ? version : (versionsOf(model).find((v) => v.ref === named.slice(0, dot)) ?? version);
      return { group: of.group.name, version: of.version, kind: named.slice(dot + 1) };
    };
    const subresources = Object.entries(resource.subresources ?? {}).map(([name, s]) => {
      const changes = Object.entries(s.changes ?? {}).map(([from, { kind: other, ...words }]) => [
        from,
        { ...words, ...(other === undefined ? {} : bodies(other)) },
      ]);
      return {
        name,
        ...bodies(s.kind),
        verbs: s.verbs,
        ...(s.scale === undefined ? {} : { scale: s.scale }),
        ...(s.featureGate === undefined ? {} : { featureGate: s.featureGate }),
        ...(s.connects === undefined ? {} : { connects: s.connects }),
        ...lifeOf(s),
        ...(changes.length === 0 ? {} : { changes: Object.fromEntries(changes) }),
      };
    });
    const columns = (resource.columns ?? DEFAULT_COLUMNS).map((c) => ({
      name: c.name,
      type: c.type,
      format: c.format ?? '',
      description: c.description ?? columnText(c.name, kind),
      priority: c.priority ?? 0,
      ...(c.value === undefined ? {} : { value: c.value }),
      ...lifeOf(c),
    }));
    const selectable = Object.entries(resource.selectable ?? {}).map(([label, s]) => ({
      label,
      path: s.path ?? label,
      ...(s.absent ? { absent: true } : {}),
      ...lifeOf(s),
    }));
    const definition = {
      group: version.group.name,
      version: version.version,
      kind: kind.name,
      listKind: `${kind.name}List`,
      plural: resource.plural,
      singular: resource.singular ?? '',
      shortNames: resource.shortNames ?? [],
      categories: resource.categories ?? [],
      namespaced: resource.scope === 'Namespaced',
      verbs: resource.verbs ?? ALL_VERBS,
      enabledByDefault: resource.enabledByDefault ?? !(version.group.origin.ofCluster && version.version.includes('alpha')),
      ...(resource.featureGate === undefined ? {} : { featureGate: resource.featureGate }),
      subresources,
      columns,
      plainTable: resource.columns === undefined,
      selectableFields: selectable,
      ...(resource.unselectable === undefined ? {} : { unselectable: resource.unselectable }),
      lifetime: lifetimeOf(kind),
      ...(resource.withoutRules === undefined ? {} : { withoutRules: resource.withoutRules }),
      ...(resource.writesStatus ? { writesStatus: true } : {}),
      ...(resource.orphans ? { orphans: true } : {}),
      ...(resource.neverOwner ? { neverOwner: true } : {}),
      ...(resource.alsoWrittenAs === undefined ? {} : { alsoWrittenAs: resource.alsoWrittenAs }),
      ...(resource.virtual ? {} : { storageVersionHash: storageVersionHash(storedAs(kind.hub, model)) }),
      ...changesOf(kind, resource, model),
    };
    file.constant(kind.name, `${printObject(definition).slice(0, -1)}  load: async () => (await import('./kinds.js')).${kind.name},\n}`, {
      type: file.usePackageType('VersionDefinition'),
    });
  }
  return file;
}

/** The resource as the release has it that its catalogue makes; as it is written where lives go by what servers show. */
function ofRelease({ version }: KindModel, resource: ResourceSource): ResourceSource {
  const { release } = version.group.origin.made;
  if (release === undefined) return resource;
  const { columns, subresources, selectable } = resource;
  return {
    ...(entryIn(resource, release) ?? resource),
    changes: undefined,
    ...(columns === undefined ? {} : { columns: columns.flatMap((column) => entryIn(column, release) ?? []) }),
    ...(subresources === undefined ? {} : { subresources: entriesIn(subresources, release) }),
    ...(selectable === undefined ? {} : { selectable: entriesIn(selectable, release) }),
  };
}

/** What changes in a resource, by release: its own words, and the fingerprint of the version that objects are kept in. */
function changesOf({ hub, version }: KindModel, { virtual, changes = {} }: ResourceSource, model: Model): { changes?: object } {
  const isTimed = version.group.origin.made.release === undefined;
  const stored = virtual || !isTimed ? {} : (hub.resource?.storage?.changes ?? {});
  const hashes = Object.entries(stored).map(([from, to]) => [
    from,
    { ...changes[from], storageVersionHash: storageVersionHash(storedAs(hub, model, to.version)) },
  ]);
  const all = { ...changes, ...Object.fromEntries(hashes) };
  return Object.keys(all).length === 0 ? {} : { changes: all };
}

const lifeOf = ({ since, until, changes }: Life): Life => ({
  ...(since === undefined ? {} : { since }),
  ...(until === undefined ? {} : { until }),
  ...(changes === undefined ? {} : { changes }),
});

function lifetimeOf({ source: { lifetime = {} }, version }: KindModel): object {
  const { release } = version.group.origin.made;
  const isTimed = Object.keys(lifetime).length > 0;
  return { ...lifetime, ...(isTimed && release !== undefined ? { release } : {}) };
}

type StorageSource = NonNullable<ResourceSource['storage']>;
type Column = NonNullable<NonNullable<KindModel['resource']>['columns']>[number];

const DEFAULT_COLUMNS: readonly Column[] = [
  { name: 'Name', type: 'string', format: 'name', value: '.metadata.name' },
  { name: 'Created At', type: 'date', value: '.metadata.creationTimestamp' },
];

const columnText = (name: string, kind: KindModel): string =>
  ({
    Name: `Name of the ${kind.name}, unique in its scope.`,
    Age: 'Time since the object was created.',
    'Created At': 'Time at which the object was created.',
  })[name] ?? `${name} of the ${kind.name}.`;

/** One property per line, so that changes of the catalogue are readable in a diff. */
const printObject = (o: Readonly<Record<string, unknown>>): string => `{\n${propertyLines(o).join('\n')}\n}`;

/** The file that every generation makes, and that joins the others. */
export const CATALOGUE_FILE = 'catalogue.ts';

/** The catalogue as a server takes it, with the kinds that are taken. */
export function emitCatalogue(model: Model, file: string, taken: (kind: KindModel) => boolean): TypeScriptFile {
  const out = new TypeScriptFile(file, 'The whole catalogue: groups, resources and the kinds behind them.');
  const resources = resourcesOf(model).flatMap(({ hub, versions }) => {
    const kinds = versions.filter(taken);
    return kinds.length === 0 ? [] : [resourceOf(hub, kinds, model, out)];
  });
  out.constant(
    'catalogue',
    `{
  service: ${literal(model.service)},
  groups: ${literal(groupsOf(model, taken))},
  namespaces: ${literal(model.namespaces)},
  metrics: ${out.use('metrics', 'metrics.js')},
  resources: [${resources.join(', ')}],
  kinds: ${out.use('kinds', 'kinds.js')},
  functions: ${literal(functionNames(model, taken))},
  routes: ${out.use('routes', 'routes.js')},
  flags: ${out.use('flags', 'flags.js')},
  features: ${out.use('features', 'flags.js')},
  protocol: ${out.use('protocol', 'flags.js')},
  documents: ${out.use('documents', 'documents.js')},
}`,
    { type: `${out.usePackageType('Catalogue')}<${out.useType('FlagOptions', 'flags.js')}>` },
  );
  return out;
}

/** A resource with the versions that are taken of it. */
function resourceOf(hub: KindModel, versions: readonly KindModel[], model: Model, file: TypeScriptFile): string {
  const { resource } = hub;
  const entries = versions.map((k) => `[${literal(k.version.apiVersion)}, ${file.useVersion(k.version, 'definitions')}.${k.name}]`);
  const group = hub.version.group.name;
  const storage =
    resource?.storage === undefined
      ? ''
      : `\n  storage: ${literal({ ...storageOf(hub, resource.storage, model), shape: storedShape(versions) })},`;
  const writes = {
    putCreates: false,
    putNeedsVersion: false,
    deleteReturnsObject: false,
    generation: hub.version.group.origin.ofCluster ? 'none' : 'spec',
    nameFormat: 'dns-subdomain',
    plainFinalizers: false,
    ownership: true,
    statusFields: resource?.subresources?.status === undefined ? [] : ['status'],
    ...resource?.writes,
  };
  return `{
  id: ${literal(group === '' ? (resource?.plural ?? '') : `${resource?.plural}.${group}`)},${codeName(hub, model)}
  kind: ${literal(hub.name)},
  namespaced: ${resource?.scope === 'Namespaced'},
  hub: ${literal(hub.version.apiVersion)},
  versions: new Map([${entries.join(', ')}]),${storage}
  writes: ${literal(writes)},
}`;
}

/** By what kinds in code are for a resource whose name another one has since then. */
function codeName(hub: KindModel, model: Model): string {
  const { group, version } = hub.version;
  const plural = hub.resource?.plural ?? '';
  const introduced = (kind: KindModel): string => kind.source.lifetime?.introduced ?? '0.0';
  const isSucceeded = resourcesOf(model).some(
    ({ hub: other }) =>
      other !== hub &&
      other.version.group.name === group.name &&
      other.resource?.plural === plural &&
      compareReleases(introduced(other), introduced(hub)) > 0,
  );
  return isSucceeded ? `\n  code: ${literal(`${plural}.${version}.${group.name}`)},` : '';
}

function storageOf(hub: KindModel, { prefix, encoding = 'protobuf', changes = {} }: StorageSource, model: Model): object {
  const { release } = hub.version.group.origin.made;
  const of = (ref?: string): string => storedAs(hub, model, ref).version.apiVersion;
  const [first, ...later] = [
    [undefined, of()] as const,
    ...Object.entries(changes).map(([from, { version }]) => [from, of(version)] as const),
  ];
  const reached = later.filter(([from]) => release !== undefined && from !== undefined && compareReleases(from, release) <= 0);
  if (release !== undefined) return { prefix, version: (reached[reached.length - 1] ?? first)?.[1], encoding };
  const told = Object.fromEntries(later.map(([from, version]) => [from, { version }]));
  return { prefix, version: first?.[1], encoding, ...(later.length === 0 ? {} : { changes: told }) };
}

/** Groups that have a kind that is taken; a group whose versions stand in several catalogues is one, as those that are extended have it. */
function groupsOf(model: Model, taken: (kind: KindModel) => boolean): object[] {
  const served = model.groups.filter((g) => g.role === 'api' && g.versions.some((v) => isServed(v, taken)));
  const isFirst = ({ name, origin }: GroupModel): boolean =>
    !served.some((g) => g.name === name && (g.origin.name !== '') > (origin.name !== ''));
  return served.filter(isFirst).map(({ name, priority, formerPriority, bareResourceList }) => ({
    name,
    priority,
    ...(formerPriority === undefined ? {} : { formerPriority }),
    ...(bareResourceList === undefined ? {} : { bareResourceList }),
    versions: served
      .filter((g) => g.name === name)
      .flatMap((g) => g.versions.filter((v) => isServed(v, taken)))
      .map((v) => ({ name: v.version, priority: v.priority })),
  }));
}

const isServed = ({ kinds }: GroupVersionModel, taken: (kind: KindModel) => boolean): boolean =>
  [...kinds.values()].some((kind) => kind.resource !== undefined && taken(kind));

/** Names of the functions that the catalogue refers to and kinds must provide. */
function functionNames(model: Model, taken: (kind: KindModel) => boolean): { defaulters: string[]; conversions: string[] } {
  const isNeeded = (kind: KindModel): boolean => isGenerated(kind.version) || (kind.resource !== undefined && taken(kind));
  const kinds = versionsOf(model).flatMap((v) => [...v.kinds.values()].filter(isNeeded));
  const defaulters = [...reachedFrom(kinds)].map((type) => type.source.defaulter);
  const conversions = kinds.flatMap(({ resource }) => [resource?.conversion?.toHub, resource?.conversion?.fromHub]);
  return { defaulters: namesOf(defaulters), conversions: namesOf(conversions) };
}

const namesOf = (names: readonly (string | undefined)[]): string[] => [...new Set(names.filter((name) => name !== undefined))].sort();

/** The verbs that any release has. */
const everyVerb = ({
  verbs,
  changes = {},
}: {
  verbs: readonly string[];
  changes?: Readonly<Record<string, { verbs?: readonly string[] }>>;
}): string[] => [...new Set([...verbs, ...Object.values(changes).flatMap((words) => words.verbs ?? [])])];

/** Koa routes of one version: every address the version answers, with the verbs behind it. */
export function emitRoutes(version: GroupVersionModel, { namespaces }: Model): TypeScriptFile {
  const file = new TypeScriptFile(`${folderOf(version)}/routes.ts`, `Routes of ${version.apiVersion}.`);
  for (const { resource } of version.kinds.values()) {
    if (resource === undefined) continue;
    const subresources = Object.entries(resource.subresources ?? {}).map(([name, sub]) => ({ name, verbs: everyVerb(sub) }));
    const addressed = {
      group: version.group.name,
      version: version.version,
      plural: resource.plural,
      namespaced: resource.scope === 'Namespaced',
      verbs: everyVerb({ ...resource, verbs: resource.verbs ?? ALL_VERBS }),
      subresources,
    };
    const lines = routesOf(addressed, namespaces.segment).map(
      ({ method, address, verb, subresource }) =>
        `router.${method}(${literal(address)}, serve(${literal(verb)}${subresource === '' ? '' : `, ${literal(subresource)}`}));`,
    );
    const table = `${file.usePackageType('RouteTable')} = (router, serve) => {\n${lines.map((l) => `  ${l}`).join('\n')}\n};`;
    // A plural may have hyphens, which identifiers have not.
    const identifier = resource.plural.replace(/-/g, '$');
    file.add(
      identifier === resource.plural
        ? `export const ${identifier}: ${table}`
        : `const ${identifier}: ${table}\nexport { ${identifier} as ${literal(resource.plural)} };`,
    );
  }
  return file;
}

/** Modules of one concern of all versions by their apiVersion, loaded on first use. */
function emitIndex(
  name: string,
  type: string,
  about: string,
  versions: readonly GroupVersionModel[],
  packages: readonly string[],
): TypeScriptFile {
  const file = new TypeScriptFile(`${name}.ts`, about);
  const others = packages.map((code) => `  ...${file.useCatalogue(code, `${name}.js`)}.${name},`);
  const entries = versions.filter(isGenerated).map((v) => `  ${literal(v.apiVersion)}: () => import('./${folderOf(v)}/${name}.js'),`);
  file.constant(name, `{\n${[...others, ...entries].join('\n')}\n}`, { type: file.usePackageType(type) });
  return file;
}

/** What joins the versions: their route tables, the code of their kinds, and the folders of their documents. */
export function emitIndexes(model: Model, { packages }: Settings): TypeScriptFile[] {
  const versions = versionsOf(model);
  const withKinds = versions.filter((v) => v.kinds.size > 0);
  const withResources = versions.filter((v) => [...v.kinds.values()].some((kind) => kind.resource !== undefined));
  const documents = new TypeScriptFile('documents.ts', 'Folders of the published documents: those of OpenAPI, and the reference.');
  const others = packages.map((code) => `...${documents.useCatalogue(code, 'documents.js')}.documents, `);
  documents.constant('documents', `[${others.join('')}new URL('./openapi/', import.meta.url)]`, { type: 'readonly URL[]' });
  return [
    emitIndex('routes', 'RouteTables', 'Route tables of all versions, loaded on first use.', withResources, packages),
    emitIndex('kinds', 'KindTables', 'Code of the kinds of all versions, served or not, loaded on first use.', withKinds, packages),
    documents,
  ];
}
