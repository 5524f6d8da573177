/** What plugins do that are off by default, with the settings that a file gives them. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { SUPERUSERS, type User } from '../../runtime/auth/contract.js';
import { admissionTable } from '../support/admission-table.js';
import { HookServer } from '../support/programs/hook-server.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { type Answer, type TestOptions, TestServer } from '../support/server.js';

const SETTINGS = `apiVersion: apiserver.config.k8s.io/v1
kind: AdmissionConfiguration
plugins:
- name: EventRateLimit
  path: limits.yaml
- name: PodNodeSelector
  configuration: { podNodeSelectorPluginConfig: { clusterDefaultNodeSelector: pool=general, default: "pool=general,disk=ssd" } }
- name: PodTolerationRestriction
  configuration:
    apiVersion: podtolerationrestriction.admission.k8s.io/v1alpha1
    kind: Configuration
    default: [ { key: cluster, operator: Equal, value: shared, effect: NoSchedule } ]
    whitelist: [ { key: cluster, operator: Exists }, { key: node.kubernetes.io/not-ready, operator: Exists }, { key: node.kubernetes.io/unreachable, operator: Exists }, { key: node.kubernetes.io/memory-pressure, operator: Exists }, { key: example.com/gpu, operator: Exists } ]
- name: ImagePolicyWebhook
  path: images.yaml
`;
const LIMITS = `apiVersion: eventratelimit.admission.k8s.io/v1alpha1
kind: Configuration
limits: [ { type: Namespace, qps: 1, burst: 3, cacheSize: 10 }, { type: SourceAndObject, qps: 1, burst: 2 } ]
`;
const imagesConfig = (hooks: HookServer): string => `apiVersion: v1
kind: Config
current-context: c
contexts: [ { name: c, context: { cluster: k, user: u } } ]
clusters: [ { name: k, cluster: { server: "https://localhost:${hooks.port}/images", certificate-authority-data: ${hooks.caBundle} } } ]
users: [ { name: u, user: { token: for-images } } ]
`;

const PLUGINS = [
  'AlwaysPullImages',
  'DenyEscalatingExec',
  'DenyServiceExternalIPs',
  'EventRateLimit',
  'ExtendedResourceToleration',
  'ImagePolicyWebhook',
  'LimitPodHardAntiAffinityTopology',
  'NamespaceAutoProvision',
  'NodeRestriction',
  'OwnerReferencesPermissionEnforcement',
  'PodNodeSelector',
  'PodTolerationRestriction',
  'SecurityContextDeny',
];

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  admin: [SUPERUSERS],
  'system:node:n1': ['system:nodes'],
  'system:node:': ['system:nodes'],
};
/** Whoever names himself in a header is believed. */
const believed = (): NonNullable<TestOptions['authenticators']> => () => [
  {
    authenticate({ headers }) {
      const name = String(headers['x-user'] ?? 'admin');
      const user: User = { name, uid: '', groups: [...(GROUPS[name] ?? [])], extra: {} };
      return { outcome: 'user', user };
    },
  },
];
/** All may do everything but `limited`, who may neither delete nor set finalizers. */
const authorizer: NonNullable<TestOptions['authorizer']> = () => ({
  authorize: ({ user, verb, subresource }) =>
    user.name === 'limited' && (verb === 'delete' || subresource === 'finalizers')
      ? { decision: 'abstain', reason: '' }
      : { decision: 'allow', reason: '' },
});

let folder: string;
let hooks: HookServer;
let server: TestServer;

before(async () => {
  folder = freshFolder();
  hooks = await HookServer.start();
  const images = { imagePolicy: { kubeConfigFile: 'images.kubeconfig', allowTTL: 30, denyTTL: 30, retryBackoff: 1, defaultAllow: false } };
  const files = {
    'a.yaml': SETTINGS,
    'limits.yaml': LIMITS,
    'images.yaml': JSON.stringify(images),
    'images.kubeconfig': imagesConfig(hooks),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  hooks.misbehaves('/images', (response, _, review) => {
    const { spec } = review as unknown as { spec: { containers: { image: string }[] } };
    const bad = spec.containers.find(({ image }) => image.includes('bad'));
    if (spec.containers.some(({ image }) => image.includes('broken'))) response.statusCode = 500;
    const status = bad === undefined ? { allowed: true } : { allowed: false, reason: `${bad.image} is bad` };
    response.end(JSON.stringify({ apiVersion: 'imagepolicy.k8s.io/v1alpha1', kind: 'ImageReview', spec: {}, status }));
  });
  server = await TestServer.start({
    enableAdmissionPlugins: PLUGINS,
    disableAdmissionPlugins: ['NamespaceLifecycle'],
    admissionControlConfigFile: path.join(folder, 'a.yaml'),
    allowPrivileged: true,
    defaultNotReadyTolerationSeconds: 60,
    defaultUnreachableTolerationSeconds: -1,
    authenticators: believed(),
    authorizer,
  });
});
after(async () => {
  await server.close();
  await hooks.close();
  removeFolder(folder);
});

const container = { name: 'c', image: 'example.com/i:1' };
const pod = (spec: object = {}): object => ({
  metadata: { name: 'p' },
  spec: { automountServiceAccountToken: false, containers: [container], ...spec },
});
const table = admissionTable(() => server);
const forPods = (rows: readonly (readonly [it: string, spec: object, expected: string | object])[]) =>
  rows.map(([it, spec, expected]) => ({
    it,
    path: 'pods',
    sent: pod(spec),
    expected: typeof expected === 'string' ? { refused: `pods "p" is forbidden: ${expected}` } : { ...expected },
  }));

const never = { ...container, imagePullPolicy: 'Never' };
table(
  'AlwaysPullImages',
  forPods([
    [
      'makes every container pull its image',
      { containers: [never], initContainers: [{ ...never, name: 'i' }] },
      { 'spec.containers.0.imagePullPolicy': 'Always', 'spec.initContainers.0.imagePullPolicy': 'Always' },
    ],
  ]),
);

table(
  'SecurityContextDeny',
  forPods([
    ['refuses users of pods', { securityContext: { runAsUser: 1 } }, 'pod.Spec.SecurityContext.RunAsUser is forbidden'],
    ['refuses groups of volumes', { securityContext: { fsGroup: 1 } }, 'pod.Spec.SecurityContext.FSGroup is forbidden'],
    [
      'refuses further groups',
      { securityContext: { supplementalGroups: [1] } },
      'pod.Spec.SecurityContext.SupplementalGroups is forbidden',
    ],
    [
      'refuses labels of pods',
      { securityContext: { seLinuxOptions: { level: 's0' } } },
      'pod.Spec.SecurityContext.SELinuxOptions is forbidden',
    ],
    [
      'refuses users of containers',
      { containers: [{ ...container, securityContext: { runAsUser: 0 } }] },
      'SecurityContext.RunAsUser is forbidden',
    ],
    ['lets others be', { securityContext: { runAsNonRoot: true } }, { 'spec.securityContext': { runAsNonRoot: true } }],
  ]),
);

const apart = (topologyKey: string): object => ({
  affinity: { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [{ topologyKey, labelSelector: {} }] } },
});
table(
  'LimitPodHardAntiAffinityTopology',
  forPods([
    ['lets pods keep others from their node', apart('kubernetes.io/hostname'), {}],
    [
      'and from nothing more',
      apart('zone'),
      'affinity.PodAntiAffinity.RequiredDuringScheduling has TopologyKey zone but only key kubernetes.io/hostname is allowed',
    ],
  ]),
);

table('PodNodeSelector', [
  ...forPods([
    ['gives the default of the cluster', { nodeSelector: { own: '1' } }, { 'spec.nodeSelector': { own: '1', pool: 'general' } }],
    ['refuses another', { nodeSelector: { pool: 'own' } }, 'pod node label selector conflicts with its namespace node label selector'],
  ]),
  {
    it: 'refuses labels that the settings do not list',
    path: '/api/v1/namespaces/default/pods',
    there: [['/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } }]],
    sent: pod({ nodeSelector: { other: '1' } }),
    expected: { refused: 'pods "p" is forbidden: pod node label selector labels conflict with its namespace whitelist' },
  },
]);

const SECONDS = [
  { key: 'node.kubernetes.io/not-ready', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: 60 },
  { key: 'node.kubernetes.io/unreachable', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: -1 },
];
const SHARED = { key: 'cluster', operator: 'Equal', value: 'shared', effect: 'NoSchedule' };
const PRESSURE = { key: 'node.kubernetes.io/memory-pressure', operator: 'Exists', effect: 'NoSchedule' };
const asking = (resource: string): object => ({ containers: [{ ...container, resources: { limits: { [resource]: '1' } } }] });
table(
  'PodTolerationRestriction and ExtendedResourceToleration',
  forPods([
    ['give the tolerations of the cluster', {}, { 'spec.tolerations': [...SECONDS, SHARED] }],
    ['let pods that ask for something stay under pressure', asking('cpu'), { 'spec.tolerations': [...SECONDS, SHARED, PRESSURE] }],
    [
      'tolerate the taint of a device',
      asking('example.com/gpu'),
      { 'spec.tolerations': [...SECONDS, SHARED, { key: 'example.com/gpu', operator: 'Exists', effect: 'NoSchedule' }] },
    ],
    [
      'refuse what is not listed',
      { tolerations: [{ operator: 'Exists' }] },
      'pod tolerations (possibly merged with namespace default tolerations) conflict with its cluster whitelist',
    ],
  ]),
);

table(
  'ImagePolicyWebhook',
  forPods([
    ['lets good images run', { containers: [{ ...container, image: 'good' }] }, {}],
    [
      'refuses others, with the reason',
      { containers: [{ ...container, image: 'bad' }] },
      'image policy webhook backend denied one or more images: bad is bad',
    ],
    [
      'refuses what nobody answers for',
      { containers: [{ ...container, image: 'broken' }] },
      'an error on the server ("{\\"apiVersion\\":\\"imagepolicy.k8s.io/v1alpha1\\",\\"kind\\":\\"ImageReview\\",\\"spec\\":{},\\"status\\":{\\"allowed\\":true}}") has prevented the request from succeeding',
    ],
  ]),
);

const service = (spec: object): object => ({ metadata: { name: 's' }, spec: { ports: [{ port: 80 }], ...spec } });
table('DenyServiceExternalIPs', [
  {
    it: 'refuses addresses of others',
    path: 'services',
    sent: service({ externalIPs: ['192.0.2.1'] }),
    expected: { refused: 'services "s" is forbidden: Use of external IPs is denied by admission control' },
  },
  { it: 'lets other services be', path: 'services', sent: service({}), expected: { 'spec.type': 'ClusterIP' } },
]);

const as = (user: string, to: string, method: string, body?: object): Promise<Answer> =>
  server.ask(to, {
    method,
    body,
    headers: { 'x-user': user, ...(method === 'PATCH' ? { 'Content-Type': 'application/merge-patch+json' } : {}) },
  });

describe('OwnerReferencesPermissionEnforcement', () => {
  const owner = (more: object = {}): object => ({ apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'r', uid: 'u', ...more });
  const map = (name: string, owners: readonly object[]): object => ({ metadata: { name, ownerReferences: owners } });
  const maps = '/api/v1/namespaces/default/configmaps';
  const DELETE = "cannot set an ownerRef on a resource you can't delete: , <nil>";
  const BLOCK = "cannot set blockOwnerDeletion if an ownerReference refers to a resource you can't set finalizers on: , <nil>";

  test('an owner may be named at creation, and blocked with permission only', async () => {
    assert.equal((await as('limited', maps, 'POST', map('a', [owner()]))).status, 201);
    const blocked = await as('limited', maps, 'POST', map('b', [owner({ blockOwnerDeletion: true })]));
    assert.deepEqual([blocked.status, blocked.json.message], [403, `configmaps "b" is forbidden: ${BLOCK}`]);
    assert.equal((await as('admin', maps, 'POST', map('b', [owner({ blockOwnerDeletion: true })]))).status, 201);
  });
  test('a later change of owners takes the permission to delete, other changes do not', async () => {
    await as('limited', maps, 'POST', map('c', [owner()]));
    for (const owners of [[owner({ name: 'other' })], null, [owner(), owner({ uid: 'v' })]]) {
      const answer = await as('limited', `${maps}/c`, 'PATCH', { metadata: { ownerReferences: owners } });
      assert.deepEqual([answer.status, answer.json.message], [403, `configmaps "c" is forbidden: ${DELETE}`]);
    }
    assert.equal((await as('limited', `${maps}/c`, 'PATCH', { data: { x: 'y' } })).status, 200);
    assert.equal((await as('admin', `${maps}/c`, 'PATCH', { metadata: { ownerReferences: null } })).status, 200);
  });
  test('an owner of a kind that is not served cannot be blocked', async () => {
    const answer = await as('limited', maps, 'POST', map('d', [owner({ kind: 'Nothing', blockOwnerDeletion: true })]));
    assert.match(answer.json.message, /cannot find RESTMapping for APIVersion apps\/v1 Kind Nothing/);
  });
});

describe('EventRateLimit', () => {
  const event = (namespace: string, name: string, about: string): Promise<Answer> =>
    server.create(`/api/v1/namespaces/${namespace}/events`, {
      metadata: { name },
      involvedObject: { kind: 'Pod', namespace, name: about, uid: 'u' },
      reason: 'R',
      source: { component: 't' },
    });
  const burst = async (namespace: string, about: (i: number) => string, count: number): Promise<Answer[]> =>
    Promise.all(Array.from({ length: count }, (_, i) => event(namespace, `e${i}`, about(i))));

  test('refuses events beyond the burst of their namespace', async () => {
    const answers = await burst('ev-a', (i) => `p${i}`, 5);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201, 429, 429],
    );
    const { message, reason, code } = answers.at(-1)?.json ?? {};
    assert.deepEqual([message, reason, code], ['Too many requests: limit reached on type Namespace for key ev-a', 'TooManyRequests', 429]);
  });
  test('refuses events beyond the burst of their source and object', async () => {
    const answers = await burst('ev-b', () => 'p', 3);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 429],
    );
    assert.match(answers[2]?.json.message, /type SourceAndObject for key tPodev-bpu$/);
  });
});

describe('NamespaceAutoProvision', () => {
  test('makes the namespace of what is made, but not on a dry run', async () => {
    const made = await server.create('/api/v1/namespaces/on-demand/configmaps', { metadata: { name: 'a' } });
    assert.equal(made.status, 201);
    assert.equal((await server.ask('/api/v1/namespaces/on-demand')).json.status.phase, 'Active');
    assert.equal((await server.create('/api/v1/namespaces/dry/configmaps?dryRun=All', { metadata: { name: 'a' } })).status, 201);
    assert.equal((await server.ask('/api/v1/namespaces/dry')).status, 404);
  });
});

describe('DenyEscalatingExec', () => {
  for (const [what, spec, why] of [
    ['the processes of the node', { hostPID: true }, 'to a container using host pid'],
    ['its memory', { hostIPC: true }, 'to a container using host ipc'],
    ['all powers', { containers: [{ ...container, securityContext: { privileged: true } }] }, 'to a privileged container'],
  ] as const)
    test(`keeps everybody out of pods with ${what}`, async () => {
      const pods = '/api/v1/namespaces/execs/pods';
      await server.create('/api/v1/namespaces/execs/serviceaccounts', { metadata: { name: 'default' } });
      await server.create(pods, pod(spec));
      const answer = await as('admin', `${pods}/p/exec?command=sh&stdout=1`, 'POST');
      assert.deepEqual([answer.status, answer.json.message], [403, `pods "p" is forbidden: cannot exec into or attach ${why}`]);
      await server.ask(`${pods}/p?gracePeriodSeconds=0`, { method: 'DELETE' });
    });
});

describe('NodeRestriction', () => {
  const NODE = 'system:node:n1';
  const nodes = '/api/v1/nodes';
  const pods = '/api/v1/namespaces/mirrors/pods';
  let uid = '';
  before(async () => {
    await as(NODE, nodes, 'POST', { metadata: { name: 'n1', labels: { 'kubernetes.io/hostname': 'n1' } } });
    uid = (await server.ask(`${nodes}/n1`)).json.metadata.uid;
    await as('admin', nodes, 'POST', { metadata: { name: 'n2' } });
    await as('admin', '/api/v1/namespaces/mirrors/serviceaccounts', 'POST', { metadata: { name: 'default' } });
  });

  const own = (): object => ({ apiVersion: 'v1', kind: 'Node', name: 'n1', uid, controller: true });
  const mirror = (name: string, metadata: object = {}, spec: object = {}): object => ({
    metadata: { name, annotations: { 'kubernetes.io/config.mirror': 'x' }, ownerReferences: [own()], ...metadata },
    spec: { nodeName: 'n1', containers: [container], ...spec },
  });
  const rows: readonly (readonly [it: string, object: () => object, why: string])[] = [
    [
      'without the annotation',
      () => mirror('m', { annotations: {} }),
      'pod does not have "kubernetes.io/config.mirror" annotation, node "n1" can only create mirror pods',
    ],
    ['on another node', () => mirror('m', {}, { nodeName: 'n2' }), 'node "n1" can only create pods with spec.nodeName set to itself'],
    [
      'without an owner',
      () => mirror('m', { ownerReferences: [] }),
      'node "n1" can only create pods with an owner reference set to itself',
    ],
    [
      'of another owner',
      () => mirror('m', { ownerReferences: [{ ...own(), name: 'n2' }] }),
      'node "n1" can only create pods with an owner reference set to itself',
    ],
    [
      'that reads config maps',
      () => mirror('m', {}, { volumes: [{ name: 'v', configMap: { name: 'm' } }] }),
      'node "n1" can not create pods that reference configmaps',
    ],
    [
      'that uses claims',
      () => mirror('m', {}, { volumes: [{ name: 'v', persistentVolumeClaim: { claimName: 'c' } }] }),
      'node "n1" can not create pods that reference persistentvolumeclaims',
    ],
  ];
  for (const [it, object, why] of rows)
    test(`refuses a pod ${it}`, async () => {
      const answer = await as(NODE, pods, 'POST', object());
      assert.deepEqual([answer.status, answer.json.message], [403, `pods "m" is forbidden: ${why}`]);
    });
  test('lets a node make and delete its mirror pods, and no others', async () => {
    const answer = await as(NODE, pods, 'POST', mirror('own'));
    assert.equal(answer.status, 201, answer.text);
    assert.equal((await as(NODE, `${pods}/own?gracePeriodSeconds=0`, 'DELETE')).status, 200);
    assert.equal((await as('admin', pods, 'POST', mirror('other', { ownerReferences: [] }, { nodeName: 'n2' }))).status, 201);
    const other = await as(NODE, `${pods}/other`, 'DELETE');
    assert.equal(other.json.message, 'pods "other" is forbidden: node "n1" can only delete pods with spec.nodeName set to itself');
  });
  for (const [what, name, patch, why] of [
    ['another node', 'n2', { metadata: { labels: { a: 'b' } } }, 'node "n1" is not allowed to modify node "n2"'],
    ['its taints', 'n1', { spec: { taints: [] } }, 'node "n1" is not allowed to modify taints'],
    [
      'labels of the system',
      'n1',
      { metadata: { labels: { 'x.kubernetes.io/y': 'z' } } },
      'is not allowed to modify labels: x.kubernetes.io/y',
    ],
    [
      'labels that keep pods from nodes',
      'n1',
      { metadata: { labels: { 'a.node-restriction.kubernetes.io/b': 'c' } } },
      'is not allowed to modify labels: a.node-restriction.kubernetes.io/b',
    ],
  ] as const)
    test(`keeps a node from changing ${what}`, async () => {
      const answer = await as(NODE, `${nodes}/${name}`, 'PATCH', patch);
      assert.deepEqual([answer.status, answer.json.message], [403, `nodes ${JSON.stringify(name)} is forbidden: ${why}`]);
    });
  test('lets a node set labels of its own', async () => {
    const labels = { 'topology.kubernetes.io/zone': 'a', 'kubelet.kubernetes.io/x': 'y', mine: '1' };
    assert.equal((await as(NODE, `${nodes}/n1`, 'PATCH', { metadata: { labels } })).status, 200);
  });
  test('lets a node renew its own lease, in the namespace for that', async () => {
    const leases = (namespace: string): string => `/apis/coordination.k8s.io/v1/namespaces/${namespace}/leases`;
    assert.equal((await as(NODE, leases('kube-node-lease'), 'POST', { metadata: { name: 'n1' } })).status, 201);
    const other = await as(NODE, leases('kube-node-lease'), 'POST', { metadata: { name: 'n2' } });
    assert.match(other.json.message, /can only access node lease with the same name as the requesting node$/);
    const elsewhere = await as(NODE, leases('default'), 'POST', { metadata: { name: 'n1' } });
    assert.match(elsewhere.json.message, /can only access leases in the "kube-node-lease" system namespace$/);
  });
  test('gives a node tokens for its own pods only', async () => {
    const tokens = '/api/v1/namespaces/mirrors/serviceaccounts/a/token';
    await as('admin', '/api/v1/namespaces/mirrors/serviceaccounts', 'POST', { metadata: { name: 'a' } });
    const unbound = await as(NODE, tokens, 'POST', { spec: { audiences: [] } });
    assert.match(unbound.json.message, /node requested token not bound to a pod$/);
    const { uid: other } = (await server.ask(`${pods}/other`)).json.metadata;
    const bound = await as(NODE, tokens, 'POST', {
      spec: { audiences: [], boundObjectRef: { apiVersion: 'v1', kind: 'Pod', name: 'other', uid: other } },
    });
    assert.match(bound.json.message, /node requested token bound to a pod scheduled on a different node$/);
  });
  test('takes nothing from an agent whose node is not known', async () => {
    const answer = await as('system:node:', `${nodes}/n1`, 'PATCH', { metadata: { labels: { a: 'b' } } });
    assert.match(answer.json.message, /could not determine node from user "system:node:"$/);
  });
});
