/** Services of a simulated cluster lead to their pods. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isReady, LivingCluster, workload } from './living-cluster.js';

let cluster: LivingCluster;
before(async () => {
  cluster = await LivingCluster.start('stages: [ { match: { labels: app=web }, ready: 10s } ]');
});
after(() => cluster.close());

test('endpoints and their slices tell the pods of a service, those that are not ready apart', async () => {
  await cluster.create('services', 'web', { selector: { app: 'web' }, ports: [{ name: 'http', port: 80, targetPort: 'http' }] });
  await cluster.create('deployments', 'web', workload('web', { replicas: 2 }));
  const ready = ({ subsets = [] }: { subsets?: { addresses?: object[]; notReadyAddresses?: object[] }[] }): number[] =>
    subsets.flatMap(({ addresses = [], notReadyAddresses = [] }) => [addresses.length, notReadyAddresses.length]);
  await cluster.eventually('endpoints/web', (found) => ready(found).join() === '0,2');
  cluster.clock.advance(10_000);
  const pods = await cluster.pods('web', (found) => found.length === 2 && found.every(isReady));
  const { subsets } = await cluster.eventually('endpoints/web', (found) => ready(found).join() === '2,0');
  assert.deepEqual(subsets[0].ports, [{ name: 'http', port: 8080, protocol: 'TCP' }]);
  assert.deepEqual(subsets[0].addresses.map(({ ip }: { ip: string }) => ip).sort(), pods.map(({ status }) => status.podIP).sort());
  assert.equal(subsets[0].addresses[0].targetRef.kind, 'Pod');

  const { items } = await cluster.eventually('slices?labelSelector=kubernetes.io/service-name=web', (list) =>
    list.items.some(
      // A slice is there before the pods are, without endpoints.
      ({ endpoints }: { endpoints: { conditions: { ready: boolean } }[] | null }) => endpoints?.every(({ conditions }) => conditions.ready),
    ),
  );
  assert.equal(items.length, 1);
  assert.equal(items[0].metadata.labels['endpointslice.kubernetes.io/managed-by'], 'endpointslice-controller.k8s.io');
  assert.deepEqual([items[0].ports[0].port, items[0].endpoints.length], [8080, 2]);

  await cluster.remove('services/web');
  await cluster.eventually('endpoints/web', ({ code }) => code === 404);
  await cluster.eventually('slices?labelSelector=kubernetes.io/service-name=web', (list) => list.items.length === 0);
});

test('a service that asks for a load balancer gets one, and gives it back', async () => {
  await cluster.create('services', 'front', { type: 'LoadBalancer', ports: [{ port: 443 }] });
  const { status } = await cluster.eventually('services/front', (found) => found.status.loadBalancer.ingress !== undefined);
  assert.match(status.loadBalancer.ingress[0].ip, /^198\.18\./);
  await cluster.patch('services/front', { spec: { type: 'ClusterIP' } });
  await cluster.eventually('services/front', (found) => found.status.loadBalancer.ingress === undefined);
});
