/** Read-only documents beside the resources. */

import { methodNotAllowed } from '../../model/errors.js';
import { accepts, notAcceptable } from '../answers/negotiate.js';
import type { RequestContext } from '../requests/state.js';
import type { RequestRouter } from '../routing/router.js';

/** Throws 405 for a request that does more than read, or reads less than all, and 406 where the client accepts none of the types. */
export function checkReading(ctx: RequestContext, types: readonly string[]): void {
  if (ctx.method !== 'GET') throw methodNotAllowed();
  if (!accepts(ctx.get('accept'), types)) throw notAcceptable();
}

/**
 * Answers GET requests for the path with what `content` gives, as the first of the media types; 405 for any other method, 406 where
 * the client accepts none of the types.
 */
export function mountDocument(
  router: RequestRouter,
  path: string,
  types: readonly string[],
  content: (ctx: RequestContext) => string,
): void {
  router.all(path, (ctx) => {
    checkReading(ctx, types);
    const body = content(ctx);
    ctx.status = 200;
    ctx.set('Content-Type', types[0] ?? '');
    ctx.body = body;
  });
}
