/** Who am I: callers ask whom the server takes them for. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { TestServer } from '../../support/server.js';

const later = await TestServer.start({ release: '1.36' });
const between = await TestServer.start({ release: '1.30' });
const between27 = await TestServer.start({ release: '1.27', runtimeConfig: { 'authentication.k8s.io/v1beta1': true } });
const earlier = await TestServer.start();
after(() => Promise.all([later, between, between27, earlier].map((server) => server.close())));

const PATH = '/apis/authentication.k8s.io';

test('a caller is told of itself, and of nothing that it sent', async () => {
  const { status, json } = await later.create(`${PATH}/v1/selfsubjectreviews`, { status: { userInfo: { username: 'x' } } });
  assert.equal(status, 201);
  assert.equal(json.kind, 'SelfSubjectReview');
  assert.match(json.metadata.creationTimestamp, /^\d{4}-/);
  assert.deepEqual(json.status, { userInfo: { username: 'admin', groups: ['system:masters', 'system:authenticated'] } });
});

test('nobody reads a review', async () => {
  assert.equal((await later.ask(`${PATH}/v1/selfsubjectreviews`)).status, 405);
});

test('each release has the versions of its time', async () => {
  const has = async (server: TestServer, version: string): Promise<boolean> =>
    (await server.create(`${PATH}/${version}/selfsubjectreviews`, {})).status === 201;
  assert.deepEqual([await has(earlier, 'v1'), await has(between27, 'v1'), await has(between, 'v1')], [false, false, true]);
  assert.deepEqual([await has(earlier, 'v1beta1'), await has(between27, 'v1beta1'), await has(between, 'v1beta1')], [false, true, false]);
});
