/** The time until a request's answer must begin: the server's limit, or less if the client asks for less. */
import { badRequest } from '../../model/errors.js';
import { parseDuration } from '../../model/values/duration.js';
import type { RequestContext, RequestMiddleware } from './state.js';

/** The longest delay of a timer. */
const MAX_MS = 2 ** 31 - 1;

/**
 * Answers 504 once the time is over; what the request began may still happen. `timeout` in the query is a duration such
 * as `1m30s` and can only shorten `limitSeconds`; other text is 400. A limit of 0 is none. Streams have no such time.
 */
export const deadline =
  (limitSeconds: number): RequestMiddleware =>
  (ctx, next) => {
    const state = ctx.state;
    const ms = state.isStream ? 0 : allowedMs(state.info.query.get('timeout') ?? '', limitSeconds * 1000);
    state.allowedMs = ms;
    state.endsAt = ms === 0 ? Number.POSITIVE_INFINITY : state.times.received + ms;
    if (ms === 0) return next();
    return new Promise<void>((resolve, reject) => {
      const giveUpNow = (): void => {
        giveUp(ctx);
        resolve();
      };
      const timer = setTimeout(giveUpNow, ms);
      next().then(
        () => {
          clearTimeout(timer);
          resolve();
        },
        (error: unknown) => {
          clearTimeout(timer);
          // What failed because the time was over may say so before the timer does.
          if (performance.now() >= state.endsAt && !ctx.headerSent) giveUpNow();
          else reject(error);
        },
      );
    });
  };

function allowedMs(asked: string, limitMs: number): number {
  const wanted = asked === '' ? 0 : askedMs(asked);
  const limit = limitMs === 0 ? MAX_MS : Math.min(limitMs, MAX_MS);
  if (wanted > 0) return Math.min(wanted, limit);
  return limitMs === 0 ? 0 : limit;
}

function askedMs(text: string): number {
  const duration = parseDuration(text);
  if (typeof duration === 'bigint') return Number(duration) / 1e6;
  throw badRequest(`invalid timeout specified in the request URL - time: ${duration} duration ${JSON.stringify(text)}`);
}

/** Clients know this answer as a Status without a kind, sent as text. */
function giveUp(ctx: RequestContext): void {
  ctx.state.gaveUp = true;
  ctx.status = 504;
  ctx.set('Content-Type', 'text/plain; charset=utf-8');
  const message = 'Timeout: request did not complete within the allotted timeout';
  ctx.body = `${JSON.stringify({ metadata: {}, status: 'Failure', message, reason: 'Timeout', details: {}, code: 504 })}\n`;
}
