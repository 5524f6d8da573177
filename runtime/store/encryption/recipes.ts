/** How values are sealed, as data: a thread that is given a recipe seals as the provider does that it comes from. */
import { bufferOf } from '../bytes.js';
import { sealCbc } from './aes-cbc.js';
import { sealGcm } from './aes-gcm.js';
import type { CipherName } from './keys.js';
import { FreshBytes } from './nonces.js';
import { sealSecretbox } from './secretbox.js';

/** Returns what is stored for the value at the key: the head, then the encrypted value. */
type Seal = (fresh: FreshBytes, secret: Buffer, value: Buffer, head: Buffer, key: string) => Buffer;

export const SEALS: Readonly<Record<CipherName, Seal>> = {
  aescbc: sealCbc,
  aesgcm: (fresh, secret, value, head, key) => sealGcm(fresh, secret, key, value, head),
  secretbox: sealSecretbox,
};

export interface SealRecipe {
  readonly cipher: CipherName;
  readonly secret: Uint8Array;
  /** What stands before the encrypted value. */
  readonly head: Uint8Array;
}

/** Seals by recipes that another thread sent. */
export class Sealer {
  readonly #fresh = new FreshBytes();

  seal({ cipher, secret, head }: SealRecipe, key: string, value: Uint8Array): Buffer {
    return SEALS[cipher](this.#fresh, bufferOf(secret), bufferOf(value), bufferOf(head), key);
  }
}
