/** What a provider of encryption is: one key, or one service of keys, that values are sealed with and opened. */

/** Opens one stored value that lies at a key of the store. Throws an Error that says why it cannot be read. */
type Opener = (key: string) => Buffer;

export interface Readable {
  readonly open: Opener;
  /** Names the key that the value was sealed with, as `Provider.identity` does. */
  readonly identity: string;
}

export interface Provider {
  /** What its values begin with; empty where they are plain. */
  readonly prefix: string;
  /** What metrics call it: the prefix without the name of a key. */
  readonly label: string;
  /** Names the key that it seals with now, without showing it. Values of another identity are rewritten when they are next written. */
  readonly identity: string;
  /** What is stored, with the prefix. Throws EncryptionError where it cannot seal now. */
  seal(key: string, value: Buffer): Buffer;
  /**
   * What opens a value, which is given without the prefix; a promise where a service must be asked first. Throws or rejects with
   * StoreUnavailableError where that cannot be asked now, and with another Error where the value is damaged.
   */
  reader(payload: Buffer): Readable | Promise<Readable>;
}
