/** Stateful sets and daemon sets of a simulated cluster, and the volumes that they use. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isReady, LivingCluster, workload } from './living-cluster.js';

const STAGES = `
nodes:
  - { name: a }
  - { name: b, labels: { disk: fast } }
  - { name: c, labels: { disk: fast }, taints: [ { key: k, effect: NoExecute } ] }
stages:
  - { match: { labels: app=ordered }, ready: 10s }
`;

let cluster: LivingCluster;
before(async () => {
  cluster = await LivingCluster.start(STAGES);
});
after(() => cluster.close());

const names = (pods: { metadata: { name: string } }[]): string[] => pods.map(({ metadata }) => metadata.name);
const images = (pods: { spec: { containers: { image: string }[] } }[]): (string | undefined)[] =>
  pods.map(({ spec }) => spec.containers[0]?.image);
const setImage = (what: string, image: string) =>
  cluster.patch(what, { spec: { template: { spec: { containers: [{ name: 'main', image }] } } } });

test('pods of a stateful set come in order, each once the one before it is ready', async () => {
  await cluster.create('stateful', 'ordered', workload('ordered', { replicas: 3, serviceName: 'ordered' }));
  for (const count of [1, 2, 3]) {
    const pods = await cluster.pods(
      'ordered',
      (found) => found.length === count && found.every(({ status }) => status.phase === 'Running'),
    );
    assert.equal(isReady(pods.at(-1)), false);
    cluster.clock.advance(10_000);
  }
  const { status } = await cluster.eventually('stateful/ordered', (found) => found.status.readyReplicas === 3);
  assert.equal(status.currentRevision, status.updateRevision);
  assert.deepEqual([status.replicas, status.currentReplicas, status.updatedReplicas, status.availableReplicas], [3, 3, 3, 3]);
  const [first] = await cluster.pods('ordered', () => true);
  assert.equal(first.metadata.labels['statefulset.kubernetes.io/pod-name'], 'ordered-0');
  assert.equal(first.metadata.labels['apps.kubernetes.io/pod-index'], '0');
  assert.deepEqual([first.spec.hostname, first.spec.subdomain], ['ordered-0', 'ordered']);
});

test('an update of a stateful set goes from the last pod to the first, and as far as its partition', async () => {
  const updateStrategy = { rollingUpdate: { partition: 1 } };
  await cluster.patch('stateful/ordered', { spec: { updateStrategy } });
  await setImage('stateful/ordered', 'ordered:2');
  const wanted = ['ordered:1', 'ordered:2', 'ordered:2'];
  await cluster.pods('ordered', (found) => images(found).join() === 'ordered:1,ordered:1,ordered:2');
  await cluster.pods('ordered', (found) => {
    cluster.clock.advance(1000);
    return images(found).join() === wanted.join() && found.every(isReady);
  });
  const { status } = await cluster.eventually('stateful/ordered', (found) => found.status.updatedReplicas === 2);
  assert.notEqual(status.currentRevision, status.updateRevision);
  await cluster.patch('stateful/ordered', { spec: { updateStrategy: { rollingUpdate: { partition: 0 } } } });
  await cluster.eventually('stateful/ordered', (found) => {
    cluster.clock.advance(1000);
    return found.status.currentRevision === status.updateRevision;
  });
});

test('a stateful set that shrinks gives up the last pods, and leaves their claims', async () => {
  const volumeClaimTemplates = [
    { metadata: { name: 'data' }, spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } },
  ];
  await cluster.create(
    'stateful',
    'stored',
    workload('stored', { replicas: 2, serviceName: 's', podManagementPolicy: 'Parallel', volumeClaimTemplates }),
  );
  const pods = await cluster.pods('stored', (found) => found.length === 2 && found.every(isReady));
  assert.deepEqual(names(pods), ['stored-0', 'stored-1']);
  const claim = await cluster.get('claims/data-stored-1');
  assert.deepEqual([claim.status.phase, claim.status.capacity.storage, claim.spec.storageClassName], ['Bound', '1Gi', 'standard']);
  const volume = await cluster.eventually(`volumes/${claim.spec.volumeName}`, ({ status }) => status?.phase === 'Bound');
  assert.equal(volume.spec.claimRef.uid, claim.metadata.uid);
  await cluster.patch('stateful/stored', { spec: { replicas: 1 } });
  await cluster.pods('stored', (found) => names(found).join() === 'stored-0');
  assert.equal((await cluster.get('claims/data-stored-1')).status.phase, 'Bound');
});

test('a volume goes with its claim, or stays to be looked at', async () => {
  const claim = (storageClassName: string) => ({
    accessModes: ['ReadWriteOnce'],
    storageClassName,
    resources: { requests: { storage: '2Gi' } },
  });
  const volume = (storage: string, more: object) => ({
    capacity: { storage },
    accessModes: ['ReadWriteOnce'],
    hostPath: { path: '/x' },
    ...more,
  });
  await cluster.create('volumes', 'large', volume('9Gi', { storageClassName: 'by-hand' }));
  await cluster.create('volumes', 'fitting', volume('3Gi', { storageClassName: 'by-hand', persistentVolumeReclaimPolicy: 'Retain' }));
  await cluster.eventually('volumes/fitting', ({ status }) => status.phase === 'Available');
  await cluster.create('claims', 'kept', claim('by-hand'));
  const bound = await cluster.eventually('claims/kept', ({ status }) => status.phase === 'Bound');
  assert.equal(bound.spec.volumeName, 'fitting');
  await cluster.remove('claims/kept');
  await cluster.eventually('volumes/fitting', ({ status }) => status.phase === 'Released');
  await cluster.create('claims', 'nowhere', claim('unknown'));
  const { items } = await cluster.eventually('events?fieldSelector=involvedObject.name=nowhere', (list) => list.items.length > 0);
  assert.equal(items[0].message, 'storageclass.storage.k8s.io "unknown" not found');

  const { spec } = await cluster.get('claims/data-stored-1');
  await cluster.remove('claims/data-stored-1');
  await cluster.eventually(`volumes/${spec.volumeName}`, ({ code }) => code === 404);
});

test('a daemon set has a pod on every node that suits it, also on one that comes later', async () => {
  await cluster.create('daemons', 'agent', workload('agent'));
  const nodesOf = (pods: { spec: { nodeName: string } }[]): string =>
    pods
      .map(({ spec }) => spec.nodeName)
      .sort()
      .join();
  await cluster.pods('agent', (found) => nodesOf(found) === 'a,b' && found.every(isReady));
  await cluster.create('nodes', 'd', {});
  await cluster.pods('agent', (found) => nodesOf(found) === 'a,b,d' && found.every(isReady));
  const { status } = await cluster.eventually('daemons/agent', (found) => found.status.numberAvailable === 3);
  assert.deepEqual([status.desiredNumberScheduled, status.currentNumberScheduled, status.numberReady], [3, 3, 3]);
  await cluster.create('daemons', 'disks', workload('disks', {}, { nodeSelector: { disk: 'fast' } }));
  await cluster.pods('disks', (found) => nodesOf(found) === 'b' && found.every(isReady));

  await setImage('daemons/agent', 'agent:2');
  await cluster.eventually(
    'daemons/agent',
    ({ metadata, status: now }) =>
      now.observedGeneration === metadata.generation && now.updatedNumberScheduled === 3 && now.numberAvailable === 3,
  );
  const pods = await cluster.pods('agent', (found) => found.length === 3);
  assert.deepEqual(new Set(images(pods)), new Set(['agent:2']));
});
