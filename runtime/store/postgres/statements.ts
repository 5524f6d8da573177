/** The statements that read the revision log, and what their rows mean. Each sees one moment of the database. */
import { CompactedError, FutureRevisionError, type RangeResult, type StoredEntry, type StoreEvent } from '../contract.js';
import type { HistoryPage } from '../history-watch.js';
import { keyAfter } from '../keys.js';
import { SCHEMA } from './schema.js';
import type { Ask } from './session.js';

/** Bounds of one page: entries or changes, bytes of their values, and revisions looked at to find changes. */
const PAGE_ENTRIES = 1000;
const PAGE_EVENTS = 500;
const PAGE_BYTES = 4 * 1024 * 1024;
const PAGE_REVISIONS = 20_000;

export interface Bounds {
  readonly newest: number;
  readonly compacted: number;
}

/** A scalar subquery of each table tells the planner that it gives one row. */
export const BOUNDS = `SELECT (SELECT revision FROM ${SCHEMA}.store) AS newest, (SELECT compacted FROM ${SCHEMA}.history) AS compacted`;

/** Bytes of the tables and their indexes, with rows that are removed and not yet reused. */
export const SIZE_OF_TABLES = `SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0)::bigint AS bytes
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = '${SCHEMA}' AND c.relkind = 'r'`;

const inKeys = (start: string, end: string): string => `l.key >= ${start} AND (${end}::bytea IS NULL OR l.key < ${end})`;

/** What the keys from $1 up to $2 hold, at most $3 of them and a page of bytes; `at`: a condition on the revision, `counted`: whether to tell how many there are. */
function range(at: string, counted: boolean): string {
  const newest = (columns: string): string => `(SELECT DISTINCT ON (l.key) ${columns} FROM ${SCHEMA}.log l
    WHERE ${inKeys('$1', '$2')}${at} ORDER BY l.key, l.revision DESC) v WHERE v.created > 0`;
  const total = counted ? `SELECT count(*) AS total FROM ${newest('l.created')}` : 'SELECT 0::bigint AS total';
  // A join of one row without a condition is a nested loop, which keeps the order of keys; a sort of the whole might not fit in memory.
  return `WITH b AS MATERIALIZED (${BOUNDS}), t AS MATERIALIZED (${total})
    SELECT b.newest, b.compacted, t.total, e.* FROM b CROSS JOIN t
    LEFT JOIN (SELECT * FROM (
      SELECT v.*, sum(octet_length(v.value)) OVER (ORDER BY v.key ROWS UNBOUNDED PRECEDING) - octet_length(v.value) AS bytes_before
      FROM ${newest('l.key, l.revision, l.created, l.value')} LIMIT $3
    ) page WHERE page.bytes_before < ${PAGE_BYTES}) e ON true`;
}

const AT = ' AND l.revision <= $4';
const RANGE = { newest: range('', false), exact: range(AT, false) } as const;
const COUNTED_RANGE = { newest: range('', true), exact: range(AT, true) } as const;

const SIZE = 'coalesce(octet_length(l.value), 0) + coalesce(octet_length(held.value), 0)';
const HISTORY = `SELECT b.newest, b.compacted, e.* FROM (${BOUNDS}) b LEFT JOIN (
  SELECT * FROM (
    SELECT l.revision, l.key, l.created, l.value, held.revision AS held_revision, held.created AS held_created, held.value AS held_value,
      sum(${SIZE}) OVER (ORDER BY l.revision) - (${SIZE}) AS bytes_before
    FROM ${SCHEMA}.log l LEFT JOIN ${SCHEMA}.log held ON held.revision = l.previous
    WHERE l.revision > $1 AND l.revision <= $2 AND ${inKeys('$3', '$4')}
    ORDER BY l.revision LIMIT ${PAGE_EVENTS}
  ) page WHERE page.bytes_before < ${PAGE_BYTES}
) e ON true ORDER BY e.revision`;

/** Keys from the start on, up to but without the end; undefined: to the last key. */
interface Keys {
  readonly start: string;
  readonly end: string | undefined;
}

interface RangeRequest extends Keys {
  readonly limit: number | undefined;
  readonly uncounted: boolean;
  readonly revision: number | undefined;
}

interface EntryRow extends Bounds {
  readonly total: number;
  /** Null where no entry was found, as are the columns that follow. */
  readonly key: Buffer | null;
  readonly revision: number;
  readonly created: number;
  readonly value: Buffer | null;
}

/** A write's columns about what its key held: a revision of 0 or null for nothing. */
export interface Held {
  readonly held_revision: number | null;
  readonly held_created: number | null;
  readonly held_value: Buffer | null;
}

interface ChangeRow extends Bounds, Held {
  readonly revision: number | null;
  readonly key: Buffer;
  readonly created: number;
  readonly value: Buffer | null;
}

const NOTHING = Buffer.alloc(0);

/** The entry that a key held; undefined where it was absent. */
export const heldEntry = (key: string, { held_revision, held_created, held_value }: Held): StoredEntry | undefined =>
  held_revision === null || held_revision === 0
    ? undefined
    : { key, value: held_value ?? NOTHING, revision: held_revision, createRevision: held_created ?? held_revision };

const keyBytes = (key: string | undefined): Buffer | null => (key === undefined ? null : Buffer.from(key));

/**
 * Entries, read in pages that all show the same revision. Throws FutureRevisionError, and CompactedError also where the history that the
 * pages need is forgotten while they are read.
 */
export async function readRange(ask: Ask, { start, end, limit, uncounted, revision }: RangeRequest): Promise<RangeResult> {
  const wanted = limit === undefined ? Number.POSITIVE_INFINITY : limit + 1;
  const counted = limit !== undefined && !uncounted;
  const first = await readPage(ask, { start, end, limit: wanted, counted, revision });
  const { entries, revision: shown, total } = first;
  for (let { more } = first; more && entries.length < wanted; ) {
    const last = entries[entries.length - 1];
    if (last === undefined) break;
    const rest = { start: keyAfter(last.key), end, limit: wanted - entries.length, counted: false, revision: shown };
    const page = await readPage(ask, rest);
    for (const entry of page.entries) entries.push(entry);
    more = page.more;
  }
  const more = limit !== undefined && entries.length > limit;
  if (more) entries.pop();
  return { entries, revision: shown, more, count: counted ? total : entries.length };
}

interface PageRequest extends Keys {
  readonly limit: number;
  readonly counted: boolean;
  readonly revision: number | undefined;
}

/** `more`: whether entries may follow that the bounds of a page left out. */
async function readPage(
  ask: Ask,
  { start, end, limit, counted, revision }: PageRequest,
): Promise<{ entries: StoredEntry[]; revision: number; total: number; more: boolean }> {
  const texts = counted ? COUNTED_RANGE : RANGE;
  const most = Math.min(limit, PAGE_ENTRIES);
  const values = [keyBytes(start), keyBytes(end), most];
  const rows = revision === undefined ? await ask<EntryRow>(texts.newest, values) : await ask<EntryRow>(texts.exact, [...values, revision]);
  const { newest, compacted, total } = boundsOf(rows);
  if (revision !== undefined && revision > newest) throw new FutureRevisionError(revision, newest);
  if (revision !== undefined && revision < compacted) throw new CompactedError(revision, compacted);
  const entries: StoredEntry[] = [];
  let bytes = 0;
  for (const { key, value, revision: made, created } of rows) {
    if (key === null) continue;
    entries.push({ key: key.toString(), value: value ?? NOTHING, revision: made, createRevision: created });
    bytes += value?.length ?? 0;
  }
  return { entries, revision: revision ?? newest, total, more: entries.length === most || bytes >= PAGE_BYTES };
}

/**
 * The changes of the keys after a revision, or a page of them, with the newest revision of that moment. Throws CompactedError where the
 * history from there on is not kept.
 */
export async function readHistory(ask: Ask, { start, end }: Keys, after: number): Promise<HistoryPage & Bounds> {
  const window = after + PAGE_REVISIONS;
  const rows = await ask<ChangeRow>(HISTORY, [after, window, keyBytes(start), keyBytes(end)]);
  const { newest, compacted } = boundsOf(rows);
  if (after < compacted) throw new CompactedError(after, compacted);
  let bytes = 0;
  const events: StoreEvent[] = [];
  for (const row of rows) {
    if (row.revision === null) continue;
    bytes += (row.value?.length ?? 0) + (row.held_value?.length ?? 0);
    events.push(eventOf(row.key.toString(), row.revision, row));
  }
  const whole = events.length < PAGE_EVENTS && bytes < PAGE_BYTES;
  const upTo = whole ? Math.min(newest, window) : (events[events.length - 1]?.revision ?? newest);
  return { events, upTo, newest, compacted };
}

function eventOf(key: string, revision: number, { created, value, ...held }: ChangeRow): StoreEvent {
  const previous = heldEntry(key, held);
  if (created === 0)
    return { type: 'delete', key, revision, value: undefined, createRevision: previous?.createRevision ?? revision, previous };
  return { type: 'put', key, revision, value: value ?? NOTHING, createRevision: created, previous };
}

function boundsOf<R extends Bounds>(rows: readonly R[]): R {
  const [first] = rows;
  if (first === undefined) throw new Error(`the tables of the schema ${SCHEMA} have lost the rows that say how far they go`);
  return first;
}
