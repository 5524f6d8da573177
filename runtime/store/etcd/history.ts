/** Past changes, read by a watch that is ended once it reaches a revision. */

import { CompactedError, type StoreEvent, StoreUnavailableError } from '../contract.js';
import type { Channel } from '../grpc/channel.js';
import type { HistoryPage } from '../history-watch.js';
import { storeEvent } from './events.js';
import { type KeyRange, WATCH_PATH } from './live.js';
import { watchCreateRequest, watchResponse } from './messages.js';

/** Changes per page; the last revision of a page is always complete. */
const PAGE_EVENTS = 500;
const PATIENCE_MS = 10_000;

/**
 * The changes of keys with the prefix after the revision `after`, up to `newest`, or a page of them. The revision `newest` must have
 * changed a key in the range.
 */
export function readHistory(channel: Channel, range: KeyRange, prefix: string, after: number, newest: number): Promise<HistoryPage> {
  return new Promise((resolve, reject) => {
    const events: StoreEvent[] = [];
    const timer = setTimeout(() => finish(() => reject(new StoreUnavailableError('etcd does not tell its history'))), PATIENCE_MS);
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      stream.close();
      settle();
    };
    const stream = channel.stream(WATCH_PATH, {
      message: (bytes) => {
        const response = watchResponse(bytes);
        if (response.canceled) {
          const gone = response.compacted > 0;
          const fault = gone ? new CompactedError(after, response.compacted) : new StoreUnavailableError(`etcd: ${response.reason}`);
          return finish(() => reject(fault));
        }
        let upTo = 0;
        for (const told of response.events) {
          upTo = told.entry.modRevision;
          if (upTo > after && told.entry.key.startsWith(prefix)) events.push(storeEvent(told));
        }
        if (response.fragment || upTo === 0) return;
        if (upTo >= newest || events.length >= PAGE_EVENTS) finish(() => resolve({ events, upTo }));
      },
      ended: (error) => finish(() => reject(new StoreUnavailableError(`etcd: ${error.message}`))),
    });
    // The watch starts at the revision itself: etcd does not keep deletions right after a compacted revision, so a start there must fail if the revision is compacted.
    stream.send(watchCreateRequest({ ...range, start: Math.max(1, after) }));
  });
}
