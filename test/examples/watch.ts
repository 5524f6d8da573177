/** A watch that goes on where it broke off, so that no change is missed or told twice; an informer, and waiting. */
import { condition } from 'kindwright/client';
import { connect } from 'kindwright/client/node';
import { deployments } from 'kindwright/kubernetes/apps/v1/client.js';
import { configmaps } from 'kindwright/kubernetes/core/v1/client.js';
import { startTestServer } from 'kindwright/test';

const server = await startTestServer();
const cluster = connect({ kubeconfig: server.kubeconfigFile, kinds: { configmaps, deployments } });
const maps = cluster.configmaps.namespace('default');
const labels = { app: 'shop' };
await maps.create({ metadata: { name: 'first', labels } });

// All that is there, then every change. A loop that is left, or a signal, ends it.
for await (const { type, object } of maps.watch({ labelSelector: labels })) {
  console.log(object === undefined ? type : `${type} ${object.metadata.name}`);
  if (type === 'SYNCED') await maps.create({ metadata: { name: 'second', labels } });
  if (object?.metadata.name === 'second') break;
}

// The objects of now, found by an index.
const informer = maps.informer({ indexes: { byApp: ({ metadata }) => [metadata.labels?.app ?? ''] } });
await informer.synced();
console.log(`${informer.byIndex('byApp', 'shop').length} of the shop`);
informer.stop();

// Here nothing makes pods, so that this program says itself that they are there.
const web = cluster.deployments.namespace('default');
const template = { metadata: { labels }, spec: { containers: [{ name: 'web', image: 'web:1' }] } };
const waiting = web.waitFor('web', condition('Available'), { timeoutMs: 10_000 });
await web.create({ metadata: { name: 'web' }, spec: { selector: { matchLabels: labels }, template } });
const conditions = [{ type: 'Available', status: 'True' }];
await web.subresource('status').mergePatch('web', { status: { observedGeneration: 1, conditions } });
console.log(`${(await waiting).metadata.name} is available`);

await server.close();
// Prints:
//   ADDED first
//   SYNCED
//   ADDED second
//   2 of the shop
//   web is available
