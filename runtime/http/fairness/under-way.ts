/** Requests that have room on a server: how long they have it, and what those are told that find none. */

import { Stream } from 'node:stream';
import type { RequestContext } from '../requests/state.js';

const RETRY_SECONDS = 1;

/**
 * Goes on with a request, and calls `leave` when its work is over, also where its answer was given up before, and where its answer
 * is sent in parts, once the client has taken it.
 */
export function underWay(ctx: RequestContext, next: () => Promise<unknown>, leave: () => void): Promise<void> {
  const over = (): void => {
    if (ctx.body instanceof Stream && !isGone(ctx)) ctx.res.once('close', leave);
    else leave();
  };
  return next().then(over, (error: unknown) => {
    over();
    throw error;
  });
}

/** Whether the answer, or its client, is gone already. */
export const isGone = ({ res }: RequestContext): boolean =>
  'stream' in res ? (res.stream as Stream & { destroyed?: boolean }).destroyed === true : res.closed;

export function tooManyRequests(ctx: RequestContext): void {
  ctx.status = 429;
  ctx.set('Content-Type', 'text/plain; charset=utf-8');
  ctx.set('Retry-After', String(RETRY_SECONDS));
  ctx.body = 'Too many requests, please try again later.\n';
}
