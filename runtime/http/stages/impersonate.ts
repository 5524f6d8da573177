/** A request that asks to act as another user continues as that user, if its caller may impersonate them. */

import { type ImpersonationMode, modesOf } from '../../auth/constrained-impersonation.js';
import type { Attributes, Authorizer, User } from '../../auth/contract.js';
import { asksToImpersonate, impersonationOf } from '../../auth/impersonation.js';
import { BoundedCache } from '../../model/bounded-cache.js';
import type { Registry } from '../../resource/registry.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { allowed, refusalOf } from '../answers/refusal.js';
import type { RequestMiddleware } from '../requests/state.js';

export interface Impersonating {
  readonly authorizer: Authorizer;
  readonly registry: Registry;
  readonly enabled: Enabled;
}

/** Bytes of what is remembered for callers: the mode of impersonation that was allowed last, which is tried first the next time. */
const MODES_BYTES = 1024 * 1024;
const MODE_BYTES = 200;

export const impersonate = ({ authorizer, registry, enabled }: Impersonating): RequestMiddleware => {
  const last = new BoundedCache<string, string>(MODES_BYTES);
  const takesUid = enabled('ImpersonatedUid');
  return (ctx, next) => {
    if (!asksToImpersonate(ctx.req.headers)) return next();
    const state = ctx.state;
    const caller = state.user;
    const asked = impersonationOf(ctx.req.rawHeaders, caller, registry.words, takesUid);
    if (asked === undefined) return next();
    const become = (user: User, constraint?: string): Promise<void> | void => {
      state.user = user;
      state.audit?.impersonates(user, constraint);
      return next();
    };
    if (!enabled('ConstrainedImpersonation')) return mayAll(authorizer, asked.needed).then(() => become(asked.user));
    const modes = modesOf(asked, { user: caller, ...state.info }, registry.words);
    const first = last.get(caller.name);
    const ordered = modes.toSorted((a, b) => Number(b.name === first) - Number(a.name === first));
    return allowedMode(authorizer, ordered).then(({ name, user, constraint }) => {
      last.set(caller.name, name, 2 * (caller.name.length + name.length) + MODE_BYTES);
      return become(user, constraint);
    });
  };
};

/** Resolves where all is allowed, which is asked in turn; rejects with the first refusal. */
async function mayAll(authorizer: Authorizer, needed: readonly Attributes[]): Promise<void> {
  for (const attributes of needed) await allowed(authorizer, attributes);
}

/** The first of the modes that is allowed; rejects with the refusal of the one that was tried first. */
async function allowedMode(authorizer: Authorizer, modes: readonly ImpersonationMode[]): Promise<ImpersonationMode> {
  let refusal: unknown;
  for (const mode of modes) {
    try {
      for (const { each, forAll } of mode.needed) {
        if (forAll !== undefined && (await authorizer.authorize(forAll)).decision === 'allow') continue;
        for (const { attributes, refused } of each) {
          if (refused !== undefined) throw refusalOf(attributes, { decision: 'deny', reason: refused });
          await allowed(authorizer, attributes);
        }
      }
      return mode;
    } catch (error) {
      refusal ??= error;
    }
  }
  throw refusal;
}
