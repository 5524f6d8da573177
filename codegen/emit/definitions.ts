/** Resource definitions of each version, the catalogue that joins them, and the Koa routes they are reached by. */
import { createHash } from 'node:crypto';
import { StructureKind } from 'ts-morph';
import { type GroupVersionModel, type KindModel, type Model, resourcesOf, versionsOf } from '../model.js';
import type { FeaturesSource, FlagsSource, MetricsSource } from '../schema.js';
import { comment, folderOf, key, literal, moduleName, TypeScriptFile } from './source.js';

const ALL_VERBS = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'];

/** Fingerprint of a storage version, by which clients see that it changed. */
const storageVersionHash = (kind: KindModel): string =>
  createHash('sha256').update(`${kind.version.group.name}/${kind.version.version}/${kind.name}`).digest().subarray(0, 8).toString('base64');

const storedAs = (hub: KindModel, model: Model): KindModel => {
  const ref = hub.resource?.storage?.version;
  const version = ref === undefined ? undefined : versionsOf(model).find((v) => v.ref === ref);
  return version?.kinds.get(hub.name) ?? hub;
};

export function emitDefinitions(version: GroupVersionModel, model: Model): TypeScriptFile {
  const file = new TypeScriptFile(
    `${folderOf(version)}/definitions.ts`,
    `Resources of ${version.apiVersion}: names, verbs, subresources, columns and lifetimes.`,
  );
  const kinds = [...version.kinds.values()];
  for (const kind of kinds) {
    const { resource } = kind;
    if (resource === undefined) continue;
    const subresources = Object.entries(resource.subresources ?? {}).map(([name, s]) => {
      const dot = s.kind?.lastIndexOf('.') ?? -1;
      const of = dot < 0 ? version : (versionsOf(model).find((v) => v.ref === s.kind?.slice(0, dot)) ?? version);
      return {
        name,
        group: of.group.name,
        version: of.version,
        kind: s.kind === undefined ? kind.name : s.kind.slice(dot + 1),
        verbs: s.verbs,
        ...(s.scale === undefined ? {} : { scale: s.scale }),
        ...(s.featureGate === undefined ? {} : { featureGate: s.featureGate }),
        ...(s.connects === undefined ? {} : { connects: s.connects }),
      };
    });
    const columns = (resource.columns ?? DEFAULT_COLUMNS).map((c) => ({
      name: c.name,
      type: c.type,
      format: c.format ?? '',
      description: c.description ?? columnText(c.name, kind),
      priority: c.priority ?? 0,
      ...(c.value === undefined ? {} : { value: c.value }),
    }));
    const selectable = Object.entries(resource.selectable ?? {}).map(([label, s]) => ({
      label,
      path: s.path ?? label,
      ...(s.never ? { never: true } : {}),
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
      enabledByDefault: resource.enabledByDefault ?? true,
      subresources,
      columns,
      plainTable: resource.columns === undefined,
      selectableFields: selectable,
      ...(resource.unselectable === undefined ? {} : { unselectable: resource.unselectable }),
      lifetime: { ...kind.source.lifetime, ...(resource.silent ? { silent: true } : {}) },
      ...(resource.withoutRules === undefined ? {} : { withoutRules: resource.withoutRules }),
      ...(resource.writesStatus ? { writesStatus: true } : {}),
      ...(resource.orphans ? { orphans: true } : {}),
      ...(resource.neverOwner ? { neverOwner: true } : {}),
      ...(resource.virtual ? {} : { storageVersionHash: storageVersionHash(storedAs(kind.hub, model)) }),
    };
    file.constant(kind.name, `${printObject(definition).slice(0, -1)}  load: async () => (await import('./kinds.js')).${kind.name},\n}`, {
      type: file.usePackageType('VersionDefinition'),
    });
  }
  return file;
}

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

/** Prints one property per line, so that changes of the catalogue are readable in a diff. */
const printObject = (o: Readonly<Record<string, unknown>>): string =>
  `{\n${Object.entries(o)
    .map(([k, v]) => `  ${key(k)}: ${literal(v)},`)
    .join('\n')}\n}`;

/** The file that every generation makes, and that joins the others. */
export const CATALOGUE_FILE = 'catalogue.ts';

export function emitCatalogue(model: Model, metrics: MetricsSource): TypeScriptFile {
  const file = new TypeScriptFile(CATALOGUE_FILE, 'The whole catalogue: groups, resources and the kinds behind them.');
  const groups = model.groups
    .filter((g) => g.role === 'api')
    .map((g) => ({
      name: g.name,
      priority: g.priority,
      ...(g.formerPriority === undefined ? {} : { formerPriority: g.formerPriority }),
      ...(g.bareResourceList === undefined ? {} : { bareResourceList: g.bareResourceList }),
      versions: g.versions.map((v) => ({ name: v.version, priority: v.priority })),
    }));
  const resources = resourcesOf(model).map(({ hub, versions }) => {
    const resource = hub.resource;
    const entries = versions.map(
      (k) =>
        `[${literal(k.version.apiVersion)}, ${file.useModule(moduleName(k.version), `${folderOf(k.version)}/definitions.js`)}.${k.name}]`,
    );
    const group = hub.version.group.name;
    const storage =
      resource?.storage === undefined
        ? ''
        : `\n  storage: ${literal({ prefix: resource.storage.prefix, version: storedAs(hub, model).version.apiVersion, encoding: resource.storage.encoding ?? 'protobuf' })},`;
    const writes = {
      putCreates: false,
      putNeedsVersion: false,
      deleteReturnsObject: false,
      generation: 'none',
      nameFormat: 'dns-subdomain',
      ownership: true,
      statusFields: resource?.subresources?.status === undefined ? [] : ['status'],
      ...resource?.writes,
    };
    return `{
  id: ${literal(group === '' ? (resource?.plural ?? '') : `${resource?.plural}.${group}`)},
  kind: ${literal(hub.name)},
  namespaced: ${resource?.scope === 'Namespaced'},
  hub: ${literal(hub.version.apiVersion)},
  versions: new Map([${entries.join(', ')}]),${storage}
  writes: ${literal(writes)},
}`;
  });
  const kinds = versionsOf(model)
    .filter((v) => v.kinds.size > 0)
    .map((v) => `  ${literal(v.apiVersion)}: () => import('./${folderOf(v)}/kinds.js'),`);
  file.constant(
    'catalogue',
    `{
  service: ${literal(model.service)},
  groups: ${literal(groups)},
  namespaces: ${literal(model.namespaces)},
  metrics: ${literal(metrics.metrics)},
  resources: [${resources.join(', ')}],
  kinds: {
${kinds.join('\n')}
  },
  functions: ${literal(functionNames(model))},
  routes: ${file.use('routes', 'routes.js')},
  flags: ${file.use('flags', 'flags.js')},
  features: ${file.use('features', 'flags.js')},
  documents: new URL('./openapi/', import.meta.url),
}`,
    { type: `${file.usePackageType('Catalogue')}<${file.useType('FlagOptions', 'flags.js')}>` },
  );
  return file;
}

/** Names of the functions that the catalogue refers to and kinds must provide. */
function functionNames(model: Model): { defaulters: string[]; conversions: string[] } {
  const versions = versionsOf(model);
  const defaulters = versions.flatMap((v) => [...v.types.values()].map((t) => t.source.defaulter));
  const conversions = versions.flatMap((v) =>
    [...v.kinds.values()].flatMap(({ resource }) => [resource?.conversion?.toHub, resource?.conversion?.fromHub]),
  );
  return { defaulters: namesOf(defaulters), conversions: namesOf(conversions) };
}

const namesOf = (names: readonly (string | undefined)[]): string[] => [...new Set(names.filter((name) => name !== undefined))].sort();

/** Koa routes of one version: every address the version answers, with the verbs behind it. */
export function emitRoutes(version: GroupVersionModel, { namespaces }: Model): TypeScriptFile {
  const file = new TypeScriptFile(`${folderOf(version)}/routes.ts`, `Routes of ${version.apiVersion}.`);
  const root = version.group.name === '' ? `/api/${version.version}` : `/apis/${version.apiVersion}`;
  for (const kind of version.kinds.values()) {
    const { resource } = kind;
    if (resource === undefined) continue;
    const namespaced = resource.scope === 'Namespaced';
    const verbs = new Set(resource.verbs ?? ALL_VERBS);
    const collection = `${root}/${namespaced ? `${namespaces.segment}/:namespace/` : ''}${resource.plural}`;
    const lines: string[] = [];
    const route = (method: string, path: string, verb: string, more = ''): void => {
      lines.push(`router.${method}(${literal(path)}, serve(${literal(verb)}${more}));`);
    };
    if (verbs.has('list')) {
      route('get', collection, 'list');
      if (namespaced) route('get', `${root}/${resource.plural}`, 'list');
    }
    if (verbs.has('create')) route('post', collection, 'create');
    if (verbs.has('deletecollection')) route('delete', collection, 'deletecollection');
    const methods = { get: 'get', update: 'put', patch: 'patch', delete: 'delete' } as const;
    for (const [verb, method] of Object.entries(methods)) if (verbs.has(verb)) route(method, `${collection}/:name`, verb);
    for (const [name, sub] of Object.entries(resource.subresources ?? {})) {
      const connect = { get: 'get', create: 'post', update: 'put', patch: 'patch', delete: 'delete' } as const;
      for (const [verb, method] of Object.entries(connect)) {
        if (!sub.verbs.some((declared) => declared === verb)) continue;
        route(method, `${collection}/:name/${name}`, verb, `, ${literal(name)}`);
        if (name === 'proxy') route(method, `${collection}/:name/proxy/*path`, verb, `, ${literal(name)}`);
      }
    }
    file.add(
      `export const ${resource.plural}: ${file.usePackageType('RouteTable')} = (router, serve) => {\n${lines.map((l) => `  ${l}`).join('\n')}\n};`,
    );
  }
  return file;
}

const OPTION_TYPES: Readonly<Record<FlagsSource['flags'][string]['type'], string>> = {
  string: 'string',
  strings: 'readonly string[]',
  bool: 'boolean',
  int: 'number',
  float: 'number',
  duration: 'string | number',
  ip: 'string',
  map: 'Readonly<Record<string, boolean>>',
  gates: 'Readonly<Record<string, boolean>>',
};

/** The flag's name as an option of a program. */
const camelCase = (flag: string): string => flag.replace(/-([a-z0-9])/g, (_, c: string) => c.toUpperCase());

export function emitFlags(flags: FlagsSource, features: FeaturesSource): TypeScriptFile {
  const file = new TypeScriptFile('flags.ts', 'Command line flags and feature gates.');
  file.add({
    kind: StructureKind.Interface,
    name: 'FlagOptions',
    isExported: true,
    docs: ['The flags as options of a program. Durations are texts such as `30s`, or seconds.'],
    properties: Object.entries(flags.flags).map(([name, flag]) => ({
      name: camelCase(name),
      type: OPTION_TYPES[flag.type],
      docs: [comment(flag.description)],
    })),
  });
  file.constant('flags', printObject(flags.flags), { type: `Readonly<Record<string, ${file.usePackageType('FlagDefinition')}>>` });
  file.constant('features', printObject(features.features), {
    type: `Readonly<Record<string, ${file.usePackageType('FeatureDefinition')}>>`,
  });
  return file;
}

export function emitRouteIndex(model: Model): TypeScriptFile {
  const file = new TypeScriptFile('routes.ts', 'Route tables of all versions, loaded on first use.');
  const entries = versionsOf(model)
    .filter((v) => [...v.kinds.values()].some((k) => k.resource !== undefined))
    .map((v) => `  ${literal(v.apiVersion)}: () => import('./${folderOf(v)}/routes.js'),`);
  file.constant('routes', `{\n${entries.join('\n')}\n}`, { type: file.usePackageType('RouteTables') });
  return file;
}
