/** A provider of encryption: one key, or one key service, with which values are encrypted and decrypted. */
import type { SealRecipe } from './recipes.js';

/** Decrypts one stored value, which lies at a key of the store. Throws an Error that says why it cannot be read. */
type Opener = (key: string) => Buffer;

export interface Readable {
  readonly open: Opener;
  /** The identity of the key that encrypted the value; see `Provider.identity`. */
  readonly identity: string;
}

export interface Provider {
  /** Prefix of its values; empty if it does not encrypt. */
  readonly prefix: string;
  /** Its name in metrics: the prefix without the name of a key. */
  readonly label: string;
  /**
   * Identifies the key that it encrypts with now, without revealing it. Values of another identity are encrypted anew when they are next
   * written.
   */
  readonly identity: string;
  /** What it does to seal a value, where that needs nothing but bytes. */
  readonly recipe?: SealRecipe;
  /** The value to store, with the prefix. Throws EncryptionError if it cannot encrypt now. */
  seal(key: string, value: Buffer): Buffer;
  /**
   * The function that decrypts a value, given without its prefix; a promise if a service must be asked first. Throws or rejects with
   * StoreUnavailableError if the service cannot be asked now, and with another Error if the value is damaged.
   */
  reader(payload: Buffer): Readable | Promise<Readable>;
}
