/**
 * The few SQLite calls that the engine makes, over Node's own SQLite from 22.13 on and over the package better-sqlite3 on older releases.
 * They mean the same with both.
 */
import { onDemand } from '../../model/definition/on-demand.js';
import { StoreOpenError } from '../contract.js';

/** Values of parameters and columns: integers are numbers up to 2^53, blobs are bytes in memory of their own. */
export type SqliteValue = number | string | Uint8Array | null;

export interface Statement<Parameters extends readonly SqliteValue[], Row = unknown> {
  /** The first row; undefined where there is none. */
  get(...values: Parameters): Row | undefined;
  all(...values: Parameters): Row[];
  run(...values: Parameters): void;
}

export interface Database {
  prepare<Parameters extends readonly SqliteValue[], Row = unknown>(sql: string): Statement<Parameters, Row>;
  exec(sql: string): void;
  /** The first value of a pragma's answer; undefined if there is none. */
  pragma(name: string): SqliteValue | undefined;
  /** Runs the work in one transaction, which is rolled back if it throws. */
  transaction<R>(work: () => R): R;
  close(): void;
}

interface OpenOptions {
  /** Refuses writes, and a file that is not there. */
  readonly readOnly?: boolean;
  /** How long a call waits for a file that another connection has locked; 5,000 when left out. */
  readonly waitMilliseconds?: number;
}

const WAIT_MILLISECONDS = 5000;

/** The parts of both libraries that have the same form. */
interface Connection {
  prepare<Parameters extends readonly SqliteValue[], Row>(sql: string): Statement<Parameters, Row>;
  exec(sql: string): unknown;
  close(): void;
}

interface BuiltIn {
  readonly DatabaseSync: new (file: string, options: { readonly readOnly: boolean }) => Connection;
}

type Package = new (file: string, options: { readonly readonly: boolean; readonly fileMustExist: boolean }) => Connection;

/** Some releases warn on first use that the module is experimental. That concerns developers, not operators, so it is not shown. */
function builtIn(): BuiltIn | undefined {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule('node:sqlite') as BuiltIn | undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}

const ofPackage = onDemand<Package>('better-sqlite3');

/** Whether this Node needs the package for SQLite. */
export const needsPackage = (): boolean => builtIn() === undefined;

/**
 * Opens a database, and creates it if absent unless it is opened only for reading. Throws SQLite's errors, and StoreOpenError if there is
 * no SQLite.
 */
export function openSqlite(file: string, { readOnly = false, waitMilliseconds = WAIT_MILLISECONDS }: OpenOptions = {}): Database {
  const connection = connect(file, readOnly);
  try {
    connection.exec(`PRAGMA busy_timeout = ${waitMilliseconds}`);
  } catch (error) {
    connection.close();
    throw error;
  }
  return new OpenDatabase(connection);
}

function connect(file: string, readOnly: boolean): Connection {
  const library = builtIn();
  if (library !== undefined) return new library.DatabaseSync(file, { readOnly });
  return new (installed())(file, { readonly: readOnly, fileMustExist: readOnly });
}

function installed(): Package {
  try {
    return ofPackage();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error;
    const advice = 'install the package better-sqlite3, use Node 22.13 or newer, or choose another --storage';
    throw new StoreOpenError('unwritable', `Node ${process.versions.node} has no SQLite; ${advice}`);
  }
}

class OpenDatabase implements Database {
  constructor(private readonly connection: Connection) {}

  prepare<Parameters extends readonly SqliteValue[], Row>(sql: string): Statement<Parameters, Row> {
    return this.connection.prepare(sql);
  }

  exec(sql: string): void {
    this.connection.exec(sql);
  }

  pragma(name: string): SqliteValue | undefined {
    const row = this.connection.prepare<[], Readonly<Record<string, SqliteValue>>>(`PRAGMA ${name}`).get();
    return row === undefined ? undefined : Object.values(row)[0];
  }

  transaction<R>(work: () => R): R {
    this.connection.exec('BEGIN');
    try {
      const result = work();
      this.connection.exec('COMMIT');
      return result;
    } catch (error) {
      undo(() => this.connection.exec('ROLLBACK'));
      throw error;
    }
  }

  close(): void {
    this.connection.close();
  }
}

/** Ends a transaction that failed; a full disk or a failed write may have undone it already, which is no fault. */
export function undo(rollback: () => void): void {
  try {
    rollback();
  } catch {
    // The caller gets the error that made the transaction fail.
  }
}

/** The failures of SQLite that the engine handles. */
export type SqliteFault = 'busy' | 'damaged' | 'full';

/** Primary result codes (sqlite.org, "Result Codes"): the package names them, Node gives their numbers. */
const FAULTS: readonly { readonly name: string; readonly code: number; readonly fault: SqliteFault }[] = [
  { name: 'SQLITE_BUSY', code: 5, fault: 'busy' },
  { name: 'SQLITE_LOCKED', code: 6, fault: 'busy' },
  { name: 'SQLITE_CORRUPT', code: 11, fault: 'damaged' },
  { name: 'SQLITE_FULL', code: 13, fault: 'full' },
  { name: 'SQLITE_FORMAT', code: 24, fault: 'damaged' },
  { name: 'SQLITE_NOTADB', code: 26, fault: 'damaged' },
];

export function sqliteFault(error: unknown): SqliteFault | undefined {
  if (!(error instanceof Error)) return undefined;
  // The low byte of an extended code is its primary one; extended names begin with the primary's.
  const primary = 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
  const name = 'code' in error ? String(error.code) : '';
  return FAULTS.find((known) => known.code === primary || name === known.name || name.startsWith(`${known.name}_`))?.fault;
}

export const isDamage = (error: unknown): boolean => sqliteFault(error) === 'damaged';
