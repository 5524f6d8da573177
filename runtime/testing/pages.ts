/** What a test server does for tests in any language: the same as in code, over HTTP, below `/test/`. */
import { AssertionError } from 'node:assert';
import { parseJson, stringify } from '../codec/parse.js';
import { readBody } from '../http/requests/body.js';
import type { RequestContext } from '../http/requests/state.js';
import type { RequestRouter } from '../http/routing/router.js';
import { ApiError, badRequest } from '../model/errors.js';
import { isObject } from '../model/json/json.js';
import type { JsonObject } from '../model/object.js';
import type { Fault, Faults } from './faults/faults.js';
import { TestMistake } from './mistake.js';
import type { TestClock } from './movable-clock.js';
import { checkMembers, milliseconds } from './options.js';
import type { RecordedMatch } from './requests/match.js';
import type { Requests } from './requests/requests.js';
import type { Snapshot } from './snapshot.js';

const BODY_BYTES = 1024 * 1024;
const MAX_DEPTH = 100;

/** What is remembered of what callers may name later; the oldest go first. */
const FAULTS = 1000;
const SNAPSHOTS = 16;

/** Nothing else answers with this status. */
const EXPECTATION_FAILED = 417;

type Answer = object | undefined;

/** Things that callers name by their numbers. */
class Numbered<T> {
  readonly #known = new Map<string, T>();
  #last = 0;

  constructor(
    private readonly what: string,
    private readonly most: number,
  ) {}

  add(thing: T): string {
    this.#last += 1;
    this.#known.set(String(this.#last), thing);
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.most && oldest !== undefined) this.#known.delete(oldest);
    return String(this.#last);
  }

  get(id: string): T {
    const thing = this.#known.get(id);
    if (thing === undefined) throw new ApiError(404, 'NotFound', `there is no ${this.what} ${JSON.stringify(id)}`);
    return thing;
  }

  delete(id: string): void {
    this.#known.delete(id);
  }

  clear(): void {
    this.#known.clear();
  }
}

/** What the pages have done. */
interface Controlled {
  readonly faults: Faults;
  readonly requests: Requests;
  readonly clock: TestClock;
  expireHistory(): Promise<void>;
  snapshot(): Promise<Snapshot>;
  restore(snapshot: Snapshot): Promise<void>;
}

/** Adds the pages to those beside the resources. Who may use them follows from the rules of authorization for paths. */
export function mountTestPages(documents: RequestRouter, control: Controlled): void {
  const { faults, requests } = control;
  const made = new Numbered<Fault>('fault', FAULTS);
  const snapshots = new Numbered<Snapshot>('snapshot', SNAPSHOTS);
  const page = (method: 'get' | 'post' | 'delete', path: string, answer: (ctx: RequestContext, id: string) => Answer | Promise<Answer>) =>
    documents[method](`/test/${path}`, async (ctx) => {
      // What cannot be is the caller's mistake, and what was not as expected is told as it is.
      const content = await answered(() => answer(ctx, ctx.params.id ?? ''));
      ctx.status = 200;
      ctx.set('Content-Type', 'application/json');
      ctx.body = `${stringify(content ?? {})}\n`;
    });
  const fault = (path: string, make: (options: JsonObject) => Fault) =>
    page('post', path, async (ctx) => {
      const known = make(await sent(ctx));
      return { fault: made.add(known) };
    });
  // Options are judged where they are used, whoever gives them.
  fault('fail', (options) => faults.fail(options));
  fault('slow', (options) => faults.slow({ by: '', ...options }));
  fault('conflict', (options) => faults.conflict(options));
  fault('partition', (options) => faults.partition(options));
  page('get', 'faults/:id', (_, id) => ({ hits: made.get(id).hits }));
  page('delete', 'faults/:id', (_, id) => {
    made.get(id).lift();
    made.delete(id);
    return undefined;
  });
  page('delete', 'faults', () => {
    faults.heal();
    made.clear();
    return undefined;
  });
  page('post', 'drop-watches', async (ctx) => ({ dropped: faults.dropWatches(await sent(ctx)) }));
  page('post', 'expire-history', async () => {
    await control.expireHistory();
    return undefined;
  });

  page('get', 'requests', (ctx) => ({ items: requests.all(Object.fromEntries(ctx.state.info.query)) }));
  page('delete', 'requests', () => {
    requests.clear();
    return undefined;
  });
  page('post', 'requests/assert-exactly', async (ctx) => {
    const { expected, of } = await expectation(ctx, ['expected', 'of']);
    requests.assertExactly(matches(expected), isObject(of) ? of : {});
    return undefined;
  });
  page('post', 'requests/assert-in-order', async (ctx) => {
    requests.assertInOrder(matches((await expectation(ctx, ['expected'])).expected));
    return undefined;
  });
  page('post', 'requests/assert-none', async (ctx) => {
    requests.assertNone(await sent(ctx));
    return undefined;
  });
  page('post', 'requests/wait-for', async (ctx) => {
    const { match, ...wait } = await expectation(ctx, ['match', 'count', 'within']);
    return { items: await requests.waitFor(isObject(match) ? match : {}, wait) };
  });

  page('get', 'clock', () => ({ now: new Date(control.clock.now()).toISOString() }));
  page('post', 'clock/advance', async (ctx) => {
    const { by } = await expectation(ctx, ['by']);
    await control.clock.advance(milliseconds('advance: by', by));
    return { now: new Date(control.clock.now()).toISOString() };
  });

  page('post', 'snapshots', async () => {
    const snapshot = await control.snapshot();
    return { snapshot: snapshots.add(snapshot), objects: snapshot.size };
  });
  page('post', 'snapshots/:id/restore', async (_, id) => {
    await control.restore(snapshots.get(id));
    return undefined;
  });
}

async function answered(answer: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof TestMistake) throw badRequest(error.message);
    if (error instanceof AssertionError) throw new ApiError(EXPECTATION_FAILED, 'ExpectationFailed', error.message);
    throw error;
  }
}

/** The object of the body; an empty one where nothing was sent. */
async function sent(ctx: RequestContext): Promise<JsonObject> {
  const text = (await readBody(ctx.req, BODY_BYTES)).toString('utf8');
  let value: unknown;
  try {
    value = text.trim() === '' ? {} : parseJson(text, MAX_DEPTH);
  } catch (error) {
    throw badRequest(`the body is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (isObject(value)) return value;
  throw badRequest('the body is no object');
}

async function expectation(ctx: RequestContext, members: readonly string[]): Promise<JsonObject> {
  const body = await sent(ctx);
  checkMembers(ctx.state.info.path, body, members);
  return body;
}

function matches(value: unknown): RecordedMatch[] {
  if (Array.isArray(value) && value.every((each) => isObject<RecordedMatch>(each))) return value;
  throw badRequest('expected is a list of objects, each of which says of a request what must be so');
}
