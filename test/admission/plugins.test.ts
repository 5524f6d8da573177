/** What each admission plugin sets and refuses, each in a namespace of its own. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { admissionTable, type Expected } from '../support/admission-table.js';
import { TestServer } from '../support/server.js';

let server: TestServer;
before(async () => {
  server = await TestServer.start();
});
after(() => server.close());

const MERGE = { 'Content-Type': 'application/merge-patch+json' };
const container = { name: 'c', image: 'example.com/i:1' };
const pod = (spec: object = {}, metadata: object = {}): object => ({
  metadata: { name: 'p', ...metadata },
  spec: { containers: [container], ...spec },
});
/** A pod that mounts no token, so that nothing else is looked at. */
const plain = (spec: object = {}): object => pod({ automountServiceAccountToken: false, ...spec });
const claim = (storage: string, more: object = {}): object => ({
  metadata: { name: 'claim' },
  spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage } }, ...more },
});

const table = admissionTable(() => server);

const LIMITED = { metadata: { name: 'default', annotations: { 'kubernetes.io/enforce-mountable-secrets': 'true' } } };
const LIMITED_ACCOUNT = {
  ...LIMITED,
  automountServiceAccountToken: false,
  secrets: [{ name: 'own' }],
  imagePullSecrets: [{ name: 'pull' }],
};
const unreferenced = (what: string, kind = 'secret'): Expected => ({
  refused: `pods "p" is forbidden: ${what} is not allowed because service account default does not reference that ${kind}`,
});
const secretVariable = (name: string): object => ({ name: 'X', valueFrom: { secretKeyRef: { name, key: 'k' } } });
const mirror = (spec: object): object => pod({ nodeName: 'n', ...spec }, { annotations: { 'kubernetes.io/config.mirror': 'x' } });

table('ServiceAccount', [
  {
    it: 'runs pods as the account default',
    path: 'pods',
    sent: plain(),
    expected: { 'spec.serviceAccountName': 'default', 'spec.serviceAccount': 'default', 'spec.volumes': undefined },
  },
  {
    it: 'mounts a token for an hour, with the authority of the cluster and no other',
    path: 'pods',
    sent: pod(),
    expected: {
      'spec.volumes.0.projected.sources': [
        { serviceAccountToken: { expirationSeconds: 3607, path: 'token' } },
        { configMap: { name: 'kube-root-ca.crt', items: [{ key: 'ca.crt', path: 'ca.crt' }] } },
        { downwardAPI: { items: [{ path: 'namespace', fieldRef: { apiVersion: 'v1', fieldPath: 'metadata.namespace' } }] } },
      ],
      'spec.containers.0.volumeMounts.0.mountPath': '/var/run/secrets/kubernetes.io/serviceaccount',
      'spec.containers.0.volumeMounts.0.readOnly': true,
    },
  },
  {
    it: 'mounts none over what stands in its place',
    path: 'pods',
    sent: pod({
      volumes: [{ name: 'v', emptyDir: {} }],
      containers: [{ ...container, volumeMounts: [{ name: 'v', mountPath: '/var/run/secrets/kubernetes.io/serviceaccount' }] }],
    }),
    expected: { 'spec.volumes.1': undefined },
  },
  {
    it: 'mounts none where the account says so',
    account: { automountServiceAccountToken: false },
    path: 'pods',
    sent: pod(),
    expected: { 'spec.volumes': undefined },
  },
  {
    it: 'mounts one where the pod overrules the account',
    account: { automountServiceAccountToken: false },
    path: 'pods',
    sent: pod({ automountServiceAccountToken: true }),
    expected: { 'spec.volumes.0.projected.defaultMode': 420 },
  },
  {
    it: 'gives the secrets for pulling images',
    account: { imagePullSecrets: [{ name: 'pull' }] },
    path: 'pods',
    sent: plain(),
    expected: { 'spec.imagePullSecrets': [{ name: 'pull' }] },
  },
  {
    it: 'refuses pods of an account that is not there',
    account: 'none',
    path: 'pods',
    sent: plain(),
    expected: { refused: 'pods "p" is forbidden: error looking up service account N/default: serviceaccount "default" not found' },
  },
  {
    it: 'lets a limited account mount its own secret',
    account: LIMITED_ACCOUNT,
    path: 'pods',
    sent: pod({
      volumes: [{ name: 'v', secret: { secretName: 'own' } }],
      containers: [{ ...container, env: [secretVariable('own')], envFrom: [{ secretRef: { name: 'other' } }] }],
    }),
    expected: { 'spec.imagePullSecrets': [{ name: 'pull' }] },
  },
  {
    it: 'keeps a limited account from the volume of another secret',
    account: LIMITED_ACCOUNT,
    path: 'pods',
    sent: pod({ volumes: [{ name: 'v', secret: { secretName: 'other' } }] }),
    expected: unreferenced('volume with secret.secretName="other"'),
  },
  {
    it: 'keeps a limited account from the variable of another secret',
    account: LIMITED_ACCOUNT,
    path: 'pods',
    sent: pod({ containers: [{ ...container, env: [{ name: 'A', value: 'a' }, secretVariable('other')] }] }),
    expected: unreferenced('container c with envVar X referencing secret.secretName="other"'),
  },
  {
    it: 'keeps a limited account from such a variable of an init container',
    account: LIMITED_ACCOUNT,
    path: 'pods',
    sent: pod({ initContainers: [{ ...container, name: 'i', env: [secretVariable('other')] }] }),
    expected: unreferenced('init container i with envVar X referencing secret.secretName="other"'),
  },
  {
    it: 'keeps a limited account from pulling with another secret',
    account: LIMITED_ACCOUNT,
    path: 'pods',
    sent: pod({ imagePullSecrets: [{ name: 'pull' }, { name: 'other' }] }),
    expected: unreferenced('imagePullSecrets[1].name="other"', 'imagePullSecret'),
  },
  {
    it: 'takes an annotation that is not true for none',
    account: { metadata: { name: 'default', annotations: { 'kubernetes.io/enforce-mountable-secrets': 'yes' } } },
    path: 'pods',
    sent: plain({ volumes: [{ name: 'v', secret: { secretName: 'other' } }] }),
    expected: { 'spec.volumes.0.name': 'v' },
  },
  {
    it: 'gives nothing to the mirror of a pod that a node made',
    account: 'none',
    path: 'pods',
    sent: mirror({}),
    expected: { 'spec.serviceAccountName': undefined, 'spec.volumes': undefined },
  },
  {
    it: 'refuses such a mirror an account',
    path: 'pods',
    sent: mirror({ serviceAccountName: 'default' }),
    expected: { refused: 'pods "p" is forbidden: a mirror pod may not reference service accounts' },
  },
  ...[
    { volumes: [{ name: 'v', secret: { secretName: 's' } }] },
    { volumes: [{ name: 'v', projected: { sources: [{ secret: { name: 's' } }] } }] },
    { volumes: [{ name: 'v', rbd: { monitors: ['m'], image: 'i', secretRef: { name: 's' } } }] },
    { imagePullSecrets: [{ name: 's' }] },
    { containers: [{ ...container, env: [secretVariable('s')] }] },
    { containers: [{ ...container, envFrom: [{ secretRef: { name: 's' } }] }] },
  ].map((spec) => ({
    it: `refuses such a mirror a secret: ${JSON.stringify(spec).slice(0, 60)}`,
    path: 'pods',
    sent: mirror(spec),
    expected: { refused: 'pods "p" is forbidden: a mirror pod may not reference secrets' },
  })),
  {
    it: 'refuses such a mirror a token',
    path: 'pods',
    sent: mirror({ volumes: [{ name: 'v', projected: { sources: [{ serviceAccountToken: { path: 't' } }] } }] }),
    expected: { refused: 'pods "p" is forbidden: a mirror pod may not use ServiceAccountToken volume projections' },
  },
]);

const classNamed = (name: string, value: number, more: object = {}): readonly [string, object] => [
  '/apis/scheduling.k8s.io/v1/priorityclasses',
  { metadata: { name }, value, ...more },
];

table('Priority', [
  {
    it: 'gives pods without a class zero',
    path: 'pods',
    sent: plain(),
    expected: { 'spec.priority': 0, 'spec.preemptionPolicy': 'PreemptLowerPriority', 'spec.priorityClassName': undefined },
  },
  {
    it: 'gives pods what their class says',
    there: [classNamed('high', 1000, { preemptionPolicy: 'Never' })],
    path: 'pods',
    sent: plain({ priorityClassName: 'high' }),
    expected: { 'spec.priority': 1000, 'spec.preemptionPolicy': 'Never' },
  },
  {
    it: 'refuses a class that is not there',
    path: 'pods',
    sent: plain({ priorityClassName: 'none' }),
    expected: { refused: 'pods "p" is forbidden: no PriorityClass with name none was found' },
  },
  {
    it: 'refuses another number than that of the class',
    there: [classNamed('low', 10)],
    path: 'pods',
    sent: plain({ priorityClassName: 'low', priority: 11 }),
    expected: {
      refused:
        'pods "p" is forbidden: the integer value of priority (11) must not be provided in pod spec; priority admission controller computed 10 from the given PriorityClass name',
    },
  },
  {
    it: 'refuses another policy than that of the class',
    path: 'pods',
    sent: plain({ preemptionPolicy: 'Never' }),
    expected: {
      refused:
        'pods "p" is forbidden: the string value of PreemptionPolicy (Never) must not be provided in pod spec; priority admission controller computed PreemptLowerPriority from the given PriorityClass name',
    },
  },
]);

const tolerated = (key: string): object => ({
  key: `node.kubernetes.io/${key}`,
  operator: 'Exists',
  effect: 'NoExecute',
  tolerationSeconds: 300,
});

table('DefaultTolerationSeconds', [
  {
    it: 'lets pods stay five minutes on nodes that fail',
    path: 'pods',
    sent: plain(),
    expected: { 'spec.tolerations': [tolerated('not-ready'), tolerated('unreachable')] },
  },
  {
    it: 'leaves it to pods that say for how long',
    path: 'pods',
    sent: plain({ tolerations: [{ ...tolerated('not-ready'), tolerationSeconds: 5 }] }),
    expected: { 'spec.tolerations': [{ ...tolerated('not-ready'), tolerationSeconds: 5 }, tolerated('unreachable')] },
  },
  {
    it: 'adds nothing for pods that stay whatever comes',
    path: 'pods',
    sent: plain({ tolerations: [{ operator: 'Exists' }] }),
    expected: { 'spec.tolerations': [{ operator: 'Exists' }] },
  },
]);

const limits = (...of: object[]): readonly [string, object] => ['limitranges', { metadata: { name: 'range' }, spec: { limits: of } }];
const needing = (resources: object): object => plain({ containers: [{ ...container, resources }] });

table('LimitRanger', [
  {
    it: 'fills in what containers leave out',
    there: [limits({ type: 'Container', default: { cpu: '1' }, defaultRequest: { cpu: '500m' } })],
    path: 'pods',
    sent: plain(),
    expected: {
      'spec.containers.0.resources': { limits: { cpu: '1' }, requests: { cpu: '500m' } },
      'metadata.annotations': {
        'kubernetes.io/limit-ranger': 'LimitRanger plugin set: cpu request for container c; cpu limit for container c',
      },
    },
  },
  {
    it: 'keeps containers within their bounds',
    there: [limits({ type: 'Container', min: { cpu: '1' }, max: { cpu: '2' } })],
    path: 'pods',
    sent: needing({ requests: { cpu: '500m' }, limits: { cpu: '3' } }),
    expected: {
      refused:
        'pods "p" is forbidden: [minimum cpu usage per Container is 1, but request is 500m, maximum cpu usage per Container is 2, but limit is 3]',
    },
  },
  {
    it: 'keeps all containers of a pod together within theirs',
    there: [limits({ type: 'Pod', max: { memory: '1Gi' } })],
    path: 'pods',
    sent: plain({ containers: ['a', 'b'].map((name) => ({ ...container, name, resources: { limits: { memory: '600Mi' } } })) }),
    expected: { refused: 'pods "p" is forbidden: maximum memory usage per Pod is 1Gi, but limit is 1200Mi' },
  },
  {
    it: 'holds limits to their ratio',
    there: [limits({ type: 'Container', maxLimitRequestRatio: { cpu: '2' } })],
    path: 'pods',
    sent: needing({ requests: { cpu: '1' }, limits: { cpu: '3' } }),
    expected: { refused: 'pods "p" is forbidden: cpu max limit to request ratio per Container is 2, but provided ratio is 3.000000' },
  },
  {
    it: 'keeps claims within theirs',
    there: [limits({ type: 'PersistentVolumeClaim', max: { storage: '1Gi' } })],
    path: 'persistentvolumeclaims',
    sent: claim('2Gi'),
    expected: {
      refused: 'persistentvolumeclaims "claim" is forbidden: maximum storage usage per PersistentVolumeClaim is 1Gi, but request is 2Gi',
    },
  },
]);

const volume = (name: string): object => ({
  metadata: { name },
  spec: { accessModes: ['ReadWriteOnce'], capacity: { storage: '1Gi' }, hostPath: { path: '/a' } },
});

table('StorageObjectInUseProtection', [
  {
    it: 'protects claims',
    path: 'persistentvolumeclaims',
    sent: claim('1Gi'),
    expected: { 'metadata.finalizers': ['kubernetes.io/pvc-protection'] },
  },
  {
    it: 'protects volumes',
    path: '/api/v1/persistentvolumes',
    sent: volume('protected'),
    expected: { 'metadata.finalizers': ['kubernetes.io/pv-protection'] },
  },
]);

/** Classes of a cluster are everybody's, so that those with a default are made and gone within a test. */
describe('default classes', () => {
  const DEFAULT = 'is-default-class';
  const backend = { defaultBackend: { service: { name: 's', port: { number: 80 } } } };
  const KINDS: readonly (readonly [
    path: string,
    prefix: string,
    of: object,
    path: string,
    spec: object,
    field: string,
    older: string,
    why: string,
  ])[] = [
    [
      '/apis/storage.k8s.io/v1/storageclasses',
      'storageclass',
      { provisioner: 'p' },
      '/api/v1/namespaces/default/persistentvolumeclaims',
      (claim('1Gi') as { spec: object }).spec,
      'storageClassName',
      'volume.beta.kubernetes.io/storage-class',
      'persistentvolumeclaims "two" is forbidden: Internal error occurred: 2 default StorageClasses were found',
    ],
    [
      '/apis/networking.k8s.io/v1/ingressclasses',
      'ingressclass',
      { spec: { controller: 'example.com/c' } },
      '/apis/networking.k8s.io/v1/namespaces/default/ingresses',
      backend,
      'ingressClassName',
      'kubernetes.io/ingress.class',
      'ingresses.networking.k8s.io "two" is forbidden: Internal error occurred: 2 default IngressClasses were found, only 1 allowed',
    ],
  ];
  for (const [classes, prefix, of, path, spec, field, older, why] of KINDS)
    test(`of ${path.split('/').at(-1)}`, async () => {
      const define = (name: string, value: string): Promise<{ status: number }> =>
        server.create(classes, { metadata: { name, annotations: { [`${prefix}.kubernetes.io/${DEFAULT}`]: value } }, ...of });
      const chosen = async (name: string, more: object = {}, annotations: object = {}): Promise<unknown> =>
        (await server.create(path, { metadata: { name, annotations }, spec: { ...spec, ...more } })).json.spec[field];
      await define('not', 'false');
      assert.equal(await chosen('none'), undefined);
      await define('first', 'true');
      assert.equal(await chosen('one'), 'first');
      assert.equal(await chosen('given', { [field]: 'not' }), 'not');
      assert.equal(await chosen('older', {}, { [older]: 'not' }), undefined);
      await define('second', 'true');
      const answer = await server.create(path, { metadata: { name: 'two' }, spec });
      assert.deepEqual([answer.status, answer.json.message], [403, why]);
      for (const name of ['not', 'first', 'second']) await server.ask(`${classes}/${name}`, { method: 'DELETE' });
    });
});

const runtime = (name: string, more: object): readonly [string, object] => [
  '/apis/node.k8s.io/v1/runtimeclasses',
  { metadata: { name }, handler: 'h', ...more },
];
const MINE = { key: 'mine', operator: 'Exists' };
const podFixed = { cpu: '100m' };

table('RuntimeClass', [
  {
    it: 'gives pods what their class needs',
    there: [
      runtime('needs', {
        overhead: { podFixed },
        scheduling: { nodeSelector: { a: 'b' }, tolerations: [{ key: 'rt', operator: 'Exists' }] },
      }),
    ],
    path: 'pods',
    sent: plain({ runtimeClassName: 'needs', nodeSelector: { c: 'd' }, tolerations: [MINE] }),
    expected: {
      'spec.overhead': podFixed,
      'spec.nodeSelector': { a: 'b', c: 'd' },
      'spec.tolerations': [MINE, tolerated('not-ready'), tolerated('unreachable'), { key: 'rt', operator: 'Exists' }],
    },
  },
  {
    it: 'drops tolerations that others cover',
    there: [
      runtime('tolerates', {
        scheduling: {
          tolerations: [
            { key: 'mine', operator: 'Exists', effect: 'NoSchedule' },
            { key: 'b', operator: 'Equal', value: 'c', effect: 'NoExecute', tolerationSeconds: 5 },
            { key: 'b', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: 10 },
          ],
        },
      }),
    ],
    path: 'pods',
    sent: plain({ runtimeClassName: 'tolerates', tolerations: [MINE] }),
    expected: {
      'spec.tolerations': [
        MINE,
        tolerated('not-ready'),
        tolerated('unreachable'),
        { key: 'b', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: 10 },
      ],
    },
  },
  {
    it: 'takes the same overhead in other words',
    there: [runtime('same', { overhead: { podFixed } })],
    path: 'pods',
    sent: plain({ runtimeClassName: 'same', overhead: { cpu: '0.1' } }),
    expected: { 'spec.overhead': podFixed },
  },
  {
    it: 'refuses another overhead',
    there: [runtime('other', { overhead: { podFixed } })],
    path: 'pods',
    sent: plain({ runtimeClassName: 'other', overhead: { cpu: '100m', memory: '1Mi' } }),
    expected: { refused: "pods \"p\" is forbidden: pod rejected: Pod's Overhead doesn't match RuntimeClass's defined Overhead" },
  },
  ...[{ overhead: podFixed }, { overhead: podFixed, runtimeClassName: 'without' }].map((spec) => ({
    it: `refuses an overhead that no class gives: ${JSON.stringify(spec)}`,
    there: 'runtimeClassName' in spec ? [runtime('without', {})] : [],
    path: 'pods',
    sent: plain(spec),
    expected: { refused: 'pods "p" is forbidden: pod rejected: Pod Overhead set without corresponding RuntimeClass defined Overhead' },
  })),
  {
    it: 'refuses a selector that contradicts',
    there: [runtime('selects', { scheduling: { nodeSelector: { a: 'b' } } })],
    path: 'pods',
    sent: plain({ runtimeClassName: 'selects', nodeSelector: { a: 'c' } }),
    expected: {
      refused: 'pods "p" is forbidden: conflict: runtimeClass.scheduling.nodeSelector[a] = b; pod.spec.nodeSelector[a] = c',
    },
  },
  {
    it: 'refuses a class that is not there',
    path: 'pods',
    sent: plain({ runtimeClassName: 'nowhere' }),
    expected: { refused: 'pods "p" is forbidden: pod rejected: RuntimeClass "nowhere" not found' },
  },
]);

const NOT_READY = { key: 'node.kubernetes.io/not-ready', effect: 'NoSchedule' };

table('TaintNodesByCondition', [
  { it: 'taints new nodes', path: '/api/v1/nodes', sent: { metadata: { name: 'new' } }, expected: { 'spec.taints': [NOT_READY] } },
  {
    it: 'taints them once',
    path: '/api/v1/nodes',
    sent: { metadata: { name: 'tainted' }, spec: { taints: [{ key: 'a', effect: 'NoExecute' }, NOT_READY] } },
    expected: { 'spec.taints': [{ key: 'a', effect: 'NoExecute' }, NOT_READY] },
  },
]);

describe('PersistentVolumeClaimResize', () => {
  const grow = async (allowVolumeExpansion: boolean): Promise<{ status: number; json: { message: string } }> => {
    const name = `grow-${allowVolumeExpansion}`;
    const claims = '/api/v1/namespaces/default/persistentvolumeclaims';
    await server.create('/apis/storage.k8s.io/v1/storageclasses', { metadata: { name }, provisioner: 'p', allowVolumeExpansion });
    await server.create(claims, { ...claim('1Gi', { storageClassName: name, volumeName: 'v' }), metadata: { name } });
    await server.ask(`${claims}/${name}/status`, { method: 'PATCH', headers: MERGE, body: { status: { phase: 'Bound' } } });
    return server.ask(`${claims}/${name}`, {
      method: 'PATCH',
      headers: MERGE,
      body: { spec: { resources: { requests: { storage: '2Gi' } } } },
    });
  };
  test('lets bound claims grow where their class does', async () => assert.equal((await grow(true)).status, 200));
  test('and nowhere else', async () => {
    const { status, json } = await grow(false);
    assert.deepEqual(
      [status, json.message],
      [
        403,
        'persistentvolumeclaims "grow-false" is forbidden: only dynamically provisioned pvc can be resized and the storageclass that provisions the pvc must support resize',
      ],
    );
  });
});

describe('NamespaceLifecycle', () => {
  test('creates nothing in a namespace that does not exist', async () => {
    const answer = await server.create('/api/v1/namespaces/nowhere/configmaps', { metadata: { name: 'a' } });
    assert.deepEqual([answer.status, answer.json.message], [404, 'namespaces "nowhere" not found']);
  });
  test('creates nothing in a terminating namespace, and says so in a cause', async () => {
    await server.create('/api/v1/namespaces', { metadata: { name: 'going' } });
    await server.ask('/api/v1/namespaces/going', { method: 'DELETE' });
    const answer = await server.create('/api/v1/namespaces/going/configmaps', { metadata: { name: 'a' } });
    assert.equal(answer.status, 403);
    assert.deepEqual(answer.json.details.causes, [
      { reason: 'NamespaceTerminating', message: 'namespace going is being terminated', field: 'metadata.namespace' },
    ]);
  });
  for (const name of ['default', 'kube-system', 'kube-public'])
    test(`keeps ${name}`, async () => {
      const answer = await server.ask(`/api/v1/namespaces/${name}`, { method: 'DELETE' });
      assert.deepEqual([answer.status, answer.json.message], [403, `namespaces "${name}" is forbidden: this namespace may not be deleted`]);
    });
});

describe('Priority', () => {
  test('keeps the classes of the system', async () => {
    const path = '/apis/scheduling.k8s.io/v1/priorityclasses';
    await server.create(path, { metadata: { name: 'system-node-critical' }, value: 2_000_001_000 });
    const answer = await server.ask(`${path}/system-node-critical`, { method: 'DELETE' });
    assert.equal(answer.status, 403, answer.text);
    assert.match(answer.json.message, /this is a system priority class and cannot be deleted/);
  });
});
