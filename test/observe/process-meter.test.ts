/** What the process takes: what is shown of it, and that a server which is closed follows nothing any more. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { metrics as table } from '../../generated/metrics.js';
import { Metrics } from '../../runtime/observe/metrics/metrics.js';
import { ProcessMeter } from '../../runtime/observe/metrics/process-meter.js';

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

class Measured {
  readonly #metrics = new Metrics(table, { release: '1.21', showHidden: false, disabled: [], warn: () => undefined });
  readonly meter = new ProcessMeter(this.#metrics);

  async lines(): Promise<string[]> {
    return (await this.#metrics.text(() => undefined)).split('\n');
  }

  async collections(): Promise<number> {
    const line = (await this.lines()).find((text) => text.startsWith('nodejs_gc_duration_seconds_count{kind="major"}'));
    return Number(line?.split(' ')[1] ?? 0);
  }
}

test('what the process takes is shown under the names of the field', async () => {
  const measured = new Measured();
  try {
    const lines = await measured.lines();
    const value = (name: string): number => Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
    const started = Date.now() / 1000 - process.uptime();
    assert.ok(Math.abs(value('process_start_time_seconds') - started) < 2);
    assert.ok(value('process_cpu_user_seconds_total') > 0);
    assert.equal(
      value('process_cpu_seconds_total').toFixed(4),
      (value('process_cpu_user_seconds_total') + value('process_cpu_system_seconds_total')).toFixed(4),
    );
    assert.ok(value('process_resident_memory_bytes') > value('nodejs_heap_size_used_bytes'));
    assert.ok(value('nodejs_heap_size_used_bytes') > 1_000_000);
    assert.equal(value('nodejs_eventloop_lag_p99_seconds'), 0, 'nothing was followed before anybody asked');
    assert.ok(lines.some((line) => /^nodejs_heap_space_size_used_bytes\{space="old"\} \d+$/.test(line)));
    assert.ok(lines.some((line) => line.startsWith('nodejs_version_info{') && line.endsWith(`version="${process.version}"} 1`)));
  } finally {
    measured.meter.close();
  }
});

test('the event loop is followed from the first look', async () => {
  const measured = new Measured();
  try {
    await measured.lines();
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const line = (await measured.lines()).find((text) => text.startsWith('nodejs_eventloop_lag_max_seconds'));
      if (Number(line?.split(' ')[1]) > 0) break;
    }
  } finally {
    measured.meter.close();
  }
});

test('a server that is closed follows collections of garbage no longer; others do', async () => {
  const [closed, open] = [new Measured(), new Measured()];
  try {
    for (const measured of [closed, open]) await measured.lines();
    while ((await closed.collections()) === 0) collectGarbage();
    closed.meter.close();
    const before = await closed.collections();
    const seen = await open.collections();
    while ((await open.collections()) < seen + 2) collectGarbage();
    assert.equal(await closed.collections(), before);
  } finally {
    open.meter.close();
  }
});
