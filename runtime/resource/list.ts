/** Lists: which state they show and how they are cut into chunks (specification 1, "resourceVersion semantics for list"). */

import type { VersionDefinition } from '../model/definition/definition.js';
import type { Turn } from '../model/definition/settled.js';
import { badRequest, expired, resourceVersionTooLarge } from '../model/errors.js';
import { CompactedError, FutureRevisionError, keyAfter } from '../store/index.js';
import { decodeToken, encodeToken, type Token } from './continue-token.js';
import { selectedItems } from './found-items.js';
import type { Item } from './item.js';
import type { Resource, Stored } from './resource.js';
import { filterOf, type ItemFilter } from './selecting/fields.js';
import { type Scan, scan, scanOf } from './selecting/scan.js';
import { checkListMatch, type ListOptions } from './writes/options.js';

export interface Page {
  readonly items: readonly Item[];
  /** Revision of the state shown. */
  readonly revision: number;
  /** Token of the next chunk; empty on the last one. */
  readonly continue: string;
  /** Items after this chunk; undefined with a selector or on the last chunk. */
  readonly remaining: number | undefined;
  /** A name for the content: pages with equal fingerprints hold the same items. Undefined where no such name is known. */
  readonly fingerprint: string | undefined;
  /** Path of the list, where lists show it. */
  readonly selfLink?: string;
}

/** The group that options and tokens belong to. */
const metaGroup = ({ environment }: Resource): string => `meta.${environment.service.groupDomain}`;

/** How long a read waits for a revision that has not happened, in milliseconds. */
const PATIENCE_MS = 3000;

/** A resourceVersion of a query as a revision; 400 where it is no number. */
export function revisionOf(text: string): number {
  if (!/^\d{1,19}$/.test(text))
    throw badRequest(
      `resourceVersion: Invalid value: ${JSON.stringify(text)}: strconv.ParseUint: parsing ${JSON.stringify(text)}: invalid syntax`,
    );
  return Number(text);
}

/** What to read from a collection. */
interface Selection {
  readonly resource: Resource;
  readonly namespace: string;
  /** Items of a chunk at most; 0 sets no limit. */
  readonly limit: number;
  readonly filter: ItemFilter | undefined;
  /** What the filter was made of. */
  readonly version: VersionDefinition;
  readonly selectors: Pick<ListOptions, 'labels' | 'fields'>;
  /** Lets other work run while many objects are scanned. */
  readonly turn: Turn;
}

export async function list(
  resource: Resource,
  version: VersionDefinition,
  namespace: string,
  asked: ListOptions,
  turn: Turn,
): Promise<Page> {
  const { enabled } = resource.environment;
  checkListMatch(asked, enabled, metaGroup(resource));
  const { found } = resource.strategy;
  // Objects of a kind that is not stored come in one chunk, and no revision of the store describes them.
  if (found !== undefined)
    return {
      items: await selectedItems(resource, found, version, asked),
      revision: 0,
      continue: '',
      remaining: undefined,
      fingerprint: undefined,
    };
  // Without the gate, a list is never cut into chunks, so its limit and its token are ignored.
  const options = enabled('APIListChunking') ? asked : { ...asked, limit: 0, continue: '' };
  const page = await pageOf(resource, version, namespace, options, turn);
  return enabled('RemainingItemCount') || page.remaining === undefined ? page : { ...page, remaining: undefined };
}

async function pageOf(resource: Resource, version: VersionDefinition, namespace: string, options: ListOptions, turn: Turn): Promise<Page> {
  const filter = filterOf(version, options.labels, options.fields);
  const wanted: Selection = { resource, namespace, limit: Math.max(options.limit, 0), filter, version, selectors: options, turn };
  if (options.continue !== '') {
    // A resourceVersion that is no number is refused as such, before it is refused for standing beside a token.
    if (options.resourceVersion !== '' && revisionOf(options.resourceVersion) !== 0)
      throw badRequest('specifying resource version is not allowed when using continue');
    // A server that answers lists of earlier versions from its cache ignores the limit of a resourceVersion=0, and answers with all that remains.
    const whole = options.resourceVersion !== '' && keepsEarlierVersions(resource);
    return continued(whole ? { ...wanted, limit: 0 } : wanted, decodeToken(options.continue, metaGroup(resource)));
  }
  const revision = options.resourceVersion === '' ? 0 : revisionOf(options.resourceVersion);
  const exact = revision > 0 && (options.match === 'Exact' || (options.match === '' && wanted.limit > 0));
  if (exact) return atRevision(wanted, '', revision);
  if (revision > 0) await reach(resource, revision);
  if (options.resourceVersion === '' && !(await resource.settled())) return fromHistory(wanted, '', undefined);
  // With resourceVersion=0 the answer is the whole cache in one chunk.
  const unlimited = options.resourceVersion === '0' && !hasManyObjects(resource);
  return newest(unlimited ? { ...wanted, limit: 0 } : wanted, '');
}

/** Whether objects of the kind expire: there may be too many of those for one chunk. */
const hasManyObjects = ({ definition }: Resource): boolean => definition.writes.ttlFlag !== undefined;

/** Whether lists of earlier versions are answered from memory where the store has forgotten these. */
const keepsEarlierVersions = (resource: Resource): boolean =>
  resource.environment.enabled('ListFromCacheSnapshot') && !hasManyObjects(resource);

/**
 * Waits until the cache shows a revision that the client may have seen at another server; throws 504 where it does not come in
 * time.
 */
export async function reach(resource: Resource, revision: number): Promise<void> {
  if (resource.cache.revision >= revision) return;
  if (!(await resource.cache.waitFor(revision, PATIENCE_MS))) {
    throw resourceVersionTooLarge(`Timeout: Too large resource version: ${revision}, current: ${resource.cache.revision}`, 1);
  }
}

async function continued(wanted: Selection, token: Token): Promise<Page> {
  const { resource } = wanted;
  if (token.rv === -1) return (await resource.settled()) ? newest(wanted, token.start) : fromHistory(wanted, token.start, undefined);
  try {
    return await atRevision(wanted, token.start, token.rv);
  } catch (error) {
    if (!(error instanceof CompactedOf)) throw error;
    throw expired(
      'The provided continue parameter is too old to display a consistent list result. You can start a new list without the continue parameter, or use the continue token in this response to retrieve the remainder of the results. Continuing with the provided token results in an inconsistent list - objects that were created, modified, or deleted between the time the first chunk was returned and now may show up in the list.',
      encodeToken({ rv: -1, start: token.start }, metaGroup(resource)),
    );
  }
}

/** Thrown where the revision asked for was compacted; the caller turns it into 410. */
class CompactedOf extends Error {}

async function atRevision(wanted: Selection, start: string, revision: number): Promise<Page> {
  const { cache } = wanted.resource;
  await reach(wanted.resource, revision);
  if (revision >= cache.changedAt && revision <= cache.revision) return fromCache(wanted, start, revision);
  try {
    return await fromHistory(wanted, start, revision);
  } catch (error) {
    if (error instanceof FutureRevisionError)
      throw resourceVersionTooLarge(`Timeout: Too large resource version: ${revision}, current: ${error.newest}`, 1);
    if (error instanceof CompactedError) {
      const kept = keepsEarlierVersions(wanted.resource) ? await fromMemory(wanted, start, revision) : undefined;
      if (kept !== undefined) return kept;
      if (start !== '') throw new CompactedOf();
      throw expired(`The resourceVersion for the provided list is too old.`);
    }
    throw error;
  }
}

const newest = (wanted: Selection, start: string): Page | Promise<Page> => fromCache(wanted, start, wanted.resource.cache.revision);

function fromCache(wanted: Selection, start: string, revision: number): Page | Promise<Page> {
  const { resource, namespace, limit, filter, version, selectors } = wanted;
  const prefix = resource.collection(namespace);
  const { cache } = resource;
  const from = start === '' ? undefined : `${prefix}${start}`;
  resource.listCosts.lists += 1;
  if (filter !== undefined) return selected(wanted, filter, scan(resource, version, namespace, selectors, from), revision);
  const range = cache.list(prefix, { ...(from === undefined ? {} : { start: from }), ...(limit === 0 ? {} : { limit }) });
  return chunk(wanted, range.entries, range.count, revision, `${prefix} ${start} ${limit} ${cache.changedAt}`);
}

/** The objects as they were at a revision that the store has forgotten; undefined where the cache has, too. */
async function fromMemory(wanted: Selection, start: string, revision: number): Promise<Page | undefined> {
  const { resource, namespace, limit, filter, turn } = wanted;
  const prefix = resource.collection(namespace);
  const entries = await resource.cache.listAt(revision, prefix, turn, `${prefix}${start}`);
  if (entries === undefined) return undefined;
  resource.listCosts.lists += 1;
  if (filter !== undefined) return selected(wanted, filter, scanOf(entries), revision);
  return chunk(wanted, limit === 0 ? entries : entries.slice(0, limit), entries.length, revision, undefined);
}

/** A page of entries that stand first among `count` ones. */
function chunk(
  { resource, namespace }: Selection,
  entries: readonly Stored[],
  count: number,
  revision: number,
  fingerprint: string | undefined,
): Page {
  wentBy(resource, entries.length, entries.length);
  const last = entries[entries.length - 1];
  const more = count > entries.length && last !== undefined;
  const start = more ? keyAfter(last.key).slice(resource.collection(namespace).length) : '';
  return {
    items: entries.map((entry) => entry.item),
    revision,
    continue: more ? encodeToken({ rv: revision, start }, metaGroup(resource)) : '',
    remaining: more ? count - entries.length : undefined,
    fingerprint,
  };
}

/** A mask: the scan looks at the clock after every STRIDE + 1 entries. */
const STRIDE = 63;

/** The first entries that the filter lets through, at most `limit` of them. */
async function selected(
  { resource, namespace, limit, turn }: Selection,
  filter: ItemFilter,
  { entries, followed, looked }: Scan,
  revision: number,
): Promise<Page> {
  const items: Item[] = [];
  const page = { items, revision, remaining: undefined, fingerprint: undefined };
  for (let i = 0; i < entries.length; i += 1) {
    if ((i & STRIDE) === STRIDE) {
      const next = turn();
      if (next !== undefined) await next;
    }
    const entry = entries[i];
    if (entry === undefined || !filter(entry.item)) continue;
    items.push(entry.item);
    if (limit > 0 && items.length === limit && followed(entry.key)) {
      looked(i + 1, items.length);
      wentBy(resource, i + 1, items.length);
      const start = keyAfter(entry.key).slice(resource.collection(namespace).length);
      return { ...page, continue: encodeToken({ rv: revision, start }, metaGroup(resource)) };
    }
  }
  looked(entries.length, items.length);
  wentBy(resource, entries.length, items.length);
  return { ...page, continue: '' };
}

function wentBy({ listCosts }: Resource, fetched: number, returned: number): void {
  listCosts.fetched += fetched;
  listCosts.returned += returned;
}

/** Keys per read of the engine while a selector looks for matches. */
const HISTORY_PAGE = 500;

/** Reads from the engine, at the revision, or at its newest where the revision is undefined. */
async function fromHistory({ resource, namespace, limit, filter, turn }: Selection, start: string, at: number | undefined): Promise<Page> {
  const prefix = resource.collection(namespace);
  const items: Item[] = [];
  let asked = at;
  let from = start === '' ? prefix : `${prefix}${start}`;
  for (;;) {
    const page = await resource.environment.engine.range(prefix, {
      start: from,
      ...(asked === undefined ? {} : { revision: asked }),
      limit: filter === undefined && limit > 0 ? limit : HISTORY_PAGE,
    });
    const { revision } = page;
    asked = revision;
    for (const [i, entry] of page.entries.entries()) {
      const next = turn();
      if (next !== undefined) await next;
      const item = resource.itemOf(entry);
      if (filter !== undefined && !filter(item)) continue;
      items.push(item);
      const moreInPage = i + 1 < page.entries.length;
      if (limit > 0 && items.length === limit && (moreInPage || page.more)) {
        const remaining = filter === undefined ? page.count - page.entries.length : undefined;
        return {
          items,
          revision,
          continue: encodeToken({ rv: revision, start: keyAfter(entry.key).slice(prefix.length) }, metaGroup(resource)),
          remaining,
          fingerprint: undefined,
        };
      }
    }
    const last = page.entries[page.entries.length - 1];
    if (!page.more || last === undefined) return { items, revision, continue: '', remaining: undefined, fingerprint: undefined };
    from = keyAfter(last.key);
  }
}
