/** Assured concurrency values by the formula of specification 3, and shuffle sharding. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PriorityLevel } from '../../runtime/flowcontrol/configuration.js';
import { seatsOfLevels } from '../../runtime/flowcontrol/shares.js';
import { Dealer, type FlowHash, hashOf } from '../../runtime/flowcontrol/shuffle-sharding.js';

const level = (name: string, shares: number | undefined): PriorityLevel => ({ name, uid: '', shares, queuing: undefined });

const deal = (hash: FlowHash, deck: number, size: number): number[] => {
  const dealer = new Dealer(hash, deck);
  return Array.from({ length: size }, () => dealer.next());
};

test('each level has its part of the seats, rounded up; exempt levels take none from others', () => {
  const levels = [
    level('exempt', undefined),
    ...(
      [
        ['catch-all', 5],
        ['system', 30],
        ['leader-election', 10],
        ['workload-high', 40],
        ['workload-low', 100],
        ['global-default', 20],
      ] as const
    ).map(([name, shares]) => level(name, shares)),
  ];
  assert.deepEqual(Object.fromEntries(seatsOfLevels(600, levels)), {
    'catch-all': 15,
    system: 88,
    'leader-election': 30,
    'workload-high': 118,
    'workload-low': 293,
    'global-default': 59,
  });
  assert.equal(seatsOfLevels(20, [...levels, level('small', 1)]).get('small'), 1);
});

test('without a total no level has a limit', () => {
  assert.equal(seatsOfLevels(Number.POSITIVE_INFINITY, [level('a', 1), level('b', 5)]).get('a'), Number.POSITIVE_INFINITY);
});

test('a hand holds different queues of all there are, and is the same for the same flow', () => {
  for (const [deck, size] of [
    [1, 1],
    [8, 8],
    [64, 6],
    [128, 6],
    [10_000_000, 2],
  ] as const)
    for (let i = 0; i < 200; i++) {
      const hand = deal(hashOf('schema', `user-${i}`, 7), deck, size);
      assert.equal(new Set(hand).size, size);
      assert.ok(hand.every((card) => Number.isInteger(card) && card >= 0 && card < deck));
      assert.deepEqual(deal(hashOf('schema', `user-${i}`, 7), deck, size), hand);
    }
});

test('hands differ by schema, by flow and by server', () => {
  const hands = [hashOf('a', 'bc', 1), hashOf('ab', 'c', 1), hashOf('a', 'bd', 1), hashOf('a', 'bc', 2)].map((hash) =>
    deal(hash, 10_000, 5),
  );
  assert.equal(new Set(hands.map(String)).size, 4);
});

test('queues are dealt evenly, and few flows share the whole hand of a heavy one', () => {
  const counts = new Array<number>(64).fill(0);
  const heavy = new Set(deal(hashOf('s', 'heavy', 3), 64, 6));
  let covered = 0;
  const flows = 20_000;
  for (let i = 0; i < flows; i++) {
    const hand = deal(hashOf('s', `user-${i}`, 3), 64, 6);
    for (const card of hand) counts[card] = (counts[card] ?? 0) + 1;
    if (hand.every((card) => heavy.has(card))) covered += 1;
  }
  const even = (flows * 6) / 64;
  assert.ok(
    counts.every((count) => Math.abs(count - even) < even * 0.15),
    String(counts),
  );
  assert.ok(covered <= 1, `${covered} flows have no queue that the heavy one has not`);
});
