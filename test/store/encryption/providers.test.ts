/** Values that other programs encrypted are read, and ours are laid out alike (fixtures/make.py says how they were made). */
import assert from 'node:assert/strict';
import { createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { ProviderSettings } from '../../../runtime/store/encryption/configuration.js';
import { DataKey } from '../../../runtime/store/encryption/kms/data-key.js';
import { decodeObject, encodeObject } from '../../../runtime/store/encryption/kms/messages.js';
import { type Engine, MemoryEngine } from '../../../runtime/store/index.js';
import { ROOT } from '../../support/root.js';
import { encrypted, keyNamed, PLAIN, provider } from './support.js';

interface Fixture {
  readonly provider: 'aescbc' | 'aesgcm' | 'secretbox' | 'identity' | 'kms';
  readonly name: string;
  readonly secret: string;
  readonly stored: string;
}

const FIXTURES = JSON.parse(readFileSync(path.join(ROOT, 'test/store/encryption/fixtures/values.json'), 'utf8')) as {
  readonly key: string;
  readonly value: string;
  readonly values: readonly Fixture[];
};
const KEY = FIXTURES.key;
const VALUE = Buffer.from(FIXTURES.value, 'base64');

const settingsOf = ({ provider: type, name, secret }: Fixture): ProviderSettings =>
  type === 'identity' || type === 'kms' ? PLAIN : { type, keys: [{ name, secret: Buffer.from(secret, 'base64') }] };

/** What an engine below holds after a write through the encryption. */
async function storedBy(settings: ProviderSettings, value = VALUE): Promise<Buffer> {
  const below = new MemoryEngine();
  const engine = encrypted(below, settings);
  await engine.open();
  await engine.commit({ key: KEY, value, expected: 0 });
  return (await below.get(KEY)).entry?.value ?? Buffer.alloc(0);
}

/** What is read through the encryption where the engine below holds the bytes. */
async function readFrom(engine: Engine, below: Engine, stored: Buffer, key = KEY): Promise<{ value: string; damage: string | undefined }> {
  await below.open();
  await below.commit({ key, value: stored, expected: undefined });
  const { entry } = await engine.get(key);
  return { value: String(entry?.value), damage: entry?.damage };
}

describe('values that other programs encrypted', () => {
  for (const fixture of FIXTURES.values.filter((one) => one.provider !== 'kms')) {
    const bits = fixture.secret === undefined ? '' : ` with a key of ${Buffer.from(fixture.secret, 'base64').length} bytes`;
    it(`are read: ${fixture.provider}${bits}`, async () => {
      const below = new MemoryEngine();
      const read = await readFrom(encrypted(below, settingsOf(fixture)), below, Buffer.from(fixture.stored, 'base64'));
      assert.deepEqual(read, { value: String(VALUE), damage: undefined });
    });
  }

  for (const [sort, fixture] of FIXTURES.values.filter((one) => one.provider === 'kms').entries()) {
    it(`are read: a message of a key management service, whose data key is ${sort === 0 ? 'a key' : 'a seed'}`, () => {
      const stored = Buffer.from(fixture.stored, 'base64');
      const prefix = 'k8s:enc:kms:v2:vault:';
      assert.equal(stored.toString('latin1', 0, prefix.length), prefix);
      const { by, data } = decodeObject(stored.subarray(prefix.length));
      assert.deepEqual([by.sort, by.keyId, by.annotations.map(({ key }) => key)], [sort, 'key-1', ['version.kms.example.com']]);
      const sealed = Buffer.from(by.sealed);
      assert.equal(sealed.toString('latin1', 0, 7), 'sealed:');
      const key = new DataKey(by.sort, sealed.subarray(7));
      assert.equal(String(key.open(KEY, data)), String(VALUE));
      // The message is the same, byte for byte, when it is written again.
      assert.deepEqual(Buffer.from(encodeObject(by, data)), stored.subarray(prefix.length));
    });
  }
});

describe('what is stored', () => {
  it('has the layout of AES-GCM: nonce, ciphertext, tag, with the key of the store authenticated', async () => {
    const prefix = 'k8s:enc:aesgcm:v1:one:';
    const stored = await storedBy(provider('aesgcm', 'one'));
    assert.equal(stored.toString('latin1', 0, prefix.length), prefix);
    const payload = stored.subarray(prefix.length);
    assert.equal(payload.length, 12 + VALUE.length + 16);
    const decipher = createDecipheriv('aes-256-gcm', keyNamed('one').secret, payload.subarray(0, 12));
    decipher.setAAD(Buffer.from(KEY));
    decipher.setAuthTag(payload.subarray(-16));
    assert.equal(Buffer.concat([decipher.update(payload.subarray(12, -16)), decipher.final()]).toString(), String(VALUE));
  });

  for (const type of ['aescbc', 'aesgcm', 'secretbox'] as const)
    it(`never repeats and is read again, whatever its length: ${type}`, async () => {
      for (const length of [0, 1, 15, 16, 17, 100_000]) {
        const value = Buffer.alloc(length, 'x');
        const [one, other] = [await storedBy(provider(type, 'k'), value), await storedBy(provider(type, 'k'), value)];
        assert.notDeepEqual(one, other);
        const below = new MemoryEngine();
        assert.equal((await readFrom(encrypted(below, provider(type, 'k')), below, one)).value, String(value));
      }
    });
});

describe('a value that cannot be read', () => {
  const sealed = (): Promise<Buffer> => storedBy(provider('aesgcm', 'one'));
  const damageOf = async (stored: Buffer, settings: readonly ProviderSettings[], key = KEY): Promise<string | undefined> => {
    const below = new MemoryEngine();
    return (await readFrom(encrypted(below, ...settings), below, stored, key)).damage;
  };

  it('is told with why: another key, a key of another name, no provider, moved, changed, cut short', async () => {
    const stored = await sealed();
    const changed = Buffer.from(stored);
    changed[changed.length - 20] = (changed[changed.length - 20] ?? 0) ^ 1;
    const other: ProviderSettings = { type: 'aesgcm', keys: [{ name: 'one', secret: keyNamed('two').secret }] };
    const why = 'it was changed, lay elsewhere, or was encrypted with another key';
    const none = 'it is encrypted as k8s:enc:aesgcm:v1:one: says, and the configuration has no provider with this key';
    assert.equal(await damageOf(stored, [other]), why);
    assert.equal(await damageOf(stored, [provider('aesgcm', 'one')], '/registry/secrets/default/other'), why);
    assert.equal(await damageOf(changed, [provider('aesgcm', 'one')]), why);
    assert.equal(await damageOf(stored.subarray(0, 30), [provider('aesgcm', 'one')]), 'it is shorter than a nonce and a tag');
    assert.equal(await damageOf(stored, [provider('aesgcm', 'two')]), none);
    assert.equal(await damageOf(stored, [PLAIN]), none);
    assert.equal(
      await damageOf(VALUE, [provider('aesgcm', 'one')]),
      'it is not encrypted, and the configuration has no provider `identity` for it',
    );
  });

  it('is read where one of two keys of a name opens it', async () => {
    const two: ProviderSettings = { type: 'aesgcm', keys: [{ name: 'one', secret: keyNamed('two').secret }, keyNamed('one')] };
    assert.equal(await damageOf(await sealed(), [two]), undefined);
  });
});
