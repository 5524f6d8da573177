/** /metrics: the server's metrics, and the page below it that collectors of service levels read often. */

import { METRICS_TYPE, type Metrics } from '../../observe/metrics/metrics.js';
import type { Pace } from '../../resource/pace.js';
import type { RequestRouter } from '../routing/router.js';

/** `serviceLevels`: whether that page is there. */
export function mountMetrics(router: RequestRouter, metrics: Metrics, pace: Pace, serviceLevels: boolean): void {
  // Any method is answered, as on a conformant server.
  router.all('/metrics', async (ctx) => {
    ctx.set('Content-Type', METRICS_TYPE);
    ctx.body = await metrics.text(pace.begin());
  });
  if (!serviceLevels) return;
  router.all('/metrics/slis', async (ctx) => {
    ctx.set('Content-Type', METRICS_TYPE);
    ctx.body = await metrics.text(pace.begin(), 'slis');
  });
}
