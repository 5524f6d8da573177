/** One who works in a namespace of their own while others attack, and how long they wait for answers. */
import { performance } from 'node:perf_hooks';
import { Client } from '../client.js';
import { TENANTS } from '../target.js';
import { sent } from './case.js';

const NAMESPACE = 'bystander';
const CONFIG_MAPS = `/api/v1/namespaces/${NAMESPACE}/configmaps`;
/** Milliseconds between an answer and the next request. */
const PAUSE_MS = 4;
/** A configuration in YAML that is too long to be read at once. */
const YAML = Buffer.from(
  `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: yaml\ndata:\n${Array.from({ length: 400 }, (_, i) => `  key-${i}: "a value of some letters"\n`).join('')}`,
);

export interface Waits {
  /** Milliseconds that each request took. */
  readonly times: readonly number[];
  /** Answers that were neither as wanted nor a request to come again later. */
  readonly faults: readonly string[];
}

/** Makes the namespace in which the bystander works. */
export async function prepareBystander(administrator: Client): Promise<void> {
  const made = [
    sent('POST', '/api/v1/namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: NAMESPACE } }),
    sent('POST', `/apis/rbac.authorization.k8s.io/v1/namespaces/${NAMESPACE}/rolebindings`, {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'RoleBinding',
      metadata: { name: 'tenant' },
      roleRef: { kind: 'ClusterRole', name: 'cluster-admin', apiGroup: 'rbac.authorization.k8s.io' },
      subjects: [{ kind: 'User', name: 'bystander', apiGroup: 'rbac.authorization.k8s.io' }],
    }),
    sent('POST', CONFIG_MAPS, { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'one' }, data: { a: 'b' } }),
  ];
  for (const request of made) {
    const { status, text } = await administrator.send(request);
    if (status !== 201) throw new Error(`${request.path}: ${status} ${text}`);
  }
}

/** Reads, writes and lists in turn while the work goes on. */
export async function beside(port: number, work: () => Promise<void>): Promise<Waits> {
  const client = new Client(port, TENANTS.bystander);
  const waits: number[] = [];
  const faults: string[] = [];
  let over = false;
  const kinds = [
    { method: 'GET', path: `${CONFIG_MAPS}/one` },
    { method: 'GET', path: CONFIG_MAPS },
    sent('PATCH', `${CONFIG_MAPS}/one`, { data: { a: 'c' } }, 'application/merge-patch+json'),
    {
      method: 'PATCH',
      path: `${CONFIG_MAPS}/yaml?fieldManager=bystander`,
      headers: { 'Content-Type': 'application/apply-patch+yaml' },
      body: YAML,
    },
  ];
  const working = (async () => {
    for (let i = 0; !over; i += 1) {
      const request = kinds[i % kinds.length];
      if (request === undefined) break;
      const began = performance.now();
      const { status, text } = await client.send(request);
      waits.push(performance.now() - began);
      if (![200, 201, 429].includes(status))
        faults.push(`the bystander's ${request.method} was answered with ${status} ${text.slice(0, 200)}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  try {
    await work();
  } finally {
    over = true;
    await working;
    client.close();
  }
  return { times: waits, faults: faults.slice(0, 3) };
}

/** Milliseconds of the slowest hundredth, at least. */
export function slowestHundredth(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}
