/** Objects are found by what a selector asks of their labels, as if all were asked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LabelIndex } from '../../runtime/controllers/framework/label-index.js';
import { selectorOfObject } from '../../runtime/model/selectors/selectors.js';
import { Random } from '../attack/random.js';

const KEYS = ['a', 'b', 'c'];
const VALUES = ['', 'x', 'y', 'z'];

test('what a selector means is among its candidates, whatever it asks for', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = new Random(27, seed);
    const index = new LabelIndex<{ readonly labels: Readonly<Record<string, string>> | undefined }>();
    const objects = Array.from({ length: 20 }, () => ({
      labels: random.chance(0.1)
        ? undefined
        : Object.fromEntries(KEYS.filter(() => random.chance(0.6)).map((key) => [key, random.pick(VALUES)])),
    }));
    for (const object of objects) index.add(object);
    const selector = selectorOfObject({
      matchLabels: Object.fromEntries(KEYS.filter(() => random.chance(0.3)).map((key) => [key, random.pick(VALUES)])),
      matchExpressions: Array.from({ length: random.below(3) }, () => ({
        key: random.pick(KEYS),
        operator: random.pick(['In', 'NotIn', 'Exists', 'DoesNotExist']),
        values: [random.pick(VALUES)],
      })),
    });
    const found = index.candidates(selector).filter(({ labels }) => selector.matches(labels));
    const meant = objects.filter(({ labels }) => selector.matches(labels));
    assert.deepEqual(found, meant, `seed ${seed}`);
  }
});

test('a selector that asks for a value looks at no objects of other values', () => {
  const index = new LabelIndex<{ readonly labels: Readonly<Record<string, string>> }>();
  for (let i = 0; i < 100; i += 1) index.add({ labels: { app: `a${i}`, all: 'x' } });
  assert.equal(index.candidates(selectorOfObject({ matchLabels: { all: 'x', app: 'a7' } })).length, 1);
  assert.equal(index.candidates(selectorOfObject({ matchLabels: { app: 'none' } })).length, 0);
});
