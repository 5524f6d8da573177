/**
 * The first stage of a request: it opens the request's state, and when the later stages are done it renders what they threw and reports the
 * request to operators.
 */

import { ApiError, badRequest } from '../../model/errors.js';
import type { WorkMarks } from '../../model/work-marks.js';
import type { OperatorLog } from '../../observe/operator-log.js';
import type { Registry } from '../../resource/registry.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { answerMalformed } from '../answers/answers.js';
import { answerFrontPage, isForBrowsers } from '../answers/front-page.js';
import type { Renderer } from '../answers/render.js';
import { writeWarnings } from '../answers/warnings.js';
import { RequestWork } from '../fairness/request-work.js';
import { AUDIT_ID, type Auditing, auditIdOf } from '../observing/audit.js';
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
  /** Records whose work the event loop is doing, for the watchdog. */
  readonly marks: WorkMarks;
  readonly meters: { readonly requests: RequestMeter };
  /** Gets a line for each slow request. */
  readonly log: OperatorLog;
  /** Reports requests as spans; undefined when tracing is off. */
  readonly tracer: RequestTracer | undefined;
  /** Whether a feature gate is on. */
  readonly enabled: Enabled;
}

export const receive = (parts: Receiving): RequestMiddleware => {
  const { renderer, auditing, registry, marks, streams } = parts;
  const warns = parts.enabled('WarningHeaders');
  const tellsId = parts.enabled('AuditIdsAlways');
  const requestInfoOf = requestInfoReader(registry.catalogue.namespaces);
  return async (ctx, next) => {
    const state = ctx.state;
    if (auditing !== undefined) state.receivedAt = auditing.now();
    if (tellsId) ctx.set(AUDIT_ID, auditIdOf(ctx.req));
    state.work = new RequestWork(marks, ctx);
    state.work.takenUp();
    state.times = new RequestTimes();
    state.gaveUp = false;
    state.sentBytes = 0;
    state.bodyBytes = 0;
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
    // An unread body would keep the connection busy, so it is drained.
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

/** Status codes by which a route refuses a request only because of its media types. */
const OF_MEDIA_TYPES: readonly number[] = [406, 415];

/** Renders an error that a stage threw. Once the answer has begun, nothing more can be sent about it. */
async function refuse(renderer: Renderer, ctx: RequestContext, state: RequestState, error: unknown): Promise<void> {
  if (ctx.headerSent) {
    ctx.res.destroy();
    return;
  }
  ctx.respond = true;
  // A route that refuses the media type never reached the object, so warnings about the object do not apply.
  if (error instanceof ApiError && OF_MEDIA_TYPES.includes(error.code) && error.details !== null) state.warnings = [];
  if (error instanceof ApiError && isForBrowsers(ctx, error)) answerFrontPage(ctx, error.code);
  else await renderer.failure(ctx, error);
}

/** Reports the answered request to operators: in metrics, and as a log line or a span where these are on. */
function tell({ meters, log, tracer }: Receiving, ctx: RequestContext, state: RequestState): void {
  meters.requests.answered(ctx, state);
  const took = state.times.answered - state.times.received;
  if (took >= SLOW_MS && !state.isStream) tellSlow(log, ctx, state, took);
  tracer?.answered(ctx, state);
}
