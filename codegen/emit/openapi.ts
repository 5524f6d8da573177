/** OpenAPI v3 of each version: its own schemas and paths. The server joins what it serves, and derives v2 from the same. */
import { ref } from '../../runtime/model/definition/openapi-paths.js';
import { compareReleases, entryIn, type Life } from '../../runtime/model/definition/releases.js';
import {
  type GroupVersionModel,
  generatedVersionsOf,
  jsonFields,
  type Model,
  sharedKindsOf,
  type TypeModel,
  versionsOf,
} from '../model.js';
import { Paths } from './openapi-paths.js';
import { hasEarlierDefault, NO_DEFAULTS_OF_OWN_FORM, type Schema, SchemaWriter } from './openapi-schemas.js';
import type { Outputs } from './source.js';

/** The life of a path, which may become another one. */
type PathLife = Life<{ readonly item: Schema }>;

export function emitOpenApi(model: Model, outputs: Outputs): void {
  const writer = new SchemaWriter(model);
  const meta = versionsOf(model).find((v) => v.ref === 'meta/v1')?.openapiPackage ?? '';
  const put = (name: string, document: Schema): void => {
    outputs.set(`openapi/${name}.json`, `${JSON.stringify(document)}\n`);
  };
  const names: string[] = [];
  for (const version of generatedVersionsOf(model)) {
    const shared = version.group.role === 'shared';
    if (!shared && version.group.role !== 'api') continue;
    const types = [...version.types.values()].filter((type) => type.source.published !== false && type.collection === undefined);
    const everywhere = types.filter((type) => type.source.everywhere).map((type) => ({ definition: type.definition, kind: type.name }));
    const sharedKinds = sharedKindsOf(model).filter(({ name }) => version.sharedKinds.includes(name));
    const lives = Object.fromEntries(
      types.map((type) => [type.definition, livesOf(type, writer)] as const).filter(([, fields]) => Object.keys(fields).length > 0),
    );
    const schemas = Object.fromEntries(types.map((type) => [type.definition, writer.type(type)]));
    const paths = new Paths(model, version, meta);
    for (const kind of version.kinds.values()) paths.add(kind);
    const pathLives = pathLivesOf(model, version, paths);
    names.push(version.ref.replace('/', '_'));
    const timed = /"(since|until)":/.test(JSON.stringify(paths.all));
    put(version.ref.replace('/', '_'), {
      apiVersion: version.apiVersion,
      shared,
      ...(version.group.origin.ofCluster ? {} : { exact: true }),
      ...lifeOf(version),
      ...(everywhere.length === 0 ? {} : { everywhere, otherVersions: otherVersions(model) }),
      ...(sharedKinds.length === 0
        ? {}
        : { sharedKinds: sharedKinds.map(({ name: kind, type: { definition } }) => ({ definition, kind })) }),
      ...(timed ? { timed } : {}),
      ...(Object.keys(pathLives).length === 0 ? {} : { pathLives }),
      ...(Object.keys(lives).length === 0 ? {} : { lives }),
      schemas: { ...(shared ? writer.scalars() : used(writer.scalars(version), schemas)), ...schemas },
      paths: paths.all,
    });
  }
  outputs.set('openapi/index.json', `${JSON.stringify(names)}\n`);
}

/** The versions that groups name and have no kinds of, with their lives. */
const otherVersions = ({ groups }: Model): Schema[] =>
  groups.flatMap(({ name, otherVersions }) => Object.entries(otherVersions).map(([version, life]) => ({ group: name, version, ...life })));

/** Those of the definitions that a schema refers to. */
function used(definitions: Record<string, Schema>, schemas: Record<string, Schema>): Record<string, Schema> {
  const text = JSON.stringify(schemas);
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => text.includes(JSON.stringify(ref(name)))));
}

/** From which release to which documents tell of the fields of a type, and what they tell from some release on; nothing of all others. What changes in the type itself stands under an empty name. */
function livesOf(type: TypeModel, writer: SchemaWriter): Record<string, Life<{ schema: Schema; required: boolean }>> {
  const fields = jsonFields(type).flatMap((f) => {
    const { since = f.source.documentedSince, until, changes = {} } = f.source;
    const froms = new Set([...Object.keys(changes), ...(hasEarlierDefault(f) ? [NO_DEFAULTS_OF_OWN_FORM] : [])]);
    const changed = [...froms].sort(compareReleases).map((from) => {
      const source = { ...f.source, ...entryIn(f.source, from) };
      return [from, { schema: writer.field({ ...f, source }, type.version, from), required: source.required === true }] as const;
    });
    const life = {
      ...(since === undefined ? {} : { since }),
      ...(until === undefined ? {} : { until }),
      ...(changed.length === 0 ? {} : { changes: Object.fromEntries(changed) }),
    };
    return Object.keys(life).length === 0 ? [] : [[f.name, life] as const];
  });
  const merging = Object.entries(type.source.changes ?? {}).map(
    ([from, words]) => [from, { schema: writer.merging({ ...type.source, ...words }), required: false }] as const,
  );
  return Object.fromEntries(merging.length === 0 ? fields : [['', { changes: Object.fromEntries(merging) }], ...fields]);
}

/** Paths that not all releases have, with the releases that do, and those whose operations are others from some release on. */
function pathLivesOf(model: Model, version: GroupVersionModel, paths: Paths): Record<string, PathLife> {
  const first = paths.all;
  const lives = new Map<string, PathLife>();
  for (const kind of version.kinds.values()) {
    const { resource } = kind;
    if (resource === undefined) continue;
    const subresources = Object.entries(resource.subresources ?? {});
    for (const [name, { since, until }] of subresources)
      if ((since ?? until) !== undefined)
        for (const path of Object.keys(first))
          if (path.endsWith(`/${resource.plural}/{name}/${name}`))
            lives.set(path, { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) });
    let before = first;
    const changing = [resource, resource.writes ?? {}, ...subresources.map(([, subresource]) => subresource)].flatMap(({ changes = {} }) =>
      Object.keys(changes),
    );
    for (const from of [...new Set(changing)].sort(compareReleases)) {
      const then = new Paths(model, version, paths.meta, from);
      then.add(kind);
      for (const [path, item] of Object.entries(then.all)) {
        if (JSON.stringify(item) === JSON.stringify(before[path])) continue;
        const life = lives.get(path);
        lives.set(path, { ...life, changes: { ...life?.changes, [from]: { item } } });
      }
      before = { ...before, ...then.all };
    }
  }
  return Object.fromEntries(lives);
}

/** From which release on servers know the version, which is as old as the oldest of its kinds, and which is the first without it. */
function lifeOf({ kinds, removed, group }: GroupVersionModel): Schema {
  const { release } = group.origin.made;
  const born = [...kinds.values()].map(({ source }) => source.lifetime?.introduced);
  const [first] = born.filter((release) => release !== undefined).sort(compareReleases);
  const introduced = born.includes(undefined) ? undefined : first;
  return {
    ...(introduced === undefined ? {} : { introduced }),
    ...(removed === undefined ? {} : { removed }),
    ...(release === undefined ? {} : { release }),
  };
}
