import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterParts, atOnce, inTurns, type Parted, Parts, Rest } from '../../runtime/model/parts.js';

/** Sums lists of lists. */
function sum(lists: readonly (readonly number[])[]): Parted<number> {
  const parts = new Parts();
  let total = 0;
  const each = parts.each(lists.length, (i) => {
    const list = lists[i] ?? [];
    return parts.each(list.length, (at) => {
      total += list[at] ?? 0;
    });
  });
  return afterParts(each, () => total);
}

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);

/** How often the work pauses, and what comes of it. */
function run<T>(value: Parted<T>): { pauses: number; result: T } {
  if (!(value instanceof Rest)) return { pauses: 0, result: value };
  for (let pauses = 0; ; pauses += 1) {
    const step = value.work.next();
    if (step.done === true) return { pauses, result: step.value };
  }
}

test('what is short is done at once', () => {
  assert.equal(sum([ones(100), ones(20)]), 120);
});

test('a long list pauses, at whatever depth it is', () => {
  for (const lists of [[ones(10_000)], [ones(3), ones(10_000), ones(3)], ones(10_000).map(() => [1])]) {
    const { pauses, result } = run(sum(lists));
    assert.equal(result, lists.flat().length);
    assert.ok(pauses >= 100 && pauses <= 200, `${pauses} pauses`);
  }
});

test('short lists in short lists pause once there are many items', () => {
  const lists = Array.from({ length: 100 }, () => ones(100));
  const { pauses, result } = run(sum(lists));
  assert.equal(result, 10_000);
  assert.ok(pauses >= 10, `${pauses} pauses`);
});

test('without turns there are no pauses, and with them each asks for one', async () => {
  assert.equal(atOnce(sum([ones(10_000)])), 10_000);
  assert.equal(inTurns(sum([ones(10_000)]), undefined), 10_000);
  let turns = 0;
  const turn = (): undefined => {
    turns += 1;
  };
  assert.equal(await inTurns(sum([ones(10_000)]), turn), 10_000);
  assert.ok(turns > 100, `${turns} turns`);
});

test('what the work throws is thrown, at once or later', async () => {
  const failing = (count: number) =>
    new Parts().each(count, (i) => {
      if (i === count - 1) throw new Error('the last');
    });
  assert.throws(() => failing(3), /the last/);
  await assert.rejects(async () => inTurns(failing(1000), () => undefined), /the last/);
});
