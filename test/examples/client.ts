/** A typed client of the ecosystem speaks to a server of this process over HTTPS. */
import { AppsV1Api, KubeConfig } from '@kubernetes/client-node';
import { createServer } from 'kindwright';
import { catalogue } from 'kindwright/kubernetes';

const server = await createServer({ catalogue, storage: 'memory', securePort: 0 });
await server.listen();
await server.ready();

const config = new KubeConfig();
config.loadFromString(server.kubeconfig());
const apps = config.makeApiClient(AppsV1Api);

const labels = { app: 'web' };
const template = { metadata: { labels }, spec: { containers: [{ name: 'web', image: 'web:1' }] } };
const body = { metadata: { name: 'web' }, spec: { replicas: 2, selector: { matchLabels: labels }, template } };
const made = await apps.createNamespacedDeployment({ namespace: 'default', body });
console.log(`${made.metadata?.name} updates by ${made.spec?.strategy?.type}, ${made.spec?.strategy?.rollingUpdate?.maxSurge} more at once`);

const scale = await apps.readNamespacedDeploymentScale({ namespace: 'default', name: 'web' });
await apps.replaceNamespacedDeploymentScale({ namespace: 'default', name: 'web', body: { ...scale, spec: { replicas: 5 } } });
const { items } = await apps.listNamespacedDeployment({ namespace: 'default', labelSelector: 'app!=db' });
for (const { metadata, spec } of items) console.log(`${metadata?.name} has ${spec?.replicas} replicas`);

await server.close();
// Prints:
//   web updates by RollingUpdate, 25% more at once
//   web has 5 replicas
