/** Lists beyond what is held at once: whole, in every form, and in nobody's way. */
import assert from 'node:assert/strict';
import https from 'node:https';
import { after, before, describe, it } from 'node:test';
import { TestServer } from '../support/server.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const COUNT = 60;
const BYTES = 900_000;

let server: TestServer;

before(async () => {
  server = await TestServer.start();
  const names = Array.from({ length: COUNT }, (_, i) => `m-${String(i).padStart(3, '0')}`);
  for (const name of names) await server.create(MAPS, { metadata: { name }, data: { k: name.padEnd(BYTES, 'x') } });
});
after(() => server.close());

describe('a list of 50 MB', () => {
  it('comes whole, again and again', async () => {
    for (let i = 0; i < 2; i += 1) {
      const { items } = (await server.ask(MAPS)).json;
      assert.deepEqual(
        items.map((item: { metadata: { name: string }; data: { k: string } }) => [item.metadata.name, item.data.k.length]),
        Array.from({ length: COUNT }, (_, n) => [`m-${String(n).padStart(3, '0')}`, BYTES]),
      );
    }
  });

  it('comes as a Table and as Protobuf', async () => {
    const table = await server.ask(MAPS, { headers: { Accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' } });
    assert.equal(table.json.rows.length, COUNT);
    const protobuf = await server.ask(MAPS, { headers: { Accept: 'application/vnd.kubernetes.protobuf' } });
    assert.ok(protobuf.bytes.length > COUNT * BYTES);
  });

  it('waits for a client that does not read, and keeps nobody else waiting', async () => {
    const slow = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      const options = { headers: { Authorization: 'Bearer admin' }, rejectUnauthorized: false, agent: new https.Agent() };
      https.get(`${server.url}${MAPS}`, options, resolve).on('error', reject);
    });
    assert.equal((await server.ask(`${MAPS}/m-000`)).status, 200);
    let size = 0;
    for await (const chunk of slow) size += (chunk as Buffer).length;
    assert.ok(size > COUNT * BYTES);
  });
});
