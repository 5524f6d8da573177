/** Headers for browsers: Strict-Transport-Security, and which origins may call (Fetch standard, "CORS protocol"). */
import type { Middleware } from 'koa';
import type { LinearPattern } from '../model/linear-pattern.js';

const CROSS_ORIGIN_HEADERS = {
  'Access-Control-Allow-Methods': 'POST, GET, OPTIONS, PUT, DELETE, PATCH',
  'Access-Control-Allow-Headers':
    'Content-Type, Content-Length, Accept-Encoding, X-CSRF-Token, Authorization, X-Requested-With, If-Modified-Since',
  'Access-Control-Expose-Headers': 'Date',
  'Access-Control-Allow-Credentials': 'true',
};

/** Directives of Strict-Transport-Security, such as `max-age=31536000`, on every answer. */
export const strictTransport =
  (directives: readonly string[]): Middleware =>
  (ctx, next) => {
    ctx.set('Strict-Transport-Security', directives.join('; '));
    return next();
  };

/** Pages of origins that a pattern matches may call; their preflight requests need no credentials. */
export const crossOrigin =
  (allowed: readonly LinearPattern[]): Middleware =>
  async (ctx, next) => {
    const origin = ctx.get('origin');
    if (origin === '' || !allowed.some((pattern) => pattern.test(origin))) return next();
    ctx.set({ ...CROSS_ORIGIN_HEADERS, 'Access-Control-Allow-Origin': origin });
    if (ctx.method === 'OPTIONS') ctx.status = 204;
    else await next();
  };
