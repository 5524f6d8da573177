/** Addresses of services as objects, and the ranges that they are of, from the release on that has both. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { serviceRange } from '../../../runtime/controllers/service-ranges/own-range.js';
import { serviceRanges } from '../../../runtime/controllers/service-ranges/ranges.js';
import { systemNamespaces } from '../../../runtime/controllers/system-namespaces.js';
import { type Answer, TestServer } from '../../support/server.js';
import { until } from '../../support/until.js';

const SERVICES = '/api/v1/namespaces/default/services';
const NETWORKING = '/apis/networking.k8s.io/v1';
const ADDRESSES = `${NETWORKING}/ipaddresses`;
const RANGES = `${NETWORKING}/servicecidrs`;

describe('a server of a release with address objects', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({
      release: '1.36',
      serviceClusterIpRange: '10.0.0.0/29',
      controllers: [systemNamespaces, serviceRange, serviceRanges],
    });
  });
  after(() => server.close());

  const make = (name: string, clusterIP?: string): Promise<Answer> =>
    server.create(SERVICES, { metadata: { name }, spec: { ports: [{ port: 80 }], ...(clusterIP === undefined ? {} : { clusterIP }) } });
  const drop = (path: string): Promise<Answer> => server.ask(path, { method: 'DELETE' });
  const statusOf = async (path: string): Promise<number> => (await server.ask(path)).status;

  test('tells of the range of its flags', async () => {
    const { json } = await server.ask(`${RANGES}/kubernetes`);
    assert.deepEqual(json.spec, { cidrs: ['10.0.0.0/29'] });
    assert.equal(json.status.conditions[0].type, 'Ready');
    assert.equal(json.status.conditions[0].status, 'True');
  });

  test('makes an object of each address of a service, which goes with the service', async () => {
    assert.equal((await make('web', '10.0.0.5')).status, 201);
    const { json } = await server.ask(`${ADDRESSES}/10.0.0.5`);
    assert.deepEqual(json.spec.parentRef, { resource: 'services', namespace: 'default', name: 'web' });
    assert.equal(json.metadata.labels['ipaddress.kubernetes.io/ip-family'], 'IPv4');
    assert.equal((await make('other', '10.0.0.5')).status, 422, 'the address is taken');
    await drop(`${SERVICES}/web`);
    await until(async () => (await statusOf(`${ADDRESSES}/10.0.0.5`)) === 404);
  });

  test('gives the address of a deleted service to the next at once', async () => {
    assert.equal((await make('first', '10.0.0.6')).status, 201);
    await drop(`${SERVICES}/first`);
    assert.equal((await make('second', '10.0.0.6')).status, 201);
    await until(async () => (await server.ask(`${ADDRESSES}/10.0.0.6`)).json.spec?.parentRef.name === 'second');
    await drop(`${SERVICES}/second`);
  });

  test('leaves alone what somebody else took by an object', async () => {
    const taken = { metadata: { name: '10.0.0.4' }, spec: { parentRef: { group: 'example.com', resource: 'things', name: 'x' } } };
    assert.equal((await server.create(ADDRESSES, taken)).status, 201);
    assert.equal((await make('web', '10.0.0.4')).status, 422);
    await drop(`${ADDRESSES}/10.0.0.4`);
    assert.equal((await make('web', '10.0.0.4')).status, 201);
    await drop(`${SERVICES}/web`);
  });

  test('keeps nothing for a service that is not stored', async () => {
    assert.equal((await make('web', '10.0.0.2')).status, 201);
    assert.equal((await make('web', '10.0.0.3')).status, 409);
    assert.equal(await statusOf(`${ADDRESSES}/10.0.0.3`), 404);
    await drop(`${SERVICES}/web`);
  });

  test('hands out addresses of a further range once it is ready, and keeps the range while one is of it', async () => {
    assert.equal((await make('far', '10.44.0.9')).status, 422, 'no range has the address');
    assert.equal((await server.create(RANGES, { metadata: { name: 'extra' }, spec: { cidrs: ['10.44.0.0/24'] } })).status, 201);
    await until(async () => (await server.ask(`${RANGES}/extra`)).json.status.conditions?.[0]?.status === 'True');
    const far = await make('far', '10.44.0.9');
    assert.equal(far.status, 201, far.text);
    assert.equal((await drop(`${RANGES}/extra`)).status, 200);
    await until(async () => (await server.ask(`${RANGES}/extra`)).json.status.conditions?.[0]?.reason === 'Terminating');
    assert.equal((await make('near', '10.44.0.10')).status, 422, 'a range that goes hands out nothing');
    await drop(`${SERVICES}/far`);
  });

  test('refuses ranges and addresses that are not spelled as they are best, and changes of them', async () => {
    const range = (...cidrs: string[]): Promise<Answer> => server.create(RANGES, { metadata: { name: 'bad' }, spec: { cidrs } });
    for (const cidrs of [
      [],
      ['10.0.0.1/8'],
      ['x'],
      ['10.0.0.0/8', '10.1.0.0/16'],
      ['2001:DB8::/64'],
      ['1.0.0.0/8', '2001:db8::/64', '2.0.0.0/8'],
    ])
      assert.equal((await range(...cidrs)).status, 422, cidrs.join());
    const fields = async (...cidrs: string[]): Promise<string[]> =>
      (await range(...cidrs)).json.details.causes.map(({ field }: { field: string }) => field);
    assert.deepEqual(await fields('10.1.0.1/24', '10.2.0.0/16'), ['spec.cidrs[0]', 'spec.cidrs']);
    assert.deepEqual(await fields('10.1.0.1/24', '2001:db8::/64'), ['spec.cidrs[0]']);
    assert.deepEqual(await fields('none', '10.2.0.0/16'), ['spec.cidrs[0]']);
    const spec = { parentRef: { resource: 'services', name: 'x' } };
    for (const name of ['10.0.0.088', '::ffff:1.2.3.4', '2001:DB8::1', 'x'])
      assert.equal((await server.create(ADDRESSES, { metadata: { name }, spec })).status, 422, name);
    assert.equal((await server.create(ADDRESSES, { metadata: { name: '192.0.2.1' }, spec: {} })).status, 422);
    assert.equal((await server.create(ADDRESSES, { metadata: { name: '192.0.2.1' }, spec })).status, 201);
    const change = { spec: { parentRef: { name: 'y' } } };
    const headers = { 'content-type': 'application/merge-patch+json' };
    assert.equal((await server.ask(`${ADDRESSES}/192.0.2.1`, { method: 'PATCH', headers, body: change })).status, 422);
  });
});

test('a server of a release without them has no such objects, and hands out addresses all the same', async () => {
  const server = await TestServer.start({ release: '1.30' });
  try {
    const made = await server.create(SERVICES, { metadata: { name: 'web' }, spec: { ports: [{ port: 80 }] } });
    assert.equal(made.status, 201);
    assert.notEqual(made.json.spec.clusterIP, '');
    assert.equal((await server.ask(ADDRESSES)).status, 404);
  } finally {
    await server.close();
  }
});
