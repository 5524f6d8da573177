/**
 * Rotates the key of an encrypted store: a server that begins to write with a new key, reads everything under the old one and writes it
 * anew, as migrate-storage does. Run with `node --expose-gc dist/modules/test/bench/rotation.js [objects]`; a million by default.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serverAs } from '../../runtime/controllers/framework/author.js';
import { type Engine, keyAfter, SqliteEngine } from '../../runtime/store/index.js';
import { encrypted, keyNamed, provider } from '../store/encryption/support.js';
import { TestServer } from '../support/server.js';

const OBJECTS = Number(process.argv[2] ?? 1_000_000);
const AT_ONCE = 64;
const NAMESPACES = 100;
const TOLD_EVERY = 100_000;
const PREFIX = '/registry/secrets/';

const folder = mkdtempSync(path.join(tmpdir(), 'kindwright-rotation-'));
const data = path.join(folder, 'data');
const nameOf = (i: number): [namespace: string, name: string] => [`n-${i % NAMESPACES}`, `s-${i}`];

async function measured<T>(what: string, work: () => Promise<T>): Promise<T> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const [cpu, since] = [process.cpuUsage(), performance.now()];
  delay.enable();
  const done = await work();
  delay.disable();
  const used = process.cpuUsage(cpu);
  const seconds = (performance.now() - since) / 1000;
  const cpuSeconds = (used.user + used.system) / 1e6;
  console.log(
    `${what}: ${seconds.toFixed(1)} s, ${Math.round(OBJECTS / seconds)} objects a second, ${cpuSeconds.toFixed(1)} s of processor time; the loop stood still for ${(delay.max / 1e6).toFixed(0)} ms at most, ${(delay.percentile(99) / 1e6).toFixed(0)} ms in 99 of 100 turns; ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
  );
  return done;
}

/** Runs the work for each number, so many at once. */
async function forEach(work: (i: number) => Promise<unknown>, atOnce: number): Promise<void> {
  let next = 0;
  const since = performance.now();
  const worker = async (): Promise<void> => {
    for (let i = next++; i < OBJECTS; i = next++) {
      await work(i);
      if ((i + 1) % TOLD_EVERY === 0) console.log(`  ${i + 1} after ${((performance.now() - since) / 1000).toFixed(0)} s`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function seed(): Promise<void> {
  const engine = encrypted(new SqliteEngine({ directory: data }), provider('aesgcm', 'one'));
  await engine.open();
  await forEach((i) => {
    const [namespace, name] = nameOf(i);
    const value = Buffer.from(
      `{"kind":"Secret","apiVersion":"v1","metadata":{"name":"${name}","namespace":"${namespace}","uid":"u-${i}","resourceVersion":"0","creationTimestamp":"2021-01-02T03:04:05Z"},"data":{"password":"${'aHVudGVyMg'.repeat(20)}"},"type":"Opaque"}`,
    );
    return engine.commit({ key: `${PREFIX}${namespace}/${name}`, value, expected: 0 });
  }, 1000);
  await engine.close();
}

async function countByKey(engine: Engine): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let start = PREFIX;
  for (let more = true; more; ) {
    const page = await engine.range(PREFIX, { start, limit: 1000, uncounted: true });
    for (const { key, value } of page.entries) {
      const by = /^k8s:enc:[^:]*:v1:[^:]*:/.exec(value.toString('latin1', 0, 40))?.[0] ?? 'plain';
      counts[by] = (counts[by] ?? 0) + 1;
      start = keyAfter(key);
    }
    more = page.more;
  }
  return counts;
}

async function stored(): Promise<Record<string, number>> {
  const engine = new SqliteEngine({ directory: data });
  await engine.open();
  const counts = await countByKey(engine);
  await engine.close();
  return counts;
}

try {
  await measured('written with the first key', seed);
  const file = path.join(folder, 'encryption.yaml');
  const keys = ['two', 'one'].map(keyNamed).map(({ name, secret }) => ({ name, secret: secret.toString('base64') }));
  const resources = [{ resources: ['secrets'], providers: [{ aesgcm: { keys } }] }];
  writeFileSync(file, JSON.stringify({ apiVersion: 'apiserver.config.k8s.io/v1', kind: 'EncryptionConfiguration', resources }));
  const server = await TestServer.start({ storage: 'sqlite', dataDir: data, encryptionProviderConfig: file, frozen: false });
  const secrets = server.server.api.client(serverAs('rotation')).resource('secrets');
  await measured('read under the old key', async () => {
    for (const { definition, cache } of server.server.registry.resources) if (definition.id === 'secrets') await cache.ready();
  });
  await measured('written with the new key', () => forEach((i) => secrets.patch(...nameOf(i), {}), AT_ONCE));
  await server.close();
  const counts = await stored();
  console.log(counts);
  assert.deepEqual(Object.keys(counts), ['k8s:enc:aesgcm:v1:two:']);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
