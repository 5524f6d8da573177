/** `kindwright top`: what is asked, by whom as far as flow schemas tell, how fast, and what waits. */
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { keysOf } from '../../runtime/cli/top/keys.js';
import { screen } from '../../runtime/cli/top/screen.js';
import { samplesOf } from '../../runtime/server-load/samples.js';
import { startTestServer } from '../../runtime/testing/index.js';
import { kindwright } from '../support/programs/command.js';

const request = (verb: string, code: string, count: number, more = 'resource="pods",subresource=""'): string =>
  `apiserver_request_total{code="${code}",component="apiserver",dry_run="",group="",${more},scope="resource",verb="${verb}",version="v1"} ${count}`;
const bucket = (le: string, count: number): string =>
  `apiserver_request_duration_seconds_bucket{le="${le}",component="apiserver",dry_run="",group="",resource="pods",scope="resource",subresource="",verb="GET",version="v1"} ${count}`;
const flow = 'flow_schema="people",priority_level="shared"';

const BEFORE = samplesOf([request('GET', '200', 100), bucket('0.05', 100), bucket('0.1', 100), bucket('+Inf', 100)].join('\n'));
const NOW = samplesOf(
  [
    '# HELP apiserver_request_total Counts.',
    'kubernetes_build_info{git_version="v1.21.0"} 1',
    'process_start_time_seconds 1000',
    'process_cpu_seconds_total 1',
    'process_resident_memory_bytes 104857600',
    'apiserver_current_inflight_requests{request_kind="readOnly"} 3',
    'apiserver_registered_watchers{group="",kind="Pod",version="v1"} 4',
    request('GET', '200', 290),
    request('GET', '404', 10),
    request('POST', '201', 50, 'resource="pods",subresource="eviction"'),
    bucket('0.05', 280),
    bucket('0.1', 290),
    bucket('+Inf', 300),
    `apiserver_flowcontrol_dispatched_requests_total{${flow}} 40`,
    `apiserver_flowcontrol_current_executing_requests{${flow}} 2`,
    `apiserver_flowcontrol_current_inqueue_requests{${flow}} 7`,
    `apiserver_flowcontrol_rejected_requests_total{${flow},reason="queue-full"} 5`,
    `apiserver_flowcontrol_request_wait_duration_seconds_bucket{le="1",execute="true",${flow}} 40`,
    `apiserver_flowcontrol_request_wait_duration_seconds_bucket{le="+Inf",execute="true",${flow}} 40`,
  ].join('\n'),
);
const DUMP = [
  'PriorityLevelName, ActiveQueues, IsIdle, IsQuiescing, WaitingRequests, ExecutingRequests, ',
  'exempt,            <none>,       <none>, <none>,      <none>,          <none>,            ',
  'shared,            1,            false,  false,       7,               2,                 ',
  'idle,              0,            true,   false,       0,               0,                 ',
  '',
].join('\n');

test('what lies between two looks is shown, that which is asked most first', () => {
  const text = screen(
    'https://api.example.com',
    { samples: BEFORE, at: 4_598_000, levels: undefined },
    { samples: NOW, at: 4_600_000, levels: DUMP },
    { rows: 10 },
  );
  assert.equal(
    text,
    `https://api.example.com  v1.21.0  up 1h0m  CPU 50 %  memory 100 MiB
in flight: 3 that read, 0 that change  watches: 4

REQUEST                PER SEC  CODES             P50   P99
GET pods v1              100.0  200:190 404:10  <50ms  more
POST pods/eviction v1     25.0  201:50              -     -

FLOW SCHEMA  LEVEL   PER SEC  RUNS  WAITS  REFUSED  WAIT P99
people       shared     20.0     2      7      2.5       <1s

LEVEL   QUEUES  WAITING  RUNNING
shared       1        7        2
`,
  );
});

test('a server that was started anew has asked nothing before', () => {
  const look = (value: number) => ({ samples: samplesOf(request('GET', '200', value)), at: value, levels: undefined });
  assert.match(screen('x', { ...look(100), at: 0 }, { ...look(8), at: 1000 }, { rows: 5 }), /GET pods v1 +8\.0 /);
  assert.match(screen('x', look(5), look(5), { rows: 5 }), /Nothing is asked\./);
});

test('it looks at the server that a kubeconfig names, and ends after the second look with --once', async () => {
  const server = await startTestServer();
  try {
    const { code, stdout: text } = await kindwright(['top', '--once', '--interval=100ms', `--kubeconfig=${server.kubeconfigFile}`]);
    assert.equal(code, 0);
    assert.match(text, new RegExp(`^${server.url}  v1\\.36\\.\\d+  up \\S+  CPU \\d+ %  memory \\d+ MiB\n`));
    assert.match(text, /^GET \/metrics +[\d.]+ +200:1 /m);
  } finally {
    await server.close();
  }
});

test('a terminal of 80 letters and 24 lines has room for all: what is asked, by whom, and what waits', () => {
  const samples = [
    ...Array.from({ length: 40 }, (_, i) => request('GET', `${200 + i}`, 100 + i).replaceAll('pods', `pods${i}`)),
    ...Array.from(
      { length: 12 },
      (_, i) =>
        `apiserver_flowcontrol_dispatched_requests_total{flow_schema="system-leader-elect-${10 + i}",priority_level="leader-election"} ${50 + i}`,
    ),
  ].join('\n');
  const look = (text: string, at: number) => ({ samples: samplesOf(text), at, levels: DUMP });
  const text = screen('https://127.0.0.1:6443', look('', 0), look(samples, 1000), { rows: 15, columns: 80, lines: 24 });
  const lines = text.split('\n');
  assert.equal(lines.length, 24);
  assert.ok(
    lines.every((line) => line.length <= 80),
    text,
  );
  for (const part of [/^REQUEST /m, /^GET pods39/m, /^FLOW SCHEMA .* WAIT P99$/m, /leader-election/, /^LEVEL .* RUNNING$/m, /^shared /m])
    assert.match(text, part);
});

/** A terminal that a test types into. */
class Terminal extends EventEmitter {
  readonly isTTY = true;
  raw = false;
  setRawMode(raw: boolean): this {
    this.raw = raw;
    return this;
  }
  resume(): this {
    return this;
  }
  pause(): this {
    return this;
  }
}

test('q leaves, and other keys do not; the terminal is as it was', () => {
  for (const [typed, leaves] of [
    ['x', false],
    ['\u001b[A', false],
    ['q', true],
    ['\u0003', true],
  ] as const) {
    const terminal = new Terminal();
    const keys = keysOf(terminal as unknown as Parameters<typeof keysOf>[0]);
    assert.ok(terminal.raw);
    terminal.emit('data', Buffer.from(typed));
    assert.equal(keys.left.aborted, leaves, JSON.stringify(typed));
    keys.close();
    assert.ok(!terminal.raw);
    assert.equal(terminal.listenerCount('data'), 0);
  }
});

test('whoever may not read metrics is told what it takes', async () => {
  const server = await startTestServer({
    authorizer: () => ({ authorize: ({ path: of }) => ({ decision: of === '/metrics' ? 'deny' : 'allow', reason: '' }) }),
  });
  try {
    const { code, stderr: text } = await kindwright(['top', '--once', `--kubeconfig=${server.kubeconfigFile}`]);
    assert.equal(code, 1);
    assert.match(text, /\/metrics is answered with 403: forbidden: User ".+" cannot get path "\/metrics"; it takes a ClusterRole with /);
  } finally {
    await server.close();
  }
});
