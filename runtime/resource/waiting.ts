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

/** A promise that never resolves; whoever races it against other work is told when that cannot succeed any more. */
interface Rejectable {
  readonly promise: Promise<never>;
  reject(error: Error): void;
}

export function rejectable(): Rejectable {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_, rejects) => {
    reject = rejects;
  });
  // Node ends the process at a rejection without a handler, and nobody may be waiting when this promise is rejected.
  promise.catch(() => undefined);
  return { promise, reject };
}
