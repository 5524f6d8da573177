/** An end-to-end test of an operator, without a cluster: the pods of what it makes live as in one. */
import { clusterControllers } from 'kindwright';
import { defineController } from 'kindwright/controller';
import type { Deployment } from 'kindwright/kubernetes/apps/v1/types.js';
import type { ConfigMap } from 'kindwright/kubernetes/core/v1/types.js';
import { startTestServer } from 'kindwright/test';

/** The operator: each config map that names an image has a deployment of it, and is told how many of its pods are ready. */
const operator = defineController({
  name: 'shops',
  watches: ['configmaps', { resource: 'deployments.apps', owner: { kind: 'ConfigMap' } }],
  async reconcile({ namespace, name }, { client, informer }) {
    const shop = informer<ConfigMap>('configmaps').get(namespace, name);
    if (shop?.data?.image === undefined) return;
    const labels = { shop: name };
    const { uid = '' } = shop.metadata;
    const deployment = await client.resource<Deployment>('deployments.apps').apply({
      metadata: { namespace, name, ownerReferences: [{ apiVersion: 'v1', kind: 'ConfigMap', name, uid, controller: true }] },
      spec: {
        replicas: 3,
        selector: { matchLabels: labels },
        template: { metadata: { labels }, spec: { containers: [{ name: 'main', image: shop.data.image }] } },
      },
    });
    const data = { ready: `${deployment.status.readyReplicas ?? 0}` };
    await client.resource<ConfigMap>('configmaps').apply({ metadata: { namespace, name }, data });
  },
});

const server = await startTestServer({ simulate: true, controllers: [...clusterControllers, operator] });
const shops = server.server.api.informer<ConfigMap>('configmaps', { namespace: 'default', name: 'flowers' });
const open = new Promise<void>((resolve) => shops.onEvent({ updated: ({ data }) => data?.ready === '3' && resolve() }));

await server.request('POST', '/api/v1/namespaces/default/configmaps', { metadata: { name: 'flowers' }, data: { image: 'flowers:1' } });
await open;
const { body } = await server.request('GET', '/api/v1/namespaces/default/pods?labelSelector=shop=flowers');
for (const { status, spec } of body.items as unknown as { status: { phase: string }; spec: { nodeName: string } }[])
  console.log(`a pod is ${status.phase} on ${spec.nodeName}`);

await server.close();
// Prints:
//   a pod is Running on node-1
//   a pod is Running on node-1
//   a pod is Running on node-1
