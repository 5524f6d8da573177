/** Metrics of the token cache, under the names and labels of the field. */
import type { TokenObserver } from '../../auth/authenticators/token-answers.js';
import type { Metrics } from '../../observe/metrics/metrics.js';

/** One observer for all methods that keep answers. Credentials about which nobody could tell, or that are bad, are errors. */
export function tokenCacheMeter(metrics: Metrics): TokenObserver {
  const requests = metrics.counter('authentication_token_cache_request_total');
  const durations = metrics.histogram('authentication_token_cache_request_duration_seconds');
  const fetches = metrics.counter('authentication_token_cache_fetch_total');
  const active = metrics.gauge('authentication_token_cache_active_fetch_count');
  const of = (status: 'hit' | 'miss') => ({ count: requests.cell({ status }), duration: durations.cell({ status }) });
  const [hits, misses] = [of('hit'), of('miss')];
  const [good, failed] = [fetches.cell({ status: 'ok' }), fetches.cell({ status: 'error' })];
  const [blocked, underWay] = [active.cell({ status: 'blocked' }), active.cell({ status: 'in_flight' })];
  return {
    hit(seconds) {
      hits.count.add();
      hits.duration.observe(seconds);
    },
    waits: () => blocked.add(),
    waited(seconds) {
      blocked.add(-1);
      misses.count.add();
      misses.duration.observe(seconds);
    },
    asks: () => underWay.add(),
    answered(answer) {
      underWay.add(-1);
      (answer === undefined || answer.outcome === 'invalid' ? failed : good).add();
    },
  };
}
