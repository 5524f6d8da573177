/** Headers for browsers: Strict-Transport-Security, and which origins may call (Fetch standard, "CORS protocol"). */

import { ApiError } from '../../model/errors.js';
import type { LinearPattern } from '../../model/patterns/linear-pattern.js';
import type { RequestMiddleware } from '../requests/state.js';
import { upgradeOf } from './upgrades.js';

const CROSS_ORIGIN_HEADERS = {
  'Access-Control-Allow-Methods': 'POST, GET, OPTIONS, PUT, DELETE, PATCH',
  'Access-Control-Allow-Headers':
    'Content-Type, Content-Length, Accept-Encoding, X-CSRF-Token, Authorization, X-Requested-With, If-Modified-Since',
  'Access-Control-Expose-Headers': 'Date',
  'Access-Control-Allow-Credentials': 'true',
};

/** Directives of Strict-Transport-Security, such as `max-age=31536000`, on every answer. */
export const strictTransport =
  (directives: readonly string[]): RequestMiddleware =>
  (ctx, next) => {
    ctx.set('Strict-Transport-Security', directives.join('; '));
    return next();
  };

/** Pages of origins that a pattern matches may call; their preflight requests need no credentials. */
export const crossOrigin =
  (allowed: readonly LinearPattern[]): RequestMiddleware =>
  async (ctx, next) => {
    const origin = ctx.get('origin');
    if (origin === '' || !allowed.some((pattern) => pattern.test(origin))) return next();
    ctx.set({ ...CROSS_ORIGIN_HEADERS, 'Access-Control-Allow-Origin': origin });
    if (ctx.method === 'OPTIONS') ctx.status = 204;
    else await next();
  };

/**
 * Connections that switch protocols, such as WebSockets, are not held to the rules of origins by browsers, which show a client certificate
 * for pages of any site: one that names an origin must name this server's own or one that may call. Programs name none, or this server's.
 */
export const ownOrigin =
  (allowed: readonly LinearPattern[]): RequestMiddleware =>
  (ctx, next) => {
    const { origin, host = '' } = ctx.req.headers;
    if (origin === undefined || upgradeOf(ctx.req) === undefined) return next();
    if (!isOwnOrigin(origin, host) && !allowed.some((pattern) => pattern.test(origin))) throw foreignOrigin(origin);
    return next();
  };

const foreignOrigin = (origin: string): ApiError =>
  new ApiError(403, 'Forbidden', `pages of the origin ${JSON.stringify(origin)} may not open connections to this server`, {});

/**
 * Whether an origin has the address that the request was sent to. It may be of either scheme: others speak TLS for this server, and
 * the WebSocket library that the Python client uses names `http` whatever it speaks. No other site can have that address.
 */
export function isOwnOrigin(origin: string, host: string): boolean {
  return ['https', 'http'].some((scheme) => {
    const own = `${scheme}://${host}`;
    return URL.canParse(own) && new URL(own).origin === origin.toLowerCase();
  });
}
