/** What a test does to its server beside asking it, and what it learns of others' requests. */
import type { RequestContext, RequestMiddleware } from '../http/requests/state.js';
import type { RequestRouter } from '../http/routing/router.js';
import type { TestStages } from '../http/stages/test-stages.js';
import type { Clock } from '../model/clock.js';
import { ApiError } from '../model/errors.js';
import type { Server } from '../server/server.js';
import { Faults } from './faults/faults.js';
import { expireHistory } from './history.js';
import { MovableClock } from './movable-clock.js';
import { mountTestPages } from './pages.js';
import { OWN_REQUEST } from './request.js';
import type { RequestRecord } from './requests/recorded.js';
import { Requests } from './requests/requests.js';
import { restore, type Snapshot, snapshotOf } from './snapshot.js';

/** Below this path are the pages of the test itself. */
const OWN_PATH = '/test/';

export class TestControl implements TestStages {
  readonly faults = new Faults();
  readonly requests: Requests;
  readonly clock: MovableClock;
  readonly #records = new WeakMap<RequestContext, RequestRecord>();
  #server: Server | undefined;

  /** `clock`: the one that is moved. */
  constructor(clock: Clock) {
    this.clock = new MovableClock(clock);
    this.requests = new Requests(() => this.clock.now());
  }

  /** The server is there. */
  attach(server: Server): void {
    this.#server = server;
    this.faults.attach(server.registry);
    this.requests.attach(server.registry);
  }

  readonly recorded: RequestMiddleware = async (ctx, next) => {
    if (ctx.req.headers[OWN_REQUEST] !== undefined || ctx.state.info.path.startsWith(OWN_PATH)) return next();
    const record = this.requests.begin(ctx);
    this.#records.set(ctx, record);
    this.faults.streams.follow(ctx, record);
    try {
      await next();
      this.requests.end(record, statusOf(ctx));
    } catch (error) {
      this.requests.end(record, error instanceof ApiError ? error.code : 500);
      throw error;
    }
  };

  readonly disturbed: RequestMiddleware = (ctx, next) => {
    const record = this.#records.get(ctx);
    if (record === undefined) return next();
    record.user = ctx.state.user.name;
    return this.faults.meet(ctx, record, next);
  };

  mount(documents: RequestRouter): void {
    mountTestPages(documents, this);
  }

  get #there(): Server {
    if (this.#server === undefined) throw new Error('the server is not there yet');
    return this.#server;
  }

  /** As those of TestServer. */
  expireHistory(): Promise<void> {
    return expireHistory(this.#there);
  }

  snapshot(): Promise<Snapshot> {
    return snapshotOf(this.#there);
  }

  restore(snapshot: Snapshot): Promise<void> {
    return restore(this.#there, snapshot);
  }
}

/** The status that the client gets; 0 where its connection is broken. */
function statusOf({ req, res, respond, status }: RequestContext): number {
  if (respond !== false) return status;
  if (res.headersSent) return res.statusCode;
  return req.headers.upgrade === undefined ? 0 : 101;
}
