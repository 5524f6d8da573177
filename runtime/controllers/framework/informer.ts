/** What controllers know of the objects of a kind, and how they learn of changes. */

/** Which objects of a kind are meant; all of them when nothing is said. */
export interface Scope {
  readonly namespace?: string;
  /** With a namespace, or of a cluster-wide kind: this object alone. */
  readonly name?: string;
}

export interface ObjectKey {
  /** Empty for cluster-wide objects. */
  readonly namespace: string;
  readonly name: string;
}

/** A key as a queue holds it: `<namespace>/<name>`, or only the name. */
export const keyText = ({ namespace, name }: ObjectKey): string => (namespace === '' ? name : `${namespace}/${name}`);

export function keyOfText(text: string): ObjectKey {
  const slash = text.indexOf('/');
  return slash < 0 ? { namespace: '', name: text } : { namespace: text.slice(0, slash), name: text.slice(slash + 1) };
}

/**
 * One change of an object, or, where the informer has just come to know it, its being there. Objects are made when they are asked
 * for, and shared: nobody may change them. An object that was deleted and made anew is told as two changes.
 */
export interface Change<T> extends ObjectKey {
  readonly type: 'added' | 'updated' | 'deleted';
  /** The object as it is now, or as it was last. */
  readonly object: Readonly<T>;
  /** The object before an update. */
  readonly old: Readonly<T> | undefined;
  /** Whether the text stands anywhere in the object, as it is or as it was: quicker to tell than what the object says. */
  mentions(text: string): boolean;
}

export interface EventListener<T> {
  added?(object: Readonly<T>): void;
  updated?(object: Readonly<T>, old: Readonly<T>): void;
  deleted?(object: Readonly<T>): void;
}

/**
 * The objects of a kind as they are now, and what happens to them. Listeners are told at least once of every object that is there
 * and of every state that lasts: changes that follow fast on one another may be told as one, and after an interruption what
 * happened meanwhile is told as the difference. A listener that throws is told of the next change all the same.
 */
export interface Informer<T> {
  /** Resolves once all objects are known and listeners were told of them. */
  synced(): Promise<void>;
  /** The object, for reading only; undefined where there is none. To be asked after `synced`, as are those below. */
  get(namespace: string, name: string): Readonly<T> | undefined;
  list(namespace?: string): Readonly<T>[];
  /** How many objects a namespace has, or all together, without a look at them. */
  count(namespace?: string): number;
  /**
   * What `make` gives of each object: made once for each version of an object, by whoever looks at it first, and kept as long as that
   * version is there. Whatever is looked at for many objects, or again and again, is to be looked at so.
   */
  derive<F extends object>(make: (object: Readonly<T>) => F): Derived<F>;
  /** Objects are found by what `keysOf` gives of them. The same name again changes nothing. */
  addIndexer(name: string, keysOf: (object: Readonly<T>) => Iterable<string>): void;
  byIndex(name: string, key: string): Readonly<T>[];
  /** Tells of every change, what is there first; the answer ends it. */
  onChange(listener: (change: Change<T>) => void): () => void;
  onEvent(listener: EventListener<T>): () => void;
}

/** What follows from each object, as it is now. */
export interface Derived<F> {
  get(namespace: string, name: string): F | undefined;
  /** Of a namespace, or of all for the empty name, in the order of their names; the next is made when it is asked for. */
  each(namespace?: string): Iterable<F>;
}

/** What is known of a kind that a server does not have: that it has no objects. */
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

/** A listener by the kinds of changes, as one of all. */
export const listening =
  <T>(listener: EventListener<T>) =>
  ({ type, object, old }: Change<T>): void => {
    if (type === 'added') listener.added?.(object);
    else if (type === 'deleted') listener.deleted?.(object);
    else if (old !== undefined) listener.updated?.(object, old);
  };
