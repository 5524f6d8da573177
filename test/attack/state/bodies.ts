/** Bodies whose members are many and empty: what reads, defaults, checks and copies lists. */
import type { Sent } from '../client.js';
import { list, type Place, type StatefulCase, sent } from './case.js';

const pods = (namespace: string): string => `/api/v1/namespaces/${namespace}/pods`;

/** Bytes that an empty item has at least once it has its defaults. */
const DEFAULTED_BYTES = 20;

const items = (name: string, size: number, request: (place: Place, size: number) => Sent): StatefulCase => ({
  name,
  sender: 'editor',
  size,
  requests: (place, count) => [request(place, count)],
  // An item that is sent as two characters has defaults, checks and faults of its own.
  fairBytes: (count) => DEFAULTED_BYTES * count,
});

const pod = ({ namespace }: Place, spec: object): Sent =>
  sent('POST', pods(namespace), { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'many' }, spec });

export const bodyCases: readonly StatefulCase[] = [
  items('a pod of empty containers', 15_000, (place, size) => pod(place, { containers: list(size, () => ({})) })),
  items('a pod of empty volumes', 15_000, (place, size) =>
    pod(place, { containers: [{ name: 'c', image: 'x' }], volumes: list(size, () => ({})) }),
  ),
  items('a pod whose container has empty ports and variables', 10_000, (place, size) =>
    pod(place, { containers: [{ name: 'c', image: 'x', ports: list(size, () => ({})), env: list(size, () => ({})) }] }),
  ),
  items('endpoints of empty subsets', 15_000, ({ namespace }, size) =>
    sent('POST', `/api/v1/namespaces/${namespace}/endpoints`, {
      apiVersion: 'v1',
      kind: 'Endpoints',
      metadata: { name: 'many' },
      subsets: list(size, () => ({})),
    }),
  ),
  items('a policy of empty rules', 15_000, ({ namespace }, size) =>
    sent('POST', `/apis/networking.k8s.io/v1/namespaces/${namespace}/networkpolicies`, {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata: { name: 'many' },
      spec: { podSelector: {}, ingress: list(size, () => ({ from: [{}] })) },
    }),
  ),
  items('an ingress of empty rules', 15_000, ({ namespace }, size) =>
    sent('POST', `/apis/networking.k8s.io/v1/namespaces/${namespace}/ingresses`, {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'Ingress',
      metadata: { name: 'many' },
      spec: { rules: list(size, () => ({})) },
    }),
  ),
];
