/** Durations as Go reads them: units, signs, fractions, and the bounds of 64 bits. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDuration } from '../../runtime/model/values/duration.js';

const ROWS: readonly (readonly [text: string, expected: bigint | string])[] = [
  ['0', 0n],
  ['+0', 0n],
  ['-0', 0n],
  ['0s', 0n],
  ['1h5m0.5s', 3_900_500_000_000n],
  ['-1.5h', -5_400_000_000_000n],
  ['.5s', 500_000_000n],
  ['1.s', 1_000_000_000n],
  ['1us2µs3μs4ms', 4_006_000n],
  ['0.9999999999999999999999999s', 999_999_999n],
  [`${'0'.repeat(1000)}1s`, 1_000_000_000n],
  ['9223372036854775807ns', 9_223_372_036_854_775_807n],
  ['-9223372036854775808ns', -9_223_372_036_854_775_808n],
  ['9223372036854775808ns', 'invalid'],
  ['9223372036854775807ns1ns', 'invalid'],
  ['3000000h', 'invalid'],
  [`${'9'.repeat(1000)}s`, 'invalid'],
  ['', 'invalid'],
  ['-', 'invalid'],
  ['.', 'invalid'],
  ['.s', 'invalid'],
  ['s', 'invalid'],
  ['1d', 'invalid'],
  ['1 s', 'invalid'],
  ['1s ', 'invalid'],
  ['--1s', 'invalid'],
  ['1', 'missing unit in'],
  ['1.5', 'missing unit in'],
  ['1s5', 'missing unit in'],
  ['1.2.3s', 'missing unit in'],
  ['00', 'missing unit in'],
];
for (const [text, expected] of ROWS)
  test(`${JSON.stringify(text.slice(0, 40))} is ${expected}`, () => {
    assert.equal(parseDuration(text), expected);
  });
