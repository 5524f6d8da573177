/** Objects of the core group as `kubectl get -o wide` shows them, in the states that they can be in. */
import { HOUR_AGO, MINUTE_AGO, type ShownRow, shownRows } from '../../support/rows.js';

const GONE = { deletionTimestamp: HOUR_AGO };

type Cells = readonly [status: string, roles: string];
const nodeStates: readonly (readonly [what: string, node: { metadata?: { labels: object }; [field: string]: unknown }, ...Cells])[] = [
  ['that has not reported', {}, 'Unknown', '<none>'],
  ['that reports other things', { status: { conditions: [{ type: 'DiskPressure', status: 'False' }] } }, 'Unknown', '<none>'],
  ['that is ready', { status: { conditions: [{ type: 'Ready', status: 'True' }] } }, 'Ready', '<none>'],
  ['that is not', { status: { conditions: [{ type: 'Ready', status: 'False' }] } }, 'NotReady', '<none>'],
  ['that fell silent', { status: { conditions: [{ type: 'Ready', status: 'Unknown' }] } }, 'NotReady', '<none>'],
  [
    'that is ready for no more pods',
    { spec: { unschedulable: true }, status: { conditions: [{ type: 'Ready', status: 'True' }] } },
    'Ready,SchedulingDisabled',
    '<none>',
  ],
  ['that takes no pods and is silent', { spec: { unschedulable: true } }, 'Unknown,SchedulingDisabled', '<none>'],
  [
    'with roles by both labels',
    {
      metadata: {
        labels: { 'node-role.kubernetes.io/worker': 'x', 'node-role.kubernetes.io/control-plane': '', 'kubernetes.io/role': 'edge' },
      },
    },
    'Unknown',
    'control-plane,edge,worker',
  ],
  [
    'with one role by both labels',
    { metadata: { labels: { 'node-role.kubernetes.io/a': '', 'kubernetes.io/role': 'a' } } },
    'Unknown',
    'a',
  ],
  [
    'with labels that name no role',
    { metadata: { labels: { 'node-role.kubernetes.io/': '', 'kubernetes.io/role': '', role: 'x' } } },
    'Unknown',
    '<none>',
  ],
];
const nodes: readonly ShownRow[] = nodeStates.map(([what, node, status, roles]) => [
  `one ${what}`,
  node,
  ['x', status, roles, '60m', '', '<none>', '<none>', '<unknown>', '<unknown>', '<unknown>'],
]);

const balanced = (...ingress: object[]): object => ({ status: { loadBalancer: { ingress } } });
const tcp = (port: number, nodePort?: number): object => ({ port, protocol: 'TCP', ...(nodePort === undefined ? {} : { nodePort }) });
const BALANCER = { type: 'LoadBalancer', clusterIP: '10.0.0.1', clusterIPs: ['10.0.0.1'], ports: [tcp(80, 30000)] };
const balancer = (external: string): unknown[] => ['x', 'LoadBalancer', '10.0.0.1', external, '80:30000/TCP', '60m', '<none>'];

const VOLUME = {
  capacity: { storage: '5Gi' },
  accessModes: ['ReadWriteMany', 'ReadWriteOnce', 'ReadWriteOnce'],
  persistentVolumeReclaimPolicy: 'Retain',
  volumeMode: 'Filesystem',
};
const CLAIMED = { claimRef: { namespace: 'n', name: 'c' }, storageClassName: 'fast' };
const volume = (phase: string, claim = '', storageClass = '', reason = ''): unknown[] => [
  'x',
  '5Gi',
  'RWO,RWX',
  'Retain',
  phase,
  claim,
  storageClass,
  reason,
  '60m',
  'Filesystem',
];

const template = {
  metadata: { labels: { b: '2', a: '1' } },
  spec: {
    containers: [
      { name: 'a', image: 'i:1' },
      { name: 'b', image: 'i:2' },
    ],
  },
};
const IMAGES = ['a,b', 'i:1,i:2'];

const ABOUT = {
  involvedObject: { kind: 'Pod', name: 'p', fieldPath: 'spec.containers{c}' },
  type: 'Warning',
  reason: 'Back',
  message: ' m\n',
};

/** A time as fields with microseconds hold it. */
const micro = (time: string): string => time.replace('Z', '.000000Z');

shownRows({
  configmaps: [
    ['with texts and bytes', { data: { a: '', b: '' }, binaryData: { c: '' } }, ['x', 3, '60m']],
    ['with nothing', {}, ['x', 0, '60m']],
    ['made just now', { metadata: { creationTimestamp: MINUTE_AGO } }, ['x', 0, '60s']],
  ],
  secrets: [
    ['with one entry', { type: 'Opaque', data: { a: '' } }, ['x', 'Opaque', 1, '60m']],
    ['with nothing', { type: 'kubernetes.io/tls' }, ['x', 'kubernetes.io/tls', 0, '60m']],
  ],
  namespaces: [
    ['in use', { status: { phase: 'Active' } }, ['x', 'Active', '60m']],
    ['going', { metadata: GONE, status: { phase: 'Terminating' } }, ['x', 'Terminating', '60m']],
  ],
  serviceaccounts: [
    ['with a secret', { secrets: [{ name: 's' }] }, ['x', 1, '60m']],
    ['without', {}, ['x', 0, '60m']],
  ],
  limitranges: [['whatever they say', { spec: { limits: [{ type: 'Pod' }] } }, ['x', HOUR_AGO]]],
  endpoints: [
    ['nowhere', {}, ['x', '<none>', '60m']],
    ['not ready', { subsets: [{ notReadyAddresses: [{ ip: '10.0.0.1' }], ports: [{ port: 1 }] }] }, ['x', '', '60m']],
    ['without ports', { subsets: [{ addresses: [{ ip: '10.0.0.1' }, { ip: '::1' }] }] }, ['x', '10.0.0.1,::1', '60m']],
    [
      'as many as fit',
      { subsets: [{ addresses: [{ ip: '10.0.0.1' }, { ip: '10.0.0.2' }, { ip: '10.0.0.3' }], ports: [{ port: 80 }] }] },
      ['x', '10.0.0.1:80,10.0.0.2:80,10.0.0.3:80', '60m'],
    ],
    [
      'port by port, and more than fit',
      { subsets: [{ addresses: [{ ip: '10.0.0.1' }, { ip: '10.0.0.2' }], ports: [{ port: 80 }, { port: 443 }] }] },
      ['x', '10.0.0.1:80,10.0.0.2:80,10.0.0.1:443 + 1 more...', '60m'],
    ],
    [
      'of several subsets',
      {
        subsets: [
          { addresses: [{ ip: '::1' }], ports: [{ port: 1 }, { port: 2 }] },
          { addresses: [{ ip: '10.0.0.1' }, { ip: '10.0.0.2' }, { ip: '10.0.0.3' }] },
        ],
      },
      ['x', '[::1]:1,[::1]:2,10.0.0.1 + 2 more...', '60m'],
    ],
  ],
  services: [
    [
      'headless',
      { spec: { type: 'ClusterIP', clusterIP: 'None', ports: [tcp(80)] } },
      ['x', 'ClusterIP', 'None', '<none>', '80/TCP', '60m', '<none>'],
    ],
    [
      'with many ports and labels to select by',
      {
        spec: {
          type: 'ClusterIP',
          clusterIP: '10.0.0.1',
          ports: [tcp(80), { port: 53, protocol: 'UDP' }, { port: 5060, protocol: 'SCTP' }],
          selector: { b: '2', a: '1' },
        },
      },
      ['x', 'ClusterIP', '10.0.0.1', '<none>', '80/TCP,53/UDP,5060/SCTP', '60m', 'a=1,b=2'],
    ],
    [
      'with addresses from outside',
      { spec: { type: 'ClusterIP', clusterIP: '10.0.0.1', externalIPs: ['192.0.2.9', '192.0.2.1'] } },
      ['x', 'ClusterIP', '10.0.0.1', '192.0.2.9,192.0.2.1', '<none>', '60m', '<none>'],
    ],
    [
      'on ports of nodes',
      { spec: { type: 'NodePort', clusterIP: '10.0.0.1', ports: [tcp(80, 30000), tcp(81, 30001)] } },
      ['x', 'NodePort', '10.0.0.1', '<none>', '80:30000/TCP,81:30001/TCP', '60m', '<none>'],
    ],
    [
      'on ports of nodes and addresses from outside',
      { spec: { type: 'NodePort', clusterIP: '10.0.0.1', externalIPs: ['192.0.2.9'], ports: [tcp(80, 30000)] } },
      ['x', 'NodePort', '10.0.0.1', '192.0.2.9', '80:30000/TCP', '60m', '<none>'],
    ],
    ['waiting for their balancer', { spec: BALANCER }, balancer('<pending>')],
    ['waiting, reachable otherwise', { spec: { ...BALANCER, externalIPs: ['192.0.2.9'] } }, balancer('192.0.2.9')],
    [
      'balanced, each address once and sorted',
      {
        spec: { ...BALANCER, externalIPs: ['192.0.2.9', '192.0.2.0'] },
        ...balanced({ hostname: 'h' }, { ip: '192.0.2.2', hostname: 'unseen' }, { ip: '192.0.2.1' }, { ip: '192.0.2.2' }, {}),
      },
      balancer('192.0.2.1,192.0.2.2,h,192.0.2.9,192.0.2.0'),
    ],
    [
      'elsewhere',
      { spec: { type: 'ExternalName', externalName: 'example.com', externalIPs: ['192.0.2.9'] } },
      ['x', 'ExternalName', '<none>', 'example.com', '<none>', '60m', '<none>'],
    ],
  ],
  nodes: [
    ...nodes,
    [
      'one that says what it is',
      {
        status: {
          addresses: [
            { type: 'Hostname', address: 'h' },
            { type: 'ExternalIP', address: '203.0.113.1' },
            { type: 'InternalIP', address: '10.0.0.1' },
            { type: 'InternalIP', address: 'fd00::1' },
          ],
          nodeInfo: { kubeletVersion: 'v1', osImage: 'An OS 1', kernelVersion: '5.0', containerRuntimeVersion: 'rt://1.2' },
        },
      },
      ['x', 'Unknown', '<none>', '60m', 'v1', '10.0.0.1', '203.0.113.1', 'An OS 1', '5.0', 'rt://1.2'],
    ],
  ],
  persistentvolumes: [
    ['free', { spec: VOLUME, status: { phase: 'Available' } }, volume('Available')],
    ['claimed', { spec: { ...VOLUME, ...CLAIMED }, status: { phase: 'Bound' } }, volume('Bound', 'n/c', 'fast')],
    ['given back', { spec: { ...VOLUME, ...CLAIMED }, status: { phase: 'Released' } }, volume('Released', 'n/c', 'fast')],
    ['that failed', { spec: VOLUME, status: { phase: 'Failed', reason: 'Why' } }, volume('Failed', '', '', 'Why')],
    ['going', { metadata: GONE, spec: VOLUME, status: { phase: 'Available' } }, volume('Terminating')],
    [
      'whose class is an annotation',
      { metadata: { annotations: { 'volume.beta.kubernetes.io/storage-class': 'slow' } }, spec: { ...VOLUME, ...CLAIMED } },
      volume('Pending', 'n/c', 'slow'),
    ],
    [
      'of a block device, which say little',
      { spec: { volumeMode: 'Block', accessModes: ['ReadOnlyMany'] }, status: { phase: 'Pending' } },
      ['x', '0', 'ROX', 'Retain', 'Pending', '', '', '', '60m', 'Block'],
    ],
    ['of some size', { spec: { capacity: { storage: '1' } } }, ['x', '1', '', 'Retain', 'Pending', '', '', '', '60m', 'Filesystem']],
  ],
  persistentvolumeclaims: [
    [
      'bound',
      {
        spec: { volumeName: 'v', storageClassName: 's', volumeMode: 'Filesystem' },
        status: { phase: 'Bound', capacity: { storage: '2Gi' }, accessModes: ['ReadOnlyMany', 'ReadWriteOnce'] },
      },
      ['x', 'Bound', 'v', '2Gi', 'RWO,ROX', 's', '60m', 'Filesystem'],
    ],
    [
      'promised a volume',
      { spec: { volumeName: 'v', resources: { requests: { storage: '1Gi' } } }, status: { phase: 'Pending' } },
      ['x', 'Pending', 'v', '0', '', '', '60m', 'Filesystem'],
    ],
    [
      'waiting',
      {
        spec: { volumeMode: 'Block', resources: { requests: { storage: '1Gi' } } },
        status: { phase: 'Pending', capacity: { storage: '2Gi' }, accessModes: ['ReadWriteOnce'] },
      },
      ['x', 'Pending', '', '', '', '', '60m', 'Block'],
    ],
    [
      'whose volume is lost',
      { spec: { volumeName: 'v' }, status: { phase: 'Lost' } },
      ['x', 'Lost', 'v', '0', '', '', '60m', 'Filesystem'],
    ],
    [
      'going, whose class is an annotation',
      { metadata: { ...GONE, annotations: { 'volume.beta.kubernetes.io/storage-class': '' } }, spec: { storageClassName: 's' } },
      ['x', 'Terminating', '', '', '', '', '60m', 'Filesystem'],
    ],
  ],
  resourcequotas: [
    [
      'with some used',
      { status: { hard: { pods: '5', 'limits.cpu': '2', 'limits.memory': '1Gi', cpu: '1' }, used: { pods: '1', 'limits.memory': '5Mi' } } },
      ['x', '60m', 'cpu: 0/1, pods: 1/5', 'limits.cpu: 0/2, limits.memory: 5Mi/1Gi'],
    ],
    ['not counted yet', { spec: { hard: { pods: '5' } } }, ['x', '60m', '', '']],
  ],
  podtemplates: [
    ['with labels', { template }, ['x', ...IMAGES, 'a=1,b=2']],
    ['without', { template: { spec: { containers: [{ name: 'c', image: 'i' }] } } }, ['x', 'c', 'i', '<none>']],
  ],
  replicationcontrollers: [
    [
      'on their way',
      { spec: { replicas: 2, selector: { b: '2', a: '1' }, template }, status: { replicas: 1, readyReplicas: 1 } },
      ['x', 2, 1, 1, '60m', ...IMAGES, 'a=1,b=2'],
    ],
    ['shut down', { spec: { replicas: 0, template } }, ['x', 0, 0, 0, '60m', ...IMAGES, 'a=1,b=2']],
  ],
  events: [
    [
      'counted as they once were',
      { ...ABOUT, source: { component: 'kubelet', host: 'n' }, firstTimestamp: HOUR_AGO, lastTimestamp: MINUTE_AGO, count: 4 },
      ['60s', 'Warning', 'Back', 'pod/p', 'spec.containers{c}', 'kubelet, n', 'm', '60m', 4, 'x'],
    ],
    [
      'of the newer form, which happened once',
      { ...ABOUT, eventTime: micro(HOUR_AGO), reportingComponent: 'c', reportingInstance: 'i' },
      ['60m', 'Warning', 'Back', 'pod/p', 'spec.containers{c}', 'c, i', 'm', '60m', 1, 'x'],
    ],
    [
      'in a series, which counts what came after the first',
      {
        ...ABOUT,
        eventTime: micro(HOUR_AGO),
        lastTimestamp: HOUR_AGO,
        count: 9,
        series: { count: 5, lastObservedTime: micro(MINUTE_AGO) },
      },
      ['60s', 'Warning', 'Back', 'pod/p', 'spec.containers{c}', '', 'm', '60m', 6, 'x'],
    ],
    [
      'in a series that never says when it was seen',
      { ...ABOUT, eventTime: micro(HOUR_AGO), lastTimestamp: HOUR_AGO, series: { count: 5 } },
      ['<unknown>', 'Warning', 'Back', 'pod/p', 'spec.containers{c}', '', 'm', '60m', 6, 'x'],
    ],
    [
      'about nothing by name, from a component alone',
      { involvedObject: { kind: 'Node' }, source: { component: 'kubelet' }, firstTimestamp: HOUR_AGO },
      ['60m', '', '', 'node', '', 'kubelet', '', '60m', 1, 'x'],
    ],
    ['that say nothing', {}, ['<unknown>', '', '', '', '', '', '', '<unknown>', 1, 'x']],
  ],
});
