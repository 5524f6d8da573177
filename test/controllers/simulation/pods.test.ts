/** Pods of a simulated cluster: they come to nodes, start, are ready, fail, and go, in the time that stages give them. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { condition, isReady, LivingCluster } from './living-cluster.js';

const STAGES = `
nodes:
  - { name: small, capacity: { cpu: "2", pods: 20 } }
  - { name: tainted, count: 2, labels: { disk: fast }, taints: [ { key: for, value: databases, effect: NoSchedule } ] }
stages:
  - { match: { container: slow }, pull: 5s, start: 10s, ready: 20s }
  - { match: { image: "*:missing" }, pullFault: no such manifest, pullFaultFor: 30s }
  - { match: { labels: "app=crashing" }, run: 5s, exitCode: 137, reason: OOMKilled, message: too much, times: 2 }
  - { match: { pod: never-* }, ready: never }
  - { match: { container: check }, run: 3s }
  - { match: { labels: "app=clinging" }, stop: 10s }
`;

let cluster: LivingCluster;
before(async () => {
  cluster = await LivingCluster.start(STAGES);
});
after(() => cluster.close());

const container = (name = 'main', image = 'web:1', more: object = {}): object => ({ name, image, ...more });
const run = (name: string, spec: object = {}, labels: object = {}): Promise<unknown> =>
  cluster.create('pods', name, { containers: [container()], ...spec }, { labels });
const running = (name: string): ReturnType<LivingCluster['get']> => cluster.eventually(`pods/${name}`, isReady);

test('nodes that are declared are ready, and tell what they have', async () => {
  const node = await cluster.eventually('nodes/tainted-2', isReady);
  assert.equal(condition(node, 'MemoryPressure').reason, 'KubeletHasSufficientMemory');
  assert.deepEqual(node.spec.taints, [{ key: 'for', value: 'databases', effect: 'NoSchedule' }]);
  assert.equal(node.metadata.labels['kubernetes.io/hostname'], 'tainted-2');
  assert.equal((await cluster.eventually('nodes/small', isReady)).status.allocatable.cpu, '2');
});

test('a pod is put on a node and is ready, and tells so as kubelets do', async () => {
  await run('web');
  const { spec, status } = await running('web');
  assert.equal(spec.nodeName, 'small');
  assert.equal(status.phase, 'Running');
  assert.match(status.podIP, /^10\.24[4-7]\./);
  assert.deepEqual(status.conditions.map(({ type }: { type: string }) => type).sort(), [
    'ContainersReady',
    'Initialized',
    'PodReadyToStartContainers',
    'PodScheduled',
    'Ready',
  ]);
  const [main] = status.containerStatuses;
  assert.deepEqual([main.ready, main.started, main.restartCount, main.image], [true, true, 0, 'web:1']);
  assert.match(main.containerID, /^containerd:\/\/[0-9a-f]{64}$/);
  assert.equal(main.state.running.startedAt, new Date(cluster.clock.now()).toISOString().replace(/\.\d+/, ''));
  const { items } = await cluster.eventually('events?fieldSelector=involvedObject.name=web', (list) => list.items.length > 1);
  assert.deepEqual(items.map(({ reason }: { reason: string }) => reason).sort(), ['Scheduled', 'Started']);
});

test('a slow container is pulled, started and ready in its time, and not before', async () => {
  await run('late', { containers: [container('slow')] });
  const state = async (wanted: (pod: ReturnType<typeof Object>) => boolean) => cluster.eventually('pods/late', wanted);
  await state(({ status }) => status.containerStatuses?.[0].state.waiting?.reason === 'ContainerCreating');
  cluster.clock.advance(14_000);
  assert.equal((await cluster.get('pods/late')).status.phase, 'Pending');
  cluster.clock.advance(1000);
  const started = await state(({ status }) => status.phase === 'Running');
  assert.equal(condition(started, 'Ready').message, 'containers with unready status: [slow]');
  cluster.clock.advance(20_000);
  await state(isReady);
});

test('an image that cannot be pulled is tried again, until it is there', async () => {
  await run('unpulled', { containers: [container('main', 'web:missing')] });
  const waits = (reason: string) =>
    cluster.eventually('pods/unpulled', ({ status }) => status.containerStatuses?.[0].state.waiting?.reason === reason);
  const first = await waits('ErrImagePull');
  assert.equal(first.status.containerStatuses[0].state.waiting.message, 'no such manifest');
  cluster.clock.advance(10_000);
  await waits('ImagePullBackOff');
  cluster.clock.advance(20_000);
  await running('unpulled');
});

test('a container that crashes is started again after ever longer pauses, as often as its stage says', async () => {
  await run('crashing', {}, { app: 'crashing' });
  const status = async (wanted: (container: ReturnType<typeof Object>) => boolean) => {
    const pod = await cluster.eventually('pods/crashing', (found) =>
      wanted(found.status.containerStatuses?.[0] ?? { state: {}, lastState: {} }),
    );
    return pod.status.containerStatuses[0];
  };
  await status(({ state }) => state.running !== undefined);
  cluster.clock.advance(5000);
  // The first time it starts again at once.
  const again = await status(({ restartCount, state }) => restartCount === 1 && state.running !== undefined);
  const { exitCode, reason, message } = again.lastState.terminated;
  assert.deepEqual([exitCode, reason, message], [137, 'OOMKilled', 'too much']);
  cluster.clock.advance(5000);
  const waiting = await status(({ state }) => state.waiting?.reason === 'CrashLoopBackOff');
  assert.match(waiting.state.waiting.message, /^back-off 10s restarting failed container=main pod=crashing_default\(/);
  cluster.clock.advance(10_000);
  await status(({ restartCount, ready }) => restartCount === 2 && ready);
  cluster.clock.advance(60_000);
  assert.equal((await running('crashing')).status.containerStatuses[0].restartCount, 2);
});

test('containers that prepare a pod run one after another, and those beside it stay', async () => {
  const initContainers = [container('check'), container('beside', 'proxy:1', { restartPolicy: 'Always' }), container('last')];
  await run('prepared', { initContainers, restartPolicy: 'Never' });
  const before = await cluster.eventually('pods/prepared', ({ status }) => status.initContainerStatuses?.[0].state.running !== undefined);
  assert.equal(before.status.initContainerStatuses[1].state.waiting.reason, 'PodInitializing');
  assert.equal(condition(before, 'Initialized').status, 'False');
  cluster.clock.advance(3000);
  const ended = await cluster.eventually('pods/prepared', ({ status }) => status.phase === 'Succeeded');
  assert.deepEqual(
    ended.status.initContainerStatuses.map(({ state }: { state: { terminated: { exitCode: number } } }) => state.terminated.exitCode),
    [0, 0, 0],
  );
  assert.equal(condition(ended, 'Ready').reason, 'PodCompleted');
});

test('a pod that is never ready runs', async () => {
  await run('never-ready');
  await cluster.eventually('pods/never-ready', ({ status }) => status.phase === 'Running');
  cluster.clock.advance(3_600_000);
  assert.equal(isReady(await cluster.get('pods/never-ready')), false);
});

describe('a pod that suits no node', () => {
  test('waits, and says why', async () => {
    await run('large', { containers: [container('main', 'web:1', { resources: { requests: { cpu: '8' } } })] });
    const pod = await cluster.eventually('pods/large', (found) => condition(found, 'PodScheduled')?.status === 'False');
    assert.deepEqual(
      [condition(pod, 'PodScheduled').reason, condition(pod, 'PodScheduled').message],
      ['Unschedulable', '0/3 nodes are available: 1 Insufficient cpu, 2 node(s) had untolerated taint {for: databases}.'],
    );
    await cluster.create('nodes', 'big', {});
    assert.equal((await running('large')).spec.nodeName, 'big');
  });

  test('goes where it is tolerated and meant to go', async () => {
    await run('database', { nodeSelector: { disk: 'fast' }, tolerations: [{ key: 'for', operator: 'Exists' }] });
    assert.match((await running('database')).spec.nodeName, /^tainted-/);
  });
});

test('a pod that is deleted stops in its time, and goes', async () => {
  await run('clinging', {}, { app: 'clinging' });
  await running('clinging');
  await cluster.remove('pods/clinging');
  assert.ok((await cluster.get('pods/clinging')).metadata.deletionTimestamp !== undefined);
  cluster.clock.advance(9000);
  assert.equal((await cluster.get('pods/clinging')).status.phase, 'Running');
  await cluster.eventually('pods/clinging', ({ code }) => {
    cluster.clock.advance(1000);
    return code === 404;
  });
});

test('a changed file holds for pods that are there', async () => {
  cluster.write(STAGES.replace('pod: never-*', 'pod: nobody'));
  await running('never-ready');
});
