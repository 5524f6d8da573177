/** The name that the first bytes of a connection ask for. */
import assert from 'node:assert/strict';
import net from 'node:net';
import { test } from 'node:test';
import { type ConnectionOptions, connect } from 'node:tls';
import fc from 'fast-check';
import { askedName } from '../../../runtime/http/connections/server-name.js';

/** The first bytes that a client of the TLS library sends. */
async function firstBytes(options: ConnectionOptions): Promise<Buffer> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  const taken = new Promise<Buffer>((resolve) => server.once('connection', (socket) => socket.once('data', resolve)));
  const client = connect({ port, host: '127.0.0.1', ...options });
  client.on('error', () => undefined);
  const bytes = await taken;
  client.destroy();
  server.close();
  return bytes;
}

/** The same message in records of so many bytes. */
function inRecords(bytes: Buffer, size: number): Buffer {
  const message = bytes.subarray(5);
  const records: Buffer[] = [];
  for (let at = 0; at < message.length; at += size) {
    const part = message.subarray(at, at + size);
    records.push(Buffer.from([22, 3, 1, part.length >> 8, part.length & 255]), part);
  }
  return Buffer.concat(records);
}

test('the name is known as soon as the message is complete, however it is cut into records', async () => {
  for (const maxVersion of ['TLSv1.2', 'TLSv1.3'] as const) {
    const hello = await firstBytes({ servername: 'api.shop.example', maxVersion, ALPNProtocols: ['h2', 'http/1.1'] });
    for (const bytes of [hello, inRecords(hello, 1), inRecords(hello, 100)]) {
      for (let end = 0; end < bytes.length; end += 1) assert.equal(askedName(bytes.subarray(0, end)), undefined, `${end} bytes`);
      assert.equal(askedName(bytes), 'api.shop.example');
      assert.equal(askedName(Buffer.concat([bytes, Buffer.from('more')])), 'api.shop.example');
    }
  }
});

test('a client that asks for no name, and whatever is no such message, asks for none', async () => {
  assert.equal(askedName(await firstBytes({})), '');
  for (const text of [
    'GET / HTTP/1.1\r\n',
    'PRI * HTTP/2.0\r\n',
    '\x16\x03\x01\x00\x04\x02\x00\x00\x00',
    '\x16\x03\x01\x00\x04\x01\x00\x00\x00',
  ])
    assert.equal(askedName(Buffer.from(text, 'latin1')), '', JSON.stringify(text));
  const endless = Buffer.concat([Buffer.from([22, 3, 1, 255, 255, 1, 255, 255, 255]), Buffer.alloc(70_000)]);
  assert.equal(askedName(endless), '');
});

test('damaged bytes are no fault of whoever reads them', async () => {
  const hello = await firstBytes({ servername: 'api.shop.example' });
  fc.assert(
    fc.property(fc.nat(hello.length - 1), fc.uint8Array({ minLength: 1, maxLength: 8 }), (at, put) => {
      const bytes = Buffer.from(hello);
      bytes.set(put.subarray(0, bytes.length - at), at);
      const name = askedName(bytes);
      assert.ok(name === undefined || typeof name === 'string');
    }),
  );
});
