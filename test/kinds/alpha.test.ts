/** Kinds of alpha groups by their rules: two that release 1.21 has no more, and the versions that its servers store things in. */
import { kindTables } from '../support/kinds.js';

const ALPHA = { 'api/alpha': true };

const mount = { name: 'v', mountPath: '/v' };
const volume = { name: 'v', emptyDir: {} };

kindTables(
  {
    PodPreset: {
      path: '/apis/settings.k8s.io/v1alpha1/namespaces/default/podpresets',
      valid: {
        metadata: { name: 'preset' },
        // Which containers are privileged is not known here.
        spec: { env: [{ name: 'a', value: 'x' }], volumes: [volume], volumeMounts: [{ ...mount, mountPropagation: 'Bidirectional' }] },
      },
      creates: [
        [{ spec: { env: null, volumes: null, volumeMounts: null } }, 'spec.volumes.env.envFrom.volumeMounts Required'],
        [{ spec: { selector: { matchLabels: { 'a b': 'x' } } } }, 'spec.selector.matchLabels Invalid'],
        [{ spec: { env: [{ name: '1' }] } }, 'spec.env[0].name Invalid'],
        [{ spec: { envFrom: [{}] } }, 'spec.envFrom Invalid'],
        [{ spec: { volumes: [volume, volume] } }, 'spec.volumes[1].name Duplicate'],
        [{ spec: { volumes: null } }, 'spec.volumeMounts[0].name NotFound'],
        [
          'a mount of a volume that is wrong',
          { spec: { volumes: [{ name: 'v', hostPath: {} }], volumeMounts: [mount] } },
          'spec.volumes[0].hostPath.path Required',
          'spec.volumeMounts[0].name NotFound',
        ],
        [
          {
            metadata: { name: 'A' },
            spec: {
              selector: { matchExpressions: [{ key: 'a', operator: 'In' }] },
              env: [{ name: '' }],
              envFrom: [{ secretRef: {} }],
              volumes: [{ name: '' }],
              volumeMounts: [{ name: 'v', mountPath: '', mountPropagation: 'Else' }],
            },
          },
          'metadata.name Invalid',
          'spec.selector.matchExpressions[0].values Required',
          'spec.volumes[0].name Required',
          'spec.env[0].name Required',
          'spec.envFrom[0].secretRef.name Required',
          'spec.volumeMounts[0].name NotFound',
          'spec.volumeMounts[0].mountPath Required',
          'spec.volumeMounts.mountPropagation NotSupported',
        ],
      ],
      updates: [
        ['what it adds, which stays as it is', { spec: { env: [{ name: '1' }] } }],
        [{ metadata: { labels: { 'a b': 'x' } } }, 'metadata.labels Invalid'],
      ],
    },
    AuditSink: {
      path: '/apis/auditregistration.k8s.io/v1alpha1/auditsinks',
      valid: {
        metadata: { name: 'sink' },
        spec: {
          policy: { level: 'Metadata', stages: ['ResponseComplete'] },
          webhook: { clientConfig: { url: 'https://audit.example.com/events' } },
        },
      },
      creates: [
        [{ spec: { policy: { level: null } } }, 'spec.policy.level Required'],
        [{ spec: { policy: { level: 'All' } } }, 'spec.policy.level NotSupported'],
        [{ spec: { policy: { stages: ['Panic', 'Late'] } } }, 'spec.policy.stages[1] Invalid'],
        [{ spec: { policy: null } }, 'spec.policy.stages Required'],
        [{ spec: { webhook: { throttle: { qps: 0 } } } }, 'spec.webhook.throttle.qps Invalid'],
        [{ spec: { webhook: { throttle: { burst: -1 } } } }, 'spec.webhook.throttle.burst Invalid'],
        [{ spec: { webhook: { clientConfig: { url: null } } } }, 'spec.webhook.clientConfig Required'],
        [{ spec: { webhook: { clientConfig: { url: 'http://a' } } } }, 'spec.webhook.clientConfig.url Invalid'],
        [
          { spec: { webhook: { clientConfig: { url: null, service: { name: 's', namespace: 'n', port: 0 } } } } },
          'spec.webhook.clientConfig.service.port Invalid',
        ],
        [
          {
            metadata: { name: 'A' },
            spec: {
              policy: { level: 'All', stages: ['Late'] },
              webhook: { throttle: { qps: 0, burst: 0 }, clientConfig: { url: null, service: {} } },
            },
          },
          'metadata.name Invalid',
          'spec.policy.stages[0] Invalid',
          'spec.policy.level NotSupported',
          'spec.webhook.throttle.qps Invalid',
          'spec.webhook.throttle.burst Invalid',
          'spec.webhook.clientConfig.service.name Required',
          'spec.webhook.clientConfig.service.namespace Required',
        ],
      ],
      updates: [
        [{ spec: { policy: { level: 'None', stages: [] } } }],
        [{ spec: { policy: { level: 'Request' } } }, 'spec.policy.stages Required'],
      ],
    },
  },
  { release: '1.18', runtimeConfig: ALPHA },
);

const server = { apiServerID: 'one', encodingVersion: 'apps/v1', decodableVersions: ['apps/v1', 'apps/v1beta1'] };
const other = { apiServerID: 'two', encodingVersion: 'v2', decodableVersions: ['v2'] };
const condition = { type: 'AllEncodingVersionsEqual', status: 'True', reason: 'Agreed', message: 'All write the same.' };

kindTables(
  {
    StorageVersion: {
      path: '/apis/internal.apiserver.k8s.io/v1alpha1/storageversions',
      valid: { metadata: { name: 'apps.deployments' }, spec: {} },
      creates: [
        [{ metadata: { name: 'deployments' } }, 'metadata.name Invalid'],
        [{ metadata: { name: 'Apps.deployments' } }, 'metadata.name Invalid'],
        [{ metadata: { name: 'apps.1' } }, 'metadata.name Invalid'],
        [
          { metadata: { name: 'A.1', labels: { 'a b': 'x' } } },
          'metadata.name Invalid',
          'metadata.name Invalid',
          'metadata.labels Invalid',
        ],
      ],
      updates: [['a status, which is not written here', { status: { commonEncodingVersion: 'v1' } }]],
      statuses: [
        [{ storageVersions: [server], commonEncodingVersion: 'apps/v1', conditions: [condition] }],
        [{ storageVersions: [{ ...server, apiServerID: 'A' }] }, 'status.storageVersions[0].apiServerID Invalid'],
        [{ storageVersions: [{ ...server, decodableVersions: ['v1'] }] }, 'status.storageVersions[0].decodableVersions Invalid'],
        [
          { storageVersions: [{ ...server, decodableVersions: ['apps/v1', 'V1', '/v1', 'apps/', 'a/b/c'] }] },
          ...[1, 2, 3, 4].map((i) => `status.storageVersions[0].decodableVersions[${i}] Invalid`),
        ],
        [{ commonEncodingVersion: 'apps/v1beta1' }, 'status.commonEncodingVersion Invalid'],
        [{ commonEncodingVersion: null }, 'status.commonEncodingVersion Invalid'],
        ['servers that disagree', { storageVersions: [server, other] }, 'status.commonEncodingVersion Invalid'],
        ['servers that disagree and say so', { storageVersions: [server, other], commonEncodingVersion: null }],
        ['no servers', { storageVersions: null, commonEncodingVersion: 'v1' }, 'status.commonEncodingVersion Invalid'],
        ['a condition twice', { conditions: [condition, condition] }, 'status[1].type Invalid'],
        [
          {
            storageVersions: [{ apiServerID: '', encodingVersion: '', decodableVersions: null }],
            conditions: [{ type: 'a b', status: 'c d' }],
          },
          'status.storageVersions[0].apiServerID Invalid',
          'status.storageVersions[0].encodingVersion Invalid',
          'status.storageVersions[0].decodableVersions Invalid',
          'status.commonEncodingVersion Invalid',
          'status[0].type Invalid',
          'status[0].status Invalid',
          'status[0].reason Required',
          'status[0].message Required',
        ],
      ],
    },
  },
  { runtimeConfig: ALPHA },
);
