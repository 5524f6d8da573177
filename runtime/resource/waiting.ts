/** Waiting for a resource to be read from the store. */
import { StoreUnavailableError } from '../store/index.js';

/** How long a request waits for a resource to be read from the store, in milliseconds. */
const LOADING_MS = 30_000;

/** Rejects with StoreUnavailableError where the cache is not loaded in time. */
export async function inTime(ready: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailableError('the store cannot be read')), LOADING_MS);
  });
  await Promise.race([ready, late]).finally(() => clearTimeout(timer));
}

/** What is waited for until it fails. */
interface Rejectable {
  readonly promise: Promise<never>;
  reject(error: Error): void;
}

export function rejectable(): Rejectable {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_, rejects) => {
    reject = rejects;
  });
  // A rejection that nobody waits for is no unhandled rejection.
  promise.catch(() => undefined);
  return { promise, reject };
}
