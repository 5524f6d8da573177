import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { WebSocket } from 'ws';
import { throwawayCertificate } from '../../support/certificates/certificate.js';
import { TestServer } from '../../support/server.js';

/** An agent of a node: it tells what it was asked, and echoes over switched connections. */
const agent = https.createServer(throwawayCertificate(), (request: IncomingMessage, response: ServerResponse) => {
  if (request.url === '/moved') {
    response.writeHead(302, { Location: '/elsewhere' }).end();
    return;
  }
  const refused = Number(/limitBytes=(\d+)/.exec(request.url ?? '')?.[1]);
  if (refused >= 300) {
    response.writeHead(refused).end('not now');
    return;
  }
  const many = { 'X-Many': ['a', 'b, c', 'a'], Warning: ['299 - "one"', '299 - "two"'] };
  response.writeHead(200, { 'Content-Type': 'application/json', Connection: 'close', 'X-Own': 'yes', ...many });
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () =>
    response.end(
      JSON.stringify({
        ...{ method: request.method, url: request.url, headers: request.headers, distinct: request.headersDistinct },
        body: Buffer.concat(chunks).toString(),
      }),
    ),
  );
});
agent.on('upgrade', (request: IncomingMessage, socket) => {
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${request.headers.upgrade}\r\nX-Asked: ${request.url}\r\nX-Protocols: ${request.headers['sec-websocket-protocol']}\r\n\r\n`,
  );
  socket.on('data', (data: Buffer) => socket.write(data.toString().toUpperCase()));
  socket.on('error', () => socket.destroy());
  socket.on('end', () => socket.end());
});

/** May call this machine, where the agent is. */
let server: TestServer;
let strict: TestServer;
const pod = (name: string, nodeName?: string): unknown => ({
  metadata: { name },
  spec: {
    containers: [
      { name: 'c', image: 'i:1' },
      { name: 'd', image: 'i:1' },
    ],
    ...(nodeName === undefined ? {} : { nodeName }),
  },
});

before(async () => {
  await new Promise<void>((resolve) => agent.listen(0, '127.0.0.1', resolve));
  server = await TestServer.start({ outgoingAllowedCidrs: ['127.0.0.1/32'] });
  strict = await TestServer.start();
  const { port } = agent.address() as AddressInfo;
  const status = { addresses: [{ type: 'InternalIP', address: '127.0.0.1' }], daemonEndpoints: { kubeletEndpoint: { Port: port } } };
  await server.create('/api/v1/nodes', { metadata: { name: 'here' }, status });
  await server.create('/api/v1/nodes', { metadata: { name: 'nowhere' } });
  await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
  await server.create('/api/v1/namespaces/default/pods', pod('p', 'here'));
  await server.create('/api/v1/namespaces/default/pods', pod('lost', 'nowhere'));
  await server.create('/api/v1/namespaces/default/pods', pod('waiting'));
});
after(async () => {
  await server.close();
  await strict.close();
  agent.closeAllConnections();
  await new Promise((resolve) => agent.close(resolve));
});

test('what follows the word proxy is passed on, however the path before it is spelled', async () => {
  for (const path of ['/api/v1/nodes/here/proxy/a/', '/api/v1/namespaces//nodes/here/proxy/a/', '/api/v1/n%6fdes/here/proxy/a/'])
    assert.equal((await server.ask(path)).json.url, '/a/', path);
});

test('a node proxy passes path, query and body on as they are, and keeps credentials and hop-by-hop headers', async () => {
  // Clients tidy up paths that they are given as addresses, so this one is written by hand.
  const text = await new Promise<string>((resolve, reject) => {
    const request = https.request(
      {
        port: server.server.port,
        host: '127.0.0.1',
        path: '/api/v1/nodes/here/proxy/a/../b%2Fc?x=1&x=2',
        method: 'POST',
        headers: {
          Authorization: 'Bearer admin',
          'X-Mine': 'v',
          TE: 'trailers',
          'Impersonate-User': 'bob',
          'Impersonate-Extra-A': 'b',
          'X-Forwarded-For': '192.0.2.1',
        },
        rejectUnauthorized: false,
      },
      (response) => {
        assert.equal(response.headers['x-own'], 'yes');
        response.setEncoding('utf8').on('data', resolve);
      },
    );
    request.on('error', reject);
    request.end('hello');
  });
  const { method, url, body, headers } = JSON.parse(text);
  assert.deepEqual({ method, url, body }, { method: 'POST', url: '/a/../b%2Fc?x=1&x=2', body: 'hello' });
  assert.equal(headers['x-mine'], 'v');
  assert.equal(headers['x-forwarded-for'], '192.0.2.1, 127.0.0.1');
  assert.equal(headers['x-forwarded-uri'], '/api/v1/nodes/here/proxy/a/../b%2Fc?x=1&x=2');
  for (const name of ['authorization', 'te', 'impersonate-user', 'impersonate-extra-a']) assert.equal(headers[name], undefined, name);
});

test('a body without a length is passed on as a body', async () => {
  const smuggled = 'GET /run/any/pod HTTP/1.1\r\nHost: x\r\n\r\n';
  const text = await new Promise<string>((resolve, reject) => {
    const headers = { Authorization: 'Bearer admin', 'Transfer-Encoding': 'chunked' };
    const options = { method: 'DELETE', headers, rejectUnauthorized: false };
    const request = https.request(`${server.url}/api/v1/nodes/here/proxy/x`, options, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    });
    request.on('error', reject).end(smuggled);
  });
  assert.equal(JSON.parse(text).body, smuggled);
});

test('headers that are sent more than once go on as often, in their order, and come back so', async () => {
  const { port } = server.server;
  const [text, response] = await new Promise<[string, IncomingMessage]>((resolve, reject) => {
    const headers = { Authorization: 'Bearer admin', 'X-Two': ['2', '1', '2'], 'X-Forwarded-For': ['192.0.2.1', '192.0.2.2'] };
    const request = https.get(
      { port, host: '127.0.0.1', path: '/api/v1/nodes/here/proxy/', headers, rejectUnauthorized: false },
      (answer) => {
        let read = '';
        answer.setEncoding('utf8');
        answer.on('data', (more: string) => {
          read += more;
        });
        answer.on('end', () => resolve([read, answer]));
      },
    );
    request.on('error', reject);
  });
  const { distinct } = JSON.parse(text) as { distinct: Record<string, string[]> };
  assert.deepEqual(distinct['x-two'], ['2', '1', '2']);
  assert.deepEqual(distinct['x-forwarded-for'], ['192.0.2.1, 192.0.2.2, 127.0.0.1']);
  assert.deepEqual(response.headersDistinct['x-many'], ['a', 'b, c', 'a']);
  assert.deepEqual(response.headersDistinct.warning, ['299 - "one"', '299 - "two"']);
});

test('any accept header and HEAD reach the node; redirects lead back through the proxy', async () => {
  assert.equal((await server.ask('/api/v1/nodes/here/proxy/x', { headers: { Accept: 'text/html' } })).json.url, '/x');
  assert.equal((await server.ask('/api/v1/nodes/here/proxy/x', { method: 'HEAD' })).headers['x-own'], 'yes');
  const moved = await server.ask('/api/v1/nodes/here/proxy/moved');
  assert.deepEqual([moved.status, moved.headers.location], [302, '/api/v1/nodes/here/proxy/elsewhere']);
  const bare = await server.ask('/api/v1/nodes/here/proxy?a=b');
  assert.deepEqual([bare.status, bare.headers.location], [301, '/api/v1/nodes/here/proxy/?a=b']);
});

test('logs come from the node of the pod', async () => {
  const { json } = await server.ask('/api/v1/namespaces/default/pods/p/log?container=c&follow=1&tailLines=5');
  assert.equal(json.url, '/containerLogs/default/p/c?follow=true&tailLines=5');
});

for (const [status, reason, details] of [
  [404, 'NotFound', { name: 'p', kind: 'pods/log' }],
  [503, 'ServiceUnavailable', { name: 'p', kind: 'pods/log' }],
  [400, 'BadRequest', undefined],
  [500, 'InternalError', { causes: [{ message: 'not now' }] }],
] as const)
  test(`a node that answers ${status} to a request for a log is told of with ${JSON.stringify(details ?? 'no details')}`, async () => {
    const answer = await server.ask(`/api/v1/namespaces/default/pods/p/log?container=c&limitBytes=${status}`);
    assert.deepEqual([answer.status, answer.json.reason, answer.json.details], [status, reason, details], answer.text);
  });

test('of a node that cannot be asked for a log, clients are told neither reason nor details', async () => {
  const { status, json } = await server.ask('/api/v1/namespaces/default/pods/lost/log?container=c');
  assert.deepEqual([status, json.reason, json.details], [500, undefined, undefined]);
  assert.match(json.message, /no preferred addresses found/);
});

/** The messages of a log over a WebSocket, and its subprotocol. */
function logMessages(
  protocols: readonly string[],
): Promise<{ protocol: string; messages: [data: string, binary: boolean][]; code: number }> {
  const path = '/api/v1/namespaces/default/pods/p/log?container=c&follow=1';
  const headers = { Authorization: 'Bearer admin' };
  const socket = new WebSocket(`${server.url}${path}`.replace('https', 'wss'), [...protocols], { rejectUnauthorized: false, headers });
  const messages: [string, boolean][] = [];
  return new Promise((resolve, reject) => {
    socket.on('message', (data: Buffer, binary) => messages.push([data.toString(), binary]));
    socket.on('close', (code) => resolve({ protocol: socket.protocol, messages, code }));
    socket.on('error', reject);
  });
}

for (const [protocols, protocol, binary] of [
  [[], '', true],
  [['binary.k8s.io'], 'binary.k8s.io', true],
  [['v9.unknown', 'base64.binary.k8s.io'], 'base64.binary.k8s.io', false],
] as const)
  test(`a log goes over a WebSocket of ${protocol || 'no subprotocol'} in ${binary ? 'bytes' : 'base64'}, after an empty message`, async () => {
    const told = await logMessages(protocols);
    assert.deepEqual([told.protocol, told.code, told.messages[0]], [protocol, 1000, ['', binary]]);
    assert.ok(told.messages.every(([, kind]) => kind === binary));
    const text = told.messages.map(([data]) => (binary ? data : Buffer.from(data, 'base64').toString())).join('');
    assert.equal(JSON.parse(text).url, '/containerLogs/default/p/c?follow=true');
  });

test('a log has no other subprotocols', async () => {
  await assert.rejects(logMessages(['v4.channel.k8s.io']), /403/);
});

/** What the node was asked over a switched connection, and what it made of `hello`. */
function switched(headers: Readonly<Record<string, string>>): Promise<{ asked: unknown; protocols: unknown; text: string }> {
  const { port } = server.server;
  return new Promise((resolve, reject) => {
    const request = https.request({
      port,
      host: '127.0.0.1',
      path: '/api/v1/namespaces/default/pods/p/exec?container=d&command=sh&command=-c&stdin=1&stdout=true',
      headers: { Authorization: 'Bearer admin', Connection: 'Upgrade', ...headers },
      rejectUnauthorized: false,
    });
    request.on('upgrade', (response, socket) => {
      socket.write('hello');
      socket.once('data', (data: Buffer) => {
        resolve({ asked: response.headers['x-asked'], protocols: response.headers['x-protocols'], text: data.toString() });
        socket.destroy();
      });
    });
    request.on('response', (response) => reject(new Error(`answered ${response.statusCode}`)));
    request.on('error', reject);
    request.end();
  });
}

test('exec joins the client with the node once both switch protocols', async () => {
  const asked = '/exec/default/p/d?input=1&output=1&command=sh&command=-c';
  assert.deepEqual(await switched({ Upgrade: 'SPDY/3.1' }), { asked, protocols: 'undefined', text: 'HELLO' });
});

test('a token among the subprotocols of a WebSocket stays here', async () => {
  const token = 'base64url.bearer.authorization.k8s.io.YQ';
  const forwarded = async (offered: string): Promise<unknown> =>
    (await switched({ Upgrade: 'websocket', 'Sec-WebSocket-Protocol': offered })).protocols;
  assert.equal(await forwarded(`${token}, v4.channel.k8s.io`), 'v4.channel.k8s.io');
  assert.equal(await forwarded(token), 'undefined');
});

test('a request that switches protocols where nothing does is answered as usual', async () => {
  const answer = await server.ask('/api/v1/namespaces/default', { headers: { Connection: 'Upgrade', Upgrade: 'websocket' } });
  assert.deepEqual([answer.status, answer.json.kind], [200, 'Namespace']);
});

const REFUSALS: readonly (readonly [path: string, status: number, message: RegExp])[] = [
  ['pods/p/exec?container=c&command=ls', 400, /^Upgrade request required$/],
  ['pods/p/exec?command=ls', 400, /^a container name must be specified for pod p, choose one of: \[c d\]$/],
  ['pods/p/attach?container=x', 400, /^container x is not valid for pod p$/],
  ['pods/p/portforward?ports=http', 400, /^strconv\.ParseInt: parsing "http": invalid syntax$/],
  ['pods/waiting/exec?container=c', 400, /^pod waiting does not have a host assigned$/],
  ['pods/waiting/log?container=c&tailLines=many', 400, /^strconv\.ParseInt: parsing "many": invalid syntax$/],
  ['pods/waiting/log?container=c&limitBytes=0', 422, /limitBytes: Invalid value: 0: must be greater than 0$/],
  ['pods/lost/log?container=c', 500, /no preferred addresses found; known addresses: \[\]/],
  ['pods/a:b:c:d/proxy/', 400, /^invalid pod request "a:b:c:d"$/],
  ['pods/ftp:p:80/proxy/', 400, /^invalid pod request/],
  ['pods/p/proxy/', 400, /^address not allowed$/],
  ['services/none/proxy/', 404, /^services "none" not found$/],
];
for (const [path, status, message] of REFUSALS)
  test(`${path} is refused with ${status}`, async () => {
    const answer = await server.ask(`/api/v1/namespaces/default/${path}`);
    assert.equal(answer.status, status, answer.text);
    assert.match(answer.json.message, message);
  });

/** Ways to write this machine, its link, nobody and groups of machines; and texts that are no address but may be taken for one. */
const NOT_ELSEWHERE = [
  '127.0.0.1',
  '127.255.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '0.1.2.3',
  '224.0.0.1',
  '239.1.1.1',
  '255.255.255.255',
  '::1',
  '0:0:0:0:0:0:0:1',
  '0000:0000::0001',
  '::0.0.0.1',
  '::',
  '0::0',
  '::127.0.0.1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::FFFF:127.0.0.1',
  '::ffff:7f00:1',
  '0:0:0:0:0:ffff:7f00:0001',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '::ffff:0:0',
  '::ffff:224.0.0.1',
  '::ffff:ffff:ffff',
  'fe80::1',
  'FE80:0::1',
  'febf::1',
  'fe80::1%lo',
  '::1%lo',
  '2001:db8::1%lo',
  'ff02::1',
  'ff12::1',
  'ff0e::1',
  'localhost',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.0.0.01',
  '127.0.0.1.',
  ' 127.0.0.1',
  '[::1]',
  '',
];

test('addresses of this machine, its link and groups are never called for a pod, however they are written', async () => {
  await strict.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
  await strict.create('/api/v1/namespaces/default/pods', pod('waiting'));
  for (const ip of NOT_ELSEWHERE) {
    const status = { podIP: ip, podIPs: [{ ip }] };
    const headers = { 'Content-Type': 'application/merge-patch+json' };
    const set = await strict.ask('/api/v1/namespaces/default/pods/waiting/status', { method: 'PATCH', headers, body: { status } });
    const answer = await strict.ask('/api/v1/namespaces/default/pods/waiting/proxy/');
    assert.deepEqual([answer.status, answer.json.message], [400, 'address not allowed'], `${ip} ${set.status}`);
  }
});

test('such addresses are not called for a node, at no port and for nothing that nodes are asked', async () => {
  const { port } = agent.address() as AddressInfo;
  // Whatever resolvers make of a text: one that is an address of this machine is refused, and one that is none leads nowhere.
  const refused = ({ status, json }: { status: number; json: { message?: string } }): boolean =>
    (status === 400 && json.message === 'address not allowed') ||
    ((status === 503 || status === 500) && /getaddrinfo/.test(json.message ?? ''));
  for (const [i, address] of NOT_ELSEWHERE.filter((text) => text !== '').entries()) {
    const status = { addresses: [{ type: 'InternalIP', address }], daemonEndpoints: { kubeletEndpoint: { Port: port } } };
    assert.equal((await strict.create('/api/v1/nodes', { metadata: { name: `n-${i}` }, status })).status, 201);
    assert.equal((await strict.create('/api/v1/namespaces/default/pods', pod(`p-${i}`, `n-${i}`))).status, 201);
    const other = await strict.ask(`/api/v1/nodes/https:n-${i}:1${port % 10_000}/proxy/`);
    assert.deepEqual([other.status, other.json.message], [400, 'address not allowed'], address);
    for (const path of [`nodes/n-${i}/proxy/`, `nodes/https:n-${i}:${port}/proxy/x`, `namespaces/default/pods/p-${i}/log?container=c`]) {
      const answer = await strict.ask(`/api/v1/${path}`);
      assert.ok(refused(answer), `${address} ${path} ${answer.status} ${answer.text}`);
    }
    for (const path of [`exec?container=c&command=ls`, 'attach?container=c', 'portforward?ports=80']) {
      const headers = { Connection: 'Upgrade', Upgrade: 'SPDY/3.1' };
      const answer = await strict.ask(`/api/v1/namespaces/default/pods/p-${i}/${path}`, { headers });
      assert.ok(refused(answer), `${address} ${path} ${answer.status} ${answer.text}`);
    }
  }
});

test('a server is not its own node, even where this machine may be called', async () => {
  const { port } = server.server;
  const status = { addresses: [{ type: 'InternalIP', address: '127.0.0.1' }], daemonEndpoints: { kubeletEndpoint: { Port: port } } };
  await server.create('/api/v1/nodes', { metadata: { name: 'self' }, status });
  for (const path of ['nodes/self/proxy/api', `nodes/https:self:${port}/proxy/api`, `nodes/https:here:${port}/proxy/api`]) {
    const answer = await server.ask(`/api/v1/${path}`);
    assert.deepEqual([answer.status, answer.json.message], [400, 'address not allowed'], path);
  }
});

test('such addresses are not called where an endpoint or an external address names them', async () => {
  const group = [
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:0:0:1',
    '0::0',
    '::ffff:0:0',
    'FE80:0::1',
    '::ffff:a9fe:1',
    'ff12::1',
    '::ffff:224.0.0.1',
  ];
  for (const ip of group) {
    const endpoints = { metadata: { name: 'e' }, subsets: [{ addresses: [{ ip }], ports: [{ port: 80 }] }] };
    const external = { metadata: { name: 's' }, spec: { ports: [{ port: 80 }], externalIPs: [ip] } };
    const slice = { metadata: { name: 's' }, addressType: 'IPv6', endpoints: [{ addresses: [ip] }] };
    for (const [path, object] of [
      ['/api/v1/namespaces/default/endpoints', endpoints],
      ['/api/v1/namespaces/default/services', external],
      ['/apis/discovery.k8s.io/v1/namespaces/default/endpointslices', slice],
    ] as const) {
      const answer = await strict.create(path, object);
      assert.equal(answer.status, 422, `${ip} ${answer.text}`);
      assert.match(answer.json.message, /may not be /, ip);
    }
  }
});

test('a service proxy calls no address that is not a pod of the namespace', async () => {
  const subsets = [{ addresses: [{ ip: '192.0.2.7' }], ports: [{ port: 80 }] }];
  await server.create('/api/v1/namespaces/default/endpoints', { metadata: { name: 'forged' }, subsets });
  const answer = await server.ask('/api/v1/namespaces/default/services/forged/proxy/');
  assert.deepEqual([answer.status, answer.json.message], [503, 'no endpoints available for service "forged"']);
});

test('a node that does not answer is 503', async () => {
  await server.create('/api/v1/nodes', {
    metadata: { name: 'gone' },
    status: { addresses: [{ type: 'InternalIP', address: '127.0.0.1' }], daemonEndpoints: { kubeletEndpoint: { Port: 1 } } },
  });
  const answer = await server.ask('/api/v1/nodes/gone/proxy/metrics');
  assert.equal(answer.status, 503);
  assert.match(answer.json.message, /^error trying to reach service: /);
});
