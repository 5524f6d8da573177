/** Stores brought to another engine. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { EtcdEngine, SqliteEngine } from '../../runtime/store/index.js';
import { postgresEngine } from '../store/postgres/engines.js';
import { said } from '../support/programs/command.js';
import { EtcdCluster, WITHOUT_ETCD } from '../support/programs/etcd.js';
import { PostgresServer, WITHOUT_POSTGRES } from '../support/programs/postgres.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { TestServer } from '../support/server.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const EVENTS = '/api/v1/namespaces/default/events';

describe('copy-storage', { skip: WITHOUT_POSTGRES }, () => {
  let database: PostgresServer;
  let folder: string;
  before(async () => {
    database = await PostgresServer.start();
  });
  after(() => database.stop());
  beforeEach(() => {
    folder = freshFolder();
  });
  afterEach(() => removeFolder(folder));

  const at = (name: string): string => path.join(folder, name);

  async function onSqlite(name: string, work: (server: TestServer) => Promise<void>): Promise<void> {
    const server = await TestServer.start({ engine: new SqliteEngine({ directory: at(name) }) });
    await work(server).finally(() => server.close());
  }

  async function onPostgres(url: string, work: (server: TestServer) => Promise<void>): Promise<void> {
    const server = await TestServer.start({ engine: postgresEngine(url) });
    await work(server).finally(() => server.close());
  }

  async function copied(from: string, to: string, says: RegExp): Promise<void> {
    const { status, said: text } = await said('copy-storage', `--from=${from}`, `--to=${to}`);
    assert.equal(status, 0, text);
    assert.match(text, says);
  }

  it('brings the embedded store to a database with uids and revisions, and back as objects', async () => {
    const url = await database.database();
    let made: unknown;
    let newest = 0;
    await onSqlite('first', async (server) => {
      for (let i = 0; i < 150; i += 1)
        assert.equal((await server.create(MAPS, { metadata: { name: `m-${i}` }, data: { i: `${i}` } })).status, 201);
      await server.create(EVENTS, {
        metadata: { name: 'e' },
        involvedObject: { kind: 'ConfigMap', namespace: 'default', name: 'm-1' },
        reason: 'Made',
        type: 'Normal',
      });
      const { json } = await server.ask(MAPS);
      made = json.items;
      newest = Number(json.metadata.resourceVersion);
    });
    await copied(
      `sqlite:${at('first')}`,
      url,
      /values were copied as they are\. The lifetime of 1 of them begins anew\. They keep their revisions/,
    );
    await onPostgres(url, async (server) => {
      const { json } = await server.ask(MAPS);
      assert.deepEqual(json.items, made);
      assert.ok(Number(json.metadata.resourceVersion) >= newest);
      const answer = await server.ask(`${MAPS}/m-1`, {
        method: 'PUT',
        body: json.items.find((m: { metadata: { name: string } }) => m.metadata.name === 'm-1'),
      });
      assert.equal(answer.status, 200, answer.text);
    });
    await copied(url, `sqlite:${at('second')}`, /objects were copied\. They have revisions of their own/);
    const withoutRevisions = (items: unknown): unknown =>
      JSON.parse(JSON.stringify(items).replace(/"resourceVersion":"\d+"/g, '"resourceVersion":""'));
    await onSqlite('second', async (server) => {
      assert.deepEqual(withoutRevisions((await server.ask(MAPS)).json.items), withoutRevisions(made));
    });
  });

  it('brings a database to etcd and back, byte for byte', { skip: WITHOUT_ETCD }, async () => {
    const cluster = await EtcdCluster.start();
    const [url, other] = [await database.database(), await database.database()];
    try {
      const source = postgresEngine(url);
      await source.open();
      for (const key of ['configmaps/a', 'masterleases/10.0.0.1', 'secrets/b'])
        await source.commit({ key: `/registry/${key}`, value: Buffer.from([0, 255, ...Buffer.from(key)]), expected: 0 });
      const before = (await source.range('')).entries;
      await source.close();
      const etcd = `etcd:${cluster.servers.join(',')}`;
      await copied(url, etcd, /^2 values were copied as they are\. They have revisions of their own/);
      const engine = new EtcdEngine({ servers: cluster.servers, ca: undefined, cert: undefined, key: undefined });
      const found = (await engine.range('/registry/')).entries.map(({ key, value }) => ({ key, value }));
      await engine.close();
      assert.deepEqual(
        found,
        [before[0], before[2]].map((entry) => ({ key: entry?.key, value: entry?.value })),
      );
      await copied(etcd, other, /^2 values were copied/);
      const again = await said('copy-storage', `--from=${etcd}`, `--to=${other}`);
      assert.deepEqual([again.status, /holds a store already; name an empty database/.test(again.said)], [1, true]);
      const taken = await said('copy-storage', `--from=${other}`, `--to=${etcd}`);
      assert.deepEqual([taken.status, /holds objects already; name an empty one/.test(taken.said)], [1, true]);
    } finally {
      await cluster.stop();
    }
  });

  it('says what is wrong with what it is given', async () => {
    const refused: readonly [args: string[], says: RegExp][] = [
      [[], /copy-storage needs --from, a store: sqlite:<data folder>/],
      [['--from=nowhere', '--to=x'], /--from: it is none of sqlite:/],
      [['--from=sqlite:a', '--to=sqlite:b'], /backup and restore copy an embedded store/],
      [[`--from=sqlite:${at('none')}`, '--to=postgres://u@h/d'], /--from: there is no store in/],
      [['--from=sqlite:a', '--to=postgres://u:secret@h/d'], /--to: it holds a password; put that in a file/],
    ];
    for (const [args, says] of refused) {
      const { status, said: text } = await said('copy-storage', ...args);
      assert.equal(status, 1, text);
      assert.match(text, says);
      assert.doesNotMatch(text, /secret/);
    }
  });
});
