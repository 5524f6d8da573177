/** A server that misbehaves where a test asks for it, and tells what clients asked. */
import { ApiException, CoreV1Api, KubeConfig } from '@kubernetes/client-node';
import { startTestServer } from 'kindwright/test';

const server = await startTestServer();
const config = new KubeConfig();
config.loadFromString(server.kubeconfig);
const core = config.makeApiClient(CoreV1Api);
const [namespace, name] = ['default', 'counter'];
await server.request('POST', '/api/v1/namespaces/default/configmaps', { metadata: { name }, data: { value: '1' } });

/** What is tested: it adds to a counter, and begins anew where somebody else was faster. */
async function count(): Promise<void> {
  const counter = await core.readNamespacedConfigMap({ namespace, name });
  const data = { value: String(Number(counter.data?.value) + 1) };
  try {
    await core.replaceNamespacedConfigMap({ namespace, name, body: { ...counter, data } });
  } catch (error) {
    if (!(error instanceof ApiException) || error.code !== 409) throw error;
    await count();
  }
}

const fault = server.conflict({ resource: 'configmaps', name, times: 1 });
await count();
console.log(`${fault.hits} update lost a race`);
server.requests.assertExactly([
  { verb: 'get', name },
  { verb: 'update', name, status: 409 },
  { verb: 'get', name },
  { verb: 'update', name, status: 200, body: { data: { value: '2' } } },
]);

try {
  server.requests.assertExactly([{ verb: 'get' }, { verb: 'update' }], { resource: 'configmaps' });
} catch (error) {
  console.log(error instanceof Error && error.message);
}
await server.close();
// Prints:
//   1 update lost a race
//   the requests are not the expected ones (- expected, + came):
//     get configmaps default/counter by admin → 200
//     update configmaps default/counter by admin → 409 (conflict)
//   + get configmaps default/counter by admin → 200
//   + update configmaps default/counter by admin → 200
