import { type KindCase, playKinds } from './table.js';

const IN_DEFAULT = '/api/v1/namespaces/default';
const BYTES = Buffer.alloc(1024 * 1024 + 1, 'a').toString();
const container = { name: 'c', image: 'example.com/c:1' };
const template = { metadata: { labels: { app: 'x' } }, spec: { containers: [container] } };

const CASES: readonly KindCase[] = [
  {
    kind: 'ConfigMap',
    path: `${IN_DEFAULT}/configmaps`,
    valid: { metadata: { name: 'settings' }, data: { 'a.b_c-d': 'x' }, binaryData: { bin: 'AA==' } },
    invalid: [
      [{ data: { 'a b': 'x' } }, 'data[a b]'],
      [{ data: { '..': 'x', '.': 'y' } }, 'data[..]', 'data[.]'],
      [{ data: { bin: 'x' } }, 'data[bin]'],
      [{ binaryData: { '..a': 'AA==' } }, 'binaryData[..a]'],
      [{ data: { big: BYTES } }, '[]'],
      [{ metadata: { name: 'A_b', labels: { 'a b': 'x' } }, data: { 'a/b': 'x' } }, 'metadata.name', 'metadata.labels', 'data[a/b]'],
    ],
    updates: [
      [{ data: { new: 'x' } }],
      [{ immutable: true }],
      [{ data: { new: 'y' } }, 'data'],
      [{ binaryData: null, data: null }, 'data', 'binaryData'],
      [{ immutable: false }, 'immutable'],
      [{ metadata: { labels: { a: 'b' } } }],
    ],
  },
  {
    kind: 'Secret',
    path: `${IN_DEFAULT}/secrets`,
    valid: { metadata: { name: 'login' }, type: 'kubernetes.io/basic-auth', stringData: { username: 'u' } },
    invalid: [
      [{ stringData: { 'a b': 'x' } }, 'data[a b]'],
      [{ stringData: { username: null } }, 'data[%s][username]', 'data[%s][password]'],
      [{ type: 'kubernetes.io/tls' }, 'data[tls.crt]', 'data[tls.key]'],
      [{ type: 'kubernetes.io/ssh-auth' }, 'data[%s][ssh-privatekey]'],
      [{ type: 'kubernetes.io/dockerconfigjson' }, 'data[.dockerconfigjson]'],
      [{ type: 'kubernetes.io/dockercfg', stringData: { '.dockercfg': 'no' } }, 'data[.dockercfg]'],
      [{ type: 'kubernetes.io/dockercfg', stringData: { '.dockercfg': '[]' } }, 'data[.dockercfg]'],
      [{ type: 'kubernetes.io/service-account-token' }, 'metadata.annotations[kubernetes.io/service-account.name]'],
      [{ type: 'Opaque', stringData: { big: BYTES } }, 'data'],
    ],
    updates: [
      [{ type: 'Opaque' }, 'type'],
      [{ immutable: true }],
      [{ stringData: { username: 'v' } }, 'data'],
      [{ immutable: null }, 'immutable'],
    ],
  },
  {
    kind: 'Endpoints',
    path: `${IN_DEFAULT}/endpoints`,
    valid: { metadata: { name: 'e' }, subsets: [{ addresses: [{ ip: '192.0.2.1' }], ports: [{ name: 'a', port: 80 }] }] },
    invalid: [
      [{ subsets: [{ ports: [{ port: 80 }] }] }, 'subsets[0]'],
      [{ subsets: [{ addresses: [{ ip: '127.0.0.1' }] }] }, 'subsets[0].addresses[0].ip'],
      [{ subsets: [{ notReadyAddresses: [{ ip: '169.254.1.1' }] }] }, 'subsets[0].notReadyAddresses[0].ip'],
      [{ subsets: [{ addresses: [{ ip: '1.2.3' }] }] }, 'subsets[0].addresses[0].ip'],
      [
        { subsets: [{ addresses: [{ ip: '192.0.2.1', hostname: 'A', nodeName: '_' }] }] },
        'subsets[0].addresses[0].hostname',
        'subsets[0].addresses[0].nodeName',
      ],
      [
        { subsets: [{ addresses: [{ ip: '192.0.2.1' }], ports: [{ port: 0 }, { name: 'a_', port: 65536, protocol: 'X' }] }] },
        'subsets[0].ports[0].name',
        'subsets[0].ports[0].port',
        'subsets[0].ports[1].name',
        'subsets[0].ports[1].port',
        'subsets[0].ports[1].protocol',
      ],
      [{ subsets: [{ addresses: [{ ip: '192.0.2.1' }], ports: [{ port: 1, appProtocol: 'a b' }] }] }, 'subsets[0].ports[0].appProtocol'],
    ],
  },
  {
    kind: 'LimitRange',
    path: `${IN_DEFAULT}/limitranges`,
    valid: { metadata: { name: 'bounds' }, spec: { limits: [{ type: 'example.com/thing', max: { 'example.com/n': '2' } }] } },
    invalid: [
      [{ spec: { limits: [{ type: 'Else' }] } }, 'spec.limits[0].type'],
      [{ spec: { limits: [{ type: 'Pod', max: { cpu: '1' } }, { type: 'Pod' }] } }, 'spec.limits[1].type'],
      [{ spec: { limits: [{ type: 'Pod', default: { cpu: '1' } }] } }, 'spec.limits[0].default'],
      [{ spec: { limits: [{ type: 'PersistentVolumeClaim' }] } }, 'spec.limits[0].limits'],
      [
        { spec: { limits: [{ type: 'Container', max: { cpu: '1' }, min: { cpu: '2' } }] } },
        'spec.limits[0].min[cpu]',
        'spec.limits[0].default[cpu]',
        'spec.limits[0].defaultRequest[cpu]',
      ],
      [{ spec: { limits: [{ type: 'Pod', maxLimitRequestRatio: { cpu: '500m' } }] } }, 'spec.limits[0].maxLimitRequestRatio[cpu]'],
      [
        { spec: { limits: [{ type: 'Container', max: { thing: '1' } }] } },
        'spec.limits[0].max[thing]',
        'spec.limits[0].default[thing]',
        'spec.limits[0].defaultRequest[thing]',
      ],
    ],
  },
  {
    kind: 'Namespace',
    path: '/api/v1/namespaces',
    valid: { metadata: { name: 'space' } },
    invalid: [
      [{ metadata: { name: 'a.b' } }, 'metadata.name'],
      [{ metadata: { name: 'x'.repeat(64) } }, 'metadata.name', 'metadata.labels'],
      [{ spec: { finalizers: ['own'] } }, 'spec.finalizers'],
      [
        { metadata: { name: 'A', annotations: { 'a b': 'x' } }, spec: { finalizers: ['a b'] } },
        'metadata.name',
        'metadata.annotations',
        'spec.finalizers',
      ],
    ],
    statuses: [[{ phase: 'Terminating' }, 'status.Phase']],
  },
  {
    kind: 'Node',
    path: '/api/v1/nodes',
    valid: { metadata: { name: 'node' }, spec: { podCIDR: '10.1.0.0/24', podCIDRs: ['10.1.0.0/24'], providerID: 'a' } },
    invalid: [
      [
        { spec: { taints: [{ key: 'a b', value: 'x y', effect: 'Else' }] } },
        'metadata.taints[0].key',
        'metadata.taints[0].value',
        'metadata.taints[0].effect',
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
        'metadata.taints[1]',
      ],
      [{ spec: { podCIDR: 'x', podCIDRs: ['x'] } }, 'spec.podCIDRs[0]'],
      [{ spec: { podCIDRs: ['10.1.0.0/24', '10.2.0.0/24'] } }, 'spec.podCIDRs'],
      [{ spec: { podCIDRs: ['10.1.0.0/24', 'fd00::/64', '10.2.0.0/24'] } }, 'spec.podCIDRs'],
      [{ status: { capacity: { cpu: '-1' } } }, 'status.capacity.cpu', 'status.allocatable.cpu'],
      [{ status: { capacity: { pods: '1500m' }, allocatable: { pods: '1' } } }, 'status.capacity.pods'],
    ],
    updates: [
      [{ spec: { podCIDR: '10.2.0.0/24', podCIDRs: ['10.2.0.0/24'] } }, 'spec.podCIDRs'],
      [{ spec: { providerID: 'b' } }, 'spec.providerID'],
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
        'status.addresses[1]',
      ],
      [{ capacity: { cpu: '2' } }],
    ],
  },
  {
    kind: 'PersistentVolume',
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
    invalid: [
      [{ spec: { capacity: null } }, 'spec.capacity'],
      [{ spec: { capacity: { storage: '0' } } }, 'spec.capacity[storage]'],
      [{ spec: { capacity: { cpu: '1' } } }, 'spec.capacity'],
      [{ spec: { accessModes: [] } }, 'spec.accessModes'],
      [{ spec: { accessModes: ['Sometimes'] } }, 'spec.accessModes'],
      [{ spec: { hostPath: null } }, 'spec'],
      [{ spec: { nfs: { server: 's', path: '/x' } } }, 'spec.nfs'],
      [{ spec: { hostPath: { path: '/a/../b' } } }, 'spec.hostPath.path'],
      [{ spec: { hostPath: { path: '/' }, persistentVolumeReclaimPolicy: 'Recycle' } }, 'spec.persistentVolumeReclaimPolicy'],
      [{ spec: { hostPath: null, local: { path: '/x' } } }, 'spec.nodeAffinity'],
      [{ spec: { nodeAffinity: {} } }, 'spec.nodeAffinity.required'],
      [{ spec: { nodeAffinity: { required: { nodeSelectorTerms: [] } } } }, 'spec.nodeAffinity.required.nodeSelectorTerms'],
      [
        { spec: { storageClassName: 'A_', volumeMode: 'Else', persistentVolumeReclaimPolicy: 'Else' } },
        'spec.storageClassName',
        'spec.volumeMode',
        'spec.persistentVolumeReclaimPolicy',
      ],
      [{ spec: { hostPath: null, csi: {} } }, 'spec.csi.driver', 'spec.csi.volumeHandle'],
      [
        {
          spec: {
            hostPath: null,
            csi: { driver: 'd', volumeHandle: 'h', controllerExpandSecretRef: {}, nodePublishSecretRef: { name: 'n' } },
          },
        },
        'spec.csi.controllerExpandSecretRef.name',
        'spec.csi.controllerExpandSecretRef.namespace',
        'spec.csi.nodePublishSecretRef.namespace',
      ],
      [{ spec: { hostPath: null, glusterfs: { endpoints: 'e', path: 'p', endpointsNamespace: '' } } }, 'spec.glusterfs.endpointsNamespace'],
      [{ spec: { hostPath: null, cinder: { volumeID: 'v', secretRef: { name: 'n' } } } }, 'spec.cinder.secretRef.namespace'],
      [{ spec: { hostPath: null, azureFile: { secretName: 's', shareName: 's', secretNamespace: '' } } }, 'spec.azureFile.secretNamespace'],
    ],
    updates: [
      [{ spec: { hostPath: { path: '/else' } } }, 'spec.persistentvolumesource'],
      [{ spec: { volumeMode: 'Block' } }, 'volumeMode'],
      [{ spec: { capacity: { storage: '2Gi' } } }],
    ],
  },
  {
    kind: 'PersistentVolumeClaim',
    path: `${IN_DEFAULT}/persistentvolumeclaims`,
    valid: { metadata: { name: 'claim' }, spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } },
    invalid: [
      [{ spec: { accessModes: [] } }, 'spec.accessModes'],
      [{ spec: { accessModes: ['Else'] } }, 'spec.accessModes'],
      [{ spec: { dataSource: { kind: 'PersistentVolumeClaim', name: '' } } }, 'spec.dataSource.name'],
      [{ spec: { resources: null } }, 'spec.resources[storage]'],
      [{ spec: { resources: { requests: { storage: '-1' } } } }, 'spec.resources[storage]'],
      [
        { spec: { storageClassName: 'A_', volumeMode: 'Else', selector: { matchLabels: { 'a b': 'x' } } } },
        'spec.storageClassName',
        'spec.volumeMode',
        'spec.selector.matchLabels',
      ],
    ],
    updates: [
      [{ spec: { accessModes: ['ReadOnlyMany'] } }, 'spec'],
      [{ spec: { resources: { requests: { storage: '2Gi' } } } }, 'spec'],
      [{ spec: { volumeName: 'v' } }],
      [{ spec: { volumeName: 'w' } }, 'spec'],
    ],
  },
  {
    kind: 'PodTemplate',
    path: `${IN_DEFAULT}/podtemplates`,
    valid: { metadata: { name: 'pattern' }, template },
    invalid: [
      [{ template: { spec: { containers: [] } } }, 'template.spec.containers'],
      [{ template: { metadata: { labels: { 'a b': 'x' } } } }, 'template.labels'],
      [{ template: { spec: { restartPolicy: 'Else', dnsPolicy: 'Else' } } }, 'template.spec.restartPolicy', 'template.spec.dnsPolicy'],
    ],
    updates: [[{ template: { spec: { containers: [{ name: 'c' }] } } }, 'template.spec.containers[0].image']],
  },
  {
    kind: 'ReplicationController',
    path: `${IN_DEFAULT}/replicationcontrollers`,
    valid: { metadata: { name: 'copies' }, spec: { selector: { app: 'x' }, template } },
    invalid: [
      [{ spec: { replicas: -1, minReadySeconds: -1 } }, 'spec.replicas', 'spec.minReadySeconds'],
      [{ spec: { template: null } }, 'spec.template'],
      [{ spec: { selector: { app: 'y' } } }, 'spec.template.metadata.labels'],
      [
        { spec: { template: { spec: { restartPolicy: 'Never', activeDeadlineSeconds: 5 } } } },
        'spec.template.spec.restartPolicy',
        'spec.template.spec.activeDeadlineSeconds',
      ],
    ],
    updates: [
      [{ spec: { replicas: -1 } }, 'spec.replicas'],
      [{ spec: { selector: { app: 'x', b: 'c' } } }, 'spec.template.metadata.labels'],
    ],
    statuses: [
      [{ replicas: 1, readyReplicas: 2 }, 'status.readyReplicas'],
      [{ replicas: -1 }, 'status.replicas', 'status.fullyLabeledReplicas', 'status.readyReplicas', 'status.availableReplicas'],
      [{ replicas: 2, readyReplicas: 1 }],
    ],
  },
  {
    kind: 'ResourceQuota',
    path: `${IN_DEFAULT}/resourcequotas`,
    valid: { metadata: { name: 'quota' }, spec: { hard: { pods: '5' }, scopes: ['BestEffort'] } },
    invalid: [
      [{ spec: { hard: { pods: '-1' } } }, 'spec.hard[pods]'],
      [{ spec: { hard: { pods: '1500m' } } }, 'spec.hard[pods]'],
      [{ spec: { hard: { thing: '1' }, scopes: null } }, 'spec.hard[thing]'],
      [{ spec: { scopes: ['Weird'] } }, 'spec.scopes'],
      [{ spec: { hard: { cpu: '1' } } }, 'spec.scopes'],
      [{ spec: { scopes: ['CrossNamespacePodAffinity'] } }, 'spec.scopes'],
      [
        { spec: { scopeSelector: { matchExpressions: [{ scopeName: 'BestEffort', operator: 'In' }] } } },
        'spec.scopeSelector.matchExpressions.operator',
      ],
      [
        { spec: { scopeSelector: { matchExpressions: [{ scopeName: 'PriorityClass', operator: 'In' }] } } },
        'spec.scopeSelector.matchExpressions.values',
      ],
    ],
    updates: [[{ spec: { scopes: ['NotBestEffort'] } }, 'spec.scopes'], [{ spec: { hard: { pods: '6' } } }]],
    statuses: [[{ hard: { pods: '-1' }, used: { 'a b': '1' } }, 'status.hard[pods]', 'status.used[a b]']],
  },
  {
    kind: 'Service',
    path: `${IN_DEFAULT}/services`,
    valid: { metadata: { name: 'service' }, spec: { ports: [{ port: 80 }] } },
    invalid: [
      [{ metadata: { name: '9a' } }, 'metadata.name'],
      [{ spec: { ports: [] } }, 'spec.ports'],
      [
        { spec: { ports: [{ port: 0, protocol: 'X', targetPort: 'a_b' }] } },
        'spec.ports[0].port',
        'spec.ports[0].protocol',
        'spec.ports[0].targetPort',
      ],
      [{ spec: { ports: [{ port: 1 }, { port: 2 }] } }, 'spec.ports[0].name', 'spec.ports[1].name'],
      [
        {
          spec: {
            ports: [
              { name: 'a', port: 1 },
              { name: 'a', port: 1 },
            ],
          },
        },
        'spec.ports[1].name',
        'spec.ports[1]',
      ],
      [{ spec: { ports: [{ port: 80, name: 'x'.repeat(64) }] } }, 'spec.ports[0].name'],
      [{ spec: { type: 'Else' } }, 'spec.type'],
      [{ spec: { sessionAffinity: 'Else' } }, 'spec.sessionAffinity'],
      [
        { spec: { sessionAffinity: 'ClientIP', sessionAffinityConfig: { clientIP: { timeoutSeconds: 86401 } } } },
        'spec.sessionAffinityConfig.clientIP.timeoutSeconds',
      ],
      [{ spec: { clusterIP: '10.9.9.9' } }, 'spec.clusterIPs'],
      [{ spec: { clusterIP: 'x' } }, 'spec.clusterIPs[0]'],
      [{ spec: { clusterIPs: ['10.0.0.9'] } }, 'spec.clusterIPs'],
      [{ spec: { ipFamilies: ['IPv6'] } }, 'spec.ipFamilies[0]'],
      [{ spec: { ipFamilyPolicy: 'RequireDualStack' } }, 'spec.ipFamilyPolicy'],
      [{ spec: { externalIPs: ['127.0.0.1'] } }, 'spec.externalIPs[0]'],
      [{ spec: { type: 'ExternalName' } }, 'spec.externalName'],
      [{ spec: { type: 'NodePort', clusterIP: 'None' } }, 'spec.clusterIPs[0]'],
      [{ spec: { type: 'NodePort', ports: [{ port: 80, nodePort: 80 }] } }, 'spec.ports[0].nodePort'],
      [{ spec: { ports: [{ port: 80, nodePort: 30080 }] } }, 'spec.ports[0].nodePort'],
      [{ spec: { externalTrafficPolicy: 'Local' } }, 'spec.externalTrafficPolicy'],
      [{ spec: { healthCheckNodePort: 31000 } }, 'spec.healthCheckNodePort'],
      [{ spec: { loadBalancerSourceRanges: ['10.0.0.0/8'] } }, 'spec.LoadBalancerSourceRanges'],
      [{ spec: { type: 'LoadBalancer', loadBalancerSourceRanges: ['x'] } }, 'spec.LoadBalancerSourceRanges'],
      [{ spec: { selector: { 'a b': 'x' } } }, 'spec.selector'],
    ],
    updates: [[{ spec: { clusterIP: '10.0.0.8', clusterIPs: ['10.0.0.8'] } }, 'spec.clusterIPs[0]'], [{ spec: { type: 'NodePort' } }]],
    statuses: [
      [
        { loadBalancer: { ingress: [{ ip: 'x', hostname: '192.0.2.1' }] } },
        'status.loadBalancer.ingress[0].ip',
        'status.loadBalancer.ingress[0].hostname',
      ],
    ],
  },
  {
    kind: 'ServiceAccount',
    path: `${IN_DEFAULT}/serviceaccounts`,
    valid: { metadata: { name: 'robot' }, secrets: [{ name: 's' }] },
    invalid: [
      [{ metadata: { name: 'A' } }, 'metadata.name'],
      [{ metadata: { labels: { a: '-' } } }, 'metadata.labels'],
      [{ metadata: { annotations: { '': 'x' } } }, 'metadata.annotations'],
    ],
  },
];

playKinds(CASES);
