import type { ApiObject, ManagedFieldsEntry } from '../model/object.js';
import type { Item } from './item.js';

/** Objects whose entries are kept, at most: those that several writers work on at a time. */
const KEPT = 512;

/**
 * Ownership entries of the objects written last. What the engine behind `runtime/apply` read from them it knows by their
 * identity, which parsing the object again would lose.
 */
export class RecentEntries {
  readonly #entries = new Map<Item, readonly ManagedFieldsEntry[]>();

  keep(before: Item, item: Item, { metadata }: ApiObject): void {
    this.#entries.delete(before);
    if (metadata.managedFields === undefined) return;
    this.#entries.set(item, metadata.managedFields);
    if (this.#entries.size <= KEPT) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      break;
    }
  }

  /** Puts the entries that are known into an object parsed from the item; they are not to be changed. */
  recall(item: Item, object: ApiObject): void {
    const entries = this.#entries.get(item);
    if (entries !== undefined) object.metadata.managedFields = entries as ManagedFieldsEntry[];
  }
}
