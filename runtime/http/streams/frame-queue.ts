/**
 * Frames on their way to watchers. Each write to a connection costs tens of microseconds, most of it encryption and the system
 * call, so frames are not written one by one: streams take turns of a few milliseconds, between which other requests are
 * served, and a stream whose turn comes is written all that has gathered for it. Nobody waits while there is little to do, and
 * the more there is, the more each write carries.
 */

/** Milliseconds that streams are written to before other requests are served. */
const TURN_MS = 2;

export interface Flushed {
  flush(): void;
}

export class FrameQueue {
  #joined: { readonly frames: readonly Buffer[]; readonly bytes: Buffer } | undefined;
  #waiting: Flushed[] = [];
  #next = 0;
  #scheduled = false;

  add(stream: Flushed): void {
    this.#waiting.push(stream);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    const until = performance.now() + TURN_MS;
    for (let stream = this.#waiting[this.#next]; stream !== undefined; stream = this.#waiting[this.#next]) {
      this.#next += 1;
      stream.flush();
      if (performance.now() < until) continue;
      setImmediate(() => this.#turn());
      return;
    }
    this.#waiting = [];
    this.#next = 0;
    this.#scheduled = false;
  }

  /** The frames as one buffer, made once for consecutive streams that are sent the same frames. */
  joined(frames: readonly Buffer[]): Buffer {
    const [only] = frames;
    if (only !== undefined && frames.length === 1) return only;
    const last = this.#joined;
    if (last !== undefined && last.frames.length === frames.length && last.frames.every((frame, i) => frame === frames[i]))
      return last.bytes;
    const bytes = Buffer.concat(frames);
    this.#joined = { frames, bytes };
    return bytes;
  }
}
