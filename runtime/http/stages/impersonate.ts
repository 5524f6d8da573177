/** A request that asks to act as another user continues as that user, if its caller may impersonate them. */
import type { Authorizer } from '../../auth/contract.js';
import { asksToImpersonate, impersonationOf } from '../../auth/impersonation.js';
import type { Registry } from '../../resource/registry.js';
import { allowed } from '../answers/refusal.js';
import type { RequestMiddleware } from '../requests/state.js';

export interface Impersonating {
  readonly authorizer: Authorizer;
  readonly registry: Registry;
  /** The release whose API is shown. */
  readonly release: string;
}

export const impersonate =
  ({ authorizer, registry, release }: Impersonating): RequestMiddleware =>
  (ctx, next) => {
    if (!asksToImpersonate(ctx.req.headers)) return next();
    const state = ctx.state;
    const asked = impersonationOf(ctx.req.rawHeaders, state.user, registry.words, release);
    if (asked === undefined) return next();
    const mayAll = asked.needed.map((attributes) => () => allowed(authorizer, attributes));
    return mayAll
      .reduce<Promise<void>>((before, may) => before.then(may), Promise.resolve())
      .then(() => {
        state.user = asked.user;
        state.audit?.impersonates(asked.user);
        return next();
      });
  };
