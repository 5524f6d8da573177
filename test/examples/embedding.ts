/** Serves the cluster API in this process, and writes to it without HTTP. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'kindwright';
import { serverAs } from 'kindwright/controller';
import { catalogue } from 'kindwright/kubernetes';

const server = await createServer({ catalogue, storage: 'memory', securePort: 0 });
await server.listen();
await server.ready();

// Whoever has this file is the administrator: kubectl --kubeconfig=admin.yaml get namespaces
writeFileSync('admin.yaml', server.kubeconfig(), { mode: 0o600 });

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
