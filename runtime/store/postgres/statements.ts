/** The statements that read the revision log, and what their rows mean. Each sees one moment of the database. */
import { CompactedError, FutureRevisionError, type RangeResult, type StoredEntry, type StoreEvent } from '../contract.js';
import type { HistoryPage } from '../history-watch.js';
import { SCHEMA } from './schema.js';
import type { Ask } from './session.js';

/** Bounds of one page of history: changes told, bytes of their values, and revisions looked at to find them. */
const PAGE_EVENTS = 500;
const PAGE_BYTES = 4 * 1024 * 1024;
const PAGE_REVISIONS = 20_000;

export interface Bounds {
  readonly newest: number;
  readonly compacted: number;
}

export const BOUNDS = `SELECT s.revision AS newest, h.compacted FROM ${SCHEMA}.store s, ${SCHEMA}.history h`;

const inKeys = (start: string, end: string): string => `l.key >= ${start} AND (${end}::bytea IS NULL OR l.key < ${end})`;

/** What the keys from $1 up to $2 hold at a revision. */
const VERSIONS = `SELECT DISTINCT ON (l.key) l.key, l.revision, l.created, l.value FROM ${SCHEMA}.log l
  WHERE ${inKeys('$1', '$2')} AND l.revision <= coalesce($3, b.newest) ORDER BY l.key, l.revision DESC`;

const range = (total: string): string => `SELECT b.newest, b.compacted, ${total} AS total, e.* FROM (${BOUNDS}) b
  LEFT JOIN LATERAL (SELECT * FROM (${VERSIONS}) v WHERE v.created > 0 LIMIT $4) e ON true`;

const RANGE = range('0::bigint');
const COUNTED_RANGE = range(`(SELECT count(*) FROM (${VERSIONS}) v WHERE v.created > 0)`);

const SIZE = 'coalesce(octet_length(l.value), 0) + coalesce(octet_length(held.value), 0)';
const HISTORY = `SELECT b.newest, b.compacted, e.* FROM (${BOUNDS}) b LEFT JOIN LATERAL (
  SELECT * FROM (
    SELECT l.revision, l.key, l.created, l.value, held.revision AS held_revision, held.created AS held_created, held.value AS held_value,
      sum(${SIZE}) OVER (ORDER BY l.revision) - (${SIZE}) AS bytes_before
    FROM ${SCHEMA}.log l LEFT JOIN ${SCHEMA}.log held ON held.revision = l.previous
    WHERE l.revision > $1 AND l.revision <= $2 AND ${inKeys('$3', '$4')}
    ORDER BY l.revision LIMIT ${PAGE_EVENTS}
  ) page WHERE page.bytes_before < ${PAGE_BYTES}
) e ON true ORDER BY e.revision`;

/** Keys from the start on, up to but without the end; undefined: to the last key. */
export interface Keys {
  readonly start: string;
  readonly end: string | undefined;
}

export interface RangeRequest extends Keys {
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

/** Throws CompactedError and FutureRevisionError. */
export async function readRange(ask: Ask, { start, end, limit, uncounted, revision }: RangeRequest): Promise<RangeResult> {
  const counted = limit !== undefined && !uncounted;
  const rows = await ask<EntryRow>(counted ? COUNTED_RANGE : RANGE, [
    keyBytes(start),
    keyBytes(end),
    revision ?? null,
    limit === undefined ? null : limit + 1,
  ]);
  const { newest, compacted, total } = boundsOf(rows);
  if (revision !== undefined && revision > newest) throw new FutureRevisionError(revision, newest);
  if (revision !== undefined && revision < compacted) throw new CompactedError(revision, compacted);
  const entries: StoredEntry[] = [];
  for (const { key, value, revision: made, created } of rows)
    if (key !== null) entries.push({ key: key.toString(), value: value ?? NOTHING, revision: made, createRevision: created });
  const more = limit !== undefined && entries.length > limit;
  if (more) entries.pop();
  return { entries, revision: revision ?? newest, more, count: counted ? total : entries.length };
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
