/** Opens the database of the sqlite engine: its file, lock and tables, and the errors when that fails. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { closeFilesToOthers, ownerOnlyFile, ownerOnlyFolder } from '../../files/owner-only.js';
import { type OpenFault, StoreOpenError } from '../contract.js';
import { type Database, openSqlite, type SqliteFault, sqliteFault } from './binding.js';

export const DATABASE_FILE = 'kindwright.db';
const LOCK_FILE = 'kindwright.lock';
/** This file exists while the write-ahead log may hold commits that the database lacks. */
const COMMITTED_FILE = 'kindwright.committed';
/** Prefix of the names of all files of a store. */
const OWN_FILES = 'kindwright.';

/** Marks the file as ours (`PRAGMA application_id`): "KWRT". */
const APPLICATION_ID = 0x4b575254;
/** Advice that ends the message about a damaged file. */
export const RECOVERY_ADVICE =
  'kindwright check-store --data-dir=<folder> tells what is at fault, kindwright restore --from=<backup> --data-dir=<new folder> goes back to a backup';

const SCHEMA_VERSION = 1;
const PAGE_BYTES = 4096;
/** Pages of the write-ahead log beyond which a commit moves them to the database: 8 MiB, which holds commits up for about 15 ms. */
const CHECKPOINT_PAGES = 2000;
/** What a connection keeps of the file. What it does not is read from the memory of the system, in some microseconds a page. */
const CACHE_KIB = 8 * 1024;

/**
 * log: every version of every key; `created` is the create revision, 0 marks a deletion, `previous` the revision replaced
 * (0: the key was absent). log_by_key answers for a key or a range at a revision without touching values.
 * expiry: when a version is due; void where the key has a newer version by then.
 * progress: the compacted revision, and how far its superseded versions have been removed.
 */
const SCHEMA = `
  CREATE TABLE log (
    revision INTEGER PRIMARY KEY,
    key TEXT NOT NULL,
    created INTEGER NOT NULL,
    previous INTEGER NOT NULL,
    time INTEGER NOT NULL,
    value BLOB
  );
  CREATE INDEX log_by_key ON log (key, revision, created);
  CREATE TABLE expiry (due INTEGER NOT NULL, revision INTEGER NOT NULL, key TEXT NOT NULL, PRIMARY KEY (due, revision)) WITHOUT ROWID;
  CREATE TABLE progress (id INTEGER PRIMARY KEY CHECK (id = 1), compacted INTEGER NOT NULL, scrubbed INTEGER NOT NULL);
  INSERT INTO progress VALUES (1, 1, 1);
`;

export interface OwnedDatabase {
  readonly database: Database;
  /** Notes, once, that the write-ahead log holds commits that are not in the database. To be called before any is acknowledged. */
  committed(): void;
  /** Closes the database and lets another process have the folder. */
  close(): void;
}

interface WritingOptions {
  /** Bytes the database may grow to; as far as the disk goes when absent. */
  readonly maxBytes?: number | undefined;
  /** Overwrites removed content, so that nothing of it stays in the file. */
  readonly erases?: boolean;
}

/**
 * Opens the database for writing, creating it if absent, and locks the folder against every other opener until it is closed or the process
 * ends in any way. Throws StoreOpenError.
 */
export function openOwned(directory: string, options: WritingOptions = {}): OwnedDatabase {
  const lock = explained(directory, LOCK_FILE, () => {
    ownerOnlyFolder(directory);
    closeFilesToOthers(directory, (name) => name.startsWith(OWN_FILES));
    return lockFolder(directory);
  });
  try {
    const database = explained(directory, DATABASE_FILE, () => {
      checkWriteAheadLog(directory);
      return openForWriting(join(directory, DATABASE_FILE), options);
    });
    let noted = false;
    return {
      database,
      committed: () => {
        if (noted) return;
        try {
          ownerOnlyFile(join(directory, COMMITTED_FILE));
          noted = true;
        } catch {
          // A full disk must not fail writes that still fit; the next commit tries again.
        }
      },
      close: () => {
        // Closing moves what the log holds to the database and removes the log.
        rmSync(join(directory, COMMITTED_FILE), { force: true });
        database.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * Checks that the write-ahead log exists where the file of `committed` does, as after a server that did not close its store.
 * Without the log the database would open and miss the latest commits.
 */
function checkWriteAheadLog(directory: string): void {
  const file = join(directory, DATABASE_FILE);
  const note = join(directory, COMMITTED_FILE);
  if (!existsSync(note) || existsSync(`${file}-wal`)) return;
  throw new StoreOpenError(
    'corrupt',
    `${file}-wal is missing, and with it the latest writes of a server that did not end by itself; put it back, or go back to a backup with kindwright restore --from=<backup> --data-dir=<new folder>, or remove ${note} to go on without those writes`,
  );
}

/** Opens a second connection that only reads; the database must be open for writing in this process. */
export function openForReading(directory: string): Database {
  const database = openSqlite(join(directory, DATABASE_FILE), { readOnly: true });
  database.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
  return database;
}

/**
 * The database itself stays open to this process's readers, so the folder is held by an exclusive transaction on a file
 * beside it: the operating system releases it with the process, also after kill -9.
 */
function lockFolder(directory: string): Database {
  const file = join(directory, LOCK_FILE);
  ownerOnlyFile(file);
  const lock = openSqlite(file, { waitMilliseconds: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

function openForWriting(file: string, { maxBytes, erases = false }: WritingOptions): Database {
  // The files of the log beside it get the mode of the database.
  ownerOnlyFile(file);
  const database = openSqlite(file);
  try {
    if (database.pragma('user_version') === 0) createTables(database, file);
    checkOwn(database, file);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    database.exec(`PRAGMA journal_size_limit = ${2 * CHECKPOINT_PAGES * PAGE_BYTES}`);
    database.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
    if (erases) database.exec('PRAGMA secure_delete = ON');
    if (maxBytes !== undefined) database.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(maxBytes / PAGE_BYTES))}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Throws StoreOpenError where the database is not one that this release can use. */
export function checkOwn(database: Database, file: string, advice = 'choose another folder'): void {
  if (database.pragma('application_id') !== APPLICATION_ID) {
    throw new StoreOpenError('incompatible', `${file} is a database of another program; ${advice}`);
  }
  if (database.pragma('user_version') !== SCHEMA_VERSION) {
    throw new StoreOpenError('incompatible', `${file} was written by a later release of Kindwright; run that release`);
  }
}

function createTables(database: Database, file: string): void {
  if (database.prepare('SELECT name FROM sqlite_schema LIMIT 1').get() !== undefined) {
    throw new StoreOpenError('incompatible', `${file} is a database of another program; choose another folder`);
  }
  database.exec(`PRAGMA page_size = ${PAGE_BYTES}`);
  database.exec('PRAGMA journal_mode = WAL');
  database.transaction(() => {
    database.exec(SCHEMA);
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  });
}

const SAID: Readonly<Partial<Record<SqliteFault, { readonly fault: OpenFault; readonly says: string }>>> = {
  busy: { fault: 'locked', says: 'is in use by another process; stop it or choose another folder' },
  damaged: { fault: 'corrupt', says: `is damaged or not a database; ${RECOVERY_ADVICE}` },
};

/** Turns what the file system or SQLite throws into a StoreOpenError that names the file. */
function explained<R>(directory: string, file: string, open: () => R): R {
  try {
    return open();
  } catch (error) {
    if (error instanceof StoreOpenError) throw error;
    const found = sqliteFault(error);
    const known = found === undefined ? undefined : SAID[found];
    const at = known?.fault === 'locked' ? `data folder ${directory}` : join(directory, file);
    const reason = error instanceof Error ? error.message : String(error);
    if (known === undefined) throw new StoreOpenError('unwritable', `${at} cannot be opened for writing: ${reason}`);
    throw new StoreOpenError(known.fault, `${at} ${known.says} (${reason})`);
  }
}
