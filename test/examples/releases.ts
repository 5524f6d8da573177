/** Three servers in one process, each with the API of another release: which versions of ingresses a client finds. */
import { startTestServer } from 'kindwright/test';

const VERSIONS = ['extensions/v1beta1', 'networking.k8s.io/v1beta1', 'networking.k8s.io/v1'];

const servers = await Promise.all(['1.15', '1.19', '1.22'].map(async (release) => ({ release, ...(await startTestServer({ release })) })));
for (const { release, request } of servers) {
  const served: string[] = [];
  for (const version of VERSIONS) {
    const { status } = await request('GET', `/apis/${version}/ingresses`);
    if (status === 200) served.push(version);
  }
  console.log(`${release}: ${served.join(', ')}`);
}
await Promise.all(servers.map(({ close }) => close()));
// Prints:
//   1.15: extensions/v1beta1, networking.k8s.io/v1beta1
//   1.19: extensions/v1beta1, networking.k8s.io/v1beta1, networking.k8s.io/v1
//   1.22: networking.k8s.io/v1
