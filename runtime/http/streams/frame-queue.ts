/**
 * Frames on their way to watchers. Each write to a connection costs tens of microseconds, most of it encryption and the system
 * call, so frames are not written one by one: streams take turns of a few milliseconds, between which other requests are
 * served, and a stream whose turn comes is written all that has gathered for it. Nobody waits while there is little to do, and
 * the more there is, the more each write carries: a round of all streams that wait is followed by a rest of half its length.
 */

/** Milliseconds that streams are written to before other requests are served. */
const TURN_MS = 2;
/** A rest in milliseconds: shorter ones are not worth a timer, and longer ones would be noticed. */
const LEAST_REST_MS = 1;
const MOST_REST_MS = 10;

export interface Flushed {
  /** Writes all that has gathered, before it returns. */
  flush(): void;
}

export class FrameQueue {
  #joined: { readonly frames: readonly Buffer[]; readonly bytes: Buffer } | undefined;
  /** Streams that the next round writes to. */
  #waiting: Flushed[] = [];
  /** Streams that this round writes to, and how far it is. */
  #round: readonly Flushed[] = [];
  #next = 0;
  /** Milliseconds that the turns of this round have taken. */
  #spent = 0;
  /** Until when no round begins. */
  #restsUntil = 0;
  #scheduled = false;

  /** `now`: milliseconds of a clock that only goes forward. */
  constructor(private readonly now = (): number => performance.now()) {}

  add(stream: Flushed): void {
    this.#waiting.push(stream);
    if (!this.#scheduled) this.#schedule(this.now());
  }

  #schedule(now: number): void {
    this.#scheduled = true;
    const rest = this.#restsUntil - now;
    if (rest < LEAST_REST_MS) setImmediate(this.#begin);
    else setTimeout(this.#begin, rest);
  }

  readonly #begin = (): void => {
    this.#round = this.#waiting;
    this.#waiting = [];
    this.#next = 0;
    this.#spent = 0;
    this.#turn();
  };

  readonly #turn = (): void => {
    const began = this.now();
    let now = began;
    for (let stream = this.#round[this.#next]; stream !== undefined; stream = this.#round[this.#next]) {
      if (now - began >= TURN_MS) {
        this.#spent += now - began;
        setImmediate(this.#turn);
        return;
      }
      this.#next += 1;
      stream.flush();
      now = this.now();
    }
    this.#spent += now - began;
    this.#round = [];
    this.#restsUntil = now + Math.min(this.#spent / 2, MOST_REST_MS);
    this.#scheduled = false;
    if (this.#waiting.length > 0) this.#schedule(now);
  };

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
