/** An encrypted engine does what every engine does, and leaves nothing plain in its files. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { systemClock } from '../../../runtime/model/clock.js';
import { Encryption, encryptedEngine, UNMEASURED, UNSHARED } from '../../../runtime/store/encryption/index.js';
import type { CipherName } from '../../../runtime/store/encryption/keys.js';
import { backUp, type Engine, EtcdEngine, MemoryEngine, SqliteEngine } from '../../../runtime/store/index.js';
import { EtcdCluster, WITHOUT_ETCD } from '../../support/programs/etcd.js';
import { describeEngine } from '../engine-suite.js';
import { temporaryFolder } from '../folder.js';
import { Recorder } from '../recorder.js';
import { encrypted, encryptionOf, PLAIN, provider, rule } from './support.js';

/** Every key is one of a resource that is encrypted. */
const all = (engine: Engine): Engine =>
  encryptedEngine(
    engine,
    new Encryption({ rules: [rule('*.*', provider('aesgcm', 'k'))], resourceOf: () => 'all', clock: systemClock, meter: UNMEASURED }),
    UNSHARED,
  );

describeEngine('encrypted memory engine', async () => ({ engine: all(new MemoryEngine()), dispose: async () => undefined }));

for (const seals of [false, true])
  describeEngine(`encrypted sqlite engine whose values are sealed ${seals ? 'in its thread' : 'above it'}`, async () => {
    const folder = temporaryFolder();
    return { engine: all(new SqliteEngine({ directory: folder.directory, seals })), dispose: async () => folder.remove() };
  });

describe('with etcd', { skip: WITHOUT_ETCD }, () => {
  describeEngine(
    'encrypted etcd engine',
    async () => {
      const cluster = await EtcdCluster.start();
      return { engine: all(new EtcdEngine({ servers: cluster.servers })), dispose: () => cluster.stop() };
    },
    { ttlSeconds: 1 },
  );

  it('holds bytes with the prefix, which another server with the same keys reads and is told of', async () => {
    const cluster = await EtcdCluster.start();
    const plain = new EtcdEngine({ servers: cluster.servers });
    const [one, other] = [1, 2].map(() => encrypted(new EtcdEngine({ servers: cluster.servers }), provider('secretbox', 'k'))) as [
      Engine,
      Engine,
    ];
    try {
      await Promise.all([plain.open(), one.open(), other.open()]);
      const seen = new Recorder();
      other.watch('/registry/secrets/', 1, seen.handler);
      const large = 'l'.repeat(100_000);
      await one.commit({ key: '/registry/secrets/a', value: Buffer.from('first'), expected: 0 });
      await one.commit({ key: '/registry/secrets/a', value: Buffer.from(large), expected: undefined });
      await one.commit({ key: '/registry/secrets/a', value: Buffer.from('third'), expected: undefined });
      const { entry } = await plain.get('/registry/secrets/a');
      assert.match(String(entry?.value), /^k8s:enc:secretbox:v1:k:/);
      assert.equal(String((await other.get('/registry/secrets/a')).entry?.value), 'third');
      assert.equal(await other.confirm?.(), true);
      assert.deepEqual(
        seen.told.map(({ value, previous }) => [String(value), previous === undefined ? undefined : String(previous.value)]),
        [
          ['first', undefined],
          [large, 'first'],
          ['third', large],
        ],
      );
    } finally {
      await Promise.all([plain, one, other].map((engine) => engine.close()));
      await cluster.stop();
    }
  });
});

const SECRET = 'hunter2-hunter2-hunter2';
const secretIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => {
    try {
      return readFileSync(path.join(directory, name)).includes(SECRET);
    } catch {
      return false;
    }
  });

describe('the files of an encrypted store', () => {
  for (const cipher of ['aescbc', 'aesgcm', 'secretbox'] as const)
    it(`hold nothing plain: not the database, its log, its history or a backup (${cipher})`, () => holdsNothingPlain(cipher));
});

async function holdsNothingPlain(cipher: CipherName): Promise<void> {
  for (const seals of [false, true]) {
    const folder = temporaryFolder();
    const engine = encrypted(new SqliteEngine({ directory: folder.directory, historySeconds: 0, seals }), provider(cipher, 'k'));
    try {
      await engine.open();
      for (const i of [1, 2, 3])
        await engine.commit({ key: '/registry/secrets/a', value: Buffer.from(`${i} ${SECRET}`), expected: undefined });
      await engine.commit({ key: '/registry/secrets/a', value: undefined, expected: undefined });
      await engine.commit({ key: '/registry/configmaps/a', value: Buffer.from('a config map'), expected: 0 });
      const backup = path.join(folder.directory, 'backup.db');
      backUp(folder.directory, backup);
      assert.deepEqual(secretIn(folder.directory), []);
      assert.ok(readFileSync(backup).includes('a config map'), 'what is not encrypted can be found');
    } finally {
      await engine.close();
    }
    assert.deepEqual(secretIn(folder.directory), []);
    folder.remove();
  }
}

describe('a thread that seals', () => {
  it('seals as the provider does, tells how long that took, and leaves other values as they are', async () => {
    const folder = temporaryFolder();
    const told: string[] = [];
    const meter = { ...UNMEASURED, transformed: (direction: string, label: string) => void told.push(`${direction} ${label}`) };
    const rules = [rule('secrets', provider('aesgcm', 'one')), rule('configmaps', provider('secretbox', 'two'))];
    const below = new SqliteEngine({ directory: folder.directory, seals: true });
    const engine = encryptedEngine(below, encryptionOf(rules, { meter }), UNSHARED);
    await engine.open();
    const seen = new Recorder();
    engine.watch('/registry/', 1, seen.handler);
    const kinds = ['secrets', 'configmaps', 'pods'];
    await Promise.all(kinds.map((kind) => engine.commit({ key: `/registry/${kind}/a`, value: Buffer.from(kind), expected: 0 })));
    assert.equal((await engine.commit({ key: '/registry/secrets/a', value: Buffer.from('other'), expected: 0 })).committed, false);
    const stored = await Promise.all(kinds.map(async (kind) => String((await below.get(`/registry/${kind}/a`)).entry?.value)));
    assert.match(stored[0] ?? '', /^k8s:enc:aesgcm:v1:one:/);
    assert.match(stored[1] ?? '', /^k8s:enc:secretbox:v1:two:/);
    assert.equal(stored[2], 'pods');
    // What lost the race was not sealed, and is told against what it lost.
    assert.deepEqual(told, ['to_storage k8s:enc:aesgcm:v1:', 'to_storage k8s:enc:secretbox:v1:', 'from_storage k8s:enc:aesgcm:v1:']);
    for (const kind of kinds) assert.equal(String((await engine.get(`/registry/${kind}/a`)).entry?.value), kind);
    assert.deepEqual(seen.told.map(({ value }) => String(value)).sort(), [...kinds].sort());
    await engine.close();
    folder.remove();
  });
});

describe('resources', () => {
  const stored = async (key: string, ...rules: Parameters<typeof encryptionOf>[0]): Promise<string> => {
    const below = new MemoryEngine();
    const engine = encryptedEngine(below, encryptionOf(rules), UNSHARED);
    await engine.open();
    await engine.commit({ key, value: Buffer.from('plain'), expected: 0 });
    return /^k8s:enc:[^:]*:v1:[^:]*:/.exec(String((await below.get(key)).entry?.value))?.[0] ?? 'plain';
  };
  const RULES = [
    rule(['deployments.apps', 'secrets'], provider('aesgcm', 'one')),
    rule('*.apps', provider('aesgcm', 'group')),
    rule('*.', provider('aesgcm', 'core')),
    rule('*.*', provider('aesgcm', 'all')),
  ];

  it('have the providers of the nearest name: their own, that of their group, that of all', async () => {
    assert.equal(await stored('/registry/apps/deployments/a/b', ...RULES), 'k8s:enc:aesgcm:v1:one:');
    assert.equal(await stored('/registry/apps/replicasets/a/b', ...RULES), 'k8s:enc:aesgcm:v1:group:');
    assert.equal(await stored('/registry/secrets/a/b', ...RULES), 'k8s:enc:aesgcm:v1:one:');
    assert.equal(await stored('/registry/configmaps/a/b', ...RULES), 'k8s:enc:aesgcm:v1:core:');
    assert.equal(await stored('/registry/rows.example.com/a', ...RULES.slice(0, 2), ...RULES.slice(3)), 'k8s:enc:aesgcm:v1:all:');
    assert.equal(await stored('/registry/configmaps/a/b', ...RULES.slice(0, 2)), 'plain');
    assert.equal(await stored('/elsewhere/a', ...RULES), 'plain');
  });

  it('named in two entries have the providers of both, those of the first before', async () => {
    const both = [rule('secrets', provider('aesgcm', 'one')), rule('secrets', PLAIN)];
    assert.equal(await stored('/registry/secrets/a', ...both), 'k8s:enc:aesgcm:v1:one:');
  });
});
