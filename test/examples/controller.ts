/** A controller: each namespace has a config map that welcomes it. */
import { clusterControllers, createServer } from 'kindwright';
import { defineController } from 'kindwright/controller';
import { catalogue } from 'kindwright/kubernetes';
import { configmaps, namespaces } from 'kindwright/kubernetes/core/v1/client.js';
import type { ConfigMap } from 'kindwright/kubernetes/core/v1/types.js';

const welcome = defineController({
  name: 'welcome',
  watches: [namespaces],
  async reconcile({ name }, { client, informer }) {
    const namespace = informer(namespaces).get('', name);
    if (namespace === undefined || namespace.metadata.deletionTimestamp !== undefined) return;
    await client
      .of(configmaps)
      .namespace(name)
      .apply({ metadata: { name: 'welcome' }, data: { to: name } }, { force: true });
  },
});

const controllers = [...clusterControllers, welcome];
const server = await createServer({ catalogue, storage: 'memory', securePort: 0, controllers });
await server.listen();

const maps = server.api.informer(configmaps, { namespace: 'default', name: 'welcome' });
const { data } = await new Promise<Readonly<ConfigMap>>((added) => maps.onEvent({ added }));
console.log(`welcome to ${data?.to}`);

await server.close();
// Prints:
//   welcome to default
