/** What browsers are told about other sites' pages and about HTTPS. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestServer } from '../support/server.js';

let open: TestServer;
let plain: TestServer;
let guarded: TestServer;

before(async () => {
  open = await TestServer.start({
    corsAllowedOrigins: ['^https://shop\\.example$', '^http://localhost(:|$)'],
    strictTransportSecurityDirectives: ['max-age=31536000', 'includeSubDomains'],
    anonymousAuth: false,
  });
  plain = await TestServer.start();
  guarded = await TestServer.start({
    authorizer: () => ({ authorize: ({ user }) => ({ decision: user.name === 'admin' ? 'allow' : 'abstain', reason: '' }) }),
  });
});

after(async () => {
  await open.close();
  await plain.close();
  await guarded.close();
});

const path = '/api/v1/namespaces/default';

for (const origin of ['https://shop.example', 'http://localhost', 'http://localhost:8001'])
  test(`pages of ${origin} may call`, async () => {
    const { status, headers } = await open.ask(path, { headers: { origin } });
    assert.equal(status, 200);
    assert.equal(headers['access-control-allow-origin'], origin);
    assert.equal(headers['access-control-allow-credentials'], 'true');
    assert.match(String(headers['access-control-allow-methods']), /\bPATCH\b/);
    assert.match(String(headers['access-control-allow-headers']), /\bAuthorization\b/);
  });

for (const origin of ['https://shop.example.evil.example', 'https://evil.example', 'null'])
  test(`pages of ${origin} may not`, async () => {
    const { headers } = await open.ask(path, { headers: { origin } });
    assert.equal(headers['access-control-allow-origin'], undefined);
    assert.equal((await open.ask(path, { method: 'OPTIONS', headers: { origin } })).status, 405);
  });

test('a preflight request needs no credentials and does nothing', async () => {
  const headers = { origin: 'http://localhost:8001', authorization: '', 'access-control-request-method': 'DELETE' };
  const answer = await open.ask(path, { method: 'OPTIONS', headers });
  assert.equal(answer.status, 204);
  assert.equal(answer.headers['access-control-allow-origin'], 'http://localhost:8001');
});

test('every answer keeps browsers on HTTPS, refusals too', async () => {
  for (const asked of [path, '/livez', '/nowhere', '/api/v1/nowhere'])
    assert.equal((await open.ask(asked)).headers['strict-transport-security'], 'max-age=31536000; includeSubDomains', asked);
});

test('who opens the address in a browser reads what it is, and programs are told as ever', async () => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  for (const [server, status] of [
    [guarded, 403],
    [open, 401],
  ] as const) {
    for (const asked of ['/', '/index.html']) {
      const page = await server.ask(asked, { headers: { accept, Authorization: '' } });
      assert.equal(page.status, status);
      assert.match(String(page.headers['content-type']), /^text\/html/);
      assert.match(page.text, /<h1>This is an API server<\/h1>[\s\S]*KUBECONFIG/);
    }
    for (const accepted of ['', '*/*', 'application/json, */*']) {
      const headers = { Authorization: '', accept: accepted };
      assert.equal(JSON.parse((await server.ask('/', { headers })).text).kind, 'Status');
    }
    assert.equal(JSON.parse((await server.ask('/apis', { headers: { accept, Authorization: '' } })).text).kind, 'Status');
  }
  assert.match((await guarded.ask('/', { headers: { accept } })).text, /"paths"/);
});

test('without the flags for browsers their headers are not sent', async () => {
  const { headers } = await plain.ask(path, { headers: { origin: 'https://shop.example' } });
  assert.equal(headers['access-control-allow-origin'], undefined);
  assert.equal(headers['strict-transport-security'], undefined);
});
