/** The state of flow control as text: a row for each priority level, queue or waiting request, in the form in which operators know it. */
import { apiVersionOf } from '../model/object.js';
import type { Flow, FlowControl, Level } from './flow-control.js';
import type { Queue } from './queue-set.js';

/** Queues of a level that are told one by one; where there are more, those that have requests. */
const MAX_IDLE_QUEUES = 1024;
const MIN_WIDTH = 8;
const NONE = '<none>';

type Row = readonly (string | number | boolean)[];

/**
 * Rows as text: each cell ends with a comma, and a column is as wide as its widest cell in the rows around that have it, and at least
 * 8 characters.
 */
function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => row.map((cell) => `${cell},`));
  const columns = Math.max(...cells.map(({ length }) => length));
  for (let column = 0; column < columns; column++) {
    for (let from = 0; from < cells.length; ) {
      let to = from;
      while ((cells[to]?.length ?? 0) > column) to++;
      const block = cells.slice(from, to);
      const width = Math.max(MIN_WIDTH, ...block.map((row) => (row[column] ?? '').length + 1));
      for (const row of block) row[column] = (row[column] ?? '').padEnd(width);
      from = to + 1;
    }
  }
  return cells.map((row) => `${row.join('')}\n`).join('');
}

/** A row for each level that is exempt, and what `rowsOf` gives for the others. */
const dumped = (headers: readonly string[], control: FlowControl, rowsOf: (level: Level) => readonly Row[]): string =>
  tableOf([
    headers,
    ...control.levels.flatMap((level) =>
      level.config.shares === undefined ? [[level.name, ...headers.slice(1).map(() => NONE)]] : rowsOf(level),
    ),
  ]);

const LEVELS = ['PriorityLevelName', 'ActiveQueues', 'IsIdle', 'IsQuiescing', 'WaitingRequests', 'ExecutingRequests'];

export const dumpPriorityLevels = (control: FlowControl): string =>
  dumped(LEVELS, control, ({ name, queues, quiescing }) => {
    const active = [...queues.queues].filter(({ waiting }) => waiting.size > 0).length;
    return [[name, active, queues.idle, quiescing, queues.waiting, queues.executing]];
  });

const byIndex = (queues: Iterable<Queue<Flow>>): Queue<Flow>[] => [...queues].sort((a, b) => a.index - b.index);

const QUEUES = ['PriorityLevelName', 'Index', 'PendingRequests', 'ExecutingRequests', 'VirtualStart'];

export const dumpQueues = (control: FlowControl): string =>
  dumped(QUEUES, control, ({ name, queues }) => {
    const { now } = control;
    const active = new Map([...queues.queues].map((queue) => [queue.index, queue]));
    const configured = queues.queuing?.queues ?? 0;
    const shown = configured > MAX_IDLE_QUEUES ? [] : Array.from({ length: configured }, (_, index) => index);
    return [...new Set([...shown, ...active.keys()])]
      .sort((a, b) => a - b)
      .map((index) => {
        const queue = active.get(index);
        return [name, index, queue?.waiting.size ?? 0, queue?.executing ?? 0, (queue?.next(now) ?? 0).toFixed(4)];
      });
  });

const REQUESTS = ['PriorityLevelName', 'FlowSchemaName', 'QueueIndex', 'RequestIndexInQueue', 'FlowDistingsher', 'ArriveTime'];
const DETAILS = ['UserName', 'Verb', 'APIPath', 'Namespace', 'Name', 'APIVersion', 'Resource', 'SubResource'];

/** The requests that wait. `details`: with who asks for what. `began`: Unix time in milliseconds at which the control's time is 0. */
export function dumpRequests(control: FlowControl, details: boolean, began: number): string {
  const rows: Row[] = control.levels.flatMap(({ name, config, queues }) => {
    if (config.shares === undefined) return [[name, NONE, NONE, NONE, NONE, NONE]];
    return byIndex(queues.queues).flatMap(({ index, waiting }) =>
      [...waiting].map(({ flow, asking, arrivedAt }, position) => {
        const { user, attributes: a } = asking;
        const time = new Date(began + arrivedAt).toISOString();
        const row = [name, flow.schema, index, position, flow.distinguisherOf(asking), time];
        const apiVersion = a.resourceRequest ? apiVersionOf(a.group, a.version) : '';
        return details ? [...row, user.name, a.verb, a.path, a.namespace, a.name, apiVersion, a.resource, a.subresource] : row;
      }),
    );
  });
  return tableOf([details ? [...REQUESTS, ...DETAILS] : REQUESTS, ...rows]);
}
