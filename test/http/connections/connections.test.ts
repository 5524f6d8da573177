/** Connections of clients that say nothing, take nothing, are no longer there, or are too many. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import http2 from 'node:http2';
import net from 'node:net';
import { after, before, test } from 'node:test';
import tls from 'node:tls';
import type { Attributes } from '../../../runtime/auth/contract.js';
import { TestServer } from '../../support/server.js';

const QUICK = { maximum: 0, handshakeMs: 200, silentMs: 300, idleMs: 400, probeMs: 200, untakenMs: 300, unreadMs: 50 };
const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';

/** Whoever asks about secrets waits for ever. */
const authorizer = () => ({
  authorize: ({ resource }: Attributes) =>
    resource === 'secrets' ? new Promise<never>(() => undefined) : { decision: 'allow' as const, reason: '' },
});

let server: TestServer;

before(async () => {
  server = await TestServer.start({
    connectionLimits: QUICK,
    authorizer,
    requestTimeout: 0.3,
  });
  const written = await server.create(CONFIG_MAPS, { metadata: { name: 'large' }, data: { k: 'x'.repeat(900_000) } });
  assert.equal(written.status, 201);
});

after(() => server.close());

async function socketTo(of: TestServer, protocol: 'h2' | 'http/1.1'): Promise<tls.TLSSocket> {
  const socket = tls.connect({ port: of.server.port, host: '127.0.0.1', rejectUnauthorized: false, ALPNProtocols: [protocol] });
  socket.on('error', () => undefined);
  await once(socket, 'secureConnect');
  return socket;
}

function sessionTo(of: TestServer): http2.ClientHttp2Session {
  const session = http2.connect(of.url, { rejectUnauthorized: false });
  session.on('error', () => undefined);
  return session;
}

const closed = (emitter: NodeJS.EventEmitter): Promise<unknown> => new Promise((resolve) => emitter.once('close', resolve));

/** Sends a byte every few milliseconds until the other side has had enough. */
async function trickle(socket: net.Socket, byte: string): Promise<void> {
  const timer = setInterval(() => socket.write(byte), 20);
  socket.resume();
  await closed(socket);
  clearInterval(timer);
}

/** A frame of HTTP/2 (RFC 7540, section 4.1). */
function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

const PREFACE = Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), frame(4, 0, 0, Buffer.alloc(0))]);

test('a connection that never begins its handshake is closed', async () => {
  const socket = net.connect(server.server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  await closed(socket);
});

test('a request over HTTP without TLS is answered with a sentence that says so', async () => {
  // On a busy machine the handshake of the other tests is over before the request is there.
  const patient = await TestServer.start();
  try {
    for (const method of ['GET', 'POST']) {
      const socket = net.connect(patient.server.port, '127.0.0.1');
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.write(`${method} /api HTTP/1.1\r\nHost: x\r\n\r\n`);
      await once(socket, 'close');
      assert.match(
        Buffer.concat(chunks).toString(),
        /^HTTP\/1\.0 400 Bad Request\r\n(.+\r\n)*\r\nClient sent an HTTP request to an HTTPS server\.\n$/,
      );
    }
  } finally {
    await patient.close();
  }
});

for (const protocol of ['h2', 'http/1.1'] as const)
  test(`a connection that is silent after its handshake for ${protocol} is closed`, async () => {
    const socket = await socketTo(server, protocol);
    socket.resume();
    await closed(socket);
  });

test('a session that opened no stream is closed, whatever it pings', async () => {
  const socket = await socketTo(server, 'h2');
  socket.write(PREFACE);
  const timer = setInterval(() => socket.write(frame(6, 0, 0, Buffer.alloc(8))), 20);
  socket.resume();
  await closed(socket);
  clearInterval(timer);
});

test('headers that trickle are not waited for', async () => {
  const socket = await socketTo(server, 'http/1.1');
  socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  await trickle(socket, 'x');
});

test('headers of a stream that never end are not waited for', async () => {
  const socket = await socketTo(server, 'h2');
  socket.write(Buffer.concat([PREFACE, frame(1, 0, 1, Buffer.from([0x82]))]));
  const timer = setInterval(() => socket.write(frame(9, 0, 1, Buffer.alloc(0))), 20);
  socket.resume();
  await closed(socket);
  clearInterval(timer);
});

test('a body that trickles is answered 504, and its connection is closed', async () => {
  const socket = await socketTo(server, 'http/1.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(
    `POST ${CONFIG_MAPS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer admin\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"metadata":`,
  );
  await trickle(socket, ' ');
  assert.match(Buffer.concat(chunks).toString(), /^HTTP\/1\.1 504 /);
});

test('a stream whose body trickles is answered 504 and closed; others of its session go on', async () => {
  const session = sessionTo(server);
  const stream = session.request({ ':method': 'POST', ':path': CONFIG_MAPS, authorization: 'Bearer admin' });
  stream.on('error', () => undefined);
  const timer = setInterval(() => stream.write(' '), 20);
  const [headers] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders];
  assert.equal(headers[':status'], 504);
  stream.resume();
  await closed(stream);
  clearInterval(timer);
  const other = session.request({ ':path': '/readyz' });
  const [ready] = (await once(other, 'response')) as [http2.IncomingHttpHeaders];
  assert.equal(ready[':status'], 200);
  session.destroy();
});

test('a stream that was refused at once does not go on sending', async () => {
  const session = sessionTo(server);
  const stream = session.request({ ':method': 'POST', ':path': '/api/v1/nosuch', authorization: 'Bearer admin' });
  stream.on('error', () => undefined);
  const [headers] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders];
  assert.equal(headers[':status'], 404);
  stream.resume();
  await closed(stream);
  session.destroy();
});

test('a stream that was answered 504 is closed, although its work is not done', async () => {
  const session = sessionTo(server);
  const stream = session.request({ ':path': '/api/v1/namespaces/default/secrets/a', authorization: 'Bearer admin' });
  stream.resume();
  await closed(stream);
  session.destroy();
});

for (const protocol of ['h2', 'http/1.1'] as const)
  test(`an answer that nobody takes over ${protocol} is not kept for ever`, async () => {
    if (protocol === 'h2') {
      // A window of nothing lets the server send headers only.
      const session = http2.connect(server.url, { rejectUnauthorized: false, settings: { initialWindowSize: 0 } });
      session.on('error', () => undefined);
      await once(session, 'remoteSettings');
      const stream = session.request({ ':path': '/readyz', authorization: 'Bearer admin' });
      stream.on('error', () => undefined);
      await closed(stream);
      session.destroy();
      return;
    }
    const socket = await socketTo(server, protocol);
    socket.pause();
    // Enough answers to fill all that lies between.
    const request = `GET ${CONFIG_MAPS}/large HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer admin\r\n\r\n`;
    const gone = closed(socket);
    for (let i = 0; i < 40; i += 1) socket.write(request);
    // A socket that reads nothing learns of its end by writing.
    const timer = setInterval(() => socket.write(request), 50);
    await gone;
    clearInterval(timer);
  });

test('an idle session is closed, one with a watch that answers is not, and one whose client is gone is', async () => {
  const idle = sessionTo(server);
  const stream = idle.request({ ':path': '/readyz' });
  stream.resume();
  await closed(stream);
  const watching = sessionTo(server);
  const watch = watching.request({ ':path': `${CONFIG_MAPS}?watch=1`, authorization: 'Bearer admin' });
  await once(watch, 'response');
  watch.resume();
  // A client of bare bytes that answers no PING: its watch is indexed headers and a literal path.
  const dead = await socketTo(server, 'h2');
  dead.resume();
  const path = Buffer.from(`${CONFIG_MAPS}?watch=1`);
  const headers = Buffer.concat([Buffer.from([0x82, 0x87, 0x41, 1, 0x78, 0x44, path.length]), path]);
  dead.write(Buffer.concat([PREFACE, frame(1, 5, 1, headers)]));
  await Promise.all([closed(idle), closed(dead)]);
  assert.equal(watching.closed, false);
  assert.equal(watch.closed, false);
  watching.destroy();
});

test('headers of more than 64 KiB are 431', async () => {
  const socket = await socketTo(server, 'http/1.1');
  socket.write(`GET /readyz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  assert.match(answer.toString(), /^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  socket.destroy();
});

test('long headers are read where they are no longer than that', async () => {
  const answer = await server.ask('/readyz', { headers: { 'X-Long': 'x'.repeat(50_000) } });
  assert.equal(answer.status, 200);
});

const FLOODS: Readonly<Record<string, () => Buffer>> = {
  PING: () => frame(6, 0, 0, Buffer.alloc(8)),
  SETTINGS: () => frame(4, 0, 0, Buffer.alloc(0)),
};

for (const [name, made] of Object.entries(FLOODS))
  test(`a session that floods the server with ${name} frames is closed`, async () => {
    const socket = await socketTo(server, 'h2');
    socket.resume();
    socket.write(Buffer.concat([PREFACE, ...Array.from({ length: 5000 }, made)]));
    await closed(socket);
    assert.equal((await server.ask('/readyz')).status, 200);
  });

test('a session that opens streams only to reset them is closed', async () => {
  const socket = await socketTo(server, 'h2');
  socket.resume();
  const path = Buffer.from('/readyz');
  const headers = Buffer.concat([Buffer.from([0x82, 0x87, 0x41, 1, 0x78, 0x44, path.length]), path]);
  const frames: Buffer[] = [PREFACE];
  for (let id = 1; id < 20_000; id += 2) frames.push(frame(1, 5, id, headers), frame(3, 0, id, Buffer.from([0, 0, 0, 8])));
  socket.write(Buffer.concat(frames));
  await closed(socket);
  assert.equal((await server.ask('/readyz')).status, 200);
});

test('a session has 250 streams at once', async () => {
  const session = sessionTo(server);
  const [settings] = (await once(session, 'remoteSettings')) as [http2.Settings];
  assert.equal(settings.maxConcurrentStreams, 250);
  session.destroy();
});

test('where there is no room, an idle connection makes it, and a busy one does not', async () => {
  const small = await TestServer.start({ maxConnections: 3 });
  const sockets: tls.TLSSocket[] = [];
  const watching = async (): Promise<tls.TLSSocket> => {
    const socket = await socketTo(small, 'http/1.1');
    socket.write(`GET ${CONFIG_MAPS}?watch=1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer admin\r\n\r\n`);
    await once(socket, 'data');
    sockets.push(socket);
    return socket;
  };
  const first = await watching();
  const idle = await socketTo(small, 'http/1.1');
  idle.resume();
  const gone = closed(idle);
  await watching();
  await watching();
  await gone;
  const refused = net.connect(small.server.port, '127.0.0.1');
  refused.on('error', () => undefined);
  refused.resume();
  await closed(refused);
  assert.equal(first.destroyed, false);
  for (const socket of sockets) socket.destroy();
  await small.close();
});

test('connections that never asked for anything make room before one that was served, however long that is idle', async () => {
  const small = await TestServer.start({ maxConnections: 3 });
  const served = await socketTo(small, 'http/1.1');
  const asked = async (): Promise<void> => {
    served.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(served, 'data');
  };
  await asked();
  const silent: tls.TLSSocket[] = [];
  const gone: Promise<unknown>[] = [];
  for (let i = 0; i < 6; i += 1) {
    const socket = await socketTo(small, 'http/1.1');
    socket.resume();
    silent.push(socket);
    gone.push(closed(socket));
  }
  await Promise.all(gone.slice(0, 4));
  await asked();
  for (const socket of [served, ...silent]) socket.destroy();
  await small.close();
});
