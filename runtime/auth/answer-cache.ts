/** Answers that are slow to get and hold for a while: those of outside services, and signatures that were verified. */
import { hash } from 'node:crypto';
import { BoundedCache } from '../model/bounded-cache.js';

interface Kept<V> {
  readonly value: V;
  /** Unix time in milliseconds. */
  readonly until: number;
}

/** Takes what becomes of questions. Times are in seconds. */
export interface AnswerObserver<V> {
  /** The answer was kept. */
  hit(seconds: number): void;
  /** Somebody waits for an answer that is asked for. */
  waits(): void;
  /** Somebody has waited. */
  waited(seconds: number): void;
  /** An answer is asked for. */
  asks(): void;
  /** What was asked for is there; undefined where asking failed. */
  answered(value: V | undefined): void;
}

interface AnswerCacheOptions<V> {
  /** Milliseconds for which an answer holds; 0 keeps it not at all. */
  lifeOf(value: V): number;
  /** Answers that let somebody pass have room of their own, so that questions which are refused cannot push them out. */
  passes(value: V): boolean;
  /** Bytes that an answer takes, about. */
  bytesOf(value: V): number;
  /** Unix time in milliseconds. */
  readonly now?: (() => number) | undefined;
  readonly observer?: AnswerObserver<V> | undefined;
}

/** Bytes of the answers that pass, and of the others. */
const PASSING_BYTES = 8 * 1024 * 1024;
const OTHER_BYTES = 1024 * 1024;
/** What an entry takes beside its value, about: its key is a digest. */
const ENTRY_BYTES = 200;

export class AnswerCache<V> {
  readonly #passing = new BoundedCache<string, Kept<V>>(PASSING_BYTES);
  readonly #others = new BoundedCache<string, Kept<V>>(OTHER_BYTES);
  readonly #asked = new Map<string, Promise<V>>();

  constructor(private readonly options: AnswerCacheOptions<V>) {}

  /** The answer that is kept, or what `ask` gives; questions that are the same share one answer while it is on its way. */
  answer(question: string, ask: () => Promise<V>): V | Promise<V> {
    const { observer } = this.options;
    if (observer === undefined) return this.#answer(question, ask);
    const since = performance.now();
    const answer = this.#answer(question, ask);
    const took = (): number => (performance.now() - since) / 1000;
    if (!(answer instanceof Promise)) {
      observer.hit(took());
      return answer;
    }
    observer.waits();
    return answer.finally(() => observer.waited(took()));
  }

  #answer(question: string, ask: () => Promise<V>): V | Promise<V> {
    const key = hash('sha256', question, 'base64');
    const known = this.#passing.get(key) ?? this.#others.get(key);
    if (known !== undefined && known.until > this.#now()) return known.value;
    const underway = this.#asked.get(key);
    if (underway !== undefined) return underway;
    const asked = this.#observed(ask)
      .then((value) => this.#keep(key, value))
      .finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  async #observed(ask: () => Promise<V>): Promise<V> {
    const { observer } = this.options;
    let value: V | undefined;
    observer?.asks();
    try {
      value = await ask();
      return value;
    } finally {
      observer?.answered(value);
    }
  }

  #keep(key: string, value: V): V {
    const life = this.options.lifeOf(value);
    const passes = this.options.passes(value);
    this.#passing.delete(key);
    this.#others.delete(key);
    if (life > 0)
      (passes ? this.#passing : this.#others).set(key, { value, until: this.#now() + life }, this.options.bytesOf(value) + ENTRY_BYTES);
    return value;
  }

  #now(): number {
    return this.options.now?.() ?? Date.now();
  }
}
