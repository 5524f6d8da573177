import { kindTables } from '../../support/kinds.js';

const IN_DEFAULT = '/api/v1/namespaces/default';
const BYTES = Buffer.alloc(1024 * 1024 + 1, 'a').toString();
const container = { name: 'c', image: 'example.com/c:1' };
const template = { metadata: { labels: { app: 'x' } }, spec: { containers: [container] } };

const among = (...matchExpressions: object[]) => ({ spec: { scopeSelector: { matchExpressions } } });

kindTables({
  ConfigMap: {
    path: `${IN_DEFAULT}/configmaps`,
    valid: { metadata: { name: 'settings' }, data: { 'a.b_c-d': 'x' }, binaryData: { bin: 'AA==' } },
    creates: [
      [{ data: { 'a b': 'x' } }, 'data[a b] Invalid'],
      [{ data: { '..': 'x', '.': 'y' } }, 'data[..] Invalid', 'data[.] Invalid'],
      [{ data: { bin: 'x' } }, 'data[bin] Invalid'],
      [{ binaryData: { '..a': 'AA==' } }, 'binaryData[..a] Invalid'],
      [{ data: { big: BYTES } }, '[] TooLong'],
      [
        { metadata: { name: 'A_b', labels: { 'a b': 'x' } }, data: { 'a/b': 'x' } },
        'metadata.name Invalid',
        'metadata.labels Invalid',
        'data[a/b] Invalid',
      ],
    ],
    updates: [
      [{ data: { new: 'x' } }],
      [{ immutable: true }],
      [{ data: { new: 'y' } }, 'data Forbidden'],
      [{ binaryData: null, data: null }, 'data Forbidden', 'binaryData Forbidden'],
      [{ immutable: false }, 'immutable Forbidden'],
      [{ metadata: { labels: { a: 'b' } } }],
    ],
  },
  Secret: {
    path: `${IN_DEFAULT}/secrets`,
    valid: { metadata: { name: 'login' }, type: 'kubernetes.io/basic-auth', stringData: { username: 'u' } },
    creates: [
      [{ stringData: { 'a b': 'x' } }, 'data[a b] Invalid'],
      [{ stringData: { username: null } }, 'data[%s][username] Required', 'data[%s][password] Required'],
      [{ type: 'kubernetes.io/tls' }, 'data[tls.crt] Required', 'data[tls.key] Required'],
      [{ type: 'kubernetes.io/ssh-auth' }, 'data[%s][ssh-privatekey] Required'],
      [{ type: 'kubernetes.io/dockerconfigjson' }, 'data[.dockerconfigjson] Required'],
      [{ type: 'kubernetes.io/dockercfg', stringData: { '.dockercfg': 'no' } }, 'data[.dockercfg] Invalid'],
      [{ type: 'kubernetes.io/dockercfg', stringData: { '.dockercfg': '[]' } }, 'data[.dockercfg] Invalid'],
      [{ type: 'kubernetes.io/service-account-token' }, 'metadata.annotations[kubernetes.io/service-account.name] Required'],
      [{ type: 'Opaque', stringData: { big: BYTES } }, 'data TooLong'],
    ],
    updates: [
      [{ type: 'Opaque' }, 'type Invalid'],
      [{ immutable: true }],
      [{ stringData: { username: 'v' } }, 'data Forbidden'],
      [{ immutable: null }, 'immutable Forbidden'],
    ],
  },
  Endpoints: {
    path: `${IN_DEFAULT}/endpoints`,
    valid: { metadata: { name: 'e' }, subsets: [{ addresses: [{ ip: '192.0.2.1' }], ports: [{ name: 'a', port: 80 }] }] },
    creates: [
      [{ subsets: [{ ports: [{ port: 80 }] }] }, 'subsets[0] Required'],
      [{ subsets: [{ addresses: [{ ip: '127.0.0.1' }] }] }, 'subsets[0].addresses[0].ip Invalid'],
      [{ subsets: [{ notReadyAddresses: [{ ip: '169.254.1.1' }] }] }, 'subsets[0].notReadyAddresses[0].ip Invalid'],
      [{ subsets: [{ addresses: [{ ip: '1.2.3' }] }] }, 'subsets[0].addresses[0].ip Invalid', 'subsets[0].addresses[0].ip Invalid'],
      [
        { subsets: [{ addresses: [{ ip: '192.0.2.1', hostname: 'A', nodeName: '_' }] }] },
        'subsets[0].addresses[0].hostname Invalid',
        'subsets[0].addresses[0].nodeName Invalid',
      ],
      [
        { subsets: [{ addresses: [{ ip: '192.0.2.1' }], ports: [{ port: 0 }, { name: 'a_', port: 65536, protocol: 'X' }] }] },
        'subsets[0].ports[0].name Required',
        'subsets[0].ports[0].port Invalid',
        'subsets[0].ports[1].name Invalid',
        'subsets[0].ports[1].port Invalid',
        'subsets[0].ports[1].protocol NotSupported',
      ],
      [
        { subsets: [{ addresses: [{ ip: '192.0.2.1' }], ports: [{ port: 1, appProtocol: 'a b' }] }] },
        'subsets[0].ports[0].appProtocol Invalid',
      ],
    ],
  },
  Event: {
    path: '/api/v1/namespaces/kube-system/events',
    valid: {
      metadata: { name: 'event' },
      eventTime: '2021-03-04T05:06:07.000008Z',
      involvedObject: { kind: 'Node', name: 'n' },
      ...{ reportingComponent: 'example.com/ctl', reportingInstance: 'ctl-0', action: 'Did', reason: 'Because' },
    },
    creates: [
      [{ eventTime: null }, 'involvedObject.namespace Invalid'],
      [{ metadata: { name: 'a/b' } }, 'metadata.name Invalid'],
      ['a bad name beside other faults', { metadata: { name: 'a/b' }, reportingComponent: 'a b' }, 'reportingController Invalid'],
      [{ reportingComponent: 'a b' }, 'reportingController Invalid'],
      [{ message: 'x'.repeat(1025) }, 'message Invalid'],
      [
        { reportingInstance: 'x'.repeat(129), action: '', reason: 'x'.repeat(129) },
        'reportingInstance Invalid',
        'action Required',
        'reason Invalid',
      ],
    ],
  },
  LimitRange: {
    path: `${IN_DEFAULT}/limitranges`,
    valid: { metadata: { name: 'bounds' }, spec: { limits: [{ type: 'example.com/thing', max: { 'example.com/n': '2' } }] } },
    creates: [
      [{ spec: { limits: [{ type: 'Else' }] } }, 'spec.limits[0].type Invalid'],
      [{ spec: { limits: [{ type: 'a b' }] } }, 'spec.limits[0].type Invalid'],
      [{ spec: { limits: [{ type: 'Pod', max: { cpu: '1' } }, { type: 'Pod' }] } }, 'spec.limits[1].type Duplicate'],
      [{ spec: { limits: [{ type: 'Pod', default: { cpu: '1' } }] } }, 'spec.limits[0].default Forbidden'],
      [{ spec: { limits: [{ type: 'PersistentVolumeClaim', max: { storage: '1', thing: '1' } }] } }, 'spec.limits[0].max[thing] Invalid'],
      [{ spec: { limits: [{ type: 'PersistentVolumeClaim' }] } }, 'spec.limits[0].limits Required'],
      [
        { spec: { limits: [{ type: 'Container', max: { cpu: '1' }, min: { cpu: '2' } }] } },
        'spec.limits[0].min[cpu] Invalid',
        'spec.limits[0].defaultRequest[cpu] Invalid',
        'spec.limits[0].default[cpu] Invalid',
      ],
      [{ spec: { limits: [{ type: 'Pod', maxLimitRequestRatio: { cpu: '500m' } }] } }, 'spec.limits[0].maxLimitRequestRatio[cpu] Invalid'],
      [
        'a ratio that the bounds leave no room for',
        { spec: { limits: [{ type: 'Pod', min: { cpu: '100m' }, max: { cpu: '1' }, maxLimitRequestRatio: { cpu: '10500m' } }] } },
        'spec.limits[0].maxLimitRequestRatio[cpu] Invalid',
      ],
      [
        { spec: { limits: [{ type: 'Container', max: { thing: '1' } }] } },
        'spec.limits[0].max[thing] Invalid',
        'spec.limits[0].max[thing] Invalid',
        'spec.limits[0].default[thing] Invalid',
        'spec.limits[0].default[thing] Invalid',
        'spec.limits[0].defaultRequest[thing] Invalid',
        'spec.limits[0].defaultRequest[thing] Invalid',
      ],
    ],
  },
  Namespace: {
    path: '/api/v1/namespaces',
    valid: { metadata: { name: 'space' } },
    creates: [
      [{ metadata: { name: 'a.b' } }, 'metadata.name Invalid'],
      [{ metadata: { name: 'x'.repeat(64) } }, 'metadata.name Invalid', 'metadata.labels Invalid'],
      [{ spec: { finalizers: ['own'] } }, 'spec.finalizers Invalid'],
      [{ spec: { finalizers: ['a b'] } }, 'spec.finalizers Invalid', 'spec.finalizers Invalid'],
      [
        { metadata: { name: 'A', annotations: { 'a b': 'x' } }, spec: { finalizers: ['a b'] } },
        'metadata.name Invalid',
        'metadata.annotations Invalid',
        'spec.finalizers Invalid',
        'spec.finalizers Invalid',
      ],
    ],
    statuses: [[{ phase: 'Terminating' }, 'status.Phase Invalid']],
  },
  Node: {
    path: '/api/v1/nodes',
    valid: { metadata: { name: 'node' }, spec: { podCIDR: '10.1.0.0/24', podCIDRs: ['10.1.0.0/24'], providerID: 'a' } },
    creates: [
      [
        { spec: { taints: [{ key: 'a b', value: 'x y', effect: 'Else' }] } },
        'metadata.taints[0].key Invalid',
        'metadata.taints[0].value Invalid',
        'metadata.taints[0].effect NotSupported',
      ],
      [
        {
          spec: {
            taints: [
              { key: 'a', effect: 'NoSchedule' },
              { key: 'a', effect: 'NoSchedule' },
            ],
          },
        },
        'metadata.taints[1] Duplicate',
      ],
      [{ spec: { podCIDR: 'x', podCIDRs: ['x'] } }, 'spec.podCIDRs[0] Invalid'],
      [{ spec: { podCIDRs: ['10.1.0.0/24', '10.2.0.0/24'] } }, 'spec.podCIDRs Invalid'],
      [{ spec: { podCIDRs: ['10.1.0.0/24', 'x'] } }, 'spec.podCIDRs[1] Invalid', 'spec.podCIDRs InternalError', 'spec.podCIDRs Invalid'],
      [{ spec: { podCIDRs: ['10.1.0.0/24', 'fd00::/64', '10.2.0.0/24'] } }, 'spec.podCIDRs Invalid'],
      [{ spec: { taints: [{ key: 'a', effect: '' }] } }, 'metadata.taints[0].effect Required'],
      [{ spec: { podCIDRs: ['10.1.0.0/24', '10.1.0.0/24'] } }, 'spec.podCIDRs Invalid', 'spec.podCIDRs[1] Duplicate'],
      [{ status: { capacity: { cpu: '-1' } } }, 'status.capacity.cpu Invalid', 'status.allocatable.cpu Invalid'],
      [{ status: { capacity: { pods: '1500m' }, allocatable: { pods: '1' } } }, 'status.capacity.pods Invalid'],
    ],
    updates: [
      [{ spec: { podCIDR: '10.2.0.0/24', podCIDRs: ['10.2.0.0/24'] } }, 'spec.podCIDRs Forbidden'],
      [{ spec: { providerID: 'b' } }, 'spec.providerID Forbidden'],
      [{ spec: { unschedulable: true, taints: [{ key: 'a', effect: 'NoExecute' }] } }],
    ],
    statuses: [
      [
        {
          addresses: [
            { type: 'InternalIP', address: 'a' },
            { type: 'InternalIP', address: 'a' },
          ],
        },
        'status.addresses[1] Duplicate',
      ],
      [{ capacity: { cpu: '2' } }],
    ],
  },
  PersistentVolume: {
    path: '/api/v1/persistentvolumes',
    valid: {
      metadata: { name: 'volume' },
      spec: {
        capacity: { storage: '1Gi' },
        accessModes: ['ReadWriteOnce'],
        hostPath: { path: '/data' },
        persistentVolumeReclaimPolicy: 'Retain',
      },
    },
    creates: [
      [{ spec: { capacity: null } }, 'spec.capacity Required', 'spec.capacity NotSupported'],
      [{ spec: { capacity: { storage: '0' } } }, 'spec.capacity[storage] Invalid'],
      [{ spec: { capacity: { cpu: '1' } } }, 'spec.capacity NotSupported'],
      [{ spec: { accessModes: [] } }, 'spec.accessModes Required'],
      [{ spec: { accessModes: ['Sometimes'] } }, 'spec.accessModes NotSupported'],
      [{ spec: { hostPath: null } }, 'spec Required'],
      [{ spec: { nfs: { server: 's', path: '/x' } } }, 'spec.nfs Forbidden'],
      [{ spec: { hostPath: { path: '/a/../b' } } }, 'spec.hostPath.path Invalid'],
      [{ spec: { hostPath: { path: '/' }, persistentVolumeReclaimPolicy: 'Recycle' } }, 'spec.persistentVolumeReclaimPolicy Forbidden'],
      [{ spec: { hostPath: null, local: { path: '/x' } } }, 'spec.nodeAffinity Required'],
      [{ spec: { nodeAffinity: {} } }, 'spec.nodeAffinity.required Required'],
      [{ spec: { nodeAffinity: { required: { nodeSelectorTerms: [] } } } }, 'spec.nodeAffinity.required.nodeSelectorTerms Required'],
      [
        { spec: { storageClassName: 'A_', volumeMode: 'Else', persistentVolumeReclaimPolicy: 'Else' } },
        'spec.persistentVolumeReclaimPolicy NotSupported',
        'spec.storageClassName Invalid',
        'spec.volumeMode NotSupported',
      ],
      [{ spec: { hostPath: null, csi: {} } }, 'spec.csi.driver Required', 'spec.csi.driver Invalid', 'spec.csi.volumeHandle Required'],
      [
        {
          spec: {
            hostPath: null,
            csi: { driver: 'd', volumeHandle: 'h', controllerExpandSecretRef: {}, nodePublishSecretRef: { name: 'n' } },
          },
        },
        'spec.csi.controllerExpandSecretRef.name Required',
        'spec.csi.controllerExpandSecretRef.namespace Required',
        'spec.csi.nodePublishSecretRef .namespace Required',
      ],
      [
        'a secret of a driver by bad names',
        { spec: { hostPath: null, csi: { driver: 'd', volumeHandle: 'h', controllerPublishSecretRef: { name: 'a.b', namespace: 'N' } } } },
        'spec.csi.name Invalid',
        'spec.csi.namespace Invalid',
      ],
      [
        { spec: { hostPath: null, glusterfs: { endpoints: 'e', path: 'p', endpointsNamespace: '' } } },
        'spec.glusterfs.endpointsNamespace Invalid',
      ],
      [{ spec: { hostPath: null, cinder: { volumeID: 'v', secretRef: { name: 'n' } } } }, 'spec.cinder.secretRef.namespace Required'],
      [
        { spec: { hostPath: null, azureFile: { secretName: 's', shareName: 's', secretNamespace: '' } } },
        'spec.azureFile.secretNamespace Required',
      ],
    ],
    updates: [
      [{ spec: { hostPath: { path: '/else' } } }, 'spec.persistentvolumesource Forbidden'],
      [{ spec: { volumeMode: 'Block' } }, 'volumeMode Invalid'],
      [{ spec: { capacity: { storage: '2Gi' } } }],
    ],
  },
  PersistentVolumeClaim: {
    path: `${IN_DEFAULT}/persistentvolumeclaims`,
    valid: { metadata: { name: 'claim' }, spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } },
    creates: [
      [{ spec: { accessModes: [] } }, 'spec.accessModes Required'],
      [{ spec: { accessModes: ['Else'] } }, 'spec.accessModes NotSupported'],
      [{ spec: { dataSource: { kind: 'PersistentVolumeClaim', name: '' } } }, 'spec.dataSource.name Required'],
      [{ spec: { resources: null } }, 'spec.resources[storage] Required'],
      [{ spec: { resources: { requests: { storage: '-1' } } } }, 'spec.resources[storage] Invalid'],
      [
        { spec: { storageClassName: 'A_', volumeMode: 'Else', selector: { matchLabels: { 'a b': 'x' } } } },
        'spec.selector.matchLabels Invalid',
        'spec.storageClassName Invalid',
        'spec.volumeMode NotSupported',
      ],
    ],
    updates: [
      [{ spec: { accessModes: ['ReadOnlyMany'] } }, 'spec Forbidden'],
      [{ spec: { resources: { requests: { storage: '2Gi' } } } }, 'spec Forbidden'],
      [{ spec: { volumeName: 'v' } }],
      [{ spec: { volumeName: 'w' } }, 'spec Forbidden'],
    ],
  },
  PodTemplate: {
    path: `${IN_DEFAULT}/podtemplates`,
    valid: { metadata: { name: 'pattern' }, template },
    creates: [
      [{ template: { spec: { containers: [] } } }, 'template.spec.containers Required'],
      [{ template: { metadata: { labels: { 'a b': 'x' } } } }, 'template.labels Invalid'],
      [{ template: { spec: { runtimeClassName: 'A' } } }, 'template.spec.runtimeClassName Invalid'],
      [
        { template: { spec: { restartPolicy: 'Else', dnsPolicy: 'Else' } } },
        'template.spec.restartPolicy NotSupported',
        'template.spec.dnsPolicy NotSupported',
      ],
    ],
    updates: [[{ template: { spec: { containers: [{ name: 'c' }] } } }, 'template.spec.containers[0].image Required']],
  },
  ReplicationController: {
    path: `${IN_DEFAULT}/replicationcontrollers`,
    valid: { metadata: { name: 'copies' }, spec: { selector: { app: 'x' }, template } },
    creates: [
      [{ spec: { replicas: -1, minReadySeconds: -1 } }, 'spec.minReadySeconds Invalid', 'spec.replicas Invalid'],
      [{ spec: { template: null } }, 'spec.template Required'],
      [{ spec: { selector: null, template: { metadata: { labels: null } } } }, 'spec.selector Required'],
      [{ spec: { selector: { app: 'y' } } }, 'spec.template.metadata.labels Invalid'],
      [
        { spec: { template: { spec: { restartPolicy: 'Never', activeDeadlineSeconds: 5 } } } },
        'spec.template.spec.restartPolicy NotSupported',
        'spec.template.spec.activeDeadlineSeconds Forbidden',
      ],
    ],
    updates: [
      [{ spec: { replicas: -1 } }, 'spec.replicas Invalid'],
      [{ spec: { selector: { app: 'x', b: 'c' } } }, 'spec.template.metadata.labels Invalid'],
    ],
    statuses: [
      [{ replicas: 1, readyReplicas: 2 }, 'status.readyReplicas Invalid'],
      [
        { replicas: -1 },
        'status.replicas Invalid',
        'status.fullyLabeledReplicas Invalid',
        'status.readyReplicas Invalid',
        'status.availableReplicas Invalid',
      ],
      [{ replicas: 2, readyReplicas: 1 }],
    ],
  },
  ResourceQuota: {
    path: `${IN_DEFAULT}/resourcequotas`,
    valid: { metadata: { name: 'quota' }, spec: { hard: { pods: '5' }, scopes: ['BestEffort'] } },
    creates: [
      [{ spec: { hard: { pods: '-1' } } }, 'spec.hard[pods] Invalid'],
      [{ spec: { hard: { pods: '1500m' } } }, 'spec.hard[pods] Invalid'],
      [{ spec: { hard: { thing: '1' }, scopes: null } }, 'spec.hard[thing] Invalid', 'spec.hard[thing] Invalid'],
      [{ spec: { scopes: ['Weird'] } }, 'spec.scopes Invalid'],
      [{ spec: { hard: { cpu: '1' } } }, 'spec.scopes Invalid'],
      [
        'a scope that is not of what is counted, by an expression',
        { spec: { hard: { services: '1' }, scopes: null, ...among({ scopeName: 'Terminating', operator: 'Exists' }).spec } },
        'spec.scopeSelector.matchExpressions Invalid',
      ],
      [{ spec: { scopes: ['CrossNamespacePodAffinity'] } }, 'spec.scopes Invalid'],
      [{ spec: { scopes: ['BestEffort', 'NotBestEffort'] } }, 'spec.scopes Invalid'],
      [among({ scopeName: 'Else', operator: 'Exists' }), 'spec.scopeSelector.matchExpressions.scopeName Invalid'],
      [among({ scopeName: 'PriorityClass', operator: 'Exists', values: ['a'] }), 'spec.scopeSelector.matchExpressions.values Invalid'],
      [among({ scopeName: 'PriorityClass', operator: 'Else' }), 'spec.scopeSelector.matchExpressions.operator Invalid'],
      [
        among({ scopeName: 'Terminating', operator: 'Exists' }, { scopeName: 'NotTerminating', operator: 'Exists' }),
        'spec.scopeSelector.matchExpressions Invalid',
      ],
      [
        { spec: { hard: { pods: '-1', 'a b': '1' }, scopes: ['Else'], ...among({ scopeName: 'BestEffort', operator: 'In' }).spec } },
        'spec.hard[pods] Invalid',
        'spec.hard[a b] Invalid',
        'spec.hard[a b] Invalid',
        'spec.scopes Invalid',
        'spec.scopeSelector.matchExpressions.operator Invalid',
      ],
      [
        { spec: { scopeSelector: { matchExpressions: [{ scopeName: 'BestEffort', operator: 'In' }] } } },
        'spec.scopeSelector.matchExpressions.operator Invalid',
      ],
      [
        { spec: { scopeSelector: { matchExpressions: [{ scopeName: 'PriorityClass', operator: 'In' }] } } },
        'spec.scopeSelector.matchExpressions.values Required',
      ],
    ],
    updates: [[{ spec: { scopes: ['NotBestEffort'] } }, 'spec.scopes Invalid'], [{ spec: { hard: { pods: '6' } } }]],
    statuses: [
      [{ hard: { pods: '-1' }, used: { 'a b': '1' } }, 'status.hard[pods] Invalid', 'status.used[a b] Invalid', 'status.used[a b] Invalid'],
    ],
  },
  ServiceAccount: {
    path: `${IN_DEFAULT}/serviceaccounts`,
    valid: { metadata: { name: 'robot' }, secrets: [{ name: 's' }] },
    creates: [
      [{ metadata: { name: 'A' } }, 'metadata.name Invalid'],
      [{ metadata: { labels: { a: '-' } } }, 'metadata.labels Invalid'],
      [{ metadata: { annotations: { '': 'x' } } }, 'metadata.annotations Invalid', 'metadata.annotations Invalid'],
    ],
  },
});
