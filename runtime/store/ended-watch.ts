import type { Subscription } from './contract.js';

/** A watch that has ended before it began: the watcher is told why once it has the subscription, unless it closes that first. */
export function endedWatch(watcher: { closed(error: Error | undefined): void }, why: Error | undefined): Subscription {
  let cancelled = false;
  queueMicrotask(() => cancelled || watcher.closed(why));
  return {
    close: () => {
      cancelled = true;
    },
  };
}
