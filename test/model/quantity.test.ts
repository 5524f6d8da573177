import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addQuantities, canonicalQuantity } from '../../runtime/model/values/quantity.js';

const SPELLINGS: readonly (readonly [sent: string, kept: string | undefined])[] = [
  ['1', '1'],
  ['+1', '+1'],
  ['007', '007'],
  ['1000m', '1'],
  ['0.5', '500m'],
  ['1024Ki', '1Mi'],
  ['-1.5', '-1500m'],
  // Zero has one sign.
  ['-0', '0'],
  ['-0m', '0'],
  ['-0.0', '0'],
  ['-00', '0'],
  ['0Ki', '0'],
  ['', undefined],
  ['1 Gi', undefined],
];
for (const [sent, kept] of SPELLINGS)
  test(`the quantity ${JSON.stringify(sent)} is ${kept === undefined ? 'none' : `kept as ${kept}`}`, () => {
    assert.equal(canonicalQuantity(sent), kept);
  });

for (const [a, b, sum] of [
  ['1Gi', '1Gi', '2Gi'],
  ['1Gi', '1', '1073741825'],
  ['0', '1Gi', '1Gi'],
  ['0Gi', '500m', '500m'],
  ['1', '1Gi', '1073741825'],
] as const)
  test(`${a} and ${b} are ${sum}, in the form of the first unless that is nothing`, () => {
    assert.equal(addQuantities(a, b), sum);
  });
