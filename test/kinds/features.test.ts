import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { MemoryEngine } from '../../runtime/store/index.js';
import { onlyGates, TestServer } from '../support/server.js';

const container = { name: 'c', image: 'i:1' };
const POD = { metadata: { name: 'p' }, spec: { automountServiceAccountToken: false, containers: [container] } };
const PODS = '/api/v1/namespaces/default/pods';
const JOBS = '/apis/batch/v1/namespaces/default/jobs';
const JOB = { metadata: { name: 'j' }, spec: { template: { spec: { containers: [container], restartPolicy: 'Never' } } } };
const SERVICES = '/api/v1/namespaces/default/services';
const DAEMONS = '/apis/apps/v1/namespaces/default/daemonsets';
const MERGE = { 'Content-Type': 'application/merge-patch+json' };

const withServer = (gates: readonly string[]): { ask: TestServer['ask']; create: TestServer['create'] } => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({ featureGates: onlyGates(...gates) });
    await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
    await server.create(PODS, POD);
  });
  after(() => server.close());
  return { ask: (path, asked) => server.ask(path, asked), create: (path, body) => server.create(path, body) };
};

/** Kind by kind: what is sent, where the gated field stands, and what it is while the gate is off. */
const GATED: readonly (readonly [path: string, object: object, at: string, off: unknown])[] = [
  [PODS, { ...POD, spec: { ...POD.spec, ephemeralContainers: [container] } }, 'spec.ephemeralContainers', undefined],
  [
    PODS,
    { ...POD, spec: { containers: [{ ...container, securityContext: { procMount: 'Unmasked' } }] } },
    'spec.containers.0.securityContext.procMount',
    'Default',
  ],
  [
    PODS,
    { ...POD, spec: { containers: [{ ...container, livenessProbe: { tcpSocket: { port: 1 }, terminationGracePeriodSeconds: 5 } }] } },
    'spec.containers.0.livenessProbe.terminationGracePeriodSeconds',
    undefined,
  ],
  [JOBS, { ...JOB, spec: { ...JOB.spec, suspend: true } }, 'spec.suspend', undefined],
  [JOBS, { ...JOB, spec: { ...JOB.spec, ttlSecondsAfterFinished: 5 } }, 'spec.ttlSecondsAfterFinished', undefined],
  ['/apis/node.k8s.io/v1/runtimeclasses', { handler: 'h', overhead: { podFixed: { cpu: '1' } } }, 'overhead', undefined],
  [PODS, { ...POD, spec: { ...POD.spec, overhead: { cpu: '1' } } }, 'spec.overhead', undefined],
  [SERVICES, { spec: { clusterIP: 'None', ports: [{ port: 1 }], ipFamilies: ['IPv4'] } }, 'spec.ipFamilies', undefined],
  [SERVICES, { spec: { ports: [{ port: 1 }], ipFamilyPolicy: 'PreferDualStack' } }, 'spec.ipFamilyPolicy', undefined],
  [SERVICES, { spec: { ports: [{ port: 1 }] } }, 'spec.internalTrafficPolicy', undefined],
  [JOBS, { ...JOB, spec: { ...JOB.spec, completionMode: 'Indexed', completions: 2 } }, 'spec.completionMode', undefined],
  [
    '/api/v1/namespaces/default/services',
    { metadata: { name: 's' }, spec: { ports: [{ port: 1 }], topologyKeys: ['*'] } },
    'spec.topologyKeys',
    undefined,
  ],
];

describe('features that are off', () => {
  const server = withServer([]);
  GATED.forEach(([path, object, at, off], i) => {
    test(`${at} is dropped`, async () => {
      const answer = await server.create(path, { ...object, metadata: { name: `off-${i}` } });
      assert.equal(answer.status, 201, answer.text);
      const found = at.split('.').reduce((value, name) => value?.[name], answer.json);
      assert.deepEqual(found, off);
    });
  });
  test('their subresources are not there', async () => {
    assert.equal((await server.ask(`${PODS}/p/ephemeralcontainers`)).status, 404);
  });
});

describe('ephemeral containers', () => {
  const server = withServer(['EphemeralContainers']);
  const add = (containers: readonly object[]): ReturnType<TestServer['ask']> =>
    server.ask(`${PODS}/p/ephemeralcontainers`, { method: 'PATCH', headers: MERGE, body: { ephemeralContainers: containers } });

  const REFUSED: readonly (readonly [object, string])[] = [
    [{ name: 'c', image: 'i:1' }, 'spec.ephemeralContainers[0].name'],
    [{ image: 'i:1' }, 'spec.ephemeralContainers[0]'],
    [{ name: 'd', image: 'i:1', targetContainerName: 'x' }, 'spec.ephemeralContainers[0].targetContainerName'],
    [{ name: 'd', image: 'i:1', resources: { limits: { cpu: '1' } } }, 'spec.ephemeralContainers[0].resources'],
    [{ name: 'd', image: 'i:1', livenessProbe: { tcpSocket: { port: 1 } } }, 'spec.ephemeralContainers[0].livenessProbe'],
  ];
  for (const [ephemeral, field] of REFUSED)
    test(`refuses ${JSON.stringify(ephemeral)}`, async () => {
      const answer = await add([ephemeral]);
      assert.equal(answer.status, 422, answer.text);
      assert.ok(
        answer.json.details.causes.some((c: { field: string }) => c.field === field),
        answer.text,
      );
    });

  test('are added to a running pod, and then neither change nor go', async () => {
    const added = await add([{ name: 'd', image: 'i:1', targetContainerName: 'c' }]);
    assert.equal(added.status, 200, added.text);
    assert.equal(added.json.kind, 'EphemeralContainers');
    assert.equal((await server.ask(`${PODS}/p`)).json.spec.ephemeralContainers[0].name, 'd');
    assert.match((await add([])).json.message, /existing ephemeral containers "d" may not be removed/);
    assert.match((await add([{ name: 'd', image: 'i:2', targetContainerName: 'c' }])).json.message, /may not be changed/);
    const seen = await server.ask(`${PODS}/p/ephemeralcontainers`);
    assert.deepEqual([seen.status, seen.json.ephemeralContainers.length], [200, 1]);
  });

  test('cannot come with the pod', async () => {
    const answer = await server.create(PODS, {
      metadata: { name: 'q' },
      spec: { ...POD.spec, ephemeralContainers: [{ name: 'd', image: 'i:1' }] },
    });
    assert.deepEqual(
      answer.json.details?.causes?.map((c: { field: string }) => c.field),
      ['spec.ephemeralContainers'],
      answer.text,
    );
  });
});

describe('volumes that make their claim, while they are off', () => {
  const server = withServer([]);
  test('are not accepted as the source of a volume', async () => {
    const volume = { name: 'v', ephemeral: { volumeClaimTemplate: { spec: { accessModes: ['ReadWriteOnce'] } } } };
    const { json } = await server.create(PODS, { metadata: { name: 'v' }, spec: { ...POD.spec, volumes: [volume] } });
    assert.deepEqual(json.details.causes, [
      { reason: 'FieldValueRequired', message: 'Required value: must specify a volume type', field: 'spec.volumes[0]' },
    ]);
  });
});

describe('services of one family', () => {
  const server = withServer([]);
  test('have an address all the same', async () => {
    const { json } = await server.create(SERVICES, { metadata: { name: 'single' }, spec: { ports: [{ port: 1 }] } });
    assert.equal(json.spec.clusterIPs.length, 1);
    const changed = await server.ask(`${SERVICES}/single`, { method: 'PATCH', headers: MERGE, body: { spec: { selector: { a: 'b' } } } });
    assert.deepEqual([changed.status, changed.json.spec.clusterIPs], [200, json.spec.clusterIPs], changed.text);
  });
});

describe('services with features on', () => {
  const server = withServer(['ServiceInternalTrafficPolicy', 'MixedProtocolLBService']);
  test('send traffic inside the cluster everywhere, unless told', async () => {
    const ports = [{ port: 1 }];
    const policy = async (name: string, spec: object): Promise<unknown> =>
      (await server.create(SERVICES, { metadata: { name }, spec })).json.spec.internalTrafficPolicy;
    assert.equal(await policy('plain', { ports }), 'Cluster');
    assert.equal(await policy('local', { ports, internalTrafficPolicy: 'Local' }), 'Local');
    assert.equal(await policy('name', { type: 'ExternalName', externalName: 'a.b' }), undefined);
  });
  test('balance more than one protocol', async () => {
    const ports = [
      { name: 'a', port: 80 },
      { name: 'b', port: 80, protocol: 'UDP' },
    ];
    assert.equal((await server.create(SERVICES, { metadata: { name: 'mixed' }, spec: { type: 'LoadBalancer', ports } })).status, 201);
  });
});

describe('daemon sets that surge', () => {
  const server = withServer(['DaemonSetUpdateSurge']);
  const template = { metadata: { labels: { a: 'b' } }, spec: { containers: [container] } };
  const make = (name: string, rollingUpdate: object): ReturnType<TestServer['create']> =>
    server.create(DAEMONS, {
      metadata: { name },
      spec: { selector: { matchLabels: { a: 'b' } }, template, updateStrategy: { type: 'RollingUpdate', rollingUpdate } },
    });
  test('say how many come first, which is none otherwise', async () => {
    assert.deepEqual((await make('surges', { maxSurge: 1, maxUnavailable: 0 })).json.spec.updateStrategy.rollingUpdate, {
      maxSurge: 1,
      maxUnavailable: 0,
    });
    assert.equal((await make('waits', { maxUnavailable: 1 })).json.spec.updateStrategy.rollingUpdate.maxSurge, 0);
  });
  const at = 'spec.updateStrategy.rollingUpdate';
  const REFUSED: readonly (readonly [object, ...string[]])[] = [
    [{ maxSurge: 1, maxUnavailable: 1 }, `${at}.maxSurge`],
    [{ maxSurge: 0, maxUnavailable: 0 }, `${at}.maxUnavailable`],
    [{ maxSurge: '101%', maxUnavailable: 0 }, `${at}.maxSurge`],
    [{ maxSurge: -1, maxUnavailable: 'x' }, `${at}.maxUnavailable`, `${at}.maxSurge`],
  ];
  for (const [rollingUpdate, ...fields] of REFUSED)
    test(`refuses ${JSON.stringify(rollingUpdate)}`, async () => {
      const answer = await make('bad', rollingUpdate);
      assert.deepEqual(
        answer.json.details?.causes?.map((c: { field: string }) => c.field),
        fields,
        answer.text,
      );
    });
});

describe('indexed and suspended jobs', () => {
  const server = withServer(['IndexedJob', 'SuspendJob']);
  test('say so where they are neither', async () => {
    const { json } = await server.create(JOBS, { ...JOB, metadata: { name: 'plain' } });
    assert.deepEqual([json.spec.completionMode, json.spec.suspend], ['NonIndexed', false]);
    const owned = json.metadata.managedFields[0].fieldsV1['f:spec'];
    assert.deepEqual([owned['f:completionMode'], owned['f:suspend']], [{}, {}]);
  });
  test('keep what they say', async () => {
    const spec = { ...JOB.spec, completionMode: 'Indexed', completions: 2, suspend: true };
    const answer = await server.create(JOBS, { metadata: { name: 'both' }, spec });
    assert.deepEqual([answer.status, answer.json.spec.completionMode, answer.json.spec.suspend], [201, 'Indexed', true], answer.text);
    const changed = await server.ask(`${JOBS}/both`, { method: 'PATCH', headers: MERGE, body: { spec: { completionMode: 'NonIndexed' } } });
    assert.match(changed.json.message, /spec\.completionMode: Invalid value: "NonIndexed": field is immutable/);
    assert.equal((await server.ask(`${JOBS}/both`, { method: 'PATCH', headers: MERGE, body: { spec: { suspend: false } } })).status, 200);
  });
  test('must fit together', async () => {
    const spec = { ...JOB.spec, completionMode: 'Indexed', parallelism: 100_001 };
    const fields = (await server.create(JOBS, { metadata: { name: 'bad' }, spec })).json.details.causes.map(
      (c: { field: string }) => c.field,
    );
    assert.deepEqual(fields, ['spec.completions', 'spec.parallelism']);
  });
});

describe('objects from before a feature was on', () => {
  test('can be changed, and show its default from then on', async () => {
    const engine = new MemoryEngine();
    const keep = engine.close.bind(engine);
    engine.close = async () => undefined;
    const before = await TestServer.start({ engine, featureGates: onlyGates() });
    assert.equal((await before.create(JOBS, { ...JOB, metadata: { name: 'older' } })).status, 201);
    await before.close();
    const now = await TestServer.start({ engine, featureGates: onlyGates('IndexedJob') });
    const changed = await now.ask(`${JOBS}/older`, { method: 'PATCH', headers: MERGE, body: { spec: { backoffLimit: 1 } } });
    assert.deepEqual([changed.status, changed.json.spec.completionMode], [200, 'NonIndexed'], changed.text);
    await now.close();
    await keep();
  });
});
