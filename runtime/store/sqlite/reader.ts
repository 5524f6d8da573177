/** The thread that reads: each request sees one snapshot of the database and never makes a commit wait. */
import type { MessagePort } from 'node:worker_threads';
import { CompactedError, FutureRevisionError } from '../contract.js';
import { prefixEnd } from '../keys.js';
import { type Database, isDamage, type SqliteValue, type Statement } from './binding.js';
import { EntryPacker } from './columns.js';
import { openForReading } from './database.js';
import type {
  EntryRow,
  HistoryRequest,
  HistoryRow,
  KeyedColumns,
  RangeRequest,
  ReaderReply,
  ReaderRequest,
  WorkerSettings,
} from './messages.js';

/** Bounds of one page of history: changes told, bytes of their values, and revisions looked at to find them. */
const PAGE_EVENTS = 500;
const PAGE_BYTES = 4 * 1024 * 1024;
const PAGE_REVISIONS = 20_000;

/** Serves the port until it is told to close; opens the database with the first request. */
export function runReader(port: MessagePort, settings: WorkerSettings): void {
  let snapshots: Snapshots | undefined;
  port.on('message', (request: ReaderRequest) => {
    if (request.kind === 'close') {
      snapshots?.close();
      port.postMessage({ kind: 'closed' } satisfies ReaderReply);
      port.close();
      return;
    }
    try {
      snapshots ??= new Snapshots(openForReading(settings.directory));
      const { reply, transfer } = answer(snapshots, request);
      port.postMessage(reply, transfer);
    } catch (error) {
      port.postMessage(failure(request.id, error));
    }
  });
}

interface Answer {
  readonly reply: ReaderReply;
  readonly transfer: ArrayBuffer[];
}

function answer(snapshots: Snapshots, request: Exclude<ReaderRequest, { kind: 'close' }>): Answer {
  const { id } = request;
  switch (request.kind) {
    case 'range': {
      const { rows, ...page } = snapshots.range(request);
      const entries = packed(rows);
      return { reply: { kind: 'entries', id, entries, ...page }, transfer: [entries.values.buffer] };
    }
    case 'history': {
      const found = snapshots.history(request);
      const previous = found.rows.flatMap((row) => (row.previous === undefined ? [] : [row.previous]));
      return { reply: { kind: 'history', id, ...found }, transfer: [...buffersOf(found.rows), ...buffersOf(previous)] };
    }
    case 'compactedRevision':
      return { reply: { kind: 'compactedRevision', id, revision: snapshots.compactedRevision() }, transfer: [] };
  }
}

function failure(id: number, error: unknown): ReaderReply {
  if (error instanceof CompactedError) return { kind: 'compacted', id, requested: error.requested, oldest: error.oldest };
  if (error instanceof FutureRevisionError) return { kind: 'future', id, requested: error.requested, newest: error.newest };
  return { kind: 'failed', id, damaged: isDamage(error), message: error instanceof Error ? error.message : String(error) };
}

/** One buffer for the values of a page: to hand over a buffer takes both threads more than to copy what a small object is. */
function packed(rows: readonly EntryRow[]): KeyedColumns & { readonly values: Uint8Array<ArrayBuffer> } {
  const packer = new EntryPacker();
  for (const { revision, created, value } of rows) packer.entry(revision, created, value);
  const damages = rows.flatMap(({ damage }, at): [number, string][] => (damage === undefined ? [] : [[at, damage]]));
  return { ...packer.columns(), keys: rows.map(({ key }) => key), damages };
}

/** SQLite hands every value out in memory of its own, so that it can be handed on without a copy. */
function buffersOf(rows: readonly { readonly value: Uint8Array | null }[]): ArrayBuffer[] {
  const buffers: ArrayBuffer[] = [];
  for (const { value } of rows) if (value?.buffer instanceof ArrayBuffer) buffers.push(value.buffer);
  return buffers;
}

/** Exclusive. */
type KeyEnd = string | Uint8Array;

/** SQLite orders all bytes after all texts, and keys are texts; a bound that may be absent would not let it stop there. */
const AFTER_ALL_KEYS: KeyEnd = Uint8Array.of(0);

interface Version {
  readonly key: string;
  readonly revision: number;
  readonly created: number;
}

const without = (damage: string): { value: Uint8Array; damage: string } => ({ value: new Uint8Array(0), damage });

/** Reads of a database, each of one moment. */
export class Snapshots {
  readonly #bounds: Statement<[], { compacted: number; newest: number }>;
  readonly #versions: Statement<[string, KeyEnd, number, number], Version>;
  readonly #entries: Statement<[string, KeyEnd, number, number], Version & { readonly value: SqliteValue; readonly same: number | null }>;
  readonly #count: Statement<[string, KeyEnd, number], { count: number }>;
  readonly #changes: Statement<[number, number, string, string | null, string | null, number], Version & { previous: number }>;
  readonly #content: Statement<[number], { key: SqliteValue; created: number; value: SqliteValue }>;

  constructor(private readonly database: Database) {
    // `created` comes from the row that max() found.
    const versions = `SELECT key, max(revision) AS revision, created FROM log INDEXED BY log_by_key
      WHERE key >= ? AND key < ? AND revision <= ? GROUP BY key HAVING created > 0`;
    const page = `${versions} ORDER BY key LIMIT ?`;
    this.#versions = database.prepare(page);
    this.#entries = database.prepare(`SELECT found.key AS key, found.revision AS revision, found.created AS created, log.value AS value,
      log.key = found.key AND log.created = found.created AS same
      FROM (${page}) AS found LEFT JOIN log ON log.revision = found.revision ORDER BY found.key`);
    this.#count = database.prepare(`SELECT count(*) AS count FROM (${versions})`);
    this.#changes = database.prepare(`SELECT key, revision, created, previous FROM log
      WHERE revision > ? AND revision <= ? AND key >= ? AND (? IS NULL OR key < ?) ORDER BY revision LIMIT ?`);
    this.#content = database.prepare('SELECT key, created, value FROM log WHERE revision = ?');
    this.#bounds = database.prepare(
      'SELECT compacted, max(compacted, coalesce((SELECT max(revision) FROM log), 0)) AS newest FROM progress',
    );
  }

  range(request: RangeRequest): { rows: EntryRow[]; revision: number; more: boolean; count: number } {
    return this.#snapshot(({ compacted, newest }) => {
      const revision = request.revision ?? newest;
      if (revision > newest) throw new FutureRevisionError(revision, newest);
      if (revision < compacted) throw new CompactedError(revision, compacted);
      const end = request.end ?? AFTER_ALL_KEYS;
      const { start, limit, uncounted } = request;
      const rows = this.#page(start, end, revision, limit === undefined ? -1 : limit + 1);
      const more = limit !== undefined && rows.length > limit;
      if (more) rows.pop();
      const count = more && !uncounted ? (this.#count.get(start, end, revision)?.count ?? 0) : rows.length;
      return { rows, revision, more, count };
    });
  }

  history(request: HistoryRequest): { rows: HistoryRow[]; upTo: number } {
    return this.#snapshot(({ compacted, newest }) => {
      if (request.after < compacted) throw new CompactedError(request.after, compacted);
      const end = prefixEnd(request.prefix) ?? null;
      const window = Math.min(newest, request.after + PAGE_REVISIONS);
      const rows: HistoryRow[] = [];
      let bytes = 0;
      const changes = this.#changes.all(request.after, window, request.prefix, end, end, PAGE_EVENTS);
      for (const { key, revision, created, previous } of changes) {
        if (bytes >= PAGE_BYTES) break;
        const row = {
          key,
          revision,
          created,
          ...(created === 0 ? { value: null } : this.#valueOf({ key, revision, created })),
          previous: this.#entryOf(key, previous),
        };
        bytes += (row.value?.length ?? 0) + (row.previous?.value.length ?? 0);
        rows.push(row);
      }
      const whole = rows.length === changes.length && rows.length < PAGE_EVENTS;
      return { rows, upTo: whole ? window : (rows[rows.length - 1]?.revision ?? window) };
    });
  }

  compactedRevision(): number {
    return this.#snapshot(({ compacted }) => compacted);
  }

  close(): void {
    this.database.close();
  }

  #page(start: string, end: KeyEnd, revision: number, limit: number): EntryRow[] {
    return (
      this.#intact(start, end, revision, limit) ??
      this.#versions.all(start, end, revision, limit).map((version) => ({ ...version, ...this.#valueOf(version) }))
    );
  }

  /** A page whose values are read with their keys; undefined where one of them cannot be read, so that each must be tried. */
  #intact(start: string, end: KeyEnd, revision: number, limit: number): EntryRow[] | undefined {
    const rows: EntryRow[] = [];
    try {
      for (const { same, value, ...version } of this.#entries.all(start, end, revision, limit)) {
        if (same !== 1 || !(value instanceof Uint8Array)) return undefined;
        rows.push({ ...version, value });
      }
    } catch (error) {
      if (isDamage(error)) return undefined;
      throw error;
    }
    return rows;
  }

  /** The value of a version that is no deletion. One that the file no longer has, or gives away, spoils no other. */
  #valueOf({ key, revision, created }: Version): { value: Uint8Array; damage?: string } {
    try {
      const content = this.#content.get(revision);
      if (content === undefined) return without(`the log has no revision ${revision}, which its index names`);
      if (content.key !== key || content.created !== created)
        return without(`revision ${revision} of the log is about another key than its index says`);
      return content.value instanceof Uint8Array ? { value: content.value } : without(`revision ${revision} of the log holds no bytes`);
    } catch (error) {
      if (isDamage(error)) return without(`revision ${revision} of the log is damaged`);
      throw error;
    }
  }

  /** The version before a change; undefined where there is none, or it cannot be read. */
  #entryOf(key: string, revision: number): EntryRow | undefined {
    try {
      const content = revision === 0 ? undefined : this.#content.get(revision);
      return content === undefined || !(content.value instanceof Uint8Array)
        ? undefined
        : { key, revision, created: content.created, value: content.value };
    } catch (error) {
      if (isDamage(error)) return undefined;
      throw error;
    }
  }

  #snapshot<R>(read: (bounds: { compacted: number; newest: number }) => R): R {
    return this.database.transaction(() => read(this.#bounds.get() ?? { compacted: 1, newest: 1 }));
  }
}
