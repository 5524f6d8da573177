/** A server whose store is encrypted: what operators see of it, from the first key to the next one. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { SqliteEngine } from '../../runtime/store/index.js';
import { FakeKms } from '../store/encryption/fake-kms.js';
import { MovedClock } from '../support/clock.js';
import { kindwright as run } from '../support/programs/command.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { type TestOptions, TestServer } from '../support/server.js';
import { until } from '../support/until.js';

const SECRETS = '/api/v1/namespaces/default/secrets';
const KEY_1 = Buffer.alloc(32, 1).toString('base64');
const KEY_2 = Buffer.alloc(32, 2).toString('base64');
const PLAIN_TEXT = 'hunter2-in-the-clear';
const VALUE = Buffer.from(PLAIN_TEXT).toString('base64');

let folder: string;
const at = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => removeFolder(folder));

function configure(...providers: readonly string[]): string {
  const file = at('encryption.yaml');
  writeFileSync(
    file,
    `apiVersion: apiserver.config.k8s.io/v1
kind: EncryptionConfiguration
resources:
- resources: [ secrets, rows.example.com ]
  providers:
${providers.map((one) => `  - ${one}\n`).join('')}`,
  );
  return file;
}

const keyed = (type: string, ...keys: readonly (readonly [name: string, secret: string])[]): string =>
  `${type}: { keys: [ ${keys.map(([name, secret]) => `{ name: ${name}, secret: "${secret}" }`).join(', ')} ] }`;

const start = (options: TestOptions = {}): Promise<TestServer> =>
  TestServer.start({ storage: 'sqlite', dataDir: at('data'), encryptionProviderConfig: at('encryption.yaml'), ...options });

const create = async (server: TestServer, name: string): Promise<void> => {
  const { status, text } = await server.create(SECRETS, { metadata: { name }, data: { password: VALUE } });
  assert.equal(status, 201, text);
};

/** What values of secrets in the closed store begin with, without repeats. */
async function storedAs(): Promise<string[]> {
  const engine = new SqliteEngine({ directory: at('data') });
  await engine.open();
  const { entries } = await engine.range('/registry/secrets/');
  await engine.close();
  return [...new Set(entries.map(({ value }) => /^k8s:enc:[^:]+:v1:[^:]+:/.exec(String(value))?.[0] ?? 'plain'))].sort();
}

/** Files of the data folder that hold what must not be found, plain or as it stands in an object. */
const leaks = (directory = folder): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return bytes.includes(VALUE) || bytes.includes(PLAIN_TEXT);
    });

async function kindwright(...args: readonly string[]): Promise<{ readonly status: number | null; readonly said: string }> {
  const { code, stdout, stderr } = await run(args, { cwd: folder });
  return { status: code, said: `${stdout}${stderr}` };
}

const command = (name: string, ...args: readonly string[]) => kindwright(name, `--data-dir=${at('data')}`, ...args);
const encrypted = (): string => `--encryption-provider-config=${at('encryption.yaml')}`;

describe('an encrypted store', () => {
  it('has nothing plain in its database, log or backups; its commands read it with the same file', async () => {
    configure(keyed('aesgcm', ['one', KEY_1]));
    let server = await start();
    for (const name of ['a', 'b', 'c']) await create(server, name);
    assert.equal((await server.ask(`${SECRETS}/b`, { method: 'DELETE' })).status, 200);
    assert.equal((await command('backup', `--to=${at('backup.db')}`)).status, 0);
    assert.deepEqual(leaks(), []);
    assert.match(
      (await server.ask('/metrics')).text,
      /apiserver_storage_transformation_operations_total\{.*status="OK".*transformer_prefix="k8s:enc:aesgcm:v1:".*\} [1-9]/,
    );
    await server.close();
    assert.deepEqual([leaks(), await storedAs()], [[], ['k8s:enc:aesgcm:v1:one:']]);

    server = await start();
    const { json } = await server.ask(SECRETS);
    assert.deepEqual(
      json.items.map(({ metadata, data }: { metadata: { name: string }; data: object }) => [metadata.name, data]),
      ['a', 'c'].map((name) => [name, { password: VALUE }]),
    );
    await server.close();

    assert.match((await command('check-store', encrypted())).said, /objects can be read, and the store is whole/);
    assert.match(
      (await command('check-store')).said,
      /\/registry\/secrets\/default\/a: it is encrypted, and --encryption-provider-config names no file that says how/,
    );
    assert.equal((await command('export', `--to=${at('plain.jsonl')}`, encrypted())).status, 0);
    const moved = await kindwright('import', `--data-dir=${at('moved')}`, `--from=${at('plain.jsonl')}`, encrypted());
    assert.match(moved.said, /objects were stored, 0 were there already/);
    assert.deepEqual(leaks(at('moved')), []);
  });

  it('that was plain is encrypted by migrate-storage; what was plain goes with the history', async () => {
    let server = await start({ encryptionProviderConfig: '' });
    for (let i = 0; i < 200; i += 1) await create(server, `s-${i}`);
    await server.close();
    assert.deepEqual(await storedAs(), ['plain']);

    configure(keyed('secretbox', ['one', KEY_1]), 'identity: {}');
    server = await start();
    const kubeconfig = at('kubeconfig');
    writeFileSync(kubeconfig, server.server.kubeconfig());
    const migrated = await kindwright('migrate-storage', `--kubeconfig=${kubeconfig}`, '--resource=secrets', '--rate=100000');
    assert.match(migrated.said, /secrets: 200 objects/);
    const { engine } = server.server.environment;
    await engine.compact(await engine.currentRevision());
    await server.close();
    assert.deepEqual([await storedAs(), leaks(at('data'))], [['k8s:enc:secretbox:v1:one:'], []]);
  });

  it('goes by its file when that changes, and stays as it was where the file has a fault', async () => {
    configure(keyed('aesgcm', ['one', KEY_1]));
    const told: string[] = [];
    const server = await start({ encryptionProviderConfigAutomaticReload: true, log: (line) => told.push(line) });
    await create(server, 'a');
    configure(keyed('aesgcm', ['one', 'no base64!']));
    await until(() => told.some((line) => line.includes('cannot be used; what was read before stays')));
    await create(server, 'b');
    configure(keyed('aesgcm', ['two', KEY_2], ['one', KEY_1]));
    await until(() => told.some((line) => line.endsWith('has changed and was read again')));
    await until(async () => /automatic_reloads_total\{.*status="success".*\} 1/.test((await server.ask('/metrics')).text));
    // A write that changes nothing is stored under the new key.
    const before = (await server.ask(`${SECRETS}/a`)).json.metadata.resourceVersion;
    const { json } = await server.ask(`${SECRETS}/a`, {
      method: 'PATCH',
      body: {},
      headers: { 'content-type': 'application/merge-patch+json' },
    });
    assert.notEqual(json.metadata.resourceVersion, before);
    assert.equal((await server.ask('/readyz/kms-providers')).status, 200);
    await server.close();
    assert.deepEqual(await storedAs(), ['k8s:enc:aesgcm:v1:one:', 'k8s:enc:aesgcm:v1:two:']);
  });

  it('tells what it cannot read as it tells damage', async () => {
    configure(keyed('aesgcm', ['one', KEY_1]));
    let server = await start();
    await create(server, 'a');
    await server.close();
    configure(keyed('aesgcm', ['two', KEY_2]));
    server = await start();
    const { status, json } = await server.ask(`${SECRETS}/a`);
    assert.deepEqual([status, json.reason], [500, 'InternalError']);
    assert.match(
      json.message,
      /^Internal error occurred: the value stored at "\/registry\/secrets\/default\/a" cannot be read: it is encrypted as k8s:enc:aesgcm:v1:one: says/,
    );
    assert.match((await server.ask('/readyz/stored-objects')).text, /secrets\/default\/a/);
    assert.equal((await server.ask(`${SECRETS}/a`, { method: 'DELETE' })).status, 200);
    await server.close();
  });

  it('refuses a file with faults at the start, with every one of them', async () => {
    configure(keyed('aesgcm', ['one', 'c2hvcnQ=']), keyed('secretbox', ['', KEY_1]));
    await assert.rejects(start(), (error: Error) => {
      assert.match(
        error.message,
        /--encryption-provider-config: .*line 6: resources\[0\]\.providers\[0\]\.aesgcm\.keys\[0\]\.secret: must be 16, 24 or 32 bytes/,
      );
      assert.match(error.message, /line 7: resources\[0\]\.providers\[1\]\.secretbox\.keys\[0\]\.name: required/);
      return true;
    });
  });
});

describe('the flag that has the file read again', () => {
  it('needs the file', () =>
    assert.rejects(
      start({ encryptionProviderConfig: '', encryptionProviderConfigAutomaticReload: true }),
      /--encryption-provider-config-automatic-reload is for the file that --encryption-provider-config names/,
    ));
});

describe('a store whose keys a service keeps', () => {
  it('goes on when that stops: reads at once, writes for a while, and its checks say so', async () => {
    const kms = await new FakeKms().start();
    const clock = new MovedClock();
    configure(`kms: { apiVersion: v2, name: vault, endpoint: "${kms.endpoint}" }`);
    const server = await start({ clock });
    try {
      for (const check of ['healthz', 'livez', 'readyz']) assert.equal((await server.ask(`/${check}/kms-providers`)).status, 200);
      await create(server, 'a');
      await kms.stop();
      clock.advance(20_000);
      await create(server, 'b');
      await until(async () => (await server.ask('/readyz')).status === 500);
      clock.advance(180_000);
      const { status, json } = await server.create(SECRETS, { metadata: { name: 'c' } });
      assert.deepEqual([status, json.reason], [500, 'InternalError']);
      assert.match(json.message, /nothing can be encrypted: the data key of the service vault was good until/);
      assert.equal((await server.ask(SECRETS)).json.items.length, 2);
      await kms.start();
      clock.advance(10_000);
      await until(async () => (await server.ask('/readyz/kms-providers')).status === 200);
      await create(server, 'c');
    } finally {
      await server.close();
      await kms.dispose();
    }
    assert.deepEqual(leaks(), []);
  });
});
