/** Owners that use different versions of a kind, and shapes that change under existing entries. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { structureOfSchema, type VersionedStructures } from '../../runtime/apply/index.js';
import {
  type FieldStructure,
  FREE_ANY,
  field,
  INT32,
  listOf,
  mapOf,
  STRING,
  type StructStructure,
  struct,
} from '../../runtime/model/definition/structure.js';
import type { ApiObject, Json } from '../../runtime/model/object.js';
import { conflictsOf, METADATA, rule, World } from './world.js';

const root = [field('kind', STRING, '?'), field('apiVersion', STRING, '?'), field('metadata', METADATA, '?')];
const kind = (...fields: FieldStructure[]): StructStructure => struct('Thing', () => [...root, ...fields]);

/** In v1 the size stands in `size`, in v2 in `limits.size`. */
const V1 = kind(field('size', INT32, '*'), field('color', STRING, '?'));
const V2 = kind(
  field(
    'limits',
    struct('Limits', () => [field('size', INT32, '*')]),
    '*',
  ),
  field('color', STRING, '?'),
);

function convert({ size, limits, ...object }: ApiObject, to: string): ApiObject | undefined {
  const value = size ?? (limits as { size?: Json } | undefined)?.size;
  if (to === 'v1') return { ...object, apiVersion: to, ...(value === undefined ? {} : { size: value }) };
  return to === 'v2' ? { ...object, apiVersion: to, ...(value === undefined ? {} : { limits: { size: value } }) } : undefined;
}
const bothVersions: VersionedStructures = { structure: (version) => ({ v1: V1, v2: V2 })[version], convert };

/** Two clients of one object, each with a version of its own. */
function twoVersions(): { v1: World; v2: World; pass(from: World, to: World): void } {
  return {
    v1: new World({ structure: V1, apiVersion: 'v1', versions: bothVersions }),
    v2: new World({ structure: V2, apiVersion: 'v2', versions: bothVersions }),
    pass(from, to) {
      to.object = from.object && convert(from.object, to.apiVersion);
    },
  };
}

test('ownership holds across versions, wherever a version keeps the field', () => {
  const { v1, v2, pass } = twoVersions();
  v1.apply('a', { size: 1 });
  pass(v1, v2);
  assert.deepEqual(
    conflictsOf(() => v2.apply('b', { limits: { size: 2 } })),
    [['.size', 'a']],
    'the path is that of the owner',
  );
  v2.apply('b', { limits: { size: 1 } });
  assert.deepEqual(v2.owners, { 'apply a': '.size', 'apply b': '.limits.size' });
});

test('a field that an owner in another version keeps is not removed', () => {
  const { v1, v2, pass } = twoVersions();
  v1.apply('a', { size: 1, color: 'red' });
  pass(v1, v2);
  v2.apply('b', { limits: { size: 1 } });
  pass(v2, v1);
  v1.apply('a', { color: 'red' });
  assert.deepEqual(v1.state, { size: 1, color: 'red' });
  pass(v1, v2);
  v2.apply('b', {});
  assert.deepEqual(v2.state, { color: 'red' });
  assert.deepEqual(v2.owners, { 'apply a': '.color' });
});

test('an applier is the same in every version: its entry moves', () => {
  const { v1, v2, pass } = twoVersions();
  v1.apply('a', { size: 1, color: 'red' });
  pass(v1, v2);
  v2.apply('a', { limits: { size: 1 } });
  assert.deepEqual(v2.state, { limits: { size: 1 } });
  assert.deepEqual(v2.owners, { 'apply a': '.limits.size' });
  assert.equal(v2.entries[0]?.apiVersion, 'v2');
});

test('an updater is another one in each version', () => {
  const { v1, v2, pass } = twoVersions();
  v1.put('u', { size: 1, color: 'red' });
  pass(v1, v2);
  v2.patch('u', { color: 'blue' });
  assert.deepEqual(
    v2.entries.map(({ apiVersion, fieldsV1 }) => [apiVersion, fieldsV1]),
    [
      ['v1', { 'f:size': {} }],
      ['v2', { 'f:color': {} }],
    ],
  );
});

const listAs = (markers: object): StructStructure => {
  const item = struct('Item', () => [field('name', STRING, '+'), field('v', STRING, '?')]);
  return kind(field('f', listOf(item), '*', markers), field('other', STRING, '*'));
};
const ATOMIC = listAs({ listType: 'atomic' });
const KEYED = listAs({ listType: 'map', listMapKeys: ['name'] });

/** A world whose structure can be changed under it. */
function changing(first: StructStructure): { world: World; become(next: StructStructure): void } {
  let structure = first;
  const versions: VersionedStructures = { structure: () => structure, convert: (object) => object };
  return {
    world: new World({ structure: first, versions }),
    become(next) {
      structure = next;
    },
  };
}

test('owners of items own the whole list when it becomes atomic', () => {
  const { world, become } = changing(KEYED);
  world.apply('a', { f: [{ name: 'x', v: '1' }] });
  world.apply('b', { f: [{ name: 'y', v: '1' }] });
  become(ATOMIC);
  assert.deepEqual(
    conflictsOf(() => world.apply('c', { f: [{ name: 'z' }] })),
    [
      ['.f', 'a'],
      ['.f', 'b'],
    ],
  );
  world.patch('u', { other: 'o' });
  assert.deepEqual(world.owners, { 'apply a': '.f', 'apply b': '.f', 'update u': '.other' });
});

test('ownership of an atomic list says nothing about its items when it becomes granular', () => {
  const { world, become } = changing(ATOMIC);
  world.apply('a', { f: [{ name: 'x', v: '1' }] });
  become(KEYED);
  world.apply('c', { f: [{ name: 'x', v: '2' }] });
  assert.deepEqual(world.owners, { 'apply a': '.f', 'apply c': '.f[name="x"] .f[name="x"].name .f[name="x"].v' });
});

const schemaless = structureOfSchema({ kind: 'Thing', metadata: METADATA, schema: undefined });

test('without a schema every key is a field and every list is atomic', () => {
  const versions: VersionedStructures = { structure: () => schemaless, convert: (object) => object };
  const world = new World({ structure: schemaless, versions });
  const apply = (manager: string, config: object): unknown => {
    const { object } = world.fields.apply({
      live: world.object,
      config: { apiVersion: 'v1', kind: 'Thing', metadata: { name: 'x' }, ...config },
      kind: 'Thing',
      apiVersion: 'v1',
      manager,
      force: false,
      defaults: (merged) => merged,
    });
    world.object = object;
    return object;
  };
  apply('a', { spec: { x: { y: '1', n: 5 }, list: [{ name: 'a' }], nil: null, empty: {}, none: [] }, other: true });
  assert.equal(world.owners['apply a'], '.other .spec .spec.empty .spec.list .spec.nil .spec.none .spec.x .spec.x.n .spec.x.y');
  assert.deepEqual(
    conflictsOf(() => apply('b', { spec: { list: [{ name: 'b' }] } })),
    [['.spec.list', 'a']],
  );
  assert.deepEqual(
    conflictsOf(() => apply('b', { spec: { x: 'text' } })),
    [['.spec.x', 'a']],
  );
  apply('b', { spec: { empty: { q: '1' }, x: { n: 5 } } });
  assert.equal(world.owners['apply b'], '.spec .spec.empty .spec.x .spec.empty.q .spec.x.n');
  apply('a', { spec: { x: { n: 5 } } });
  assert.deepEqual(world.state, { spec: { x: { n: 5 }, empty: { q: '1' } } });
});

const free = kind(field('free', mapOf(FREE_ANY), '*'), field('any', FREE_ANY, '*'));

rule('free-form values are owned as a whole', { structure: free }, [
  { by: 'a', apply: { free: { z: { y: 1 }, l: [1, { a: 2 }] }, any: { x: { y: 1 } } }, owners: { 'apply a': '.any .free.l .free.z' } },
  { by: 'b', apply: { free: { z: { y: 2 } } }, conflicts: [['.free.z', 'a']] },
]);
