/** What clients have asked a test server, in the order it came, and what a test expects of that. */
import { AssertionError } from 'node:assert';
import type { RequestContext } from '../../http/requests/state.js';
import type { Registry } from '../../resource/registry.js';
import { countOf, milliseconds } from '../options.js';
import { difference, shownMatch, shownRequest } from './difference.js';
import { type RecordedMatch, recordedMatcherOf } from './match.js';
import { type RecordedRequest, RequestRecord } from './recorded.js';

/** What is kept of requests; the oldest go first. */
const MOST_REQUESTS = 10_000;
const MOST_BYTES = 16 * 1024 * 1024;

/** How long a request is waited for, unless a test says otherwise. */
const WAIT_MS = 5000;
/** Requests that a failure shows, the last ones. */
const SHOWN = 50;

/** Is told of each request that was answered. */
type Waiting = (record: RequestRecord) => void;

/** A wait for requests. */
export interface RequestWait {
  /** How many of them; 1 by default. */
  readonly count?: number;
  /** How long, as in `5s`, or in milliseconds; 5 seconds by default. */
  readonly within?: string | number;
}

/**
 * Requests of clients, oldest first. Those of the test itself, by `server.request` or below `/test/`, are not among them. The last 10,000 are
 * kept, or fewer where they are long.
 */
export class Requests {
  #kept: RequestRecord[] = [];
  #bytes = 0;
  #number = 0;
  /** How many are no longer kept, since the beginning or `clear`. */
  #dropped = 0;
  #registry: Registry | undefined;
  readonly #waiting = new Set<Waiting>();

  /** `now`: the time by the server's clock. */
  constructor(private readonly now: () => number) {}

  /** The server is there. */
  attach(registry: Registry): void {
    this.#registry = registry;
  }

  /** Begins the record of a request, whose body it sees when the server reads that. */
  begin(ctx: RequestContext): RequestRecord {
    this.#number += 1;
    const record = new RequestRecord(this.#number, this.now(), ctx);
    this.#kept.push(record);
    this.#grown(record.weight);
    const { req } = ctx;
    const listening = (event: string | symbol): void => {
      if (event !== 'data') return;
      req.off('newListener', listening);
      req.on('data', (chunk: Buffer) => this.#grown(record.take(chunk)));
    };
    req.on('newListener', listening);
    return record;
  }

  /** The request was answered, or will not be: then the status is 0. */
  end(record: RequestRecord, status: number): void {
    record.status = status;
    for (const each of this.#waiting) each(record);
  }

  #grown(bytes: number): void {
    this.#bytes += bytes;
    while (this.#kept.length > MOST_REQUESTS || this.#bytes > MOST_BYTES) {
      const oldest = this.#kept.shift();
      if (oldest === undefined) break;
      oldest.forgotten = true;
      this.#bytes -= oldest.weight + oldest.bodyWeight;
      this.#dropped += 1;
    }
  }

  /** Those that match, or all that are kept. Throws TestMistake for words that are unknown. */
  all(match: RecordedMatch = {}): RecordedRequest[] {
    const fits = this.#fits('requests.all', match);
    return this.#kept.filter(fits).map((record) => record.toJSON());
  }

  /** Forgets all requests, so that what follows is looked at alone. */
  clear(): void {
    for (const record of this.#kept) record.forgotten = true;
    this.#kept = [];
    this.#bytes = 0;
    this.#dropped = 0;
  }

  /** Fails unless requests came that match these, in this order; others may have come between them. Throws AssertionError with the difference. */
  assertInOrder(expected: readonly RecordedMatch[]): void {
    const tests = expected.map((match) => this.#fits('requests.assertInOrder', match));
    let found = 0;
    for (const record of this.#kept) if (tests[found]?.(record) === true) found += 1;
    if (found < expected.length) this.#differ('assertInOrder', 'did not come in this order', expected, this.#kept, tests);
  }

  /** Fails unless the requests that match `of`, by default all, are these and no others, in this order. Throws AssertionError with the difference. */
  assertExactly(expected: readonly RecordedMatch[], of: RecordedMatch = {}): void {
    const tests = expected.map((match) => this.#fits('requests.assertExactly', match));
    const looked = this.#kept.filter(this.#fits('requests.assertExactly', of));
    if (looked.length !== tests.length || !tests.every((test, i) => looked[i] !== undefined && test(looked[i])))
      this.#differ('assertExactly', 'are not the expected ones', expected, looked, tests);
  }

  /** Fails where a request matches. Throws AssertionError with those that do. */
  assertNone(match: RecordedMatch): void {
    const found = this.#kept.filter(this.#fits('requests.assertNone', match));
    if (found.length === 0) return;
    const shown = found.slice(-SHOWN).map((record) => `+ ${shownRequest(record)}`);
    throw new AssertionError({
      message: `no request was expected that is ${shownMatch(match)}, and ${found.length} came:\n${shown.join('\n')}`,
      actual: found.map((record) => record.toJSON()),
      expected: [],
      operator: 'requests.assertNone',
    });
  }

  /** Resolves with the first requests that match and were answered, as soon as there are enough. Rejects with AssertionError where they do not come in time. */
  waitFor(match: RecordedMatch, { count, within = WAIT_MS }: RequestWait = {}): Promise<RecordedRequest[]> {
    const wanted = Math.max(1, countOf('requests.waitFor: count', count) ?? 1);
    const ms = milliseconds('requests.waitFor: within', within);
    const fits = this.#fits('requests.waitFor', match);
    const found: RecordedRequest[] = [];
    return new Promise((resolve, reject) => {
      const over = (): void => {
        clearTimeout(late);
        this.#waiting.delete(look);
      };
      const look: Waiting = (record) => {
        if (found.length >= wanted || record.status === undefined || !fits(record)) return;
        found.push(record.toJSON());
        if (found.length < wanted) return;
        over();
        resolve(found);
      };
      const late = setTimeout(() => {
        over();
        const came = this.#kept.slice(-SHOWN).map((record) => `  ${shownRequest(record)}`);
        const message = `${wanted === 1 ? 'a request' : `${wanted} requests`} did not come within ${ms} ms: ${shownMatch(match)}\nThese came:\n${came.join('\n')}`;
        reject(new AssertionError({ message, operator: 'requests.waitFor' }));
      }, ms);
      this.#waiting.add(look);
      for (const record of this.#kept) look(record);
    });
  }

  #fits(what: string, match: RecordedMatch): (record: RecordedRequest) => boolean {
    if (this.#registry === undefined) throw new Error('the server is not there yet');
    return recordedMatcherOf(what, match, this.#registry);
  }

  #differ(
    operator: string,
    how: string,
    expected: readonly RecordedMatch[],
    looked: readonly RequestRecord[],
    tests: readonly ((record: RecordedRequest) => boolean)[],
  ): never {
    const lines = difference(expected, looked, (e, r) => looked[r] !== undefined && tests[e]?.(looked[r]) === true);
    const dropped = this.#dropped === 0 ? '' : `\n${this.#dropped} older requests are no longer kept; requests.clear() begins anew.`;
    throw new AssertionError({
      message: `the requests ${how} (- expected, + came):\n${lines}${dropped}`,
      actual: looked.slice(-SHOWN).map((record) => record.toJSON()),
      expected,
      operator: `requests.${operator}`,
    });
  }
}
