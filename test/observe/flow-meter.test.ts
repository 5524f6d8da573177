/** Metrics of priority and fairness: what queues tell of requests, under the names of the field. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metrics as table } from '../../generated/metrics.js';
import { FlowMeter, type LevelState } from '../../runtime/observe/metrics/flow-meter.js';
import { Metrics } from '../../runtime/observe/metrics/metrics.js';

test('requests that go on, wait, give up and are refused are told apart by flow schema and priority level', async () => {
  const metrics = new Metrics(table, { release: '1.21', showHidden: false, disabled: [], warn: () => undefined });
  const meter = new FlowMeter(metrics);
  let levels: LevelState[] = [
    { name: 'l', seats: 5, virtualSeconds: 1.5, waiting: [['s', 2]] },
    { name: 'exempt', seats: undefined, virtualSeconds: 0, waiting: [] },
  ];
  meter.follow(() => levels);
  const cells = meter.flow('s', 'l');
  cells.dispatched();
  cells.dispatched();
  cells.executed(0.3);
  cells.enqueued(7);
  cells.waited(0.01, true);
  cells.waited(3, false);
  cells.rejected('queue-full');
  const shown = async (): Promise<string[]> =>
    (await metrics.text(() => undefined))
      .split('\n')
      .filter((line) => /^apiserver_flowcontrol.*_(?:requests|total|limit|count|sum)\{/.test(line));
  const flow = 'flow_schema="s",priority_level="l"';
  assert.deepEqual(await shown(), [
    `apiserver_flowcontrol_current_executing_requests{${flow}} 1`,
    `apiserver_flowcontrol_current_inqueue_requests{${flow}} 2`,
    `apiserver_flowcontrol_dispatched_requests_total{${flow}} 2`,
    `apiserver_flowcontrol_rejected_requests_total{${flow},reason="queue-full"} 1`,
    'apiserver_flowcontrol_request_concurrency_limit{priority_level="l"} 5',
    `apiserver_flowcontrol_request_execution_seconds_sum{${flow}} 0.3`,
    `apiserver_flowcontrol_request_execution_seconds_count{${flow}} 1`,
    `apiserver_flowcontrol_request_queue_length_after_enqueue_sum{${flow}} 7`,
    `apiserver_flowcontrol_request_queue_length_after_enqueue_count{${flow}} 1`,
    `apiserver_flowcontrol_request_wait_duration_seconds_sum{execute="false",${flow}} 3`,
    `apiserver_flowcontrol_request_wait_duration_seconds_count{execute="false",${flow}} 1`,
    `apiserver_flowcontrol_request_wait_duration_seconds_sum{execute="true",${flow}} 0.01`,
    `apiserver_flowcontrol_request_wait_duration_seconds_count{execute="true",${flow}} 1`,
  ]);
  levels = [];
  assert.ok(!(await shown()).some((line) => line.includes('_limit{') || line.includes('inqueue')), 'a level that is gone is not shown');
});
