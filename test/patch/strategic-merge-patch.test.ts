import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { field, INT32, listOf, mapOf, STRING, struct } from '../../runtime/model/definition/structure.js';
import type { Json, JsonObject } from '../../runtime/model/object.js';
import { atOnce, Rest } from '../../runtime/model/parts.js';
import { applyStrategicMergePatch } from '../../runtime/patch/index.js';
import { leastTime } from '../support/programs/processor-time.js';

const merged = (...given: Parameters<typeof applyStrategicMergePatch>): JsonObject => atOnce(applyStrategicMergePatch(...given));

const port = struct('Port', () => [field('port', INT32, '+'), field('protocol', STRING, '?'), field('name', STRING, '?')]);
const env = struct('Env', () => [field('name', STRING, '+'), field('value', STRING, '?')]);
const container = struct('Container', () => [
  field('name', STRING, '+'),
  field('image', STRING, '?'),
  field('args', listOf(STRING), '?'),
  field('env', listOf(env), '?', { patchStrategy: ['merge'], patchMergeKey: 'name' }),
  field('ports', listOf(port), '?', { patchStrategy: ['merge'], patchMergeKey: 'port' }),
]);
const volume = struct('Volume', () => [field('name', STRING, '+'), field('disk', mapOf(STRING), '*'), field('memory', mapOf(STRING), '*')]);
const workload = struct('Workload', () => [
  field('labels', mapOf(STRING), '?'),
  field('finalizers', listOf(STRING), '?', { patchStrategy: ['merge'] }),
  field('containers', listOf(container), '+', { patchStrategy: ['merge'], patchMergeKey: 'name' }),
  field('volumes', listOf(volume), '?', { patchStrategy: ['merge', 'retainKeys'], patchMergeKey: 'name' }),
  field('tolerations', listOf(env), '?'),
  field('unkeyed', listOf(env), '?', { patchStrategy: ['merge'] }),
  field('selector', mapOf(STRING), '?', { patchStrategy: ['replace'] }),
  field('strategy', volume, '?', { patchStrategy: ['retainKeys'] }),
]);

const outcomes: { name: string; live: JsonObject; patch: Json; expect: JsonObject }[] = [
  {
    name: 'maps merge and null removes',
    live: { labels: { a: '1', b: '2' } },
    patch: { labels: { a: null, c: '3' } },
    expect: { labels: { b: '2', c: '3' } },
  },
  { name: 'null removes a list', live: { finalizers: ['a'] }, patch: { finalizers: null }, expect: {} },
  {
    name: '$patch: replace takes the place of a map',
    live: { labels: { a: '1' } },
    patch: { labels: { $patch: 'replace', b: '2' } },
    expect: { labels: { b: '2' } },
  },
  { name: '$patch: delete empties a map', live: { labels: { a: '1' } }, patch: { labels: { $patch: 'delete' } }, expect: { labels: {} } },
  { name: 'a null patch changes nothing', live: { labels: { a: '1' } }, patch: null, expect: { labels: { a: '1' } } },
  {
    name: 'a map with the strategy replace is replaced',
    live: { selector: { a: '1' } },
    patch: { selector: { b: '2' } },
    expect: { selector: { b: '2' } },
  },
  {
    name: 'an object that is replaced is the patch as it is written, with its nulls',
    live: { selector: { a: '1' } },
    patch: { selector: { a: null, b: { c: null } } },
    expect: { selector: { a: null, b: { c: null } } },
  },
  {
    name: 'nulls leave no trace in what is new, and directives direct nothing there',
    live: {},
    patch: { labels: { $patch: 'bogus', a: null, b: '2' } },
    expect: { labels: { $patch: 'bogus', b: '2' } },
  },
  {
    name: 'lists that are new are taken as they stand',
    live: {},
    patch: { containers: [{ image: 'nokey' }, { name: 'a', $patch: 'delete' }, 'b'], unkeyed: [{ name: 'a' }] },
    expect: { containers: [{ image: 'nokey' }, { name: 'a', $patch: 'delete' }, 'b'], unkeyed: [{ name: 'a' }] },
  },
  {
    name: 'items that are new are taken as they stand',
    live: { containers: [{ name: 'a', env: [{ name: 'X' }] }] },
    patch: { containers: [{ name: 'b', args: null, env: [{ name: 'Y', $patch: 'replace' }] }] },
    expect: {
      containers: [
        { name: 'b', env: [{ name: 'Y', $patch: 'replace' }] },
        { name: 'a', env: [{ name: 'X' }] },
      ],
    },
  },
  {
    name: 'what has another type is replaced as it stands',
    live: { labels: { a: '1' }, finalizers: ['a'] },
    patch: { labels: [{ $patch: 'delete' }], finalizers: { $patch: 'bogus' } },
    expect: { labels: [{ $patch: 'delete' }], finalizers: { $patch: 'bogus' } },
  },
  {
    name: 'directives in items of a list that is replaced direct nothing',
    live: { containers: [{ name: 'a', args: ['x'] }] },
    patch: { containers: [{ name: 'a', args: [{ $patch: 'replace' }, 'y'] }] },
    expect: { containers: [{ name: 'a', args: [{ $patch: 'replace' }, 'y'] }] },
  },
  {
    name: 'an order directive orders lists without a strategy, too',
    live: { containers: [{ name: 'a', args: ['x', 'y'] }] },
    patch: { containers: [{ name: 'a', '$setElementOrder/args': ['y', 'x'] }] },
    expect: { containers: [{ name: 'a', args: ['y', 'x'] }] },
  },

  {
    name: 'scalars merge as a set, new ones first',
    live: { finalizers: ['a', 'b'] },
    patch: { finalizers: ['c', 'b'] },
    expect: { finalizers: ['c', 'a', 'b'] },
  },
  {
    name: 'scalars are deleted by their value',
    live: { finalizers: ['a', 'b'] },
    patch: { '$deleteFromPrimitiveList/finalizers': ['a', 'z'] },
    expect: { finalizers: ['b'] },
  },
  {
    name: 'deletions come before additions',
    live: { finalizers: ['a', 'b'] },
    patch: { '$deleteFromPrimitiveList/finalizers': ['a'], finalizers: ['c'] },
    expect: { finalizers: ['c', 'b'] },
  },
  {
    name: 'deletions are the list where there is none that merges',
    live: { containers: [{ name: 'c', args: ['x', 'y'] }] },
    patch: {
      '$deleteFromPrimitiveList/finalizers': ['a'],
      containers: [{ name: 'c', '$deleteFromPrimitiveList/args': ['x'] }],
    },
    expect: { finalizers: ['a'], containers: [{ name: 'c', args: ['x'] }] },
  },
  {
    name: 'an order directive orders scalars',
    live: { finalizers: ['a', 'b'] },
    patch: { '$setElementOrder/finalizers': ['c', 'b', 'a'], finalizers: ['c'] },
    expect: { finalizers: ['c', 'b', 'a'] },
  },

  {
    name: 'items merge by their key',
    live: { containers: [{ name: 'a', image: '1', args: ['x'] }, { name: 'b' }] },
    patch: { containers: [{ name: 'a', image: '2' }] },
    expect: { containers: [{ name: 'a', image: '2', args: ['x'] }, { name: 'b' }] },
  },
  {
    name: 'new items come before kept ones that the patch does not name',
    live: { containers: [{ name: 'c', env: [{ name: 'X', value: '1' }, { name: 'Y' }] }] },
    patch: { containers: [{ name: 'c', env: [{ name: 'X', value: '9' }, { name: 'Z' }] }] },
    expect: { containers: [{ name: 'c', env: [{ name: 'X', value: '9' }, { name: 'Z' }, { name: 'Y' }] }] },
  },
  {
    name: 'lists without a strategy are replaced',
    live: { tolerations: [{ name: 'a' }], containers: [{ name: 'a', args: ['x', 'y'] }] },
    patch: { tolerations: [{ name: 'b' }], containers: [{ name: 'a', args: ['z'] }] },
    expect: { tolerations: [{ name: 'b' }], containers: [{ name: 'a', args: ['z'] }] },
  },
  {
    name: 'an item with $patch: delete takes the live one away',
    live: { containers: [{ name: 'a' }, { name: 'b' }] },
    patch: {
      containers: [
        { name: 'a', $patch: 'delete' },
        { name: 'z', $patch: 'delete' },
      ],
    },
    expect: { containers: [{ name: 'b' }] },
  },
  {
    name: 'an item $patch: replace makes the patch the whole list',
    live: { containers: [{ name: 'a' }, { name: 'b' }] },
    patch: { containers: [{ $patch: 'replace' }, { name: 'only' }] },
    expect: { containers: [{ name: 'only' }] },
  },
  {
    name: 'an item with $patch: replace and a key clears the list too',
    live: { containers: [{ name: 'a' }] },
    patch: { containers: [{ name: 'x', $patch: 'replace' }] },
    expect: { containers: [] },
  },
  {
    name: 'an order directive orders old and new items',
    live: { containers: [{ name: 'a' }, { name: 'b' }] },
    patch: { containers: [{ name: 'n' }], '$setElementOrder/containers': [{ name: 'n' }, { name: 'b' }, { name: 'a' }] },
    expect: { containers: [{ name: 'n' }, { name: 'b' }, { name: 'a' }] },
  },
  {
    name: 'an order directive works alone, and unnamed items keep their place after the one before them',
    live: { containers: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] },
    patch: { '$setElementOrder/containers': [{ name: 'c' }, { name: 'a' }] },
    expect: { containers: [{ name: 'b' }, { name: 'c' }, { name: 'a' }] },
  },
  {
    name: 'an order directive for an absent list adds nothing',
    live: {},
    patch: { '$setElementOrder/containers': [{ name: 'a' }] },
    expect: {},
  },
  {
    name: '$retainKeys drops what it does not list',
    live: { volumes: [{ name: 'v', memory: {} }] },
    patch: { volumes: [{ name: 'v', $retainKeys: ['name', 'disk'], disk: { path: '/x' } }] },
    expect: { volumes: [{ name: 'v', disk: { path: '/x' } }] },
  },
  {
    name: '$retainKeys in a struct',
    live: { strategy: { name: 'a', disk: {} } },
    patch: { strategy: { $retainKeys: ['name'], name: 'b' } },
    expect: { strategy: { name: 'b' } },
  },
  {
    name: 'keys of numbers',
    live: { containers: [{ name: 'c', ports: [{ port: 80, name: 'x' }] }] },
    patch: { containers: [{ name: 'c', ports: [{ port: 80, $patch: 'delete' }] }] },
    expect: { containers: [{ name: 'c', ports: [] }] },
  },
  { name: 'unknown members are kept for decoding to judge', live: {}, patch: { nosuch: { a: [1] } }, expect: { nosuch: { a: [1] } } },
];

for (const { name, live, patch, expect } of outcomes) {
  test(`strategic merge patch: ${name}`, () => {
    const before = structuredClone(live);
    assert.deepEqual(merged(live, patch, workload), expect);
    assert.deepEqual(live, before);
  });
}

const refusals: { name: string; live?: JsonObject; patch: Json; message: RegExp }[] = [
  {
    name: 'an unknown directive',
    patch: { $patch: 'bogus', labels: { k: 'v' } },
    message: /^unknown patch type: bogus in map: map\[\$patch:bogus labels:map\[k:v\]\]$/,
  },
  {
    name: 'an unknown directive of an item',
    live: { containers: [{ name: 'b' }] },
    patch: { containers: [{ name: 'a', $patch: 'bogus' }] },
    message: /^unknown patch type: bogus/,
  },
  {
    name: 'a directive to merge',
    live: { labels: { a: '1' } },
    patch: { labels: { $patch: 'merge', b: '2' } },
    message: /^unknown patch type: merge in map: map\[\$patch:merge b:2\]$/,
  },
  {
    name: 'an item without the merge key',
    live: { containers: [{ name: 'b' }] },
    patch: { containers: [{ image: 'nokey' }] },
    message: /^map: map\[image:nokey\] does not contain declared merge key: name$/,
  },
  {
    name: 'an order that the patch does not follow',
    live: { finalizers: ['z'] },
    patch: { '$setElementOrder/finalizers': ['a.io/x'], finalizers: ['a.io/y'] },
    message: /^The order in patch list:\n\[a.io\/y\]\n doesn't match \$setElementOrder list:\n\[a.io\/x\]\n$/,
  },
  { name: 'an order that is no list', patch: { '$setElementOrder/finalizers': 'x' }, message: /must be a list/ },
  { name: 'a list directive without a name', patch: { $setElementOrder: [] }, message: /invalid patch format/ },
  {
    name: '$retainKeys that miss a key',
    live: { strategy: { name: 'a' } },
    patch: { strategy: { $retainKeys: ['name'], disk: {} } },
    message: /^invalid patch format of retainKeys$/,
  },
  {
    name: 'lists of mixed types',
    live: { containers: [{ name: 'b' }] },
    patch: { containers: [{ name: 'a' }, 'b'] },
    message: /^list element types are not identical$/,
  },
  {
    name: 'merging objects that have no key',
    live: { unkeyed: [{ name: 'b' }] },
    patch: { unkeyed: [{ name: 'a' }] },
    message: /^cannot merge lists/,
  },
  { name: 'a patch that is no object', patch: [], message: /must be an object/ },
];

for (const { name, live = {}, patch, message } of refusals) {
  test(`strategic merge patch refuses ${name}`, () => {
    assert.throws(() => merged(live, patch, workload), { code: 400, message });
  });
}

test('strategic merge patch: keys that every object inherits are data', () => {
  const patch = JSON.parse('{"labels":{"__proto__":"p","constructor":"c"}}') as JsonObject;
  assert.equal(JSON.stringify(merged({ labels: {} }, patch, workload)), '{"labels":{"__proto__":"p","constructor":"c"}}');
});

test('strategic merge patch: big lists merge in linear time', async () => {
  const list = (prefix: string): Json[] => Array.from({ length: 30_000 }, (_, i) => ({ name: `${prefix}${i}` }));
  const ms = await leastTime(2000, () => {
    const result = merged({ containers: list('a') }, { containers: [...list('b'), ...list('a').reverse()] }, workload) as {
      containers: Json[];
    };
    assert.equal(result.containers.length, 60_000);
  });
  assert.ok(ms < 2000, `${ms} ms`);
});

describe('directives that have nothing to direct, where they are left out', () => {
  const leftOut = { leftOut: true, missingStayMissing: true, deleteFromAll: true };

  test('scalars to delete are never a list, and go from lists of every kind', () => {
    const patch = { '$deleteFromPrimitiveList/finalizers': ['x'], '$deleteFromPrimitiveList/tolerations': ['b'] };
    const live = { tolerations: ['a', 'b'] };
    assert.deepEqual(merged(live, patch, workload, leftOut), { tolerations: ['a'] });
    assert.deepEqual(merged(live, patch, workload, { ...leftOut, deleteFromAll: false }), { tolerations: ['b'] });
    assert.deepEqual(merged(live, patch, workload), { tolerations: ['b'], finalizers: ['x'] });
  });

  test('items and objects with a directive go where nothing is stored', () => {
    const labels = { a: 'b', $retainKeys: ['a'] };
    const patch = { labels, containers: [{ $patch: 'delete', name: 'a' }] };
    assert.deepEqual(merged({ containers: null }, patch, workload, leftOut), { labels });
  });

  test('a list that replaces another stands as it is written', () => {
    const patch = { tolerations: [{ $patch: 'replace' }, 'c'] };
    assert.deepEqual(merged({ tolerations: ['a'] }, patch, workload, leftOut), patch);
  });
});

test('long lists are merged in parts, to the same', () => {
  const names = (count: number) => Array.from({ length: count }, (_, i) => `f${i}`);
  const live = { finalizers: names(3000), containers: names(3000).map((name) => ({ name, image: 'a' })) };
  const patch = {
    finalizers: names(5000).reverse(),
    containers: names(5000).map((name) => ({ name, image: 'b' })),
    '$setElementOrder/containers': names(5000).map((name) => ({ name })),
  };
  const work = applyStrategicMergePatch(live, patch, workload);
  assert.ok(work instanceof Rest);
  let pauses = 0;
  let step = work.work.next();
  for (; step.done !== true; step = work.work.next()) pauses += 1;
  assert.ok(pauses > 100, `${pauses} pauses`);
  assert.deepEqual(step.value, { finalizers: names(5000).reverse(), containers: patch.containers });
});
