/** Several appliers of one object: sharing, conflicts, force, giving up. Paths read as conflict messages print them. */
import { field, INT32, STRING, struct } from '../../runtime/model/definition/structure.js';
import { METADATA, rule, SETTINGS, WORKLOAD } from './world.js';

const settings = { structure: SETTINGS };
const workload = { structure: WORKLOAD };

rule('an applier owns the leaves it sent, and not the maps around them', settings, [
  {
    by: 'a',
    apply: { metadata: { labels: { l: '1' } }, data: { x: '1', y: '1' } },
    owners: { 'apply a': '.data.x .data.y .metadata.labels.l' },
  },
]);

rule('an applier that sends only the name owns nothing', settings, [{ by: 'a', apply: {}, owners: {} }]);

rule('appliers of different fields do not meet', settings, [
  { by: 'a', apply: { data: { x: '1' } } },
  { by: 'b', apply: { data: { y: '1' } }, state: { data: { x: '1', y: '1' } }, owners: { 'apply a': '.data.x', 'apply b': '.data.y' } },
]);

rule('appliers that send the same value share the field', settings, [
  { by: 'a', apply: { data: { x: '1' } } },
  { by: 'b', apply: { data: { x: '1' } }, owners: { 'apply a': '.data.x', 'apply b': '.data.x' } },
]);

rule('another value conflicts with each owner, and nothing changes', settings, [
  { by: 'a', apply: { data: { x: '1' } } },
  { by: 'b', apply: { data: { x: '1' } } },
  {
    by: 'c',
    apply: { data: { x: '2', y: '1' } },
    conflicts: [
      ['.data.x', 'a'],
      ['.data.x', 'b'],
    ],
    state: { data: { x: '1' } },
    owners: { 'apply a': '.data.x', 'apply b': '.data.x' },
  },
]);

rule('a shared field cannot be changed by one of its owners alone', settings, [
  { by: 'a', apply: { data: { x: '1' } } },
  { by: 'b', apply: { data: { x: '1' } } },
  { by: 'a', apply: { data: { x: '2' } }, conflicts: [['.data.x', 'b']] },
]);

rule('force takes the field from all others, who vanish when nothing is left', settings, [
  { by: 'a', apply: { data: { x: '1', y: '1' } } },
  { by: 'b', apply: { data: { x: '1' } } },
  {
    by: 'c',
    apply: { data: { x: '2' } },
    force: true,
    state: { data: { x: '2', y: '1' } },
    owners: { 'apply a': '.data.y', 'apply c': '.data.x' },
  },
]);

rule('force with the live value shares it', settings, [
  { by: 'a', apply: { data: { x: '1' } } },
  { by: 'b', apply: { data: { x: '1' } }, force: true, owners: { 'apply a': '.data.x', 'apply b': '.data.x' } },
]);

rule('dropping a shared field gives up the share only', settings, [
  { by: 'a', apply: { data: { x: '1' } } },
  { by: 'b', apply: { data: { x: '1', y: '1' } } },
  { by: 'b', apply: { data: { y: '1' } }, state: { data: { x: '1', y: '1' } }, owners: { 'apply a': '.data.x', 'apply b': '.data.y' } },
]);

rule('dropping a field that nobody else owns removes it', settings, [
  { by: 'a', apply: { data: { x: '1', y: '1' } } },
  { by: 'a', apply: { data: { y: '1' } }, state: { data: { y: '1' } }, owners: { 'apply a': '.data.y' } },
]);

rule('dropping a field with a default gives the default back', workload, [
  { by: 'a', apply: { spec: { replicas: 3, strategy: { type: 'Recreate' }, selector: {}, containers: [] } } },
  {
    by: 'a',
    apply: { spec: { selector: {}, containers: [] } },
    state: { spec: { replicas: 1, selector: {}, strategy: { type: 'Rolling' }, containers: [] } },
    owners: { 'apply a': '.spec.selector' },
  },
]);

rule('what updaters own stays when an applier drops it', settings, [
  { by: 'a', apply: { data: { x: '1' } } },
  { by: 'u', patch: { data: { x: '2' } }, owners: { 'update u': '.data.x' } },
  { by: 'a', apply: { data: { y: '1' } }, state: { data: { x: '2', y: '1' } }, owners: { 'apply a': '.data.y', 'update u': '.data.x' } },
]);

rule('what nobody owns stays, too', workload, [
  { by: 'a', apply: { spec: { selector: {}, containers: [{ name: 'c', image: '1' }] } } },
  {
    by: 'a',
    apply: { spec: { selector: {}, containers: [{ name: 'c' }] } },
    state: { spec: { replicas: 1, selector: {}, strategy: { type: 'Rolling' }, containers: [{ name: 'c', policy: 'Always' }] } },
  },
]);

rule('a field is handed over by a temporary manager, who vanishes when the new owner changes it', workload, [
  { by: 'user', apply: { spec: { replicas: 3, selector: {} } } },
  { by: 'handover', apply: { spec: { replicas: 3 } } },
  { by: 'user', apply: { spec: { selector: {} } }, owners: { 'apply handover': '.spec.replicas', 'apply user': '.spec.selector' } },
  { by: 'scaler', patch: { spec: { replicas: 5 } }, owners: { 'apply user': '.spec.selector', 'update scaler': '.spec.replicas' } },
  { by: 'user', apply: { spec: { replicas: 3, selector: {} } }, conflicts: [['.spec.replicas', 'scaler']] },
]);

rule('an atomic struct has one owner', workload, [
  { by: 'a', apply: { spec: { selector: { matchLabels: { x: '1' } } } }, owners: { 'apply a': '.spec.selector' } },
  { by: 'b', apply: { spec: { selector: { matchLabels: { x: '1', y: '1' } } } }, conflicts: [['.spec.selector', 'a']] },
  {
    by: 'b',
    apply: { spec: { selector: { matchLabels: { x: '1' } } } },
    owners: { 'apply a': '.spec.selector', 'apply b': '.spec.selector' },
  },
]);

rule('an atomic map has one owner, a granular one an owner a key', workload, [
  {
    by: 'a',
    apply: { spec: { options: { x: '1' }, nodeSelector: { x: '1' } } },
    owners: { 'apply a': '.spec.options .spec.nodeSelector.x' },
  },
  { by: 'b', apply: { spec: { options: { y: '1' }, nodeSelector: { y: '1' } } }, conflicts: [['.spec.options', 'a']] },
  {
    by: 'b',
    apply: { spec: { nodeSelector: { y: '1' } } },
    owners: { 'apply a': '.spec.options .spec.nodeSelector.x', 'apply b': '.spec.nodeSelector.y' },
  },
]);

rule('null and {} are owned as leaves, an empty keyed list is not', workload, [
  {
    by: 'a',
    apply: {
      metadata: { labels: {}, annotations: null, finalizers: [] },
      spec: { replicas: null, containers: [{ name: 'c', args: [], env: [], limits: {} }] },
    },
    owners: {
      'apply a':
        '.metadata.annotations .metadata.labels .spec.replicas .spec.containers[name="c"] .spec.containers[name="c"].args .spec.containers[name="c"].limits .spec.containers[name="c"].name',
    },
  },
]);

rule('whoever owns a map as a whole is in the way of who adds it', settings, [
  { by: 'a', apply: { data: {} }, owners: { 'apply a': '.data' } },
  { by: 'b', apply: { data: { x: '1' } }, conflicts: [['.data', 'a']] },
  { by: 'a', apply: {}, owners: {} },
]);

rule('what this endpoint does not write is neither stored nor owned', { ...workload, ignored: [['status']] }, [
  { by: 'a', apply: { spec: { paused: true }, status: { ready: 7 } }, owners: { 'apply a': '.spec.paused' } },
]);

rule('values are compared as they are written', workload, [
  { by: 'a', apply: { spec: { containers: [{ name: 'c', limits: { cpu: '1' } }] } } },
  {
    by: 'b',
    apply: { spec: { containers: [{ name: 'c', limits: { cpu: '1000m' } }] } },
    conflicts: [['.spec.containers[name="c"].limits.cpu', 'a']],
  },
]);

const LIMIT = struct('Limit', () => [field('user', INT32, '*')]);
const LIMITED = struct('Limited', () => [
  field('kind', STRING, '?'),
  field('apiVersion', STRING, '?'),
  field('metadata', METADATA, '?'),
  field('limit', LIMIT, '*'),
]);
const limited = { by: 'a', apply: { limit: { user: 1 } } };

rule('an object that loses all its content by an apply goes', { structure: LIMITED }, [
  limited,
  { by: 'a', apply: { limit: {} }, state: {} },
]);

rule('such an object stays where that is the protocol', { structure: LIMITED, enabled: ['EmptiedObjectsStay'] }, [
  limited,
  { by: 'a', apply: { limit: {} }, state: { limit: {} } },
]);

const finalizers = ['x', 'y'];
const turned = { by: 'b', apply: { metadata: { finalizers: ['y', 'x'] } } };

rule('the order of items alone is no change', { ...settings, enabled: ['ItemsAsSent'] }, [
  { by: 'a', apply: { metadata: { finalizers } } },
  { ...turned, state: { metadata: { finalizers } } },
]);

rule('the order of items is a change where that is the protocol', { ...settings, enabled: ['ItemsAsSent', 'OrderOfItemsCounts'] }, [
  { by: 'a', apply: { metadata: { finalizers } } },
  { ...turned, state: { metadata: { finalizers: ['y', 'x'] } } },
]);
