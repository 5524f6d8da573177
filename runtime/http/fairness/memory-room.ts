/** Refuses requests while memory is short, so that running ones can complete. */
import { SUPERUSERS } from '../../auth/contract.js';
import type { RequestMiddleware } from '../requests/state.js';
import { tooManyRequests } from './under-way.js';

export interface MemoryRoom {
  /** Whether memory is too short for another request. */
  readonly full: boolean;
}

/** 429 while memory is short. Streams, non-resource paths such as health checks, and superusers always pass. */
export const memoryRoom =
  (memory: MemoryRoom, refused: () => void): RequestMiddleware =>
  (ctx, next) => {
    if (!memory.full) return next();
    const { info, user, isStream } = ctx.state;
    if (isStream || !info.resourceRequest || user.groups.includes(SUPERUSERS)) return next();
    refused();
    tooManyRequests(ctx);
  };
