/**
 * Data keys, which seal values in this process and are themselves sealed by a service. There are two sorts:
 * - a key of AES-GCM (number 0), as older servers made them: values are laid out as those of `aes-gcm.ts`;
 * - a seed (number 1) of 32 bytes or more: each value has a key of its own, which HKDF (RFC 5869) with SHA-256 expands from the seed, without
 *   its step of extraction, by 32 random bytes of information. Those stand before what `aes-gcm.ts` makes with that key. One seed
 *   thus serves for any number of values.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { openGcm, sealGcm } from '../aes-gcm.js';
import type { FreshBytes } from '../nonces.js';

export const SORT = { key: 0, seed: 1 } as const;
export type Sort = (typeof SORT)[keyof typeof SORT];

const SEED_BYTES = 32;
const INFORMATION_BYTES = 32;

/** The first and only block of HKDF-Expand for a key of 32 bytes. */
const FIRST_BLOCK = Buffer.of(1);
const derived = (seed: Buffer, information: Buffer): Buffer => createHmac('sha256', seed).update(information).update(FIRST_BLOCK).digest();

const KEY_BYTES: readonly number[] = [16, 24, 32];

export class DataKey {
  /** Throws an Error if the bytes are not a key of this sort. */
  constructor(
    readonly sort: Sort,
    /** The key or the seed, unencrypted. */
    readonly bytes: Buffer,
  ) {
    const fits = sort === SORT.seed ? bytes.length >= SEED_BYTES : KEY_BYTES.includes(bytes.length);
    if (!fits) throw new Error(`the service gave a data key of ${bytes.length} bytes`);
  }

  static newSeed(): DataKey {
    return new DataKey(SORT.seed, randomBytes(SEED_BYTES));
  }

  /** Encrypts a value for its key of the store. Random bytes come from `fresh`. */
  seal(fresh: FreshBytes, key: string, value: Buffer): Buffer {
    if (this.sort === SORT.key) return sealGcm(fresh, this.bytes, key, value);
    const information = fresh.fill(Buffer.allocUnsafe(INFORMATION_BYTES), 0, INFORMATION_BYTES);
    return sealGcm(fresh, derived(this.bytes, information), key, value, information);
  }

  /** Throws an Error where the data was not sealed with this key for this key of the store. */
  open(key: string, data: Buffer): Buffer {
    if (this.sort === SORT.key) return openGcm(this.bytes, key, data);
    if (data.length < INFORMATION_BYTES) throw new Error('it is shorter than the information of its key');
    const information = data.subarray(0, INFORMATION_BYTES);
    return openGcm(derived(this.bytes, information), key, data.subarray(INFORMATION_BYTES));
  }
}
