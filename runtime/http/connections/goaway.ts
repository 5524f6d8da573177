import type { RequestMiddleware } from '../requests/state.js';
/** Occasionally asks HTTP/2 clients to reconnect, because a single connection would keep them on one of several servers forever. */

/**
 * With this probability (0 to 1), a request's session accepts no further requests: the client gets GOAWAY, and running requests complete.
 * HTTP/1.1 is not affected.
 */
export const goAway =
  (chance: number, random: () => number = Math.random): RequestMiddleware =>
  (ctx, next) => {
    if ('stream' in ctx.req && random() < chance) {
      const { session } = ctx.req.stream as { readonly session?: { readonly closed: boolean; close(): void } };
      if (session?.closed === false) session.close();
    }
    return next();
  };
