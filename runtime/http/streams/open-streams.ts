/** The streams of one server: they share one frame queue, and end when the server stops, so that clients reconnect elsewhere. */
import { FrameQueue } from './frame-queue.js';
import type { WatchMeter } from './watch-meter.js';
import { WatchRoom } from './watch-room.js';

export class OpenStreams {
  readonly frames = new FrameQueue();
  readonly room = new WatchRoom();
  readonly #open = new Set<() => void>();

  /** `minimumSeconds`: streams without a time-out of their own end at a random time from here to twice as much. */
  constructor(
    readonly minimumSeconds: number,
    readonly meter: WatchMeter,
  ) {}

  /** Registers a function that ends a stream when the server stops. Returns the function to call once the stream is over. */
  add(end: () => void): () => void {
    this.#open.add(end);
    return () => {
      this.#open.delete(end);
    };
  }

  /** Ends all streams. */
  drain(): void {
    for (const end of [...this.#open]) end();
  }
}
