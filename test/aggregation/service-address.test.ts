import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Service } from '../../generated/core/v1/types.js';
import { addressOf } from '../../runtime/service-addresses/address.js';
import { backendsOf } from '../../runtime/service-addresses/backends.js';
import { TestServer } from '../support/server.js';

const NAMESPACE = '/api/v1/namespaces/default';
const ports = [
  { name: 'api', port: 443, targetPort: 8443 },
  { name: 'metrics', port: 9090 },
];

/** What is behind a service, and which of it is ready: of its ports, the first address, and the one that does not take part. */
const BEHIND = [
  { port: { name: 'metrics', port: 9090 }, ready: '192.0.2.1' },
  { port: { name: 'api', port: 8443 }, unready: '192.0.2.2' },
  { port: { name: 'api', port: 8444 }, ready: '192.0.2.3', unready: '192.0.2.4' },
];

/** Tells of them in endpoints, as servers before 1.34 read it. */
const inEndpoints = (server: TestServer, name: string): Promise<unknown> =>
  server.create(`${NAMESPACE}/endpoints`, {
    metadata: { name },
    subsets: BEHIND.map(({ port, ready, unready }) => ({
      ...(ready === undefined ? {} : { addresses: [{ ip: ready }] }),
      ...(unready === undefined ? {} : { notReadyAddresses: [{ ip: unready }] }),
      ports: [port],
    })),
  });

/** Tells of them in slices, and of others in endpoints, which nobody reads any more. */
async function inSlices(server: TestServer, name: string): Promise<void> {
  const old = [{ addresses: [{ ip: '192.0.2.9' }], ports: [{ name: 'api', port: 1 }] }];
  await server.create(`${NAMESPACE}/endpoints`, { metadata: { name }, subsets: old });
  for (const [i, { port, ready, unready }] of BEHIND.entries())
    await server.create('/apis/discovery.k8s.io/v1/namespaces/default/endpointslices', {
      metadata: { name: `${name}-${i}`, labels: { 'kubernetes.io/service-name': name } },
      addressType: 'IPv4',
      endpoints: [
        ...(unready === undefined ? [] : [{ addresses: [unready], conditions: { ready: false } }]),
        ...(ready === undefined ? [] : [{ addresses: [ready] }]),
      ],
      ports: [port],
    });
}

const servers = new Map<string, TestServer>();

before(async () => {
  const services: readonly (readonly [name: string, spec: object])[] = [
    ['internal', { clusterIP: '10.0.0.7', ports }],
    ['balanced', { type: 'LoadBalancer', clusterIP: '10.0.0.8', ports }],
    ['headless', { clusterIP: 'None', ports }],
    ['outside', { type: 'ExternalName', externalName: 'api.example.com' }],
  ];
  for (const [release, tell] of [
    ['1.33', inEndpoints],
    ['1.36', inSlices],
  ] as const) {
    const server = await TestServer.start({ release });
    servers.set(release, server);
    for (const [name, spec] of services) await server.create(`${NAMESPACE}/services`, { metadata: { name }, spec });
    for (const name of ['internal', 'headless']) await tell(server, name);
  }
});
after(() => Promise.all([...servers.values()].map((server) => server.close())));

const ADDRESSES: readonly (readonly [name: string, port: number, own: string | RegExp, ofEndpoint: string | RegExp])[] = [
  ['internal', 443, '10.0.0.7:443', '192.0.2.3:8444'],
  ['internal', 80, /^no service port 80 found for service "internal"$/, /^no service port 80 found for service "internal"$/],
  ['balanced', 9090, '10.0.0.8:9090', /^no endpoints available for service "balanced"$/],
  ['headless', 443, /^cannot route to service with ClusterIP "None"$/, '192.0.2.3:8444'],
  ['outside', 6443, 'api.example.com:6443', 'api.example.com:6443'],
  ['absent', 443, /^service "absent" not found$/, /^service "absent" not found$/],
];
for (const release of ['1.33', '1.36'])
  for (const [name, port, ...expected] of ADDRESSES)
    for (const [i, wanted] of expected.entries())
      test(`${release}: port ${port} of the service ${name}, ${i === 0 ? 'by its own address' : 'by an endpoint'}: ${wanted}`, async () => {
        const server = servers.get(release);
        assert.ok(server);
        const { api, registry, environment } = server.server;
        const services = api.informer<Service>('services');
        const backends = i === 0 ? undefined : backendsOf(api, registry, environment);
        await backends?.synced();
        const find = (): string => {
          const address = addressOf({ services, backends }, { namespace: 'default', name, port });
          return `${address.host}:${address.port}`;
        };
        if (typeof wanted === 'string') assert.equal(find(), wanted);
        else assert.throws(find, { message: wanted });
      });
