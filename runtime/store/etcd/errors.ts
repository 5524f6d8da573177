/** Maps errors of etcd to errors of the store. */
import { StoreFullError, StoreUnavailableError, UncertainWriteError, ValueTooLargeError } from '../contract.js';
import { CallError, Code } from '../grpc/channel.js';

const COMPACTED = /has been compacted/;
const FUTURE = /is a future revision/;
const NO_SPACE = /database space exceeded/;
const TOO_LARGE = /request is too large|larger than max/;
/** Messages of requests that etcd refused before it proposed them to the cluster. */
const NOT_TAKEN = /no leader|too many requests|not capable|permission denied|user name is empty|invalid auth token/;

export const saysCompacted = (error: unknown): boolean => error instanceof CallError && COMPACTED.test(error.message);
export const saysFuture = (error: unknown): boolean => error instanceof CallError && FUTURE.test(error.message);

export function readFault(error: unknown): Error {
  return error instanceof CallError ? new StoreUnavailableError(`etcd: ${error.message}`) : asError(error);
}

/** A write without an answer may have been committed. */
export function writeFault(error: unknown): Error {
  if (!(error instanceof CallError)) return asError(error);
  const { message } = error;
  if (NO_SPACE.test(message)) return new StoreFullError(`etcd: ${message}`);
  if (TOO_LARGE.test(message)) return new ValueTooLargeError(`etcd: ${message}`);
  const lost = error.code === Code.unavailable || error.code === Code.deadlineExceeded;
  if (error.sent && lost && !NOT_TAKEN.test(message)) return new UncertainWriteError(`etcd: ${message}; the write may have happened`);
  return new StoreUnavailableError(`etcd: ${message}`);
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
