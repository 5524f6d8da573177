/** Writes that are no applies: creates, replacements and patches. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from '../../runtime/model/object.js';
import { rule, SETTINGS, WORKLOAD, World } from './world.js';

const settings = { structure: SETTINGS };
const workload = { structure: WORKLOAD };

rule('a creator owns all that differs from an empty object, the maps and optional structs it made included', workload, [
  {
    by: 'u',
    put: {
      metadata: { labels: { l: '1' } },
      spec: { selector: { matchLabels: { x: '1' } }, containers: [{ name: 'c', ports: [{ port: 80 }] }] },
    },
    owners: {
      'update u':
        '.metadata.labels .metadata.labels.l .spec.replicas .spec.selector .spec.containers[name="c"] .spec.containers[name="c"].name .spec.containers[name="c"].policy .spec.containers[name="c"].ports .spec.containers[name="c"].ports[port=80,protocol="TCP"] .spec.containers[name="c"].ports[port=80,protocol="TCP"].port .spec.containers[name="c"].ports[port=80,protocol="TCP"].protocol .spec.strategy.type',
    },
  },
]);

rule('an updater owns what it changed and adds, others lose it', settings, [
  { by: 'a', put: { data: { x: '1', y: '1' } }, owners: { 'update a': '.data .data.x .data.y' } },
  { by: 'b', put: { data: { x: '2', y: '1', z: '1' } }, owners: { 'update a': '.data .data.y', 'update b': '.data.x .data.z' } },
]);

rule('nobody owns what is gone', settings, [
  { by: 'a', put: { data: { x: '1', y: '1' } } },
  { by: 'b', patch: { data: { y: null } }, owners: { 'update a': '.data .data.x' } },
  { by: 'b', patch: { data: null, immutable: false }, owners: { 'update b': '.immutable' } },
]);

rule('writing the live value takes no share', settings, [
  { by: 'a', put: { data: { x: '1' } } },
  { by: 'b', patch: { data: { x: '1' } }, owners: { 'update a': '.data .data.x' } },
]);

rule('an update takes fields from appliers without a conflict', settings, [
  { by: 'a', apply: { data: { x: '1', y: '1' } } },
  { by: 'u', patch: { data: { x: '2' } }, owners: { 'apply a': '.data.y', 'update u': '.data.x' } },
  { by: 'a', apply: { data: { x: '1', y: '1' } }, conflicts: [['.data.x', 'u']] },
]);

rule('one name is two managers when it applies and updates', settings, [
  { by: 'm', apply: { data: { x: '1' } } },
  { by: 'm', patch: { data: { y: '1' } }, owners: { 'apply m': '.data.x', 'update m': '.data.y' } },
]);

rule('what this endpoint does not write is not owned', { ...workload, ignored: [['status']] }, [
  {
    by: 'u',
    put: { spec: { paused: true }, status: { ready: 1 } },
    owners: { 'update u': '.spec.paused .spec.replicas .spec.strategy.type' },
  },
]);

rule('an object that nobody owns anything of is not tracked any more', settings, [
  { by: 'a', put: { data: { x: '1' } } },
  { by: 'b', put: {}, owners: {} },
  { by: 'c', patch: { data: { z: '1' } }, owners: {} },
]);

rule('the first apply to an untracked object finds it owned by before-first-apply', settings, [
  { by: 'a', put: { data: { x: '1', y: '1' } } },
  { by: 'a', put: {}, owners: {} },
  { by: 'a', put: { data: { x: '1', y: '1' } }, owners: {} },
  { by: 'b', apply: { data: { x: '2' } }, conflicts: [['.data.x', 'before-first-apply']] },
  { by: 'b', apply: { data: { x: '1' } }, owners: { 'apply b': '.data.x', 'update before-first-apply': '.data .data.x .data.y' } },
]);

rule('an object with items that cannot be told apart is stored, but not tracked', workload, [
  { by: 'a', put: { spec: { containers: [{ name: 'c' }, { name: 'c' }] } }, owners: {} },
]);

rule('of an object that gets such items nobody owns anything any more', workload, [
  { by: 'a', apply: { spec: { paused: true } } },
  { by: 'u', patch: { spec: { replicas: 2, containers: [{ name: 'c' }, { name: 'c' }] } }, owners: {} },
]);

test('an apply to an object with items that cannot be told apart is refused', () => {
  const world = new World(workload);
  world.put('a', { spec: { containers: [{ name: 'c' }, { name: 'c' }] } });
  assert.throws(() => world.apply('b', { spec: { paused: true } }), {
    code: 422,
    message: /\.spec\.containers: duplicate entries for key \[name="c"\]/,
  });
});

test('neither the object before nor the one after is changed', () => {
  const world = new World(settings);
  world.put('a', { data: { x: '1' } });
  const before = structuredClone(world.object);
  const live = world.object;
  world.patch('b', { data: { x: '2' } });
  assert.deepEqual(live, before);
});

test('keys that every object inherits are fields like any other', () => {
  const world = new World(settings);
  world.put('a', { data: JSON.parse('{"constructor":"1","__proto__":"1"}') as JsonObject });
  assert.equal(world.owners['update a'], '.data .data.__proto__ .data.constructor');
  world.apply('b', { data: JSON.parse('{"toString":"1"}') as JsonObject });
  assert.equal(world.owners['apply b'], '.data.toString');
});
