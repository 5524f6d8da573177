/** Mounts the API into a Koa app, below a path; what comes before and after is the app's. */
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'kindwright';
import { catalogue } from 'kindwright/kubernetes';
import Koa from 'koa';

const api = await createServer({ catalogue, storage: 'memory' });
const app = new Koa();
app.use(api.middleware('/cluster'));
app.use((ctx) => {
  ctx.body = 'the shop';
});
const server = createHttpServer(app.callback()).listen(0, '127.0.0.1');
await once(server, 'listening');
await api.ready();

const { port } = server.address() as AddressInfo;
const headers = { Authorization: `Bearer ${api.client.token}` };
for (const path of ['/', '/cluster/readyz', '/clusters']) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  console.log(`${path}: ${await answer.text()}`);
}
await api.close();
server.close();
server.closeAllConnections();
// Prints:
//   /: the shop
//   /cluster/readyz: ok
//   /clusters: the shop
