/** Where kinds of definitions answer: by what a request is about, whatever else its path and method say. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestServer } from '../support/server.js';
import { establish, placeOf, thing } from './definition.js';

const ROOT = '/apis/test.example.com/v1';
const THINGS = placeOf();
const GLOBES = `${ROOT}/globes`;

let server: TestServer;

before(async () => {
  server = await TestServer.start();
  await establish(server, { version: { subresources: { status: {} }, deprecated: true } });
  await establish(server, { plural: 'globes', kind: 'Globe', scope: 'Cluster' });
  assert.equal((await server.create(THINGS, thing('a'))).status, 201);
  assert.equal((await server.create(GLOBES, { ...thing('a'), kind: 'Globe' })).status, 201);
});
after(() => server.close());

const NO_PAGE = '404 page not found\n';
const notSupported = (verb: string): string => `${verb} is not supported on resources of kind "things.test.example.com"`;

for (const [method, path, status, message] of [
  ['GET', `${THINGS}/a`, 200],
  ['HEAD', `${THINGS}/a`, 200],
  ['HEAD', THINGS, 200],
  ['GET', `${ROOT}/things`, 200],
  ['GET', `${THINGS}/a/status`, 200],
  ['GET', `${THINGS}/a/status/and/more`, 200],
  ['GET', `${GLOBES}/a`, 200],
  ['DELETE', `${THINGS}/a?dryRun=All`, 200],
  ['POST', `${THINGS}/b?dryRun=All`, 201],
  ['GET', `${THINGS}/b`, 404, 'things.test.example.com "b" not found'],
  ['GET', `${THINGS}/a/scale`, 404, 'things.test.example.com "a" not found'],
  ['GET', `${THINGS}/a/status%2F`, 404, 'things.test.example.com "a" not found'],
  ['GET', `${THINGS}/a/:name`, 404, 'things.test.example.com "a" not found'],
  ['GET', `${ROOT}/things/a`, 404, NO_PAGE],
  ['POST', `${ROOT}/things`, 404, NO_PAGE],
  ['GET', `${ROOT}/namespaces/default/globes`, 404, NO_PAGE],
  ['PUT', THINGS, 400, 'name must be provided'],
  ['PUT', `${THINGS}//status`, 400, 'name must be provided'],
  ['DELETE', `${THINGS}/a/status`, 405, notSupported('delete')],
  ['GET', `${THINGS}//status`, 405, notSupported('list')],
  ['OPTIONS', `${THINGS}/a`, 405, notSupported('')],
  ['GET', `${ROOT}/proxy/namespaces/default/things/a`, 405, notSupported('proxy')],
  ['GET', `${ROOT}/watch/namespaces/default/things/a/status`, 405, notSupported('watch')],
] as const)
  test(`${method} ${path} is ${status}`, async () => {
    const sends = method === 'POST' || method === 'PUT';
    const answer = await server.ask(path, { method, ...(sends ? { body: thing('b') } : {}) });
    assert.equal(answer.status, status, answer.text);
    if (message !== undefined) assert.equal(message === NO_PAGE ? answer.text : answer.json.message, message);
  });

for (const [contentType, status] of [
  ['application/merge-patch+json', 400],
  ['application/apply-patch+yaml', 400],
  ['application/strategic-merge-patch+json', 415],
  ['application/json', 415],
] as const)
  test(`a patch of ${contentType} without a name is ${status}`, async () => {
    const answer = await server.ask(THINGS, { method: 'PATCH', headers: { 'Content-Type': contentType }, body: {} });
    assert.equal(answer.status, status, answer.text);
  });

test('of a deprecated version callers are warned where they are refused, too', async () => {
  for (const path of [`${THINGS}/a`, `${THINGS}/a/scale`])
    assert.match(String((await server.ask(path)).headers.warning), /^299 - "test\.example\.com\/v1 Thing is deprecated"$/, path);
});

test('metrics have no labels that clients thought of', async () => {
  await server.ask(`${THINGS}/a/thought-of-by-a-client`);
  const { text } = await server.ask('/metrics');
  assert.match(text, /resource="things"[^}]*subresource="status"/);
  assert.doesNotMatch(text, /thought-of-by-a-client/);
});
