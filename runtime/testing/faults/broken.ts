/** Connections that break, as a cable or a proxy on the way would have it. */
import { isGone } from '../../http/fairness/under-way.js';
import type { RequestContext } from '../../http/requests/state.js';

/** Ends the connection of a request at once, and with it whatever else it carries. */
export function breakConnection(ctx: RequestContext): void {
  ctx.respond = false;
  const { req } = ctx;
  // A session of HTTP/2 ends with its socket, of which each request has a face that refuses to be destroyed.
  const session = 'stream' in req ? (req.stream as { readonly session?: { destroy(): void } }).session : undefined;
  if (session === undefined) req.socket.destroy();
  else session.destroy();
}

/** Resolves once the client is gone. */
export const gone = (ctx: RequestContext): Promise<void> =>
  new Promise((resolve) => {
    if (isGone(ctx)) resolve();
    else ctx.res.once('close', resolve);
  });
