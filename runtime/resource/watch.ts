/** Watches: the changes of a collection as frames, with synthetic ADDED events where the client asks for the state first (specification 1, watch table). */

import type { VersionDefinition } from '../model/definition.js';
import { expired } from '../model/errors.js';
import { type CacheEvent, CompactedError, type Subscription } from '../store/index.js';
import { filterOf, type ItemFilter } from './fields.js';
import type { Item } from './item.js';
import { revisionOf } from './list.js';
import type { ListOptions } from './options.js';
import type { EventType, Presentation } from './presentation.js';
import type { Resource } from './resource.js';

/** Where frames go. `write` answers false once the client is too far behind. */
export interface FrameSink {
  write(frame: Buffer): boolean;
  end(): void;
}

export interface WatchRequest {
  readonly resource: Resource;
  readonly version: VersionDefinition;
  readonly namespace: string;
  readonly options: ListOptions;
  readonly presentation: Presentation;
  readonly sink: FrameSink;
}

export class Watch {
  #subscription: Subscription | undefined;
  #first = true;
  #seen = 0;
  readonly #filter: ItemFilter | undefined;

  constructor(private readonly request: WatchRequest) {
    this.#filter = filterOf(request.version, request.options.labels, request.options.fields);
  }

  /** Sends what the client asks to see first, then follows. */
  start(): void {
    const { resource, options, namespace } = this.request;
    const { resourceVersion } = options;
    const from = resourceVersion === '' ? 0 : revisionOf(resourceVersion);
    if (from === 0) {
      const { entries, revision } = resource.cache.list(resource.collection(namespace));
      for (const entry of entries) if (this.#filter === undefined || this.#filter(entry.item)) this.#send('ADDED', entry.item);
      this.#follow(revision);
    } else this.#follow(from);
  }

  stop(): void {
    this.#subscription?.close();
  }

  /** Tells the client up to where it has seen everything. */
  bookmark(): void {
    const { resource, options, presentation, version } = this.request;
    if (!options.bookmarks) return;
    const revision = Math.max(this.#seen, resource.cache.revision);
    this.request.sink.write(
      presentation.note('BOOKMARK', resource.blank(version, { resourceVersion: String(revision), creationTimestamp: null })),
    );
  }

  #follow(after: number): void {
    const { resource, namespace, sink } = this.request;
    this.#seen = after;
    this.#subscription = resource.cache.subscribe(
      { after, keyPrefix: resource.collection(namespace) },
      {
        events: (events) => {
          for (const event of events) this.#tell(event);
        },
        closed: (error) => {
          if (error instanceof CompactedError) this.#fail(after);
          sink.end();
        },
      },
    );
  }

  #fail(after: number): void {
    const { presentation, sink, resource } = this.request;
    sink.write(presentation.note('ERROR', expired(`too old resource version: ${after} (${resource.cache.oldestRevision})`).toStatus()));
  }

  #tell(event: CacheEvent<Item>): void {
    this.#seen = event.revision;
    const filter = this.#filter;
    const before = event.previous !== undefined && (filter === undefined || filter(event.previous.item));
    const now = event.current !== undefined && (filter === undefined || filter(event.current.item));
    if (!before && !now) return;
    const type: EventType = now ? (before ? 'MODIFIED' : 'ADDED') : 'DELETED';
    const { presentation } = this.request;
    if (presentation.positional || presentation.name === '') {
      this.#send(type, this.#shown(event, now));
      return;
    }
    // One encoded event serves all watchers of a form.
    const key = `${type} ${presentation.name}`;
    let frame = event.memo.get(key);
    if (frame === undefined) {
      frame = presentation.frame(type, this.#shown(event, now), false);
      event.memo.set(key, frame);
    }
    this.#write(frame);
  }

  /** What left the selection is shown as it last was, under the revision of the change. */
  #shown(event: CacheEvent<Item>, now: boolean): Item {
    const item = now ? event.current?.item : event.previous?.item.at(event.revision);
    if (item === undefined) throw new Error('an event without an object');
    return item;
  }

  #send(type: EventType, item: Item): void {
    this.#write(this.request.presentation.frame(type, item, this.#first));
    this.#first = false;
  }

  #write(frame: Buffer): void {
    if (!this.request.sink.write(frame)) this.stop();
  }
}
