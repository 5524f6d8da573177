/** The generated parts of OpenAPI documents, one for each version, as a release has them. */
import { withLaterParameters, withParameters } from '../../model/definition/later-parameters.js';
import { ageAt, entryIn, type Life } from '../../model/definition/releases.js';
import { isObject } from '../../model/json/json.js';

type Schema = Record<string, unknown>;

/** What names the kinds that a definition is. */
const KINDS = 'x-kubernetes-group-version-kind';

/** A generated part, as its file has it. */
interface StoredPart extends Part {
  readonly shared: boolean;
  /** From which release on servers know the version, and the first that knows it no more. */
  readonly introduced?: string;
  readonly removed?: string;
  /** The release of the catalogue that these are of, where it is not that of the server. */
  readonly release?: string;
  /** Definitions that are kinds of every version. */
  readonly everywhere?: readonly { readonly definition: string; readonly kind: string }[];
  /** Versions without kinds that these are of, too. */
  readonly otherVersions?: readonly (GroupVersion & Life)[];
  /** Definitions of the shared part that are kinds of this version, too. */
  readonly sharedKinds?: readonly { readonly definition: string; readonly kind: string }[];
  /** Paths that are there in some releases alone, or become others. */
  readonly pathLives?: Readonly<Record<string, PathLife>>;
  /** Whether parameters of its paths are there in some releases alone; those say since and until when. */
  readonly timed?: true;
  /** By definitions, fields that are others in some releases; those that are not named are the same in all. */
  readonly lives?: Readonly<Record<string, Lives>>;
}

/** From which release to which documents tell of fields, and how, where that changes; under an empty name, of the type itself. */
type Lives = Readonly<Record<string, FieldLife>>;

interface FieldLife extends Partial<FieldWords>, Life<FieldWords> {}

interface FieldWords {
  readonly schema: Schema;
  readonly required: boolean;
}

interface PathLife extends Life<{ readonly item: Schema }> {
  readonly item?: Schema;
}

/** The part of one version. */
export interface Part {
  readonly apiVersion: string;
  /** Whether the joined document tells of rules and defaults, too; conformant servers leave those of the cluster's kinds out of it. */
  readonly exact?: true;
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly paths: Readonly<Record<string, Schema>>;
}

/** Where generated parts are, and how the text of a file there is read. */
export interface StoredParts {
  readonly folders: readonly URL[];
  text(file: URL): Promise<string>;
}

/** The parts in the folders, as documents of the release have them. `validates`: whether writes take field validation. */
export async function partsOf({ folders, text }: StoredParts, release: string, validates: boolean): Promise<Part[]> {
  const stored = (await Promise.all(folders.map((folder) => partsIn(folder, text)))).flat();
  const others = stored.flatMap(({ otherVersions = [] }) => otherVersions).filter((other) => entryIn(other, release) !== undefined);
  const present = stored.filter((part) => !part.shared && !['later', 'removed'].includes(ageAt(part, release)));
  const alsoOf = new Map<string, Schema[]>();
  for (const part of present)
    for (const { definition, kind } of part.sharedKinds ?? [])
      alsoOf.set(definition, [...(alsoOf.get(definition) ?? []), { ...versionOf(part), kind }]);
  const known = [...present.map(versionOf), ...others.map(({ group, version }) => ({ group, version }))];
  const kindInAll = (kind: string): Schema[] => known.map((version) => ({ ...version, kind })).sort(byVersion);
  return stored.map((part) => {
    const schemas = { ...part.schemas };
    for (const [name, lives] of Object.entries(part.lives ?? {})) {
      const schema = schemas[name];
      if (schema !== undefined) schemas[name] = schemaIn(schema, lives, part.release ?? release);
    }
    for (const { definition, kind } of part.everywhere ?? []) schemas[definition] = { ...schemas[definition], [KINDS]: kindInAll(kind) };
    for (const [definition, kinds] of part.shared ? alsoOf : []) {
      const own: unknown = schemas[definition]?.[KINDS];
      schemas[definition] = { ...schemas[definition], [KINDS]: [...(Array.isArray(own) ? own : []), ...kinds] };
    }
    const at = part.release ?? release;
    const there = part.pathLives === undefined ? part.paths : pathsIn(part.paths, part.pathLives, at);
    const paths = part.timed === true ? parametersIn(there, at) : there;
    return { ...part, schemas, paths: withLaterParameters(paths, { release, validates }) };
  });
}

async function partsIn(folder: URL, text: StoredParts['text']): Promise<StoredPart[]> {
  const names: unknown = JSON.parse(await text(new URL('index.json', folder)));
  if (!Array.isArray(names)) throw new Error('the index of OpenAPI parts is no list');
  return Promise.all(names.map(async (name) => JSON.parse(await text(new URL(`${String(name)}.json`, folder))) as StoredPart));
}

interface GroupVersion {
  readonly group: string;
  readonly version: string;
}

function versionOf({ apiVersion }: StoredPart): GroupVersion {
  const slash = apiVersion.indexOf('/');
  return { group: apiVersion.slice(0, Math.max(slash, 0)), version: apiVersion.slice(slash + 1) };
}

const byVersion = (a: Schema, b: Schema): number =>
  `${String(a.group)}/${String(a.version)}` < `${String(b.group)}/${String(b.version)}` ? -1 : 1;

/** The paths that a release has, as they are there. */
const pathsIn = (paths: StoredPart['paths'], lives: Readonly<Record<string, PathLife>>, release: string): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, item]) => {
      const life = Object.hasOwn(lives, path) ? lives[path] : undefined;
      if (life === undefined) return [[path, item] as const];
      const now: PathLife | undefined = entryIn(life, release);
      return now === undefined ? [] : [[path, now.item ?? item] as const];
    }),
  );

/** The paths with the parameters that a release has. */
const parametersIn = (paths: Readonly<Record<string, Schema>>, release: string): Record<string, Schema> =>
  withParameters(paths, (parameter) => {
    const { since, until, ...there } = parameter;
    return entryIn({ since, until } as Life, release) === undefined ? [] : [there];
  });

/** The schema of a struct as a release has it. */
function schemaIn(schema: Schema, lives: Lives, release: string): Schema {
  const { properties, required, ...others } = schema;
  if (!isObject<Schema>(properties)) return schema;
  const needed = new Set(Array.isArray(required) ? required : []);
  const there = Object.entries(properties).flatMap(([name, property]): [string, unknown][] => {
    const life = Object.hasOwn(lives, name) ? lives[name] : undefined;
    if (life === undefined) return [[name, property]];
    const now: FieldLife | undefined = entryIn(life, release);
    if (now === undefined || now.required === false) needed.delete(name);
    else if (now.required === true) needed.add(name);
    return now === undefined ? [] : [[name, now.schema ?? property]];
  });
  const names = there.map(([name]) => name).filter((name) => needed.has(name));
  const own: FieldLife | undefined = lives[''] && entryIn(lives[''], release);
  return { ...others, ...own?.schema, properties: Object.fromEntries(there), ...(names.length === 0 ? {} : { required: names }) };
}

/** Paths whose operations do not say that they need the body that they take. */
export function withFreeBodies(paths: Schema): Schema {
  const freed = (operation: unknown): unknown => {
    if (!isObject<Schema>(operation) || !isObject<Schema>(operation.requestBody)) return operation;
    const { required: _needed, ...requestBody } = operation.requestBody;
    return { ...operation, requestBody };
  };
  const members = (item: unknown): unknown =>
    isObject<Schema>(item) ? Object.fromEntries(Object.entries(item).map(([name, member]) => [name, freed(member)])) : item;
  return Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, members(item)]));
}
