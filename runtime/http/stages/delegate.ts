/** Another server may answer for the version that a request is about; it gets the request in its caller's name. */
import type { Middleware } from 'koa';
import { answerBy, type Delegation } from '../connections/delegation.js';
import type { RequestState } from '../requests/state.js';

export const delegate =
  (delegation: Delegation): Middleware =>
  (ctx, next) => {
    const delegated = delegation.delegateOf((ctx.state as RequestState).info);
    return delegated === undefined ? next() : answerBy(ctx, delegated);
  };
