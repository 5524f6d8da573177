/** Items of long lists that are worked on in turns. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachItem, type LaterItems, walked } from '../../runtime/model/later-items.js';

const tree = (width: number, depth: number): object =>
  depth === 0 ? {} : { items: Array.from({ length: width }, () => tree(width === 200 ? 2 : width, depth - 1)) };

/** Counts the objects of a tree. */
function count(value: { items?: readonly object[] }, later: LaterItems | undefined, found: () => void): void {
  found();
  const { items = [] } = value;
  if (later !== undefined && items.length > 128) later.leave(items.length, (i) => count(items[i] ?? {}, later, found));
  else for (const item of items) count(item, later, found);
}

test('without turns all is done at once', () => {
  let seen = 0;
  assert.equal(
    walked(undefined, (later) => count(tree(200, 3), later, () => (seen += 1))),
    undefined,
  );
  assert.equal(seen, 1 + 200 + 400 + 800);
});

test('with turns others are asked for theirs between a few items, and nothing is left out or done twice', async () => {
  let [seen, turns] = [0, 0];
  const turn = () => {
    turns += 1;
    return undefined;
  };
  await walked(turn, (later) => count(tree(200, 3), later, () => (seen += 1)));
  assert.equal(seen, 1 + 200 + 400 + 800);
  assert.equal(turns, Math.ceil(200 / 32));
});

test('what an item throws is where the walk is awaited', async () => {
  const walk = walked(
    () => undefined,
    (later) =>
      later?.leave(500, (i) => {
        if (i === 400) throw new RangeError('no such item');
      }),
  );
  await assert.rejects(Promise.resolve(walk), /no such item/);
});

test('short lists of short lists are worked on in turns, too', async () => {
  let [seen, atOnce, most] = [0, 0, 0];
  const turn = () => {
    most = Math.max(most, atOnce);
    atOnce = 0;
    return undefined;
  };
  const work = (depth: number, later: LaterItems | undefined): void => {
    seen += 1;
    atOnce += 1;
    if (depth > 0) eachItem(50, () => work(depth - 1, later), later);
  };
  await walked(turn, (later) => work(3, later));
  assert.equal(seen, 1 + 50 + 50 ** 2 + 50 ** 3);
  assert.ok(most < 2000, `${most} items at once`);
});

test('work that asks for turns by itself comes in its order, and may leave more', async () => {
  const done: string[] = [];
  const walk = walked(
    () => undefined,
    (later) => {
      later?.leave(2, (i) => done.push(`first ${i}`));
      later?.leaveInTurns(async (turn) => {
        await turn();
        later.leave(2, (i) => done.push(`left ${i}`));
      });
    },
  );
  await walk;
  assert.deepEqual(done, ['left 0', 'left 1', 'first 0', 'first 1']);
});
