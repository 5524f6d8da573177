/** Addresses and node ports of services: each is held by one service, and free as soon as that is gone or was never stored. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Answer, TestServer } from '../../support/server.js';

const SERVICES = '/api/v1/namespaces/default/services';

let server: TestServer;
before(async () => {
  server = await TestServer.start({ serviceClusterIpRange: '10.0.0.0/29', serviceNodePortRange: '30000-30002' });
});
after(() => server.close());

const make = (name: string, more: object = {}): Promise<Answer> =>
  server.create(SERVICES, { metadata: { name }, spec: { ports: [{ port: 80 }], ...more } });
const drop = (name: string): Promise<Answer> => server.ask(`${SERVICES}/${name}`, { method: 'DELETE' });
const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `s${i}`);

test('the address of a deleted service is free for the next at once', async () => {
  const made = await Promise.all(names(6).map((name) => make(name)));
  assert.deepEqual(new Set(made.map(({ status }) => status)), new Set([201]));
  assert.equal(new Set(made.map(({ json }) => json.spec.clusterIP)).size, 6);
  assert.equal((await make('more')).status, 500, 'the range is full');
  assert.equal((await drop('s3')).status, 200);
  const next = await make('next');
  assert.equal(next.status, 201, next.text);
  assert.equal(next.json.spec.clusterIP, made[3]?.json.spec.clusterIP);
  for (const name of [...names(6), 'next']) await drop(name);
});

test('so is one that was asked for, by name or by a write that failed', async () => {
  const clusterIP = '10.0.0.5';
  assert.equal((await make('first', { clusterIP })).status, 201);
  assert.equal((await make('second', { clusterIP })).status, 422);
  await drop('first');
  assert.equal((await make('second', { clusterIP })).status, 201);
  const taken = await make('second', { clusterIP: '10.0.0.6' });
  assert.equal(taken.status, 409);
  const other = await make('other', { clusterIP: '10.0.0.6' });
  assert.equal(other.status, 201, other.text);
  for (const name of ['second', 'other']) await drop(name);
});

test('node ports go to the next service at once, and a dry run holds none', async () => {
  const ofNodes = { type: 'NodePort', ports: [1, 2, 3].map((port) => ({ name: `p${port}`, port })) };
  assert.equal((await make('first', ofNodes)).status, 201);
  assert.equal((await drop('first')).status, 200);
  const asked = { type: 'NodePort', ports: [{ port: 80, nodePort: 30001 }] };
  assert.equal((await server.create(`${SERVICES}?dryRun=All`, { metadata: { name: 'dry' }, spec: asked })).status, 201);
  const next = await make('next', ofNodes);
  assert.equal(next.status, 201, next.text);
  await drop('next');
});

test('of services that are made at once no two get one address', async () => {
  const answers = await Promise.all(names(20).map((name) => make(name)));
  const made = answers.filter(({ status }) => status === 201);
  assert.equal(made.length, 6);
  assert.equal(new Set(made.map(({ json }) => json.spec.clusterIP)).size, 6);
  for (const { json } of made) assert.equal((await drop(json.metadata.name)).status, 200);
});
