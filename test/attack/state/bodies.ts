/** Bodies whose members are many and empty: what reads, defaults, checks and copies lists. */
import { list, type StatefulCase, sent } from './case.js';

const pods = (namespace: string): string => `/api/v1/namespaces/${namespace}/pods`;

export const bodyCases: readonly StatefulCase[] = [
  {
    name: 'a pod of empty containers',
    sender: 'editor',
    size: 30_000,
    requests: ({ namespace }, size) => [
      sent('POST', pods(namespace), {
        apiVersion: 'v1',
        kind: 'Pod',
        metadata: { name: 'many' },
        spec: { containers: list(size, () => ({})) },
      }),
    ],
  },
];
