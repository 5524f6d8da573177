/** Serves the cluster API in this process, and writes to it without HTTP. */
import { createServer } from 'kindwright';
import { serverAs } from 'kindwright/controller';
import { catalogue } from 'kindwright/kubernetes';

const server = await createServer({ catalogue, storage: 'memory', securePort: 0 });
await server.listen(); // at server.url, for kubectl with server.kubeconfig()
await server.ready();

const namespaces = server.api.client(serverAs('example')).resource('namespaces');
await namespaces.create({ metadata: { name: 'shop' } });
for (const { metadata } of await namespaces.list()) console.log(metadata.name);

await server.close();
// Prints:
//   default
//   kube-node-lease
//   kube-public
//   kube-system
//   shop
