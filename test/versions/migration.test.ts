/** The migration table of specification 3: what is written at the old version is read at the new one, and the other way round. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestServer } from '../support/server.js';
import { until } from '../support/until.js';
import { assertKept } from './kept.js';

/** Releases in which both versions of a row are served. */
const RELEASES = ['1.15', '1.18', '1.21'] as const;
type Release = (typeof RELEASES)[number];

interface Row {
  readonly kind: string;
  readonly plural: string;
  readonly release: Release;
  readonly old: string;
  readonly now: string;
  readonly namespaced?: boolean;
  /** Written at the old version, and what of it the new one shows. */
  readonly forward: readonly [written: object, read: object];
  /** Written at the new version, and what of it the old one shows. */
  readonly back: readonly [written: object, read: object];
}

const G = 'k8s.io';
/** A certificate request for the name `row`, as PEM in base64. */
const REQUEST =
  'LS0tLS1CRUdJTiBDRVJUSUZJQ0FURSBSRVFVRVNULS0tLS0KTUlISU1IQUNBUUF3RGpFTU1Bb0dBMVVFQXd3RGNtOTNNRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRApRZ0FFb2VtSkpSd2dBaUdRalhOU1I1L2lldmxRYzVJWEFRdDU4eUhRUU4rcGRmVzI3eURTZkZZd2lxdzluOFdnCnRuRGF4bzd0TFhXRDN2Y3dKVWN2aTd6UythQUFNQW9HQ0NxR1NNNDlCQU1DQTBnQU1FVUNJRVZrNXRrWkFyVDUKS3FEZzBLVzRVV1Zrdk4rLzZqOUkrOHNZTWtrVlBTcWZBaUVBL2pmMUNjNm1aUlY4UEZSVS8yd0RLWnppdFdOQwptZXFOREpzUUFjOS9oY3c9Ci0tLS0tRU5EIENFUlRJRklDQVRFIFJFUVVFU1QtLS0tLQo=';

const template = {
  metadata: { labels: { app: 'a' } },
  spec: { containers: [{ name: 'c', image: 'i' }] },
};
const selector = { matchLabels: { app: 'a' } };
const workload = { spec: { selector, template } };
const same = (fields: object): Pick<Row, 'forward' | 'back'> => ({ forward: [fields, fields], back: [fields, fields] });

const rows: readonly Row[] = [
  // Removed in 1.16.
  {
    kind: 'NetworkPolicy',
    plural: 'networkpolicies',
    release: '1.15',
    old: 'extensions/v1beta1',
    now: `networking.${G}/v1`,
    namespaced: true,
    ...same({ spec: { podSelector: selector, ingress: [{ from: [{ podSelector: selector }] }], policyTypes: ['Ingress'] } }),
  },
  {
    kind: 'DaemonSet',
    plural: 'daemonsets',
    release: '1.15',
    old: 'extensions/v1beta1',
    now: 'apps/v1',
    namespaced: true,
    forward: [
      { spec: { template } },
      {
        spec: { selector, updateStrategy: { type: 'OnDelete' } },
        metadata: { annotations: { 'deprecated.daemonset.template.generation': '1' } },
      },
    ],
    back: [workload, { spec: { selector, updateStrategy: { type: 'RollingUpdate' }, templateGeneration: 1 } }],
  },
  {
    kind: 'DaemonSet',
    plural: 'daemonsets',
    release: '1.15',
    old: 'apps/v1beta2',
    now: 'apps/v1',
    namespaced: true,
    forward: [workload, { spec: { selector, updateStrategy: { type: 'RollingUpdate' } } }],
    back: [workload, { spec: { selector } }],
  },
  {
    kind: 'Deployment',
    plural: 'deployments',
    release: '1.15',
    old: 'extensions/v1beta1',
    now: 'apps/v1',
    namespaced: true,
    forward: [
      { spec: { template } },
      {
        spec: {
          selector,
          progressDeadlineSeconds: 2147483647,
          revisionHistoryLimit: 2147483647,
          strategy: { rollingUpdate: { maxSurge: 1, maxUnavailable: 1 } },
        },
      },
    ],
    back: [
      workload,
      {
        spec: {
          selector,
          progressDeadlineSeconds: 600,
          revisionHistoryLimit: 10,
          strategy: { rollingUpdate: { maxSurge: '25%', maxUnavailable: '25%' } },
        },
      },
    ],
  },
  {
    kind: 'Deployment',
    plural: 'deployments',
    release: '1.15',
    old: 'apps/v1beta1',
    now: 'apps/v1',
    namespaced: true,
    forward: [{ spec: { template } }, { spec: { selector, progressDeadlineSeconds: 600, revisionHistoryLimit: 2 } }],
    back: [workload, { spec: { selector, revisionHistoryLimit: 10 } }],
  },
  {
    kind: 'Deployment',
    plural: 'deployments',
    release: '1.15',
    old: 'apps/v1beta2',
    now: 'apps/v1',
    namespaced: true,
    forward: [workload, { spec: { selector, revisionHistoryLimit: 10 } }],
    back: [workload, { spec: { selector } }],
  },
  {
    kind: 'StatefulSet',
    plural: 'statefulsets',
    release: '1.15',
    old: 'apps/v1beta1',
    now: 'apps/v1',
    namespaced: true,
    forward: [{ spec: { template, serviceName: 's' } }, { spec: { selector, updateStrategy: { type: 'OnDelete' } } }],
    back: [{ spec: { ...workload.spec, serviceName: 's' } }, { spec: { selector, updateStrategy: { type: 'RollingUpdate' } } }],
  },
  {
    kind: 'StatefulSet',
    plural: 'statefulsets',
    release: '1.15',
    old: 'apps/v1beta2',
    now: 'apps/v1',
    namespaced: true,
    forward: [{ spec: { ...workload.spec, serviceName: 's' } }, { spec: { selector, updateStrategy: { type: 'RollingUpdate' } } }],
    back: [{ spec: { ...workload.spec, serviceName: 's' } }, { spec: { selector } }],
  },
  {
    kind: 'ReplicaSet',
    plural: 'replicasets',
    release: '1.15',
    old: 'extensions/v1beta1',
    now: 'apps/v1',
    namespaced: true,
    forward: [{ spec: { template } }, { spec: { selector, replicas: 1 } }],
    back: [workload, { spec: { selector } }],
  },
  { kind: 'ReplicaSet', plural: 'replicasets', release: '1.15', old: 'apps/v1beta2', now: 'apps/v1', namespaced: true, ...same(workload) },
  {
    kind: 'PodSecurityPolicy',
    plural: 'podsecuritypolicies',
    release: '1.15',
    old: 'extensions/v1beta1',
    now: 'policy/v1beta1',
    ...same({
      spec: {
        privileged: true,
        seLinux: { rule: 'RunAsAny' },
        runAsUser: { rule: 'RunAsAny' },
        supplementalGroups: { rule: 'RunAsAny' },
        fsGroup: { rule: 'RunAsAny' },
        volumes: ['*'],
      },
    }),
  },
  // Removed in 1.22.
  ...(['Mutating', 'Validating'] as const).map(
    (which): Row => ({
      kind: `${which}WebhookConfiguration`,
      plural: `${which.toLowerCase()}webhookconfigurations`,
      release: '1.21',
      old: `admissionregistration.${G}/v1beta1`,
      now: `admissionregistration.${G}/v1`,
      forward: [
        { webhooks: [{ name: 'a.example.com', clientConfig: { url: 'https://example.com/a' } }] },
        {
          webhooks: [
            {
              failurePolicy: 'Ignore',
              matchPolicy: 'Exact',
              timeoutSeconds: 30,
              sideEffects: 'Unknown',
              admissionReviewVersions: ['v1beta1'],
            },
          ],
        },
      ],
      back: [
        {
          webhooks: [
            { name: 'a.example.com', clientConfig: { url: 'https://example.com/a' }, sideEffects: 'None', admissionReviewVersions: ['v1'] },
          ],
        },
        {
          webhooks: [
            { failurePolicy: 'Fail', matchPolicy: 'Equivalent', timeoutSeconds: 10, sideEffects: 'None', admissionReviewVersions: ['v1'] },
          ],
        },
      ],
    }),
  ),
  {
    kind: 'CustomResourceDefinition',
    plural: 'customresourcedefinitions',
    release: '1.21',
    old: `apiextensions.${G}/v1beta1`,
    now: `apiextensions.${G}/v1`,
    forward: [
      {
        spec: {
          group: 'example.com',
          version: 'v1',
          names: { plural: 'rows', kind: 'Row' },
          preserveUnknownFields: false,
          validation: { openAPIV3Schema: { type: 'object' } },
          subresources: { status: {} },
          additionalPrinterColumns: [{ name: 'N', type: 'integer', JSONPath: '.spec.n' }],
          conversion: { strategy: 'Webhook', webhookClientConfig: { url: 'https://example.com/c' }, conversionReviewVersions: ['v1'] },
        },
      },
      {
        spec: {
          scope: 'Namespaced',
          versions: [
            {
              name: 'v1',
              served: true,
              storage: true,
              schema: { openAPIV3Schema: { type: 'object' } },
              subresources: { status: {} },
              additionalPrinterColumns: [{ name: 'N', type: 'integer', jsonPath: '.spec.n' }],
            },
          ],
          conversion: {
            strategy: 'Webhook',
            webhook: { clientConfig: { url: 'https://example.com/c' }, conversionReviewVersions: ['v1'] },
          },
        },
      },
    ],
    back: [
      {
        spec: {
          group: 'example.com',
          scope: 'Cluster',
          names: { plural: 'rows', kind: 'Row' },
          versions: [
            { name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object' } } },
            { name: 'v2', served: true, storage: false, schema: { openAPIV3Schema: { type: 'object', description: 'two' } } },
          ],
        },
      },
      {
        spec: {
          version: 'v1',
          scope: 'Cluster',
          preserveUnknownFields: false,
          versions: [
            { name: 'v1', schema: { openAPIV3Schema: { type: 'object' } } },
            { name: 'v2', schema: { openAPIV3Schema: { description: 'two' } } },
          ],
        },
      },
    ],
  },
  {
    kind: 'APIService',
    plural: 'apiservices',
    release: '1.21',
    old: `apiregistration.${G}/v1beta1`,
    now: `apiregistration.${G}/v1`,
    ...same({
      spec: {
        group: 'elsewhere.example.com',
        version: 'v1',
        groupPriorityMinimum: 5,
        versionPriority: 6,
        service: { namespace: 'n', name: 's', port: 443 },
      },
    }),
  },
  {
    kind: 'CertificateSigningRequest',
    plural: 'certificatesigningrequests',
    release: '1.21',
    old: `certificates.${G}/v1beta1`,
    now: `certificates.${G}/v1`,
    forward: [
      { spec: { request: REQUEST, signerName: 'example.com/s', usages: ['client auth'] } },
      { spec: { signerName: 'example.com/s', usages: ['client auth'] } },
    ],
    back: [
      { spec: { request: REQUEST, signerName: 'example.com/s', usages: ['server auth'] } },
      { spec: { signerName: 'example.com/s', usages: ['server auth'] } },
    ],
  },
  {
    kind: 'Lease',
    plural: 'leases',
    release: '1.21',
    old: `coordination.${G}/v1beta1`,
    now: `coordination.${G}/v1`,
    namespaced: true,
    ...same({ spec: { holderIdentity: 'h', leaseDurationSeconds: 5, renewTime: '2021-01-02T03:04:05.000006Z' } }),
  },
  ...(['extensions/v1beta1', `networking.${G}/v1beta1`] as const).map(
    (old): Row => ({
      kind: 'Ingress',
      plural: 'ingresses',
      release: '1.21',
      old,
      now: `networking.${G}/v1`,
      namespaced: true,
      forward: [
        {
          spec: {
            backend: { serviceName: 's', servicePort: 80 },
            rules: [{ http: { paths: [{ path: '/a', backend: { serviceName: 't', servicePort: 'http' } }] } }],
          },
        },
        {
          spec: {
            defaultBackend: { service: { name: 's', port: { number: 80 } } },
            rules: [
              {
                http: {
                  paths: [{ path: '/a', pathType: 'ImplementationSpecific', backend: { service: { name: 't', port: { name: 'http' } } } }],
                },
              },
            ],
          },
        },
      ],
      back: [
        {
          spec: {
            defaultBackend: { service: { name: 's', port: { name: 'http' } } },
            rules: [{ http: { paths: [{ path: '/a', pathType: 'Prefix', backend: { service: { name: 't', port: { number: 80 } } } }] } }],
          },
        },
        {
          spec: {
            backend: { serviceName: 's', servicePort: 'http' },
            rules: [{ http: { paths: [{ path: '/a', pathType: 'Prefix', backend: { serviceName: 't', servicePort: 80 } }] } }],
          },
        },
      ],
    }),
  ),
  {
    kind: 'IngressClass',
    plural: 'ingressclasses',
    release: '1.21',
    old: `networking.${G}/v1beta1`,
    now: `networking.${G}/v1`,
    ...same({ spec: { controller: 'example.com/c', parameters: { kind: 'P', name: 'p' } } }),
  },
  ...(['ClusterRole', 'Role'] as const).map(
    (kind): Row => ({
      kind,
      plural: `${kind.toLowerCase()}s`,
      release: '1.21',
      old: `rbac.authorization.${G}/v1beta1`,
      now: `rbac.authorization.${G}/v1`,
      namespaced: kind === 'Role',
      ...same({ rules: [{ verbs: ['get'], apiGroups: [''], resources: ['pods'] }] }),
    }),
  ),
  ...(['ClusterRoleBinding', 'RoleBinding'] as const).map(
    (kind): Row => ({
      kind,
      plural: `${kind.toLowerCase()}s`,
      release: '1.21',
      old: `rbac.authorization.${G}/v1beta1`,
      now: `rbac.authorization.${G}/v1`,
      namespaced: kind === 'RoleBinding',
      ...same({
        subjects: [{ kind: 'User', name: 'u', apiGroup: `rbac.authorization.${G}` }],
        roleRef: { apiGroup: `rbac.authorization.${G}`, kind: 'ClusterRole', name: 'r' },
      }),
    }),
  ),
  {
    kind: 'PriorityClass',
    plural: 'priorityclasses',
    release: '1.21',
    old: `scheduling.${G}/v1beta1`,
    now: `scheduling.${G}/v1`,
    ...same({ value: 7, description: 'seven' }),
  },
  {
    kind: 'CSIDriver',
    plural: 'csidrivers',
    release: '1.21',
    old: `storage.${G}/v1beta1`,
    now: `storage.${G}/v1`,
    ...same({ spec: { attachRequired: false, podInfoOnMount: true } }),
  },
  {
    kind: 'CSINode',
    plural: 'csinodes',
    release: '1.21',
    old: `storage.${G}/v1beta1`,
    now: `storage.${G}/v1`,
    ...same({ spec: { drivers: [{ name: 'd', nodeID: 'n', topologyKeys: ['k'] }] } }),
  },
  {
    kind: 'StorageClass',
    plural: 'storageclasses',
    release: '1.21',
    old: `storage.${G}/v1beta1`,
    now: `storage.${G}/v1`,
    ...same({ provisioner: 'example.com/p', reclaimPolicy: 'Retain' }),
  },
  {
    kind: 'VolumeAttachment',
    plural: 'volumeattachments',
    release: '1.21',
    old: `storage.${G}/v1beta1`,
    now: `storage.${G}/v1`,
    ...same({ spec: { attacher: 'a', nodeName: 'n', source: { persistentVolumeName: 'v' } } }),
  },
  // Announced for 1.25.
  {
    kind: 'CronJob',
    plural: 'cronjobs',
    release: '1.21',
    old: 'batch/v1beta1',
    now: 'batch/v1',
    namespaced: true,
    ...same({
      spec: {
        schedule: '0 0 * * *',
        jobTemplate: { spec: { template: { spec: { restartPolicy: 'Never', containers: [{ name: 'c', image: 'i' }] } } } },
      },
    }),
  },
  {
    kind: 'EndpointSlice',
    plural: 'endpointslices',
    release: '1.21',
    old: `discovery.${G}/v1beta1`,
    now: `discovery.${G}/v1`,
    namespaced: true,
    forward: [
      {
        addressType: 'IPv4',
        endpoints: [
          {
            addresses: ['10.0.0.1'],
            nodeName: 'n',
            topology: { 'kubernetes.io/hostname': 'n', 'topology.kubernetes.io/zone': 'z', rack: '7' },
          },
        ],
      },
      { endpoints: [{ nodeName: 'n', zone: 'z', deprecatedTopology: { rack: '7' } }] },
    ],
    back: [
      { addressType: 'IPv4', endpoints: [{ addresses: ['10.0.0.1'], nodeName: 'n', zone: 'z', deprecatedTopology: { rack: 'ignored' } }] },
      { endpoints: [{ nodeName: 'n', topology: { 'kubernetes.io/hostname': 'n', 'topology.kubernetes.io/zone': 'z' } }] },
    ],
  },
  ...(['v1', `events.${G}/v1beta1`] as const).map((old): Row => {
    const [about, source, message, last] =
      old === 'v1'
        ? ['involvedObject', 'source', 'message', 'lastTimestamp']
        : ['regarding', 'deprecatedSource', 'note', 'deprecatedLastTimestamp'];
    const time = '2021-01-02T03:04:05Z';
    return {
      kind: 'Event',
      plural: 'events',
      release: '1.21',
      old,
      now: `events.${G}/v1`,
      namespaced: true,
      forward:
        old === 'v1'
          ? [
              {
                [about]: { kind: 'Pod', name: 'p', namespace: 'default' },
                [source]: { component: 'c' },
                [message]: 'text',
                [last]: time,
                type: 'Normal',
                reason: 'R',
              },
              { regarding: { kind: 'Pod', name: 'p' }, deprecatedSource: { component: 'c' }, note: 'text', deprecatedLastTimestamp: time },
            ]
          : [
              {
                [about]: { kind: 'Pod', name: 'p', namespace: 'default' },
                eventTime: '2021-01-02T03:04:05.000006Z',
                [message]: 'text',
                type: 'Normal',
                reason: 'R',
                action: 'A',
                reportingController: 'example.com/c',
                reportingInstance: 'i',
              },
              { regarding: { kind: 'Pod', name: 'p' }, note: 'text', reportingController: 'example.com/c' },
            ],
      back: [
        {
          regarding: { kind: 'Pod', name: 'p', namespace: 'default' },
          note: 'text',
          eventTime: '2021-01-02T03:04:05.000006Z',
          type: 'Normal',
          reason: 'R',
          action: 'A',
          reportingController: 'example.com/c',
          reportingInstance: 'i',
        },
        { [about]: { kind: 'Pod', name: 'p' }, [message]: 'text', action: 'A' },
      ],
    };
  }),
  {
    kind: 'PodDisruptionBudget',
    plural: 'poddisruptionbudgets',
    release: '1.21',
    old: 'policy/v1beta1',
    now: 'policy/v1',
    namespaced: true,
    forward: [
      { spec: { minAvailable: 1, selector: {} } },
      {
        spec: {
          selector: { matchExpressions: [{ key: 'pdb.kubernetes.io/deprecated-v1beta1-empty-selector-match', operator: 'Exists' }] },
        },
      },
    ],
    back: [
      { spec: { minAvailable: 1, selector: {} } },
      {
        spec: {
          selector: { matchExpressions: [{ key: 'pdb.kubernetes.io/deprecated-v1beta1-empty-selector-match', operator: 'DoesNotExist' }] },
        },
      },
    ],
  },
  {
    kind: 'RuntimeClass',
    plural: 'runtimeclasses',
    release: '1.21',
    old: `node.${G}/v1beta1`,
    now: `node.${G}/v1`,
    ...same({ handler: 'h', overhead: { podFixed: { cpu: '1' } } }),
  },
];

const servers = new Map<Release, TestServer>();
before(async () => {
  for (const release of RELEASES) servers.set(release, await TestServer.start({ release, admission: [] }));
});
after(async () => {
  for (const server of servers.values()) await server.close();
});

const collection = ({ plural, namespaced }: Row, apiVersion: string): string =>
  `${apiVersion.includes('/') ? '/apis' : '/api'}/${apiVersion}/${namespaced ? 'namespaces/default/' : ''}${plural}`;

const nameOf = ({ kind, plural }: Row, written: object): string => {
  const spec = new Map(Object.entries(Object.fromEntries(Object.entries(written)).spec ?? {}));
  return kind === 'CustomResourceDefinition'
    ? `${plural === '' ? '' : 'rows'}.example.com`
    : kind === 'APIService'
      ? `${spec.get('version')}.${spec.get('group')}`
      : 'x';
};

async function crossing(row: Row, from: string, to: string, [written, read]: readonly [object, object]): Promise<void> {
  const server = servers.get(row.release);
  assert.ok(server !== undefined);
  const name = nameOf(row, written);
  const made = await server.create(collection(row, from), { apiVersion: from, kind: row.kind, metadata: { name }, ...written });
  assert.equal(made.status, 201, made.text);
  const seen = (await server.ask(`${collection(row, to)}/${name}`)).json;
  assert.equal(seen.apiVersion, to);
  assertKept(seen, read);
  await server.ask(`${collection(row, row.now)}/${name}?propagationPolicy=Background`, { method: 'DELETE' });
  // A definition goes once its objects have.
  await until(async () => (await server.ask(`${collection(row, row.now)}/${name}`)).status === 404);
}

for (const row of rows) {
  test(`${row.kind}: what is written at ${row.old} is read at ${row.now}`, () => crossing(row, row.old, row.now, row.forward));
  test(`${row.kind}: what is written at ${row.now} is read at ${row.old}`, () => crossing(row, row.now, row.old, row.back));
}

for (const [kind, plural, spec, status] of [['TokenReview', 'tokenreviews', { token: 't' }, { user: {} }]] as const) {
  for (const version of ['v1', 'v1beta1'])
    test(`${kind} answers at ${version}`, async () => {
      const answer = await servers.get('1.21')?.create(`/apis/authentication.${G}/${version}/${plural}`, { spec });
      assertKept(answer?.json, { apiVersion: `authentication.${G}/${version}`, kind, status });
    });
}

for (const [kind, scope] of [
  ['LocalSubjectAccessReview', 'namespaces/default/'],
  ['SelfSubjectAccessReview', ''],
  ['SubjectAccessReview', ''],
] as const) {
  for (const [version, field] of [
    ['v1', 'groups'],
    ['v1beta1', 'group'],
  ] as const)
    test(`${kind} of ${version} names groups as ${field}`, async () => {
      const attributes = { resourceAttributes: { verb: 'get', resource: 'pods', namespace: 'default' } };
      const spec = kind === 'SelfSubjectAccessReview' ? attributes : { ...attributes, user: 'u', [field]: ['g'] };
      const answer = await servers.get('1.21')?.create(`/apis/authorization.${G}/${version}/${scope}${kind.toLowerCase()}s`, {
        ...(scope === '' ? {} : { metadata: { namespace: 'default' } }),
        spec,
      });
      assert.equal(answer?.status, 201, answer?.text);
      assertKept(answer?.json, { spec, status: { allowed: true } });
    });
}
