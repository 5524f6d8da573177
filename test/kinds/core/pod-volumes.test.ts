/** Rules of volumes: those of pods, and those of the cluster. */
import { kindTables, type Row } from '../../support/kinds.js';

const container = { name: 'c', image: 'example.com/c:1' };
const valid = { metadata: { name: 'pod' }, spec: { automountServiceAccountToken: false, containers: [container] } };
const V = 'spec.volumes[0]';

/** A pod with a volume of this source. */
const volume = (source: object): { spec: object } => ({ spec: { volumes: [{ name: 'v', ...source }] } });
const file = (more: object): { spec: object } => volume({ downwardAPI: { items: [{ path: 'a', ...more }] } });
const projected = (...sources: object[]): { spec: object } => volume({ projected: { sources } });
const asked = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } };
const made = (volumeClaimTemplate: object): { spec: object } => volume({ ephemeral: { volumeClaimTemplate } });
const T = `${V}.ephemeral.volumeClaimTemplate`;
const portal = { targetPortal: `${'p'.repeat(60)}:3260`, iqn: 'iqn.2001-04.example:a', initiatorName: 'iqn.2001-04.example:b' };

/** What clouds and arrays call a volume has to be said. */
const needed: readonly (readonly [source: string, ...fields: string[]])[] = [
  ['gitRepo', 'repository'],
  ['awsElasticBlockStore', 'volumeID'],
  ['glusterfs', 'endpoints', 'path'],
  ['azureFile', 'secretName', 'shareName'],
  ['cephfs', 'monitors'],
  ['vsphereVolume', 'volumePath'],
  ['scaleIO', 'gateway', 'system', 'volumeName'],
  ['photonPersistentDisk', 'pdID'],
  ['portworxVolume', 'volumeID'],
  ['storageos', 'volumeName'],
];

const sources: readonly Row[] = [
  ...needed.map(([source, ...fields]): Row => [volume({ [source]: {} }), ...fields.map((f) => `${V}.${source}.${f} Required`)]),
  [volume({ emptyDir: { sizeLimit: '-1' } }), `${V}.emptyDir.sizeLimit Forbidden`],
  [volume({ gitRepo: { repository: 'r', directory: '/a/..' } }), `${V}.gitRepo.directory Invalid`, `${V}.gitRepo.directory Invalid`],
  [volume({ gcePersistentDisk: { partition: 256 } }), `${V}.persistentDisk.pdName Required`, `${V}.persistentDisk.partition Invalid`],
  [volume({ awsElasticBlockStore: { volumeID: 'd', partition: -1 } }), `${V}.awsElasticBlockStore.partition Invalid`],
  [volume({ nfs: { server: 's', path: '' } }), `${V}.nfs.path Required`, `${V}.nfs.path Invalid`],
  [volume({ iscsi: { targetPortal: 'p', iqn: '' } }), `${V}.iscsi.iqn Required`],
  ['a long portal beside an initiator', volume({ iscsi: portal }), `${V}.name Invalid`],
  [volume({ secret: { secretName: 's', items: [{ key: 'a', path: '..a' }] } }), `${V}.secret.items[0].path Invalid`],
  [volume({ secret: { secretName: 's', items: [{ key: 'a', path: 'a', mode: -1 }] } }), `${V}.secret.items[0].mode Invalid`],
];

const downward: readonly Row[] = [
  [file({ path: '', fieldRef: { fieldPath: 'metadata.name' } }), `${V}.downwardAPI.path Required`],
  [file({ path: '/a', fieldRef: { fieldPath: 'metadata.name' } }), `${V}.downwardAPI.path Invalid`],
  [file({ fieldRef: { fieldPath: 'metadata.name' }, mode: 512 }), `${V}.downwardAPI.mode Invalid`],
  [file({ fieldRef: { fieldPath: 'spec.nodeName' } }), `${V}.downwardAPI.fieldRef.fieldPath NotSupported`],
  [file({ resourceFieldRef: { resource: 'limits.cpu' } }), `${V}.downwardAPI.resourceFieldRef.containerName Required`],
  [
    file({ fieldRef: { fieldPath: 'metadata.name' }, resourceFieldRef: { containerName: 'c', resource: 'limits.cpu' } }),
    `${V}.downwardAPI Invalid`,
  ],
  [
    'all that a file can do wrong',
    file({ path: '', mode: -1, resourceFieldRef: { resource: 'limits.cpu', divisor: '3' } }),
    `${V}.downwardAPI.path Required`,
    `${V}.downwardAPI.resourceFieldRef.containerName Required`,
    `${V}.downwardAPI.resourceFieldRef.divisor Invalid`,
    `${V}.downwardAPI.mode Invalid`,
  ],
];

const P = `${V}.projected`;
const token = { path: 't', expirationSeconds: 2 ** 32 + 1 };
const named = { name: 'n', items: [{ key: 'a', path: 'same' }] };

const projections: readonly Row[] = [
  [projected({ secret: {} }), `${P}.sources[0].secret.name Required`],
  [projected({ configMap: { items: [{ key: 'a', path: 'a' }] } }), `${P}.sources[0].configMap.name Required`],
  [projected({ serviceAccountToken: token }), `${P}.sources[0].serviceAccountToken.expirationSeconds Invalid`],
  [projected({ serviceAccountToken: { path: '' } }), `${P}.path Required`],
  [projected({ secret: named, configMap: named }), `${P} Invalid`, `${P}.sources[0] Forbidden`],
  [projected({ secret: named }, { configMap: named }), `${P} Invalid`],
  [
    'several parts at once',
    projected(
      { secret: { items: [{ key: '', path: 'same' }] } },
      { configMap: named },
      { downwardAPI: { items: [{ path: '' }] } },
      { serviceAccountToken: { ...token, path: 'same' } },
    ),
    `${P}.sources[0].secret.name Required`,
    `${P}.sources[0].secret.items[0].key Required`,
    `${P} Invalid`,
    `${P}.sources[2].downwardAPI.path Required`,
    `${P}.sources[2].downwardAPI Required`,
    `${P}.sources[3].serviceAccountToken.expirationSeconds Invalid`,
    `${P} Invalid`,
  ],
];

const claims: readonly Row[] = [
  [volume({ ephemeral: {} }), `${T} Required`],
  [made({ spec: { ...asked, accessModes: [] } }), `${T}.spec.accessModes Required`],
  [made({ metadata: { annotations: { 'a b': 'x' } }, spec: asked }), `${T}.metadata.annotations Invalid`],
  [made({ metadata: { labels: { 'a b': 'x' } }, spec: asked }), `${T}.metadata.labels Invalid`],
  [made({ metadata: { name: 'n' }, spec: asked }), `${T}.metadata.name Forbidden`],
  [made({ metadata: { uid: 'u' }, spec: asked }), `${T}.metadata.uID Forbidden`],
  [
    'a claim of nothing that is named',
    made({ metadata: { name: 'n', labels: { a: 'b c' } }, spec: { dataSource: { kind: '', name: '' }, volumeMode: 'Else' } }),
    `${T}.metadata.labels Invalid`,
    `${T}.metadata.name Forbidden`,
    `${T}.spec.accessModes Required`,
    `${T}.spec.resources[storage] Required`,
    `${T}.spec.dataSource.name Required`,
    `${T}.spec.dataSource.kind Required`,
    `${T}.spec.dataSource Invalid`,
    `${T}.spec.volumeMode NotSupported`,
  ],
];

const capacity = { storage: '1Gi' };
/** A volume of the cluster with this source instead of its own. */
const kept = (source: object): { spec: object } => ({ spec: { hostPath: null, ...source } });

kindTables({
  Pod: { path: '/api/v1/namespaces/default/pods', valid, creates: [...sources, ...downward, ...projections, ...claims] },
  PersistentVolume: {
    path: '/api/v1/persistentvolumes',
    valid: { metadata: { name: 'volume' }, spec: { capacity, accessModes: ['ReadWriteOnce'], hostPath: { path: '/data' } } },
    creates: [
      [{ spec: { capacity: { storage: '1', cpu: '1' } } }, 'spec.capacity NotSupported'],
      [{ spec: { capacity: { storage: '-1' } } }, 'spec.capacity[storage] Invalid', 'spec.capacity[storage] Invalid'],
      [{ spec: { hostPath: { path: '//.' }, persistentVolumeReclaimPolicy: 'Recycle' } }, 'spec.persistentVolumeReclaimPolicy Forbidden'],
      [kept({ gcePersistentDisk: { partition: -1 } }), 'spec.persistentDisk.pdName Required', 'spec.persistentDisk.partition Invalid'],
      [kept({ glusterfs: {} }), 'spec.glusterfs.endpoints Required', 'spec.glusterfs.path Required'],
      [kept({ glusterfs: { endpoints: 'e', path: 'p', endpointsNamespace: 'A' } }), 'spec.glusterfs.endpointsNamespace Invalid'],
      [kept({ iscsi: { ...portal, secretRef: {} } }), 'spec.iscsi.secretRef.name Required', 'spec.iscsi.targetportal Invalid'],
      [kept({ storageos: { volumeName: 'v', secretRef: { name: 'n' } } }), 'spec.storageos.secretRef.namespace Required'],
      [kept({ local: { path: '' } }), 'spec.local.path Required', 'spec.nodeAffinity Required'],
      [
        'a place that is not one',
        kept({ local: { path: '/a/..' }, nodeAffinity: {} }),
        'spec.nodeAffinity.required Required',
        'spec.local.path Invalid',
        'spec.nodeAffinity Required',
      ],
      [
        'nothing right',
        kept({ accessModes: [], capacity: { cpu: '0' }, nfs: { server: '', path: '/' }, storageClassName: 'A', volumeMode: 'Else' }),
        'spec.accessModes Required',
        'spec.capacity NotSupported',
        'spec.capacity[cpu] Invalid',
        'spec.nfs.server Required',
        'spec.storageClassName Invalid',
        'spec.volumeMode NotSupported',
      ],
    ],
    updates: [
      [{ spec: { nodeAffinity: { required: { nodeSelectorTerms: [{ matchExpressions: [{ key: 'a', operator: 'Exists' }] }] } } } }],
      [
        'another place and form',
        { spec: { nodeAffinity: null, volumeMode: 'Block', hostPath: { path: '/else' } } },
        'spec.persistentvolumesource Forbidden',
        'volumeMode Invalid',
        'nodeAffinity Invalid',
      ],
    ],
  },
  PersistentVolumeClaim: {
    path: '/api/v1/namespaces/default/persistentvolumeclaims',
    valid: { metadata: { name: 'claim' }, spec: { ...asked, storageClassName: 'fast' } },
    creates: [
      [
        { spec: { dataSource: { kind: 'VolumeSnapshot', name: '', apiGroup: 'snapshot.storage.k8s.io' } } },
        'spec.dataSource.name Required',
      ],
    ],
    updates: [[{ spec: { volumeMode: 'Block' } }, 'spec Forbidden', 'volumeMode Invalid']],
  },
});

/** Where no plugin names an account for pods. */
kindTables(
  {
    Pod: {
      path: '/api/v1/namespaces/default/pods',
      valid,
      creates: [
        ['a token of nobody', projected({ serviceAccountToken: { path: 't' } }), `${P}.sources[0].serviceAccountToken Forbidden`],
        [
          'a token of nobody for an image of blanks',
          {
            spec: {
              containers: [{ ...container, image: ' i' }],
              volumes: [{ name: 'v', projected: { sources: [{ serviceAccountToken: {} }] } }],
            },
          },
          `${P}.path Required`,
          `${P}.sources[0].serviceAccountToken Forbidden`,
          'spec.containers[0].image Invalid',
        ],
      ],
    },
  },
  { admission: [] },
);
