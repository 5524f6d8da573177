/** /metrics: the server's metrics, and the page below it that collectors of service levels read often. */

import type { MetricPage } from '../../model/definition/metric-definition.js';
import type { Turn } from '../../model/definition/settled.js';
import { METRICS_TYPE } from '../../observe/metrics/metrics.js';
import type { Pace } from '../../resource/pace.js';
import type { Enabled } from '../../settings/feature-gates.js';
import type { RequestRouter } from '../routing/router.js';

/** What was measured for a page; `turn` lets other work run while it is written. */
export type MetricsText = (turn: Turn, page?: MetricPage) => Promise<string>;

export function mountMetrics(router: RequestRouter, text: MetricsText, pace: Pace, enabled: Enabled): void {
  const type = enabled('MetricsEscaping') ? `${METRICS_TYPE}; escaping=underscores` : METRICS_TYPE;
  // Any method is answered, as on a conformant server.
  router.all('/metrics', async (ctx) => {
    ctx.set('Content-Type', type);
    ctx.body = await text(pace.begin());
  });
  if (!enabled('ComponentSLIs')) return;
  router.all('/metrics/slis', async (ctx) => {
    ctx.set('Content-Type', type);
    ctx.body = await text(pace.begin(), 'slis');
  });
}
