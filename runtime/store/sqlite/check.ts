/** Checks a store's database without knowing what its values mean: its pages, and the order of its log. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StoreOpenError, type StoreReader } from '../contract.js';
import { prefixEnd } from '../keys.js';
import { type Database, isDamage } from './binding.js';
import { entryOf } from './columns.js';
import { checkOwn, DATABASE_FILE, openForReading } from './database.js';
import { Snapshots } from './reader.js';

/** One fault of a store; `key` is undefined if it is not about a single key. */
export interface StoreFault {
  readonly key: string | undefined;
  readonly message: string;
}

/** Faults of one kind that are listed one by one. */
const SHOWN = 100;

interface Row {
  readonly revision: number;
  readonly key: string;
}

interface LogCheck {
  readonly says: string;
  /** Finds rows of the log that are at fault. */
  readonly find: string;
}

const LOG_CHECKS: readonly LogCheck[] = [
  {
    says: 'the log holds no value',
    find: `SELECT revision, key FROM log WHERE created > 0 AND typeof(value) <> 'blob'`,
  },
  {
    says: 'the log says it was made after it was changed',
    find: 'SELECT revision, key FROM log WHERE created > revision OR previous >= revision OR created < 0 OR previous < 0',
  },
  {
    says: 'the version that was replaced is missing',
    find: `SELECT revision, key FROM log AS one WHERE previous > 0 AND revision > (SELECT scrubbed FROM progress)
      AND NOT EXISTS (SELECT 1 FROM log AS other WHERE other.revision = one.previous AND other.key = one.key)`,
  },
  {
    says: 'it was made anew although it was there',
    find: `SELECT revision, key FROM log AS one WHERE previous = 0 AND created = revision AND EXISTS
      (SELECT 1 FROM log AS other INDEXED BY log_by_key WHERE other.key = one.key AND other.revision =
        (SELECT max(revision) FROM log AS before INDEXED BY log_by_key WHERE before.key = one.key AND before.revision < one.revision)
        AND other.created > 0)`,
  },
];

/** Every fault of the database in the folder, as it is at one moment, also while a server writes it. Throws StoreOpenError where there is none. */
export function checkDatabase(directory: string): StoreFault[] {
  const file = path.join(directory, DATABASE_FILE);
  if (!existsSync(file)) throw new StoreOpenError('unwritable', `there is no store in ${directory}`);
  try {
    const database = openForReading(directory);
    try {
      checkOwn(database, file);
      return database.transaction(() => [...pageFaults(database), ...logFaults(database)]);
    } finally {
      database.close();
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [{ key: undefined, message: `the database is damaged or none: ${messageOf(error)}` }];
  }
}

function pageFaults(database: Database): StoreFault[] {
  const lines = database.prepare<[], { integrity_check: string }>(`PRAGMA integrity_check(${SHOWN})`).all();
  return lines
    .map(({ integrity_check: line }) => line)
    .filter((line) => line !== 'ok')
    .map((line) => ({ key: undefined, message: `the database is damaged: ${line.replace(/\n/g, '; ')}` }));
}

function logFaults(database: Database): StoreFault[] {
  const faults: StoreFault[] = [];
  const tried = (find: () => StoreFault[]): void => {
    try {
      faults.push(...find());
    } catch (error) {
      if (!isDamage(error)) throw error;
      faults.push({ key: undefined, message: `the log cannot be read: ${messageOf(error)}` });
    }
  };
  tried(() => orderFaults(database));
  for (const { says, find } of LOG_CHECKS) {
    tried(() =>
      database
        .prepare<[], Row>(`${find} LIMIT ${SHOWN}`)
        .all()
        .map(({ revision, key }) => ({ key, message: `${says} (revision ${revision})` })),
    );
  }
  return faults;
}

/**
 * Faults in the order of the log: every commit takes the next revision, so that after the compacted revision none may be missing.
 */
export function orderFaults(database: Database, newest = Number.MAX_SAFE_INTEGER): StoreFault[] {
  const progress = database.prepare<[], { compacted: number; scrubbed: number }>('SELECT compacted, scrubbed FROM progress').all();
  const { compacted, scrubbed } = progress[0] ?? { compacted: 0, scrubbed: 0 };
  if (progress.length !== 1) return [{ key: undefined, message: `the log has ${progress.length} records of its history instead of one` }];
  if (scrubbed > compacted)
    return [{ key: undefined, message: `history is removed to revision ${scrubbed}, but said to be kept from ${compacted}` }];
  const last = database.prepare<[], { last: number | null }>('SELECT max(revision) AS last FROM log').get()?.last ?? compacted;
  const from = Math.max(compacted, last - newest);
  const kept = database.prepare<[number], { kept: number }>('SELECT count(*) AS kept FROM log WHERE revision > ?').get(from)?.kept ?? 0;
  const missing = Math.max(0, last - from) - kept;
  return missing === 0 ? [] : [{ key: undefined, message: `${missing} of the revisions ${from + 1} to ${last} are missing in the log` }];
}

/** Ranges of the store in the folder, which a server may be writing. Throws StoreOpenError where it cannot be opened. */
export function storeReader(directory: string): StoreReader & { close(): void } {
  let snapshots: Snapshots | undefined;
  return {
    async range(prefix, { start = prefix, limit, uncounted = false, revision } = {}) {
      snapshots ??= new Snapshots(openForReading(directory));
      const { rows, ...page } = snapshots.range({ start, end: prefixEnd(prefix), limit, uncounted, revision });
      return { ...page, entries: rows.map(entryOf) };
    },
    close: () => snapshots?.close(),
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
