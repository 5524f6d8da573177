/** Watches: the changes of a collection as frames, with synthetic ADDED events where the client asks for the state first (specification 1, watch table). */

import type { VersionDefinition } from '../model/definition/definition.js';
import { ApiError, expired, internalError } from '../model/errors.js';
import { apiVersionOf } from '../model/object.js';
import { type CacheEvent, type CacheSubscription, CompactedError, type SubscriptionScope, UnreadableValueError } from '../store/index.js';
import type { Item } from './item.js';
import { reach, revisionOf } from './list.js';
import { blankObject } from './presentations/blank.js';
import type { EventType, Presentation } from './presentations/presentation.js';
import type { Resource } from './resource.js';
import type { ItemFilter } from './selecting/fields.js';
import { scan } from './selecting/scan.js';
import type { SharedFilter } from './selecting/shared-filters.js';
import { type ListOptions, watchOptions } from './writes/options.js';

/** Receives the frames of a watch. */
export interface FrameSink {
  /** Sends the frame. Frames are sent in the order of the calls. */
  write(frame: Buffer): void;
  /** Whether so much waits for the client that nothing more should be written before `drained` resolves. */
  readonly full: boolean;
  /**
   * Resolves with true when the client has taken what was sent and other streams had their turn; with false once the stream is
   * over.
   */
  drained(): Promise<boolean>;
  end(): void;
}

export interface WatchRequest {
  readonly resource: Resource;
  readonly version: VersionDefinition;
  readonly namespace: string;
  readonly options: ListOptions;
  /** Whether only the path says that it is a watch. */
  readonly forced?: boolean;
  readonly presentation: Presentation;
}

/** The types of events that are about a stored object. */
type ChangeType = Extract<EventType, 'ADDED' | 'MODIFIED' | 'DELETED'>;

/** Why a watch pauses before it has sent all events: its client must first take what was sent, or other watches have their turn. */
type Pause = 'full' | 'late';

/** Bytes of the initial state that are sent before the watch waits for the client. */
const STATE_STRIDE = 256 * 1024;

/** The options of a watch as it follows them; throws 422 for those that it cannot have. */
export function checkWatchOptions({ environment }: Resource, asked: ListOptions, forced: boolean): ListOptions {
  const { enabled, service } = environment;
  return watchOptions(asked, forced, enabled, `meta.${service.groupDomain}`);
}

export class Watch {
  #subscription: CacheSubscription | undefined;
  #stopped = false;
  /** Whether the state that the client asked for was sent to its end. */
  sentState = false;
  /** Why the state asked for cannot be shown. */
  #tooNew: ApiError | undefined;
  /** The revision that the client knows without bookmarks: a bookmark of it would tell nothing. */
  #marked: number | undefined;
  #first = true;
  /** The watch has shown all changes up to this revision. */
  #after = 0;
  /** Resumes the watch in its turn; undefined when it does not wait for one. */
  #goesOn: (() => void) | undefined;
  readonly #shared: SharedFilter;
  readonly #showsState: boolean;
  /** Names under which frames of this form are kept with an event, by type: looked up for every watch and event, so made once. */
  readonly #kept: Readonly<Record<ChangeType, string>>;

  private constructor(
    private readonly request: WatchRequest,
    from: number,
  ) {
    this.#shared = request.resource.sharedFilters.of(request.version, request.options);
    this.#showsState = request.options.initialEvents ?? from === 0;
    this.#after = from;
    const { name } = request.presentation;
    this.#kept = { ADDED: `ADDED ${name}`, MODIFIED: `MODIFIED ${name}`, DELETED: `DELETED ${name}` };
  }

  /**
   * Checks the request and waits until its start can be shown. Throws 400 and 422 for invalid options, 504 where the requested state does
   * not come in time, UnreadableValueError where a part of it cannot be read.
   */
  static async prepare(request: WatchRequest): Promise<Watch> {
    const { resource, forced = false } = request;
    const options = checkWatchOptions(resource, request.options, forced);
    const from = options.resourceVersion === '' ? 0 : revisionOf(options.resourceVersion);
    const watch = new Watch({ ...request, options }, from);
    try {
      await watch.#ready(from);
      return watch;
    } catch (error) {
      watch.stop();
      throw error;
    }
  }

  /** Waits until the start can be shown. */
  async #ready(from: number): Promise<void> {
    const { resource, options, namespace } = this.request;
    if (this.#showsState && from > 0) await this.#reached(from);
    if (options.resourceVersion === '' && !(await resource.settled())) {
      const details = { retryAfterSeconds: 1 };
      throw new ApiError(504, 'Timeout', 'Timeout: the server is behind its store', details, { 'Retry-After': '1' });
    }
    if (!this.#showsState) return;
    const collection = resource.collection(namespace);
    resource.cache.checkReadable(collection);
    if (resource.definition.conversion !== undefined)
      await this.#converted(resource.cache.list(collection).entries.map(({ item }) => item));
  }

  /** Waits for a revision to come. A watch that asked for initial events is told on its stream where that does not come. */
  async #reached(from: number): Promise<void> {
    const { resource, options } = this.request;
    try {
      await reach(resource, from);
    } catch (error) {
      if (!(error instanceof ApiError) || options.initialEvents !== true || !resource.environment.enabled('InitialEventsRules'))
        throw error;
      this.#tooNew = error;
    }
  }

  get #filter(): ItemFilter | undefined {
    return this.#shared.filter;
  }

  /** Converts the items where a webhook does it; returns undefined elsewhere. */
  #converted(items: readonly Item[]): void | Promise<void> {
    const { resource, version } = this.request;
    return resource.forms.prepare(items, apiVersionOf(version.group, version.version));
  }

  /** Sends the initial state if the client asked for it, then follows changes until it is stopped or the sink is closed. */
  async start(sink: FrameSink): Promise<void> {
    const { resource, version, options, namespace } = this.request;
    if (this.#tooNew !== undefined) {
      this.#fail(sink, this.#tooNew);
      return;
    }
    if (this.#showsState) {
      const { entries, looked } = scan(resource, version, namespace, options);
      const { revision } = resource.cache;
      if (resource.definition.conversion !== undefined) await this.#converted(entries.map(({ item }) => item));
      this.#after = revision;
      this.#starts(revision);
      let waiting = 0;
      let matched = 0;
      const turn = resource.environment.pace.begin();
      for (const { item } of entries) {
        const wait = turn();
        if (wait !== undefined) {
          await wait;
          if (this.#stopped) return;
        }
        if (this.#filter !== undefined && !this.#filter(item)) continue;
        const frame = this.request.presentation.frame('ADDED', item, this.#first);
        this.#first = false;
        matched += 1;
        waiting += frame.length;
        sink.write(frame);
        if (waiting < STATE_STRIDE) continue;
        waiting = 0;
        if (!(await sink.drained())) return;
      }
      looked(entries.length, matched);
      if (options.initialEvents === true && options.bookmarks) this.#endState(sink, revision);
    } else {
      if (this.#after === 0) this.#after = resource.cache.revision;
      this.#starts(this.#after);
    }
    if (!this.#stopped) this.#follow(sink);
  }

  /** Ends the watch, once. */
  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#subscription?.close();
    if (this.#goesOn !== undefined) this.request.resource.watchTurns.leave(this.#goesOn);
    this.#shared.release();
  }

  /**
   * Sends a bookmark with the revision up to which the client has been sent everything; sends nothing while older events are
   * still to come.
   */
  bookmark(sink: FrameSink): void {
    const { revision } = this.request.resource.cache;
    if (this.#subscription?.live === true && revision >= this.#after && revision !== this.#marked) this.#bookmark(sink, revision);
  }

  /** Bookmarks follow from the start on when there is something to tell. */
  #starts(revision: number): void {
    if (this.request.resource.environment.enabled('BookmarksOfChanges')) this.#marked = revision;
  }

  /** The bookmark that ends the initial state; none follows until there is more to tell. */
  #endState(sink: FrameSink, revision: number): void {
    this.#bookmark(sink, revision, { [`${this.request.resource.environment.service.groupDomain}/initial-events-end`]: 'true' });
    this.#marked = revision;
    this.sentState = true;
  }

  #bookmark(sink: FrameSink, revision: number, annotations?: Readonly<Record<string, string>>): void {
    const { presentation, resource, version } = this.request;
    const metadata = { resourceVersion: String(revision), creationTimestamp: null, ...(annotations === undefined ? {} : { annotations }) };
    const first = this.#first || !resource.environment.enabled('ColumnsOnce');
    this.#first = false;
    sink.write(presentation.note('BOOKMARK', blankObject(resource, version, metadata), first));
  }

  #follow(sink: FrameSink): void {
    const { resource } = this.request;
    let paused = false;
    const subscription = resource.cache.subscribe(this.#scope(), {
      events: (events) => {
        const conversion = resource.definition.conversion === undefined ? undefined : this.#converted(itemsOf(events));
        const pause = conversion === undefined ? this.#tellAll(sink, events) : 'full';
        if (pause === undefined) return;
        paused = true;
        this.#subscription?.close();
        this.#subscription = undefined;
        if (pause === 'late') this.#waitForTurn(sink);
        else
          void this.#resume(
            sink,
            conversion?.then(() => void this.#tellAll(sink, events)),
          );
      },
      closed: (error) => {
        if (error instanceof CompactedError) this.#fail(sink, this.#tooOld());
        if (error instanceof UnreadableValueError) this.#fail(sink, internalError(error.message));
        sink.end();
      },
    });
    if (paused || this.#stopped) subscription.close();
    else this.#subscription = subscription;
  }

  /** Sends events until it must pause, and returns why; undefined when all are sent. */
  #tellAll(sink: FrameSink, events: readonly CacheEvent<Item>[]): Pause | undefined {
    const { watchTurns } = this.request.resource;
    let full = false;
    for (const event of events) {
      // Events of one revision are sent together.
      if (event.revision !== this.#after) {
        if (full) return 'full';
        if (watchTurns.isOver) return 'late';
      }
      this.#tell(sink, event);
      watchTurns.looked(1 + this.#shared.terms);
      this.#after = event.revision;
      full = sink.full;
    }
    return full ? 'full' : undefined;
  }

  #waitForTurn(sink: FrameSink): void {
    this.#goesOn = () => {
      this.#goesOn = undefined;
      this.#follow(sink);
    };
    this.request.resource.watchTurns.wait(this.#goesOn);
  }

  /**
   * Resumes a client that fell behind. It holds no events in memory meanwhile: once it has taken what was sent, it reads on from
   * the cache's recent events or from the engine's history. Where those are compacted it gets 410 and must list again. The same
   * goes for events whose objects are being converted.
   */
  async #resume(sink: FrameSink, conversion: Promise<void> | undefined): Promise<void> {
    try {
      await conversion;
    } catch (error) {
      this.#fail(sink, error instanceof ApiError ? error : internalError(String(error)));
      sink.end();
      return;
    }
    if ((await sink.drained()) && !this.#stopped) this.#follow(sink);
  }

  #tooOld(): ApiError {
    return expired(`too old resource version: ${this.#after} (${this.request.resource.cache.oldestRevision})`);
  }

  #fail(sink: FrameSink, error: ApiError): void {
    sink.write(this.request.presentation.note('ERROR', error.toStatus(), this.#first));
  }

  /** A watch of one name or one namespace subscribes by key, so that it costs nothing when other objects change. */
  #scope(): SubscriptionScope {
    const { resource, namespace, options } = this.request;
    const named = options.fields.find(({ label, equal }) => label === 'metadata.name' && equal);
    if (named !== undefined && (namespace !== '' || !resource.definition.namespaced))
      return { after: this.#after, key: resource.key(namespace, named.value) };
    return { after: this.#after, keyPrefix: resource.collection(namespace) };
  }

  #tell(sink: FrameSink, event: CacheEvent<Item>): void {
    const filter = this.#filter;
    const before = event.previous !== undefined && (filter === undefined || filter(event.previous.item));
    const now = event.current !== undefined && (filter === undefined || filter(event.current.item));
    if (!before && !now) return;
    const type = now ? (before ? 'MODIFIED' : 'ADDED') : 'DELETED';
    const frame = this.#frame(type, event, now);
    this.#first = false;
    sink.write(frame);
  }

  /**
   * The frame of an event, encoded once for all watchers of a form. Frames of tables are kept for a second only, because they show ages.
   */
  #frame(type: ChangeType, event: CacheEvent<Item>, now: boolean): Buffer {
    const { presentation } = this.request;
    const first = this.#first && presentation.tabular;
    const key = presentation.tabular
      ? `${this.#kept[type]} ${first ? 'first' : 'later'} ${Math.floor(this.request.resource.environment.clock.now() / 1000)}`
      : this.#kept[type];
    let frame = event.encoding(key);
    if (frame === undefined) {
      frame = presentation.frame(type, shown(event, now), first);
      event.keep(key, frame);
    }
    return frame;
  }
}

const itemsOf = (events: readonly CacheEvent<Item>[]): Item[] =>
  events.flatMap(({ previous, current }) => [previous, current].flatMap((entry) => (entry === undefined ? [] : [entry.item])));

/** An object that no longer matches the selectors is shown as it last matched, at the revision of the change. */
function shown(event: CacheEvent<Item>, now: boolean): Item {
  const item = now ? event.current?.item : event.previous?.item.at(event.revision);
  if (item === undefined) throw new Error('an event without an object');
  return item;
}
