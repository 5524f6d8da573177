/** Source files → model. Reports what does not resolve; emitters never see it. */

import { conforms } from './conforms.js';
import { type Diagnostics, meant } from './diagnostics.js';
import type { SourceFile } from './load.js';
import {
  type FieldModel,
  type GroupModel,
  type GroupVersionModel,
  isVersion,
  type KindModel,
  type Model,
  type NamespacePathsModel,
  referenceTo,
  type TypeExpression,
  type TypeModel,
} from './model.js';
import {
  type FieldSource,
  GroupFile,
  type GroupSource,
  KindFile,
  type KindSource,
  ServiceFile,
  type ServiceSource,
  type TypeSource,
  TypesFile,
} from './schema.js';
import { parseType } from './type-expressions.js';

/** Where the catalogue declares a type. */
export interface TypeDeclaration {
  readonly model: TypeModel;
  readonly file: SourceFile;
  readonly keys: readonly string[];
}

export interface ResolvedCatalogue {
  readonly model: Model;
  readonly declarations: readonly TypeDeclaration[];
  /** Files that declare groups. */
  readonly groupFiles: ReadonlyMap<GroupModel, SourceFile>;
}

export function resolveModel(files: readonly SourceFile[], diagnostics: Diagnostics): ResolvedCatalogue | undefined {
  const service = files.find((f) => f.file === 'service.yaml');
  if (service === undefined || !conforms<ServiceSource>(service, ServiceFile, diagnostics)) return undefined;
  const declarations: TypeDeclaration[] = [];
  const groupFiles = new Map<GroupModel, SourceFile>();
  for (const file of files) {
    if (file.file.endsWith('/group.yaml') && conforms<GroupSource>(file, GroupFile, diagnostics))
      groupFiles.set(groupOf(file, file.value), file);
  }
  const groups = [...groupFiles.keys()];
  const versions = new Map(groups.flatMap((g) => g.versions.map((v) => [v.ref, v] as const)));
  for (const file of files) {
    const parts = file.file.split('/');
    if (parts.length !== 3) continue;
    const version = versions.get(`${parts[0]}/${parts[1]}`);
    if (version === undefined) {
      reportStray(file, parts[0] ?? '', parts[1] ?? '', files, groups, diagnostics);
      continue;
    }
    declare(file, version, declarations, diagnostics);
  }
  for (const declaration of declarations) resolveFields(declaration, versions, diagnostics);
  resolveHubs(versions, files, diagnostics);
  groups.sort((a, b) => b.priority - a.priority || (a.name < b.name ? -1 : 1));
  const model = { service: service.value, groups, namespaces: namespacePaths(versions, files, diagnostics) };
  return { model, declarations, groupFiles };
}

/** Tells of a file whose folder is no version of its group; nothing where the group's own file is at fault already. */
function reportStray(
  file: SourceFile,
  folder: string,
  version: string,
  files: readonly SourceFile[],
  groups: readonly GroupModel[],
  diagnostics: Diagnostics,
): void {
  const group = groups.find((g) => g.folder === folder);
  const known = group?.versions.map((v) => v.version) ?? [];
  if (!isVersion(version)) diagnostics.report('KW026', file.position([]), { version, meant: meant(version, known) });
  else if (group !== undefined) diagnostics.report('KW010', file.position([]), { folder, version, meant: meant(version, known) });
  else if (!files.some((f) => f.file === `${folder}/group.yaml`))
    diagnostics.report('KW013', file.position([]), {
      name: folder,
      needed: 'a file group.yaml with the name of the group, and its `versions`',
    });
}

/** Paths as clients write them, for a catalogue whose namespaces are not objects themselves. */
const PLAIN_NAMESPACES: NamespacePathsModel = { segment: 'namespaces', subresources: [] };

function namespacePaths(
  versions: ReadonlyMap<string, GroupVersionModel>,
  files: readonly SourceFile[],
  diagnostics: Diagnostics,
): NamespacePathsModel {
  const [kind, ...others] = [...versions.values()].flatMap((v) => [...v.kinds.values()]).filter((k) => k.resource?.isNamespace === true);
  if (kind?.resource === undefined) return PLAIN_NAMESPACES;
  const report = ({ name, type }: KindModel, why: string): void => {
    const at = files.find((f) => f.shown === type.file)?.position(['resource', 'isNamespace']) ?? nowhere;
    diagnostics.report('KW022', at, { name, why });
  };
  for (const other of others) report(other, `${kind.version.ref}.${kind.name} is`);
  if (kind.resource.scope !== 'Cluster') report(kind, 'its objects are in namespaces; write `scope: Cluster`');
  return { segment: kind.resource.plural, subresources: Object.keys(kind.resource.subresources ?? {}).sort() };
}

/** The rank of a version that declares none. */
const DEFAULT_VERSION_PRIORITY = 15;

function groupOf(file: SourceFile, source: GroupSource): GroupModel {
  const folder = file.file.slice(0, -'/group.yaml'.length);
  const versions: GroupVersionModel[] = [];
  const group: GroupModel = {
    folder,
    name: source.group,
    role: source.role ?? 'api',
    priority: source.priority ?? 1000,
    formerPriority: source.formerPriority,
    bareResourceList: source.bareResourceList,
    versions,
  };
  for (const [version, entry] of Object.entries(source.versions)) {
    const protoPackage =
      entry.protoPackage ??
      (group.role === 'api' ? `${source.group === '' ? folder : source.group}.${version}`.replace(/-/g, '_') : undefined);
    versions.push({
      group,
      version,
      priority: entry.priority ?? DEFAULT_VERSION_PRIORITY,
      ref: `${folder}/${version}`,
      apiVersion: source.group === '' ? version : `${source.group}/${version}`,
      protoPackage,
      openapiPackage: openapiPackage(protoPackage, source.group, version),
      types: new Map(),
      kinds: new Map(),
    });
  }
  return group;
}

/** `k8s.io.api.core.v1` → `io.k8s.api.core.v1`: the domain reversed, the rest as it stands. */
function openapiPackage(protoPackage: string | undefined, group: string, version: string): string {
  const name = protoPackage ?? `${group}.${version}`;
  const domain = /^([\w-]+)\.(io|com|org|net|dev|test|example)\./.exec(name);
  return (domain === null ? name : `${domain[2]}.${domain[1]}.${name.slice(domain[0].length)}`).replace(/_/g, '-');
}

function declare(file: SourceFile, version: GroupVersionModel, declarations: TypeDeclaration[], diagnostics: Diagnostics): void {
  const isKind = typeof file.value === 'object' && file.value !== null && 'kind' in file.value;
  if (isKind && conforms<KindSource>(file, KindFile, diagnostics)) {
    const { kind: name, lifetime, resource: _, types, ...rest } = file.value;
    const description = rest.description && `${rest.description}${deprecationNotice(lifetime)}`;
    const type = declareType(name, { ...rest, description }, file, [], version, declarations, diagnostics);
    if (type !== undefined) declareKind(file.value, type, file, version, diagnostics);
    declareAll(types ?? {}, file, version, declarations, diagnostics);
  } else if (!isKind && conforms<{ types: Record<string, TypeSource> }>(file, TypesFile, diagnostics)) {
    declareAll(file.value.types, file, version, declarations, diagnostics);
  }
}

/** What the description of a kind adds where the version is deprecated or removed. */
function deprecationNotice({ deprecated, removed, replacement }: NonNullable<KindSource['lifetime']> = {}): string {
  if (deprecated === undefined) return '';
  const gone = removed === undefined ? '' : ` and removed in ${removed}`;
  const use = replacement === undefined ? '' : `; use ${replacement.replace(/\/\w+$/, '')}`;
  return ` Deprecated since ${deprecated}${gone}${use}.`;
}

const declareAll = (
  types: Record<string, TypeSource>,
  file: SourceFile,
  version: GroupVersionModel,
  declarations: TypeDeclaration[],
  diagnostics: Diagnostics,
): void => {
  for (const [name, source] of Object.entries(types)) declareType(name, source, file, ['types', name], version, declarations, diagnostics);
};

function declareType(
  name: string,
  source: TypeSource,
  file: SourceFile,
  keys: readonly string[],
  version: GroupVersionModel,
  declarations: TypeDeclaration[],
  diagnostics: Diagnostics,
): TypeModel | undefined {
  const other = version.types.get(name);
  if (other !== undefined) {
    diagnostics.report('KW006', file.position(keys), { name, other: other.file });
    return undefined;
  }
  if (source.description === undefined) diagnostics.report('KW007', file.position(keys), { field: name });
  const model: TypeModel = {
    name,
    version,
    source,
    description: source.description ?? '',
    fields: [],
    collection: undefined,
    kind: undefined,
    listOf: undefined,
    file: file.shown,
  };
  version.types.set(name, model);
  declarations.push({ model, file, keys });
  return model;
}

function declareKind(source: KindSource, type: TypeModel, file: SourceFile, version: GroupVersionModel, diagnostics: Diagnostics): void {
  const { kind: name, resource } = source;
  const list = resource !== undefined && !resource.virtual ? listTypeOf(type) : undefined;
  const kind: KindModel = { name, version, source, type, resource, list, hub: undefined as unknown as KindModel };
  kind.hub = kind;
  type.kind = kind;
  version.kinds.set(name, kind);
  if (list === undefined) return;
  const other = version.types.get(list.name);
  if (other === undefined) version.types.set(list.name, list);
  else diagnostics.report('KW006', file.position(['kind']), { name: list.name, other: other.file });
}

/** The list kind that goes with every stored kind; the catalogue never spells it out. */
const listTypeOf = (type: TypeModel): TypeModel => ({
  name: `${type.name}List`,
  version: type.version,
  source: {},
  description: `Several ${type.name} objects, as a list request answers them.`,
  fields: [],
  collection: undefined,
  kind: undefined,
  listOf: type,
  file: type.file,
});

function resolveFields(
  { model, file, keys }: TypeDeclaration,
  versions: ReadonlyMap<string, GroupVersionModel>,
  diagnostics: Diagnostics,
): void {
  const source = model.source;
  const resolve = (text: string, place: readonly string[]): TypeExpression =>
    parseType(text, model.version, versions, (type, why) => diagnostics.report('KW003', file.position(place), { type, why }));
  if (source.list !== undefined) model.collection = { form: 'list', items: resolve(source.list, [...keys, 'list']) };
  if (source.map !== undefined) model.collection = { form: 'map', values: resolve(source.map, [...keys, 'map']) };
  const fields: FieldModel[] = [];
  for (const [name, field] of Object.entries(source.fields ?? {})) {
    const place = [...keys, 'fields', name];
    if (name.startsWith('...')) {
      const type = resolve(name.slice(3), place);
      fields.push({ name, source: field, type, inlined: type.form === 'named' ? type.type : undefined, protoName: field.protoName ?? '' });
      continue;
    }
    if (field.type === undefined) {
      diagnostics.report('KW013', file.position(place), { name, needed: '`type`' });
      continue;
    }
    if (field.description === undefined) diagnostics.report('KW007', file.position(place), { field: name });
    fields.push({
      name,
      source: field,
      type: resolve(field.type, [...place, 'type']),
      inlined: undefined,
      protoName: field.protoName ?? name,
    });
  }
  model.fields = fields;
  const list = model.kind?.list;
  if (list !== undefined) list.fields = listFields(model, versions);
}

function listFields(items: TypeModel, versions: ReadonlyMap<string, GroupVersionModel>): FieldModel[] {
  const meta = versions.get('meta/v1')?.types.get('ListMeta');
  const of = (name: string, source: FieldSource, type: TypeExpression): FieldModel => ({
    name,
    source,
    type,
    inlined: undefined,
    protoName: name,
  });
  return [
    ...(meta === undefined
      ? []
      : [
          of(
            'metadata',
            { proto: 1, description: 'Version of the list, and how to go on where it is one part of several.' },
            { form: 'named', type: meta },
          ),
        ]),
    of(
      'items',
      { proto: 2, required: true, keepEmpty: true, description: 'The objects, in the order of their keys.' },
      { form: 'list', items: { form: 'named', type: items } },
    ),
  ];
}

function resolveHubs(versions: ReadonlyMap<string, GroupVersionModel>, files: readonly SourceFile[], diagnostics: Diagnostics): void {
  const kinds = [...versions.values()].flatMap((version) => [...version.kinds.values()]);
  const hubs = kinds.filter(({ resource }) => resource !== undefined && resource.hub === undefined);
  for (const kind of kinds) {
    const file = files.find((f) => f.shown === kind.type.file);
    const hub = kind.resource?.hub;
    if (hub !== undefined) {
      const dot = hub.lastIndexOf('.');
      const found = versions.get(hub.slice(0, dot))?.kinds.get(hub.slice(dot + 1));
      if (found !== undefined && hubs.includes(found)) kind.hub = found;
      else {
        const known = hubs.map(referenceTo);
        const of = found?.resource?.hub;
        const guess = of === undefined ? meant(hub, known) : `; ${hub} itself converts to ${of}`;
        diagnostics.report('KW008', file?.position(['resource', 'hub']) ?? nowhere, { hub, meant: guess });
      }
    } else if (kind.resource !== undefined && !kind.resource.virtual && kind.resource.storage === undefined) {
      diagnostics.report('KW013', file?.position(['resource']) ?? nowhere, {
        name: kind.name,
        needed: '`storage` (with a key prefix), or the `hub` it converts to, or `virtual: true`',
      });
    }
  }
}

const nowhere = { file: '', line: 1, column: 1 };
