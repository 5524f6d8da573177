import type { CacheEvent } from './cache-entry.js';
import type { EventBudget } from './event-budget.js';

export interface RingBounds {
  /** Number of events that are kept regardless of their age; 1,000 by default. */
  readonly minimum?: number;
  /** Number of events kept at most; 100,000 by default. */
  readonly maximum?: number;
  /** Seconds for which events beyond the minimum are kept; 75 by default. */
  readonly seconds?: number;
  /** Bytes of the objects that events hold, at most, even if that leaves few events; 64 MiB by default. */
  readonly bytes?: number;
  /** Bytes of the encodings kept with events, at most; 32 MiB by default. */
  readonly encodedBytes?: number;
  /** What the rings of all caches of a server may hold together; only their own bounds count when it is absent. */
  readonly budget?: EventBudget;
}

/** Number of recent events whose encodings are kept; slower subscribers encode again. */
const ENCODED = 1000;
/** Default bound for the bytes of all encodings. Beyond it, the encodings of the oldest events are dropped first. */
const ENCODED_BYTES = 32 * 1024 * 1024;
const SMALLEST_RING = 64;

/** Recent events in revision order. Grows with the rate of changes and shrinks when it falls. */
export class EventRing<T> {
  readonly #minimum: number;
  readonly #maximum: number;
  readonly #milliseconds: number;
  readonly #maximumBytes: number;
  #bytes = 0;
  /** The first event whose encodings are kept, and the bytes of all encodings. */
  #firstEncoded = 0;
  #encodedBytes = 0;
  readonly #maximumEncodedBytes: number;
  readonly #keeping = (bytes: number): void => {
    this.#encodedBytes += bytes;
    this.#boundEncodings();
    this.#tellBudget();
  };
  #budget: EventBudget | undefined;
  /** Bytes that the budget knows of. */
  #told = 0;
  /** A circular buffer whose size is a power of two: event number n is at n modulo the size. */
  #places: (CacheEvent<T> | undefined)[] = new Array(SMALLEST_RING);
  #times: number[] = new Array(SMALLEST_RING).fill(0);
  #first = 0;
  #end = 0;
  #oldest: number;

  /** `oldest`: nothing before or at this revision is in the ring. `weigh`: bytes that an event holds. */
  constructor(
    oldest: number,
    bounds: RingBounds = {},
    private readonly weigh: (event: CacheEvent<T>) => number = () => 0,
  ) {
    this.#oldest = oldest;
    this.#minimum = bounds.minimum ?? 1000;
    this.#maximum = bounds.maximum ?? 100_000;
    this.#milliseconds = (bounds.seconds ?? 75) * 1000;
    this.#maximumBytes = bounds.bytes ?? 64 * 1024 * 1024;
    this.#maximumEncodedBytes = bounds.encodedBytes ?? ENCODED_BYTES;
    this.#budget = bounds.budget;
  }

  /** Bytes of the objects and of the encodings that its events hold. */
  get bytes(): number {
    return this.#bytes + this.#encodedBytes;
  }

  /** Lets go of the oldest events until the others hold no more than so many bytes. */
  shrink(bytes: number): void {
    while (this.size > 0 && this.bytes > bytes) this.#drop();
    this.#fit();
    this.#tellBudget();
  }

  /** Nothing is pushed any more; what slow subscribers still encode is not counted. */
  close(): void {
    this.#budget?.leave(this);
    this.#budget = undefined;
  }

  #tellBudget(): void {
    if (this.#budget === undefined) return;
    const change = this.bytes - this.#told;
    this.#told += change;
    this.#budget.took(this, change);
  }

  /** Whether the ring holds every event after this revision. */
  get oldest(): number {
    return this.#oldest;
  }

  get size(): number {
    return this.#end - this.#first;
  }

  /** `now`: milliseconds of a clock that never goes back. */
  push(event: CacheEvent<T>, now: number): void {
    const weight = this.weigh(event);
    this.#bytes += weight;
    this.#trim(now);
    if (this.size === this.#places.length) this.#resize(this.#places.length * 2);
    const place = this.#end++ & (this.#places.length - 1);
    this.#places[place] = event;
    this.#times[place] = now;
    event.keepEncodings(this.#keeping);
    this.#boundEncodings();
    this.#tellBudget();
  }

  /** The events after the revision, which must not be before `oldest`. */
  after(revision: number): CacheEvent<T>[] {
    let low = this.#first;
    let high = this.#end;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((this.#at(middle)?.revision ?? 0) <= revision) low = middle + 1;
      else high = middle;
    }
    const events: CacheEvent<T>[] = [];
    for (let number = low; number < this.#end; number++) {
      const event = this.#at(number);
      if (event !== undefined) events.push(event);
    }
    return events;
  }

  #boundEncodings(): void {
    while (this.#end - this.#firstEncoded > ENCODED || (this.#encodedBytes > this.#maximumEncodedBytes && this.#firstEncoded < this.#end))
      this.#forgetEncodings();
  }

  #forgetEncodings(): void {
    this.#encodedBytes -= this.#at(this.#firstEncoded++)?.forget() ?? 0;
  }

  #at(number: number): CacheEvent<T> | undefined {
    return number < this.#first ? undefined : this.#places[number & (this.#places.length - 1)];
  }

  #trim(now: number): void {
    while (this.#isOver(now)) this.#drop();
    this.#fit();
  }

  /** Lets go of the oldest event. */
  #drop(): void {
    if (this.#firstEncoded === this.#first) this.#forgetEncodings();
    const place = this.#first++ & (this.#places.length - 1);
    const event = this.#places[place];
    this.#oldest = event?.revision ?? this.#oldest;
    if (event !== undefined) this.#bytes -= this.weigh(event);
    this.#places[place] = undefined;
  }

  #fit(): void {
    if (this.#places.length > SMALLEST_RING && this.size < this.#places.length / 4) this.#resize(this.#places.length / 2);
  }

  #isOver(now: number): boolean {
    if (this.size === 0) return false;
    return (
      this.size >= this.#maximum || this.#bytes > this.#maximumBytes || (this.size >= this.#minimum && this.#age(now) > this.#milliseconds)
    );
  }

  #age(now: number): number {
    return now - (this.#times[this.#first & (this.#places.length - 1)] ?? now);
  }

  #resize(places: number): void {
    const events: (CacheEvent<T> | undefined)[] = new Array(places);
    const times: number[] = new Array(places).fill(0);
    for (let number = this.#first; number < this.#end; number++) {
      const from = number & (this.#places.length - 1);
      events[number & (places - 1)] = this.#places[from];
      times[number & (places - 1)] = this.#times[from] ?? 0;
    }
    this.#places = events;
    this.#times = times;
  }
}
