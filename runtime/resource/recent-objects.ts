import { BoundedCache } from '../model/bounded-cache.js';
import type { ApiObject } from '../model/object.js';
import type { Item } from './item.js';

/**
 * Bytes of all objects that are kept, of every kind: room for those that several writers work on at a time, and for those that
 * every write reads.
 */
const KEPT_BYTES = 128 * 1024 * 1024;
/** An object in memory takes about this many times the bytes of its JSON. */
const PARSED = 5;

/**
 * The objects that were written or read last, parsed, in the storage version. The next write starts from them, because parsing is
 * about a tenth of its cost. Callers must not change them. `runtime/apply` recognises their managedFields by identity, and so
 * does not decode them again.
 */
export class RecentObjects {
  readonly #objects = new BoundedCache<Item, ApiObject>(KEPT_BYTES);

  /** `frozen`: a change to a kept object throws, which tests ask for. */
  constructor(private readonly frozen: boolean) {}

  /** Keeps what was stored, in the version of the store, and forgets what it replaced. */
  keep(before: Item, item: Item, stored: ApiObject): void {
    this.#objects.delete(before);
    this.remember(item, { ...stored, metadata: { ...stored.metadata, resourceVersion: String(item.revision) } });
  }

  /** The object, which is kept from now on. */
  remember(item: Item, object: ApiObject): ApiObject {
    this.#objects.set(item, this.frozen ? freeze(object) : object, PARSED * item.json.length);
    return object;
  }

  recall(item: Item): ApiObject | undefined {
    return this.#objects.get(item);
  }
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) freeze(member);
  }
  return value;
}
