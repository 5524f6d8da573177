/** Who makes the request. */
import type { Next } from 'koa';
import type { User } from '../../auth/contract.js';
import { ApiError } from '../../model/errors.js';
import type { CallerMeter } from '../fairness/caller-meter.js';
import type { RequestContext, RequestMiddleware, RequestState } from '../requests/state.js';

export interface Identifying {
  readonly identify: (ctx: RequestContext) => User | Promise<User>;
  readonly meters: { readonly callers: CallerMeter };
}

export const identify = ({ identify, meters: { callers } }: Identifying): RequestMiddleware => {
  const refused = ({ times }: RequestState, error: unknown): never => {
    callers.refused(error instanceof ApiError && error.code < 500 ? 'failure' : 'error', performance.now() - times.received);
    throw error;
  };
  const goOn = (state: RequestState, user: User, next: Next): Promise<void> => {
    const { times } = state;
    state.user = user;
    times.identified = performance.now();
    times.dispatched = times.identified;
    callers.known(user, times.identified - times.received);
    return next();
  };
  return (ctx, next) => {
    const state = ctx.state;
    let found: User | Promise<User>;
    try {
      found = identify(ctx);
    } catch (error) {
      return refused(state, error);
    }
    if (!(found instanceof Promise)) return goOn(state, found, next);
    return found.catch((error: unknown) => refused(state, error)).then((user) => goOn(state, user, next));
  };
};
