/** /debug/api_priority_and_fairness: the state of flow control, for those who may read it. */
import type Router from '@koa/router';
import type { Context } from 'koa';
import { dumpPriorityLevels, dumpQueues, dumpRequests } from '../../flowcontrol/dump.js';
import type { FlowControl } from '../../flowcontrol/flow-control.js';
import type { RequestState } from '../requests/state.js';

const ROOT = '/debug/api_priority_and_fairness';

export function mountFlowControlDumps(router: Router, control: FlowControl): void {
  const dumps: Readonly<Record<string, (query: URLSearchParams) => string>> = {
    dump_priority_levels: () => dumpPriorityLevels(control),
    dump_queues: () => dumpQueues(control),
    dump_requests: (query) => dumpRequests(control, (query.get('includeRequestDetails') ?? '') !== '', performance.timeOrigin),
  };
  for (const [name, dump] of Object.entries(dumps))
    router.get(`${ROOT}/${name}`, (ctx: Context) => {
      ctx.set('Content-Type', 'text/plain; charset=utf-8');
      ctx.body = dump((ctx.state as RequestState).info.query);
    });
}
