/** Faults that the catalogue finds are told once: where code takes them, or in the order of the fields. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invalidValue, toldFirst, toldLast } from '../../runtime/model/errors.js';
import { shownAt, UntoldFaults } from '../../runtime/model/faults/declared-faults.js';
import { inFieldOrder } from '../../runtime/model/faults/fault-order.js';

const at = (...fields: string[]) => fields.map((field) => invalidValue(field, 0, 'wrong'));
const fieldsOf = (faults: readonly { readonly field: string }[]): string[] => faults.map(({ field }) => field);

test('what is taken is not left, and what only begins alike is', () => {
  const faults = new UntoldFaults(at('spec.port', 'spec.ports[0].name', 'spec.ports[0]', 'spec.portion'));
  assert.deepEqual(fieldsOf(faults.take('spec.ports[0]')), ['spec.ports[0].name', 'spec.ports[0]']);
  assert.deepEqual(fieldsOf(faults.take('spec.port')), ['spec.port']);
  assert.deepEqual(fieldsOf(faults.take('spec.port')), []);
  assert.deepEqual(fieldsOf(faults.left), ['spec.portion']);
});

test('several fields are taken in the order in which they are asked for', () => {
  const faults = new UntoldFaults(at('spec.a', 'spec.b[1]', 'spec.c'));
  assert.deepEqual(fieldsOf(faults.take('spec', 'c', 'b')), ['spec.c', 'spec.b[1]']);
  assert.deepEqual(fieldsOf(faults.left), ['spec.a']);
});

test('faults of a value by itself are taken without those of what it holds', () => {
  const faults = new UntoldFaults(at('spec.ports[0].name', 'spec.ports[0]', 'spec.ports[1]'));
  assert.deepEqual(fieldsOf(faults.takeOnly('spec.ports[0]')), ['spec.ports[0]']);
  assert.deepEqual(fieldsOf(faults.takeOnly('spec.ports[0]')), []);
  assert.deepEqual(fieldsOf(faults.left), ['spec.ports[0].name', 'spec.ports[1]']);
});

test('faults are shown where clients know them', () => {
  const faults = new UntoldFaults(at('spec.taints[2].key', 'spec.taints[3].key'));
  assert.deepEqual(fieldsOf(shownAt(faults, 'spec.taints[2]', 'metadata.taints[2]').take('metadata.taints[2]')), [
    'metadata.taints[2].key',
  ]);
  assert.deepEqual(fieldsOf(faults.left), ['spec.taints[3].key']);
});

test('faults of code stand among the declared ones by their fields, or before or after all', () => {
  const text = { type: 'string' };
  const item = { properties: { x: text, y: text } };
  const spec = { properties: { b: text, a: { anyOf: [{ type: 'array', items: { $ref: 'item' } }, { type: 'null' }] }, c: text } };
  const schema = { root: { properties: { metadata: {}, spec } }, named: { item } };
  const declared = at('spec.b', 'spec.a[0].y', 'spec.c');
  const order = (coded: ReturnType<typeof at>): string[] => fieldsOf(inFieldOrder(declared, coded, schema));
  assert.deepEqual(order(at('spec.a[0].x', 'spec.a[1].x')), ['spec.b', 'spec.a[0].x', 'spec.a[0].y', 'spec.a[1].x', 'spec.c']);
  assert.deepEqual(order(toldFirst(at('spec.c'))), ['spec.c', 'spec.b', 'spec.a[0].y', 'spec.c']);
  assert.deepEqual(order(toldLast(at('metadata'))), ['spec.b', 'spec.a[0].y', 'spec.c', 'metadata']);
});
