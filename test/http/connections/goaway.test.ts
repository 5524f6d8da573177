/** --goaway-chance: clients of HTTP/2 are asked to connect anew now and then, and lose nothing by it. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import http2, { type ClientHttp2Session } from 'node:http2';
import { after, before, test } from 'node:test';
import { TestServer } from '../../support/server.js';

let server: TestServer;
before(async () => {
  server = await TestServer.start({ goawayChance: 0.02 });
});
after(() => server.close());

const headers = { authorization: 'Bearer admin' };

async function status(session: ClientHttp2Session, path = '/livez'): Promise<number> {
  const stream = session.request({ ':path': path, ...headers });
  stream.resume();
  const [answer] = await once(stream, 'response');
  await once(stream, 'close');
  return Number(answer[':status']);
}

/** Requests until one is followed by GOAWAY; so many fail by chance once in 10^17. */
const PATIENCE = 2000;

test('a session is ended after some request that is answered, and a watch on it goes on', async () => {
  const session = http2.connect(server.url, { rejectUnauthorized: false });
  let asked = false;
  session.on('goaway', (code) => {
    assert.equal(code, http2.constants.NGHTTP2_NO_ERROR);
    asked = true;
  });
  const watch = session.request({ ':path': '/api/v1/namespaces/default/configmaps?watch=true', ...headers });
  await once(watch, 'response');
  let sent = 0;
  for (; !asked && sent < PATIENCE; sent += 1) assert.equal(await status(session), 200);
  assert.ok(asked, `no GOAWAY after ${sent} requests`);
  await server.create('/api/v1/namespaces/default/configmaps', { metadata: { name: 'seen' } });
  const [event] = await once(watch, 'data');
  assert.match(String(event), /"name":"seen"/);
  watch.close();
});

test('connections of HTTP/1.1 stay', async () => {
  for (let sent = 0; sent < 300; sent += 1) {
    const { headers: told } = await server.ask('/livez');
    assert.notEqual(told.connection, 'close');
  }
});

test('without the flag nobody is asked to go', async () => {
  const plain = await TestServer.start();
  const session = http2.connect(plain.url, { rejectUnauthorized: false });
  session.on('goaway', () => assert.fail('a client was asked to go'));
  for (let sent = 0; sent < 300; sent += 1) assert.equal(await status(session), 200);
  session.removeAllListeners('goaway');
  session.close();
  await plain.close();
});
