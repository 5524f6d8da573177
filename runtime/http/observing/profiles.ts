/** /debug/pprof/: profiles of the process for those who may read the path, one at a time. */

import { ApiError, badRequest } from '../../model/errors.js';
import { type ProfileKind, profile } from '../../observe/profiles.js';
import type { RequestContext } from '../requests/state.js';
import type { RequestRouter } from '../routing/router.js';

const ROOT = '/debug/pprof';

interface Offer {
  readonly kind: ProfileKind;
  readonly about: string;
  /** Seconds that it takes unless the client says otherwise. */
  readonly seconds: number;
  /** Ends the names of such files. */
  readonly extension: string;
}

const OFFERS: Readonly<Record<string, Offer>> = {
  heap: { kind: 'heap', about: 'what takes memory while it is watched, as a .heapprofile', seconds: 5, extension: 'heapprofile' },
  profile: { kind: 'cpu', about: 'where time goes while it is watched, as a .cpuprofile', seconds: 30, extension: 'cpuprofile' },
};

/** `requestSeconds`: how long requests may take, which profiles may not exceed; 0 sets no limit. */
export function mountProfiles(router: RequestRouter, requestSeconds: number): void {
  let running = false;
  router.get(ROOT, (ctx) => {
    ctx.set('Content-Type', 'text/plain; charset=utf-8');
    const lines = Object.entries(OFFERS).map(([name, { about, seconds }]) => `${ROOT}/${name}?seconds=${seconds}\n    ${about}\n`);
    ctx.body = `Profiles, which developer tools of browsers read:\n\n${lines.join('')}`;
  });
  for (const [name, offer] of Object.entries(OFFERS))
    router.get(`${ROOT}/${name}`, async (ctx) => {
      const seconds = secondsOf(ctx, offer, requestSeconds);
      if (running) throw busy();
      running = true;
      try {
        const text = await profile(offer.kind, elapsed(ctx, seconds));
        ctx.set('Content-Type', 'application/json');
        ctx.set('Content-Disposition', `attachment; filename="${name}.${offer.extension}"`);
        ctx.set('X-Content-Type-Options', 'nosniff');
        ctx.body = text;
      } finally {
        running = false;
      }
    });
}

const busy = (): ApiError =>
  new ApiError(429, 'TooManyRequests', 'another profile is being taken', { retryAfterSeconds: 5 }, { 'Retry-After': '5' });

/** Throws 400 for a time that is none, or longer than a request may take. */
function secondsOf(ctx: RequestContext, { seconds }: Offer, requestSeconds: number): number {
  const asked = ctx.state.info.query.get('seconds') ?? String(seconds);
  if (!/^\d{1,4}$/.test(asked) || Number(asked) === 0) throw badRequest('seconds must be a whole number, from 1 on');
  if (requestSeconds > 0 && Number(asked) >= requestSeconds)
    throw badRequest(`a profile of ${asked} seconds takes longer than a request may, which is ${requestSeconds} seconds`);
  return Number(asked);
}

/** Resolves after the time, or when the client leaves. */
const elapsed = ({ res }: RequestContext, seconds: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, seconds * 1000);
    res.once('close', done);
    function done(): void {
      clearTimeout(timer);
      res.off('close', done);
      resolve();
    }
  });
