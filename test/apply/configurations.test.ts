/** Configurations that cannot be applied, and moving from client-side apply. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '../../runtime/model/object.js';
import { conflictsOf, SETTINGS, WORKLOAD, World } from './world.js';

const refusals: { name: string; config: JsonObject; message: string | RegExp }[] = [
  {
    name: 'another version',
    config: { apiVersion: 'v2' },
    message: 'Incorrect version specified in apply patch. Specified patch version: v2, expected: v1',
  },
  {
    name: 'no version',
    config: { apiVersion: undefined },
    message: 'Incorrect version specified in apply patch. Specified patch version: , expected: v1',
  },
  { name: 'another kind', config: { kind: 'Other' }, message: /\.kind: expected Workload/ },
  { name: 'no kind', config: { kind: undefined }, message: /\.kind: expected Workload/ },
  { name: 'managedFields', config: { metadata: { managedFields: [] } }, message: 'metadata.managedFields must be nil' },
  { name: 'an unknown field', config: { spec: { nosuch: 1 } }, message: /\.spec\.nosuch: field not declared in schema$/ },
  { name: 'metadata that is no map', config: { spec: 'x' }, message: /\.spec: expected map, got &\{x\}$/ },
  {
    name: 'a number for a string',
    config: { metadata: { labels: { a: 1 } } },
    message: /\.metadata\.labels\.a: expected string, got &value\.valueUnstructured\{Value:1\}$/,
  },
  {
    name: 'a string for a number',
    config: { spec: { replicas: '2' } },
    message: /\.spec\.replicas: expected numeric \(int or float\), got string$/,
  },
  { name: 'a fraction for an integer', config: { spec: { replicas: 1.5 } }, message: /\.spec\.replicas: expected integer, got &\{1\.5\}$/ },
  { name: 'a string for a boolean', config: { spec: { paused: 'yes' } }, message: /\.spec\.paused: expected boolean, got &\{yes\}$/ },
  {
    name: 'a map for a list',
    config: { spec: { containers: { name: 'c' } } },
    message: /\.spec\.containers: expected list, got &\{map\[name:c\]\}$/,
  },
  {
    name: 'a list for a quantity',
    config: { spec: { containers: [{ name: 'c', limits: { cpu: [] } }] } },
    message: /\.limits\.cpu: expected any scalar, got &\{\[\]\}$/,
  },
  {
    name: 'items that are no maps',
    config: { spec: { containers: ['c'] } },
    message: /\.spec\.containers: element 0: associative list with keys may not have non-map elements$/,
  },
  {
    name: 'the same item twice',
    config: { spec: { containers: [{ name: 'c' }, { name: 'c' }] } },
    message: /\.spec\.containers: duplicate entries for key \[name="c"\]$/,
  },
  {
    name: 'the same item twice by a defaulted key',
    config: { spec: { containers: [{ name: 'c', ports: [{ port: 1 }, { port: 1, protocol: 'TCP' }] }] } },
    message: /\.spec\.containers\[name="c"\]\.ports: duplicate entries for key \[port=1,protocol="TCP"\]$/,
  },
  {
    name: 'the same element of a set twice',
    config: { metadata: { finalizers: ['a', 'a'] } },
    message: /\.metadata\.finalizers: duplicate entries for key \[="a"\]$/,
  },
  {
    name: 'a map in a set',
    config: { metadata: { finalizers: [{}] } },
    message: /\.metadata\.finalizers: element 0: associative list without keys may hold only scalars$/,
  },
  {
    name: 'several faults',
    config: { spec: { paused: 1, replicas: 'x' } },
    message: /: errors:\n {2}\.spec\.paused: .*\n {2}\.spec\.replicas: /,
  },
];

for (const { name, config, message } of refusals) {
  test(`a configuration with ${name} is refused with 400`, () => {
    assert.throws(() => new World({ structure: WORKLOAD }).apply('a', config), { code: 400, message });
  });
}

test('null fits any field', () => {
  new World({ structure: WORKLOAD }).apply('a', { metadata: { labels: null }, spec: { replicas: null, paused: null, containers: null } });
});

test('the answer to conflicts lists managers in order, updaters with their version', () => {
  const world = new World({ structure: SETTINGS });
  world.apply('b', { data: { x: '1', y: '1' } });
  world.apply('a', { data: { y: '1' } });
  world.patch('u', { data: { z: '1' } });
  assert.throws(() => world.apply('c', { data: { x: '2', y: '2', z: '2' } }), {
    code: 409,
    reason: 'Conflict',
    message:
      'Apply failed with 4 conflicts: conflicts with "a":\n- .data.y\nconflicts with "b":\n- .data.x\n- .data.y\nconflicts with "u" using v1:\n- .data.z',
    details: {
      causes: [
        { reason: 'FieldManagerConflict', message: 'conflict with "a"', field: '.data.y' },
        { reason: 'FieldManagerConflict', message: 'conflict with "b"', field: '.data.x' },
        { reason: 'FieldManagerConflict', message: 'conflict with "b"', field: '.data.y' },
        { reason: 'FieldManagerConflict', message: 'conflict with "u" using v1', field: '.data.z' },
      ],
    },
  });
  assert.throws(() => world.apply('c', { data: { x: '2' } }), { message: 'Apply failed with 1 conflict: conflict with "b": .data.x' });
});

const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';
const applied = (config: JsonObject): JsonObject => ({
  ...config,
  metadata: {
    name: 'x',
    annotations: { [LAST_APPLIED]: JSON.stringify({ apiVersion: 'v1', kind: 'Settings', metadata: { name: 'x' }, ...config }) },
  },
});

test('kubectl takes over without conflict what it wrote by client-side apply, and keeps the annotation up to date', () => {
  const world = new World({ structure: SETTINGS });
  world.put('kubectl-client-side-apply', applied({ data: { x: '1' } }));
  assert.deepEqual(
    conflictsOf(() => world.apply('other', { data: { x: '2' } })),
    [['.data.x', 'kubectl-client-side-apply']],
  );
  world.apply('kubectl', { data: { x: '<2>' } });
  assert.equal(world.owners['apply kubectl'], '.data.x');
  assert.equal(
    world.owners['update kubectl-client-side-apply'],
    '.data .metadata.annotations .metadata.annotations.kubectl.kubernetes.io/last-applied-configuration',
  );
  assert.equal(
    world.object?.metadata.annotations?.[LAST_APPLIED],
    '{"apiVersion":"v1","data":{"x":"\\u003c2\\u003e"},"kind":"Settings","metadata":{"name":"x"}}\n',
  );
});

test('values that somebody changed since are conflicts for kubectl, too', () => {
  const world = new World({ structure: SETTINGS });
  world.put('kubectl-client-side-apply', applied({ data: { x: '1', y: '1' } }));
  world.patch('u', { data: { y: '2' } });
  assert.deepEqual(
    conflictsOf(() => world.apply('kubectl', { data: { x: '2', y: '3' } })),
    [['.data.y', 'u']],
  );
});

test('an annotation that cannot be read allows nothing', () => {
  for (const text of ['{', '[]', '{"apiVersion":"v2"}', '{"apiVersion":"v1","nosuch":1}']) {
    const world = new World({ structure: SETTINGS });
    world.put('u', { metadata: { annotations: { [LAST_APPLIED]: text } }, data: { x: '1' } });
    assert.deepEqual(
      conflictsOf(() => world.apply('kubectl', { data: { x: '2' } })),
      [['.data.x', 'u']],
    );
  }
});
