/** Maps errors of PostgreSQL and of connections to it to errors of the store. */
import { StoreFullError, StoreUnavailableError, UncertainWriteError, ValueTooLargeError } from '../contract.js';

/** A statement, or the attempt to connect, failed. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  constructor(
    message: string,
    /** The SQLSTATE, as in 53100; undefined where the database did not answer. */
    readonly code: string | undefined,
    /** Whether the statement may have reached the database. */
    readonly sent: boolean,
  ) {
    super(message);
  }
}

const NO_SPACE = '53100';
const READ_ONLY = '25006';
/** Classes of errors that go by themselves: of connections, operator intervention, locks that others have, rolled back transactions. */
const PASSING = ['08', '57', '55', '40'];
/** Classes of errors that end the connection, possibly after the transaction was committed: connection exception, operator intervention. */
const ENDING = ['08', '57P'];
/** Classes in which a single value may be the reason: data exception, program limit exceeded, out of memory, internal error. */
const OF_A_VALUE = ['22', '54', '53200', 'XX'];

const isOf = (error: DatabaseError, classes: readonly string[]): boolean => classes.some((begin) => error.code?.startsWith(begin) === true);

/** The connection is of no more use: it ended, or the database refuses writes, as a standby does, so that another host must be found. */
export const endsConnection = (error: unknown): boolean =>
  error instanceof DatabaseError && error.sent && (error.code === undefined || error.code === READ_ONLY || isOf(error, ENDING));

/** The database is starting or stopping, is a standby by now, or gave up a lock for another server: what the next try finds otherwise. */
export const isPassing = (error: DatabaseError): boolean => error.code === READ_ONLY || isOf(error, PASSING);

/** The transaction was rolled back, and one of several writes in it may be the reason. */
export const mayBeOfOneWrite = (error: unknown): boolean => error instanceof DatabaseError && isOf(error, OF_A_VALUE);

export function readFault(error: unknown): Error {
  return error instanceof DatabaseError ? new StoreUnavailableError(`PostgreSQL: ${error.message}`) : asError(error);
}

/** A write without an answer may have been committed; one that the database refused was not. */
export function writeFault(error: unknown): Error {
  if (!(error instanceof DatabaseError)) return asError(error);
  const message = `PostgreSQL: ${error.message}`;
  if (error.sent && (error.code === undefined || isOf(error, ENDING)))
    return new UncertainWriteError(`${message}; the write may have happened`);
  if (error.code === NO_SPACE) return new StoreFullError(message);
  if (error.code?.startsWith('54') === true) return new ValueTooLargeError(message);
  return new StoreUnavailableError(message);
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
