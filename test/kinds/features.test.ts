import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { TestServer } from '../support/server.js';

const container = { name: 'c', image: 'i:1' };
const POD = { metadata: { name: 'p' }, spec: { automountServiceAccountToken: false, containers: [container] } };
const PODS = '/api/v1/namespaces/default/pods';
const JOBS = '/apis/batch/v1/namespaces/default/jobs';
const JOB = { metadata: { name: 'j' }, spec: { template: { spec: { containers: [container], restartPolicy: 'Never' } } } };
const MERGE = { 'Content-Type': 'application/merge-patch+json' };

const withServer = (gates: readonly string[]): { ask: TestServer['ask']; create: TestServer['create'] } => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({ enabled: (gate) => gate === 'ServerSideApply' || gates.includes(gate) });
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

describe('indexed and suspended jobs', () => {
  const server = withServer(['IndexedJob', 'SuspendJob']);
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
