/** Refuses requests while memory is short, so that those under way can end. */
import { SUPERUSERS } from '../../auth/contract.js';
import type { RequestMiddleware } from '../requests/state.js';
import { tooManyRequests } from './under-way.js';

export interface MemoryRoom {
  /** Whether there is room for no further request. */
  readonly full: boolean;
}

/** 429 while memory is short. Streams, whose work is done elsewhere, paths beside the resources, such as those of health, and superusers always pass. */
export const memoryRoom =
  (memory: MemoryRoom, refused: () => void): RequestMiddleware =>
  (ctx, next) => {
    if (!memory.full) return next();
    const { info, user, isStream } = ctx.state;
    if (isStream || !info.resourceRequest || user.groups.includes(SUPERUSERS)) return next();
    refused();
    tooManyRequests(ctx);
  };
