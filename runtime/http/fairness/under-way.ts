/** Admitted requests: how long they count, and the answer for those that are not admitted. */

import { Stream } from 'node:stream';
import { answerText } from '../answers/answers.js';
import type { RequestContext } from '../requests/state.js';

const RETRY_SECONDS = 1;

/**
 * Continues with a request, and calls `leave` when its work is done, even if its answer was abandoned earlier. For an answer in parts, that
 * is when the client has read it.
 */
export function underWay(ctx: RequestContext, next: () => Promise<unknown>, leave: () => void): Promise<void> {
  const over = (): void => {
    const { body } = ctx;
    if (!Buffer.isBuffer(body) && body instanceof Stream && !isGone(ctx)) ctx.res.once('close', leave);
    else leave();
  };
  return next().then(over, (error: unknown) => {
    over();
    throw error;
  });
}

/** Whether the answer was sent already, or its client is gone. */
export const isGone = ({ res }: RequestContext): boolean =>
  'stream' in res ? (res.stream as Stream & { destroyed?: boolean }).destroyed === true : res.closed;

export function tooManyRequests(ctx: RequestContext): void {
  ctx.set('Retry-After', String(RETRY_SECONDS));
  answerText(ctx, 429, 'Too many requests, please try again later.');
}
