import type { Sealer, SealRecipe } from '../encryption/recipes.js';
import { type Database, isDamage, type Statement, sqliteFault, undo } from './binding.js';
import { EntryPacker } from './columns.js';
import type { CommittedGroup, Expired, WriteBatch, WriteFault } from './messages.js';

const NOTHING = new Uint8Array(0);

interface Standing {
  readonly revision: number;
  /** Create revision; 0: deleted. */
  readonly created: number;
}

interface LogRow extends Standing {
  readonly previous: number;
}

interface LoggedWrite {
  readonly key: string;
  /** Null deletes the key. */
  readonly value: Uint8Array | null;
  /** -1: no check. */
  readonly expected: number;
  /** Milliseconds; -1: for good. */
  readonly ttl: number;
  readonly recipe: SealRecipe | undefined;
}

function writesOf(batch: WriteBatch): LoggedWrite[] {
  let offset = 0;
  return batch.keys.map((key, i) => {
    const size = batch.sizes[i] ?? -1;
    const value = size < 0 ? null : batch.values.subarray(offset, offset + size);
    offset += Math.max(0, size);
    return { key, value, expected: batch.expected[i] ?? -1, ttl: batch.ttl[i] ?? -1, recipe: batch.recipes[batch.sealedBy[i] ?? -1] };
  });
}

/**
 * The result of a write: its revision (0 where the check failed, -1 where it could not be made), its create revision, and what
 * the key held.
 */
interface Made {
  readonly revision: number;
  readonly created: number;
  readonly held: (Standing & { readonly value: Uint8Array }) | undefined;
  /** Seconds that sealing the value took, where it was sealed. */
  readonly sealed?: number | undefined;
}

/** The results of a group's writes, in their order. */
class Outcome {
  readonly #revisions: number[] = [];
  readonly #created: number[] = [];
  readonly #previous = new EntryPacker();
  readonly #sealed: number[] = [];
  readonly #faults: WriteFault[] = [];

  static failed(error: unknown): Outcome {
    const outcome = new Outcome();
    outcome.fault(error);
    return outcome;
  }

  add({ revision, created, held, sealed }: Made): void {
    if (sealed !== undefined) this.#sealed.push(sealed);
    this.#revisions.push(revision);
    this.#created.push(created);
    if (held === undefined) this.#previous.none();
    else this.#previous.entry(held.revision, held.created, held.value);
  }

  fault(error: unknown): void {
    this.add({ revision: -1, created: 0, held: undefined });
    const full = sqliteFault(error) === 'full';
    this.#faults.push({ full, damaged: isDamage(error), message: error instanceof Error ? error.message : String(error) });
  }

  columns(): Omit<CommittedGroup, 'batches'> {
    return {
      revisions: this.#revisions,
      created: this.#created,
      previous: this.#previous.columns(),
      sealed: this.#sealed,
      faults: this.#faults,
    };
  }
}

/**
 * The revision log as its one writer sees it. Each call is one transaction that either is durable when it returns or
 * changed nothing when it throws.
 */
export class RevisionLog {
  readonly #begin: Statement<[]>;
  readonly #commit: Statement<[]>;
  readonly #rollback: Statement<[]>;
  readonly #standing: Statement<[string], Standing>;
  readonly #value: Statement<[number], { value: Uint8Array | null }>;
  readonly #append: Statement<[number, string, number, number, number, Uint8Array | null]>;
  readonly #remove: Statement<[number]>;
  readonly #addExpiry: Statement<[number, number, string]>;
  readonly #removeExpiry: Statement<[number, number]>;
  readonly #due: Statement<[number, number], { due: number; revision: number; key: string }>;
  readonly #nextDue: Statement<[], { due: number | null }>;
  readonly #from: Statement<[number], { revision: number; time: number }>;
  readonly #span: Statement<[number, number, number], LogRow>;
  readonly #setCompacted: Statement<[number]>;
  readonly #setScrubbed: Statement<[number]>;
  #newest: number;
  #compacted: number;
  #scrubbed: number;
  /** Times never run backwards, whatever the clock does. */
  #time: number;
  #earliestDue: number | undefined;

  constructor(
    private readonly database: Database,
    private readonly sealer?: Sealer,
  ) {
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
    this.#rollback = database.prepare('ROLLBACK');
    this.#standing = database.prepare('SELECT revision, created FROM log WHERE key = ? ORDER BY revision DESC LIMIT 1');
    this.#value = database.prepare('SELECT value FROM log WHERE revision = ?');
    this.#append = database.prepare('INSERT INTO log (revision, key, created, previous, time, value) VALUES (?, ?, ?, ?, ?, ?)');
    this.#remove = database.prepare('DELETE FROM log WHERE revision = ?');
    this.#addExpiry = database.prepare('INSERT INTO expiry (due, revision, key) VALUES (?, ?, ?)');
    this.#removeExpiry = database.prepare('DELETE FROM expiry WHERE due = ? AND revision = ?');
    this.#due = database.prepare('SELECT due, revision, key FROM expiry WHERE due <= ? ORDER BY due, revision LIMIT ?');
    this.#nextDue = database.prepare('SELECT min(due) AS due FROM expiry');
    this.#from = database.prepare('SELECT revision, time FROM log WHERE revision >= ? ORDER BY revision LIMIT 1');
    this.#span = database.prepare(
      'SELECT revision, created, previous FROM log WHERE revision > ? AND revision <= ? ORDER BY revision LIMIT ?',
    );
    this.#setCompacted = database.prepare('UPDATE progress SET compacted = ?');
    this.#setScrubbed = database.prepare('UPDATE progress SET scrubbed = ?');
    const progress = database.prepare<[], { compacted: number; scrubbed: number }>('SELECT compacted, scrubbed FROM progress').get();
    const last = database.prepare<[], { revision: number; time: number }>('SELECT revision, time FROM log ORDER BY revision DESC').get();
    this.#compacted = progress?.compacted ?? 1;
    this.#scrubbed = progress?.scrubbed ?? 1;
    // The newest row may have been a deletion that compaction removed.
    this.#newest = Math.max(last?.revision ?? 0, this.#compacted);
    this.#time = last?.time ?? 0;
    this.#earliestDue = this.#nextDue.get()?.due ?? undefined;
  }

  get newest(): number {
    return this.#newest;
  }

  get compacted(): number {
    return this.#compacted;
  }

  /** All superseded versions up to this revision are removed. */
  get scrubbed(): number {
    return this.#scrubbed;
  }

  /** Unix time in milliseconds at which the next key may expire; undefined if none expires. */
  get earliestDue(): number | undefined {
    return this.#earliestDue;
  }

  /**
   * Applies the writes of all batches in order, in one transaction. A write whose check fails changes nothing; where one cannot
   * be made, each is tried by itself, so that it harms no other.
   */
  commit(batches: readonly WriteBatch[]): CommittedGroup {
    const writes = batches.flatMap(writesOf);
    let outcome = new Outcome();
    try {
      this.#transaction(() => {
        const time = this.#tick();
        for (const write of writes) outcome.add(this.#apply(write, time));
      });
    } catch (error) {
      if (writes.length === 1) outcome = Outcome.failed(error);
      else {
        outcome = new Outcome();
        for (const write of writes) this.#alone(write, outcome);
      }
    }
    return { batches: batches.length, ...outcome.columns() };
  }

  /** Deletes keys that were due at `now` (Unix milliseconds), looking at no more than `limit` ends. */
  expire(now: number, limit: number): Expired {
    const keys: string[] = [];
    const revisions: number[] = [];
    const previous = new EntryPacker();
    this.#transaction(() => {
      const time = this.#tick();
      for (const { due, revision, key } of this.#due.all(now, limit)) {
        this.#removeExpiry.run(due, revision);
        const standing = this.#standing.get(key);
        if (standing?.revision !== revision || standing.created === 0) continue;
        previous.entry(revision, standing.created, this.#valueAt(revision));
        this.#append.run(++this.#newest, key, 0, revision, time, null);
        keys.push(key);
        revisions.push(this.#newest);
      }
    });
    this.#earliestDue = this.#nextDue.get()?.due ?? undefined;
    return { keys, revisions, previous: previous.columns() };
  }

  /** The newest revision made at or before the time (Unix milliseconds); the compacted revision where none is kept. */
  revisionAt(time: number): number {
    let known = this.#compacted;
    let beyond = this.#newest + 1;
    while (beyond - known > 1) {
      const middle = Math.floor((known + beyond) / 2);
      const row = this.#from.get(middle);
      if (row !== undefined && row.time <= time) known = row.revision;
      else beyond = middle;
    }
    return known;
  }

  /** Makes the revision the oldest that can be read. Superseded versions stay until scrubbed. */
  compact(revision: number): void {
    if (revision <= this.#compacted) return;
    this.#transaction(() => this.#setCompacted.run(revision));
    this.#compacted = revision;
  }

  /**
   * Removes what the next `limit` revisions up to the compacted one superseded: the version each replaced, and the
   * deletions themselves. Not waited for on the disk: what a crash undoes is done again.
   */
  scrub(limit: number): void {
    this.database.exec('PRAGMA synchronous = NORMAL');
    try {
      const upTo = this.#transaction(() => {
        const rows = this.#span.all(this.#scrubbed, this.#compacted, limit);
        for (const { revision, created, previous } of rows) {
          if (previous !== 0) this.#remove.run(previous);
          if (created === 0) this.#remove.run(revision);
        }
        const reached = rows.length < limit ? this.#compacted : (rows[rows.length - 1]?.revision ?? this.#compacted);
        this.#setScrubbed.run(reached);
        return reached;
      });
      this.#scrubbed = upTo;
    } finally {
      this.database.exec('PRAGMA synchronous = FULL');
    }
  }

  #alone(write: LoggedWrite, outcome: Outcome): void {
    try {
      // A result is added only after the commit succeeded.
      outcome.add(this.#transaction(() => this.#apply(write, this.#tick())));
    } catch (error) {
      outcome.fault(error);
    }
  }

  #apply({ key, value, expected, ttl, recipe }: LoggedWrite, time: number): Made {
    const standing = this.#standing.get(key);
    const present = standing !== undefined && standing.created !== 0 ? standing : undefined;
    const held = present === undefined ? undefined : { ...present, value: this.#valueAt(present.revision) };
    if (expected >= 0 && expected !== (present?.revision ?? 0)) return { revision: 0, created: 0, held };
    const { stored, sealed } = value === null || recipe === undefined ? { stored: value } : this.#sealed(recipe, key, value);
    const revision = ++this.#newest;
    const createRevision = present?.created ?? revision;
    this.#append.run(revision, key, value === null ? 0 : createRevision, present?.revision ?? 0, time, stored);
    if (value !== null && ttl >= 0) this.#expireAt(time + ttl, revision, key);
    return { revision, created: createRevision, held, sealed };
  }

  #sealed(recipe: SealRecipe, key: string, value: Uint8Array): { readonly stored: Uint8Array; readonly sealed: number } {
    if (this.sealer === undefined) throw new Error('this thread was not started to seal values');
    const since = performance.now();
    const stored = this.sealer.seal(recipe, key, value);
    return { stored, sealed: (performance.now() - since) / 1000 };
  }

  #valueAt(revision: number): Uint8Array {
    return this.#value.get(revision)?.value ?? NOTHING;
  }

  #expireAt(due: number, revision: number, key: string): void {
    this.#addExpiry.run(due, revision, key);
    this.#earliestDue = Math.min(due, this.#earliestDue ?? due);
  }

  #tick(): number {
    this.#time = Math.max(this.#time, Date.now());
    return this.#time;
  }

  #transaction<R>(work: () => R): R {
    const newest = this.#newest;
    this.#begin.run();
    try {
      const result = work();
      this.#commit.run();
      return result;
    } catch (error) {
      this.#newest = newest;
      undo(() => this.#rollback.run());
      throw error;
    }
  }
}
