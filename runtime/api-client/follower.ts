/** A list and the changes after it, as one sequence that misses and repeats nothing, whatever breaks in between. */
import type { Clock } from '../model/clock.js';
import type { Backend } from './connection.js';
import type { Identified, Kind } from './kind.js';
import { pagesOf } from './list.js';
import { isExpired, isFinal, refusal } from './refusal.js';
import { type Selection, selectionQuery } from './selection.js';
import { Backoff } from './time.js';

/** Milliseconds before a failed request is repeated: the first and the longest pause. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** A server that ends watches sooner than this, in milliseconds, is asked again only after a pause. */
const SHORT_MS = 1000;
/** Requested duration of a watch in seconds; one that stays open twice as long is abandoned. */
const WATCH_SECONDS = 300;

interface ObjectChange<Type, T> {
  readonly type: Type;
  /** The object after the change; of a deleted one, its last state. */
  readonly object: T;
  /** The state that was told before, of an object that was modified or deleted. */
  readonly old: T | undefined;
  readonly resourceVersion: string;
}

interface Milestone<Type> {
  /**
   * `PAGE`: the objects of one page of a list have been told. `SYNCED`: all objects that are there have been told, so that what follows is
   * news. `RELISTED`: the server no longer knew the history, so all is listed again; what follows until `SYNCED` is the difference, and of
   * several changes of one object only their result. `BOOKMARK`: nothing changed up to this resource version.
   */
  readonly type: Type;
  readonly object: undefined;
  readonly old: undefined;
  readonly resourceVersion: string;
}

type AnyChange<T> = ObjectChange<'ADDED', T> | ObjectChange<'MODIFIED', T> | ObjectChange<'DELETED', T>;

export type WatchEvent<T> =
  | AnyChange<T>
  | (Milestone<'PAGE'> & {
      /** How many objects follow on later pages, where the server tells. */
      readonly remaining: number | undefined;
    })
  | Milestone<'SYNCED'>
  | Milestone<'RELISTED'>
  | Milestone<'BOOKMARK'>;

/** Whether an event is about an object. */
export const isChange = <T>(event: WatchEvent<T>): event is AnyChange<T> => event.object !== undefined;

/** An event as it is sent. */
interface SentEvent<T> {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED' | 'BOOKMARK' | 'ERROR';
  readonly object: T;
}

export interface Followed {
  readonly backend: Backend;
  /** Asked before each request, until it tells the kind. */
  readonly kind: () => Promise<Kind> | Kind;
  readonly namespace: string;
  readonly selection: Selection;
  /**
   * What happens when a request fails that is going to be repeated after a pause. Where it is absent, refusals that the server would
   * repeat, such as Forbidden, end the sequence.
   */
  readonly failed?: (error: unknown) => void;
}

/** The namespace and the name as one text, which tells objects of a kind apart. */
export const keyOf = ({ metadata: { namespace = '', name = '' } }: Identified): string =>
  namespace === '' ? name : `${namespace}/${name}`;

export class Follower<T extends Identified> {
  /** By their keys; the last states that were told. */
  readonly #objects = new Map<string, T>();
  readonly #backoff: Backoff;
  readonly #clock: Clock;
  #version = '';

  constructor(private readonly followed: Followed) {
    this.#clock = followed.backend.clock;
    this.#backoff = new Backoff(this.#clock, FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
  }

  /**
   * Never ends by itself. Rejects with the reason of the signal, and with refusals as `failed` says. With a resource version, it begins
   * with the changes after that one, and rejects with `Expired` once the server no longer knows what came after the last one told.
   */
  async *events(signal: AbortSignal, after?: string): AsyncGenerator<WatchEvent<T>> {
    this.#version = after ?? '';
    let synced = false;
    for (;;) {
      try {
        signal.throwIfAborted();
        const kind = await this.followed.kind();
        if (this.#version === '') {
          yield* this.#list(kind, signal, synced);
          synced = true;
          yield { type: 'SYNCED', ...nothing, resourceVersion: this.#version };
        }
        const begun = this.#clock.now();
        yield* this.#watch(kind, signal, after !== undefined);
        if (this.#clock.now() - begun < SHORT_MS) await this.#backoff.wait(signal);
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        const expired = isExpired(error);
        if (expired && after !== undefined) throw error;
        if (!expired && this.followed.failed === undefined && isFinal(error)) throw error;
        if (!expired) this.followed.failed?.(error);
        // A list that expired while it was read is read again only after a pause.
        if (!expired || this.#version === '') await this.#backoff.wait(signal);
        if (expired) this.#version = '';
      }
    }
  }

  /** Tells the objects of each page as it comes, and at the end those that are gone. After a failure the list begins at its first page again. */
  async *#list(kind: Kind, signal: AbortSignal, isAgain: boolean): AsyncGenerator<WatchEvent<T>> {
    const { backend, namespace, selection } = this.followed;
    const listed = new Set<string>();
    let resourceVersion = '';
    let isBegun = false;
    for await (const page of pagesOf<T>({ backend, kind, namespace }, { ...selection, signal })) {
      resourceVersion = page.resourceVersion;
      if (isAgain && !isBegun) yield { type: 'RELISTED', ...nothing, resourceVersion };
      isBegun = true;
      for (const item of page.items) {
        const key = keyOf(item);
        listed.add(key);
        yield* this.#changes(key, item, item, resourceVersion);
      }
      yield { type: 'PAGE', ...nothing, resourceVersion, remaining: page.remaining };
    }
    for (const [key, object] of [...this.#objects]) if (!listed.has(key)) yield* this.#changes(key, undefined, object, resourceVersion);
    this.#version = resourceVersion;
  }

  async *#watch(kind: Kind, signal: AbortSignal, forgetful: boolean): AsyncGenerator<WatchEvent<T>> {
    const { backend, namespace, selection } = this.followed;
    const query = {
      ...selectionQuery(selection),
      watch: '1',
      allowWatchBookmarks: 'true',
      resourceVersion: this.#version,
      timeoutSeconds: String(WATCH_SECONDS),
    };
    const silent = new AbortController();
    const timer = this.#clock.after(2 * WATCH_SECONDS * 1000, () => silent.abort(new Error('the watch stayed open too long')));
    try {
      const request = { namespace, query, signal: AbortSignal.any([signal, silent.signal]) };
      for await (const sent of backend.events(kind, request)) {
        const { type, object } = sent as SentEvent<T>;
        if (type === 'ERROR') throw refusal(500, object);
        this.#backoff.reset();
        this.#version = object.metadata.resourceVersion ?? this.#version;
        if (type === 'BOOKMARK') yield { type, ...nothing, resourceVersion: this.#version };
        else if (forgetful) yield { type, object, old: undefined, resourceVersion: this.#version };
        else yield* this.#changes(keyOf(object), type === 'DELETED' ? undefined : object, object);
      }
    } finally {
      timer.cancel();
    }
  }

  /** The object of a key was replaced or deleted; `last` is its last state. What was told already is not repeated. */
  *#changes(key: string, now: T | undefined, last: T, resourceVersion = this.#version): Generator<WatchEvent<T>> {
    const old = this.#objects.get(key);
    if (old === undefined && now === undefined) return;
    if (old !== undefined && now !== undefined) {
      if (old.metadata.resourceVersion === now.metadata.resourceVersion) return;
      if (old.metadata.uid !== now.metadata.uid) {
        yield* this.#changes(key, undefined, old, resourceVersion);
        yield* this.#changes(key, now, now, resourceVersion);
        return;
      }
    }
    if (now === undefined) this.#objects.delete(key);
    else this.#objects.set(key, now);
    const type = now === undefined ? 'DELETED' : old === undefined ? 'ADDED' : 'MODIFIED';
    yield { type, object: now ?? last, old, resourceVersion };
  }
}

const nothing = { object: undefined, old: undefined } as const;
