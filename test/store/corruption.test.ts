/** A damaged store: what a start, a running server and `kindwright check-store` say of it, and the way on from a backup. */
import assert from 'node:assert/strict';
import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { SqliteEngine } from '../../runtime/store/index.js';
import { openSqlite, type SqliteValue } from '../../runtime/store/sqlite/binding.js';
import { said } from '../support/programs/command.js';
import { EtcdCluster, WITHOUT_ETCD } from '../support/programs/etcd.js';
import { freshFolder, removeFolder, startProcess } from '../support/programs/process.js';
import { TestServer } from '../support/server.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const keyOf = (name: string): string => `/registry/configmaps/default/${name}`;
const OBJECTS = 200;

let folder: string;
const at = (name: string): string => path.join(folder, name);
const db = (): string => at('data/kindwright.db');

const check = (): ReturnType<typeof said> => said('check-store', `--data-dir=${at('data')}`);
const serverOf = (name: string): Promise<TestServer> => TestServer.start({ engine: new SqliteEngine({ directory: at(name) }) });

/** Changes the database as somebody might who has no idea of it. */
function tamper(sql: string, ...values: SqliteValue[]): void {
  const database = openSqlite(db());
  database.prepare(sql).run(...values);
  database.close();
}

const { error } = console;
let whole: string;

/** A store with objects and its backup, made once and copied for each test. */
before(async () => {
  console.error = () => undefined;
  whole = folder = freshFolder();
  const server = await serverOf('data');
  for (let i = 0; i < OBJECTS; i += 1)
    assert.equal((await server.create(MAPS, { metadata: { name: `m-${i}` }, data: { text: 'x'.repeat(3000) } })).status, 201);
  await server.close();
  assert.equal((await said('backup', `--data-dir=${at('data')}`, `--to=${at('backup.db')}`)).status, 0);
});
after(() => {
  console.error = error;
  removeFolder(whole);
});
beforeEach(() => {
  folder = freshFolder();
  cpSync(whole, folder, { recursive: true });
});
afterEach(() => removeFolder(folder));

/** The faulty store exits with 1, names what is at fault, and tells the way on; that way leads to all objects. */
async function faulty(...says: (string | RegExp)[]): Promise<void> {
  const { status, said: text } = await check();
  assert.equal(status, 1, text);
  for (const say of says) assert.ok(typeof say === 'string' ? text.includes(say) : say.test(text), `${say}: ${text}`);
  assert.match(text, /kindwright restore --from=<backup> --data-dir=<new folder>/);
  const restored = await said('restore', `--from=${at('backup.db')}`, `--data-dir=${at('new')}`);
  assert.equal(restored.status, 0, restored.said);
  const server = await serverOf('new');
  assert.equal((await server.ask(MAPS)).json.items.length, OBJECTS);
  await server.close();
}

const started = (): Promise<unknown> => new SqliteEngine({ directory: at('data') }).open();

test('a store that is whole is said to be so, also while a server uses it', async () => {
  const good = async (): Promise<number> => {
    const { status, said: text } = await check();
    assert.equal(status, 0);
    return Number(/^(\d+) objects can be read, and the store is whole\.\n$/.exec(text)?.[1]);
  };
  const before = await good();
  assert.ok(before > OBJECTS, `${before}`);
  const server = await serverOf('data');
  await server.ask(`${MAPS}/m-1`, { method: 'DELETE' });
  assert.equal(await good(), before - 1);
  await server.close();
});

test('a file that was cut short does not open', async () => {
  truncateSync(db(), Math.floor(statSync(db()).size / 2 / 4096) * 4096);
  await assert.rejects(started(), { name: 'StoreOpenError', fault: 'corrupt', message: /kindwright\.db is damaged.*kindwright restore/ });
  await faulty(/damaged/);
});

test('flipped bytes in pages harm what is in them, and nothing is silent', async () => {
  // The page of the log that most values are in the middle of.
  const bytes = readFileSync(db());
  const page = Math.floor(bytes.indexOf(Buffer.from('"name":"m-77"')) / 4096);
  const handle = openSync(db(), 'r+');
  writeSync(handle, Buffer.alloc(64, 0xff), 0, 64, page * 4096);
  closeSync(handle);
  await faulty(/damaged|cannot be read/);
  const server = await serverOf('data').catch(() => undefined);
  if (server === undefined) return;
  const answer = await server.ask(MAPS);
  assert.equal(answer.status, 500, answer.text);
  assert.match(answer.json.message, /m-\d+|damaged/);
  assert.equal((await server.ask('/api/v1/namespaces/default/secrets')).status, 200);
  await server.close();
});

for (const [what, value, why] of [
  ['is not JSON', 'junk', /: .*JSON/],
  ['is JSON of another kind', '{"kind":"Secret","apiVersion":"v1","metadata":{}}', /: "Secret" is stored where ConfigMap is kept/],
] as const)
  test(`a value that ${what} is named`, async () => {
    tamper('UPDATE log SET value = ? WHERE key = ?', Buffer.from(value), keyOf('m-7'));
    assert.match((await check()).said, why);
    await faulty(`${keyOf('m-7')}: `);
    const server = await serverOf('data');
    assert.match((await server.ask(MAPS)).json.message, /configmaps\/default\/m-7/);
    assert.equal((await server.ask(`${MAPS}/m-7`, { method: 'DELETE' })).status, 200);
    assert.equal((await server.ask(MAPS)).json.items.length, OBJECTS - 1);
    await server.close();
  });

test('a value that is gone from its row is named', async () => {
  tamper('UPDATE log SET value = NULL WHERE key = ?', keyOf('m-8'));
  await faulty(`${keyOf('m-8')}: the log holds no value`);
  const server = await serverOf('data');
  assert.match((await server.ask(`${MAPS}/m-8`)).json.message, /m-8.*holds no bytes/);
  await server.close();
});

test('a row that is missing in the log is missed, and the store does not open', async () => {
  tamper('DELETE FROM log WHERE key = ?', keyOf('m-9'));
  await assert.rejects(started(), {
    name: 'StoreOpenError',
    fault: 'corrupt',
    message: /1 of the revisions .* missing.*kindwright check-store/,
  });
  await faulty(/1 of the revisions \d+ to \d+ are missing in the log/);
});

test('a write-ahead log that was removed after a crash is missed, and the message says how to go on without it', async () => {
  const running = await startProcess(at('crashed'));
  await running.stop('SIGKILL');
  rmSync(at('crashed/kindwright.db-wal'));
  const opening = new SqliteEngine({ directory: at('crashed') });
  const note = at('crashed/kindwright.committed');
  await assert.rejects(opening.open(), { name: 'StoreOpenError', fault: 'corrupt', message: new RegExp(`wal is missing.*remove ${note}`) });
  rmSync(note);
  const again = new SqliteEngine({ directory: at('crashed') });
  await again.open();
  await again.close();
  assert.equal(existsSync(note), false);
});

test('a file that is no database, and a backup that is damaged, are told from one another', async () => {
  writeFileSync(db(), 'x'.repeat(10_000));
  assert.match((await check()).said, /the database is damaged or none/);
  copyFileSync(db(), at('backup.db'));
  assert.match((await said('restore', `--from=${at('backup.db')}`, `--data-dir=${at('new')}`)).said, /backup\.db is damaged or no backup/);
});

test('an export that meets what cannot be read names its key', async () => {
  tamper('UPDATE log SET value = ? WHERE key = ?', Buffer.from('junk'), keyOf('m-7'));
  const { status, said: text } = await said('export', `--data-dir=${at('data')}`, `--to=${at('out')}`);
  assert.equal(status, 1);
  assert.ok(text.includes(keyOf('m-7')), text);
});

test('in etcd, too, a foreign value is named, kept apart and deleted', { skip: WITHOUT_ETCD }, async () => {
  const cluster = await EtcdCluster.start();
  try {
    const { EtcdEngine } = await import('../../runtime/store/index.js');
    const options = { servers: cluster.servers, ca: undefined, cert: undefined, key: undefined };
    const server = await TestServer.start({ engine: new EtcdEngine(options) });
    await server.create(MAPS, { metadata: { name: 'good' } });
    const other = new EtcdEngine(options);
    await other.open();
    await other.commit({ key: keyOf('foreign'), value: Buffer.from('k8s\0junk'), expected: undefined });
    await other.close();
    assert.match((await server.ask(MAPS)).json.message, /configmaps\/default\/foreign/);
    assert.equal((await server.ask(`${MAPS}/good`)).status, 200);
    const checked = await said('check-store', `--etcd-servers=${cluster.servers.join(',')}`);
    assert.equal(checked.status, 1);
    assert.match(checked.said, /^\/registry\/configmaps\/default\/foreign: /m);
    assert.equal((await server.ask(`${MAPS}/foreign`, { method: 'DELETE' })).status, 200);
    assert.equal((await server.ask(MAPS)).json.items.length, 1);
    assert.equal((await said('check-store', `--etcd-servers=${cluster.servers.join(',')}`)).status, 0);
    await server.close();
  } finally {
    await cluster.stop();
  }
});
