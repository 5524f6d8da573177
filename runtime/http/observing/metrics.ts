/** /metrics: the server's metrics, and the page below it that collectors of service levels read often. */

import { METRICS_TYPE, type Metrics } from '../../observe/metrics/metrics.js';
import type { Pace } from '../../resource/pace.js';
import type { Enabled } from '../../settings/feature-gates.js';
import type { RequestRouter } from '../routing/router.js';

export function mountMetrics(router: RequestRouter, metrics: Metrics, pace: Pace, enabled: Enabled): void {
  const type = enabled('MetricsEscaping') ? `${METRICS_TYPE}; escaping=underscores` : METRICS_TYPE;
  // Any method is answered, as on a conformant server.
  router.all('/metrics', async (ctx) => {
    ctx.set('Content-Type', type);
    ctx.body = await metrics.text(pace.begin());
  });
  if (!enabled('ComponentSLIs')) return;
  router.all('/metrics/slis', async (ctx) => {
    ctx.set('Content-Type', type);
    ctx.body = await metrics.text(pace.begin(), 'slis');
  });
}
