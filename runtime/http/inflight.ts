/**
 * How many requests are worked on at once: those that only read and those that change something each have room of their own
 * (specification 2, flow control without priority and fairness).
 */
import { Stream } from 'node:stream';
import type { Context, Middleware } from 'koa';
import { SUPERUSERS } from '../auth/contract.js';
import type { RequestState } from './state.js';

/** Requests at once, of either sort; 0 sets no limit. */
export interface InflightLimits {
  readonly reading: number;
  readonly mutating: number;
}

const READING = ['get', 'list', 'watch'];
const RETRY_SECONDS = 1;

/**
 * Answers 429 where there is no room. Streams take none, as they last as long as their clients want; superusers always pass.
 * A request has its place until its work is over, also where its answer was given up before, and where its answer is sent
 * in parts, until the client has taken it.
 */
export function inflight(limits: InflightLimits): Middleware {
  const taken = { reading: 0, mutating: 0 };
  return (ctx, next) => {
    const { info, user, isStream } = ctx.state as RequestState;
    const sort = READING.includes(info.verb) ? 'reading' : 'mutating';
    const limit = limits[sort];
    if (limit === 0 || isStream) return next();
    if (taken[sort] >= limit) {
      if (user.groups.includes(SUPERUSERS)) return next();
      refuse(ctx);
      return;
    }
    taken[sort] += 1;
    const leave = (): void => {
      taken[sort] -= 1;
    };
    const over = (): void => {
      if (ctx.body instanceof Stream && !isGone(ctx)) ctx.res.once('close', leave);
      else leave();
    };
    return next().then(over, (error: unknown) => {
      over();
      throw error;
    });
  };
}

/** Whether the answer, or its client, is gone already. */
const isGone = ({ res }: Context): boolean =>
  'stream' in res ? (res.stream as Stream & { destroyed?: boolean }).destroyed === true : res.closed;

function refuse(ctx: Context): void {
  ctx.status = 429;
  ctx.set('Content-Type', 'text/plain; charset=utf-8');
  ctx.set('Retry-After', String(RETRY_SECONDS));
  ctx.body = 'Too many requests, please try again later.\n';
}
