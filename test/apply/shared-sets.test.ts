/** Sets that objects share, because they hold the same paths. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { equalSets, FieldSet, LEAF } from '../../runtime/apply/ownership/field-set.js';
import { encodeFieldSet } from '../../runtime/apply/ownership/fields-v1.js';
import { setAbove, setOfScalars } from '../../runtime/apply/ownership/shared-sets.js';

const ofScalars = (object: Record<string, unknown>): FieldSet | undefined => setOfScalars(object, Object.keys(object));
const above = (children: Record<string, FieldSet>): FieldSet => setAbove(new Map(Object.entries(children)));

test('objects with the same members have one set, whatever their values', () => {
  const set = ofScalars({ name: 'a', port: 1 });
  assert.ok(set !== undefined);
  assert.equal(ofScalars({ name: 'b', port: null }), set);
  assert.deepEqual(encodeFieldSet(set), { '.': {}, 'f:name': {}, 'f:port': {} });
});

test('names that make one text together are told apart', () => {
  const sets = [ofScalars({ ab: 1, c: 1 }), ofScalars({ a: 1, bc: 1 }), ofScalars({ '1:a': 1 }), ofScalars({ a: 1 })];
  assert.equal(new Set(sets).size, sets.length);
  assert.deepEqual(
    sets.map((set) => [...(set?.children.keys() ?? [])]),
    [['f:ab', 'f:c'], ['f:a', 'f:bc'], ['f:1:a'], ['f:a']],
  );
});

test('a member without a value is none, and one with parts is not looked up', () => {
  assert.equal(ofScalars({ name: undefined }), LEAF);
  assert.equal(ofScalars({ name: undefined, port: 1 }), ofScalars({ port: 2 }));
  assert.equal(ofScalars({ name: 'a', ports: [] }), undefined);
});

test('paths above shared sets are shared by what is below them', () => {
  const [left, right] = [ofScalars({ x: 1 }), ofScalars({ y: 1 })];
  assert.ok(left !== undefined && right !== undefined);
  const set = above({ 'f:in': left, 'f:leaf': LEAF });
  assert.equal(above({ 'f:in': left, 'f:leaf': LEAF }), set);
  assert.notEqual(above({ 'f:in': right, 'f:leaf': LEAF }), set);
  assert.ok(!equalSets(above({ 'f:in': left }), ofScalars({ in: 1 }) ?? LEAF), 'a leaf and a set are not the same');
});

test('a set that is not shared makes those above it their own', () => {
  const own = new FieldSet(true, new Map([['f:x', LEAF]]));
  const set = above({ 'f:in': own });
  assert.notEqual(above({ 'f:in': own }), set);
  assert.ok(equalSets(above({ 'f:in': own }), set));
});

test('sets with long names are made anew, and the same', () => {
  const object = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`${'n'.repeat(60)}${i}`, i]));
  assert.equal(ofScalars(object), undefined);
});
