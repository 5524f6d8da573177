import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { stringify } from '../../runtime/model/json/json-text.js';
import { stringifyInTurns } from '../../runtime/model/json/text-in-turns.js';

const inTurns = (value: object): Promise<string> => stringifyInTurns(value, () => undefined);

test('any value is written in turns as at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (value) => {
      const whole = { value, none: undefined, list: [value, undefined], big: 12345678901234567890n };
      assert.equal(await inTurns(whole), stringify(whole));
    }),
  );
});

test('wide objects and lists, inside of one another, are written as at once', async () => {
  const wide = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i % 3 === 0 ? '' : 'k'}${i}`, i]));
  const long = Array.from({ length: 3000 }, (_, i) => ({ i, more: i === 5 ? wide(2000) : [wide(2)], none: undefined }));
  for (const value of [wide(5000), { a: { b: wide(5000) }, c: long }, long, [], {}, [[], {}, null, long], JSON.parse('{"__proto__":1}')])
    assert.equal(await inTurns(value as object), stringify(value));
});

test('a large object is left and gone on with many times', async () => {
  let turns = 0;
  const value = { data: Object.fromEntries(Array.from({ length: 80_000 }, (_, i) => [`k${i}`, 'x'])) };
  const text = await stringifyInTurns(value, () => {
    turns += 1;
    return turns % 7 === 0 ? new Promise((resolve) => setImmediate(resolve)) : undefined;
  });
  assert.equal(text, JSON.stringify(value));
  assert.ok(turns > text.length / 50_000, String(turns));
});
