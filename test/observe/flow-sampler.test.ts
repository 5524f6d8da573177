/** Metrics of how full priority levels are: looks at what requests are doing, each second. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metrics as table } from '../../generated/metrics.js';
import { type Occupancy, Phases } from '../../runtime/flowcontrol/occupancy.js';
import { FlowSampler, type RequestPhases, type Room } from '../../runtime/observe/metrics/flow-sampler.js';
import { Metrics } from '../../runtime/observe/metrics/metrics.js';
import { MovedClock } from '../support/clock.js';
import { TestServer } from '../support/server.js';

const SECOND = 1000;

const phases = () => new Phases();

const metricsOf = (release: string) => new Metrics(table, { release, showHidden: false, disabled: [], warn: () => undefined });

function sampling(levels: Readonly<Record<string, { readonly requests: RequestPhases; readonly room: Room }>>, release = '1.21') {
  const metrics = metricsOf(release);
  const clock = new MovedClock();
  const kinds = { readOnly: phases(), mutating: phases() };
  const sampled = { kinds, levels: () => Object.entries(levels).map(([name, level]) => ({ name, ...level })) };
  const sampler = new FlowSampler(metrics, sampled, clock);
  sampler.start();
  /** Values of a metric of flow control by what is between its braces. */
  const shown = async (name: string): Promise<Record<string, number>> => {
    const lines = (await metrics.text(() => undefined)).matchAll(new RegExp(`^${name}\\{(.*)\\} (.*)$`, 'gm'));
    return Object.fromEntries([...lines].map(([, labels = '', value]) => [labels.replaceAll('"', ''), Number(value)]));
  };
  return { clock, kinds, sampler, shown };
}

const change = (requests: Occupancy, count: number): void => {
  for (let i = 0; i < Math.abs(count); i += 1) requests.add(count < 0 ? -1 : 1);
};

test('requests of a level are parts of what it has room for: as they are each second, and at most and at least in between', async () => {
  const requests = phases();
  const { clock, shown } = sampling({ small: { requests, room: { executing: 10, waiting: 100 } } });
  change(requests.executing, 8);
  change(requests.executing, -3);
  clock.advance(SECOND);
  change(requests.executing, -1);
  clock.advance(SECOND);
  const levels = 'apiserver_flowcontrol_priority_level_request_count';
  assert.deepEqual(await shown(`${levels}_samples_sum`), {
    'phase=executing,priority_level=small': 0.5 + 0.4,
    'phase=waiting,priority_level=small': 0,
  });
  assert.equal((await shown(`${levels}_samples_count`))['phase=waiting,priority_level=small'], 2);
  assert.deepEqual(await shown(`${levels}_watermarks_sum`), {
    'mark=high,phase=executing,priority_level=small': 0.8 + 0.5,
    'mark=high,phase=waiting,priority_level=small': 0,
    'mark=low,phase=executing,priority_level=small': 0 + 0.4,
    'mark=low,phase=waiting,priority_level=small': 0,
  });
});

test('requests that read and requests that write are parts of what all levels have room for', async () => {
  const room = { executing: 10, waiting: undefined };
  const levels = {
    one: { requests: phases(), room },
    other: { requests: phases(), room },
    exempt: { requests: phases(), room: { executing: undefined, waiting: undefined } },
  };
  const { clock, kinds, shown } = sampling(levels);
  change(kinds.mutating.executing, 5);
  clock.advance(SECOND);
  const name = 'apiserver_flowcontrol_read_vs_write_request_count';
  const samples = await shown(`${name}_samples_sum`);
  assert.equal(samples['phase=executing,request_kind=mutating'], 0.25);
  assert.equal(samples['phase=executing,request_kind=readOnly'], 0);
  assert.equal((await shown(`${name}_watermarks_sum`))['mark=high,phase=executing,request_kind=mutating'], 0.25);
  const known = Object.keys(await shown('apiserver_flowcontrol_priority_level_request_count_samples_sum'));
  assert.deepEqual(known, ['phase=executing,priority_level=one', 'phase=executing,priority_level=other']);
});

test('the most requests that waited in the last second are shown, those that read and those that write', async () => {
  const { clock, kinds, shown } = sampling({});
  const name = 'apiserver_current_inqueue_requests';
  change(kinds.readOnly.waiting, 3);
  change(kinds.readOnly.waiting, -2);
  const seen = [await shown(name)];
  for (let i = 0; i < 2; i += 1) {
    clock.advance(SECOND);
    seen.push(await shown(name));
  }
  assert.deepEqual(
    seen.map((values) => values['request_kind=readOnly']),
    [0, 3, 1],
  );
  assert.equal(seen[2]?.['request_kind=mutating'], 0);
});

test('what a level asks for is told of the last ten seconds, and as it is of late', async () => {
  const requests = phases();
  const { clock, shown } = sampling({ small: { requests, room: { executing: 4, waiting: 100 } } }, '1.30');
  const asked = async (what: string): Promise<number | undefined> => (await shown(`apiserver_flowcontrol_${what}`))['priority_level=small'];
  change(requests.asking, 10);
  change(requests.asking, -2);
  clock.advance(SECOND);
  assert.equal(await asked('demand_seats_average'), 8);
  assert.equal(await asked('demand_seats_high_watermark'), 10);
  assert.equal(await asked('demand_seats_stdev'), 0);
  assert.equal(await asked('target_seats'), 8);
  assert.equal(await asked('demand_seats_sum'), 2, 'it is a part of the places that the level has');
  change(requests.asking, -8);
  clock.advance(SECOND);
  assert.equal(await asked('demand_seats_average'), 4);
  assert.equal(await asked('demand_seats_stdev'), 4);
  for (let i = 0; i < 20; i += 1) clock.advance(SECOND);
  assert.equal(await asked('demand_seats_average'), 0);
  assert.equal(await asked('demand_seats_high_watermark'), 0);
  const smoothed = (await asked('demand_seats_smoothed')) ?? 0;
  assert.ok(smoothed > 6 && smoothed < 8, `what it rose to it leaves slowly: ${smoothed}`);
});

test('places that are taken are parts of those that a level has', async () => {
  const requests = phases();
  const { clock, shown } = sampling({ small: { requests, room: { executing: 4, waiting: undefined } } }, '1.23');
  change(requests.executing, 2);
  clock.advance(SECOND);
  assert.deepEqual(await shown('apiserver_flowcontrol_priority_level_seat_count_samples_sum'), { 'priority_level=small': 0.5 });
  const marks = await shown('apiserver_flowcontrol_priority_level_seat_count_watermarks_sum');
  assert.deepEqual(marks, { 'mark=high,priority_level=small': 0.5, 'mark=low,priority_level=small': 0 });
});

test('whoever is stopped looks no more', async () => {
  const requests = phases();
  const { clock, sampler, shown } = sampling({ small: { requests, room: { executing: 1, waiting: 1 } } });
  clock.advance(SECOND);
  sampler.stop();
  clock.advance(10 * SECOND);
  assert.equal((await shown('apiserver_flowcontrol_priority_level_request_count_samples_count'))['phase=waiting,priority_level=small'], 1);
});

test('a server looks at its levels each second', async () => {
  const clock = new MovedClock();
  const server = await TestServer.start({ clock });
  try {
    clock.advance(3 * SECOND);
    const { text } = await server.ask('/metrics');
    const name = 'apiserver_flowcontrol_priority_level_request_count_samples_count';
    assert.match(text, new RegExp(`^${name}\\{phase="executing",priority_level="catch-all"\\} 3$`, 'm'));
    assert.match(text, /^apiserver_current_inqueue_requests\{request_kind="mutating"\} 0$/m);
  } finally {
    await server.close();
  }
});
