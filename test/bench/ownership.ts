import type { ApiObject } from '../../runtime/model/object.js';
import { TestServer } from '../support/server.js';

const APPLY = { 'Content-Type': 'application/apply-patch+yaml' };
const ROUNDS = 12;
const CALLS = 250;

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
const SPEC = { automountServiceAccountToken: false, containers: [container('a'), container('b')] };
const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'p' }, spec: SPEC };

type Call = (i: number) => Promise<number>;

/**
 * Milliseconds of CPU each of the calls takes, the client's share included: the least of several rounds, in which the calls take
 * turns, so that a slow moment of the machine meets all of them.
 */
async function timed(...calls: readonly Call[]): Promise<number[]> {
  const least = calls.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, call] of calls.entries()) {
      const from = process.cpuUsage();
      for (let i = 0; i < CALLS; i++) {
        const status = await call(round * CALLS + i);
        if (status !== 200) throw new Error(`answered ${status}`);
      }
      const { user, system } = process.cpuUsage(from);
      least[at] = Math.min(least[at] ?? 0, (user + system) / 1000 / CALLS);
    }
  return least;
}

async function applying(server: TestServer): Promise<void> {
  const path = '/apis/apps/v1/namespaces/default/deployments/d?fieldManager=m';
  const apply = async (body: object): Promise<number> => (await server.ask(path, { method: 'PATCH', body, headers: APPLY })).status;
  await apply(deployment(1));
  const settled = { ...deployment(1), metadata: { name: 'settled', labels } };
  const idlePath = path.replace('/d?', '/settled?');
  const applied = async (): Promise<number> => (await server.ask(idlePath, { method: 'PATCH', body: settled, headers: APPLY })).status;
  await applied();
  const [get = 0, changing = 0, idle = 0] = await timed(
    async () => (await server.ask('/apis/apps/v1/namespaces/default/deployments/d')).status,
    (i) => apply(deployment(2 + (i % 2))),
    applied,
  );
  report('apply of a one-field change', changing, get);
  report('apply that changes nothing', idle, get);
  console.log(`  nothing to change costs ${percent((idle - get) / (changing - get))} of a change`);
}

const PODS = '/api/v1/namespaces/default/pods';

async function withPod(server: TestServer): Promise<ApiObject> {
  await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
  return (await server.create(PODS, pod)).json as ApiObject;
}

/** A pod that five managers share, the last of which goes on updating it. */
async function sharedPod(server: TestServer): Promise<ApiObject> {
  const live = await withPod(server);
  for (let i = 0; i < 3; i++) {
    const body = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'p', annotations: { [`by-${i}`]: 'x', [`too-${i}`]: 'y' } } };
    await server.ask(`${PODS}/p?fieldManager=m${i}&force=true`, { method: 'PATCH', body, headers: APPLY });
  }
  await updates(server, live.metadata, (await server.ask(`${PODS}/p`)).json as ApiObject)(0);
  return (await server.ask(`${PODS}/p`)).json as ApiObject;
}

/** Updates of the server's pod with the content of one, its ownership entries included as clients send them. */
const updates = (server: TestServer, { uid }: ApiObject['metadata'], content: ApiObject): Call => {
  const { resourceVersion: _, ...metadata } = { ...content.metadata, uid };
  return async (i) => {
    const body = { ...content, metadata: { ...metadata, labels: { step: String(i) } } };
    return (await server.ask(`${PODS}/p?fieldManager=last`, { method: 'PUT', body })).status;
  };
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const report = (what: string, ms: number, floor: number): void =>
  console.log(`${what}: ${ms.toFixed(3)} ms of CPU a request, ${(ms - floor).toFixed(3)} ms more than a get`);

const on = await TestServer.start({ frozen: false });
const off = await TestServer.start({ frozen: false, featureGates: { ServerSideApply: false } });
await applying(on);
const shared = await sharedPod(on);
const untracked = await withPod(off);
const [get = 0, tracked = 0, plain = 0] = await timed(
  async () => (await on.ask('/api/v1/namespaces/default')).status,
  updates(on, shared.metadata, shared),
  updates(off, untracked.metadata, shared),
);
report('update of a pod with five managers', tracked, get);
report('the same with ownership off', plain, get);
console.log(`  ownership adds ${percent((tracked - plain) / plain)} to the request`);
await on.close();
await off.close();
