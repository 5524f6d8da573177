/** Deployments of a simulated cluster go over from one template to the next. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Deployment, ReplicaSet } from '../../../generated/apps/v1/types.js';
import { rollingStep } from '../../../runtime/controllers/simulation/workloads/rollout.js';
import { condition, isReady, LivingCluster, template, workload } from './living-cluster.js';

const REVISION = 'deployment.kubernetes.io/revision';
const STAGES = `
stages:
  - { match: { image: "*:broken" }, pullFault: no such manifest }
  - { match: { labels: app=slow }, ready: 30s }
`;

let cluster: LivingCluster;
before(async () => {
  cluster = await LivingCluster.start(STAGES);
});
after(() => cluster.close());

const rolledOut = (name: string, image?: string) =>
  cluster.eventually(`deployments/${name}`, ({ metadata, spec, status }) => {
    const { observedGeneration, updatedReplicas, replicas, availableReplicas } = status;
    return (
      observedGeneration === metadata.generation &&
      [updatedReplicas, replicas, availableReplicas].every((count) => (count ?? 0) === spec.replicas) &&
      (image === undefined || spec.template.spec.containers[0].image === image)
    );
  });
const setImage = (name: string, image: string) =>
  cluster.patch(`deployments/${name}`, { spec: { template: { spec: { containers: [{ name: 'main', image }] } } } });
const setsOf = async (app: string) => (await cluster.get(`sets?labelSelector=app=${app}`)).items;

test('a deployment makes a replica set, which makes pods, and tells of its way', async () => {
  await cluster.create('deployments', 'web', workload('web', { replicas: 3 }));
  const deployment = await rolledOut('web');
  assert.equal(deployment.metadata.annotations[REVISION], '1');
  assert.equal(condition(deployment, 'Available').reason, 'MinimumReplicasAvailable');
  assert.equal(condition(deployment, 'Progressing').reason, 'NewReplicaSetAvailable');
  const [set] = await setsOf('web');
  assert.equal(set.metadata.ownerReferences[0].uid, deployment.metadata.uid);
  const hash = set.metadata.labels['pod-template-hash'];
  assert.equal(set.metadata.name, `web-${hash}`);
  assert.equal(set.metadata.annotations['deployment.kubernetes.io/max-replicas'], '4');
  const pods = await cluster.pods('web', (found) => found.length === 3 && found.every(isReady));
  assert.ok(
    pods.every(({ metadata }) => metadata.labels['pod-template-hash'] === hash && metadata.name.startsWith(`${set.metadata.name}-`)),
  );
});

test('an update is a new revision, and going back is one more with the old set', async () => {
  const [first] = await setsOf('web');
  await setImage('web', 'web:2');
  await rolledOut('web', 'web:2');
  const both = await setsOf('web');
  assert.deepEqual(both.map(({ spec }: { spec: { replicas: number } }) => spec.replicas).sort(), [0, 3]);
  await setImage('web', 'web:1');
  const deployment = await rolledOut('web', 'web:1');
  assert.equal(deployment.metadata.annotations[REVISION], '3');
  const again = (await setsOf('web')).find(({ metadata }: { metadata: { uid: string } }) => metadata.uid === first.metadata.uid);
  assert.deepEqual([again.metadata.annotations[REVISION], again.metadata.annotations[`${REVISION}-history`]], ['3', '1']);
});

test('a rolling update keeps as many pods as it must while the new ones are slow', async () => {
  await cluster.create('deployments', 'slow', workload('slow', { replicas: 4 }));
  await cluster.pods('slow', (found) => found.length === 4 && found.every(({ status }) => status.phase === 'Running'));
  cluster.clock.advance(30_000);
  await rolledOut('slow');
  await setImage('slow', 'slow:2');
  // A quarter more, and a quarter less: of four, five at most and three ready at least.
  const pods = await cluster.pods('slow', (found) => found.length === 5 && found.filter(isReady).length === 3);
  assert.equal(pods.filter(({ spec }) => spec.containers[0].image === 'slow:2').length, 2);
  for (let rounds = 0; rounds < 6; rounds += 1) {
    cluster.clock.advance(30_000);
    await cluster.pods('slow', (found) => found.every((pod) => isReady(pod) || pod.status.phase !== undefined));
  }
  await cluster.eventually('deployments/slow', ({ status }) => {
    cluster.clock.advance(1000);
    return status.updatedReplicas === 4 && status.availableReplicas === 4 && status.replicas === 4;
  });
});

test('no more pods go than may be missing, also while a set has not told yet that one of its own has gone', () => {
  const deployment = {
    spec: { replicas: 4, strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: '25%', maxUnavailable: '25%' } } },
  };
  const set = (replicas: number, availableReplicas: number) => ({ spec: { replicas }, status: { availableReplicas } }) as ReplicaSet;
  const step = (newest: ReplicaSet, old: ReplicaSet): number[] =>
    rollingStep(deployment as Deployment, newest, [old]).map(({ replicas }) => replicas);
  assert.deepEqual(step(set(1, 0), set(4, 4)), [3]);
  assert.deepEqual(step(set(1, 0), set(3, 3)), [2]);
  assert.deepEqual(step(set(2, 0), set(3, 4)), []);
  assert.deepEqual(step(set(2, 2), set(3, 3)), [1]);
});

test('a rollout that does not come on is too late after its time', async () => {
  await cluster.create('deployments', 'stuck', workload('stuck', { replicas: 1, progressDeadlineSeconds: 60 }));
  await rolledOut('stuck');
  await setImage('stuck', 'stuck:broken');
  await cluster.eventually('deployments/stuck', ({ status }) => status.updatedReplicas === 1);
  const late = await cluster.eventually('deployments/stuck', (found) => {
    cluster.clock.advance(5000);
    return condition(found, 'Progressing')?.reason === 'ProgressDeadlineExceeded';
  });
  assert.equal(late.status.availableReplicas, 1);
});

test('a deployment is scaled, held, and recreates its pods where it says so', async () => {
  await cluster.create('deployments', 'whole', workload('whole', { replicas: 2, strategy: { type: 'Recreate' } }));
  await rolledOut('whole');
  await cluster.patch('deployments/whole', { spec: { replicas: 5 } });
  await rolledOut('whole');
  await cluster.patch('deployments/whole', { spec: { paused: true } });
  await cluster.eventually('deployments/whole', (found) => condition(found, 'Progressing')?.reason === 'DeploymentPaused');
  await setImage('whole', 'whole:2');
  await cluster.eventually('deployments/whole', ({ metadata, status }) => status.observedGeneration === metadata.generation);
  assert.equal((await setsOf('whole')).length, 1);
  await cluster.patch('deployments/whole', { spec: { paused: false } });
  await rolledOut('whole', 'whole:2');
  await cluster.pods('whole', (found) => found.length === 5 && found.every(({ spec }) => spec.containers[0].image === 'whole:2'));
});

test('a pod that loses its label is released, and replaced; one that has it is adopted', async () => {
  await cluster.create('controllers', 'old', { replicas: 1, selector: { app: 'old' }, template: template('old') });
  const [pod] = await cluster.pods('old', (found) => found.length === 1 && found.every(isReady));
  await cluster.patch(`pods/${pod.metadata.name}`, { metadata: { labels: { app: 'quarantined' } } });
  await cluster.pods('old', (found) => found.length === 1 && found.every(isReady));
  const released = await cluster.eventually(`pods/${pod.metadata.name}`, ({ metadata }) => metadata.ownerReferences === undefined);
  assert.equal(isReady(released), true);
  await cluster.patch(`pods/${pod.metadata.name}`, { metadata: { labels: { app: 'old' } } });
  await cluster.pods('old', (found) => found.length === 1);
});

test('a deployment that goes takes its pods along', async () => {
  await cluster.remove('deployments/web');
  await cluster.pods('web', (found) => found.length === 0);
});
