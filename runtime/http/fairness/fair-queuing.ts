/** The stage in which requests wait for their turn: each proceeds when its priority level has a free seat, or is told to retry. */
import type { Flow, FlowControl } from '../../flowcontrol/flow-control.js';
import { kindOf } from '../../flowcontrol/occupancy.js';
import type { Ticket } from '../../flowcontrol/queue-set.js';
import type { Registry } from '../../resource/registry.js';
import type { Arrivals } from '../connections/arrivals.js';
import { channelOf } from '../connections/connections.js';
import type { RequestInfo } from '../requests/request-info.js';
import type { RequestContext, RequestMiddleware } from '../requests/state.js';
import { isGone, tooManyRequests, underWay } from './under-way.js';

const SCHEMA_HEADER = 'X-Kubernetes-PF-FlowSchema-UID';
const LEVEL_HEADER = 'X-Kubernetes-PF-PriorityLevel-UID';

/** The part of a request's deadline that it may spend waiting. */
const WAITING_PART = 1 / 4;
/** The deadline assumed for requests without one. */
const UNLIMITED_MS = 60_000;

/**
 * Every answer names its flow schema and priority level. A watch takes a seat until it has begun, but never waits for one; other
 * streams take none. Who waits leaves when the client goes or the time of the request is over.
 */
export const fairQueuing =
  (control: FlowControl, registry: Registry, arrivals: Pick<Arrivals, 'waits'>): RequestMiddleware =>
  (ctx, next) => {
    const { info, user, isStream, allowedMs, times, work } = ctx.state;
    if (isStream && info.verb !== 'watch') return next();
    const flow = control.flowOf(user, info);
    nameFlow(ctx, flow);
    const asking = { user, attributes: info };
    if (isStream) {
      const ticket = control.begin(flow, asking);
      return next().finally(() => control.end(ticket));
    }
    if (kindOf(info.verb) === 'mutating') flow.observer.watched(watchesOf(registry, info));
    const patience = (allowedMs === 0 ? UNLIMITED_MS : allowedMs) * WAITING_PART;
    const ticket = control.admit(flow, asking, { width: widthOf(registry, info), patience });
    if (ticket.state === 'executing') return underWay(ctx, next, () => control.end(ticket));
    arrivals.waits(channelOf(ctx.req), ctx.res, ticket.state !== 'waiting', ticket.queue);
    if (ticket.state !== 'waiting') {
      tooManyRequests(ctx);
      return;
    }
    return turn(ctx, control, ticket).then((executes) => {
      times.dispatched = performance.now();
      work.takenUp();
      if (executes) return underWay(ctx, next, () => control.end(ticket));
      if (!ctx.headerSent) tooManyRequests(ctx);
    });
  };

/** Objects that are not stored have no UID to be named by. An answer that was given up while its caller was asked about is sent already. */
function nameFlow({ res }: RequestContext, { schemaUid, level }: Flow): void {
  if (res.headersSent) return;
  // Koa's own work for a request costs as much again.
  if (schemaUid !== '') res.setHeader(SCHEMA_HEADER, schemaUid);
  if (level.config.uid !== '') res.setHeader(LEVEL_HEADER, level.config.uid);
}

async function turn(ctx: RequestContext, control: FlowControl, ticket: Ticket<Flow>): Promise<boolean> {
  const leave = (): void => control.leave(ticket);
  const decided = control.turnOf(ticket);
  ctx.res.once('close', leave);
  if (isGone(ctx)) leave();
  try {
    return await decided;
  } finally {
    ctx.res.off('close', leave);
  }
}

/** Watches of the resource that a request is for. */
const watchesOf = (registry: Registry, { group, version, resource }: RequestInfo): number =>
  registry.find(group, version, resource)?.resource.cache.subscribers ?? 0;

/** Objects of a list per seat, and maximum number of seats of a list. */
const OBJECTS_PER_SEAT = 100;
const WIDEST = 10;

/** Seats of a request. A list occupies them by the number of its objects, as far as that is known in advance. */
function widthOf(registry: Registry, { verb, group, version, resource, subresource, namespace, query }: RequestInfo): number {
  if (verb !== 'list' || subresource !== '') return 1;
  const served = registry.find(group, version, resource)?.resource;
  if (served === undefined || served.cache.size <= OBJECTS_PER_SEAT) return 1;
  const stored = served.cache.count(served.collection(namespace));
  const limit = Number(query.get('limit'));
  // With a selector, more objects are visited than are returned.
  const chunked = limit > 0 && !query.has('labelSelector') && !query.has('fieldSelector');
  return Math.min(Math.max(Math.ceil((chunked ? Math.min(limit, stored) : stored) / OBJECTS_PER_SEAT), 1), WIDEST);
}
