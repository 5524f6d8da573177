/** Informers over HTTP: a paged list, then a watch that resumes where it broke off, with a store of their own. */
import { ApiError } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { unforeseenText } from '../../observe/operator-log.js';
import type { Api } from './api.js';
import { type Connection, refusal } from './connection.js';
import { type Change, type Derived, type EventListener, type Informer, keyText, listening, type Scope } from './informer.js';
import { ObjectIndex } from './object-index.js';
import { pagesOf, pathOf, type RemoteKind } from './remote-client.js';

/** Milliseconds before a failed request is repeated: the first and the longest pause. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** A server that ends watches sooner than this, in milliseconds, is asked again only after a pause. */
const SHORT_MS = 1000;
/** Requested duration of a watch; one that stays open twice as long is abandoned. */
const WATCH_SECONDS = 300;

interface WatchEvent {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED' | 'BOOKMARK' | 'ERROR';
  readonly object: ApiObject;
}

export class RemoteInformer implements Informer<ApiObject> {
  readonly #objects = new Map<string, ApiObject>();
  readonly #indexes = new Map<string, ObjectIndex<ApiObject>>();
  readonly #listeners = new Set<(change: Change<ApiObject>) => void>();
  readonly #stopped = new AbortController();
  readonly #synced: Promise<void>;
  #becomeSynced: () => void = () => undefined;
  #started = false;
  #version = '';
  #pauseMs = FIRST_PAUSE_MS;

  constructor(
    private readonly connection: Connection,
    private readonly kind: () => Promise<RemoteKind>,
    private readonly scope: Scope,
    private readonly api: Pick<Api, 'clock' | 'log'>,
  ) {
    this.#synced = new Promise((resolve) => {
      this.#becomeSynced = resolve;
    });
  }

  synced(): Promise<void> {
    this.#start();
    return this.#synced;
  }

  get(namespace: string, name: string): ApiObject | undefined {
    return this.#objects.get(keyText({ namespace, name }));
  }

  list(namespace = ''): ApiObject[] {
    return [...this.#objects.values()].filter(({ metadata }) => namespace === '' || metadata.namespace === namespace);
  }

  count(namespace = ''): number {
    return namespace === '' ? this.#objects.size : this.list(namespace).length;
  }

  derive<F extends object>(make: (object: ApiObject) => F): Derived<F> {
    const kept = new WeakMap<ApiObject, F>();
    const of = (object: ApiObject): F => {
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

  addIndexer(name: string, keysOf: (object: ApiObject) => Iterable<string>): void {
    if (this.#indexes.has(name)) return;
    const index = new ObjectIndex(keysOf);
    for (const [key, object] of this.#objects) index.change(key, undefined, object);
    this.#indexes.set(name, index);
  }

  byIndex(name: string, key: string): ApiObject[] {
    const index = this.#indexes.get(name);
    if (index === undefined) throw new Error(`there is no index ${name}`);
    return [...index.places(key)].flatMap((place) => this.#objects.get(place) ?? []);
  }

  onChange(listener: (change: Change<ApiObject>) => void): () => void {
    for (const object of this.#objects.values()) this.#tellOne(listener, undefined, object);
    this.#listeners.add(listener);
    this.#start();
    return () => void this.#listeners.delete(listener);
  }

  onEvent(listener: EventListener<ApiObject>): () => void {
    return this.onChange(listening(listener));
  }

  close(): void {
    this.#stopped.abort();
    this.#becomeSynced();
  }

  #start(): void {
    if (this.#started) return;
    this.#started = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      try {
        const kind = await this.kind();
        if (this.#version === '') await this.#relist(kind);
        this.#becomeSynced();
        const begun = this.api.clock.now();
        await this.#watch(kind);
        if (this.api.clock.now() - begun < SHORT_MS) await this.#pause();
      } catch (error) {
        // The last revision seen has been compacted, so everything is listed again.
        if (error instanceof ApiError && error.code === 410) this.#version = '';
        else await this.#pause();
      }
    }
  }

  #query(): Record<string, string> {
    return this.scope.name === undefined ? {} : { fieldSelector: `metadata.name=${this.scope.name}` };
  }

  async #relist(kind: RemoteKind): Promise<void> {
    const listed = new Map<string, ApiObject>();
    let version = '';
    for await (const page of pagesOf(this.connection, kind, this.scope.namespace ?? '', this.#query(), this.#stopped.signal)) {
      for (const item of page.items) listed.set(keyOf(item), item);
      version = page.resourceVersion;
    }
    for (const [key, object] of this.#objects) if (!listed.has(key)) this.#replace(key, object, undefined);
    for (const [key, object] of listed) this.#replace(key, this.#objects.get(key), object);
    this.#version = version;
  }

  async #watch(kind: RemoteKind): Promise<void> {
    const search = new URLSearchParams({
      ...this.#query(),
      watch: '1',
      allowWatchBookmarks: 'true',
      resourceVersion: this.#version,
      timeoutSeconds: String(WATCH_SECONDS),
    });
    const silent = AbortSignal.timeout(2 * WATCH_SECONDS * 1000);
    const signal = AbortSignal.any([this.#stopped.signal, silent]);
    for await (const line of this.connection.lines({ path: `${pathOf(kind, this.scope.namespace)}?${search}`, signal })) {
      if (line === '') continue;
      const { type, object } = JSON.parse(line) as WatchEvent;
      if (type === 'ERROR') throw refusal(500, object);
      this.#pauseMs = FIRST_PAUSE_MS;
      this.#version = object.metadata.resourceVersion ?? this.#version;
      if (type === 'BOOKMARK') continue;
      const key = keyOf(object);
      this.#replace(key, this.#objects.get(key), type === 'DELETED' ? undefined : object, object);
    }
  }

  #pause(): Promise<void> {
    const ms = this.#pauseMs;
    this.#pauseMs = Math.min(LONGEST_PAUSE_MS, ms * 2);
    return new Promise((resolve) => {
      const timer = this.api.clock.after(ms, resolve);
      this.#stopped.signal.addEventListener('abort', () => {
        timer.cancel();
        resolve();
      });
    });
  }

  /** The object of a key was replaced or deleted; `last` is its last state. */
  #replace(key: string, before: ApiObject | undefined, now: ApiObject | undefined, last = before): void {
    if (before !== undefined && before.metadata.resourceVersion === now?.metadata.resourceVersion) return;
    if (before !== undefined && now !== undefined && before.metadata.uid !== now.metadata.uid) {
      this.#replace(key, before, undefined);
      this.#replace(key, undefined, now);
      return;
    }
    if (now === undefined) this.#objects.delete(key);
    else this.#objects.set(key, now);
    for (const index of this.#indexes.values()) index.change(key, before, now);
    if (before === undefined && now === undefined) return;
    for (const listener of this.#listeners) this.#tellOne(listener, now === undefined ? last : before, now);
  }

  #tellOne(listener: (change: Change<ApiObject>) => void, before: ApiObject | undefined, now: ApiObject | undefined): void {
    const object = now ?? before;
    if (object === undefined) return;
    const { namespace = '', name = '' } = object.metadata;
    const type = before === undefined ? 'added' : now === undefined ? 'deleted' : 'updated';
    try {
      const mentions = (text: string): boolean => JSON.stringify([before, now]).includes(text);
      listener({ type, namespace, name, object, old: type === 'updated' ? before : undefined, mentions });
    } catch (error) {
      this.api.log(`a listener failed: ${unforeseenText(error)}`);
    }
  }
}

const keyOf = ({ metadata: { namespace = '', name = '' } }: ApiObject): string => keyText({ namespace, name });
