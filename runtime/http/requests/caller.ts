/** The caller of a request, as resources see it. */
import type { Caller } from '../../resource/environment.js';
import type { RequestContext, RequestState } from './state.js';

export const callerOf = (ctx: RequestContext, state: RequestState): Caller => ({
  user: state.user,
  version: state.version,
  endsAt: state.endsAt,
  userAgent: ctx.req.headers['user-agent'] ?? '',
  warn: (text) => state.warnings.push(text),
  annotate: (key, value, detailed) => state.audit?.annotate(key, value, detailed),
  reached: (step) => state.times.done(step),
});
