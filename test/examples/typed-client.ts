/** The typed client: whatever a kind does not have does not compile. */
import { ApiError } from 'kindwright/client';
import { connect } from 'kindwright/client/node';
import { deployments } from 'kindwright/kubernetes/apps/v1/client.js';
import { configmaps } from 'kindwright/kubernetes/core/v1/client.js';
import { startTestServer } from 'kindwright/test';

const server = await startTestServer();
const cluster = connect({ kubeconfig: server.kubeconfigFile, kinds: { configmaps, deployments } });
const maps = cluster.configmaps.namespace('default');
const web = cluster.deployments.namespace('default');

// Server-side apply: the fields of this manager are those that are given.
await maps.apply({ metadata: { name: 'settings', labels: { app: 'shop' } }, data: { color: 'red' } }, { manager: 'shop' });
try {
  await maps.apply({ metadata: { name: 'settings' }, data: { color: 'blue' } }, { manager: 'other' });
} catch (error) {
  if (!(error instanceof ApiError && error.is('Conflict'))) throw error;
  for (const { field, message } of error.causes) console.log(`${field}: ${message}`);
}

// Read, changed and written, again from the start when somebody else wrote in between.
await maps.update('settings', (map) => {
  map.data = { ...map.data, visits: '1' };
});
for await (const { metadata, data } of cluster.configmaps.list({ labelSelector: { app: 'shop' } })) console.log(metadata.name, data);

const labels = { app: 'web' };
const template = { metadata: { labels }, spec: { containers: [{ name: 'web', image: 'web:1' }] } };
await web.create({ metadata: { name: 'web' }, spec: { selector: { matchLabels: labels }, template } });
const { spec } = await web.subresource('scale').mergePatch('web', { spec: { replicas: 3 } });
console.log(`web has ${spec.replicas} replicas`);
const dry = await web.mergePatch('web', { spec: { replicas: 5 } }, { dryRun: true });
console.log(`${dry.spec.replicas} would do, ${(await web.get('web')).spec.replicas} it is`);

await server.close();
// Prints:
//   .data.color: conflict with "shop"
//   settings { color: 'red', visits: '1' }
//   web has 3 replicas
//   5 would do, 3 it is
