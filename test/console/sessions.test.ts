/** Who may log in at the console, what a session is good for, and what other pages and programs cannot do with it. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { defineRoutes } from '../../runtime/index.js';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';

let server: TestServer;
const lines: string[] = [];
before(async () => {
  server = await startTestServer({ console: true, log: (line) => lines.push(line) });
});
after(() => server.close());

const OWN = { 'Kindwright-Console': '1' };

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly to?: TestServer;
}

const ask = (path: string, { method = 'GET', headers = {}, body, to = server }: Ask = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = https.request(`${to.url}${path}`, { method, headers, rejectUnauthorized: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.on('error', reject).end(body);
  });

const setCookies = ({ headers }: Answer): string[] => [headers['set-cookie'] ?? []].flat();

/** Name and value of the cookie that an answer sets. */
const cookieIn = (answer: Answer): string => setCookies(answer)[0]?.split(';')[0] ?? '';

const codeOf = (link: string | undefined): string => /#code=([\w-]+)$/.exec(link ?? '')?.[1] ?? '';

const byCode = (code: string, headers: Readonly<Record<string, string>> = OWN, to = server): Promise<Answer> =>
  ask('/console/session', { method: 'POST', headers, body: JSON.stringify({ code }), to });

const loggedIn = async (to = server): Promise<string> => cookieIn(await byCode(codeOf(to.server.consoleLink()), OWN, to));

const API = '/api/v1/namespaces';

test('a link logs in once; its code is in the fragment, which no request has', async () => {
  const link = server.server.consoleLink();
  assert.match(link ?? '', /^https:\/\/127\.0\.0\.1:\d+\/console\/#code=[\w-]{43}$/);
  const first = await byCode(codeOf(link));
  assert.equal(first.status, 200);
  assert.equal(JSON.parse(first.text).user.name, 'admin');
  const [cookie = ''] = setCookies(first);
  for (const part of [/^__Host-kindwright-session-\d+=[\w-]{43};/, /; Path=\//, /; Secure/, /; HttpOnly/, /; SameSite=Strict/])
    assert.match(cookie, part);
  assert.equal((await ask(API, { headers: { ...OWN, Cookie: cookieIn(first) } })).status, 200);
  const again = await byCode(codeOf(link));
  assert.equal(again.status, 401);
  assert.deepEqual(setCookies(again), []);
});

test('a code is good for a quarter of an hour', async () => {
  const code = codeOf(server.server.consoleLink());
  await server.clock.advance('16m');
  assert.equal((await byCode(code)).status, 401);
});

test('of many links that nobody opens, the oldest are good no longer', async () => {
  const first = codeOf(server.server.consoleLink());
  const links = Array.from({ length: 32 }, () => codeOf(server.server.consoleLink()));
  assert.equal((await byCode(first)).status, 401);
  assert.equal((await byCode(links.at(-1) ?? '')).status, 200);
});

test('a token logs in, and a session is of whoever has the token', async () => {
  const asked = { kind: 'TokenRequest', apiVersion: 'authentication.k8s.io/v1', spec: {} };
  const { body } = await server.request('POST', '/api/v1/namespaces/default/serviceaccounts/default/token', asked);
  const token = String((body.status as { token?: unknown }).token);
  const answer = await ask('/console/session', { method: 'POST', headers: { ...OWN, Authorization: `Bearer ${token}` } });
  assert.equal(JSON.parse(answer.text).user.name, 'system:serviceaccount:default:default');
  const cookie = cookieIn(answer);
  assert.ok(!cookie.includes(token));
  const review = { kind: 'SelfSubjectReview', apiVersion: 'authentication.k8s.io/v1' };
  const who = { method: 'POST', headers: { ...OWN, Cookie: cookie, 'Content-Type': 'application/json' }, body: JSON.stringify(review) };
  const reviews = '/apis/authentication.k8s.io/v1/selfsubjectreviews';
  assert.equal(JSON.parse((await ask(reviews, who)).text).status.userInfo.username, 'system:serviceaccount:default:default');
  // The token of a session is judged anew with every request: what becomes of it becomes of the session.
  await server.clock.advance('70m');
  assert.equal((await ask(reviews, who)).status, 401);
});

test('a bad token logs nobody in, and neither does nothing', async () => {
  for (const headers of [{ ...OWN, Authorization: 'Bearer wrong' }, OWN]) {
    const answer = await ask('/console/session', { method: 'POST', headers });
    assert.equal(answer.status, 401);
    assert.deepEqual(setCookies(answer), []);
  }
});

test('logging out ends the session for whoever still has its cookie', async () => {
  const cookie = await loggedIn();
  const headers = { ...OWN, Cookie: cookie };
  assert.equal((await ask(API, { headers })).status, 200);
  const out = await ask('/console/session', { method: 'DELETE', headers });
  assert.match(setCookies(out)[0] ?? '', /^__Host-kindwright-session-\d+=;.*Max-Age=0/);
  assert.equal((await ask(API, { headers })).status, 401);
});

test('a session that is not used for two hours is over, and one that is used after twelve', async () => {
  const idle = await loggedIn();
  const used = await loggedIn();
  const status = async (cookie: string): Promise<number> => (await ask(API, { headers: { ...OWN, Cookie: cookie } })).status;
  await server.clock.advance('90m');
  assert.equal(await status(used), 200);
  await server.clock.advance('31m');
  assert.equal(await status(idle), 401);
  for (let hour = 2; hour < 11; hour += 1) {
    await server.clock.advance('1h');
    assert.equal(await status(used), 200);
  }
  await server.clock.advance('1h');
  assert.equal(await status(used), 401);
});

test('requests that other pages have the browser make are nobody`s, whatever cookie comes with them', async () => {
  const cookie = await loggedIn();
  const forged: Readonly<Record<string, string>>[] = [
    {},
    { ...OWN, Origin: 'https://evil.example.com' },
    { ...OWN, Origin: 'https://127.0.0.1:1' },
    { ...OWN, 'Sec-Fetch-Site': 'cross-site' },
    { ...OWN, 'Sec-Fetch-Site': 'same-site' },
    { ...OWN, 'Sec-Fetch-Site': 'none' },
  ];
  for (const headers of forged) {
    const made = { ...headers, Cookie: cookie };
    assert.equal((await ask(API, { headers: made })).status, 403, JSON.stringify(headers));
    assert.equal((await ask('/console/session', { headers: made })).status, 403, JSON.stringify(headers));
    assert.equal((await byCode(codeOf(server.server.consoleLink()), headers)).status, 403, JSON.stringify(headers));
    assert.equal((await ask('/console/session', { method: 'DELETE', headers: made })).status, 403, JSON.stringify(headers));
  }
  const own = { ...OWN, Cookie: cookie, Origin: server.url, 'Sec-Fetch-Site': 'same-origin' };
  assert.equal((await ask(API, { headers: own })).status, 200);
});

test('who logs in again and again ends the own sessions that are unused for longest, and none of others', async () => {
  const { body } = await server.request('POST', '/api/v1/namespaces/default/serviceaccounts/default/token', {
    kind: 'TokenRequest',
    apiVersion: 'authentication.k8s.io/v1',
    spec: {},
  });
  const Authorization = `Bearer ${String((body.status as { token?: unknown }).token)}`;
  const logIn = async (): Promise<string> =>
    cookieIn(await ask('/console/session', { method: 'POST', headers: { ...OWN, Authorization } }));
  const status = async (cookie: string): Promise<number> => (await ask(API, { headers: { ...OWN, Cookie: cookie } })).status;
  const administrator = await loggedIn();
  const first = await logIn();
  const second = await logIn();
  // The first was used after the second, which is thus the one that goes.
  assert.equal(await status(first), 403);
  for (let i = 0; i < 15; i += 1) await logIn();
  assert.equal(await status(second), 401);
  assert.equal(await status(first), 403);
  for (let i = 0; i < 40; i += 1) await logIn();
  assert.equal(await status(first), 401);
  assert.equal(await status(administrator), 200);
});

test('the session of one server is none of another', async () => {
  const other = await startTestServer({ console: true, log: () => undefined });
  try {
    const [, value = ''] = (await loggedIn()).split('=');
    const name = `__Host-kindwright-session-${other.server.port}`;
    assert.equal((await ask(API, { headers: { ...OWN, Cookie: `${name}=${value}` }, to: other })).status, 401);
    assert.equal((await byCode(codeOf(server.server.consoleLink()), OWN, other)).status, 401);
  } finally {
    await other.close();
  }
});

test('every answer keeps other pages from showing it, and from running or loading anything in it', async () => {
  for (const path of ['/console/', '/console/kinds/core/v1/configmaps', '/console/session', '/console/assets/none.js']) {
    const { headers } = await ask(path, { headers: OWN });
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
    ])
      assert.ok(policy.includes(part), `${path}: ${part}`);
    assert.doesNotMatch(policy, /unsafe|https?:|\*/);
    assert.equal(headers['x-content-type-options'], 'nosniff', path);
    assert.equal(headers['referrer-policy'], 'no-referrer', path);
    assert.equal(headers['x-frame-options'], 'DENY', path);
  }
});

test('the page has neither scripts nor styles of its own, and names no other host', async () => {
  const { text, headers } = await ask('/console/');
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.doesNotMatch(text, /<style|\sstyle=|\son\w+=|https?:\/\//);
  assert.deepEqual(
    text.match(/<script[^>]*>[^<]*<\/script>/g)?.map((script) => script.replace(/-\w+\.js/, '.js')),
    ['<script type="module" src="/console/assets/main.js"></script>'],
  );
  const assets = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, at = '']) => at);
  assert.equal(assets.length, 3);
  for (const at of assets) {
    const asset = await ask(at);
    assert.equal(asset.status, 200, at);
    assert.equal(asset.headers['cache-control'], 'public, max-age=31536000, immutable', at);
  }
});

test('paths that lead out of the page`s files are answered with nothing of the machine', async () => {
  for (const path of [
    '/console/assets/../../../package.json',
    '/console/assets/%2e%2e%2fpackage.json',
    '/console/assets/..%2f..%2fmain.js',
  ])
    assert.ok([403, 404].includes((await ask(path)).status), path);
});

test('browsers are sent to the console from the root, and programs are not', async () => {
  const { status, headers } = await ask('/', { headers: { Accept: 'text/html,application/xhtml+xml' } });
  assert.equal(status, 302);
  assert.equal(headers.location, '/console/');
  assert.match((await ask('/')).text, /"paths"|Forbidden/);
});

test('what a login brings is bounded, and must be what a login brings', async () => {
  const log = async (body: string): Promise<number> => (await ask('/console/session', { method: 'POST', headers: OWN, body })).status;
  assert.equal(await log('x'.repeat(5000)), 413);
  assert.equal(await log('{"code":1}'), 400);
  assert.equal(await log('no json'), 400);
  assert.equal((await ask('/console/session', { method: 'PUT', headers: OWN })).status, 405);
  assert.equal((await ask('/console/', { method: 'POST', headers: OWN })).status, 405);
});

test('neither codes nor names of sessions nor tokens stand in the log', async () => {
  const code = codeOf(server.server.consoleLink());
  const cookie = cookieIn(await byCode(code));
  assert.ok(lines.some((line) => line === '"admin" has logged in at the console.'));
  const secrets = [code, cookie.split('=')[1] ?? '', server.client.token ?? ''];
  assert.ok(secrets.every((secret) => secret.length > 20));
  for (const secret of secrets) assert.ok(!lines.some((line) => line.includes(secret)));
});

test('neither audit events nor the log of all requests hold what a session is known by', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindwright-audit-'));
  const [file, policy] = [path.join(folder, 'audit.log'), path.join(folder, 'policy.yaml')];
  writeFileSync(policy, 'apiVersion: audit.k8s.io/v1\nkind: Policy\nrules: [ { level: RequestResponse } ]\n');
  const told: string[] = [];
  const audited = await startTestServer({
    console: true,
    auditLogPath: file,
    auditPolicyFile: policy,
    v: 3,
    log: (line) => told.push(JSON.stringify(line)),
  });
  const code = codeOf(audited.server.consoleLink());
  const cookie = cookieIn(await byCode(code, OWN, audited));
  assert.equal((await ask(API, { headers: { ...OWN, Cookie: cookie }, to: audited })).status, 200);
  await ask('/console/issuer/back?code=of-an-issuer&state=secret-state', { to: audited });
  await audited.close();
  const events = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true, force: true });
  assert.match(events, /"username":"admin"/);
  assert.ok(told.some((line) => line.includes('/console/session')));
  for (const secret of [code, cookie.split('=')[1] ?? '', 'of-an-issuer', 'secret-state']) {
    assert.ok(secret.length > 10);
    assert.ok(!events.includes(secret), secret);
    assert.ok(!told.some((line) => line.includes(secret)), secret);
  }
});

test('a server without the flag has no console', async () => {
  const plain = await startTestServer({ log: () => undefined });
  try {
    assert.equal(plain.server.consoleLink(), undefined);
    assert.notEqual((await ask('/console/', { to: plain })).status, 200);
    assert.notEqual((await ask('/', { headers: { Accept: 'text/html' }, to: plain })).status, 302);
  } finally {
    await plain.close();
  }
});

test('routes of a program cannot stand where the console is', async () => {
  const routes = [defineRoutes({ path: '/console/mine', routes: () => undefined })];
  await assert.rejects(startTestServer({ console: true, routes, log: () => undefined }), /\/console\/mine is a path of the API itself/);
});

test('the reference is read by whoever is logged in, compressed or not, and is sent once as long as it is the same', async () => {
  const at = '/console/reference.json';
  const Cookie = await loggedIn();
  assert.equal((await ask(at)).status, 401);
  assert.equal((await ask(at, { headers: OWN })).status, 401);
  assert.equal((await ask(at, { headers: { Cookie } })).status, 401);
  const first = await ask(at, { headers: { ...OWN, Cookie } });
  assert.equal(first.status, 200);
  const { kinds, documents } = JSON.parse(first.text) as { kinds: string[]; documents: object[] };
  assert.ok(kinds.includes('apps/v1/Deployment') && documents.length === 1);
  const zipped = await ask(at, { headers: { ...OWN, Cookie, 'Accept-Encoding': 'gzip' } });
  assert.equal(zipped.headers['content-encoding'], 'gzip');
  const again = await ask(at, { headers: { ...OWN, Cookie, 'If-None-Match': String(first.headers.etag) } });
  assert.deepEqual([again.status, again.text], [304, '']);
});

test('a catalogue that was generated without a reference has none, and is no fault', async () => {
  const absent = Object.assign(new Error('it is not there'), { code: 'ENOENT' });
  const to = await startTestServer({
    console: true,
    log: () => undefined,
    document: (file) => (file.pathname.endsWith('/reference.json') ? Promise.reject(absent) : readFile(file, 'utf8')),
  });
  try {
    const { status, text } = await ask('/console/reference.json', { headers: { ...OWN, Cookie: await loggedIn(to) }, to });
    assert.equal(status, 200);
    assert.deepEqual(JSON.parse(text).documents, [{ versions: [] }]);
  } finally {
    await to.close();
  }
});
