/** /debug/api_priority_and_fairness: the state of flow control, for those who may read it. */

import { dumpPriorityLevels, dumpQueues, dumpRequests } from '../../flowcontrol/dump.js';
import type { FlowControl } from '../../flowcontrol/flow-control.js';
import type { RequestContext } from '../requests/state.js';
import type { RequestRouter } from '../routing/router.js';

const ROOT = '/debug/api_priority_and_fairness';

export function mountFlowControlDumps(router: RequestRouter, control: FlowControl): void {
  const dumps: Readonly<Record<string, (query: URLSearchParams) => string>> = {
    dump_priority_levels: () => dumpPriorityLevels(control),
    dump_queues: () => dumpQueues(control),
    dump_requests: (query) => dumpRequests(control, (query.get('includeRequestDetails') ?? '') !== '', performance.timeOrigin),
  };
  for (const [name, dump] of Object.entries(dumps))
    router.get(`${ROOT}/${name}`, (ctx: RequestContext) => {
      ctx.set('Content-Type', 'text/plain; charset=utf-8');
      ctx.body = dump(ctx.state.info.query);
    });
}
