/** /metrics: what the server measures of itself. */

import { METRICS_TYPE, type Metrics } from '../../observe/metrics/metrics.js';
import type { Pace } from '../../resource/pace.js';
import type { RequestRouter } from '../routing/router.js';

export function mountMetrics(router: RequestRouter, metrics: Metrics, pace: Pace): void {
  // Whatever the method, as from a conformant server.
  router.all('/metrics', async (ctx) => {
    ctx.set('Content-Type', METRICS_TYPE);
    ctx.body = await metrics.text(pace.begin());
  });
}
