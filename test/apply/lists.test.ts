/** Lists: sets, keyed lists with one and two keys, defaulted keys, atomic lists, order. */
import { field, listOf, STRING, struct } from '../../runtime/model/definition/structure.js';
import { METADATA, rule, SETTINGS, WORKLOAD } from './world.js';

const settings = { structure: SETTINGS };
const workload = { structure: WORKLOAD };
const pod = (...containers: { name: string; [field: string]: unknown }[]) => ({ spec: { containers: containers as [] } });

rule('a set is owned element by element, in the order of the object', settings, [
  {
    by: 'a',
    apply: { metadata: { finalizers: ['b', 'a'] } },
    owners: { 'apply a': '.metadata.finalizers[="a"] .metadata.finalizers[="b"]' },
  },
  {
    by: 'b',
    apply: { metadata: { finalizers: ['c', 'a'] } },
    state: { metadata: { finalizers: ['b', 'a', 'c'] } },
    owners: {
      'apply a': '.metadata.finalizers[="a"] .metadata.finalizers[="b"]',
      'apply b': '.metadata.finalizers[="a"] .metadata.finalizers[="c"]',
    },
  },
  { by: 'a', apply: { metadata: { finalizers: ['b'] } }, state: { metadata: { finalizers: ['b', 'a', 'c'] } } },
  {
    by: 'b',
    apply: { metadata: { finalizers: [] } },
    state: { metadata: { finalizers: ['b'] } },
    owners: { 'apply a': '.metadata.finalizers[="b"]' },
  },
]);

rule('an update owns the elements it adds, whatever it does to the order', settings, [
  { by: 'a', apply: { metadata: { finalizers: ['b', 'a'] } } },
  {
    by: 'u',
    patch: { metadata: { finalizers: ['a', 'b', 'd'] } },
    owners: { 'apply a': '.metadata.finalizers[="a"] .metadata.finalizers[="b"]', 'update u': '.metadata.finalizers[="d"]' },
  },
]);

rule('an item is owned with the fields sent in it', workload, [
  {
    by: 'a',
    apply: pod({ name: 'c', image: '1', env: [{ name: 'E', value: '1' }] }),
    owners: {
      'apply a':
        '.spec.containers[name="c"] .spec.containers[name="c"].image .spec.containers[name="c"].name .spec.containers[name="c"].env[name="E"] .spec.containers[name="c"].env[name="E"].name .spec.containers[name="c"].env[name="E"].value',
    },
  },
]);

rule('naming an item that others own is no conflict, changing their fields is', workload, [
  { by: 'a', apply: pod({ name: 'c', image: '1' }) },
  { by: 'b', apply: pod({ name: 'c', args: ['x'] }) },
  { by: 'b', apply: pod({ name: 'c', image: '2' }), conflicts: [['.spec.containers[name="c"].image', 'a']] },
]);

rule('an item goes with its last owner, also with what defaulting put in it', workload, [
  { by: 'a', apply: pod({ name: 'one', image: '1' }, { name: 'two', image: '1' }) },
  { by: 'b', apply: pod({ name: 'one', args: ['x'] }) },
  {
    by: 'a',
    apply: { spec: { replicas: 2 } },
    state: {
      spec: { replicas: 2, selector: null, strategy: { type: 'Rolling' }, containers: [{ name: 'one', policy: 'Always', args: ['x'] }] },
    },
    owners: {
      'apply a': '.spec.replicas',
      'apply b': '.spec.containers[name="one"] .spec.containers[name="one"].args .spec.containers[name="one"].name',
    },
  },
]);

rule('items keep the order of the object; new ones follow in the order of the configuration', workload, [
  { by: 'a', apply: pod({ name: 'one' }, { name: 'two' }) },
  {
    by: 'b',
    apply: pod({ name: 'four' }, { name: 'two' }, { name: 'three' }),
    state: {
      spec: {
        replicas: 1,
        selector: null,
        strategy: { type: 'Rolling' },
        containers: ['one', 'two', 'four', 'three'].map((name) => ({ name, policy: 'Always' })),
      },
    },
  },
]);

const UDP = '.spec.containers[name="c"].ports[port=80,protocol="UDP"]';
const TCP = '.spec.containers[name="c"].ports[port=80,protocol="TCP"]';

rule('a key that is left out has its default; it is part of the key, but not owned', workload, [
  {
    by: 'a',
    apply: pod({ name: 'c', ports: [{ port: 80 }, { port: 80, protocol: 'UDP' }] }),
    owners: {
      'apply a': `.spec.containers[name="c"] .spec.containers[name="c"].name ${TCP} ${UDP} ${TCP}.port ${UDP}.port ${UDP}.protocol`,
    },
  },
  {
    by: 'b',
    apply: pod({ name: 'c', ports: [{ port: 80, name: 'web', protocol: 'TCP' }] }),
    owners: {
      'apply a': `.spec.containers[name="c"] .spec.containers[name="c"].name ${TCP} ${UDP} ${TCP}.port ${UDP}.port ${UDP}.protocol`,
      'apply b': `.spec.containers[name="c"] .spec.containers[name="c"].name ${TCP} ${TCP}.name ${TCP}.port ${TCP}.protocol`,
    },
  },
  {
    by: 'a',
    apply: pod({ name: 'c' }),
    state: {
      spec: {
        replicas: 1,
        selector: null,
        strategy: { type: 'Rolling' },
        containers: [{ name: 'c', policy: 'Always', ports: [{ port: 80, protocol: 'TCP', name: 'web' }] }],
      },
    },
  },
]);

rule('an atomic list has one value and one owner', workload, [
  { by: 'a', apply: pod({ name: 'c', args: ['x', 'y', 'x'] }) },
  { by: 'b', apply: pod({ name: 'c', args: ['x'] }), conflicts: [['.spec.containers[name="c"].args', 'a']] },
  { by: 'b', apply: pod({ name: 'c', args: ['x', 'y', 'x'] }) },
  {
    by: 'u',
    patch: pod({ name: 'c', args: ['z'] }),
    owners: {
      'apply a': '.spec.containers[name="c"] .spec.containers[name="c"].name',
      'apply b': '.spec.containers[name="c"] .spec.containers[name="c"].name',
      'update u': '.spec.containers[name="c"].args',
    },
  },
]);

const CLAIM = struct('Claim', () => [field('name', STRING, '+'), field('mode', STRING, '?', { default: 'Filesystem' })]);
const TEMPLATES = struct('Templates', () => [
  field('kind', STRING, '?'),
  field('apiVersion', STRING, '?'),
  field('metadata', METADATA, '?'),
  field('claims', listOf(CLAIM), '?'),
  field('note', STRING, '?'),
]);

rule('an atomic value sent without its defaults is another value', { structure: TEMPLATES }, [
  { by: 'a', apply: { claims: [{ name: 'x' }] }, state: { claims: [{ name: 'x', mode: 'Filesystem' }] }, owners: { 'apply a': '.claims' } },
  { by: 'b', apply: { claims: [{ name: 'x' }], note: 'n' }, conflicts: [['.claims', 'a']] },
  {
    by: 'b',
    apply: { claims: [{ name: 'x', mode: 'Filesystem' }], note: 'n' },
    owners: { 'apply a': '.claims', 'apply b': '.claims .note' },
  },
  { by: 'b', apply: { claims: [{ name: 'x', mode: 'Block' }] }, conflicts: [['.claims', 'a']] },
  { by: 'b', apply: { claims: [{ name: 'y' }] }, conflicts: [['.claims', 'a']] },
]);

const FLOW = struct('Flow', () => [field('verbs', listOf(STRING), '?', { listType: 'set' })]);
const FLOWS = struct('Flows', () => [
  field('kind', STRING, '?'),
  field('apiVersion', STRING, '?'),
  field('metadata', METADATA, '?'),
  field('rules', listOf(FLOW), '?'),
  field('note', STRING, '?'),
]);

rule('a set with an element twice leaves nobody an owner, also inside an atomic list', { structure: FLOWS }, [
  { by: 'a', put: { rules: [{ verbs: ['get'] }, { verbs: ['list', 'list'] }] }, owners: {} },
]);

rule('elements of a set inside an atomic list are not owned one by one', { structure: FLOWS }, [
  { by: 'a', put: { rules: [{ verbs: ['get', 'list'] }] }, owners: { 'update a': '.rules' } },
  { by: 'b', patch: { rules: [{ verbs: ['watch', 'get'] }] }, owners: { 'update b': '.rules' } },
  { by: 'b', patch: { note: 'n', rules: [{ verbs: ['get', 'get'] }] }, owners: {} },
]);

const NAMED = struct('Named', () => [field('name', STRING, '+'), field('value', STRING, '?')]);
const HOLDER = struct('Holder', () => [
  field('kind', STRING, '?'),
  field('apiVersion', STRING, '?'),
  field('metadata', METADATA, '?'),
  field('env', listOf(NAMED), '?', { patchStrategy: ['merge'], patchMergeKey: 'name' }),
]);
const TWICE = [
  { name: 'A', value: '1' },
  { name: 'A', value: '2' },
];
const B = { name: 'B', value: '0' };
const F = { name: 'F', value: '3' };

rule('several items of one key are one value', { structure: HOLDER, enabled: ['RepeatedItemsOwned', 'ItemsAsSent'] }, [
  {
    by: 'u',
    put: { env: [B, ...TWICE] },
    owners: { 'update u': '.env .env[name="A"] .env[name="B"] .env[name="B"].name .env[name="B"].value' },
  },
  {
    by: 'a',
    apply: { env: [F] },
    state: { env: [B, ...TWICE, F] },
    owners: {
      'update u': '.env .env[name="A"] .env[name="B"] .env[name="B"].name .env[name="B"].value',
      'apply a': '.env[name="F"] .env[name="F"].name .env[name="F"].value',
    },
  },
  { by: 'a', apply: { env: [{ name: 'A', value: '3' }] }, force: true, state: { env: [B, { name: 'A', value: '3' }] } },
  {
    by: 'v',
    put: { env: [B, ...TWICE] },
    owners: { 'update u': '.env .env[name="B"] .env[name="B"].name .env[name="B"].value', 'update v': '.env[name="A"]' },
  },
]);

rule('in earlier releases nobody owns an object that has them', { structure: HOLDER }, [
  { by: 'u', put: { env: [B, ...TWICE] }, state: { env: [B, ...TWICE] }, owners: {} },
]);
