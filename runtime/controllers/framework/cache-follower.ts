/** Delivers the changes of a kind from the watch cache, in turns of its own, and never while a write waits for it. */

import type { VersionDefinition } from '../../model/definition/definition.js';
import { unforeseenText } from '../../observe/operator-log.js';
import type { Resource, Stored } from '../../resource/resource.js';
import { type CacheEvent, type CacheSubscription, ContentReplacedError } from '../../store/index.js';
import type { Scope } from './informer.js';

/** A change of a key. For an initial entry there is no previous entry. */
type EntryListener = (previous: Stored | undefined, current: Stored | undefined) => void;

interface Pending {
  readonly previous: Stored | undefined;
  current: Stored | undefined;
  /** Grows from one change to the next. */
  readonly order: number;
}

/** Milliseconds before something unreadable is tried again. */
const PAUSE_MS = 1000;

/**
 * Delivers every entry and its changes to a listener for as long as the cache is open. Waiting changes of one key are merged, so that there
 * is never more to deliver than there are objects. After the cache was loaded anew, the difference is delivered.
 */
export class CacheFollower {
  readonly #pending = new Map<string, Pending>();
  readonly #waiting: { readonly upTo: number; readonly resolve: () => void }[] = [];
  #order = 0;
  #subscription: CacheSubscription | undefined;
  #first: readonly Stored[] = [];
  /** Number of delivered changes. */
  #firstTold = 0;
  /** Whether there is something to deliver; initial entries are looked up only then. */
  #working = true;
  #stopped = false;

  constructor(
    private readonly resource: Resource,
    private readonly scope: Scope,
    private readonly listener: EntryListener,
    /** The resource by which the listener reads objects. */
    private readonly version: VersionDefinition = resource.forms.version(resource.definition.hub),
  ) {}

  /** Resolves once the initial entries were delivered. */
  async start(): Promise<void> {
    const { resource } = this;
    while (!this.#stopped) {
      try {
        await resource.ready(this.version);
        break;
      } catch {
        // Why a kind cannot be loaded is reported by the resource itself.
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
      }
    }
    if (this.#stopped) return;
    this.#first = this.#entries();
    this.#subscribe(resource.cache.revision);
    setImmediate(() => void this.#work());
    await this.told();
  }

  stop(): void {
    this.#stopped = true;
    this.#subscription?.close();
    this.#pending.clear();
    this.#first = [];
    this.#firstTold = 0;
    this.#release(Number.POSITIVE_INFINITY);
  }

  /** Whether everything that the cache shows has been delivered. */
  get idle(): boolean {
    return !this.#working;
  }

  /** Resolves once everything that the cache shows now has been delivered, whatever comes meanwhile. */
  told(): Promise<void> {
    if (!this.#working || this.#stopped) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ upTo: this.#order, resolve }));
  }

  /** Delivers now everything that the cache shows and that was not delivered yet. Each change is delivered once, whoever asks. */
  catchUp(): void {
    for (let entry = this.#first[this.#firstTold]; entry !== undefined; entry = this.#first[this.#firstTold]) this.#tellFirst(entry);
    for (const [key, pending] of this.#pending) this.#tellPending(key, pending);
  }

  #entries(): readonly Stored[] {
    const { cache, definition } = this.resource;
    const { namespace = '', name } = this.scope;
    if (name === undefined) return cache.readable(this.resource.collection(namespace));
    const key = this.resource.key(definition.namespaced ? namespace : '', name);
    return cache.readable(key).filter((entry) => entry.key === key);
  }

  #subscribe(after: number): void {
    const { cache } = this.resource;
    const { namespace = '', name } = this.scope;
    const where = name === undefined ? { keyPrefix: this.resource.collection(namespace) } : { key: this.resource.key(namespace, name) };
    this.#subscription = cache.subscribe(
      { after, ...where },
      {
        events: (events) => {
          for (const { key, previous, current } of events as readonly CacheEvent<Stored['item']>[]) this.#note(key, previous, current);
          this.#begin();
        },
        closed: (error) => {
          // Without an error, the cache itself was closed.
          if (error === undefined || this.#stopped) return;
          const from = cache.revision;
          if (error instanceof ContentReplacedError) this.#noteDifference(error.before as readonly Stored[]);
          // All subscriptions must have ended before a new one is made.
          queueMicrotask(() => {
            if (!this.#stopped) this.#subscribe(from);
          });
          this.#begin();
        },
      },
    );
  }

  #note(key: string, previous: Stored | undefined, current: Stored | undefined): void {
    const known = this.#pending.get(key);
    if (known === undefined) this.#pending.set(key, { previous, current, order: ++this.#order });
    else if (known.previous === undefined && current === undefined) this.#pending.delete(key);
    else known.current = current;
  }

  #noteDifference(before: readonly Stored[]): void {
    const now = new Map(this.#entries().map((entry) => [entry.key, entry]));
    const prefix = this.resource.collection(this.scope.namespace ?? '');
    const { name } = this.scope;
    for (const entry of before) {
      if (!entry.key.startsWith(prefix) || (name !== undefined && entry.item.name !== name)) continue;
      const current = now.get(entry.key);
      now.delete(entry.key);
      if (current?.revision !== entry.revision) this.#note(entry.key, entry, current);
    }
    for (const [key, entry] of now) this.#note(key, undefined, entry);
  }

  #begin(): void {
    if (this.#working || this.#stopped) return;
    this.#working = true;
    setImmediate(() => void this.#work());
  }

  async #work(): Promise<void> {
    const turn = this.resource.environment.pace.begin();
    for (let entry = this.#first[this.#firstTold]; entry !== undefined; entry = this.#first[this.#firstTold]) {
      this.#tellFirst(entry);
      const wait = turn();
      if (wait !== undefined) await wait;
      if (this.#stopped) return;
    }
    this.#first = [];
    this.#firstTold = 0;
    // Iteration over a Map includes entries that are added during it.
    for (const [key, pending] of this.#pending) {
      this.#release(pending.order - 1);
      this.#tellPending(key, pending);
      const wait = turn();
      if (wait !== undefined) await wait;
      if (this.#stopped) return;
    }
    this.#working = false;
    this.#release(Number.POSITIVE_INFINITY);
  }

  #tellFirst(entry: Stored): void {
    this.#firstTold += 1;
    this.#tell(undefined, entry);
  }

  #tellPending(key: string, { previous, current }: Pending): void {
    this.#pending.delete(key);
    if (previous !== undefined && current !== undefined && previous.createRevision !== current.createRevision) {
      this.#tell(previous, undefined);
      this.#tell(undefined, current);
    } else this.#tell(previous, current);
  }

  /** All changes up to this one were delivered. */
  #release(upTo: number): void {
    while (this.#waiting[0] !== undefined && this.#waiting[0].upTo <= upTo) this.#waiting.shift()?.resolve();
  }

  #tell(previous: Stored | undefined, current: Stored | undefined): void {
    try {
      this.listener(previous, current);
    } catch (error) {
      this.resource.environment.log(`a listener to ${this.resource.definition.id} failed: ${unforeseenText(error)}`);
    }
  }
}
