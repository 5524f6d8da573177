/** What typed clients know of the kinds of each version: where requests go, and for the type checker what may be asked of them. */
import { type GroupVersionModel, type KindModel, type Model, type TypeModel, versionsOf } from '../model.js';
import type { ResourceSource } from '../schema/schema-resource.js';
import { constantOf } from './client-names.js';
import { CLIENT, comment, folderOf, key, literal, TypeScriptFile } from './source.js';

const ALL_VERBS = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'];

type SubresourceSource = NonNullable<ResourceSource['subresources']>[string];

export function emitClient(version: GroupVersionModel, model: Model): TypeScriptFile {
  const file = new TypeScriptFile(`${folderOf(version)}/client.ts`, `Kinds of ${version.apiVersion}, for clients.`);
  for (const kind of version.kinds.values()) {
    const { resource } = kind;
    if (resource === undefined) continue;
    const where = {
      apiVersion: version.apiVersion,
      kind: kind.name,
      plural: resource.plural,
      ...(resource.scope === 'Namespaced' ? { scopedBy: model.namespaces.segment } : {}),
    };
    file.constant(constantOf(resource.plural), literal(where), {
      type: `${file.usePackageType('Kind', CLIENT)}<${typesOf(kind, resource, model, file)}>`,
      docs: comment(kind.type.description),
    });
  }
  return file;
}

/** The type of what the type checker knows of a kind. */
function typesOf(kind: KindModel, resource: ResourceSource, model: Model, file: TypeScriptFile): string {
  const type = (of: TypeModel): string => `${file.useTypesOf(of.version)}.${of.name}`;
  const subresources = Object.entries(resource.subresources ?? {})
    // What passes requests on to other servers has no bodies of its own.
    .filter(([, { connects }]) => connects !== true)
    .map(([name, source]) => {
      const verbs = [source.verbs, ...Object.values(source.changes ?? {}).map((words) => words.verbs ?? [])].flat();
      return `${key(name)}: { body: ${type(bodyOf(kind, source, model))}; verbs: ${union(verbs)} }`;
    });
  const verbs = [resource.verbs ?? ALL_VERBS, ...Object.values(resource.changes ?? {}).map((words) => words.verbs ?? [])].flat();
  return [
    '{',
    `  object: ${type(kind.type)};`,
    `  scope: ${literal(resource.scope)};`,
    `  verbs: ${union(verbs)};`,
    `  subresources: {${subresources.length === 0 ? '' : ` ${subresources.join('; ')} `}};`,
    '}',
  ].join('\n');
}

const union = (texts: readonly string[]): string => (texts.length === 0 ? 'never' : [...new Set(texts)].map(literal).join(' | '));

/** What bodies of a subresource hold, in the newest release that says so; the object itself by default. */
function bodyOf(kind: KindModel, source: SubresourceSource, model: Model): TypeModel {
  const named = [source.kind, ...Object.values(source.changes ?? {}).map((words) => words.kind)].findLast((name) => name !== undefined);
  if (named === undefined) return kind.type;
  const dot = named.lastIndexOf('.');
  const version = dot < 0 ? kind.version : versionsOf(model).find(({ ref }) => ref === named.slice(0, dot));
  return version?.types.get(named.slice(dot + 1)) ?? kind.type;
}
