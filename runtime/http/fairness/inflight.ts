/**
 * Limits the number of concurrent requests, with separate limits for reading and for changing ones (specification 2, flow control without
 * priority and fairness).
 */
import { SUPERUSERS } from '../../auth/contract.js';
import { kindOf } from '../../flowcontrol/occupancy.js';
import type { RequestMiddleware } from '../requests/state.js';
import { tooManyRequests, underWay } from './under-way.js';

/** Requests at once, of either sort; 0 sets no limit. */
export interface InflightLimits {
  readonly reading: number;
  readonly mutating: number;
}

/** Answers 429 when the limit is reached. Streams do not count, since they last as long as their clients want; superusers always pass. */
export function inflight(limits: InflightLimits): RequestMiddleware {
  const taken = { reading: 0, mutating: 0 };
  return (ctx, next) => {
    const { info, user, isStream } = ctx.state;
    const sort = kindOf(info.verb) === 'readOnly' ? 'reading' : 'mutating';
    const limit = limits[sort];
    if (limit === 0 || isStream) return next();
    if (taken[sort] >= limit) {
      if (user.groups.includes(SUPERUSERS)) return next();
      tooManyRequests(ctx);
      return;
    }
    taken[sort] += 1;
    return underWay(ctx, next, () => {
      taken[sort] -= 1;
    });
  };
}
