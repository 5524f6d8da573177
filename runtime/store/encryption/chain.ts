/** The providers of one resource: the first encrypts what is written, and all are asked to read. */

import type { Sealing } from '../contract.js';
import type { TransformationMeter } from './meter.js';
import { beginsWith, ENCRYPTED, isEncrypted } from './prefix.js';
import type { Provider, Readable } from './provider.js';

interface Opened {
  readonly value: Buffer;
  readonly identity: string;
}

/** Decrypts one value, which lies at this key of the store. Throws an Error that says why it cannot be read. */
export type ValueReader = (key: string) => Opened;

interface Link {
  readonly provider: Provider;
  readonly prefix: Buffer;
}

export class Chain {
  readonly #links: readonly Link[];
  readonly #writer: Provider;
  /** How an engine can seal values itself; undefined where the provider must do it. */
  readonly sealing: Sealing | undefined;

  /** `providers`: at least one, keys one by one, in the order of the configuration. */
  constructor(
    providers: readonly [Provider, ...Provider[]],
    private readonly meter: TransformationMeter,
  ) {
    const link = (provider: Provider): Link => ({ provider, prefix: Buffer.from(provider.prefix) });
    this.#links = providers.map(link);
    [this.#writer] = providers;
    const { recipe, label } = this.#writer;
    this.sealing = recipe && { recipe, sealed: (seconds) => meter.transformed('to_storage', label, seconds, false) };
  }

  /** Names the key that values are sealed with now. */
  get identity(): string {
    return this.#writer.identity;
  }

  /** What is stored for a value. Throws EncryptionError. */
  seal(key: string, value: Buffer): Buffer {
    return this.#measured('to_storage', this.#writer.label, () => this.#writer.seal(key, value));
  }

  /**
   * The function that decrypts a stored value; a promise if a key service must be asked first, which rejects with StoreUnavailableError if
   * the service does not answer. Throws an Error if no provider of the chain can have written the value.
   */
  reader(value: Buffer): ValueReader | Promise<ValueReader> {
    const encrypted = isEncrypted(value);
    const able = this.#links.filter(({ prefix }) => (prefix.length === 0 ? !encrypted : beginsWith(value, prefix)));
    const [first] = able;
    if (first === undefined) {
      this.meter.transformed('from_storage', 'unknown', 0, true);
      throw new Error(
        encrypted
          ? `it is encrypted as ${prefixOf(value)} says, and the configuration has no provider with this key`
          : 'it is not encrypted, and the configuration has no provider `identity` for it',
      );
    }
    // During a rotation, several keys may have the same name, so each is tried. Names of services are unique.
    const readable = first.provider.reader(value.subarray(first.prefix.length));
    if (readable instanceof Promise) return readable.then((read) => (key) => this.#opened(first, read, key));
    if (able.length === 1) return (key) => this.#opened(first, readable, key);
    return (key) => this.#openedByAny(able, value, key);
  }

  #openedByAny(able: readonly Link[], value: Buffer, key: string): Opened {
    let fault: unknown;
    for (const link of able) {
      const readable = link.provider.reader(value.subarray(link.prefix.length));
      if (readable instanceof Promise) continue;
      try {
        return this.#opened(link, readable, key);
      } catch (error) {
        fault ??= error;
      }
    }
    throw fault;
  }

  #opened({ provider }: Link, { open, identity }: Readable, key: string): Opened {
    return this.#measured('from_storage', provider.label, () => ({ value: open(key), identity }));
  }

  #measured<T>(direction: 'from_storage' | 'to_storage', label: string, work: () => T): T {
    const since = performance.now();
    try {
      const done = work();
      this.meter.transformed(direction, label, (performance.now() - since) / 1000, false);
      return done;
    } catch (error) {
      this.meter.transformed(direction, label, (performance.now() - since) / 1000, true);
      throw error;
    }
  }
}

/** Number of characters of an unknown prefix that an error shows. */
const SHOWN = 80;

/** The part of an encrypted value that names its provider and key: up to the colon after the name. */
function prefixOf(value: Buffer): string {
  const text = value.toString('latin1', 0, SHOWN);
  return /^k8s:enc:(?:kms:)?[^:]*:[^:]*:(?:[^:]*:)?/.exec(text)?.[0].replace(/[^\x20-\x7e]/g, '?') ?? ENCRYPTED;
}
