/** metadata.managedFields itself: its order and times, entries that clients send, clearing, folding. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { managedFieldsFault } from '../../runtime/apply/index.js';
import type { ManagedFieldsEntry } from '../../runtime/model/object.js';
import { processorTime } from '../support/programs/processor-time.js';
import { SETTINGS, World } from './world.js';

const world = (): World => new World({ structure: SETTINGS });
const names = (w: World): (string | undefined)[] => w.entries.map(({ manager }) => manager);
const timeOf = (w: World, manager: string): string | undefined => w.entries.find((entry) => entry.manager === manager)?.time;
const entry = (more: Partial<ManagedFieldsEntry> = {}): ManagedFieldsEntry => ({
  manager: 'sent',
  operation: 'Update',
  apiVersion: 'v1',
  time: '2021-05-05T05:05:05Z',
  fieldsType: 'FieldsV1',
  fieldsV1: { 'f:data': { 'f:x': {} } },
  ...more,
});

test('an entry says who, how, in which version, when and what', () => {
  const w = world();
  w.put('a', { metadata: { finalizers: ['f'] }, data: { x: '1' } });
  assert.deepEqual(w.entries, [
    {
      manager: 'a',
      operation: 'Update',
      apiVersion: 'v1',
      time: '1970-01-01T00:00:00Z',
      fieldsType: 'FieldsV1',
      fieldsV1: { 'f:data': { '.': {}, 'f:x': {} }, 'f:metadata': { 'f:finalizers': { '.': {}, 'v:"f"': {} } } },
    },
  ]);
});

test('appliers come before updaters, then the older before the newer, then by name', () => {
  const w = world();
  w.put('z', { data: { z: '1' } });
  w.second = 1;
  w.patch('y', { data: { y: '1' } });
  w.patch('b', { data: { b: '1' } });
  w.apply('d', { data: { d: '1' } });
  w.second = 2;
  w.apply('c', { data: { c: '1' } });
  assert.deepEqual(names(w), ['d', 'c', 'z', 'b', 'y']);
  w.second = 3;
  w.patch('z', { data: { more: '1' } });
  assert.deepEqual(names(w), ['d', 'c', 'b', 'y', 'z']);
});

test("an updater's time moves only with the set of its fields", () => {
  const w = world();
  w.put('a', { data: { x: '1' } });
  w.second = 5;
  w.patch('a', { data: { x: '2' } });
  assert.equal(timeOf(w, 'a'), '1970-01-01T00:00:00Z');
  w.patch('a', { data: { y: '2' } });
  assert.equal(timeOf(w, 'a'), '1970-01-01T00:00:05Z');
});

test("an updater's time moves with each of its changes where times are those of changes", () => {
  const w = new World({ structure: SETTINGS, enabled: ['TimesOfChanges'] });
  w.put('a', { data: { x: '1' } });
  w.second = 5;
  w.patch('a', { data: { x: '1' } });
  assert.equal(timeOf(w, 'a'), '1970-01-01T00:00:00Z');
  w.patch('a', { data: { x: '2' } });
  assert.equal(timeOf(w, 'a'), '1970-01-01T00:00:05Z');
});

test("an applier's time moves when the object or anyone's ownership changes, and only then", () => {
  const w = world();
  assert.equal(w.apply('a', { data: { x: '1', y: '1' } }).changed, true);
  w.apply('b', { data: { y: '1' } });
  w.second = 5;
  assert.equal(w.apply('a', { data: { x: '1', y: '1' } }).changed, false);
  assert.equal(timeOf(w, 'a'), '1970-01-01T00:00:00Z');
  assert.equal(w.apply('a', { data: { x: '2', y: '1' } }).changed, true);
  assert.equal(timeOf(w, 'a'), '1970-01-01T00:00:05Z');
  w.second = 6;
  assert.equal(w.apply('a', { data: { x: '2' } }).changed, true, 'only the ownership of y changes');
  assert.equal(timeOf(w, 'a'), '1970-01-01T00:00:06Z');
});

test('a version as precondition is carried along for the caller and is no change', () => {
  const w = world();
  w.apply('a', { data: { x: '1' } });
  const { object, changed } = w.apply('a', { metadata: { resourceVersion: '7' }, data: { x: '1' } });
  assert.equal(changed, false);
  assert.equal(object.metadata.resourceVersion, '7');
});

test('entries sent on create are ignored, a reset among them', () => {
  for (const sent of [[entry()], [{}]]) {
    const w = world();
    w.put('a', { data: { x: '1' } }, sent);
    assert.deepEqual(w.owners, { 'update a': '.data .data.x' });
  }
});

test('one empty entry clears the list; what follows is not tracked until the next apply', () => {
  const w = world();
  w.apply('a', { data: { x: '1' } });
  w.patch('b', {}, [{}]);
  assert.deepEqual(w.entries, []);
  w.patch('b', { data: { y: '1' } });
  assert.deepEqual(w.entries, []);
  w.apply('c', { data: { y: '1' } });
  assert.deepEqual(w.owners, { 'apply c': '.data.y', 'update before-first-apply': '.data .data.x .data.y' });
});

test('a reset beside other changes comes first, so the caller owns these', () => {
  const w = world();
  w.apply('a', { data: { x: '1' } });
  w.patch('b', { data: { y: '1' } }, [{}]);
  assert.deepEqual(w.owners, { 'update b': '.data.y' });
});

test('an empty list, no list and two empty entries leave the entries as they are', () => {
  for (const sent of [[], undefined, [{}, {}]]) {
    const w = world();
    w.apply('a', { data: { x: '1' } });
    w.put('b', { data: { x: '1', y: '1' } }, sent);
    assert.deepEqual(w.owners, { 'apply a': '.data.x', 'update b': '.data.y' });
  }
});

test('readable entries in a replacement take the place of the live ones', () => {
  const w = world();
  w.apply('a', { data: { x: '1' } });
  w.second = 2_000_000_000;
  w.put('b', { data: { x: '1', y: '1' } }, [
    entry(),
    entry({ manager: 'two', operation: 'Apply', fieldsV1: { 'f:data': { 'f:nope': {} } } }),
  ]);
  assert.deepEqual(w.owners, { 'apply two': '.data.nope', 'update sent': '.data.x', 'update b': '.data.y' });
  assert.equal(timeOf(w, 'sent'), '2021-05-05T05:05:05Z');
});

const unreadable: Record<string, object> = {
  'an unknown operation': { operation: 'Create' },
  'an unknown fieldsType': { fieldsType: 'FieldsV2' },
  'no fieldsType': { fieldsType: undefined },
  'no apiVersion': { apiVersion: undefined },
  'keys without prefix': { fieldsV1: { data: { x: {} } } },
  'fields that are no objects': { fieldsV1: { 'f:data': 'x' } },
  'a key that is no JSON': { fieldsV1: { 'f:data': { 'k:{name}': {} } } },
  'a key without fields': { fieldsV1: { 'f:data': { 'k:{}': {} } } },
  'a key of objects': { fieldsV1: { 'f:data': { 'k:{"name":{}}': {} } } },
  'a value that is an object': { fieldsV1: { 'f:data': { 'v:{}': {} } } },
  'a negative index': { fieldsV1: { 'f:data': { 'i:-1': {} } } },
};

for (const [what, fault] of Object.entries(unreadable)) {
  test(`an entry with ${what} makes the live entries count`, () => {
    const w = world();
    w.apply('a', { data: { x: '1' } });
    w.patch('b', { data: { y: '1' } }, [{ ...entry(), ...fault }]);
    assert.deepEqual(w.owners, { 'apply a': '.data.x', 'update b': '.data.y' });
    assert.equal(typeof managedFieldsFault([entry(), { ...entry(), ...fault }]), 'string');
  });
}

test('entries through a subresource are ignored', () => {
  const w = world();
  w.apply('a', { data: { x: '1' } });
  const live = w.object;
  assert.ok(live);
  const updated = { ...live, metadata: { ...live.metadata, managedFields: [{}] } };
  const after = w.fields.trackUpdate({ live, updated, manager: 'b', apiVersion: 'v1', subresource: 'status' });
  assert.deepEqual(after.metadata.managedFields, live.metadata.managedFields);
});

test('an entry without fields vanishes with the next write', () => {
  const w = world();
  w.put('a', { data: { x: '1' } });
  w.patch('b', {}, [entry({ fieldsV1: undefined })]);
  assert.deepEqual(w.entries, []);
});

test('an entry of a version that is gone vanishes; one without manager or time stays as it is', () => {
  const w = world();
  w.put('a', { data: { x: '1' } });
  w.patch('b', {}, [
    entry({ apiVersion: 'v9' }),
    { operation: 'Update', apiVersion: 'v1', fieldsType: 'FieldsV1', fieldsV1: { 'f:data': { 'f:y': {} } } },
  ]);
  assert.deepEqual(w.entries, [{ operation: 'Update', apiVersion: 'v1', fieldsType: 'FieldsV1', fieldsV1: { 'f:data': { 'f:y': {} } } }]);
});

test('beyond ten updaters the oldest two of a version are folded into ancient-changes; appliers do not count', () => {
  const w = world();
  w.apply('applier', { data: { z: '1' } });
  for (let i = 1; i <= 10; i++) w.patch(`m${String(i).padStart(2, '0')}`, { data: { [`k${i}`]: '1' } });
  assert.equal(w.entries.length, 11);
  w.second = 1;
  w.patch('m11', { data: { k11: '1' } });
  assert.equal(w.entries.length, 11);
  assert.equal(w.owners['update ancient-changes'], '.data.k1 .data.k2');
  assert.equal(timeOf(w, 'ancient-changes'), '1970-01-01T00:00:00Z');
  w.patch('m12', { data: { k12: '1' } });
  assert.equal(w.owners['update ancient-changes'], '.data.k1 .data.k2 .data.k3');
  assert.equal(w.entries.length, 11);
});

test('thousands of updaters that a client sends are folded in time in proportion to their number', () => {
  const sent = (count: number): number => {
    const w = world();
    w.put('a', { data: { x: '1' } });
    const entries = Array.from({ length: count }, (_, i) => entry({ manager: `m${i}`, fieldsV1: { 'f:data': { [`f:k${i}`]: {} } } }));
    const worked = processorTime();
    w.patch('b', { data: { y: '1' } }, entries);
    const took = worked();
    assert.equal(w.entries.length, 10);
    assert.equal(w.owners['update ancient-changes']?.split(' ').length, count + 1 - 9);
    return took;
  };
  sent(500);
  const [some, eightTimes] = [sent(1000), sent(8000)];
  assert.ok(eightTimes < 16 * some + 200, `${some} ms grew to ${eightTimes} ms`);
});

test('entries that did not change are handed on as they are', () => {
  const w = world();
  w.put('a', { data: { x: '1' } });
  const [before] = w.entries;
  w.patch('b', { data: { y: '1' } });
  assert.equal(
    w.entries.find(({ manager }) => manager === 'a'),
    before,
  );
});
