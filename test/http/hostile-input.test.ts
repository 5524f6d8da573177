/** Bad input gets the right status, and the server goes on serving others. */
import assert from 'node:assert/strict';
import http2 from 'node:http2';
import net from 'node:net';
import { after, before, test } from 'node:test';
import tls from 'node:tls';
import { gzipSync } from 'node:zlib';
import { TestServer } from '../support/server.js';

let server: TestServer;
const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';

before(async () => {
  server = await TestServer.start();
});
after(() => server.close());

const packed = (body: Buffer): Promise<{ status: number; text: string }> =>
  server.ask(CONFIG_MAPS, { method: 'POST', body, headers: { 'Content-Encoding': 'gzip' } });

test('a packed body is unpacked within the bounds of one that is not', async () => {
  assert.equal((await packed(gzipSync('{"metadata":{"name":"packed"}}'))).status, 201);
  assert.equal((await packed(gzipSync(Buffer.alloc(64 * 1024 * 1024)))).status, 413);
  const broken = await packed(Buffer.from('{"metadata":{"name":"plain"}}'));
  assert.equal(broken.status, 400);
  assert.match(broken.text, /the body is not valid gzip/);
});

/** The server still answers others after what was done to it. */
const alive = async (): Promise<void> => assert.equal((await server.ask('/readyz')).text, 'ok');

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((n, i) => `${n}: &${n} [${Array(9).fill(`*${'abcdefghi'[i]}`).join(',')}]`).join('\n')}\n`;

const bodies: { name: string; body: string | Buffer; type?: string; status: number; says?: RegExp }[] = [
  { name: 'malformed JSON', body: '{"kind":', status: 400 },
  { name: 'JSON 10,000 levels deep', body: `{"metadata":{"name":"deep"},"data":${nested(10_000)}}`, status: 400, says: /nested deeper/ },
  { name: 'YAML 10,000 levels deep', body: `data: ${'['.repeat(10_000)}`, type: 'application/yaml', status: 400 },
  { name: 'a YAML bomb', body: bomb, type: 'application/yaml', status: 400 },
  { name: 'a YAML alias that contains itself', body: 'data: &a\n  b: *a\n', type: 'application/yaml', status: 400 },
  { name: 'text that is no UTF-8', body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), status: 400 },
  { name: 'a list instead of an object', body: '[]', status: 400 },
  {
    name: 'a value of the wrong type',
    body: '{"metadata":{"name":"a"},"data":{"k":5}}',
    status: 400,
    says: /v1\.ConfigMap\.Data: ReadString: expects " or n, but found 5/,
  },
  {
    name: 'another kind',
    body: '{"kind":"Secret","apiVersion":"v1","metadata":{"name":"a"}}',
    status: 400,
    says: /cannot be handled as a ConfigMap: converting \(v1\.Secret\) to \(core\.ConfigMap\): unknown conversion/,
  },
  {
    name: 'a kind there is not',
    body: '{"kind":"constructor","apiVersion":"v1"}',
    status: 400,
    says: /no kind "constructor" is registered for version "v1"/,
  },
  {
    name: 'a version there is not',
    body: '{"kind":"ConfigMap","apiVersion":"__proto__"}',
    status: 400,
    says: /no kind "ConfigMap" is registered for version "__proto__"/,
  },
  { name: 'a body over three megabytes', body: `{"data":{"k":"${'x'.repeat(3_200_000)}"}}`, status: 413 },
  { name: 'an integer beyond 64 bits', body: '{"metadata":{"name":"a","generation":99999999999999999999}}', status: 400 },
  { name: 'an invalid name', body: '{"metadata":{"name":"Not_Valid"}}', status: 422 },
  { name: 'a wrong Protobuf prefix', body: Buffer.from('k9s\0aaaa'), type: 'application/vnd.kubernetes.protobuf', status: 400 },
  {
    name: 'truncated Protobuf',
    body: Buffer.from([0x6b, 0x38, 0x73, 0x00, 0x0a, 0x0f, 0x0a, 0x02]),
    type: 'application/vnd.kubernetes.protobuf',
    status: 400,
  },
  { name: 'an unknown media type', body: '<a/>', type: 'application/xml', status: 415 },
];

for (const { name, body, type = 'application/json', status, says } of bodies) {
  test(`${name} is ${status}`, async () => {
    const answer = await server.ask(CONFIG_MAPS, { method: 'POST', body, headers: { 'Content-Type': type } });
    assert.equal(answer.status, status, answer.text.slice(0, 300));
    const shown = answer.json;
    assert.equal(shown.kind, 'Status');
    assert.equal(shown.code, status);
    if (says !== undefined) assert.match(shown.message, says);
    await alive();
  });
}

test('members named __proto__ are data, and duplicates keep the last', async () => {
  const answer = await server.ask(CONFIG_MAPS, {
    method: 'POST',
    body: '{"metadata":{"name":"proto","labels":{"a":"1","a":"2"}},"data":{"__proto__":"x","constructor":"y"}}',
  });
  assert.equal(answer.status, 201, answer.text);
  assert.match(answer.text, /"__proto__":"x"/);
  assert.match(answer.text, /"constructor":"y"/);
  assert.equal(answer.json.metadata.labels.a, '2');
  assert.equal(({} as Record<string, unknown>).x, undefined);
});

test('integers beyond 2^53 come back digit by digit', async () => {
  const answer = await server.ask(CONFIG_MAPS, { method: 'POST', body: '{"metadata":{"name":"big","generation":9007199254740993}}' });
  assert.equal(answer.status, 201, answer.text);
  assert.match(answer.text, /"generation":9007199254740993/);
  const again = await server.ask(`${CONFIG_MAPS}/big`);
  assert.match(again.text, /"generation":9007199254740993/);
  const patched = await server.ask(`${CONFIG_MAPS}/big`, {
    method: 'PATCH',
    body: { data: { k: 'v' } },
    headers: { 'Content-Type': 'application/merge-patch+json' },
  });
  assert.match(patched.text, /"generation":9007199254740993/);
});

for (const query of [
  'labelSelector=a%20b',
  'labelSelector=%3D',
  'fieldSelector=nosuch%3D1',
  'limit=abc',
  'continue=%%%',
  'continue=e30',
  'resourceVersion=abc',
]) {
  test(`?${query} is 400`, async () => {
    assert.equal((await server.ask(`${CONFIG_MAPS}?${query}`)).status, 400);
  });
}

test('a configuration with a time that is none is 400, whether it makes an object or not', async () => {
  await server.create(CONFIG_MAPS, { metadata: { name: 'timed' } });
  for (const name of ['timed', 'untimed']) {
    const body = { kind: 'ConfigMap', apiVersion: 'v1', metadata: { name, creationTimestamp: 'yesterday' } };
    const headers = { 'Content-Type': 'application/apply-patch+yaml' };
    const answer = await server.ask(`${CONFIG_MAPS}/${name}?fieldManager=m`, { method: 'PATCH', body, headers });
    assert.equal(answer.status, 400, answer.text);
  }
});

for (const [target, status] of [
  ['http://[', 400],
  ['http://[/api/v1/pods', 400],
  ['http://localhost/api/v1/pods', 200],
  ['//[', 404],
  ['/%', 400],
  ['*', 404],
] as const)
  test(`the request target ${target} is ${status}`, async () => {
    const socket = tls.connect({ port: server.server.port, host: '127.0.0.1', rejectUnauthorized: false });
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer admin\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const bytes of socket) answer += String(bytes);
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `));
  });

test('a method that nobody knows is 405, whatever it is called', async () => {
  for (const method of ['BREW', 'get', 'X-Y']) {
    const socket = tls.connect({ port: server.server.port, host: '127.0.0.1', rejectUnauthorized: false });
    socket.write(`${method} ${CONFIG_MAPS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer admin\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const bytes of socket) answer += String(bytes);
    assert.match(answer, /^HTTP\/1.1 405 /, method);
  }
});

test('an upload that stops in the middle harms nobody', async () => {
  const socket = tls.connect({ port: server.server.port, host: '127.0.0.1', rejectUnauthorized: false });
  await new Promise((resolve) => socket.once('secureConnect', resolve));
  socket.write(
    `POST ${CONFIG_MAPS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer admin\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"metadata":`,
  );
  socket.destroy();
  await alive();
});

test('bytes that are no TLS and lines that are no HTTP harm nobody', async () => {
  const plain = net.connect(server.server.port, '127.0.0.1');
  plain.on('error', () => undefined);
  await new Promise((resolve) => plain.once('connect', resolve));
  const closed = new Promise((resolve) => plain.once('close', resolve));
  plain.resume();
  plain.write('GET / HTTP/1.1\r\n\r\n');
  await closed;
  const socket = tls.connect({ port: server.server.port, host: '127.0.0.1', rejectUnauthorized: false });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('secureConnect', resolve));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  socket.write('\x00\x01\x02\r\n\r\n');
  await ended;
  await alive();
});

test('a client that stops reading its watch is cut off, and others see every change', async () => {
  await server.create(CONFIG_MAPS, { metadata: { name: 'busy' }, data: { k: '0' } });
  const session = http2.connect(server.url, { rejectUnauthorized: false });
  session.on('error', () => undefined);
  const stalled = session.request({ ':path': `${CONFIG_MAPS}?watch=1`, authorization: 'Bearer admin' });
  stalled.on('error', () => undefined);
  stalled.pause();
  const watch = server.watch(`${CONFIG_MAPS}?watch=1&fieldSelector=metadata.name%3Dbusy`);
  assert.equal((await watch.next()).type, 'ADDED');
  const pad = 'x'.repeat(900_000);
  for (let i = 1; i <= 40; i += 1) {
    const answer = await server.ask(`${CONFIG_MAPS}/busy`, {
      method: 'PATCH',
      body: { data: { k: String(i), pad } },
      headers: { 'Content-Type': 'application/merge-patch+json' },
    });
    assert.equal(answer.status, 200);
    const event = await watch.next();
    assert.equal((event.object as { data: { k: string } }).data.k, String(i));
  }
  watch.close();
  session.destroy();
  await alive();
});
