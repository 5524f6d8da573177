/** Routes beside those of the API: the same callers, rights, limits and audit, below a path of one's own. */
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { createServer, defineRoutes } from 'kindwright';
import { catalogue } from 'kindwright/kubernetes';
import type { Namespace } from 'kindwright/kubernetes/core/v1/types.js';

const reports = defineRoutes({
  path: '/reports',
  routes(router, { api, allow }) {
    router.get('/namespaces', async (ctx) => {
      await allow(ctx, { verb: 'list', resource: 'namespaces' });
      const namespaces = await api.client({ user: ctx.state.user, manager: 'reports' }).resource<Namespace>('namespaces').list();
      ctx.body = { reader: ctx.state.user.name, names: namespaces.map(({ metadata }) => metadata.name) };
    });
  },
});

const server = await createServer({ catalogue, storage: 'memory', securePort: 0, routes: [reports] });
await server.listen();
await server.ready();

const read = (headers: Readonly<Record<string, string>>): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = https.get(`${server.url}/reports/namespaces`, { ca: server.authority, headers });
    asked.on('response', (answer) => resolve(text(answer))).on('error', reject);
  });
console.log(await read({ Authorization: `Bearer ${server.client.token}` }));
console.log(JSON.parse(await read({})).message);

await server.close();
// Prints:
//   {"reader":"admin","names":["default","kube-node-lease","kube-public","kube-system"]}
//   forbidden: User "system:anonymous" cannot get path "/reports/namespaces"
