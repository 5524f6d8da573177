/** Long work in short turns. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pace } from '../../runtime/resource/pace.js';
import { MemoryEngine } from '../../runtime/store/index.js';
import { longestTurn } from '../support/programs/longest-turn.js';
import { TestServer } from '../support/server.js';

/** A pace by a clock that goes on when a test says so. */
function paced(): { readonly pace: Pace; readonly spend: (ms: number) => void } {
  let now = 0;
  return {
    pace: new Pace(undefined, () => now),
    spend: (ms) => {
      now += ms;
    },
  };
}

test('between two passes of the event loop one of many workers has a turn, each in its order', async () => {
  const { pace, spend } = paced();
  const log: string[] = [];
  let passes = 0;
  let open = 5;
  const count = (): void => {
    passes += 1;
    if (open > 0) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(
    Array.from({ length: 5 }, async (_, id) => {
      const turn = pace.begin();
      for (let i = 0; i < 4; i += 1) {
        await turn();
        log.push(`${id} in ${passes}`);
        spend(5);
      }
      open -= 1;
    }),
  );
  // The first piece of each is free; of all others no two were done in one pass.
  const inTurns = log.slice(5);
  assert.equal(inTurns.length, 15);
  assert.equal(new Set(inTurns.map((entry) => entry.split(' ')[2])).size, 15);
  assert.deepEqual(
    inTurns.map((entry) => entry.slice(0, 1)),
    [...'012340123401234'],
  );
});

test('a turn that took very long is followed by a rest, in which others are answered whatever they have to wait for', async () => {
  const { pace, spend } = paced();
  const turnAfter = async (ms: number): Promise<number> => {
    const [first, second] = [pace.begin(), pace.begin()];
    spend(2);
    await first();
    spend(ms);
    const waiting = second();
    assert.ok(waiting !== undefined);
    let passes = 0;
    let over = false;
    const count = (): void => {
      passes += 1;
      if (!over) setImmediate(count);
    };
    setImmediate(count);
    await waiting;
    over = true;
    return passes;
  };
  assert.ok((await turnAfter(5)) <= 3);
  assert.ok((await turnAfter(40)) > 10);
});

test('work that is done within a millisecond never waits', () => {
  const { pace, spend } = paced();
  const busy = pace.begin();
  spend(2);
  // It takes the turn that there is, at once or in the next pass of the loop.
  void busy();
  assert.equal(pace.begin()(), undefined);
});

test('the first looks at large objects that come at once are not taken in one pass of the loop', async () => {
  const { pace } = paced();
  const first = (bytes: number) => Array.from({ length: 3 }, () => pace.ofObject(bytes)?.());
  assert.deepEqual(first(100_000), [undefined, undefined, undefined]);
  const [one, ...others] = first(2_000_000);
  assert.equal(one, undefined);
  assert.ok(others.every((wait) => wait instanceof Promise));
  await Promise.all(others);
});

test('scans of 6,000 objects for 900 terms, and the end of them all, keep nobody waiting', { timeout: 60_000 }, async () => {
  const server = await TestServer.start({ engine: new MemoryEngine() });
  const path = '/api/v1/namespaces/default/configmaps';
  const labels = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`k${i}`, String(i)]));
  const fill = async (): Promise<void> => {
    for (let i = 0; i < 6000; i += 250) {
      const made = Array.from({ length: 250 }, (_, n) => server.create(path, { metadata: { name: `m-${i + n}`, labels } }));
      for (const { status } of await Promise.all(made)) assert.equal(status, 201);
    }
  };
  await fill();
  const terms = Array.from({ length: 900 }, (_, i) => `k${i}!=v`).join(',');
  const fields = Array.from({ length: 900 }, (_, i) => `metadata.name!=x${i}`).join(',');
  const scanning = await longestTurn(400, async () => {
    for (const query of [
      `labelSelector=${terms},none`,
      `labelSelector=${terms}&limit=1`,
      `fieldSelector=${fields},metadata.name=none&limit=5`,
    ]) {
      const answer = await server.ask(`${path}?${query}`);
      assert.equal(answer.status, 200, answer.text.slice(0, 200));
    }
  });
  const deleting = await longestTurn(1000, async (before) => {
    if (before > 0) await fill();
    assert.equal((await server.ask(`${path}?labelSelector=k1=1`, { method: 'DELETE' })).status, 200);
    assert.deepEqual((await server.ask(path)).json.items, []);
  });
  await server.close();
  assert.ok(scanning < 400, `scans held the loop for ${scanning} ms`);
  assert.ok(deleting < 1000, `the deletion held the loop for ${deleting} ms`);
});
