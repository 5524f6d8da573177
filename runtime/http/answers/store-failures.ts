/** The answers for failures of the store: whether to retry, and whether the write may have happened. */
import { ApiError, internalError } from '../../model/errors.js';
import {
  EncryptionError,
  StoreDamagedError,
  StoreFullError,
  StoreUnavailableError,
  UncertainWriteError,
  UnreadableValueError,
  ValueTooLargeError,
} from '../../store/index.js';

interface Meaning {
  readonly of: abstract new (...args: never[]) => Error;
  readonly code: number;
  readonly reason: string;
  /** Seconds for Retry-After; undefined where trying again may do harm. */
  readonly retryAfter: number | undefined;
}

/** Answers by type of error; the first row that matches counts. */
const MEANINGS: readonly Meaning[] = [
  { of: StoreFullError, code: 507, reason: 'InsufficientStorage', retryAfter: 10 },
  { of: StoreUnavailableError, code: 503, reason: 'ServiceUnavailable', retryAfter: 1 },
  { of: UncertainWriteError, code: 504, reason: 'Timeout', retryAfter: undefined },
  { of: ValueTooLargeError, code: 413, reason: 'RequestEntityTooLarge', retryAfter: undefined },
];

/** The answer for a failure of the store; undefined for other errors. */
export function storeFailure(error: unknown): ApiError | undefined {
  if (error instanceof UnreadableValueError || error instanceof StoreDamagedError || error instanceof EncryptionError)
    return internalError(error.message);
  const meaning = MEANINGS.find(({ of }) => error instanceof of);
  if (meaning === undefined || !(error instanceof Error)) return undefined;
  const { code, reason, retryAfter } = meaning;
  if (retryAfter === undefined) return new ApiError(code, reason, error.message, {});
  return new ApiError(code, reason, error.message, { retryAfterSeconds: retryAfter }, { 'Retry-After': String(retryAfter) });
}
