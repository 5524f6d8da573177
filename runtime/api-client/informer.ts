/** The current objects of a kind in memory, and their changes: the contract of informers. */

export interface ObjectKey {
  /** Empty for cluster-wide objects. */
  readonly namespace: string;
  readonly name: string;
}

/** A key as a queue holds it: `<namespace>/<name>`, or only the name. */
export const keyText = ({ namespace, name }: ObjectKey): string => (namespace === '' ? name : `${namespace}/${name}`);

/**
 * One change of an object, or its initial appearance. Objects are decoded on demand and shared, so they must not be changed. An object that
 * was deleted and created again is reported as two changes.
 */
export interface Change<T> extends ObjectKey {
  readonly type: 'added' | 'updated' | 'deleted';
  /** The object after the change; of a deleted one, its last state. */
  readonly object: Readonly<T>;
  /** The object before an update. */
  readonly old: Readonly<T> | undefined;
  /** Whether the text occurs anywhere in the object before or after the change. Faster than decoding the object. */
  mentions(text: string): boolean;
}

export interface EventListener<T> {
  added?(object: Readonly<T>): void;
  updated?(object: Readonly<T>, old: Readonly<T>): void;
  deleted?(object: Readonly<T>): void;
}

/**
 * The current objects of a kind, and their changes. Listeners learn at least once of every object that exists and of every state that
 * lasts: changes in quick succession may be reported as one, and after an interruption the difference is reported. A listener that throws
 * still gets the next change.
 */
export interface Informer<T> {
  /** Resolves once all objects are known and have been reported to listeners. */
  synced(): Promise<void>;
  /** The object, for reading only; undefined if there is none. Valid after `synced`, as are the methods below. */
  get(namespace: string, name: string): Readonly<T> | undefined;
  list(namespace?: string): Readonly<T>[];
  /** The number of objects in a namespace, or in all, without decoding them. */
  count(namespace?: string): number;
  /**
   * Values derived from each object: computed once per version of an object, on first use, and kept as long as that version exists. Use it
   * for whatever is looked at in many objects or repeatedly.
   */
  derive<F extends object>(make: (object: Readonly<T>) => F): Derived<F>;
  /** Indexes objects by the keys that `keysOf` returns. An index of the same name is kept. */
  addIndexer(name: string, keysOf: (object: Readonly<T>) => Iterable<string>): void;
  byIndex(name: string, key: string): Readonly<T>[];
  /** Calls the listener for every change, existing objects first. The returned function ends that. */
  onChange(listener: (change: Change<T>) => void): () => void;
  onEvent(listener: EventListener<T>): () => void;
}

/** What was derived from each object in its current version. */
export interface Derived<F> {
  get(namespace: string, name: string): F | undefined;
  /** For a namespace, or for all with an empty name, in order of the objects' names; computed lazily. */
  each(namespace?: string): Iterable<F>;
}

/** Turns a listener by types of changes into one for all changes. */
export const listening =
  <T>(listener: EventListener<T>) =>
  ({ type, object, old }: Change<T>): void => {
    if (type === 'added') listener.added?.(object);
    else if (type === 'deleted') listener.deleted?.(object);
    else if (old !== undefined) listener.updated?.(object, old);
  };
