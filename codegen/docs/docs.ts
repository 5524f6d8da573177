/** The reference of a catalogue as pages: a folder of files that any web server shows, and a browser without one. */
import { compareReleases, NEWEST_RELEASE, OLDEST_RELEASE } from '../../runtime/model/definition/releases.js';
import { type GenerateOptions, modelOf } from '../generate.js';
import { jsonFields, type KindModel, type Model, mentioned, reachedFrom, resourcesOf, type TypeModel, versionsOf } from '../model.js';
import { kindPage } from './kind-page.js';
import { lifetimesPage } from './lifetimes-page.js';
import { openApiPage } from './openapi-page.js';
import { overviewPage } from './overview-page.js';
import { releasesPage } from './releases-page.js';
import { searchIndex } from './search-index.js';
import { type Page, pageText } from './site.js';
import { typePage } from './type-page.js';

interface DocsOptions extends Pick<GenerateOptions, 'catalog' | 'output'> {
  /** What the pages are called. */
  readonly name: string;
  /** Paths of OpenAPI documents that stand beside the pages. */
  readonly documents: readonly string[];
}

/** The text of each page, and of the script that searches them, by its path. Throws an Error with the faults of the catalogue, if it has any. */
export function docsOf({ name, documents, ...options }: DocsOptions): Map<string, string> {
  const found = modelOf(options);
  if ('diagnostics' in found) throw new Error(found.diagnostics);
  const content = contentOf(found.model);
  const site = { name, hasDocuments: documents.length > 0 };
  const out = new Map<string, string>();
  for (const page of pagesOf(name, found.model, content, documents)) out.set(page.path, pageText(page, site));
  out.set('search-index.js', searchIndex(content.types));
  return out;
}

interface Content {
  /** Kinds that requests can be made for, in all versions; by group, name and version. */
  readonly kinds: readonly KindModel[];
  /** Types that have pages: those of the kinds, and all that they hold. */
  readonly types: readonly TypeModel[];
  /** The types whose fields hold a type. */
  readonly holders: ReadonlyMap<TypeModel, readonly TypeModel[]>;
  readonly versions: ReadonlyMap<KindModel, readonly KindModel[]>;
}

function contentOf(model: Model): Content {
  const kinds = versionsOf(model)
    .flatMap((version) => [...version.kinds.values()])
    .filter(({ resource, version }) => resource !== undefined && version.group.role === 'api');
  const order = new Map(model.groups.map((group, i) => [group, i]));
  kinds.sort(
    (a, b) =>
      (order.get(a.version.group) ?? 0) - (order.get(b.version.group) ?? 0) ||
      a.name.localeCompare(b.name) ||
      b.version.priority - a.version.priority,
  );
  const types = [...reachedFrom(kinds, 'without inlined')].filter(({ listOf }) => listOf === undefined);
  const holders = new Map<TypeModel, TypeModel[]>();
  for (const type of types)
    for (const part of new Set(jsonFields(type).flatMap((field) => mentioned(field.type))))
      holders.set(part, [...(holders.get(part) ?? []), type]);
  const versions = new Map<KindModel, readonly KindModel[]>();
  for (const { versions: of } of resourcesOf(model))
    for (const kind of of)
      versions.set(
        kind,
        of.toSorted((a, b) => b.version.priority - a.version.priority),
      );
  return { kinds, types, holders, versions };
}

function* pagesOf(name: string, model: Model, { kinds, types, holders, versions }: Content, documents: readonly string[]): Generator<Page> {
  const firsts = new Map<string, KindModel>();
  for (const kind of kinds) {
    const known = firsts.get(`${kind.version.group.name}/${kind.name}`);
    if (known === undefined || ageOf(kind) < ageOf(known)) firsts.set(`${kind.version.group.name}/${kind.name}`, kind);
  }
  yield overviewPage(name, model.groups, [...firsts.values()]);
  yield lifetimesPage(kinds, releasesFrom(kinds));
  yield releasesPage(kinds, types);
  if (documents.length > 0) yield openApiPage(documents);
  const byReference = new Map(kinds.map((kind) => [`${kind.version.apiVersion}/${kind.name}`, kind]));
  const isKind = new Set(kinds.map((kind) => kind.type));
  for (const kind of kinds) {
    const isOwn = (type: TypeModel): boolean =>
      type.collection === undefined && !isKind.has(type) && type.version === kind.version && isHeldBy(kind.type, type, holders);
    yield kindPage(kind, { versions: versions.get(kind) ?? [kind], replacement: (reference) => byReference.get(reference), isOwn });
  }
  for (const type of types)
    if (!isKind.has(type))
      yield typePage(
        type,
        (holders.get(type) ?? []).filter((holder) => holder !== type),
      );
}

/** 1 where the version is removed in the end, so that a version which stays is shown first. */
const ageOf = ({ source }: KindModel): number => (source.lifetime?.removed === undefined ? 0 : 1);

/** Whether whatever holds the type is held by the kind alone. */
function isHeldBy(
  kind: TypeModel,
  type: TypeModel,
  holders: ReadonlyMap<TypeModel, readonly TypeModel[]>,
  seen = new Set<TypeModel>(),
): boolean {
  if (type === kind || seen.has(type)) return true;
  seen.add(type);
  const above = holders.get(type) ?? [];
  return above.length > 0 && above.every((holder) => isHeldBy(kind, holder, holders, seen));
}

/** The releases of a chart: those of the cluster, or those between the first and the last that lifetimes name. */
function releasesFrom(kinds: readonly KindModel[]): string[] {
  const named = kinds
    .flatMap(({ source: { lifetime } }) => [lifetime?.introduced, lifetime?.deprecated, lifetime?.removed])
    .filter((each) => each !== undefined);
  const ofCluster = kinds.some(({ version }) => version.group.origin.ofCluster);
  const [low, high] = ofCluster
    ? [OLDEST_RELEASE, NEWEST_RELEASE]
    : [named.toSorted(compareReleases)[0], named.toSorted(compareReleases).at(-1)];
  if (low === undefined || high === undefined) return [];
  const [[major = 0, first = 0] = [], [, last = 0] = []] = [low, high].map((release) => release.split('.').map(Number));
  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, i) => `${major}.${first + i}`);
}
