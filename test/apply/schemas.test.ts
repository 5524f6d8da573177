/** Kinds that a schema describes: what its markers say of ownership (specification 1, "Merge strategy markers"). */
import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { structureOfSchema } from '../../runtime/apply/index.js';
import type { StructStructure } from '../../runtime/model/definition/structure.js';
import { ApiError } from '../../runtime/model/errors.js';
import type { JsonObject } from '../../runtime/model/object.js';
import { conflictsOf, METADATA, rule, World } from './world.js';

const string = { type: 'string' };
const widget = (properties: JsonObject, more: JsonObject = {}): { structure: StructStructure } => ({
  structure: structureOfSchema({
    kind: 'Widget',
    metadata: METADATA,
    schema: { type: 'object', properties: { spec: { type: 'object', properties, ...more } } },
  }),
});
const item = { type: 'object', properties: { name: string, v: string }, required: ['name'] };

rule(
  'a list without a marker is atomic, and so is one that says so',
  widget({
    plain: { type: 'array', items: string },
    marked: { type: 'array', items: item, 'x-kubernetes-list-type': 'atomic' },
  }),
  [
    { by: 'a', apply: { spec: { plain: ['x'], marked: [{ name: 'n', v: '1' }] } }, owners: { 'apply a': '.spec.marked .spec.plain' } },
    { by: 'b', apply: { spec: { plain: ['x', 'y'] } }, conflicts: [['.spec.plain', 'a']] },
    { by: 'b', apply: { spec: { marked: [{ name: 'n', v: '2' }] } }, conflicts: [['.spec.marked', 'a']] },
  ],
);

rule(
  'sets of strings and of numbers are shared element by element',
  widget({
    words: { type: 'array', items: string, 'x-kubernetes-list-type': 'set' },
    numbers: { type: 'array', items: { type: 'integer' }, 'x-kubernetes-list-type': 'set' },
  }),
  [
    { by: 'a', apply: { spec: { words: ['p', 'q'], numbers: [2, 1] } } },
    {
      by: 'b',
      apply: { spec: { words: ['r', 'q'], numbers: [3, 2] } },
      state: { spec: { words: ['p', 'q', 'r'], numbers: [2, 1, 3] } },
      owners: {
        'apply a': '.spec.numbers[=1] .spec.numbers[=2] .spec.words[="p"] .spec.words[="q"]',
        'apply b': '.spec.numbers[=2] .spec.numbers[=3] .spec.words[="q"] .spec.words[="r"]',
      },
    },
    { by: 'a', apply: { spec: {} }, state: { spec: { words: ['q', 'r'], numbers: [2, 3] } } },
  ],
);

rule(
  'lists by key are shared item by item; an absent key field has its default',
  widget({
    ports: {
      type: 'array',
      items: {
        type: 'object',
        properties: { port: { type: 'integer' }, protocol: { type: 'string', default: 'TCP' }, name: string },
        required: ['port', 'protocol'],
      },
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['port', 'protocol'],
    },
  }),
  [
    {
      by: 'a',
      apply: { spec: { ports: [{ port: 80 }, { port: 80, protocol: 'UDP' }] } },
      owners: {
        'apply a':
          '.spec.ports[port=80,protocol="TCP"] .spec.ports[port=80,protocol="UDP"] .spec.ports[port=80,protocol="TCP"].port ' +
          '.spec.ports[port=80,protocol="UDP"].port .spec.ports[port=80,protocol="UDP"].protocol',
      },
    },
    {
      by: 'b',
      apply: { spec: { ports: [{ port: 80, protocol: 'TCP', name: 'web' }, { port: 443 }] } },
      state: {
        spec: {
          ports: [
            { port: 80, protocol: 'TCP', name: 'web' },
            { port: 80, protocol: 'UDP' },
            { port: 443, protocol: 'TCP' },
          ],
        },
      },
    },
  ],
);

rule(
  'maps and structs are granular unless they are marked atomic',
  widget({
    map: { type: 'object', additionalProperties: string },
    atomicMap: { type: 'object', additionalProperties: string, 'x-kubernetes-map-type': 'atomic' },
    struct: { type: 'object', properties: { a: string, b: string } },
    atomicStruct: { type: 'object', properties: { a: string, b: string }, 'x-kubernetes-map-type': 'atomic' },
  }),
  [
    {
      by: 'a',
      apply: { spec: { map: { k: '1' }, atomicMap: { k: '1' }, struct: { a: '1' }, atomicStruct: { a: '1' } } },
      owners: { 'apply a': '.spec.atomicMap .spec.atomicStruct .spec.map.k .spec.struct.a' },
    },
    { by: 'b', apply: { spec: { map: { l: '2' }, struct: { b: '2' } } } },
    { by: 'b', apply: { spec: { atomicMap: { l: '2' } } }, conflicts: [['.spec.atomicMap', 'a']] },
    { by: 'b', apply: { spec: { atomicStruct: { b: '2' } } }, conflicts: [['.spec.atomicStruct', 'a']] },
  ],
);

rule(
  'the values of a map merge as their schema says',
  widget({
    sets: { type: 'object', additionalProperties: { type: 'array', items: string, 'x-kubernetes-list-type': 'set' } },
  }),
  [
    { by: 'a', apply: { spec: { sets: { k: ['x'] } } }, owners: { 'apply a': '.spec.sets.k .spec.sets.k[="x"]' } },
    { by: 'b', apply: { spec: { sets: { k: ['y'] } } }, state: { spec: { sets: { k: ['x', 'y'] } } } },
  ],
);

rule(
  'free-form objects are owned member by member, each member as a whole',
  widget({
    free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
    either: { 'x-kubernetes-int-or-string': true },
    any: { 'x-kubernetes-preserve-unknown-fields': true },
  }),
  [
    {
      by: 'a',
      apply: { spec: { free: { z: { y: 1 }, l: [1, { a: 2 }] }, either: 5, any: [{ x: 1 }] } },
      owners: { 'apply a': '.spec.any .spec.either .spec.free.l .spec.free.z' },
    },
    { by: 'b', apply: { spec: { free: { z: { y: 2 } } } }, conflicts: [['.spec.free.z', 'a']] },
  ],
);

test('an embedded object has the fields every object has, and its own', () => {
  const { structure } = widget({
    template: {
      type: 'object',
      'x-kubernetes-embedded-resource': true,
      properties: { data: { type: 'object', additionalProperties: string }, kind: { type: 'integer' } },
    },
  });
  const world = new World({ structure });
  world.apply('a', { spec: { template: { kind: 'Inner', apiVersion: 'v1', metadata: { labels: { l: '1' } }, data: { k: '1' } } } });
  assert.equal(
    world.owners['apply a'],
    '.spec.template.apiVersion .spec.template.kind .spec.template.data.k .spec.template.metadata.labels.l',
  );
});

test('a schema that says what no schema may is read as far as it makes sense', () => {
  const { structure } = widget({
    list: { type: 'array', 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': 'name' },
    odd: 7,
    __proto__: { type: 'string' },
  });
  const world = new World({ structure });
  world.apply('a', { spec: { list: [1, 'x'], odd: { any: true } } });
  assert.equal(world.owners['apply a'], '.spec.list .spec.odd');
});

const refused: readonly (readonly [string, JsonObject, RegExp])[] = [
  ['a set with an element twice', { set: ['p', 'p'] }, /duplicate entries for key \[="p"\]/],
  ['an item twice', { named: [{ name: 'k' }, { name: 'k' }] }, /duplicate entries for key \[name="k"\]/],
  ['an item without its key', { named: [{ v: 'k' }] }, /omits key field "name"/],
  ['a field that nobody declared', { unknown: 1 }, /\.spec\.unknown: field not declared in schema/],
  ['a value of another type', { set: 'p' }, /\.spec\.set: expected list/],
];
for (const [what, spec, message] of refused) {
  test(`${what} is the applier's mistake`, () => {
    const world = new World(
      widget({
        set: { type: 'array', items: string, 'x-kubernetes-list-type': 'set' },
        named: { type: 'array', items: item, 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': ['name'] },
      }),
    );
    assert.throws(
      () => world.apply('a', { spec }),
      (error) => error instanceof ApiError && error.code === 400 && message.test(error.message),
    );
  });
}

describe('items of lists with several keys', () => {
  const ports = {
    type: 'array',
    items: { type: 'object', properties: { name: string, protocol: { ...string, default: 'TCP' }, share: string, v: string } },
    'x-kubernetes-list-type': 'map',
    'x-kubernetes-list-map-keys': ['name', 'protocol', 'share'],
  };

  it('need each key without a default at first', () => {
    const world = new World(widget({ ports }));
    assert.throws(
      () => world.apply('a', { spec: { ports: [{ name: 'n', v: '1' }] } }),
      (error) => error instanceof ApiError && error.code === 400 && /omits key field "share"/.test(error.message),
    );
  });

  it('are known by the keys that they have in later releases', () => {
    const world = new World({ ...widget({ ports }), enabled: ['PartialKeys'] });
    world.apply('a', { spec: { ports: [{ name: 'n', v: '1' }] } });
    world.apply('b', { spec: { ports: [{ name: 'n', share: 's', v: '2' }, { v: '3' }] } });
    assert.equal(
      world.owners['apply a'],
      '.spec.ports[name="n",protocol="TCP"] .spec.ports[name="n",protocol="TCP"].name .spec.ports[name="n",protocol="TCP"].v',
    );
    assert.match(
      world.owners['apply b'] ?? '',
      /\.spec\.ports\[name="n",protocol="TCP",share="s"\]\.share .* \.spec\.ports\[protocol="TCP"\]\.v$/,
    );
  });

  it('are refused where they have no key at all', () => {
    const keyed = { ...ports, 'x-kubernetes-list-map-keys': ['name', 'share'] };
    const world = new World({ ...widget({ keyed }), enabled: ['PartialKeys'] });
    assert.throws(
      () => world.apply('a', { spec: { keyed: [{ v: '1' }] } }),
      (error) => error instanceof ApiError && error.code === 400 && /omits all key fields \["name" "share"\]/.test(error.message),
    );
  });
});

test('what is inside of a struct that preserves unknown fields takes any, too, however deep', () => {
  const inner = { type: 'object', properties: { deep: { type: 'array', items: item, 'x-kubernetes-list-type': 'atomic' }, known: string } };
  const world = new World(widget({ outer: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true, properties: { inner } } }));
  world.apply('a', { spec: { outer: { inner: { known: 'k', free: 'f' } } } });
  assert.equal(world.owners['apply a'], '.spec.outer.inner.free .spec.outer.inner.known');
  const closed = new World(widget({ outer: { type: 'object', properties: { inner } } }));
  assert.throws(() => closed.apply('a', { spec: { outer: { inner: { free: 'f' } } } }), ApiError);
});

test('a struct that preserves unknown fields takes any, and owns each as a whole', () => {
  const world = new World(widget({ known: string }, { 'x-kubernetes-preserve-unknown-fields': true }));
  world.fields.apply({
    live: undefined,
    config: { apiVersion: 'v1', kind: 'Widget', metadata: { name: 'x' }, spec: { known: 'k', more: { deep: { er: 1 } } } },
    kind: 'Widget',
    apiVersion: 'v1',
    manager: 'a',
    force: false,
    defaults(merged) {
      world.object = merged;
      return merged;
    },
  });
  assert.deepEqual(world.state, { spec: { known: 'k', more: { deep: { er: 1 } } } });
  assert.deepEqual(
    conflictsOf(() => world.apply('b', { spec: { known: 'k' } })),
    [],
  );
});
