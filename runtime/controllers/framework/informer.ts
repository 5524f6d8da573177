/** How controllers read the objects of a kind and learn of changes. */
import type { Informer, ObjectKey } from '../../api-client/informer.js';

export {
  type Change,
  type Derived,
  type EventListener,
  type Informer,
  keyText,
  listening,
  type ObjectKey,
} from '../../api-client/informer.js';

/** The objects of a kind that are meant; all by default. */
export interface Scope {
  readonly namespace?: string;
  /** Only this object; for a namespaced kind, together with its namespace. */
  readonly name?: string;
}

export function keyOfText(text: string): ObjectKey {
  const slash = text.indexOf('/');
  return slash < 0 ? { namespace: '', name: text } : { namespace: text.slice(0, slash), name: text.slice(slash + 1) };
}

/** The informer of a kind that a server does not have: there are no objects. */
export const noObjects = <T>(): Informer<T> => ({
  synced: async () => undefined,
  get: () => undefined,
  list: () => [],
  count: () => 0,
  derive: () => ({ get: () => undefined, each: () => [] }),
  addIndexer: () => undefined,
  byIndex: () => [],
  onChange: () => () => undefined,
  onEvent: () => () => undefined,
});
