/** The one watch by which this process learns of changes in the cluster; it is started again after interruptions. */
import type { CallError, Channel, Stream } from '../grpc/channel.js';
import { type WatchEvent, watchCreateRequest, watchResponse } from './messages.js';

export const WATCH_PATH = '/etcdserverpb.Watch/Watch';
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 1000;

interface LiveListener {
  /** The newest revision that was delivered; a new watch starts after it. */
  position(): number;
  /** Events in revision order, whole revisions. */
  events(events: readonly WatchEvent[]): void;
  /** History from the position on was compacted, so all content must be read again. Then `position` is where the watch resumes. */
  lost(compacted: number): Promise<void>;
}

export interface KeyRange {
  readonly key: Uint8Array;
  readonly end: Uint8Array;
}

export class LiveWatch {
  #stream: Stream | undefined;
  #fragments: WatchEvent[] = [];
  #pause = FIRST_PAUSE_MS;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    private readonly channel: Channel,
    private readonly range: KeyRange,
    private readonly listener: LiveListener,
  ) {
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#stream?.close();
  }

  #open(): void {
    this.#fragments = [];
    this.#stream = this.channel.stream(WATCH_PATH, {
      message: (bytes) => this.#hear(bytes),
      ended: (_: CallError) => this.#reopen(),
    });
    this.#stream.send(watchCreateRequest({ ...this.range, start: this.listener.position() + 1 }));
  }

  #reopen(): void {
    this.#stream = undefined;
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 2);
  }

  #hear(bytes: Uint8Array): void {
    const response = watchResponse(bytes);
    if (response.canceled) {
      this.#stream?.close();
      if (response.compacted === 0) this.#reopen();
      else
        this.listener.lost(response.compacted).then(
          () => this.#reopen(),
          () => this.#reopen(),
        );
      return;
    }
    this.#pause = FIRST_PAUSE_MS;
    if (response.created) return;
    if (response.fragment || this.#fragments.length > 0) {
      for (const event of response.events) this.#fragments.push(event);
      if (response.fragment) return;
      const events = this.#fragments;
      this.#fragments = [];
      this.listener.events(events);
    } else this.listener.events(response.events);
  }
}
