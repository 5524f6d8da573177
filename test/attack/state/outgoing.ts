/** Addresses that objects name: of nodes that lead nowhere, or to the server itself. */
import { list, type StatefulCase, sent } from './case.js';

const NODES = '/api/v1/nodes';

/** Nodes of one address each, whose proxies are asked for. */
const nodes = (name: string, addressOf: (i: number) => string): StatefulCase => ({
  name: `proxies of nodes at ${name}`,
  sender: 'operator',
  size: 60,
  atOnce: 4,
  failures: [503],
  *requests({ unique }, size) {
    const nameOf = (i: number): string => `${unique}-${i}`;
    yield* list(size, (i) =>
      sent('POST', NODES, {
        apiVersion: 'v1',
        kind: 'Node',
        metadata: { name: nameOf(i) },
        status: { addresses: [{ type: 'Hostname', address: addressOf(i) }], daemonEndpoints: { kubeletEndpoint: { Port: 6443 } } },
      }),
    );
    yield* list(size * 4, (i) => ({ method: 'GET', path: `${NODES}/${nameOf(i % size)}/proxy/api` }));
    yield* list(size, (i) => ({ method: 'DELETE', path: `${NODES}/${nameOf(i)}` }));
  },
});

export const outgoingCases: readonly StatefulCase[] = [
  nodes('addresses of this machine', (i) => `127.0.0.${i + 1}`),
  nodes('names of this machine', () => 'localhost'),
  nodes('spellings of this machine', (i) => `0x7f.${i + 1}`),
  nodes('addresses of metadata', () => '169.254.169.254'),
];
