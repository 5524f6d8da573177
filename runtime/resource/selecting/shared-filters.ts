/** Filters of watches: those that ask for the same share one, which looks at an object once for all of them. */
import type { VersionDefinition } from '../../model/definition/definition.js';
import type { Item } from '../item.js';
import type { ListOptions } from '../writes/options.js';
import { filterOf, type ItemFilter } from './fields.js';

interface Shared {
  readonly filter: ItemFilter;
  users: number;
}

/** How many comparisons a selector makes for each object: fields, label keys, and their values. */
export const termsOf = ({ labels, fields }: ListOptions): number =>
  fields.length + (labels?.requirements ?? []).reduce((sum, { values }) => sum + 1 + values.length, 0);

export interface SharedFilter {
  /** Undefined when every object passes. */
  readonly filter: ItemFilter | undefined;
  /** What it asks of each object, as `termsOf` counts it. */
  readonly terms: number;
  /** To be called once, when the filter is not used any more. */
  release(): void;
}

const EVERYTHING: SharedFilter = { filter: undefined, terms: 0, release: () => undefined };

export class SharedFilters {
  readonly #shared = new Map<string, Shared>();

  /** The filter of a watch. Throws 400 for fields that the version does not know. */
  of(version: VersionDefinition, options: ListOptions): SharedFilter {
    const { labels, fields } = options;
    const made = filterOf(version, labels, fields);
    if (made === undefined) return EVERYTHING;
    const key = JSON.stringify([version.group, version.version, labels?.requirements ?? [], fields]);
    const shared = this.#shared.get(key) ?? { filter: lookingOnce(made), users: 0 };
    shared.users += 1;
    this.#shared.set(key, shared);
    return {
      filter: shared.filter,
      terms: termsOf(options),
      release: () => {
        shared.users -= 1;
        if (shared.users === 0) this.#shared.delete(key);
      },
    };
  }
}

/**
 * Remembers the filter's answers for the last two objects, because an event shows the same two objects, before and after, to all watches in
 * turn. They are forgotten after the event, so that objects that are gone can be freed.
 */
function lookingOnce(filter: ItemFilter): ItemFilter {
  let [last, before]: (Item | undefined)[] = [];
  let [passed, passedBefore] = [false, false];
  const forget = (): void => {
    last = undefined;
    before = undefined;
  };
  return (item) => {
    if (last === item) return passed;
    if (before === item) return passedBefore;
    if (last === undefined) queueMicrotask(forget);
    [before, passedBefore] = [last, passed];
    last = item;
    passed = filter(item);
    return passed;
  };
}
