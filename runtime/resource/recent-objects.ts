import type { ApiObject } from '../model/object.js';
import type { Item } from './item.js';

/** Objects kept, at most: those that several writers work on at a time. */
const KEPT = 512;

/**
 * The objects changed last, as they were stored, for the next write to start from: parsing them again would cost a tenth of
 * it. Nobody may change them. What the engine behind `runtime/apply` read from their ownership entries it knows by the
 * identity of the entries.
 */
export class RecentObjects {
  readonly #objects = new Map<Item, ApiObject>();

  /** `frozen`: a change to a kept object throws, which tests ask for. */
  constructor(private readonly frozen: boolean) {}

  /** Keeps what was stored, in the version of the store, and forgets what it replaced. */
  keep(before: Item, item: Item, stored: ApiObject): void {
    this.#objects.delete(before);
    const object = { ...stored, metadata: { ...stored.metadata, resourceVersion: String(item.revision) } };
    this.#objects.set(item, this.frozen ? freeze(object) : object);
    if (this.#objects.size <= KEPT) return;
    for (const oldest of this.#objects.keys()) {
      this.#objects.delete(oldest);
      break;
    }
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
