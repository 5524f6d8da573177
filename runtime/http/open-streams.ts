/** Streams of one server: they share its turns for writing, and end when it stops, so that clients turn to another one. */
import { FrameQueue } from './frame-queue.js';

export class OpenStreams {
  readonly frames = new FrameQueue();
  readonly #open = new Set<() => void>();

  /** `minimumSeconds`: streams without a time-out of their own end at a random time from here to twice as much. */
  constructor(readonly minimumSeconds: number) {}

  /** Has a stream ended when the server stops. What is returned is to be called once the stream is over. */
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
