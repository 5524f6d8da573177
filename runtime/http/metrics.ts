/** /metrics: what the server measures of itself. */
import type Router from '@koa/router';
import { METRICS_TYPE, type Metrics } from '../observe/metrics.js';

export function mountMetrics(router: Router, metrics: Metrics): void {
  router.get('/metrics', (ctx) => {
    ctx.set('Content-Type', METRICS_TYPE);
    ctx.body = metrics.text();
  });
}
