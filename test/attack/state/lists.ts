/**
 * Lists of very many short items, at each place where something is done to every item of a list: reading, dropping what a gate closes,
 * filling defaults, converting, checking, comparing, merging by keys, patching, owning, and printing.
 */
import type { Sent } from '../client.js';
import { list, type Place, type StatefulCase, sent } from './case.js';

/** A body holds at most 100,000 values, so that twice the list still fits. */
const LONG = 45_000;

export const core = ({ namespace }: Place, plural: string): string => `/api/v1/namespaces/${namespace}/${plural}`;
const named = ({ namespace }: Place, group: string, plural: string): string => `/apis/${group}/namespaces/${namespace}/${plural}`;

/** Bytes that an empty item has at least once it has its defaults. */
const DEFAULTED_BYTES = 20;
const TABLE = { Accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' };

/** A list of so many items, in one object or in several. */
export const ofList = (
  name: string,
  size: number,
  requests: (place: Place, size: number) => Iterable<Sent>,
  more: Partial<StatefulCase> = {},
): StatefulCase => ({
  name: `a long list: ${name}`,
  sender: 'editor',
  size,
  requests,
  // An item that is sent as two characters has defaults, checks and faults of its own.
  fairBytes: (count) => DEFAULTED_BYTES * count,
  ...more,
});

const pod = (place: Place, spec: object, metadata: object = {}): Sent =>
  sent('POST', core(place, 'pods'), { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'many', ...metadata }, spec });

const container = (more: object = {}): object => ({ name: 'c', image: 'x', ...more });
const empty = (count: number): object[] => list(count, () => ({}));

const podSpec = (name: string, spec: (size: number) => object, size = LONG): StatefulCase =>
  ofList(`a pod's ${name}`, size, (place, count) => [pod(place, { automountServiceAccountToken: false, ...spec(count) })]);

/** An object of a kind of the namespace. */
export const object = (place: Place, apiVersion: string, plural: string, kind: string, rest: object): Sent =>
  sent('POST', apiVersion === 'v1' ? core(place, plural) : named(place, apiVersion, plural), {
    apiVersion,
    kind,
    metadata: { name: 'many' },
    ...rest,
  });

const APPLY = 'application/apply-patch+yaml';
const MERGE = 'application/merge-patch+json';

const filled: readonly StatefulCase[] = [
  podSpec('empty containers', (n) => ({ containers: empty(n) })),
  podSpec('empty containers and initContainers', (n) => ({ containers: empty(n), initContainers: empty(n) }), LONG / 2),
  podSpec('empty volumes', (n) => ({ containers: [container()], volumes: empty(n) })),
  podSpec(
    'volumes of a source that has defaults',
    (n) => ({ containers: [container()], volumes: list(n, () => ({ secret: {} })) }),
    LONG / 2,
  ),
  podSpec('projected sources', (n) => ({ containers: [container()], volumes: [{ name: 'v', projected: { sources: empty(n) } }] })),
  podSpec('tolerations', (n) => ({ containers: [container()], tolerations: empty(n) })),
  podSpec('spread constraints', (n) => ({ containers: [container()], topologySpreadConstraints: empty(n) })),
  podSpec('affinity', (n) => ({
    containers: [container()],
    affinity: { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: empty(n) } },
  })),
  podSpec('selectors of nodes', (n) => ({
    containers: [container()],
    affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: empty(n) } } },
  })),
  podSpec('host aliases', (n) => ({ containers: [container()], hostAliases: empty(n) })),
  podSpec(
    'readiness gates and pull secrets',
    (n) => ({ containers: [container()], readinessGates: empty(n), imagePullSecrets: empty(n) }),
    LONG / 2,
  ),
  podSpec(
    'groups and system settings',
    (n) => ({
      containers: [container()],
      securityContext: { supplementalGroups: list(n, () => 1), sysctls: empty(n) },
    }),
    LONG / 2,
  ),
  ...['ports', 'env', 'envFrom', 'volumeMounts', 'volumeDevices'].map((field) =>
    podSpec(`${field} of a container`, (n) => ({ containers: [container({ [field]: empty(n) })] })),
  ),
  podSpec(
    'names of ports that are all the same',
    (n) => ({
      containers: [container({ ports: list(n, () => ({ name: 'a', containerPort: 1 })) })],
    }),
    LONG / 3,
  ),
  podSpec('arguments', (n) => ({ containers: [container({ args: list(n, () => ''), command: list(n, () => '') })] }), LONG / 2),
  podSpec('headers of a probe', (n) => ({ containers: [container({ livenessProbe: { httpGet: { port: 1, httpHeaders: empty(n) } } })] })),
  podSpec('capabilities', (n) => ({ containers: [container({ securityContext: { capabilities: { add: list(n, () => 'A') } } })] })),
  podSpec('containers of a gate that is closed', (n) => ({ containers: [container()], ephemeralContainers: empty(n) })),
  podSpec('unknown members', (n) => ({ containers: list(n, () => ({ a: 1 })), unknown: empty(n) }), LONG / 3),
  podSpec('containers that are null', (n) => ({ containers: list(n, () => null) })),
  podSpec('containers of a wrong type', (n) => ({ containers: list(n, () => 1) })),
];

const metadataOf = (field: string, item: (i: number) => unknown): StatefulCase =>
  ofList(`${field} of metadata`, LONG, (place, n) => [
    sent('POST', core(place, 'configmaps'), { metadata: { name: 'many', [field]: list(n, item) } }),
  ]);

const checked: readonly StatefulCase[] = [
  ofList('subsets of endpoints', LONG, (place, n) => [object(place, 'v1', 'endpoints', 'Endpoints', { subsets: empty(n) })]),
  ofList('addresses of endpoints, written again', 20_000, function* (place, n) {
    const subsets = [{ addresses: list(n, (i) => ({ ip: `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}` })) }];
    yield object(place, 'v1', 'endpoints', 'Endpoints', { subsets });
    const written = (more: object[]): Sent =>
      sent('PUT', `${core(place, 'endpoints')}/many`, {
        apiVersion: 'v1',
        kind: 'Endpoints',
        metadata: { name: 'many' },
        subsets: [...subsets, ...more],
      });
    yield written([]);
    // What is stored passes, so that each address is looked for among the stored ones.
    yield written([{ addresses: [{ ip: '10.255.0.1' }] }]);
    yield { method: 'GET', path: core(place, 'endpoints'), headers: TABLE };
  }),
  ofList('endpoints of a slice', LONG / 2, (place, n) => [
    object(place, 'discovery.k8s.io/v1', 'endpointslices', 'EndpointSlice', { addressType: 'IPv4', endpoints: empty(n), ports: empty(n) }),
  ]),
  ofList('rules of a network policy', LONG / 2, function* (place, n) {
    yield object(place, 'networking.k8s.io/v1', 'networkpolicies', 'NetworkPolicy', {
      spec: { podSelector: {}, ingress: empty(n), egress: empty(n) },
    });
    yield { method: 'GET', path: named(place, 'networking.k8s.io/v1', 'networkpolicies'), headers: TABLE };
  }),
  ofList('blocks that a network policy leaves out', LONG, (place, n) => [
    object(place, 'networking.k8s.io/v1', 'networkpolicies', 'NetworkPolicy', {
      spec: { podSelector: {}, ingress: [{ from: [{ ipBlock: { cidr: '10.0.0.0/8', except: list(n, () => '10.1.0.0/16') } }] }] },
    }),
  ]),
  ofList('rules of an ingress, printed', 15_000, function* (place, n) {
    yield object(place, 'networking.k8s.io/v1', 'ingresses', 'Ingress', {
      spec: {
        defaultBackend: { service: { name: 's', port: { number: 1 } } },
        rules: list(n, (i) => ({ host: `h${i}` })),
        tls: empty(n),
      },
    });
    yield { method: 'GET', path: named(place, 'networking.k8s.io/v1', 'ingresses'), headers: TABLE };
  }),
  ofList('paths of an ingress of another version', LONG, (place, n) => [
    object(place, 'networking.k8s.io/v1beta1', 'ingresses', 'Ingress', { spec: { rules: [{ http: { paths: empty(n) } }] } }),
  ]),
  ofList('ports of a service', 30_000, (place, n) => [object(place, 'v1', 'services', 'Service', { spec: { ports: empty(n) } })]),
  ofList(
    'ports of a service that have numbers',
    15_000,
    (place, n) => [
      object(place, 'v1', 'services', 'Service', {
        spec: { type: 'NodePort', ports: list(n, (i) => ({ name: `p${i}`, port: (i % 65_535) + 1 })) },
      }),
    ],
    { failures: [500] },
  ),
  ofList('addresses of a service', LONG / 2, (place, n) => [
    object(place, 'v1', 'services', 'Service', {
      spec: {
        ports: [{ port: 1 }],
        externalIPs: list(n, () => '10.1.1.1'),
        loadBalancerSourceRanges: list(n, () => '10.0.0.0/8'),
      },
    }),
  ]),
  ofList('metrics that another version keeps in an annotation', LONG / 2, function* (place, n) {
    const path = named(place, 'autoscaling/v2beta2', 'horizontalpodautoscalers');
    yield sent('POST', path, {
      metadata: { name: 'many' },
      spec: { scaleTargetRef: { kind: 'A', name: 'a' }, maxReplicas: 3, metrics: list(n, () => ({ type: 'Resource' })) },
    });
  }),
  ofList('metrics of an autoscaler, read through another version', 4000, function* (place, n) {
    yield sent('POST', named(place, 'autoscaling/v2beta2', 'horizontalpodautoscalers'), {
      metadata: { name: 'many' },
      spec: {
        scaleTargetRef: { kind: 'A', name: 'a' },
        maxReplicas: 3,
        metrics: list(n, () => ({
          type: 'Resource',
          resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 5 } },
        })),
      },
    });
    for (const version of ['v1', 'v2beta1', 'v2beta2'])
      yield { method: 'GET', path: named(place, `autoscaling/${version}`, 'horizontalpodautoscalers'), headers: TABLE };
  }),
  ofList('requirements of a selector', LONG, (place, n) => [
    object(place, 'apps/v1', 'deployments', 'Deployment', {
      spec: {
        selector: { matchExpressions: empty(n) },
        template: { metadata: { labels: { a: 'b' } }, spec: { containers: [container()] } },
      },
    }),
  ]),
  ofList('values of a requirement of a selector', LONG, (place, n) => [
    object(place, 'apps/v1', 'deployments', 'Deployment', {
      spec: {
        selector: { matchExpressions: [{ key: 'a', operator: 'In', values: list(n, (i) => `v${i}`) }] },
        template: { metadata: { labels: { a: 'v0' } }, spec: { containers: [container()] } },
      },
    }),
  ]),
  ofList('containers of a template in an older version', 30_000, (place, n) => [
    object(place, 'batch/v1beta1', 'cronjobs', 'CronJob', {
      spec: { schedule: '* * * * *', jobTemplate: { spec: { template: { spec: { containers: empty(n) } } } } },
    }),
  ]),
  ofList('claims of a stateful set', 30_000, (place, n) => [
    object(place, 'apps/v1', 'statefulsets', 'StatefulSet', {
      spec: {
        serviceName: 's',
        selector: { matchLabels: { a: 'b' } },
        template: { metadata: { labels: { a: 'b' } }, spec: { containers: [container()] } },
        volumeClaimTemplates: empty(n),
      },
    }),
  ]),
  ofList('limits of a range', LONG, (place, n) => [object(place, 'v1', 'limitranges', 'LimitRange', { spec: { limits: empty(n) } })]),
  ofList('requirements of a quota', LONG / 2, (place, n) => [
    object(place, 'v1', 'resourcequotas', 'ResourceQuota', {
      spec: { scopes: list(n, () => 'A'), scopeSelector: { matchExpressions: empty(n) } },
    }),
  ]),
  ofList('secrets of an account', LONG / 2, (place, n) => [
    object(place, 'v1', 'serviceaccounts', 'ServiceAccount', { secrets: empty(n), imagePullSecrets: empty(n) }),
  ]),
  ofList('groups of a question', LONG / 2, (place, n) => [
    sent('POST', named(place, 'authorization.k8s.io/v1', 'localsubjectaccessreviews'), {
      metadata: { namespace: place.namespace },
      spec: {
        user: 'a',
        groups: list(n, (i) => `g${i}`),
        extra: { a: list(n, (i) => `e${i}`) },
        resourceAttributes: { namespace: place.namespace, verb: 'get', resource: 'pods' },
      },
    }),
  ]),
  ofList('audiences of a token', 30_000, (place, n) => [
    sent('POST', `${core(place, 'serviceaccounts')}/default/token`, {
      apiVersion: 'authentication.k8s.io/v1',
      kind: 'TokenRequest',
      spec: { audiences: list(n, (i) => `a${i}`) },
    }),
  ]),
  metadataOf('finalizers', (i) => `example.com/f${i}`),
  metadataOf('ownerReferences', () => ({})),
  metadataOf('managedFields', () => ({})),
  ofList('annotations and labels of metadata', 20_000, (place, n) => [
    sent('POST', core(place, 'configmaps'), {
      metadata: {
        name: 'many',
        labels: Object.fromEntries(list(n, (i) => [`k${i}`, 'v'])),
        annotations: Object.fromEntries(list(n, (i) => [`k${i}`, 'v'])),
      },
    }),
  ]),
  ofList('conditions of a status', LONG / 2, (place, n) => [
    pod(place, { automountServiceAccountToken: false, containers: [container()] }),
    sent('PATCH', `${core(place, 'pods')}/many/status`, { status: { conditions: empty(n), containerStatuses: empty(n) } }, MERGE),
  ]),
  ofList('keys of a config map', 30_000, function* (place, n) {
    const data = Object.fromEntries(list(n, (i) => [`k${i}`, '']));
    yield object(place, 'v1', 'configmaps', 'ConfigMap', { data });
    yield sent('PUT', `${core(place, 'configmaps')}/many`, { metadata: { name: 'many' }, data: { ...data, more: '' } });
    yield { method: 'GET', path: core(place, 'configmaps'), headers: TABLE };
  }),
];

const apply = (place: Place, path: string, manager: string, body: object): Sent =>
  sent(
    'PATCH',
    `${path}/many?fieldManager=${manager}&force=true`,
    { metadata: { name: 'many', namespace: place.namespace }, ...body },
    APPLY,
  );

const owned: readonly StatefulCase[] = [
  ofList('keys that two managers apply', 15_000, function* (place, n) {
    const body = { apiVersion: 'v1', kind: 'ConfigMap', data: Object.fromEntries(list(n, (i) => [`k${i}`, ''])) };
    for (const manager of ['a', 'b', 'a']) yield apply(place, core(place, 'configmaps'), manager, body);
  }),
  ofList('keys that are refused to another manager', 15_000, function* (place, n) {
    const body = (text: string): object => ({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'many' },
      data: Object.fromEntries(list(n, (i) => [`k${i}`, text])),
    });
    for (const manager of ['a', 'b'])
      yield sent('PATCH', `${core(place, 'configmaps')}/many?fieldManager=${manager}`, body(manager), APPLY);
  }),
  ofList('items with keys that two managers apply', 5000, function* (place, n) {
    const body = {
      apiVersion: 'v1',
      kind: 'Service',
      spec: { clusterIP: 'None', ports: list(n, (i) => ({ name: `p${i}`, port: i + 1, protocol: 'TCP' })) },
    };
    for (const manager of ['a', 'b', 'a']) yield apply(place, core(place, 'services'), manager, body);
  }),
  ofList('items without keys that are applied', 30_000, (place, n) => [
    apply(place, core(place, 'services'), 'a', { apiVersion: 'v1', kind: 'Service', spec: { ports: empty(n) } }),
  ]),
  ofList('items of the same key that are applied', LONG / 2, (place, n) => [
    apply(place, core(place, 'services'), 'a', { apiVersion: 'v1', kind: 'Service', spec: { ports: list(n, () => ({ port: 1 })) } }),
  ]),
  ofList('members of a set that are applied', 15_000, function* (place, n) {
    const metadata = { name: 'many', finalizers: list(n, (i) => `example.com/f${i}`) };
    for (const manager of ['a', 'b'])
      yield apply(place, core(place, 'configmaps'), manager, { apiVersion: 'v1', kind: 'ConfigMap', metadata });
    yield apply(place, core(place, 'configmaps'), 'a', { apiVersion: 'v1', kind: 'ConfigMap' });
    yield apply(place, core(place, 'configmaps'), 'b', { apiVersion: 'v1', kind: 'ConfigMap' });
  }),
  {
    name: 'a long list: managers of one object',
    sender: 'editor',
    size: 60,
    requests: (place, n) =>
      list(n, (i) =>
        apply(place, core(place, 'configmaps'), `manager-${i}`, { apiVersion: 'v1', kind: 'ConfigMap', data: { [`k${i}`]: '' } }),
      ),
  },
];

/** A JSON body in which each object of a chain has its member twice: as a value, and as the rest of the chain. */
const repeating = (path: string, name: string, depth: number): Sent => ({
  method: 'POST',
  path,
  headers: { 'Content-Type': 'application/json' },
  body: Buffer.from(`{"metadata":{"name":"${name}"},"more":${'{"a":1,"a":'.repeat(depth)}1${'}'.repeat(depth)}}`),
});

const repeated: readonly StatefulCase[] = [
  {
    name: 'members whose names repeat at every level',
    sender: 'editor',
    size: 4000,
    requests: (place, n) => list(5, (i) => repeating(core(place, 'configmaps'), `many-${i}`, n)),
  },
];

export const listCases: readonly StatefulCase[] = [...filled, ...checked, ...owned, ...repeated];
