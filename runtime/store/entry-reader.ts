import { CacheEntry, CacheEvent } from './cache-entry.js';
import type { WatchCacheOptions } from './cache-options.js';
import { type StoredEntry, type StoreEvent, UnreadableValueError } from './contract.js';

/** Turns entries and events of an engine into those that a watch cache holds. */
export class EntryReader<T> {
  constructor(private readonly ingest: WatchCacheOptions<T>['ingest']) {}

  /** The entry, or why its value cannot be read. `attachment`: what the writer handed over with the value. */
  entry(stored: StoredEntry, attachment: unknown): CacheEntry<T> | UnreadableValueError {
    const { key, value, revision, createRevision, damage, seal } = stored;
    if (damage !== undefined) return new UnreadableValueError(key, revision, damage);
    try {
      return new CacheEntry(key, revision, createRevision, this.ingest(key, value, revision, attachment, seal));
    } catch (error) {
      return new UnreadableValueError(key, revision, error instanceof Error ? error.message : String(error));
    }
  }

  /** The entry after an event; undefined where the key was deleted. `key`: the string that is kept for it. */
  current(event: StoreEvent, key = event.key): CacheEntry<T> | UnreadableValueError | undefined {
    const { revision, createRevision, value, attachment, damage, seal } = event;
    return value === undefined ? undefined : this.entry({ key, value, revision, createRevision, damage, seal }, attachment);
  }

  /**
   * An event of the engine's history. An entry before it that cannot be read is left out, because it was never delivered. Throws
   * UnreadableValueError where the entry after it cannot be read.
   */
  event(event: StoreEvent): CacheEvent<T> {
    const { type, key, revision, previous } = event;
    const current = this.current(event);
    if (current instanceof UnreadableValueError) throw current;
    const before = previous === undefined ? undefined : this.entry(previous, undefined);
    return new CacheEvent(type, key, revision, current, before instanceof UnreadableValueError ? undefined : before);
  }
}
