/** What is remembered stays within its bound, and what is asked for stays remembered. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BoundedCache } from '../../runtime/model/bounded-cache.js';

const LIMIT = 1000;

test('whatever is done, it weighs no more than its limit, and tells only what was set last', () => {
  const key = fc.integer({ min: 0, max: 30 });
  const step = fc.oneof(
    fc.record({ how: fc.constant('set' as const), key, weight: fc.integer({ min: 0, max: 700 }) }),
    fc.record({ how: fc.constantFrom('get' as const, 'delete' as const), key }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const cache = new BoundedCache<number, number>(LIMIT);
      const set = new Map<number, number>();
      for (const [i, made] of steps.entries()) {
        if (made.how === 'set') {
          cache.set(made.key, i, made.weight);
          set.set(made.key, i);
        } else if (made.how === 'delete') {
          cache.delete(made.key);
          set.delete(made.key);
        } else {
          const value = cache.get(made.key);
          assert.ok(value === undefined || value === set.get(made.key));
        }
        assert.ok(cache.weight >= 0 && cache.weight <= LIMIT);
      }
      cache.clear();
      assert.equal(cache.weight, 0);
    }),
  );
});

test('entries that are read again and again outlast those that are not', () => {
  const cache = new BoundedCache<string, number>(LIMIT);
  cache.set('kept', 1, 100);
  for (let i = 0; i < 1000; i += 1) {
    cache.set(`other ${i}`, i, 100);
    assert.equal(cache.get('kept'), 1);
  }
  assert.equal(cache.get('other 0'), undefined);
  assert.equal(cache.get('other 999'), 999);
});

test('what weighs more than half of the limit is not kept, and what it replaces is gone', () => {
  const cache = new BoundedCache<string, number>(LIMIT);
  cache.set('a', 1, 10);
  cache.set('a', 2, 501);
  assert.equal(cache.get('a'), undefined);
  assert.equal(cache.weight, 0);
});
