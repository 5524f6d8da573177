/** Another configuration takes the place of one that is in use, as when keys are rotated. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Encryption, encryptedEngine, UNSHARED } from '../../../runtime/store/encryption/index.js';
import { type Engine, MemoryEngine, UnreadableValueError, WatchCache } from '../../../runtime/store/index.js';
import { until } from '../../support/until.js';
import { encryptionOf, PLAIN, provider, rule } from './support.js';

const KEY = '/registry/secrets/a';

async function withEncryption(
  first: Parameters<typeof encryptionOf>[0],
  work: (engine: Engine, below: Engine, encryption: Encryption) => Promise<void>,
): Promise<void> {
  const below = new MemoryEngine();
  const encryption = encryptionOf(first);
  const engine = encryptedEngine(below, encryption, UNSHARED);
  await engine.open();
  await work(engine, below, encryption).finally(() => engine.close());
}

const put = (engine: Engine, value: string, key = KEY) => engine.commit({ key, value: Buffer.from(value), expected: undefined });
const keyOf = async (below: Engine, key = KEY): Promise<string> =>
  /^k8s:enc:[^:]*:v1:([^:]*):/.exec(String((await below.get(key)).entry?.value))?.[1] ?? 'plain';

describe('keys that are rotated', () => {
  it('are added behind, then put in front, and go when nothing is stored with them', () =>
    withEncryption([rule('secrets', provider('aescbc', 'old'))], async (engine, below, encryption) => {
      await put(engine, 'value');
      const { entry } = await engine.get(KEY);
      await encryption.replace([rule('secrets', provider('aescbc', 'old', 'new'))]);
      assert.equal(entry?.seal?.stale, false);
      await encryption.replace([rule('secrets', provider('aescbc', 'new', 'old'))]);
      assert.equal(entry?.seal?.stale, true, 'what is in memory knows that it is to be written anew');
      assert.equal(String((await engine.get(KEY)).entry?.value), 'value');
      assert.equal(await keyOf(below), 'old');
      await put(engine, 'value');
      assert.equal(await keyOf(below), 'new');
      await encryption.replace([rule('secrets', provider('aescbc', 'new'))]);
      assert.equal(String((await engine.get(KEY)).entry?.value), 'value');
      assert.equal((await engine.get(KEY)).entry?.seal?.stale, false);
    }));

  it('of the same name and another secret are told apart', () =>
    withEncryption([rule('secrets', provider('aesgcm', 'k'))], async (engine, _, encryption) => {
      await put(engine, 'value');
      const { entry } = await engine.get(KEY);
      const [other] = [provider('aesgcm', 'k2')];
      assert.ok(other !== undefined && 'keys' in other);
      await encryption.replace([rule('secrets', { type: 'aesgcm', keys: other.keys.map(({ secret }) => ({ name: 'k', secret })) })]);
      assert.equal(entry?.seal?.stale, true);
    }));

  it('may follow plain values, and give way to them', () =>
    withEncryption([rule('secrets', PLAIN)], async (engine, below, encryption) => {
      await put(engine, 'value');
      await encryption.replace([rule('secrets', provider('secretbox', 'k'), PLAIN)]);
      assert.equal((await engine.get(KEY)).entry?.seal?.stale, true);
      await put(engine, 'value');
      assert.equal(await keyOf(below), 'k');
      await encryption.replace([rule('secrets', PLAIN, provider('secretbox', 'k'))]);
      assert.equal((await engine.get(KEY)).entry?.seal?.stale, true);
      assert.equal(String((await engine.get(KEY)).entry?.value), 'value');
      await put(engine, 'value');
      assert.equal(await keyOf(below), 'plain');
    }));

  it('that were missing are found again by a cache, which reads all anew', () =>
    withEncryption([rule('secrets', provider('aesgcm', 'one'), PLAIN)], async (engine, _, encryption) => {
      await put(engine, 'value');
      await encryption.replace([rule('secrets', provider('aesgcm', 'two'))]);
      const cache = new WatchCache<string>(engine, { prefix: '/registry/secrets/', ingest: (_key, value) => String(value) });
      await cache.ready();
      assert.throws(() => cache.get(KEY), UnreadableValueError);
      await encryption.replace([rule('secrets', provider('aesgcm', 'two', 'one'))]);
      await until(() => cache.unreadable.size === 0 && cache.get(KEY)?.item === 'value');
      cache.close();
    }));
});
