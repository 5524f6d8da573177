/** Kinds of storage, node, scheduling and coordination by their rules. */
import { kindTables } from '../support/kinds.js';

const drivers = (...list: object[]): { spec: { drivers: never } } => ({ spec: { drivers: list as never } });

const inline = (more: object) => ({
  spec: {
    source: {
      persistentVolumeName: null,
      inlineVolumeSpec: { csi: { driver: 'd', volumeHandle: 'h' }, accessModes: ['ReadWriteOnce'], ...more },
    },
  },
});

kindTables({
  StorageClass: {
    path: '/apis/storage.k8s.io/v1/storageclasses',
    valid: { metadata: { name: 'fast' }, provisioner: 'example.com/disk' },
    creates: [
      ['no provisioner', { provisioner: null }, 'provisioner Required'],
      ['a bad provisioner', { provisioner: 'a b' }, 'provisioner Invalid'],
      [
        'words there are not',
        { reclaimPolicy: 'Recycle', volumeBindingMode: 'Later' },
        'reclaimPolicy NotSupported',
        'volumeBindingMode NotSupported',
      ],
      ['a parameter without name', { parameters: { '': 'x' } }, 'parameters Invalid'],
      ['513 parameters', { parameters: Object.fromEntries(Array.from({ length: 513 }, (_, i) => [`p${i}`, 'x'])) }, 'parameters TooLong'],
      ['long parameters', { parameters: { p: 'x'.repeat(256 * 1024) } }, 'parameters TooLong'],
      [
        'a topology of nothing',
        { allowedTopologies: [{ matchLabelExpressions: [{ key: 'z', values: [] }] }] },
        'allowedTopologies[0].matchLabelExpressions[0].values Required',
      ],
      [
        'a place twice, under a key twice',
        { allowedTopologies: [{ matchLabelExpressions: ['z', 'z'].map((key) => ({ key, values: ['a', 'a'] })) }] },
        'allowedTopologies[0].matchLabelExpressions[0].values[1] Duplicate',
        'allowedTopologies[0].matchLabelExpressions[1].values[1] Duplicate',
        'allowedTopologies[0].matchLabelExpressions[1].key Duplicate',
      ],
      [
        'the same topology twice',
        {
          allowedTopologies: [
            { matchLabelExpressions: [{ key: 'z', values: ['a', 'b'] }] },
            { matchLabelExpressions: [{ key: 'z', values: ['b', 'a'] }] },
          ],
        },
        'allowedTopologies[1].matchLabelExpressions Duplicate',
      ],
    ],
    updates: [
      [
        'all that lasts',
        { provisioner: 'x/y', parameters: { a: 'b' }, reclaimPolicy: 'Retain', volumeBindingMode: 'WaitForFirstConsumer' },
        'parameters Forbidden',
        'provisioner Forbidden',
        'reclaimPolicy Forbidden',
        'volumeBindingMode Invalid',
      ],
      ['mount options', { mountOptions: ['ro'] }],
    ],
  },
  CSIDriver: {
    path: '/apis/storage.k8s.io/v1/csidrivers',
    valid: { metadata: { name: 'csi.example.com' }, spec: {} },
    creates: [
      ['a group policy there is not', { spec: { fsGroupPolicy: 'Always' } }, 'spec.fsGroupPolicy NotSupported'],
      ['a mode there is not', { spec: { volumeLifecycleModes: ['Forever'] } }, 'spec.volumeLifecycleModes NotSupported'],
      [
        'tokens too short, twice and too long',
        {
          spec: {
            tokenRequests: [{ audience: 'a', expirationSeconds: 599 }, { audience: 'a' }, { audience: 'b', expirationSeconds: 4294967297 }],
          },
        },
        'spec.tokenRequests[0].expirationSeconds Invalid',
        'spec.tokenRequests[1].audience Duplicate',
        'spec.tokenRequests[2].expirationSeconds Invalid',
      ],
    ],
    updates: [
      [
        'what lasts',
        { spec: { attachRequired: false, podInfoOnMount: true } },
        'spec.attachedRequired Invalid',
        'spec.podInfoOnMount Invalid',
      ],
      ['other tokens', { spec: { tokenRequests: [{ audience: 'z' }] } }],
    ],
  },
  CSINode: {
    path: '/apis/storage.k8s.io/v1/csinodes',
    valid: { metadata: { name: 'n1' }, spec: { drivers: [{ name: 'a', nodeID: 'n1' }] } },
    creates: [
      [
        'a driver of nothing',
        drivers({}),
        'spec.drivers[0].name Required',
        'spec.drivers[0].name Invalid',
        'spec.drivers[0].nodeID Required',
      ],
      ['a long node', drivers({ name: 'a', nodeID: 'x'.repeat(129) }), 'spec.drivers[0].nodeID Invalid'],
      [
        'fewer volumes than none',
        drivers({ name: 'a', nodeID: 'n', allocatable: { count: -1 } }),
        'spec.drivers[0].allocatable.count Invalid',
      ],
      ['a driver twice', drivers({ name: 'a', nodeID: 'n' }, { name: 'a', nodeID: 'n' }), 'spec.drivers[1].name Duplicate'],
      ['a bad key', drivers({ name: 'a', nodeID: 'n', topologyKeys: ['a b'] }), 'spec.drivers[0] Invalid'],
      [
        'no key',
        drivers({ name: 'a', nodeID: 'n', topologyKeys: [''] }),
        'spec.drivers[0] Required',
        'spec.drivers[0] Invalid',
        'spec.drivers[0] Invalid',
      ],
      ['a key twice', drivers({ name: 'a', nodeID: 'n', topologyKeys: ['z', 'z'] }), 'spec.drivers[0] Duplicate'],
    ],
    updates: [
      ['another node for a driver', drivers({ name: 'a', nodeID: 'n2' }), 'CSINodeDriver Invalid'],
      ['another driver', drivers({ name: 'b', nodeID: 'n1' })],
    ],
  },
  CSIStorageCapacity: {
    path: '/apis/storage.k8s.io/v1beta1/namespaces/default/csistoragecapacities',
    valid: { metadata: { name: 'here' }, storageClassName: 'fast', capacity: '1Gi' },
    creates: [
      ['no class', { storageClassName: null }, 'storageClassName Invalid'],
      ['less than nothing', { capacity: '-1', maximumVolumeSize: '-1' }, 'capacity Invalid'],
      [
        'a bad place and class',
        { nodeTopology: { matchExpressions: [{ key: 'x', operator: 'In' }] }, storageClassName: 'B_' },
        'nodeTopology.matchExpressions[0].values Required',
        'storageClassName Invalid',
      ],
    ],
    updates: [
      ['another place and class', { nodeTopology: {}, storageClassName: 'slow' }, 'nodeTopology Invalid', 'storageClassName Invalid'],
      ['less', { capacity: '1Mi' }],
    ],
  },
  VolumeAttachment: {
    path: '/apis/storage.k8s.io/v1/volumeattachments',
    valid: {
      metadata: { name: 'attached' },
      spec: { attacher: 'csi.example.com', nodeName: 'n1', source: { persistentVolumeName: 'pv' } },
    },
    creates: [
      ['no source', { spec: { source: { persistentVolumeName: null } } }, 'spec.source Required'],
      ['two sources', { spec: { source: { inlineVolumeSpec: {} } } }, 'spec.source Forbidden'],
      ['a bad node', { spec: { nodeName: 'N 1' } }, 'spec.nodeName Invalid'],
      [
        'no name of a volume',
        { spec: { source: { persistentVolumeName: '' } } },
        'spec.source.persistentVolumeName Required',
        'spec.source.persistentVolumeName Invalid',
      ],
      ['no driver', { spec: { attacher: '' } }, 'spec.attacher Required', 'spec.attacher Invalid'],
      ['a driver of a long name', { spec: { attacher: 'd'.repeat(64) } }, 'spec.attacher TooLong'],
      [
        'an inline volume of an unnamed node',
        inline({ local: { path: '/p' } }),
        'spec.source.inlineVolumeSpec.csi Forbidden',
        'spec.source.inlineVolumeSpec.nodeAffinity Required',
      ],
      [
        'an inline volume that could be claimed',
        inline({
          claimRef: { name: 'c' },
          capacity: { storage: '1' },
          storageClassName: 'c',
          nodeAffinity: { required: { nodeSelectorTerms: [] } },
        }),
        ...['claimRef', 'capacity', 'nodeAffinity', 'storageClassName'].map((field) => `spec.source.inlineVolumeSpec.${field} Forbidden`),
      ],
      [
        'an inline volume of a cloud, in a bad mode',
        inline({
          csi: null,
          nfs: { server: 's', path: '/' },
          accessModes: ['Else'],
          persistentVolumeReclaimPolicy: 'Delete',
          volumeMode: 'Block',
        }),
        'spec.source.inlineVolumeSpec.csi Required',
        'spec.source.inlineVolumeSpec.accessModes NotSupported',
        'spec.source.inlineVolumeSpec.persistentVolumeReclaimPolicy Forbidden',
        'spec.source.inlineVolumeSpec.volumeMode Forbidden',
      ],
      [
        'an inline volume without modes',
        { spec: { source: { persistentVolumeName: null, inlineVolumeSpec: { csi: { driver: 'd', volumeHandle: 'h' } } } } },
        'spec.source.inlineVolumeSpec.accessModes Required',
      ],
    ],
    updates: [
      ['another node', { spec: { nodeName: 'n2' } }, 'spec Invalid'],
      ['a label', { metadata: { labels: { a: 'b' } } }],
    ],
    statuses: [
      ['much about it', { attachmentMetadata: { a: 'x'.repeat(256 * 1024) } }, 'status.attachmentMetadata TooLong'],
      ['a long message', { attachError: { message: 'x'.repeat(1025) } }, 'status.attachError.message TooLong'],
    ],
  },
  RuntimeClass: {
    path: '/apis/node.k8s.io/v1/runtimeclasses',
    valid: { metadata: { name: 'runc' }, handler: 'runc' },
    creates: [
      ['no handler', { handler: null }, 'handler Invalid'],
      ['a bad handler', { handler: 'a.b' }, 'handler Invalid'],
      [
        'a place of blanks',
        { scheduling: { tolerations: [{ key: 'a b', operator: 'Exists' }] } },
        'scheduling.tolerations.tolerations[0].key Invalid',
      ],
      ['costs of no resource', { overhead: { podFixed: { pods: '1' } } }, 'overhead.limits[pods] Invalid'],
      ['costs below nothing', { overhead: { podFixed: { cpu: '-1' } } }, 'overhead.limits[cpu] Invalid'],
      [
        'bad places',
        { scheduling: { nodeSelector: { 'b b': '' }, tolerations: [{ operator: 'Exists' }, { operator: 'Exists' }] } },
        'scheduling.nodeSelector Invalid',
        'scheduling.tolerations[1] Duplicate',
      ],
    ],
    updates: [
      ['another handler', { handler: 'kata' }, 'handler Invalid'],
      ['costs', { overhead: { podFixed: { cpu: '1' } } }],
    ],
  },
  PriorityClass: {
    path: '/apis/scheduling.k8s.io/v1/priorityclasses',
    valid: { metadata: { name: 'high' }, value: 100 },
    creates: [
      [
        'a system class for all',
        { metadata: { name: 'system-cluster-critical' }, value: 2_000_000_000, globalDefault: true },
        'metadata.name Forbidden',
      ],
      ['a value above all users', { value: 1_000_000_001 }, 'value Forbidden'],
      ['a name of the system', { metadata: { name: 'system-mine' } }, 'metadata.name Forbidden'],
      ['a system class of another value', { metadata: { name: 'system-node-critical' }, value: 1 }, 'metadata.name Forbidden'],
      ['an unknown policy', { preemptionPolicy: 'Sometimes' }, 'preemptionPolicy NotSupported'],
    ],
    updates: [
      ['another value and policy', { value: 5, preemptionPolicy: 'Never' }, 'Value Forbidden', 'preemptionPolicy Invalid'],
      ['a description', { description: 'For what matters.' }],
    ],
  },
  Lease: {
    path: '/apis/coordination.k8s.io/v1/namespaces/default/leases',
    valid: { metadata: { name: 'lease' }, spec: { holderIdentity: 'me', leaseDurationSeconds: 15 } },
    creates: [
      ['no time', { spec: { leaseDurationSeconds: 0 } }, 'spec.leaseDurationSeconds Invalid'],
      ['fewer changes than none', { spec: { leaseTransitions: -1 } }, 'spec.leaseTransitions Invalid'],
      [
        'both',
        { spec: { leaseDurationSeconds: -1, leaseTransitions: -1 } },
        'spec.leaseDurationSeconds Invalid',
        'spec.leaseTransitions Invalid',
      ],
    ],
    updates: [
      ['no time', { spec: { leaseDurationSeconds: 0 } }, 'spec.leaseDurationSeconds Invalid'],
      ['another holder', { spec: { holderIdentity: 'you' } }],
    ],
  },
});
