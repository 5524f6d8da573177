/** What a test has go wrong between its server and the clients. */
import { setTimeout } from 'node:timers/promises';
import type { RequestContext } from '../../http/requests/state.js';
import type { Registry } from '../../resource/registry.js';
import { TestMistake } from '../mistake.js';
import { checkMembers, countOf, milliseconds, oneOf } from '../options.js';
import { type Asked, MATCH, matcherOf, type RequestMatch } from '../requests/match.js';
import type { RequestRecord } from '../requests/recorded.js';
import { breakConnection, gone } from './broken.js';
import { ANSWERED, type Answered, failureOf } from './failure.js';
import { FollowedStreams } from './streams.js';

/** How often something goes wrong. */
interface Often {
  /** How many of the requests that match; all of them by default, until the fault is lifted. */
  readonly times?: number;
  /** So many that match are let through before the first; 0 by default. */
  readonly after?: number;
}

/** Requests that fail, and how: by a status or a reason, or in place of an answer by a connection that breaks or stays silent. */
export interface FailOptions extends RequestMatch, Often, Answered {
  /** `reset`: the connection breaks. `timeout`: no answer comes, until the client gives up or the request's time is over. */
  readonly by?: 'reset' | 'timeout';
  /** Whether what was asked for is done all the same, so that only the answer is lost. False by default. */
  readonly applied?: boolean;
}

export interface SlowOptions extends RequestMatch, Often {
  /** How much later each is looked at, such as `2s`, or in milliseconds. */
  readonly by: string | number;
}

export type ConflictOptions = RequestMatch & Often;

export interface DropOptions extends RequestMatch {
  /** `end`, the default: they end as when a server stops. `reset`: their connections break. */
  readonly by?: 'end' | 'reset';
}

/** Something that goes wrong until it has gone wrong often enough, or is lifted. */
export interface Fault {
  /** How many requests it has met. */
  readonly hits: number;
  /** From now on nothing goes wrong by it; what it holds back goes on. */
  lift(): void;
}

type Act = (ctx: RequestContext, next: () => Promise<void>, lifted: AbortSignal) => Promise<void>;

class Rule implements Fault {
  hits = 0;
  #seen = 0;
  /** Requests that it holds back now. */
  #held = 0;
  readonly #lifted = new AbortController();

  constructor(
    readonly name: string,
    readonly fits: (request: Asked) => boolean,
    private readonly often: { readonly times: number; readonly after: number },
    private readonly act: Act,
    /** Called when it is lifted, or will meet no more requests and holds none. */
    private readonly over: (rule: Rule) => void,
  ) {}

  /** Whether the request is one of those that meet the fault. */
  meets(request: Asked): boolean {
    if (this.#isSpent || !this.fits(request)) return false;
    this.#seen += 1;
    if (this.#seen <= this.often.after) return false;
    this.hits += 1;
    return true;
  }

  get #isSpent(): boolean {
    return this.hits >= this.often.times;
  }

  async run(ctx: RequestContext, next: () => Promise<void>): Promise<void> {
    this.#held += 1;
    try {
      await this.act(ctx, next, this.#lifted.signal);
    } finally {
      this.#held -= 1;
      if (this.#isSpent && this.#held === 0) this.over(this);
    }
  }

  lift(): void {
    this.over(this);
    this.#lifted.abort();
  }
}

const OFTEN = ['times', 'after'];

/** The verbs of writes that lose a race. */
const RACES = ['update', 'patch'];

export class Faults {
  readonly #rules = new Set<Rule>();
  readonly streams = new FollowedStreams();
  #registry: Registry | undefined;

  /** The server is there. */
  attach(registry: Registry): void {
    this.#registry = registry;
  }

  /** Has the request meet the faults that it fits, the older ones first, before it goes on. */
  async meet(ctx: RequestContext, record: RequestRecord, next: () => Promise<void>): Promise<void> {
    if (this.#rules.size === 0) return next();
    const met = [...this.#rules].filter((rule) => rule.meets(record));
    const first = met[0];
    if (first !== undefined) record.fault = met.map(({ name }) => name).join(', ');
    const from = (at: number): Promise<void> => {
      const rule = met[at];
      return rule === undefined ? next() : rule.run(ctx, () => from(at + 1));
    };
    return from(0);
  }

  /** Has requests fail. Throws TestMistake, as all of these do, for options that mean nothing. */
  fail(options: FailOptions = {}): Fault {
    checkMembers('fail', options, [...MATCH, ...OFTEN, ...ANSWERED, 'by', 'applied']);
    const by = oneOf('fail: by', options.by, ['reset', 'timeout']);
    if (by !== undefined && ANSWERED.some((member) => Object.hasOwn(options, member)))
      throw new TestMistake(`fail: where no answer comes, by ${JSON.stringify(by)}, it has no status, reason or message`);
    const failure = failureOf('fail', options);
    const { applied = false } = options;
    return this.#add('fail', options, async (ctx, next, lifted) => {
      if (applied) await next().catch(() => undefined);
      if (by === undefined) throw failure(ctx);
      if (by === 'timeout') await Promise.race([gone(ctx), aborted(lifted)]);
      breakConnection(ctx);
    });
  }

  /** Has requests wait before they are looked at. */
  slow(options: SlowOptions): Fault {
    checkMembers('slow', options, [...MATCH, ...OFTEN, 'by']);
    const ms = milliseconds('slow: by', options.by);
    return this.#add('slow', options, async (ctx, next, lifted) => {
      const client = new AbortController();
      void gone(ctx).then(() => client.abort());
      await setTimeout(ms, undefined, { signal: AbortSignal.any([lifted, client.signal]) }).catch(() => undefined);
      return next();
    });
  }

  /** Has updates and patches lose a race against somebody else's write, as those with an old resourceVersion do. */
  conflict(options: ConflictOptions = {}): Fault {
    checkMembers('conflict', options, [...MATCH, ...OFTEN]);
    const failure = failureOf('conflict', { reason: 'Conflict' });
    return this.#add('conflict', { verb: RACES, ...options }, async (ctx) => {
      throw failure(ctx);
    });
  }

  /** Ends open watches, and other streams, of the requests that match; gives how many. Their clients may come again at once. */
  dropWatches(options: DropOptions = {}): number {
    checkMembers('dropWatches', options, [...MATCH, 'by']);
    const by = oneOf('dropWatches: by', options.by, ['end', 'reset']) ?? 'end';
    return this.streams.drop(this.#matcher('dropWatches', options), by);
  }

  /** Cuts clients off: their connections break, and so do new ones with their first request, until this is lifted. */
  partition(options: RequestMatch = {}): Fault {
    checkMembers('partition', options, MATCH);
    const fault = this.#add('partition', options, async (ctx) => breakConnection(ctx));
    this.streams.drop(this.#matcher('partition', options), 'reset');
    return fault;
  }

  /** Lifts everything that goes wrong. */
  heal(): void {
    for (const rule of [...this.#rules]) rule.lift();
  }

  #matcher(what: string, match: RequestMatch): (request: Asked) => boolean {
    if (this.#registry === undefined) throw new Error('the server is not there yet');
    return matcherOf(what, match, this.#registry);
  }

  #add(what: string, options: RequestMatch & Often, act: Act): Fault {
    const times = countOf(`${what}: times`, options.times) ?? Number.POSITIVE_INFINITY;
    const after = countOf(`${what}: after`, options.after) ?? 0;
    const rule = new Rule(what, this.#matcher(what, options), { times, after }, act, (over) => this.#rules.delete(over));
    this.#rules.add(rule);
    return rule;
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
