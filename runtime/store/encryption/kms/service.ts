/**
 * A key management service, version 2: it seals one seed, by which this process encrypts all values until the service names another
 * key. Reads need it only for data keys that are not in memory. A seed may be written with for three minutes after the service was
 * last well; so whoever changes the key of the service knows when no server uses the old one any more.
 */
import type { Timer } from '../../../model/clock.js';
import { EncryptionError, StoreUnavailableError } from '../../contract.js';
import { CallError } from '../../grpc/channel.js';
import { KmsConnection, type KmsParts, type KmsSettings, type KmsStatus } from './connection.js';
import { DataKey } from './data-key.js';
import { fingerprint, keyIdFault, type SealedKey } from './messages.js';

/** Milliseconds between two health checks of a service that was well, and of one that was not. */
const WELL_MS = 60_000;
const UNWELL_MS = 10_000;
/** Milliseconds for which the result of a health check is used, when the service was well and when it was not. */
const WELL_HOLDS_MS = 20_000;
const UNWELL_HOLDS_MS = 3000;
/** Milliseconds for which a seed may be used for writes after the service was last well. */
const SEED_LASTS_MS = 180_000;
/** Data keys that are kept in memory; the one that was not used for longest goes first. */
const MAX_DATA_KEYS = 1000;
const VERSIONS: readonly string[] = ['v2', 'v2beta1'];

/** Codes of gRPC by which a service says that it cannot answer now, not that the value is at fault. */
const TEMPORARY: ReadonlySet<number> = new Set([1, 4, 8, 10, 14, 16]);

interface Writing {
  readonly by: SealedKey;
  readonly key: DataKey;
}

export class KmsService {
  readonly #connection: KmsConnection;
  /** Data keys by fingerprints of their encrypted form; the most recently used are at the end. */
  readonly #keys = new Map<string, DataKey>();
  readonly #asked = new Map<string, Promise<DataKey>>();
  #writing: Writing | undefined;
  /** When the seed may no longer be used for writes, in milliseconds since 1970. */
  #lasts = 0;
  #version: string | undefined;
  #last: { readonly at: number; readonly fault: string | undefined } | undefined;
  #checking: Promise<string | undefined> | undefined;
  #timer: Timer | undefined;
  #closed = false;
  readonly #recovered: (() => void)[] = [];

  constructor(
    readonly settings: KmsSettings,
    private readonly parts: KmsParts,
  ) {
    this.#connection = new KmsConnection(settings, parts.meter);
  }

  /** Checks the service now, and then regularly. Resolves with what is wrong, which does not keep the server from starting. */
  async start(): Promise<string | undefined> {
    const fault = await this.check();
    this.#again(fault);
    return fault;
  }

  /** Calls the listener when the service is well again. */
  onRecovery(listener: () => void): void {
    this.#recovered.push(listener);
  }

  /** What is wrong with the service; undefined if nothing is. The service is asked again only after a while. */
  check(): Promise<string | undefined> {
    const last = this.#last;
    if (last !== undefined && this.parts.clock.now() - last.at < (last.fault === undefined ? WELL_HOLDS_MS : UNWELL_HOLDS_MS))
      return Promise.resolve(last.fault);
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  /** Identifies the key of the service with which values are encrypted now; undefined before the service was well. */
  get keyId(): string | undefined {
    return this.#writing?.by.keyId;
  }

  /** The seed for writes. Throws EncryptionError if there is none, or if it is too old. */
  writing(): Writing {
    const { name } = this.settings;
    const why = this.#last?.fault === undefined ? '' : `: ${this.#last.fault}`;
    if (this.#writing === undefined)
      throw new EncryptionError(`nothing can be encrypted: the service ${name} has not given a key yet${why}`);
    if (this.parts.clock.now() >= this.#lasts)
      throw new EncryptionError(
        `nothing can be encrypted: the data key of the service ${name} was good until ${new Date(this.#lasts).toISOString()}${why}`,
      );
    this.parts.meter.keyUsed('to_storage', name, this.#writing.by.keyId);
    return this.#writing;
  }

  /**
   * The decrypted data key; a promise if the service must be asked for it, which rejects with StoreUnavailableError if the service cannot
   * answer now, and with another Error if it does not know the key.
   */
  dataKey(by: SealedKey): DataKey | Promise<DataKey> {
    const name = fingerprint(by);
    const known = this.#keys.get(name);
    this.parts.meter.keyUsed('from_storage', this.settings.name, by.keyId);
    if (known !== undefined) {
      this.#keep(name, known);
      return known;
    }
    const asked = this.#asked.get(name) ?? this.#ask(name, by).finally(() => this.#asked.delete(name));
    this.#asked.set(name, asked);
    return asked;
  }

  close(): void {
    this.#closed = true;
    this.#timer?.cancel();
    this.#connection.close();
  }

  async #ask(name: string, by: SealedKey): Promise<DataKey> {
    this.parts.meter.missed();
    try {
      const key = new DataKey(by.sort, await this.#connection.decrypt(by));
      this.#keep(name, key);
      return key;
    } catch (error) {
      if (error instanceof CallError && TEMPORARY.has(error.code)) throw new StoreUnavailableError(error.message);
      throw new Error(`its data key cannot be opened: ${messageOf(error)}`);
    }
  }

  #keep(name: string, key: DataKey): void {
    this.#keys.delete(name);
    this.#keys.set(name, key);
    for (const [oldest] of this.#keys) {
      if (this.#keys.size <= MAX_DATA_KEYS) break;
      this.#keys.delete(oldest);
    }
    this.parts.meter.kept(this.settings.name, this.#keys.size, MAX_DATA_KEYS);
  }

  #again(fault: string | undefined): void {
    if (this.#closed) return;
    this.#timer = this.parts.clock.after(fault === undefined ? WELL_MS : UNWELL_MS, () => {
      void this.check().then((now) => this.#again(now));
    });
  }

  async #check(): Promise<string | undefined> {
    // The seed's time is counted from before the request, so that it never lasts longer than the service granted.
    const at = this.parts.clock.now();
    let fault: string | undefined;
    try {
      await this.#follow(await this.#connection.status(), at + SEED_LASTS_MS);
    } catch (error) {
      fault = messageOf(error);
    }
    const before = this.#last;
    this.#last = { at: this.parts.clock.now(), fault };
    if (fault === undefined && before?.fault !== undefined) for (const recovered of this.#recovered) recovered();
    return fault;
  }

  /** Encrypts with the key that the status names until `until`. Throws an Error that says what is wrong with the service. */
  async #follow({ version, healthz, keyId }: KmsStatus, until: number): Promise<void> {
    const { meter } = this.parts;
    const { name } = this.settings;
    const faults: string[] = [];
    if (healthz !== 'ok') faults.push(`the service ${name} says that it is ${JSON.stringify(healthz)}, not "ok"`);
    if (!VERSIONS.includes(version)) faults.push(`the service ${name} speaks version ${JSON.stringify(version)}, not v2`);
    else if (this.#version !== undefined && version !== this.#version)
      faults.push(`the service ${name} has changed its version to ${version}`);
    else this.#version = version;
    const wrong = keyIdFault(keyId);
    if (wrong !== undefined) {
      meter.keyRefused(name, wrong);
      faults.push(`the service ${name} names a key that is ${wrong === 'empty' ? 'empty' : 'too long'}`);
    } else {
      meter.keyTold(name, keyId);
      if (this.#writing?.by.keyId !== keyId) this.#writing = await this.#rotated(keyId);
      this.#lasts = until;
    }
    if (faults.length > 0) throw new Error(faults.join('; '));
  }

  /** A new seed, encrypted by that key. Throws if the service does not encrypt it, or uses another key; the seed before stays in use. */
  async #rotated(keyId: string): Promise<Writing> {
    const since = performance.now();
    const key = DataKey.newSeed();
    try {
      const by = await this.#connection.encrypt(key.bytes);
      if (by.keyId !== keyId) throw new Error(`the service ${this.settings.name} seals with another key than it says that it does`);
      this.parts.meter.generated((performance.now() - since) / 1000, false);
      this.#keep(fingerprint(by), key);
      return { by, key };
    } catch (error) {
      this.parts.meter.generated((performance.now() - since) / 1000, true);
      throw error;
    }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
