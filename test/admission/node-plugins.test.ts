/** Plugins that look at the node of a pod: where it is, how much room it has, and what it can do. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Answer, TestServer } from '../support/server.js';

const PODS = '/api/v1/namespaces/default/pods';
const merging = { 'Content-Type': 'application/merge-patch+json' };
const strategic = { 'Content-Type': 'application/strategic-merge-patch+json' };
const ZONE = 'topology.kubernetes.io/zone';
const REGION = 'topology.kubernetes.io/region';

async function withNode(release: string, options: object = {}): Promise<TestServer> {
  const server = await TestServer.start({ release, ...options });
  await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
  const labels = { [ZONE]: 'z1', [REGION]: 'r1', other: 'x', 'kubernetes.io/os': 'linux' };
  assert.equal((await server.create('/api/v1/nodes', { metadata: { name: 'n', labels } })).status, 201);
  return server;
}

const pod = (name: string, spec: object = {}, labels: object = {}): object => ({
  metadata: { name, labels },
  spec: { automountServiceAccountToken: false, containers: [{ name: 'c', image: 'i' }], ...spec },
});

describe('labels of topology', () => {
  const bound = async (server: TestServer, name: string, metadata: object = {}): Promise<Answer> => {
    const binding = { metadata: { name, ...metadata }, target: { kind: 'Node', name: 'n' } };
    assert.equal((await server.create(`${PODS}/${name}/binding`, binding)).status, 201);
    return server.ask(`${PODS}/${name}`);
  };

  test('are those of the node that a pod is bound to or is made on', async () => {
    const server = await withNode('1.36');
    assert.equal((await server.create(PODS, pod('a', {}, { [REGION]: 'mine', keep: '1' }))).json.metadata.labels[REGION], 'mine');
    assert.deepEqual((await bound(server, 'a')).json.metadata.labels, { keep: '1', [REGION]: 'r1', [ZONE]: 'z1' });
    const made = await server.create(PODS, pod('b', { nodeName: 'n' }));
    assert.deepEqual(made.json.metadata.labels, { [REGION]: 'r1', [ZONE]: 'z1' });
    await server.create(PODS, pod('c'));
    const { labels } = (await bound(server, 'c', { labels: { [ZONE]: 'forged', l: 'm' } })).json.metadata;
    assert.deepEqual(labels, { l: 'm', [REGION]: 'r1', [ZONE]: 'z1' });
    await server.close();
  });

  test('are not given where the feature is off', async () => {
    const server = await withNode('1.34');
    await server.create(PODS, pod('a'));
    assert.equal((await bound(server, 'a')).json.metadata.labels, undefined);
    await server.close();
  });
});

describe('a resize', () => {
  let server: TestServer;
  before(async () => {
    server = await withNode('1.36');
    await status({ allocatable: { cpu: '2', memory: '1Gi' }, declaredFeatures: [] });
    const resources = { requests: { cpu: '1', memory: '256Mi' } };
    const made = await server.create(PODS, pod('p', { nodeName: 'n', containers: [{ name: 'c', image: 'i', resources }] }));
    assert.equal(made.status, 201, made.text);
    const same = { cpu: '1', memory: '256Mi' };
    const guaranteed = { nodeName: 'n', containers: [{ name: 'c', image: 'i', resources: { requests: same, limits: same } }] };
    assert.equal((await server.create(PODS, pod('g', guaranteed))).status, 201);
  });
  after(() => server.close());

  const status = async (body: object): Promise<void> => {
    const told = await server.ask('/api/v1/nodes/n/status', { method: 'PATCH', headers: merging, body: { status: body } });
    assert.equal(told.status, 200, told.text);
  };
  const resize = (name: string, resources: object): Promise<Answer> =>
    server.ask(`${PODS}/${name}/resize`, {
      method: 'PATCH',
      headers: strategic,
      body: { spec: { containers: [{ name: 'c', resources }] } },
    });

  test('keeps within what its node has', async () => {
    assert.equal((await resize('p', { requests: { cpu: '1500m' } })).status, 200);
    const large = await resize('p', { requests: { cpu: '3', memory: '2Gi' } });
    assert.equal(large.status, 403, large.text);
    assert.deepEqual(large.json.details, { name: 'p', kind: 'pods', causes: [{ reason: 'NodeCapacity' }] });
    const why = 'cpu, requested: 3000, allocatable: 2000; memory, requested: 2147483648, allocatable: 1073741824';
    assert.equal(large.json.message, `pods "p" is forbidden: Node didn't have enough allocatable resources: ${why}`);
  });

  test('of a guaranteed pod needs a node that can do it', async () => {
    const cpu = { cpu: '1500m' };
    const refused = await resize('g', { requests: cpu, limits: cpu });
    const why = 'pod update requires features GuaranteedQoSPodCPUResize which are not available on node "n"';
    assert.deepEqual([refused.status, refused.json.message], [403, `pods "g" is forbidden: ${why}`]);
    await status({ declaredFeatures: ['GuaranteedQoSPodCPUResize'] });
    assert.equal((await resize('g', { requests: cpu, limits: cpu })).status, 200);
  });

  test('is for nodes with Linux, and for those that are there', async () => {
    const labels = { 'kubernetes.io/os': 'windows' };
    await server.ask('/api/v1/nodes/n', { method: 'PATCH', headers: merging, body: { metadata: { labels } } });
    const other = await resize('p', { requests: { cpu: '1200m' } });
    assert.deepEqual(other.json.details?.causes, [{ reason: 'UnsupportedPlatform' }]);
    assert.match(other.json.message, /pod resize is only supported on linux nodes, node "n" is "windows"$/);
    await server.ask('/api/v1/nodes/n', { method: 'DELETE' });
    assert.match((await resize('p', { requests: { cpu: '1200m' } })).json.message, /node "n" not found$/);
  });
});
