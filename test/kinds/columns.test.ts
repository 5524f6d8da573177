import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { strategyOf } from '../../runtime/kinds/index.js';
import type { ApiObject } from '../../runtime/model/object.js';
import { useWords } from '../../runtime/model/words.js';

useWords(catalogue.service);
const NOW = new Date('2021-05-01T12:00:00Z');
const HOUR_AGO = '2021-05-01T11:00:00Z';

function cells(id: string, object: { metadata?: object; [field: string]: unknown }): unknown[] {
  const whole = { ...object, metadata: { name: 'x', creationTimestamp: HOUR_AGO, ...object.metadata } };
  return strategyOf(id).cells?.(whole as ApiObject, NOW) ?? [];
}

const running = { running: { startedAt: HOUR_AGO } };
const container = (state: object, more: object = {}): object => ({ name: 'c', state, ready: false, restartCount: 0, ...more });
const TWO = { containers: [{ name: 'a' }, { name: 'b' }], initContainers: [{ name: 'i' }, { name: 'j' }] };

/** Ready, status and restarts of pods in all the states they can be in. */
const PODS: readonly (readonly [what: string, status: object, ready: string, said: string, restarts: number, metadata?: object])[] = [
  ['just made', { phase: 'Pending' }, '0/2', 'Pending', 0],
  ['refused', { phase: 'Failed', reason: 'Evicted' }, '0/2', 'Evicted', 0],
  [
    'running',
    { phase: 'Running', containerStatuses: [container(running, { ready: true, restartCount: 2 }), container(running, { ready: true })] },
    '2/2',
    'Running',
    2,
  ],
  ['half ready', { phase: 'Running', containerStatuses: [container(running, { ready: true }), container(running)] }, '1/2', 'Running', 0],
  [
    'crashing',
    { phase: 'Running', containerStatuses: [container({ waiting: { reason: 'CrashLoopBackOff' } }, { restartCount: 7 })] },
    '0/2',
    'CrashLoopBackOff',
    7,
  ],
  [
    'ended by a signal',
    { phase: 'Failed', containerStatuses: [container({ terminated: { exitCode: 1, signal: 9 } })] },
    '0/2',
    'Signal:9',
    0,
  ],
  ['ended with a code', { phase: 'Failed', containerStatuses: [container({ terminated: { exitCode: 3 } })] }, '0/2', 'ExitCode:3', 0],
  [
    'half done',
    {
      phase: 'Running',
      conditions: [{ type: 'Ready', status: 'True' }],
      containerStatuses: [container({ terminated: { exitCode: 0, reason: 'Completed' } }), container(running, { ready: true })],
    },
    '1/2',
    'Running',
    0,
  ],
  [
    'half done and not ready',
    {
      phase: 'Running',
      containerStatuses: [container({ terminated: { exitCode: 0, reason: 'Completed' } }), container(running, { ready: true })],
    },
    '1/2',
    'NotReady',
    0,
  ],
  [
    'starting its first init container',
    { phase: 'Pending', initContainerStatuses: [container({ waiting: { reason: 'PodInitializing' } }), container({})] },
    '0/2',
    'Init:0/2',
    0,
  ],
  [
    'in its second init container',
    {
      phase: 'Pending',
      initContainerStatuses: [container({ terminated: { exitCode: 0 } }, { restartCount: 1 }), container(running, { restartCount: 2 })],
    },
    '0/2',
    'Init:1/2',
    3,
  ],
  [
    'failing to initialise',
    { phase: 'Pending', initContainerStatuses: [container({ terminated: { exitCode: 2, reason: 'Error' } }, { restartCount: 4 })] },
    '0/2',
    'Init:Error',
    4,
  ],
  [
    'stuck in an init container',
    { phase: 'Pending', initContainerStatuses: [container({ waiting: { reason: 'ImagePullBackOff' } })] },
    '0/2',
    'Init:ImagePullBackOff',
    0,
  ],
  ['going', { phase: 'Running' }, '0/2', 'Terminating', 0, { deletionTimestamp: HOUR_AGO }],
  ['lost with its node', { phase: 'Running', reason: 'NodeLost' }, '0/2', 'Unknown', 0, { deletionTimestamp: HOUR_AGO }],
];
for (const [what, status, ...expected] of PODS)
  test(`a pod that is ${what} shows it`, () => {
    const [ready, said, restarts, metadata] = expected;
    assert.deepEqual(cells('pods', { metadata: metadata ?? {}, spec: TWO, status }).slice(1, 4), [ready, said, restarts]);
  });

test('pods that have ended say so beside their row', () => {
  const of = (phase: string): unknown => strategyOf('pods').rowConditions?.({ metadata: {}, status: { phase } });
  assert.equal(of('Running'), undefined);
  assert.deepEqual(of('Succeeded'), [
    { type: 'Completed', status: 'True', reason: 'Succeeded', message: 'The pod has completed successfully.' },
  ]);
});

const template = {
  spec: {
    containers: [
      { name: 'a', image: 'i:1' },
      { name: 'b', image: 'i:2' },
    ],
    nodeSelector: { disk: 'ssd' },
  },
};
const selector = { matchLabels: { app: 'x' }, matchExpressions: [{ key: 'b', operator: 'In', values: ['2', '1'] }] };
const APP = 'app=x,b in (1,2)';
const IMAGES = ['a,b', 'i:1,i:2'];

const ROWS: readonly (readonly [id: string, object: { metadata?: object; [field: string]: unknown }, cells: unknown[]])[] = [
  ['configmaps', { data: { a: '', b: '' }, binaryData: { c: '' } }, ['x', 3, '60m']],
  ['secrets', { type: 'Opaque', data: { a: '' } }, ['x', 'Opaque', 1, '60m']],
  ['namespaces', { status: { phase: 'Terminating' } }, ['x', 'Terminating', '60m']],
  ['serviceaccounts', { secrets: [{ name: 's' }] }, ['x', 1, '60m']],
  ['endpoints', {}, ['x', '<none>', '60m']],
  [
    'endpoints',
    {
      subsets: [{ addresses: [{ ip: '::1' }], ports: [{ port: 1 }, { port: 2 }] }, { addresses: [{ ip: '10.0.0.1' }, { ip: '10.0.0.2' }] }],
    },
    ['x', '[::1]:1,[::1]:2,10.0.0.1 + 1 more...', '60m'],
  ],
  [
    'services',
    { spec: { type: 'ClusterIP', clusterIP: 'None', ports: [{ port: 80, protocol: 'TCP' }] } },
    ['x', 'ClusterIP', 'None', '<none>', '80/TCP', '60m', '<none>'],
  ],
  [
    'services',
    {
      spec: {
        type: 'LoadBalancer',
        clusterIP: '10.0.0.1',
        ports: [{ port: 80, nodePort: 30000, protocol: 'TCP' }],
        selector: { b: '2', a: '1' },
      },
    },
    ['x', 'LoadBalancer', '10.0.0.1', '<pending>', '80:30000/TCP', '60m', 'a=1,b=2'],
  ],
  [
    'services',
    {
      spec: { type: 'LoadBalancer', externalIPs: ['192.0.2.9'] },
      status: { loadBalancer: { ingress: [{ ip: '192.0.2.1' }, { hostname: 'h' }] } },
    },
    ['x', 'LoadBalancer', '<none>', '192.0.2.1,h,192.0.2.9', '<none>', '60m', '<none>'],
  ],
  [
    'services',
    { spec: { type: 'ExternalName', externalName: 'example.com' } },
    ['x', 'ExternalName', '<none>', 'example.com', '<none>', '60m', '<none>'],
  ],
  [
    'nodes',
    {
      metadata: { labels: { 'node-role.kubernetes.io/b': '', 'kubernetes.io/role': 'a' } },
      spec: { unschedulable: true },
      status: {
        conditions: [{ type: 'Ready', status: 'False' }],
        addresses: [{ type: 'InternalIP', address: '10.0.0.1' }],
        nodeInfo: { kubeletVersion: 'v1' },
      },
    },
    ['x', 'NotReady,SchedulingDisabled', 'a,b', '60m', 'v1', '10.0.0.1', '<none>', '<unknown>', '<unknown>', '<unknown>'],
  ],
  ['nodes', {}, ['x', 'Unknown', '<none>', '60m', '', '<none>', '<none>', '<unknown>', '<unknown>', '<unknown>']],
  [
    'persistentvolumes',
    {
      metadata: { deletionTimestamp: HOUR_AGO },
      spec: {
        capacity: { storage: '1Gi' },
        accessModes: ['ReadWriteMany', 'ReadWriteOnce'],
        persistentVolumeReclaimPolicy: 'Retain',
        claimRef: { namespace: 'n', name: 'c' },
        volumeMode: 'Block',
      },
      status: { phase: 'Bound', reason: 'r' },
    },
    ['x', '1Gi', 'RWO,RWX', 'Retain', 'Terminating', 'n/c', '', 'r', '60m', 'Block'],
  ],
  [
    'persistentvolumeclaims',
    {
      spec: { volumeName: 'v', storageClassName: 's' },
      status: { phase: 'Bound', capacity: { storage: '2Gi' }, accessModes: ['ReadOnlyMany'] },
    },
    ['x', 'Bound', 'v', '2Gi', 'ROX', 's', '60m', '<unset>'],
  ],
  [
    'persistentvolumeclaims',
    { status: { phase: 'Pending', capacity: { storage: '2Gi' } } },
    ['x', 'Pending', '', '', '', '', '60m', '<unset>'],
  ],
  [
    'resourcequotas',
    { status: { hard: { pods: '5', 'limits.cpu': '2', cpu: '1' }, used: { pods: '1' } } },
    ['x', '60m', 'cpu: 0/1, pods: 1/5', 'limits.cpu: 0/2'],
  ],
  ['podtemplates', { template: { ...template, metadata: { labels: { a: 'b' } } } }, ['x', ...IMAGES, 'a=b']],
  [
    'replicationcontrollers',
    { spec: { replicas: 2, selector: { app: 'x' }, template }, status: { replicas: 1, readyReplicas: 1 } },
    ['x', 2, 1, 1, '60m', ...IMAGES, 'app=x'],
  ],
  ['replicasets.apps', { spec: { replicas: 0, selector, template } }, ['x', 0, 0, 0, '60m', ...IMAGES, APP]],
  [
    'deployments.apps',
    { spec: { replicas: 3, selector, template }, status: { readyReplicas: 1, updatedReplicas: 2, availableReplicas: 1 } },
    ['x', '1/3', 2, 1, '60m', ...IMAGES, APP],
  ],
  ['statefulsets.apps', { spec: { replicas: 3, selector, template }, status: { readyReplicas: 1 } }, ['x', '1/3', '60m', ...IMAGES]],
  [
    'daemonsets.apps',
    {
      spec: { selector, template },
      status: { desiredNumberScheduled: 5, currentNumberScheduled: 4, numberReady: 3, updatedNumberScheduled: 2, numberAvailable: 1 },
    },
    ['x', 5, 4, 3, 2, 1, 'disk=ssd', '60m', ...IMAGES, APP],
  ],
  [
    'controllerrevisions.apps',
    { metadata: { ownerReferences: [{ apiVersion: 'apps/v1', kind: 'StatefulSet', name: 's', uid: 'u', controller: true }] }, revision: 2 },
    ['x', 'statefulset.apps/s', 2, '60m'],
  ],
  [
    'jobs.batch',
    { spec: { completions: 3, template, selector }, status: { succeeded: 1, startTime: HOUR_AGO } },
    ['x', '1/3', '60m', '60m', ...IMAGES, APP],
  ],
  [
    'jobs.batch',
    { spec: { parallelism: 2, template }, status: { succeeded: 1, startTime: HOUR_AGO, completionTime: '2021-05-01T11:00:30Z' } },
    ['x', '1/1 of 2', '30s', '60m', ...IMAGES, '<none>'],
  ],
  [
    'cronjobs.batch',
    {
      spec: { schedule: '@daily', suspend: false, jobTemplate: { spec: { template } } },
      status: { active: [{}], lastScheduleTime: HOUR_AGO },
    },
    ['x', '@daily', 'False', 1, '60m', '60m', ...IMAGES, '<none>'],
  ],
  [
    'events',
    {
      type: 'Warning',
      reason: 'Back',
      involvedObject: { kind: 'Pod', name: 'p' },
      eventTime: HOUR_AGO,
      reportingComponent: 'c',
      reportingInstance: 'i',
      message: ' m\n',
    },
    ['60m', 'Warning', 'Back', 'pod/p', '', 'c, i', 'm', '60m', 1, 'x'],
  ],
];
for (const [id, object, expected] of ROWS)
  test(`the row of ${id} ${JSON.stringify(object).slice(0, 80)}`, () => assert.deepEqual(cells(id, object), expected));
