import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Endpoints, Service } from '../../generated/core/v1/types.js';
import { addressOf } from '../../runtime/service-addresses/address.js';
import { TestServer } from '../support/server.js';

const NAMESPACE = '/api/v1/namespaces/default';
const ports = [
  { name: 'api', port: 443, targetPort: 8443 },
  { name: 'metrics', port: 9090 },
];

let server: TestServer;

before(async () => {
  server = await TestServer.start();
  const services: readonly (readonly [name: string, spec: object])[] = [
    ['internal', { clusterIP: '10.0.0.7', ports }],
    ['balanced', { type: 'LoadBalancer', clusterIP: '10.0.0.8', ports }],
    ['headless', { clusterIP: 'None', ports }],
    ['outside', { type: 'ExternalName', externalName: 'api.example.com' }],
  ];
  for (const [name, spec] of services) await server.create(`${NAMESPACE}/services`, { metadata: { name }, spec });
  for (const name of ['internal', 'headless'])
    await server.create(`${NAMESPACE}/endpoints`, {
      metadata: { name },
      subsets: [
        { addresses: [{ ip: '192.0.2.1' }], ports: [{ name: 'metrics', port: 9090 }] },
        { notReadyAddresses: [{ ip: '192.0.2.2' }], ports: [{ name: 'api', port: 8443 }] },
        { addresses: [{ ip: '192.0.2.3' }], notReadyAddresses: [{ ip: '192.0.2.4' }], ports: [{ name: 'api', port: 8444 }] },
      ],
    });
});
after(() => server.close());

const ADDRESSES: readonly (readonly [name: string, port: number, own: string | RegExp, ofEndpoint: string | RegExp])[] = [
  ['internal', 443, '10.0.0.7:443', '192.0.2.3:8444'],
  ['internal', 80, /^no service port 80 found for service "internal"$/, /^no service port 80 found for service "internal"$/],
  ['balanced', 9090, '10.0.0.8:9090', /^no endpoints available for service "balanced"$/],
  ['headless', 443, /^cannot route to service with ClusterIP "None"$/, '192.0.2.3:8444'],
  ['outside', 6443, 'api.example.com:6443', 'api.example.com:6443'],
  ['absent', 443, /^service "absent" not found$/, /^service "absent" not found$/],
];
for (const [name, port, ...expected] of ADDRESSES)
  for (const [i, wanted] of expected.entries())
    test(`port ${port} of the service ${name}, ${i === 0 ? 'by its own address' : 'by an endpoint'}: ${wanted}`, async () => {
      const { api } = server.server;
      const [services, endpoints] = [api.informer<Service>('services'), api.informer<Endpoints>('endpoints')];
      const find = (): string => {
        const address = addressOf({ services, endpoints, toEndpoints: i === 1 }, { namespace: 'default', name, port });
        return `${address.host}:${address.port}`;
      };
      if (typeof wanted === 'string') assert.equal(find(), wanted);
      else assert.throws(find, { message: wanted });
    });
