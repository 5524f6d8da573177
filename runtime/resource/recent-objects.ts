import { BoundedCache } from '../model/bounded-cache.js';
import type { ApiObject } from '../model/object.js';
import type { Item } from './item.js';

/** Bytes of the objects that are kept, of all kinds: those that several writers work on at a time, or every write looks at. */
const KEPT_BYTES = 128 * 1024 * 1024;
/** How much more than its JSON an object takes, about. */
const PARSED = 5;

/**
 * The objects changed or looked at last, as they are stored, for the next write to start from: parsing them again would cost
 * a tenth of it. Nobody may change them. What the engine behind `runtime/apply` read from their ownership entries it knows by the
 * identity of the entries.
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
