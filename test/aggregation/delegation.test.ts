import assert from 'node:assert/strict';
import { once } from 'node:events';
import http2 from 'node:http2';
import https from 'node:https';
import { after, before, test } from 'node:test';
import type { Authenticator, Authorizer, User } from '../../runtime/auth/contract.js';
import { throwawayCertificate } from '../support/certificates/certificate.js';
import type { Answer, Ask, TestServer } from '../support/server.js';
import { API_SERVICES, aggregating, apiService, authority, Backend, type Call, EXTERNAL, MERGE, reason } from './backend.js';

const GROUP = 'shop.example.com';
const ROOT = `/apis/${GROUP}/v1`;
const THINGS = `${ROOT}/namespaces/x/things`;

const CALLER: User = {
  name: 'ann@example.com',
  uid: '',
  groups: ['buyers', 'système'],
  extra: { 'scopes.example.com/ä': ['a', 'b'], Plain: ['c'] },
};

const backend = new Backend();
const front = throwawayCertificate(['front-proxy']);
let server: TestServer;
let port: number;

/** Every request is this user's. */
const as = (user: User) => (): Authenticator[] => [{ authenticate: () => ({ outcome: 'user', user }) }];

before(async () => {
  port = await backend.start();
  const authorizer = (): Authorizer => ({
    authorize: ({ group, namespace }) => ({ decision: group === GROUP && namespace === 'closed' ? 'deny' : 'allow', reason: '' }),
  });
  server = await aggregating({ authenticators: as(CALLER), authorizer }, { tls: front });
  await server.create('/api/v1/namespaces/default/services', EXTERNAL);
  await server.create(API_SERVICES, apiService(GROUP, port));
  await reason(server, `v1.${GROUP}`, 'Passed');
});
after(async () => {
  await server.close();
  await backend.stop();
});

/** Sends the path as it is written; the client of the test server does so, too, but not where a path is an address. */
const ask = (path: string, options?: Ask): Promise<Answer> => server.ask(path, options);

test('method, path, query, body and headers go on, and the caller is named by the server alone', async () => {
  const answer = await ask(`${THINGS}/one%20two?b=2&a=x%20y&a=%ff`, {
    method: 'PUT',
    body: { some: 'thing' },
    headers: {
      'X-Mine': 'kept',
      'X-Remote-User': 'forged',
      'X-Remote-Group': 'system:masters',
      'X-Remote-Extra-Scopes': 'forged',
      X_Remote_User: 'forged',
      'X-Remote-Uid': 'forged',
      Connection: 'close, x-remote-user',
    },
  });
  assert.equal(answer.headers['x-own'], 'yes');
  const call = answer.json as Call;
  assert.deepEqual([call.method, call.url, call.body], ['PUT', `${THINGS}/one%20two?a=x+y&a=%FF&b=2`, '{"some":"thing"}']);
  assert.equal(call.headers['x-mine'], 'kept');
  const told = Object.entries(call.headers).filter(([name]) => /remote|authorization|impersonate/.test(name));
  assert.deepEqual(Object.fromEntries(told), {
    'x-remote-user': 'ann@example.com',
    'x-remote-group': `buyers, ${Buffer.from('système').toString('latin1')}, system:authenticated`,
    'x-remote-extra-scopes.example.com%2f%c3%a4': 'a, b',
    'x-remote-extra-plain': 'c',
  });
});

test('the other server is told of the impersonated user as the caller', async () => {
  const { headers } = (await ask(THINGS, { headers: { 'Impersonate-User': 'bob', 'Impersonate-Extra-A': 'b' } })).json as Call;
  assert.deepEqual(
    Object.entries(headers).filter(([name]) => /remote|impersonate/.test(name)),
    [
      ['x-remote-user', 'bob'],
      ['x-remote-group', 'system:authenticated'],
      ['x-remote-extra-a', 'b'],
    ],
  );
});

test('the server shows its certificate to the others', () => {
  assert.ok(backend.clientCertificates.has('front-proxy'));
});

test('discovery documents and what lies deeper are answered there, any status and any media type included', async () => {
  assert.equal((await ask(ROOT)).json.url, ROOT);
  assert.equal((await ask(`${ROOT}/`)).json.url, `${ROOT}/`);
  backend.answers.set(`${THINGS}/teapot`, (_, response) => response.writeHead(418, { 'Content-Type': 'text/tea' }).end('short'));
  const answer = await ask(`${THINGS}/teapot`, { headers: { Accept: 'text/tea' } });
  assert.deepEqual([answer.status, answer.headers['content-type'], answer.text], [418, 'text/tea', 'short']);
});

test('a request that is not authorized here is not passed on', async () => {
  const path = `${ROOT}/namespaces/closed/things`;
  let reached = false;
  backend.answers.set(path, (_, response) => {
    reached = true;
    response.end();
  });
  const answer = await ask(path);
  assert.deepEqual([answer.status, answer.json.reason, reached], [403, 'Forbidden', false]);
});

test('a redirect is handed to the client and not followed', async () => {
  backend.answers.set(`${THINGS}/moved`, (_, response) => response.writeHead(307, { Location: 'https://192.0.2.1/secret' }).end());
  const answer = await ask(`${THINGS}/moved`);
  assert.deepEqual([answer.status, answer.headers.location], [307, 'https://192.0.2.1/secret']);
});

const AMBIGUOUS = ['/..', '/../../other', '/%2e%2E/other', '/a%2Fb', '/a%5cb', '//b', '/./b'];
for (const tail of AMBIGUOUS)
  test(`a path that may be read in two ways is refused: things${tail}`, async () => {
    const [status, text] = await new Promise<[number | undefined, string]>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: server.server.port, path: `${THINGS}${tail}`, rejectUnauthorized: false };
      const request = https.get(options, (response) => {
        response.setEncoding('utf8').once('data', (body: string) => resolve([response.statusCode, body]));
      });
      request.on('error', reject);
    });
    assert.equal(status, 400, text);
    assert.match(text, /may be read in more than one way/);
  });

test('a request over HTTP/2 goes on with its body', async () => {
  const session = http2.connect(server.url, { rejectUnauthorized: false });
  for (const [method, sent] of [
    ['POST', 'over two'],
    ['GET', undefined],
    ['DELETE', 'options'],
  ] as const) {
    const stream = session.request({ ':path': THINGS, ':method': method }, { endStream: sent === undefined });
    if (sent !== undefined) stream.end(sent);
    let text = '';
    for await (const chunk of stream.setEncoding('utf8')) text += chunk;
    const call = JSON.parse(text) as Call;
    assert.deepEqual([call.method, call.body], [method, sent ?? '']);
  }
  session.close();
});

test('hop-by-hop headers of the other server are not passed on', async () => {
  backend.answers.set(`${THINGS}/hop`, (_, response) => {
    response
      .writeHead(200, { 'HTTP2-Settings': 'x', 'Keep-Alive': 'timeout=1', Connection: 'close, x-hop', 'X-Hop': 'x', 'X-Mine': 'y' })
      .end();
  });
  const session = http2.connect(server.url, { rejectUnauthorized: false });
  const stream = session.request({ ':path': `${THINGS}/hop` });
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
  assert.deepEqual([headers[':status'], headers['x-mine'], headers['x-hop'], headers['http2-settings']], [200, 'y', undefined, undefined]);
  stream.close();
  session.close();
});

test('a body without a length that reads like a request is passed on as a body', async () => {
  const smuggled = `GET ${THINGS}/secret HTTP/1.1\r\nHost: x\r\nX-Remote-User: system:admin\r\n\r\n`;
  let reached = false;
  backend.answers.set(`${THINGS}/secret`, (_, response) => {
    reached = true;
    response.end();
  });
  for (const method of ['DELETE', 'GET', 'OPTIONS']) {
    const headers = { 'Transfer-Encoding': 'chunked' };
    const request = https.request(`${server.url}${THINGS}`, { method, headers, rejectUnauthorized: false }).end(smuggled);
    const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) text += chunk;
    const call = JSON.parse(text) as Call;
    assert.deepEqual([call.method, call.body], [method, smuggled]);
  }
  assert.equal(reached, false);
});

test('connections are kept for reads, and one that ended meanwhile is no fault of the client', async () => {
  const uses = new Map<object, number>();
  backend.answers.set(`${THINGS}/kept`, ({ socket }, response) => {
    const used = (uses.get(socket) ?? 0) + 1;
    uses.set(socket, used);
    if (used < 3) response.end('fine');
    else socket.destroy();
  });
  for (let i = 0; i < 3; i += 1) assert.equal((await ask(`${THINGS}/kept`)).text, 'fine');
  assert.deepEqual([...uses.values()], [3, 1]);
});

test('a watch is passed on as it comes, and ends over there when the client leaves', async () => {
  let over: Promise<unknown> | undefined;
  backend.answers.set(THINGS, (request, response) => {
    over = once(response, 'close');
    response.write(`${JSON.stringify({ type: 'ADDED', object: { url: request.url } })}\n`);
  });
  const watch = server.watch(`${THINGS}?watch=1`);
  assert.deepEqual(await watch.next(), { type: 'ADDED', object: { url: `${THINGS}?watch=1` } });
  watch.close();
  await over;
  backend.answers.delete(THINGS);
});

test('a watch that is passed on ends when this server stops, which does not wait for it', async () => {
  const stopping = await aggregating();
  await stopping.create('/api/v1/namespaces/default/services', EXTERNAL);
  await stopping.create(API_SERVICES, apiService(GROUP, port));
  await reason(stopping, `v1.${GROUP}`, 'Passed');
  backend.answers.set(THINGS, (_, response) => response.write('{"type":"BOOKMARK","object":{}}\n'));
  const watch = stopping.watch(`${THINGS}?watch=1`);
  await watch.next();
  const began = performance.now();
  await stopping.close();
  await watch.ended;
  assert.ok(performance.now() - began < 5000);
  backend.answers.delete(THINGS);
});

test('a huge answer is streamed: the other side is held back while the client does not read', async () => {
  const CHUNK = Buffer.alloc(1 << 20);
  const SIZE = 64;
  let written = 0;
  let held: () => void = () => undefined;
  const holding = new Promise<void>((resolve) => {
    held = resolve;
  });
  backend.answers.set(`${THINGS}/huge`, async (_, response) => {
    for (; written < SIZE; written += 1) {
      if (response.write(CHUNK)) continue;
      const drained = once(response, 'drain');
      const timer = setTimeout(held, 500);
      await drained;
      clearTimeout(timer);
    }
    response.end();
  });
  const request = https.get(`${server.url}${THINGS}/huge`, { rejectUnauthorized: false });
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
  response.pause();
  await holding;
  assert.ok(written < SIZE / 2, `${written} MiB were taken though nobody read them`);
  let size = 0;
  for await (const chunk of response) size += chunk.length;
  assert.equal(size, SIZE << 20);
});

test('a server that never answers is given up when the time is over, here and there', async () => {
  let over: Promise<unknown> | undefined;
  const asked = new Promise<void>((resolve) => {
    backend.answers.set(`${THINGS}/hangs`, (_, response) => {
      over = once(response, 'close');
      resolve();
    });
  });
  const answer = await ask(`${THINGS}/hangs?timeout=300ms`);
  assert.equal(answer.status, 504);
  await asked;
  await over;
});

test('a server that breaks off in an answer breaks off the answer', async () => {
  backend.answers.set(`${THINGS}/breaks`, (_, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('only this', () => response.destroy());
  });
  await assert.rejects(ask(`${THINGS}/breaks`));
});

test('a server that hangs up without an answer is 503', async () => {
  backend.answers.set(`${THINGS}/resets`, ({ socket }) => socket.destroy());
  const answer = await ask(`${THINGS}/resets`, { method: 'POST', body: {} });
  assert.deepEqual([answer.status, answer.headers['content-type']], [503, 'text/plain; charset=utf-8']);
  assert.match(answer.text, /^error trying to reach service: /);
});

test('connections that switch protocols are joined, in the name of the caller', async () => {
  backend.server.once('upgrade', ({ headers }, socket) => {
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-User: ${headers['x-remote-user']}\r\n\r\n`,
    );
    socket.on('data', (data: Buffer) => socket.write(data.toString().toUpperCase()));
    socket.on('error', () => socket.destroy());
    socket.on('end', () => socket.end());
  });
  const request = https.get(`${server.url}${THINGS}/one/exec`, {
    headers: { Connection: 'Upgrade', Upgrade: 'websocket', 'X-Remote-User': 'forged' },
    rejectUnauthorized: false,
  });
  const [response, socket] = (await once(request, 'upgrade')) as [{ headers: Record<string, string> }, NodeJS.ReadWriteStream];
  assert.equal(response.headers['x-user'], 'ann@example.com');
  socket.write('hello');
  assert.equal(String((await once(socket, 'data'))[0]), 'HELLO');
  socket.end();
});

const TRUST: readonly (readonly [what: string, spec: object, status: number, text: RegExp])[] = [
  ['any certificate', { insecureSkipTLSVerify: true }, 200, /"url"/],
  ['the authority of the service', { caBundle: authority }, 200, /"url"/],
  ['another authority', { caBundle: Buffer.from(front.cert).toString('base64') }, 503, /^error trying to reach service: .*self-signed/],
  ['the authorities of the system', {}, 503, /^error trying to reach service: .*self-signed/],
  ['no certificate at all', { caBundle: Buffer.from('x').toString('base64') }, 500, /^unable to load root certificates/],
  [
    'the authority, for another service',
    { caBundle: authority, service: { namespace: 'default', name: 'other' } },
    503,
    /other\.default\.svc/,
  ],
];
for (const [i, [what, spec, status, text]] of TRUST.entries())
  test(`a server is called by trust in ${what}: ${status}`, async () => {
    const group = `trust${i}.example.com`;
    const { service, ...rest } = spec as { service?: object };
    if (service !== undefined) await server.create('/api/v1/namespaces/default/services', { ...EXTERNAL, metadata: { name: 'other' } });
    const object = apiService(group, port, rest) as { spec: { service: object } };
    Object.assign(object.spec.service, service);
    await server.create(API_SERVICES, object);
    await reason(server, `v1.${group}`, 'Passed');
    const answer = await ask(`/apis/${group}/v1/things`);
    assert.equal(answer.status, status, answer.text);
    assert.match(answer.text, text);
  });

test('a name that no header can hold is 503, and nothing is sent', async () => {
  const hostile = await aggregating({ authenticators: as({ ...CALLER, name: 'ann\r\nX-Remote-Group: system:masters' }) });
  await hostile.create('/api/v1/namespaces/default/services', EXTERNAL);
  await hostile.create(API_SERVICES, apiService(GROUP, port));
  await reason(hostile, `v1.${GROUP}`, 'Passed');
  const answer = await hostile.ask(THINGS);
  assert.equal(answer.status, 503);
  assert.match(answer.text, /^error trying to reach service: /);
  await hostile.close();
});

test('a version that is served here may be given to another server, and be taken back', async () => {
  const path = `${API_SERVICES}/v1beta1.batch`;
  const local = (await ask(path)).json.spec;
  const service = { namespace: 'default', name: 'backend', port };
  await ask(path, { method: 'PATCH', headers: MERGE, body: { spec: { service, insecureSkipTLSVerify: true } } });
  await reason(server, 'v1beta1.batch', 'Passed');
  assert.equal((await ask('/apis/batch/v1beta1/cronjobs')).json.url, '/apis/batch/v1beta1/cronjobs');
  assert.equal((await ask('/apis/batch/v1/jobs')).json.kind, 'JobList');
  await ask(path, { method: 'PATCH', headers: MERGE, body: { spec: { service: null, insecureSkipTLSVerify: null } } });
  await reason(server, 'v1beta1.batch', 'Local');
  assert.equal((await ask('/apis/batch/v1beta1/cronjobs')).json.kind, 'CronJobList');
  assert.deepEqual((await ask(path)).json.spec, local);
});

test('the group of the API services itself is never given away', async () => {
  const group = 'apiregistration.k8s.io';
  assert.equal((await server.create(API_SERVICES, apiService(group, port))).status, 201);
  await reason(server, `v1.${group}`, 'Passed');
  assert.equal((await ask(API_SERVICES)).json.kind, 'APIServiceList');
  assert.equal((await ask(`${API_SERVICES}/v1.${group}`, { method: 'DELETE' })).status, 200);
});

test('with the API service its paths are gone', async () => {
  await server.create(API_SERVICES, apiService('brief.example.com', port));
  await reason(server, 'v1.brief.example.com', 'Passed');
  assert.equal((await ask('/apis/brief.example.com/v1')).status, 200);
  await ask(`${API_SERVICES}/v1.brief.example.com`, { method: 'DELETE' });
  const answer = await ask('/apis/brief.example.com/v1');
  assert.deepEqual([answer.status, answer.text], [404, '404 page not found\n']);
});
