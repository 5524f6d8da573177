import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WorkQueue } from '../../runtime/controllers/framework/index.js';
import { MovedClock } from '../support/clock.js';

const clock = new MovedClock();
const queueOf = (options: Partial<ConstructorParameters<typeof WorkQueue>[0]> = {}): WorkQueue => new WorkQueue({ clock, ...options });

test('a key is held once, and given to one worker at a time', async () => {
  const queue = queueOf();
  for (const key of ['a', 'b', 'a']) queue.add(key);
  assert.equal(queue.length, 2);
  assert.equal(await queue.take(), 'a');
  queue.add('a');
  assert.equal(await queue.take(), 'b');
  const next = queue.take();
  queue.done('b');
  queue.done('a');
  assert.equal(await next, 'a', 'what was added while it was worked on comes again');
  queue.done('a');
  assert.ok(queue.idle);
});

test('a worker that waits gets the next key', async () => {
  const queue = queueOf();
  const taken = queue.take();
  queue.add('late');
  assert.equal(await taken, 'late');
});

test('a key that fails comes back after pauses that double, up to a bound, until it is forgotten', async () => {
  const queue = queueOf();
  const pauses: number[] = [];
  for (let i = 0; i < 20; i += 1) pauses.push(queue.addRateLimited('bad'));
  assert.deepEqual(pauses.slice(0, 5), [5, 10, 20, 40, 80]);
  assert.equal(pauses[19], 1_000_000);
  queue.forget('bad');
  assert.equal(queue.addRateLimited('bad'), 5);
  clock.advance(4);
  assert.equal(queue.length, 0);
  clock.advance(1);
  assert.equal(await queue.take(), 'bad');
});

test('retries of many keys are held to a rate together', () => {
  const queue = queueOf({ retriesPerSecond: 10, retryBurst: 2 });
  const pauses = ['a', 'b', 'c', 'd'].map((key) => queue.addRateLimited(key));
  assert.deepEqual(pauses, [5, 5, 100, 200]);
  clock.advance(1000);
  assert.equal(queue.length, 4);
});

test('of two later times the sooner one counts', () => {
  const queue = queueOf();
  queue.addAfter('a', 500);
  queue.addAfter('a', 100);
  queue.addAfter('a', 300);
  clock.advance(100);
  assert.equal(queue.length, 1);
  assert.equal(clock.next, undefined);
});

test('a queue that is shut down lets its workers go, and takes nothing more', async () => {
  const queue = queueOf();
  const waiting = queue.take();
  queue.addAfter('later', 10);
  queue.shutDown();
  queue.add('more');
  assert.equal(await waiting, undefined);
  assert.equal(await queue.take(), undefined);
  assert.equal(clock.next, undefined, 'no timer is left');
});

test('it is measured under the names of the field', () => {
  const seen: string[] = [];
  let working: () => Iterable<number> = () => [];
  const queue = queueOf({
    meter: {
      depth: (keys) => seen.push(`depth ${keys}`),
      added: () => seen.push('add'),
      retried: () => seen.push('retry'),
      waited: (ms) => seen.push(`waited ${ms}`),
      worked: (ms) => seen.push(`worked ${ms}`),
      working: (since) => {
        working = since;
      },
    },
  });
  queue.add('a');
  queue.add('a');
  queue.addRateLimited('a');
  assert.deepEqual(seen.splice(0), ['add', 'depth 1', 'retry']);
  assert.deepEqual([...working()], [], 'what waits is not worked on');
  const taken = clock.now();
  void queue.take();
  assert.deepEqual([...working()], [taken]);
  queue.done('a');
  assert.deepEqual(seen, ['waited 0', 'depth 0', 'worked 0']);
});

test('a key that rests comes once when its rest is over, however often it was added, and others go on', async () => {
  const queue = queueOf();
  queue.add('busy');
  assert.equal(await queue.take(), 'busy');
  queue.done('busy', 30);
  // The queue itself keeps no process alive.
  const alive = setTimeout(() => undefined, 60_000);
  const from = performance.now();
  for (let i = 0; i < 3; i += 1) queue.add('busy');
  queue.add('other');
  assert.ok(!queue.idle);
  assert.equal(await queue.take(), 'other');
  assert.equal(await queue.take(), 'busy');
  clearTimeout(alive);
  assert.ok(performance.now() - from >= 25);
  queue.done('other');
  queue.done('busy');
  assert.ok(queue.idle);
});
