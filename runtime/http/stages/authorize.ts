/**
 * Whether the caller may do what the request asks for. This comes before anything looks at the path's meaning or the body. A method
 * that does not exist, such as `get` in lower case, is refused only after it, so that callers without rights learn nothing else.
 */
import type { Authorizer } from '../../auth/contract.js';
import { whenThere } from '../../model/definition/settled.js';
import { methodNotAllowed } from '../../model/errors.js';
import { selectorsOfRequest } from '../../resource/selecting/for-authorizers.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { checkAllowed } from '../answers/refusal.js';
import type { AuthorizationMeter } from '../observing/authorization-meter.js';
import type { RequestMeter } from '../observing/request-meter.js';
import { isMethod } from '../requests/request-info.js';
import type { RequestMiddleware } from '../requests/state.js';

export interface Authorizing {
  readonly enabled: Enabled;
  readonly authorizer: Authorizer;
  readonly meters: { readonly requests: RequestMeter; readonly authorization: AuthorizationMeter };
}

export const authorize = ({ authorizer, enabled, meters: { requests, authorization } }: Authorizing): RequestMiddleware => {
  return (ctx, next) => {
    const state = ctx.state;
    const { info, user, audit } = state;
    const selectors = enabled('AuthorizeWithSelectors') ? selectorsOfRequest(info.verb, info.query) : undefined;
    const attributes = { user, ...info, ...(selectors === undefined ? undefined : { selectors }) };
    const since = performance.now();
    return whenThere(authorizer.authorize(attributes), (decision) => {
      const decidedAt = performance.now();
      authorization.decided(decision, decidedAt - since);
      checkAllowed(decision, attributes, audit);
      requests.begun(state, decidedAt);
      if (!isMethod(ctx.method)) throw methodNotAllowed();
      return next();
    });
  };
};
