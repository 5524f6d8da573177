/** Fields behind gates that are off: which of them writes lose. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { field, listOf, STRING, struct } from '../../runtime/model/definition/structure.js';
import { dropDisabledFields } from '../../runtime/resource/writes/disabled-fields.js';

const ITEM = struct('v1.Item', () => [
  field('name', STRING, '?'),
  field('extra', STRING, '?', { featureGate: 'Extras' }),
  field('other', STRING, '?', { featureGate: 'Others' }),
  field('mode', STRING, '?', { featureGate: 'Modes', gateOff: 'Plain' }),
]);
const OBJECT = struct('v1.Object', () => [field('items', listOf(ITEM), '?')]);

const written = (items: readonly object[], old?: readonly object[], on: readonly string[] = []): unknown => {
  const object = { items: structuredClone(items) };
  dropDisabledFields(OBJECT, object, old === undefined ? undefined : { items: old }, (gate) => on.includes(gate));
  return object.items;
};

test('a new object loses the fields whose gates are off, or gets what they are then', () => {
  assert.deepEqual(written([{ name: 'a', extra: 'x', mode: 'Fast' }]), [{ name: 'a', mode: 'Plain' }]);
  assert.deepEqual(written([{ name: 'a', extra: 'x', other: 'y' }], undefined, ['Extras']), [{ name: 'a', extra: 'x' }]);
});

test('where the stored object uses a gate somewhere, a write keeps the fields of that gate everywhere, and of no other', () => {
  const stored = [{ name: 'a' }, { name: 'b', extra: 'x' }];
  assert.deepEqual(written([{ name: 'a', extra: 'new', other: 'y' }, { name: 'b' }], stored), [{ name: 'a', extra: 'new' }, { name: 'b' }]);
  assert.deepEqual(written([{ name: 'b', extra: 'moved' }], stored), [{ name: 'b', extra: 'moved' }]);
});

test('what a field has while its gate is off is no use of it', () => {
  assert.deepEqual(written([{ mode: 'Plain' }, { mode: 'Fast' }], [{ mode: 'Plain' }]), [{ mode: 'Plain' }, { mode: 'Plain' }]);
  assert.deepEqual(written([{ mode: 'Plain' }, { mode: 'Fast' }], [{ mode: 'Slow' }]), [{ mode: 'Plain' }, { mode: 'Fast' }]);
});
