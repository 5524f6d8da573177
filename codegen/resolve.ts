/** Source files → model. Reports what does not resolve; emitters never see it. */

import { compareReleases, entryIn, releaseAfter } from '../runtime/model/definition/releases.js';
import { conforms } from './conforms.js';
import { type Diagnostics, meant } from './diagnostics.js';
import type { LoadedCatalogue } from './load.js';
import {
  type FieldModel,
  type GroupModel,
  type GroupVersionModel,
  isVersion,
  type KindModel,
  type Model,
  type NamespacePathsModel,
  pathOf,
  referenceTo,
  type TypeExpression,
  type TypeModel,
} from './model.js';
import { groupOf, publishedName } from './resolve-group.js';
import { type FieldSource, GroupFile, type GroupSource, KindFile, type KindSource, type TypeSource, TypesFile } from './schema/schema.js';
import { judgeWithin } from './schema/within.js';
import type { SourceFile } from './source-file.js';
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

export function resolveModel({ service, catalogues }: LoadedCatalogue, diagnostics: Diagnostics): ResolvedCatalogue | undefined {
  if (service === undefined) return undefined;
  const declarations: TypeDeclaration[] = [];
  const groupFiles = new Map<GroupModel, SourceFile>();
  const versions = new Map<string, GroupVersionModel>();
  for (const { origin, files } of catalogues) {
    const groups: GroupModel[] = [];
    for (const file of files) {
      if (!file.file.endsWith('/group.yaml') || !conforms<GroupSource>(file, GroupFile, diagnostics)) continue;
      const group = groupOf(file, file.value, origin);
      groups.push(group);
      groupFiles.set(group, file);
      for (const version of group.versions) addVersion(version, file, versions, diagnostics);
    }
    for (const file of files) {
      const [folder = '', name = '', below] = file.file.split('/');
      if (below === undefined) continue;
      const version = versions.get(`${folder}/${name}`);
      if (version?.group.origin === origin) declare(file, version, declarations, diagnostics);
      else if (version === undefined || !groups.some((g) => g.folder === folder))
        reportStray(file, folder, name, files, groups, diagnostics);
    }
  }
  for (const declaration of declarations) resolveFields(declaration, versions, diagnostics);
  for (const { model } of declarations) judgeWithin(model);
  const places = new Map(declarations.map(({ model, file }) => [model, file]));
  resolveHubs(versions, places, diagnostics);
  const groups = [...groupFiles.keys()].sort((a, b) => b.priority - a.priority || (a.name < b.name ? -1 : 1));
  const model = { service, groups, namespaces: namespacePaths(versions, places, diagnostics) };
  return { model, declarations, groupFiles };
}

/** A group version belongs to one catalogue. */
function addVersion(
  version: GroupVersionModel,
  file: SourceFile,
  versions: Map<string, GroupVersionModel>,
  diagnostics: Diagnostics,
): void {
  const other = [...versions.values()].find((v) => v.group.origin !== version.group.origin && v.apiVersion === version.apiVersion);
  const namesake = versions.get(version.ref);
  const taken = other ?? namesake;
  if (taken === undefined) versions.set(version.ref, version);
  else
    diagnostics.report('KW037', file.position(['versions', version.version]), {
      version: other === undefined ? `the folder ${version.ref}` : `version ${version.apiVersion}`,
      catalogue: taken.group.origin.name,
      advice: 'take another version, group and folder for your kinds',
    });
}

/** Where types are declared that are no lists of others. */
type Places = ReadonlyMap<TypeModel, SourceFile>;

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
  // Where the group names what is no version, that is told of, and the folder may be what it means.
  else if (group !== undefined && known.every(isVersion))
    diagnostics.report('KW010', file.position([]), { folder, version, meant: meant(version, known) });
  else if (!files.some((f) => f.file === `${folder}/group.yaml`))
    diagnostics.report('KW013', file.position([]), {
      name: folder,
      needed: 'a file group.yaml with the name of the group, and its `versions`',
    });
}

/** Paths as clients write them, for a catalogue whose namespaces are not objects themselves. */
const PLAIN_NAMESPACES: NamespacePathsModel = { segment: 'namespaces', subresources: [] };

function namespacePaths(versions: ReadonlyMap<string, GroupVersionModel>, places: Places, diagnostics: Diagnostics): NamespacePathsModel {
  const [kind, ...others] = [...versions.values()].flatMap((v) => [...v.kinds.values()]).filter((k) => k.resource?.isNamespace === true);
  if (kind?.resource === undefined) return PLAIN_NAMESPACES;
  const report = ({ name, type }: KindModel, why: string): void => {
    const at = places.get(type)?.position(['resource', 'isNamespace']) ?? nowhere;
    diagnostics.report('KW022', at, { name, why });
  };
  for (const other of others) report(other, `${kind.version.ref}.${kind.name} is`);
  if (kind.resource.scope !== 'Cluster') report(kind, 'its objects are in namespaces; write `scope: Cluster`');
  return { segment: kind.resource.plural, subresources: Object.keys(kind.resource.subresources ?? {}).sort() };
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
    definition: source.definition === undefined ? `${version.openapiPackage}.${name}` : publishedName(source.definition),
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

/** A kind in the version that is its hub, until another one says that it is. */
function itsOwnHub(made: Omit<KindModel, 'hub'>): KindModel {
  const kind = made as KindModel;
  kind.hub = kind;
  return kind;
}

function declareKind(source: KindSource, type: TypeModel, file: SourceFile, version: GroupVersionModel, diagnostics: Diagnostics): void {
  const { kind: name } = source;
  const list = source.resource !== undefined && isListed(source.resource) ? listTypeOf(type) : undefined;
  const resource = version.group.origin.takes(pathOf({ version, name })) ? source.resource : undefined;
  const kind = itsOwnHub({ name, version, source, type, resource, list });
  type.kind = kind;
  version.kinds.set(name, kind);
  if (list === undefined) return;
  const other = version.types.get(list.name);
  if (other === undefined) version.types.set(list.name, list);
  else diagnostics.report('KW006', file.position(['kind']), { name: list.name, other: other.file });
}

/** Whether lists of the kind are answered: of all that is stored, and of what else says so. */
const isListed = ({ virtual, verbs = [] }: NonNullable<KindSource['resource']>): boolean => virtual !== true || verbs.includes('list');

/** The list kind that goes with every kind that is listed; the catalogue never spells it out. */
const listTypeOf = (type: TypeModel): TypeModel => ({
  name: `${type.name}List`,
  version: type.version,
  source: {},
  description: `Several ${type.name} objects, as a list request answers them.`,
  definition: `${type.definition}List`,
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
    parseType(text, model.version, versions, (type, why) => {
      // A file that is at fault is not read, and may have it.
      const version = /^(.+\/[^/.]+)\./.exec(type)?.[1] ?? model.version.ref;
      if (!diagnostics.isUnreadIn(version)) diagnostics.report('KW003', file.position(place), { type, why });
    });
  if (source.list !== undefined) model.collection = { form: 'list', items: resolve(source.list, [...keys, 'list']) };
  if (source.map !== undefined) model.collection = { form: 'map', values: resolve(source.map, [...keys, 'map']) };
  const fields: FieldModel[] = [];
  const { made, ofCluster } = model.version.group.origin;
  for (const [name, written] of Object.entries(source.fields ?? {})) {
    const place = [...keys, 'fields', name];
    // Fields of a catalogue with a release of its own are those of that release.
    const given = made.release === undefined ? written : withoutLife(entryIn(written, made.release));
    if (given === undefined) continue;
    // Every object has metadata, empty or not.
    const exact = !ofCluster && !(model.kind !== undefined && name === 'metadata');
    const field: FieldSource = exact && given.keepEmpty !== true ? { nullable: true, ...given } : given;
    if (name.startsWith('...')) {
      const type = resolve(name.slice(3), place);
      fields.push({
        name,
        source: field,
        type,
        inlined: type.form === 'named' ? type.type : undefined,
        protoName: field.protoName ?? '',
        exact: false,
      });
      continue;
    }
    if (field.type === undefined) {
      diagnostics.report('KW013', file.position(place), { name, needed: '`type`' });
      continue;
    }
    if (field.description === undefined) diagnostics.report('KW007', file.position(place), { field: name });
    const types = [
      { from: undefined, type: resolve(field.type, [...place, 'type']) },
      ...Object.entries(field.changes ?? {})
        .sort(([a], [b]) => compareReleases(a, b))
        .flatMap(([from, { type }]) => (type === undefined ? [] : [{ from, type: resolve(type, [...place, 'changes', from, 'type']) }])),
    ] as const;
    fields.push({
      name,
      source: field,
      type: (types[types.length - 1] ?? types[0]).type,
      ...(types.length === 1 ? {} : { types }),
      inlined: undefined,
      protoName: field.protoName ?? name,
      exact,
    });
  }
  model.fields = fields;
  const list = model.kind?.list;
  if (list !== undefined) list.fields = listFields(model, versions);
}

/** Words of an entry that are those of one release. */
function withoutLife(entry: FieldSource | undefined): FieldSource | undefined {
  if (entry === undefined) return undefined;
  const { since, until, changes, ...words } = entry;
  return words;
}

function listFields(items: TypeModel, versions: ReadonlyMap<string, GroupVersionModel>): FieldModel[] {
  const { listMapKeys, listMapKeysUntil: until } = items.kind?.source.resource ?? {};
  const without = until === undefined ? {} : { changes: { [releaseAfter(until)]: { listType: null, listMapKeys: null } } };
  const merging = listMapKeys === undefined ? {} : ({ listType: 'map', listMapKeys, ...without } as const);
  const meta = versions.get('meta/v1')?.types.get('ListMeta');
  const of = (name: string, source: FieldSource, type: TypeExpression): FieldModel => ({
    name,
    source,
    type,
    inlined: undefined,
    protoName: name,
    exact: false,
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
      { proto: 2, required: true, keepEmpty: true, ...merging, description: 'The objects, in the order of their keys.' },
      { form: 'list', items: { form: 'named', type: items } },
    ),
  ];
}

function resolveHubs(versions: ReadonlyMap<string, GroupVersionModel>, places: Places, diagnostics: Diagnostics): void {
  const kinds = [...versions.values()].flatMap((version) => [...version.kinds.values()]);
  const hubs = kinds.filter(({ resource }) => resource !== undefined && resource.hub === undefined);
  for (const kind of kinds) {
    const file = places.get(kind.type);
    const hub = kind.resource?.hub;
    if (hub !== undefined) {
      const dot = hub.lastIndexOf('.');
      const found = versions.get(hub.slice(0, dot))?.kinds.get(hub.slice(dot + 1));
      if (found !== undefined && hubs.includes(found)) kind.hub = found;
      else if (found !== undefined && found.resource !== found.source.resource)
        diagnostics.report('KW038', kind.version.group.origin.takenAt(pathOf(kind)), { kind: pathOf(kind), hub: pathOf(found) });
      else {
        const known = hubs.map(referenceTo);
        const of = found?.resource?.hub;
        const guess = of === undefined ? meant(hub, known) : `; ${hub} itself converts to ${of}`;
        const place = `${hub.slice(0, dot)}/${hub.slice(dot + 1)}.yaml`;
        if (found !== undefined || !diagnostics.isAtFault(place))
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
