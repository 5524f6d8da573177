import type { StoredEntry, StoreEvent } from '../contract.js';
import type { KeyValue, WatchEvent } from './messages.js';

export const storedEntry = ({ key, value, modRevision, createRevision }: KeyValue): StoredEntry => ({
  key,
  value,
  revision: modRevision,
  createRevision,
});

/** etcd's event as the store's: one of a key whose life began and ended in between shows no previous value. */
export function storeEvent({ deleted, entry, previous: before }: WatchEvent, attachment?: unknown): StoreEvent {
  const { key, modRevision: revision, value } = entry;
  const previous = before === undefined ? undefined : storedEntry(before);
  if (deleted) {
    const createRevision = previous?.createRevision ?? revision;
    return { type: 'delete', key, revision, value: undefined, createRevision, previous };
  }
  const event: StoreEvent = { type: 'put', key, revision, value, createRevision: entry.createRevision, previous };
  return attachment === undefined ? event : { ...event, attachment };
}
