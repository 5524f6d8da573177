/** Backups of the embedded store while it is written, and objects moved between engines. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { Transfer } from '../../runtime/cli/transfer.js';
import { MemoryEngine, SqliteEngine } from '../../runtime/store/index.js';
import { said } from '../support/programs/command.js';
import { EtcdCluster, WITHOUT_ETCD } from '../support/programs/etcd.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { TestServer } from '../support/server.js';

const MAPS = '/api/v1/namespaces/default/configmaps';

let folder: string;
const at = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => removeFolder(folder));

const onSqlite = (name: string): Promise<TestServer> => TestServer.start({ engine: new SqliteEngine({ directory: at(name) }) });

describe('backup and restore', () => {
  it('copy one moment of a store that is being written', async () => {
    const server = await onSqlite('live');
    let going = true;
    let made = 0;
    const writing = (async () => {
      while (going) assert.equal((await server.create(MAPS, { metadata: { name: `m-${made++}` } })).status, 201);
    })();
    while (made < 50) await new Promise(setImmediate);
    const acknowledged = made - 1;
    const copied = await said('backup', `--data-dir=${at('live')}`, `--to=${at('copy.db')}`);
    assert.deepEqual(copied, { status: 0, said: `The store is in ${at('copy.db')}.\n` });
    going = false;
    await writing;
    await server.close();
    assert.equal((await said('restore', `--from=${at('copy.db')}`, `--data-dir=${at('restored')}`)).status, 0);
    const restored = await onSqlite('restored');
    const { items, metadata } = (await restored.ask(MAPS)).json;
    assert.ok(items.length >= acknowledged, `${items.length} of ${acknowledged}`);
    assert.ok(
      items.every(
        (item: { metadata: { resourceVersion: string } }) => Number(item.metadata.resourceVersion) <= Number(metadata.resourceVersion),
      ),
    );
    assert.equal((await restored.create(MAPS, { metadata: { name: 'after' } })).status, 201);
    await restored.close();
  });

  it('replace nothing, and refuse what is no backup', async () => {
    const server = await onSqlite('one');
    await server.close();
    writeFileSync(at('taken'), 'x');
    const refused: readonly [args: string[], says: RegExp][] = [
      [['backup', `--data-dir=${at('one')}`], /backup needs --to/],
      [['backup', `--data-dir=${at('one')}`, `--to=${at('taken')}`], /replaces nothing/],
      [['backup', `--data-dir=${at('none')}`, `--to=${at('x')}`], /no store/],
      [['restore', `--from=${at('nothing')}`, `--data-dir=${at('two')}`], /no file/],
      [['restore', `--from=${at('taken')}`, `--data-dir=${at('one')}`], /has a store/],
      [['restore', `--from=${at('taken')}`, `--data-dir=${at('two')}`], /database of another program/],
    ];
    for (const [args, says] of refused) {
      const { status, said: text } = await said(...args);
      assert.equal(status, 1, text);
      assert.match(text, says);
    }
    assert.equal(existsSync(at('two/kindwright.db')), false);
  });
});

describe('export and import', () => {
  it('leave out which servers are alive, and keep what else is not known', async () => {
    const engine = new MemoryEngine();
    await engine.open();
    for (const key of ['/registry/masterleases/10.0.0.1', '/registry/strange/thing', '/registry/zebra'])
      await engine.commit({ key, value: Buffer.from('x'), expected: 0 });
    const keys: unknown[] = [];
    for await (const line of new Transfer({ catalogue, kinds: [] }, engine, '/registry/').lines()) keys.push(JSON.parse(line).key);
    await engine.close();
    assert.deepEqual(keys, [undefined, 'strange/thing', 'zebra']);
  });

  it('refuse a file that is no export, and name the line that cannot be read', async () => {
    writeFileSync(at('other'), '{"kind":"List"}\n');
    writeFileSync(at('broken'), '{"kindwright":"export","version":1}\n{"key":\n');
    assert.match((await said('import', `--from=${at('other')}`, `--data-dir=${at('d')}`)).said, /no export/);
    assert.match((await said('import', `--from=${at('broken')}`, `--data-dir=${at('d')}`)).said, /line 2 cannot be read/);
  });

  it('bring every object to etcd and back as it was, but for its version', { skip: WITHOUT_ETCD }, async () => {
    const cluster = await EtcdCluster.start();
    try {
      const server = await onSqlite('first');
      await server.create(MAPS, { metadata: { name: 'm', labels: { a: 'b' } }, data: { k: 'v' } });
      const spec = {
        schedule: '* * * * *',
        jobTemplate: { spec: { template: { spec: { restartPolicy: 'Never', containers: [{ name: 'c', image: 'i' }] } } } },
      };
      await server.create('/apis/batch/v1/namespaces/default/cronjobs', { metadata: { name: 'c' }, spec });
      await server.close();
      const etcd = `--etcd-servers=${cluster.servers.join(',')}`;
      for (const args of [
        ['export', `--data-dir=${at('first')}`, `--to=${at('a')}`],
        ['import', etcd, `--from=${at('a')}`],
        ['export', etcd, `--to=${at('b')}`],
        ['import', `--data-dir=${at('second')}`, `--from=${at('b')}`],
        ['export', `--data-dir=${at('second')}`, `--to=${at('c')}`],
      ]) {
        const { status, said: text } = await said(...args);
        assert.equal(status, 0, text);
      }
      const lines = (name: string): string[] =>
        readFileSync(at(name), 'utf8')
          .replace(/"resourceVersion":"\d+"/g, '')
          .split('\n')
          .slice(1);
      assert.ok(lines('a').length > 5);
      assert.deepEqual(lines('b'), lines('a'));
      assert.deepEqual(lines('c'), lines('a'));
      assert.match((await said('import', etcd, `--from=${at('a')}`)).said, /^0 objects were stored/);
    } finally {
      await cluster.stop();
    }
  });
});
