/** Source files → model. Reports what does not resolve; emitters never see it. */

import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Errors } from 'typebox/value';
import { checkField } from './check.js';
import type { Diagnostics } from './diagnostics.js';
import type { SourceFile } from './load.js';
import type {
  FieldModel,
  GroupModel,
  GroupVersionModel,
  KindModel,
  Model,
  NamespacePathsModel,
  TypeExpression,
  TypeModel,
} from './model.js';
import { isScalar } from './scalars.js';
import {
  type FieldSource,
  GroupFile,
  type GroupSource,
  KindFile,
  type KindSource,
  type ResourceSource,
  ServiceFile,
  type ServiceSource,
  type TypeSource,
  TypesFile,
} from './schema.js';

/** Checks a file against its schema; false where it does not fit, with a diagnostic for each fault. */
export function conforms<T>(file: SourceFile, schema: TSchema, diagnostics: Diagnostics): file is SourceFile & { value: T } {
  const faults = [...Errors(schema, file.value)];
  const deepest = faults.filter((f) => !faults.some((g) => g !== f && g.instancePath.startsWith(`${f.instancePath}/`)));
  for (const fault of deepest) {
    const keys = fault.instancePath
      .split('/')
      .slice(1)
      .map((k) => k.replace(/~1/g, '/').replace(/~0/g, '~'))
      .map((k) => (/^\d+$/.test(k) ? Number(k) : k));
    for (const [key, why] of explain(fault)) {
      const place = key === undefined ? keys : [...keys, key];
      diagnostics.report('KW002', file.position(place), { what: place.length === 0 ? 'the file' : `\`${place.join('.')}\``, why });
    }
  }
  return faults.length === 0;
}

const explain = (fault: TLocalizedValidationError): [string | undefined, string][] => {
  if (fault.keyword === 'additionalProperties') return fault.params.additionalProperties.map((key) => [key, 'no such key']);
  if (fault.keyword === 'boolean') return [[undefined, 'no such key']];
  return [[undefined, fault.message]];
};

interface TypeDeclaration {
  readonly model: TypeModel;
  readonly file: SourceFile;
  readonly keys: readonly string[];
}

export function resolveModel(files: readonly SourceFile[], diagnostics: Diagnostics): Model | undefined {
  const service = files.find((f) => f.file === 'service.yaml');
  if (service === undefined || !conforms<ServiceSource>(service, ServiceFile, diagnostics)) return undefined;
  const declarations: TypeDeclaration[] = [];
  const groups: GroupModel[] = [];
  for (const file of files) {
    if (file.file.endsWith('/group.yaml') && conforms<GroupSource>(file, GroupFile, diagnostics)) groups.push(groupOf(file, file.value));
  }
  const versions = new Map(groups.flatMap((g) => g.versions.map((v) => [v.ref, v] as const)));
  for (const file of files) {
    const parts = file.file.split('/');
    if (parts.length !== 3) continue;
    const version = versions.get(`${parts[0]}/${parts[1]}`);
    if (version === undefined) {
      diagnostics.report('KW010', file.position([]), { folder: parts[0] ?? '', version: parts[1] ?? '' });
      continue;
    }
    declare(file, version, declarations, diagnostics);
  }
  for (const declaration of declarations) resolveFields(declaration, versions, diagnostics);
  for (const { model, file, keys } of declarations)
    for (const field of model.fields) checkField(model, field, file, [...keys, 'fields', field.name], diagnostics);
  resolveHubs(versions, files, diagnostics);
  groups.sort((a, b) => b.priority - a.priority || (a.name < b.name ? -1 : 1));
  return { service: service.value, groups, namespaces: namespacePaths(versions, files, diagnostics) };
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
    const at = files.find((f) => f.file === type.file)?.position(['resource', 'isNamespace']) ?? nowhere;
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
      entry.protoPackage ?? (group.role === 'api' ? `${source.group === '' ? folder : source.group}.${version}` : undefined);
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
    const { kind: name, lifetime, resource, types, ...rest } = file.value;
    const description = rest.description && `${rest.description}${deprecationNotice(lifetime)}`;
    const type = declareType(name, { ...rest, description }, file, [], version, declarations, diagnostics);
    if (type !== undefined) declareKind(name, file.value, resource, type, version);
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
    file: file.file,
  };
  version.types.set(name, model);
  declarations.push({ model, file, keys });
  return model;
}

function declareKind(
  name: string,
  source: KindSource,
  resource: ResourceSource | undefined,
  type: TypeModel,
  version: GroupVersionModel,
): void {
  const list = resource !== undefined && !resource.virtual ? listTypeOf(type) : undefined;
  const kind: KindModel = { name, version, source, type, resource, list, hub: undefined as unknown as KindModel };
  kind.hub = kind;
  type.kind = kind;
  version.kinds.set(name, kind);
  if (list !== undefined) version.types.set(list.name, list);
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
    parseType(text, model.version, versions, (type, where, known) =>
      diagnostics.report('KW003', file.position(place), { type, where, known }),
    );
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
  checkNumbers(model, file, keys, diagnostics);
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

/** Protobuf numbers: present, unique, not reserved. */
function checkNumbers(model: TypeModel, file: SourceFile, keys: readonly string[], diagnostics: Diagnostics): void {
  if (model.source.protobuf === false || model.version.protoPackage === undefined || model.collection !== undefined) return;
  const taken = new Map<number, string>();
  const reserved = new Set(model.source.reserved ?? []);
  const numbers = model.fields.flatMap((f) => (f.source.proto === undefined ? [] : [f.source.proto]));
  const free = Math.max(0, ...numbers, ...reserved) + 1;
  for (const field of model.fields) {
    const place = [...keys, 'fields', field.name];
    const number = field.source.proto;
    if (number === undefined) {
      // Types without any number have no Protobuf form at all, such as configuration files.
      if (numbers.length > 0 && field.inlined === undefined) diagnostics.report('KW005', file.position(place), { field: field.name, free });
      continue;
    }
    const other = taken.get(number);
    if (other !== undefined) diagnostics.report('KW004', file.position([...place, 'proto']), { number, field: field.name, other, free });
    if (reserved.has(number)) diagnostics.report('KW014', file.position([...place, 'proto']), { number, field: field.name, free });
    taken.set(number, field.name);
  }
}

function parseType(
  text: string,
  version: GroupVersionModel,
  versions: ReadonlyMap<string, GroupVersionModel>,
  unknown: (type: string, where: string, known: string) => void,
): TypeExpression {
  const inner = /^(list|map)<(.+)>$/.exec(text);
  if (inner !== null) {
    const of = parseType(inner[2] ?? '', version, versions, unknown);
    return inner[1] === 'list' ? { form: 'list', items: of } : { form: 'map', values: of };
  }
  if (isScalar(text)) return { form: 'scalar', scalar: text };
  const dot = text.lastIndexOf('.');
  const owner = dot < 0 ? version : versions.get(text.slice(0, dot));
  const name = dot < 0 ? text : text.slice(dot + 1);
  const type = owner?.types.get(name);
  if (type !== undefined) return { form: 'named', type };
  const near = [...(owner?.types.keys() ?? versions.keys())].filter((k) => k.toLowerCase().startsWith(name.slice(0, 3).toLowerCase()));
  unknown(
    text,
    owner?.ref ?? 'the catalogue',
    (near.length > 0 ? near : [...(owner?.types.keys() ?? versions.keys())]).slice(0, 8).join(', '),
  );
  return { form: 'scalar', scalar: 'any' };
}

function resolveHubs(versions: ReadonlyMap<string, GroupVersionModel>, files: readonly SourceFile[], diagnostics: Diagnostics): void {
  for (const version of versions.values()) {
    for (const kind of version.kinds.values()) {
      const file = files.find((f) => f.file === kind.type.file);
      const hub = kind.resource?.hub;
      if (hub !== undefined) {
        const dot = hub.lastIndexOf('.');
        const found = versions.get(hub.slice(0, dot))?.kinds.get(hub.slice(dot + 1));
        if (found === undefined) diagnostics.report('KW008', file?.position(['resource', 'hub']) ?? nowhere, { hub });
        else kind.hub = found;
      } else if (kind.resource !== undefined && !kind.resource.virtual && kind.resource.storage === undefined) {
        diagnostics.report('KW013', file?.position(['resource']) ?? nowhere, {
          name: kind.name,
          needed: '`storage` (with a key prefix), or the `hub` it converts to, or `virtual: true`',
        });
      }
    }
  }
}

const nowhere = { file: '', line: 1, column: 1 };
