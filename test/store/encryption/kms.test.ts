/** Values under data keys of a key management service, while that is there, changes its key, or is away. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Encryption, type EncryptionMeter, encryptedEngine, UNMEASURED, UNSHARED } from '../../../runtime/store/encryption/index.js';
import { EncryptionError, type Engine, MemoryEngine, StoreUnavailableError } from '../../../runtime/store/index.js';
import { MovedClock } from '../../support/clock.js';
import { until } from '../../support/until.js';
import { Recorder } from '../recorder.js';
import { FakeKms } from './fake-kms.js';
import { encryptionOf, PLAIN, provider, rule } from './support.js';

interface Parts {
  readonly kms: FakeKms;
  readonly clock: MovedClock;
  readonly encryption: Encryption;
  readonly below: Engine;
  readonly engine: Engine;
  /** Another process on the same store. */
  other(): Promise<{ readonly encryption: Encryption; readonly engine: Engine }>;
}

const KEY = '/registry/secrets/default/a';

async function withKms(work: (parts: Parts) => Promise<void>, { timeoutMs = 3000, meter = UNMEASURED } = {}): Promise<void> {
  const kms = await new FakeKms().start();
  const clock = new MovedClock();
  const rules = [rule('secrets', { type: 'kms', name: 'vault', endpoint: kms.endpoint, timeoutMs }, PLAIN)];
  const below = new MemoryEngine();
  const made: Encryption[] = [];
  const one = async (): Promise<{ encryption: Encryption; engine: Engine }> => {
    const encryption = encryptionOf(rules, { clock, meter });
    made.push(encryption);
    await encryption.start();
    return { encryption, engine: encryptedEngine(below, encryption, UNSHARED) };
  };
  try {
    await below.open();
    await work({ kms, clock, below, other: one, ...(await one()) });
  } finally {
    for (const encryption of made) encryption.close();
    await kms.dispose();
  }
}

const put = (engine: Engine, value: string, key = KEY) => engine.commit({ key, value: Buffer.from(value), expected: undefined });
const read = async (engine: Engine, key = KEY): Promise<string> => {
  const { entry } = await engine.get(key);
  return entry?.damage ?? String(entry?.value);
};

describe('a key management service', () => {
  it('seals one data key for many values, and opens it once for a process that did not make it', () =>
    withKms(async ({ kms, engine, below, other }) => {
      for (let i = 0; i < 20; i += 1) await put(engine, `value ${i}`, `${KEY}${i}`);
      assert.match(String((await below.get(`${KEY}1`)).entry?.value), /^k8s:enc:kms:v2:vault:/);
      assert.deepEqual(kms.calls, ['Status', 'Encrypt']);
      const { engine: second } = await other();
      const { entries } = await second.range('/registry/secrets/');
      assert.equal(entries.filter(({ value }) => String(value).startsWith('value ')).length, 20);
      assert.equal(kms.count('Decrypt'), 1);
    }));

  it('that is stopped leaves reads as they are, and writes for three minutes; then those are refused until it is back', () =>
    withKms(async ({ kms, clock, encryption, engine }) => {
      await put(engine, 'before');
      await kms.stop();
      clock.advance(179_000);
      await until(async () => (await encryption.health()) !== undefined);
      await put(engine, 'while the data key lasts');
      clock.advance(1000);
      await assert.rejects(put(engine, 'too late'), (error: Error) => {
        assert.ok(error instanceof EncryptionError);
        assert.match(
          error.message,
          /^nothing can be encrypted: the data key of the service vault was good until 20.*: the service vault cannot be reached: /,
        );
        return true;
      });
      assert.equal(await read(engine), 'while the data key lasts');
      assert.match((await encryption.health()) ?? '', /^kms-provider-0: the service vault cannot be reached: connect ENOENT/);
      await kms.start();
      clock.advance(10_000);
      await until(async () => (await encryption.health()) === undefined);
      await put(engine, 'after');
      assert.equal(await read(engine), 'after');
    }));

  it('that was never there refuses writes, and what nobody has the key of can be read as soon as it is there', () =>
    withKms(async ({ kms, engine, other, clock }) => {
      await put(engine, 'value');
      await kms.stop();
      const { engine: second, encryption } = await other();
      await assert.rejects(
        put(second, 'x'),
        /nothing can be encrypted: the service vault has not given a key yet: the service vault cannot be reached/,
      );
      await assert.rejects(read(second), StoreUnavailableError);
      const seen = new Recorder();
      second.watch('/registry/secrets/', 1, seen.handler);
      await until(() => seen.ended !== undefined);
      assert.ok(seen.ended?.error instanceof StoreUnavailableError, 'a watcher goes on from where it was when it comes back');
      await kms.start();
      clock.advance(10_000);
      await until(async () => (await encryption.health()) === undefined);
      assert.equal(await read(second), 'value');
    }));

  it('that names another key has a new data key sealed; values under the old one are read, and known as stale', () =>
    withKms(async ({ kms, clock, encryption, engine, below }) => {
      await put(engine, 'old');
      const { entry } = await engine.get(KEY);
      assert.equal(entry?.seal?.stale, false);
      kms.keyId = 'key-2';
      clock.advance(60_000);
      await until(() => encryption.services[0]?.keyId === 'key-2');
      assert.equal(entry?.seal?.stale, true, 'what was read before knows it as well');
      assert.equal(await read(engine), 'old');
      const stored = String((await below.get(KEY)).entry?.value);
      await put(engine, 'new');
      assert.equal((await engine.get(KEY)).entry?.seal?.stale, false);
      assert.deepEqual([stored.includes('key-2'), String((await below.get(KEY)).entry?.value).includes('key-2')], [false, true]);
    }));

  it('that says it is not well is told of with what it says', () =>
    withKms(async ({ kms, clock, encryption }) => {
      const annotate = (key: string, bytes: number): void => {
        kms.annotations.splice(1, 1, { key, value: Buffer.alloc(bytes) });
      };
      const says: [change: () => void, fault: RegExp][] = [
        [() => Object.assign(kms, { healthz: 'sealed' }), /the service vault says that it is "sealed", not "ok"$/],
        [() => Object.assign(kms, { healthz: 'ok', version: 'v1' }), /the service vault speaks version "v1", not v2$/],
        [() => Object.assign(kms, { version: 'v2beta1' }), /the service vault has changed its version to v2beta1$/],
        [() => Object.assign(kms, { version: 'v2', keyId: '' }), /the service vault names a key that is empty$/],
        [() => Object.assign(kms, { keyId: 'k'.repeat(1025) }), /the service vault names a key that is too long$/],
        [
          () => Object.assign(kms, { keyId: 'key-3', ciphertext: Buffer.alloc(1025) }),
          /its sealed data key has 1025 bytes, not 1 to 1024$/,
        ],
        [() => Object.assign(kms, { ciphertext: undefined }) && annotate('nodots', 1), /"nodots" is named by no full domain name$/],
        [() => annotate('a.example.com', 33 * 1024), /its annotations are longer than 32768 bytes$/],
        [() => annotate('a.example.com', 80 * 1024), /the service vault sent a message of more than 65536 bytes$/],
        [() => kms.annotations.splice(1) && kms.failing.set('Encrypt', 13), /as the test says$/],
      ];
      for (const [change, fault] of says) {
        change();
        clock.advance(20_000);
        assert.match((await encryption.health()) ?? 'well', fault);
      }
      kms.failing.clear();
      clock.advance(20_000);
      assert.equal(await encryption.health(), undefined);
    }));

  it('that does not answer is waited for no longer than its timeout says', () =>
    withKms(
      async ({ kms, clock, encryption }) => {
        kms.silent.add('Status');
        clock.advance(20_000);
        assert.match((await encryption.health()) ?? '', /the service vault did not answer in time$/);
      },
      { timeoutMs: 100 },
    ));

  it('that does not know a key makes the values under it damaged, until it knows the key again', () =>
    withKms(async ({ kms, clock, engine, other, encryption: first }) => {
      await put(engine, 'value');
      kms.failing.set('Decrypt', 2);
      const { engine: second, encryption } = await other();
      assert.match(await read(second), /^its data key cannot be opened: as the test says$/);
      const seen = new Recorder();
      const events = new Recorder();
      second.watch('/registry/secrets/', 1, events.handler);
      await events.until(() => events.told.length > 0);
      assert.equal(events.told[0]?.damage, 'its data key cannot be opened: as the test says');
      second.watch('/registry/secrets/', 2, seen.handler);
      kms.healthz = 'confused';
      clock.advance(20_000);
      await Promise.all([first.health(), encryption.health()]);
      kms.healthz = 'ok';
      kms.failing.clear();
      clock.advance(20_000);
      await encryption.health();
      assert.ok(seen.ended?.error !== undefined && !(seen.ended.error instanceof StoreUnavailableError), 'watchers read all anew');
      assert.equal(await read(second), 'value');
    }));

  it('that is named by a configuration which another one follows at once does not hold that up', () =>
    withKms(async ({ kms, engine, below, encryption }) => {
      const another = { type: 'kms', name: 'another', endpoint: kms.endpoint, timeoutMs: 3000 } as const;
      const first = encryption.replace([rule('secrets', another)]);
      await Promise.all([first, encryption.replace([rule('secrets', provider('aesgcm', 'last'))])]);
      await put(engine, 'value');
      assert.match(String((await below.get(KEY)).entry?.value), /^k8s:enc:aesgcm:v1:last:/);
    }));

  it('is measured: its calls, its keys and the data keys in memory', async () => {
    const told: unknown[] = [];
    const meter: EncryptionMeter = {
      ...UNMEASURED,
      called: (service, method, code) => told.push([service, method, code]),
      keyTold: (service, keyId) => told.push([service, keyId]),
      kept: (service, count) => told.push([service, count]),
      generated: (_, failed) => told.push(['generated', failed]),
      missed: () => told.push('missed'),
      transformed: (direction, label, _, failed) => told.push([direction, label, failed]),
      keyUsed: (direction, service, keyId) => told.push([direction, service, keyId]),
    };
    await withKms(
      async ({ engine }) => {
        await put(engine, 'value');
        await read(engine);
      },
      { meter },
    );
    assert.deepEqual(told, [
      ['vault', '/v2.KeyManagementService/Status', 'OK'],
      ['vault', 'key-1'],
      ['vault', '/v2.KeyManagementService/Encrypt', 'OK'],
      ['generated', false],
      ['vault', 1],
      ['to_storage', 'vault', 'key-1'],
      ['to_storage', 'k8s:enc:kms:v2:vault:', false],
      ['from_storage', 'vault', 'key-1'],
      ['vault', 1],
      ['from_storage', 'k8s:enc:kms:v2:vault:', false],
    ]);
  });
});
