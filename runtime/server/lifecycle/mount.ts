/** The API as a part of a Koa app that exists. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from 'koa';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Middleware that answers below `prefix`, such as `/cluster`, whatever is asked there; without a prefix it answers the paths
 * whose first segment the API has, and leaves all others to what follows. Clients are given the prefix as part of the address.
 */
export const mounted = (answer: Answer, prefix: string, paths: () => readonly string[]): Middleware => {
  if (prefix !== '' && (!prefix.startsWith('/') || prefix.endsWith('/')))
    throw new Error(`a prefix is a path such as /cluster, not ${JSON.stringify(prefix)}`);
  return async (ctx, next) => {
    const url = ctx.req.url ?? '/';
    const own = prefix === '' ? isListed(url, paths()) : isBelow(url, prefix);
    if (!own) return next();
    ctx.respond = false;
    ctx.req.url = url.slice(prefix.length) || '/';
    if (!ctx.req.url.startsWith('/')) ctx.req.url = `/${ctx.req.url}`;
    const answered = new Promise((resolve) => ctx.res.once('close', resolve));
    // Koa sets 404 until a response is written.
    ctx.res.statusCode = 200;
    answer(ctx.req, ctx.res);
    await answered;
  };
};

const firstSegment = (path: string): string => path.split(/[/?]/, 2)[1] ?? '';

const isListed = (url: string, paths: readonly string[]): boolean => {
  const segment = firstSegment(url);
  return segment !== '' && paths.some((path) => firstSegment(path) === segment);
};

const isBelow = (url: string, prefix: string): boolean =>
  url.startsWith(prefix) && (url.length === prefix.length || url[prefix.length] === '/' || url[prefix.length] === '?');
