/** Requests that have room on a server: how long they have it, and what those are told that find none. */
import { Stream } from 'node:stream';
import type { Context } from 'koa';
import { answerText } from '../answers/answers.js';

const RETRY_SECONDS = 1;

/**
 * Goes on with a request, and calls `leave` when its work is over, also where its answer was given up before, and where its answer
 * is sent in parts, once the client has taken it.
 */
export function underWay(ctx: Context, next: () => Promise<unknown>, leave: () => void): Promise<void> {
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
export const isGone = ({ res }: Context): boolean =>
  'stream' in res ? (res.stream as Stream & { destroyed?: boolean }).destroyed === true : res.closed;

export function tooManyRequests(ctx: Context): void {
  ctx.set('Retry-After', String(RETRY_SECONDS));
  answerText(ctx, 429, 'Too many requests, please try again later.');
}
