/** An informer that lists and watches a server. */
import { type Followed, Follower, isChange, keyOf } from './follower.js';
import { type Change, type Derived, type EventListener, type Informer, keyText, listening } from './informer.js';
import type { Identified } from './kind.js';
import { ObjectIndex } from './object-index.js';

export interface InformerOptions<T, Indexes extends string = never> {
  /** Indexes by their names: functions that give the keys of an object. */
  readonly indexes?: Readonly<Record<Indexes, (object: Readonly<T>) => Iterable<string>>>;
  /** Takes what went wrong: requests that are repeated after a pause, and listeners that threw. Shown on the console by default. */
  readonly onError?: (error: unknown) => void;
  /** Stops it. */
  readonly signal?: AbortSignal;
}

const CHANGES = { ADDED: 'added', MODIFIED: 'updated', DELETED: 'deleted' } as const;

export class FollowingInformer<T extends Identified> implements Informer<T> {
  readonly #follower: Follower<T>;
  readonly #objects = new Map<string, T>();
  readonly #indexes = new Map<string, ObjectIndex<Readonly<T>>>();
  readonly #listeners = new Set<(change: Change<T>) => void>();
  readonly #stopped = new AbortController();
  readonly #synced: Promise<void>;
  #becomeSynced: () => void = () => undefined;
  #started = false;
  #told = '';

  constructor(
    followed: Omit<Followed, 'failed'>,
    private readonly options: InformerOptions<T, string>,
  ) {
    this.#follower = new Follower({ ...followed, failed: (error) => this.#tell(error) });
    this.#synced = new Promise((resolve) => {
      this.#becomeSynced = resolve;
    });
    for (const [name, keysOf] of Object.entries(options.indexes ?? {})) this.addIndexer(name, keysOf);
    options.signal?.addEventListener('abort', () => this.stop(), { once: true });
  }

  synced(): Promise<void> {
    this.#start();
    return this.#synced;
  }

  get(namespace: string, name: string): T | undefined {
    return this.#objects.get(keyText({ namespace, name }));
  }

  list(namespace = ''): T[] {
    return [...this.#objects.values()].filter(({ metadata }) => namespace === '' || metadata.namespace === namespace);
  }

  count(namespace = ''): number {
    return namespace === '' ? this.#objects.size : this.list(namespace).length;
  }

  derive<F extends object>(make: (object: Readonly<T>) => F): Derived<F> {
    const kept = new WeakMap<T, F>();
    const of = (object: T): F => {
      const made = kept.get(object) ?? make(object);
      kept.set(object, made);
      return made;
    };
    const [get, list] = [this.get.bind(this), this.list.bind(this)];
    return {
      get(namespace, name) {
        const object = get(namespace, name);
        return object === undefined ? undefined : of(object);
      },
      *each(namespace = '') {
        for (const object of list(namespace)) yield of(object);
      },
    };
  }

  addIndexer(name: string, keysOf: (object: Readonly<T>) => Iterable<string>): void {
    if (this.#indexes.has(name)) return;
    const index = new ObjectIndex(keysOf);
    for (const [key, object] of this.#objects) index.change(key, undefined, object);
    this.#indexes.set(name, index);
  }

  byIndex(name: string, key: string): T[] {
    const index = this.#indexes.get(name);
    if (index === undefined) throw new Error(`there is no index ${name}`);
    return [...index.places(key)].flatMap((place) => this.#objects.get(place) ?? []);
  }

  onChange(listener: (change: Change<T>) => void): () => void {
    for (const object of this.#objects.values()) this.#tellOne(listener, { type: 'added', object, old: undefined });
    this.#listeners.add(listener);
    this.#start();
    return () => void this.#listeners.delete(listener);
  }

  onEvent(listener: EventListener<T>): () => void {
    return this.onChange(listening(listener));
  }

  /** Ends it; the objects stay as they were last. */
  stop(): void {
    this.#stopped.abort();
    this.#becomeSynced();
  }

  #start(): void {
    if (this.#started) return;
    this.#started = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopped;
    try {
      for await (const event of this.#follower.events(signal)) {
        if (event.type === 'SYNCED') this.#becomeSynced();
        if (!isChange(event)) continue;
        const { type, object, old } = event;
        this.#told = '';
        const key = keyOf(object);
        const now = type === 'DELETED' ? undefined : object;
        if (now === undefined) this.#objects.delete(key);
        else this.#objects.set(key, now);
        for (const index of this.#indexes.values()) index.change(key, old, now);
        for (const listener of this.#listeners)
          this.#tellOne(listener, { type: CHANGES[type], object, old: type === 'MODIFIED' ? old : undefined });
      }
    } catch (error) {
      if (!signal.aborted) this.#tell(error);
    }
  }

  #tellOne(listener: (change: Change<T>) => void, { type, object, old }: Pick<Change<T>, 'type' | 'object' | 'old'>): void {
    const { namespace = '', name = '' } = object.metadata;
    try {
      listener({ type, namespace, name, object, old, mentions: (text) => JSON.stringify([old, object]).includes(text) });
    } catch (error) {
      this.#tell(error);
    }
  }

  /** What fails again in the same way is told once, until something succeeds. */
  #tell(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    if (this.#told === text) return;
    this.#told = text;
    const { onError = (fault: unknown) => console.warn(fault) } = this.options;
    onError(error);
  }
}
