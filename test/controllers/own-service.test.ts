/** The addresses behind the API's own service, of one server and of several. */
import assert from 'node:assert/strict';
import { networkInterfaces } from 'node:os';
import { test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { subsetsOf } from '../../runtime/controllers/own-service/endpoints.js';
import { apiService } from '../../runtime/controllers/own-service/service.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { createServer } from '../../runtime/server/create-server.js';
import type { Engine } from '../../runtime/store/index.js';
import { MovedClock } from '../support/clock.js';
import { type Answer, type TestOptions, TestServer } from '../support/server.js';
import { SharedEngine } from '../support/shared-engine.js';
import { eventually } from '../support/until.js';

const ENDPOINTS = '/api/v1/namespaces/default/endpoints/kubernetes';
const SLICE = '/apis/discovery.k8s.io/v1/namespaces/default/endpointslices/kubernetes';
const LEASES = '/registry/masterleases/';
const INTERVAL_MS = 10_000;

interface Subset {
  readonly addresses: readonly { readonly ip: string }[];
  readonly ports: readonly { readonly port: number }[];
}

/** Addresses with their ports, as `<ip>:<port>`. */
const addressesOf = ({ json }: Answer): string[] =>
  (json.subsets ?? []).flatMap(({ addresses, ports }: Subset) => addresses.flatMap(({ ip }) => ports.map(({ port }) => `${ip}:${port}`)));

const serve = (options: TestOptions): Promise<TestServer> => TestServer.start({ controllers: [systemNamespaces, apiService], ...options });
const shows = (server: TestServer, ...addresses: readonly string[]): Promise<Answer> =>
  eventually(
    () => server.ask(ENDPOINTS),
    (answer) => addressesOf(answer).join() === addresses.join(),
  );

test('a server stands behind its service from the start on, and comes back when it is taken out', async () => {
  const clock = new MovedClock();
  const server = await serve({ clock, advertiseAddress: '10.9.0.1' });
  const own = `10.9.0.1:${server.server.port}`;
  const { json } = await server.ask(ENDPOINTS);
  assert.deepEqual(addressesOf({ json } as Answer), [own]);
  assert.deepEqual(json.metadata.labels, { 'endpointslice.kubernetes.io/skip-mirror': 'true' });
  assert.equal(json.subsets[0].ports[0].name, 'https');
  const slice = (await server.ask(SLICE)).json;
  assert.deepEqual(
    [slice.addressType, slice.endpoints, slice.metadata.labels],
    ['IPv4', [{ addresses: ['10.9.0.1'], conditions: { ready: true } }], { 'kubernetes.io/service-name': 'kubernetes' }],
  );
  assert.equal(slice.ports[0].port, server.server.port);
  for (const path of [ENDPOINTS, SLICE]) assert.equal((await server.ask(path, { method: 'DELETE' })).status, 200);
  clock.advance(INTERVAL_MS);
  await shows(server, own);
  await eventually(
    () => server.ask(SLICE),
    ({ status }) => status === 200,
  );
  const body = { subsets: [{ addresses: [{ ip: '10.1.1.1' }], ports: [{ port: 1 }] }] };
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  await server.ask(ENDPOINTS, { method: 'PATCH', body, headers });
  clock.advance(INTERVAL_MS);
  await shows(server, own);
  await server.close();
});

test('a server that nobody reaches from elsewhere tells an address of its machine', async () => {
  const server = await serve({ bindAddress: '127.0.0.1' });
  const machine = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const [told] = addressesOf(await server.ask(ENDPOINTS));
  assert.ok(told === undefined || machine.some(({ address, internal }) => !internal && told === `${address}:${server.server.port}`), told);
  await server.close();
});

test('a server that does not listen by itself tells no address', async () => {
  const server = await createServer({ catalogue, storage: 'memory', dataDir: '', controllers: [systemNamespaces, apiService] });
  server.callback();
  await server.ready();
  const { registry } = server;
  assert.ok(await registry.reader('services').get('default', 'kubernetes'));
  assert.equal(await registry.reader('endpoints').get('default', 'kubernetes'), undefined);
  await server.close();
});

const leasesIn = async (engine: Engine): Promise<string[]> =>
  (await engine.range(LEASES)).entries.map(({ key }) => key.slice(LEASES.length));

test('all servers of a store stand behind the service, until they stop or are gone', async () => {
  const [engine, clock] = [new SharedEngine(), new MovedClock()];
  const start = (ip: string): Promise<TestServer> => serve({ engine, clock, advertiseAddress: ip });
  const servers = [await start('10.9.0.1'), await start('10.9.0.2'), await start('10.9.0.3')];
  const [first, second, third] = servers;
  assert.ok(first && second && third);
  const own = servers.map(({ server }, i) => `10.9.0.${i + 1}:${server.port}`);
  const byPort = (...shown: string[]): string[] => shown.sort((a, b) => Number(a.split(':')[1]) - Number(b.split(':')[1]));
  await shows(first, ...byPort(...own));
  // One that stops takes its address with it.
  await third.close();
  await shows(first, ...byPort(...own.slice(0, 2)));
  // Of one that was killed the store takes the key away.
  const [killed = ''] = (await leasesIn(engine)).filter((name) => name.startsWith('10.9.0.1'));
  const write = (value: Buffer | undefined) => engine.commit({ key: `${LEASES}${killed}`, value, expected: undefined });
  await first.close();
  await write(Buffer.from('{}'));
  clock.advance(INTERVAL_MS);
  await shows(second, ...byPort(...own.slice(0, 2)));
  await write(undefined);
  clock.advance(INTERVAL_MS);
  await shows(second, own[1] ?? '');
  // A server of another kind names its key by the address alone.
  await engine.commit({ key: `${LEASES}10.9.0.9`, value: Buffer.from('k8s\0'), expected: undefined });
  clock.advance(INTERVAL_MS);
  await shows(second, `10.9.0.2:${second.server.port}`, `10.9.0.9:${second.server.port}`);
  await second.close();
});

test('a subset has a port, and each address once, in order', () => {
  const at = (ip: string, port: number) => ({ ip, port });
  const subset = (port: number, ...ips: readonly string[]): object => ({
    addresses: ips.map((ip) => ({ ip })),
    ports: [{ name: 'https', port, protocol: 'TCP' }],
  });
  assert.deepEqual(subsetsOf([at('10.0.0.2', 443), at('10.0.0.1', 443), at('10.0.0.1', 443), at('10.0.0.1', 6443)]), [
    subset(443, '10.0.0.1', '10.0.0.2'),
    subset(6443, '10.0.0.1'),
  ]);
});
