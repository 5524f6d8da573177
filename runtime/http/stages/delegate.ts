/** Another server may answer for the version that a request is about; it gets the request in its caller's name. */
import { answerBy, type Delegation } from '../connections/delegation.js';
import type { RequestMiddleware } from '../requests/state.js';

export const delegate =
  (delegation: Delegation): RequestMiddleware =>
  (ctx, next) => {
    const delegated = delegation.delegateOf(ctx.state.info);
    return delegated === undefined ? next() : answerBy(ctx, delegated);
  };
