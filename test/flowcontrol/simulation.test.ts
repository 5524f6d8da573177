/** What flows are served over time, beside what they should be: max-min fair shares, and answers in time beside a flood. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOf } from '../../runtime/flowcontrol/shuffle-sharding.js';
import { fairShares, percentile, random, type Served, type SimulatedFlow, simulate } from './simulation.js';
import { type TurnFlow, takeTurns } from './turns.js';

const SEED = 11;
/** One queue for each flow that a hash leads to. */
const OWN_QUEUES = { queues: 1_000_000, handSize: 1, queueLengthLimit: 10_000 };

const number = random(5);
/** Times around a mean, long ones now and then, as answers of servers have them. */
const around = (mean: number) => (): number => -Math.log(1 - number()) * mean;

const flow = (name: string, atOnce: number, width: number, serviceMs: () => number): SimulatedFlow => ({
  name,
  hash: hashOf('schema', name, SEED),
  atOnce,
  width,
  serviceMs,
});

const servedOf = (served: ReadonlyMap<string, Served>, name: string): Served => {
  const found = served.get(name);
  assert.ok(found !== undefined);
  return found;
};

test('the simulated ideal: nobody has more while somebody has less and wants more', () => {
  assert.deepEqual(fairShares(10, [1, 2, 100, 100]), [1, 2, 3.5, 3.5]);
  assert.deepEqual(fairShares(10, [1, 2]), [1, 2]);
  assert.deepEqual(fairShares(9, [50, 50, 50]), [3, 3, 3]);
});

const cases: readonly (readonly [what: string, seats: number, flows: readonly SimulatedFlow[], off: number])[] = [
  ['two that want all', 10, [flow('a', 100, 1, around(10)), flow('b', 100, 1, around(10))], 0.05],
  ['one that asks a hundred times as much', 10, [flow('a', 10, 1, around(10)), flow('b', 1000, 1, around(10))], 0.05],
  ['short and long work', 12, [flow('a', 60, 1, around(2)), flow('b', 60, 1, around(20)), flow('c', 60, 1, around(100))], 0.05],
  // Modest ones lose the time until a seat is free: one of the twenty is, each 0.4 ms, beside the 8 ms that an answer takes.
  ['modest ones beside greedy ones', 20, [1, 2, 3, 100, 100].map((n, i) => flow(`m${i}`, n, 1, around(8))), 0.07],
  ['uneven widths', 30, [flow('narrow', 100, 1, around(10)), flow('wide', 40, 5, around(10)), flow('widest', 20, 10, around(10))], 0.05],
  [
    'many flows of uneven widths and times',
    60,
    Array.from({ length: 40 }, (_, i) => flow(`f${i}`, 20 + (i % 7) * 10, 1 + (i % 4), around(2 + (i % 5) * 6))),
    0.05,
  ],
];

for (const [what, seats, flows, off] of cases)
  test(`flows are served their fair shares: ${what}`, () => {
    const served = simulate({ seats, queuing: OWN_QUEUES }, flows, 40_000);
    const ideal = fairShares(
      seats,
      flows.map(({ atOnce, width }) => atOnce * width),
    );
    for (const [i, { name }] of flows.entries()) {
      const share = ideal[i] ?? 0;
      const had = servedOf(served, name).seats;
      assert.ok(Math.abs(had - share) <= share * off, `${name} had ${had.toFixed(2)} seats of ${share.toFixed(2)}`);
    }
    const used = [...served.values()].reduce((sum, flowServed) => sum + flowServed.seats, 0);
    assert.ok(used > seats * 0.9, `${used.toFixed(2)} of ${seats} seats were used`);
  });

test('who comes late has no claim to the time before: from then on, shares are fair', () => {
  const flows = [flow('early', 100, 1, around(10)), { ...flow('late', 100, 1, around(10)), fromMs: 20_000 }];
  const served = simulate({ seats: 10, queuing: OWN_QUEUES }, flows, 40_000);
  for (const { name } of flows) {
    const { seats } = servedOf(served, name);
    assert.ok(Math.abs(seats - 5) < 0.25, `${name} had ${seats.toFixed(2)} of 10 seats`);
  }
});

test('who asked for less than its share for long has no claim to the rest of it', () => {
  const modest = flow('modest', 2, 1, around(10));
  const flows = [flow('steady', 100, 1, around(10)), modest, { ...modest, name: 'more of the modest', atOnce: 98, fromMs: 20_000 }];
  const served = simulate({ seats: 10, queuing: OWN_QUEUES }, flows, 40_000);
  const { seats } = servedOf(served, 'steady');
  assert.ok(Math.abs(seats - 5) < 0.25, `the steady one had ${seats.toFixed(2)} of 10 seats`);
});

for (const [what, pauseMs, serviceMs] of [
  ['uneven times', 0, around(10)],
  ['even times, with a way there and back', 3, () => 20],
  ['long and short times, with a way there and back', 2, around(50)],
] as const)
  test(`a tenant that sends a hundred times its share raises the p99 of another by less than a factor of two: ${what}`, () => {
    const queuing = { queues: 64, handSize: 6, queueLengthLimit: 50 };
    const p99 = (atOnce: number): number => {
      const tenants = [
        { ...flow('tenant', atOnce, 1, serviceMs), pauseMs },
        { ...flow('other', 4, 1, serviceMs), pauseMs },
      ];
      return percentile(servedOf(simulate({ seats: 8, queuing }, tenants, 60_000), 'other').latencies, 0.99);
    };
    const share = p99(4);
    const flood = p99(400);
    assert.ok(flood < share * 2, `${flood.toFixed(1)} ms in a flood, ${share.toFixed(1)} ms without`);
  });

test('a tenant of wide requests does no more than one of narrow ones', () => {
  const queuing = { queues: 64, handSize: 6, queueLengthLimit: 50 };
  const p99 = (...tenants: SimulatedFlow[]): number => {
    const all = [...tenants, flow('other', 4, 1, around(10))];
    return percentile(servedOf(simulate({ seats: 40, queuing }, all, 60_000), 'other').latencies, 0.99);
  };
  const share = p99(flow('tenant', 2, 10, around(10)));
  const flood = p99(flow('tenant', 200, 10, around(10)));
  assert.ok(flood < share * 2, `${flood.toFixed(1)} ms in a flood, ${share.toFixed(1)} ms without`);
});

test('many flows beside a flood are answered, though some share queues with it', () => {
  const queuing = { queues: 64, handSize: 6, queueLengthLimit: 50 };
  const others = Array.from({ length: 30 }, (_, i) => flow(`o${i}`, 1, 1, around(5)));
  const served = simulate({ seats: 20, queuing }, [...others, flow('flood', 2000, 1, around(5))], 30_000);
  assert.ok(servedOf(served, 'flood').rejected > 0);
  for (const { name } of others) {
    const { rejected, latencies } = servedOf(served, name);
    assert.equal(rejected, 0, name);
    assert.ok(percentile(latencies, 0.5) < 20, `${name}: ${percentile(latencies, 0.5)} ms`);
  }
});

test('in the turns of an event loop, who asks for its share of the seats has it beside a tenant that asks for a hundred times as much', () => {
  const level = { seats: 8, queuing: { queues: 64, handSize: 6, queueLengthLimit: 50 } };
  const answers = (connections: number): readonly [own: readonly number[], theirs: readonly number[]] => {
    const turnFlow = (name: string, count: number): TurnFlow => ({
      name,
      hash: hashOf('schema', name, SEED),
      connections: count,
      burstMs: 0,
    });
    const answered = takeTurns(level, [turnFlow('other', 4), turnFlow('tenant', connections)], 3000);
    return [answered.get('other')?.latencies ?? [], answered.get('tenant')?.latencies ?? []];
  };
  const [share] = answers(4);
  const [flood, theirs] = answers(400);
  const part = flood.length / (flood.length + theirs.length);
  assert.ok(part > 0.45 && part < 0.55, `it had ${part.toFixed(2)} of the answers`);
  const [before, beside] = [percentile(share, 0.99), percentile(flood, 0.99)];
  assert.ok(beside < before * 2, `p99 ${beside.toFixed(2)} ms in a flood, ${before.toFixed(2)} ms without`);
});
