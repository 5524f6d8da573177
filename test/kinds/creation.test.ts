/** What a create or a replace that is taken makes of what was sent. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Answer, TestServer } from '../support/server.js';

let server: TestServer;
before(async () => {
  server = await TestServer.start();
  await server.create(`${HERE}/serviceaccounts`, { metadata: { name: 'default' } });
});
after(() => server.close());

const HERE = '/api/v1/namespaces/default';
const APPS = '/apis/apps/v1/namespaces/default';
const container = { name: 'c', image: 'i:1' };

async function taken(path: string, body: object): Promise<Answer['json']> {
  const { status, json, text } = await server.ask(`${path}?dryRun=All&fieldManager=me`, { method: 'POST', body });
  assert.equal(status, 201, text);
  return json;
}

/** Images, and how they are pulled unless their containers say. */
const images: readonly (readonly [image: string, policy: string])[] = [
  ['i', 'Always'],
  ['i:latest', 'Always'],
  ['host:5000/i', 'Always'],
  ['host:5000/a/i:1', 'IfNotPresent'],
  [`i@sha256:${'0'.repeat(64)}`, 'IfNotPresent'],
  [`i:latest@sha256:${'0'.repeat(64)}`, 'Always'],
  ['Upper', 'IfNotPresent'],
  ['Host.example.com/i', 'Always'],
  ['a-', 'IfNotPresent'],
  ['*', 'IfNotPresent'],
  ['0'.repeat(64), 'IfNotPresent'],
  ['x'.repeat(254), 'IfNotPresent'],
];
for (const [image, policy] of images) {
  test(`the image ${image.slice(0, 40)} is pulled ${policy === 'Always' ? 'every time' : 'where it is missing'}`, async () => {
    const template = { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image }] } };
    const { spec } = await taken(`${APPS}/deployments`, {
      metadata: { name: 'd' },
      spec: { selector: { matchLabels: { a: 'b' } }, template },
    });
    assert.equal(spec.template.spec.containers[0].imagePullPolicy, policy);
  });
}

test('a node owns both its network and the list of its networks, whichever it names', async () => {
  const cases: readonly (readonly [sent: object, first: string, all: readonly string[]])[] = [
    [{ podCIDR: '10.2.0.0/24' }, '10.2.0.0/24', ['10.2.0.0/24']],
    [{ podCIDRs: ['10.2.0.0/24', 'fd00:2::/64'] }, '10.2.0.0/24', ['10.2.0.0/24', 'fd00:2::/64']],
    [{ podCIDR: '10.2.0.0/24', podCIDRs: ['10.3.0.0/24'] }, '10.2.0.0/24', ['10.2.0.0/24']],
  ];
  for (const [sent, first, all] of cases) {
    const { metadata, spec } = await taken('/api/v1/nodes', { metadata: { name: 'n' }, spec: sent });
    assert.deepEqual([spec.podCIDR, spec.podCIDRs], [first, all]);
    const owned = metadata.managedFields[0].fieldsV1['f:spec'];
    assert.deepEqual(Object.keys(owned['f:podCIDRs']).sort(), ['.', ...all.map((range) => `v:"${range}"`)].sort());
    assert.deepEqual(owned['f:podCIDR'], {});
  }
});

test('the addresses of a pod and its address tell the same', async () => {
  await server.create(`${HERE}/pods`, {
    metadata: { name: 'addressed' },
    spec: { containers: [container], automountServiceAccountToken: false },
  });
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  const change = (status: object): Promise<Answer> =>
    server.ask(`${HERE}/pods/addressed/status`, { method: 'PATCH', headers, body: { status } });
  assert.equal((await change({ podIPs: [{ ip: '192.0.2.1' }, { ip: 'fd00::1' }] })).json.status.podIP, '192.0.2.1');
  assert.deepEqual((await change({ podIP: '192.0.2.2' })).json.status.podIPs, [{ ip: '192.0.2.2' }]);
  for (const podIPs of [['X'], ['192.0.2.2', '192.0.2.3'], ['192.0.2.2', 'fd00::1', 'fd00::2']])
    assert.equal((await change({ podIP: podIPs[0], podIPs: podIPs.map((ip) => ({ ip })) })).status, 422);
});

test('a volume that is described where it is attached gets no defaults of volumes of the cluster', async () => {
  const csi = { driver: 'd.example.com', volumeHandle: 'h' };
  const spec = { attacher: 'd.example.com', nodeName: 'n', source: { inlineVolumeSpec: { csi, accessModes: ['ReadWriteOnce'] } } };
  const attached = await taken('/apis/storage.k8s.io/v1/volumeattachments', { metadata: { name: 'a' }, spec });
  assert.deepEqual(Object.keys(attached.spec.source.inlineVolumeSpec).sort(), ['accessModes', 'csi']);
  const volume = await taken('/api/v1/persistentvolumes', {
    metadata: { name: 'v' },
    spec: { capacity: { storage: '1Gi' }, csi, accessModes: ['ReadWriteOnce'] },
  });
  assert.deepEqual([volume.spec.persistentVolumeReclaimPolicy, volume.spec.volumeMode], ['Retain', 'Filesystem']);
});

test('a limit range without a name gets one', async () => {
  const { metadata } = await taken(`${HERE}/limitranges`, { spec: { limits: [] } });
  assert.match(metadata.name, /^[0-9a-f]{8}-/);
});

test('a flat target of an autoscaler keeps its whole value beside the average one', async () => {
  const object = { target: { kind: 'Service', name: 's' }, metricName: 'm', targetValue: '100', averageValue: '5' };
  const spec = { maxReplicas: 2, scaleTargetRef: { kind: 'Deployment', name: 'd' }, metrics: [{ type: 'Object', object }] };
  const flat = await taken('/apis/autoscaling/v2beta1/namespaces/default/horizontalpodautoscalers', { metadata: { name: 'h' }, spec });
  assert.deepEqual(flat.spec.metrics, [{ type: 'Object', object }]);
});

test('the selector of a metric is for the server of metrics to judge', async () => {
  const external = { metric: { name: 'm', selector: { matchLabels: { 'a b': '' } } }, target: { type: 'Value', value: '1' } };
  const spec = { maxReplicas: 2, scaleTargetRef: { kind: 'Deployment', name: 'd' }, metrics: [{ type: 'External', external }] };
  await taken('/apis/autoscaling/v2beta2/namespaces/default/horizontalpodautoscalers', { metadata: { name: 'h' }, spec });
});

test('a strategy of a stateful set that names its type has no settings that were not sent', async () => {
  const template = { metadata: { labels: { a: 'b' } }, spec: { containers: [container] } };
  const set = async (updateStrategy?: object): Promise<unknown> => {
    const spec = { serviceName: 's', selector: { matchLabels: { a: 'b' } }, template, updateStrategy };
    return (await taken(`${APPS}/statefulsets`, { metadata: { name: 's' }, spec })).spec.updateStrategy;
  };
  assert.deepEqual(await set(), { type: 'RollingUpdate', rollingUpdate: { partition: 0 } });
  assert.deepEqual(await set({ type: 'RollingUpdate' }), { type: 'RollingUpdate' });
});

test('a template of claims is one of claims, whatever it says', async () => {
  const template = { metadata: { labels: { a: 'b' } }, spec: { containers: [container] } };
  const claim = { kind: 'Pod', apiVersion: 'v9', metadata: { name: 'c' } };
  const spec = { serviceName: 's', selector: { matchLabels: { a: 'b' } }, template, volumeClaimTemplates: [claim] };
  const [first] = (await taken(`${APPS}/statefulsets`, { metadata: { name: 's' }, spec })).spec.volumeClaimTemplates;
  assert.deepEqual([first.kind, first.apiVersion], ['PersistentVolumeClaim', 'v1']);
});

test('a readiness probe with a grace period is refused, though the feature is off that other probes lose it for', async () => {
  const probe = { exec: { command: ['x'] }, terminationGracePeriodSeconds: 1 };
  const pod = (more: object) => ({
    metadata: { name: 'p' },
    spec: { automountServiceAccountToken: false, containers: [{ ...container, ...more }] },
  });
  const alive = await taken(`${HERE}/pods`, pod({ livenessProbe: probe }));
  assert.equal(alive.spec.containers[0].livenessProbe.terminationGracePeriodSeconds, undefined);
  const { status, json } = await server.create(`${HERE}/pods`, pod({ readinessProbe: probe }));
  assert.equal(status, 422);
  assert.deepEqual(
    json.details.causes.map((cause: { field: string }) => cause.field),
    ['spec.containers[0].readinessProbe.terminationGracePeriodSeconds'],
  );
});

test('a profile of the node that is named by nothing is taken, and none that is not named', async () => {
  const pod = (seccompProfile: object) => ({
    metadata: { name: 'p' },
    spec: { automountServiceAccountToken: false, containers: [{ ...container, securityContext: { seccompProfile } }] },
  });
  const { spec } = await taken(`${HERE}/pods`, pod({ type: 'Localhost', localhostProfile: '' }));
  assert.equal(spec.containers[0].securityContext.seccompProfile.localhostProfile, '');
  const { json } = await server.create(`${HERE}/pods`, pod({ type: 'Localhost' }));
  assert.deepEqual(
    json.details.causes.map(({ reason }: { reason: string }) => reason),
    ['FieldValueRequired'],
  );
});

test('the name of a claim that a pod makes is made of the names of the pod and the volume', async () => {
  const ephemeral = { volumeClaimTemplate: { spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } } };
  const spec = { automountServiceAccountToken: false, containers: [container], volumes: [{ name: 'v', ephemeral }] };
  const { json } = await server.create(`${HERE}/pods`, { metadata: { name: 'x'.repeat(253) }, spec });
  assert.deepEqual(
    json.details.causes.map((cause: { field: string }) => cause.field),
    ['spec.volumes[0].name'],
  );
});

for (const [what, sent, shown] of [
  ['that has none', {}, ['app', 'controller-uid', 'job-name']],
  ['whose map is empty', { labels: {} }, ['app', 'controller-uid', 'job-name']],
  ['of its own', { labels: { app: 'web' } }, ['app']],
] as const)
  test(`the labels of a job ${what}`, async () => {
    const template = { metadata: { labels: { app: 'web' } }, spec: { containers: [container], restartPolicy: 'Never' } };
    const { metadata, spec } = await taken('/apis/batch/v1/namespaces/default/jobs', {
      metadata: { name: 'j', ...sent },
      spec: { template },
    });
    assert.deepEqual(Object.keys(metadata.labels).sort(), shown);
    assert.deepEqual(Object.keys(spec.template.metadata.labels).sort(), ['app', 'controller-uid', 'job-name']);
  });

for (const version of ['v1', 'v1beta1'])
  test(`a cron job at ${version} keeps what its jobs are held by, whose gate is off, but no mode`, async () => {
    const template = { spec: { containers: [container], restartPolicy: 'Never' } };
    const { spec } = await taken(`/apis/batch/${version}/namespaces/default/cronjobs`, {
      metadata: { name: 'c' },
      spec: { schedule: '* * * * *', jobTemplate: { spec: { suspend: true, completionMode: 'Indexed', template } } },
    });
    assert.deepEqual([spec.jobTemplate.spec.suspend, spec.jobTemplate.spec.completionMode], [true, undefined]);
  });

test('an event has any name at v1, and that of a domain at events.k8s.io/v1', async () => {
  const event = { metadata: { name: 'A' }, eventTime: '2021-03-04T05:06:07.000008Z', type: 'Normal', action: 'Did', reason: 'Because' };
  const about = { kind: 'ConfigMap', name: 'n', namespace: 'default' };
  await taken(`${HERE}/events`, { ...event, involvedObject: about, reportingComponent: 'example.com/c', reportingInstance: 'c-0' });
  const { status } = await server.create('/apis/events.k8s.io/v1/namespaces/default/events', {
    ...event,
    ...{ regarding: about, reportingController: 'example.com/c', reportingInstance: 'c-0' },
  });
  assert.equal(status, 422);
  const finalized = { ...event, metadata: { name: 'a', finalizers: ['plain'] } };
  await taken(`${HERE}/events`, { ...finalized, involvedObject: about, reportingComponent: 'example.com/c', reportingInstance: 'c-0' });
  const refused = await server.create('/apis/events.k8s.io/v1/namespaces/default/events', {
    ...finalized,
    ...{ regarding: about, reportingController: 'example.com/c', reportingInstance: 'c-0' },
  });
  assert.equal(refused.json.details.causes[0].field, 'metadata.finalizers[0]');
});

test('an object of no namespace loses the one that it is sent with', async () => {
  const path = '/apis/scheduling.k8s.io/v1/priorityclasses';
  const { json } = await server.create(path, { metadata: { name: 'p', namespace: 'x' }, value: 1 });
  assert.equal(json.metadata.namespace, undefined);
  const { status, json: replaced } = await server.ask(`${path}/p`, {
    method: 'PUT',
    body: { ...json, metadata: { ...json.metadata, namespace: 'x', labels: { a: 'b' } } },
  });
  assert.deepEqual([status, replaced.metadata.namespace, replaced.metadata.labels], [200, undefined, { a: 'b' }]);
});

test('finalizers without a domain are for the kinds that take them', async () => {
  const finalizers = ['plain'];
  await taken('/apis/coordination.k8s.io/v1/namespaces/default/leases', { metadata: { name: 'l', finalizers }, spec: {} });
  await taken('/apis/policy/v1/namespaces/default/poddisruptionbudgets', { metadata: { name: 'b', finalizers }, spec: {} });
  assert.equal((await server.create(`${HERE}/configmaps`, { metadata: { name: 'm', finalizers } })).status, 422);
  assert.equal((await server.create('/apis/policy/v1/namespaces/default/poddisruptionbudgets', { metadata: { name: 'a/b' } })).status, 422);
});

test('a replace with an empty list of owners, or with one that is empty, leaves none', async () => {
  for (const [name, managedFields] of [
    ['none', []],
    ['blank', [{}]],
  ] as const) {
    const { json } = await server.create(`${HERE}/configmaps`, { metadata: { name }, data: { a: 'b' } });
    assert.equal(json.metadata.managedFields.length, 1);
    const body = { ...json, metadata: { ...json.metadata, managedFields } };
    const { metadata } = (await server.ask(`${HERE}/configmaps/${name}`, { method: 'PUT', body })).json;
    assert.equal(metadata.managedFields, undefined, name);
  }
});

test('a class of ingresses is as it was where only a feature that is off would tell it apart', async () => {
  const path = '/apis/networking.k8s.io/v1/ingressclasses';
  const { json } = await server.create(path, {
    metadata: { name: 'c' },
    spec: { controller: 'example.com/c', parameters: { kind: 'K', name: 'n' } },
  });
  const again = await server.ask(`${path}/c`, { method: 'PUT', body: { ...json, metadata: { ...json.metadata, labels: { a: 'b' } } } });
  assert.deepEqual([again.json.metadata.generation, again.json.spec], [1, json.spec]);
});

test('the status of an API service leaves its metadata as it is', async () => {
  const path = '/apis/apiregistration.k8s.io/v1/apiservices';
  const spec = {
    group: 'shop.example.com',
    version: 'v1',
    groupPriorityMinimum: 10,
    versionPriority: 10,
    service: { name: 's', namespace: 'n' },
  };
  await server.create(path, { metadata: { name: 'v1.shop.example.com' }, spec });
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  const body = { metadata: { labels: { a: 'b' } } };
  const { status, json } = await server.ask(`${path}/v1.shop.example.com/status`, { method: 'PATCH', headers, body });
  assert.deepEqual([status, json.metadata.labels], [200, undefined]);
});

test('drivers of a node may change their order', async () => {
  const drivers = ['a', 'b'].map((name) => ({ name, nodeID: 'n', topologyKeys: [] }));
  const path = '/apis/storage.k8s.io/v1/csinodes';
  const { json } = await server.create(path, { metadata: { name: 'n' }, spec: { drivers } });
  const { status, text } = await server.ask(`${path}/n`, { method: 'PUT', body: { ...json, spec: { drivers: drivers.toReversed() } } });
  assert.equal(status, 200, text);
});

test('a kubelet tells of a configuration which state of it is in use, and is told of none', async () => {
  const { json } = await server.create('/api/v1/nodes', { metadata: { name: 'configured' } });
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  const configMap = { namespace: 'kube-system', name: 'm', kubeletConfigKey: 'k' };
  const state = { uid: 'u', resourceVersion: '1' };
  const status = async (path: string, body: object): Promise<number> =>
    (await server.ask(`/api/v1/nodes/${json.metadata.name}${path}`, { method: 'PATCH', headers, body })).status;
  assert.equal(await status('', { spec: { configSource: { configMap: { ...configMap, ...state } } } }), 422);
  assert.equal(await status('', { spec: { configSource: { configMap } } }), 200);
  assert.equal(await status('/status', { status: { config: { assigned: { configMap } } } }), 422);
  assert.equal(await status('/status', { status: { config: { assigned: { configMap: { ...configMap, ...state } } } } }), 200);
});
