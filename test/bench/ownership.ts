/**
 * What field ownership costs: apply with and without a change, and plain updates of a pod that five managers share, with
 * ownership on and off. In process and in memory, so that nothing but the server's own work is timed.
 */
import type { ApiObject } from '../../runtime/model/object.js';
import { TestServer } from '../support/server.js';

const APPLY = { 'Content-Type': 'application/apply-patch+yaml' };
const ROUNDS = 7;
const CALLS = 400;

const labels = { app: 'bench' };
const container = (name: string): object => ({
  name,
  image: 'registry.example/app:1',
  args: ['--port=8080'],
  env: Array.from({ length: 5 }, (_, i) => ({ name: `E${i}`, value: 'x'.repeat(20) })),
  ports: [{ containerPort: 8080, name: 'http' }],
  resources: { requests: { cpu: '100m', memory: '128Mi' } },
});
const deployment = (replicas: number): object => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'd', labels },
  spec: {
    replicas,
    selector: { matchLabels: labels },
    template: { metadata: { labels }, spec: { containers: [container('a'), container('b')] } },
  },
});
const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'p' }, spec: { containers: [container('a'), container('b')] } };

/** Milliseconds of CPU one call takes, the client's share included: the least of several rounds. */
async function timed(call: (i: number) => Promise<number>): Promise<number> {
  const rounds: number[] = [];
  let next = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const from = process.cpuUsage();
    for (let i = 0; i < CALLS; i++) {
      const status = await call(next++);
      if (status !== 200) throw new Error(`answered ${status}`);
    }
    const { user, system } = process.cpuUsage(from);
    rounds.push((user + system) / 1000 / CALLS);
  }
  return Math.min(...rounds);
}

async function applying(server: TestServer): Promise<void> {
  const path = '/apis/apps/v1/namespaces/default/deployments/d?fieldManager=m';
  const apply = async (body: object): Promise<number> => (await server.ask(path, { method: 'PATCH', body, headers: APPLY })).status;
  await apply(deployment(1));
  const get = await timed(async () => (await server.ask('/apis/apps/v1/namespaces/default/deployments/d')).status);
  const changing = await timed((i) => apply(deployment(2 + (i % 2))));
  await apply(deployment(1));
  const idle = await timed(() => apply(deployment(1)));
  report('apply of a one-field change', changing, get);
  report('apply that changes nothing', idle, get);
  console.log(`  nothing to change costs ${percent((idle - get) / (changing - get))} of a change`);
}

async function sharedPod(server: TestServer): Promise<number> {
  const path = '/api/v1/namespaces/default/pods';
  await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
  await server.create(path, pod);
  for (let i = 0; i < 4; i++) {
    const body = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'p', annotations: { [`by-${i}`]: 'x', [`too-${i}`]: 'y' } } };
    await server.ask(`${path}/p?fieldManager=m${i}&force=true`, { method: 'PATCH', body, headers: APPLY });
  }
  const { json } = await server.ask(`${path}/p`);
  const live = json as ApiObject;
  delete live.metadata.resourceVersion;
  return timed(async (i) => {
    const body = { ...live, metadata: { ...live.metadata, labels: { step: String(i) } } };
    return (await server.ask(`${path}/p?fieldManager=last`, { method: 'PUT', body })).status;
  });
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const report = (what: string, ms: number, floor: number): void =>
  console.log(`${what}: ${ms.toFixed(3)} ms of CPU a request, ${(ms - floor).toFixed(3)} ms more than a get`);

const on = await TestServer.start();
const off = await TestServer.start({ enabled: () => false });
await applying(on);
const get = await timed(async () => (await on.ask('/api/v1/namespaces/default')).status);
const [tracked, plain] = [await sharedPod(on), await sharedPod(off)];
report('update of a pod with five managers', tracked, get);
report('the same with ownership off', plain, get);
console.log(`  ownership adds ${percent((tracked - plain) / plain)} to the request`);
await on.close();
await off.close();
