import type { RequestMiddleware } from '../requests/state.js';
/** Asks clients that speak HTTP/2 to connect anew now and then: their one connection would hold them to one of several servers for good. */

/**
 * After a request with the chance (0 to 1), its session takes no more: the client is told by GOAWAY, what is under way goes on.
 * Requests over HTTP/1.1 are not touched.
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
