/** One who works in a namespace of their own while others attack, and how long they wait for answers. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Client } from '../client.js';
import { sent } from '../state/case.js';
import { CONFIG_MAPS, NAMESPACE } from './requests.js';

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

/**
 * Reads, writes and lists in turn while the work goes on: in a thread of its own, as whoever attacks makes and reads megabytes in this one, and their own
 * time is not the server's.
 */
export async function beside(port: number, work: () => Promise<void>): Promise<Waits> {
  const thread = new Worker(new URL('./thread.js', import.meta.url), { workerData: port });
  try {
    await once(thread, 'message');
    const waits = once(thread, 'message');
    // Nobody waits for it where the work fails first.
    waits.catch(() => undefined);
    await work();
    thread.postMessage('over');
    return (await waits)[0] as Waits;
  } finally {
    await thread.terminate();
  }
}

/** Milliseconds of the slowest hundredth, at least. */
export function slowestHundredth(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}
