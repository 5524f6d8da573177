/** The first stage of a request: opens its state, and once the stages below are done with it, renders what they threw and tells of it. */

import { ApiError, badRequest } from '../../model/errors.js';
import type { WorkMarks } from '../../model/work-marks.js';
import type { OperatorLog } from '../../observe/operator-log.js';
import type { Registry } from '../../resource/registry.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { answerMalformed } from '../answers/answers.js';
import type { Renderer } from '../answers/render.js';
import { writeWarnings } from '../answers/warnings.js';
import { RequestWork } from '../fairness/request-work.js';
import type { Auditing } from '../observing/audit.js';
import { SLOW_MS, tellSlow } from '../observing/request-log.js';
import type { RequestMeter } from '../observing/request-meter.js';
import type { RequestTracer } from '../observing/request-tracer.js';
import { isEscaped, pathOfTarget, type RequestInfo, requestInfoReader } from '../requests/request-info.js';
import { type RequestContext, type RequestMiddleware, type RequestState, RequestTimes } from '../requests/state.js';
import type { OpenStreams } from '../streams/open-streams.js';

export interface Receiving {
  readonly renderer: Renderer;
  readonly registry: Registry;
  /** Undefined where nothing is audited. */
  readonly auditing: Auditing | undefined;
  readonly streams: OpenStreams;
  /** What the event loop works on. */
  readonly marks: WorkMarks;
  readonly meters: { readonly requests: RequestMeter };
  /** Takes a line for each slow request. */
  readonly log: OperatorLog;
  /** Tells of requests as spans; undefined where nobody wants them. */
  readonly tracer: RequestTracer | undefined;
  /** Whether a feature gate is on. */
  readonly enabled: Enabled;
}

export const receive = (parts: Receiving): RequestMiddleware => {
  const { renderer, auditing, registry, marks, streams } = parts;
  const warns = parts.enabled('WarningHeaders');
  const requestInfoOf = requestInfoReader(registry.catalogue.namespaces);
  return async (ctx, next) => {
    const state = ctx.state;
    if (auditing !== undefined) state.receivedAt = auditing.now();
    state.work = new RequestWork(marks, ctx);
    state.work.takenUp();
    state.times = new RequestTimes();
    state.gaveUp = false;
    state.sentBytes = 0;
    state.warnings = [];
    state.warns = warns;
    state.streams = streams;
    const target = pathOfTarget(ctx.req.url ?? '/');
    if (target !== undefined && !isEscaped(target)) return answerMalformed(ctx);
    ctx.req.url = target ?? '/';
    state.info = requestInfoOf(ctx.method, ctx.req.url);
    state.isStream = isStream(registry, state.info);
    try {
      if (target === undefined) throw badRequest('the request target is no valid URL');
      await next();
    } catch (error) {
      await refuse(renderer, ctx, state, error);
    }
    if (auditing !== undefined) await auditing.answered(ctx);
    writeWarnings(ctx, state);
    tell(parts, ctx, state);
    if (ctx.respond !== false && !ctx.res.hasHeader('Cache-Control')) ctx.set('Cache-Control', 'no-cache, private');
    // A body nobody read would keep the connection busy.
    if (!ctx.req.complete) ctx.req.resume();
  };
};

/** Subresources of other servers' kinds that last as long as their clients want. */
const STREAMS = ['attach', 'exec', 'log', 'portforward', 'proxy'];

/** Watches and connections last as long as their clients want. */
function isStream(registry: Registry, { verb, group, version, resource, subresource }: RequestInfo): boolean {
  if (subresource === '') return verb === 'watch';
  const served = registry.find(group, version, resource);
  if (served === undefined) return STREAMS.includes(subresource);
  return served.version.subresources.find(({ name }) => name === subresource)?.connects === true;
}

/** What a route refuses for its media types alone. */
const OF_MEDIA_TYPES: readonly number[] = [406, 415];

/** Renders what a stage threw; of an answer that has begun nothing more can be said. */
async function refuse(renderer: Renderer, ctx: RequestContext, state: RequestState, error: unknown): Promise<void> {
  if (ctx.headerSent) {
    ctx.res.destroy();
    return;
  }
  ctx.respond = true;
  // What its route refuses, in these few words, reaches nothing that a warning could be about.
  if (error instanceof ApiError && OF_MEDIA_TYPES.includes(error.code) && error.details !== null) state.warnings = [];
  await renderer.failure(ctx, error);
}

/** Tells operators of the answered request: by metrics, and by a line or a span where it is wanted. */
function tell({ meters, log, tracer }: Receiving, ctx: RequestContext, state: RequestState): void {
  meters.requests.answered(ctx, state);
  const took = state.times.answered - state.times.received;
  if (took >= SLOW_MS && !state.isStream) tellSlow(log, ctx, state, took);
  tracer?.answered(ctx, state);
}
