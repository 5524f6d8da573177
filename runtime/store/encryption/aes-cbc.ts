/**
 * AES-CBC with a key of 16, 24 or 32 bytes: 16 bytes of random initialization vector, then the value with PKCS#7 padding. Nothing is
 * authenticated: a value that was tampered with is noticed only if its padding is wrong or it is not an object.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { FreshBytes } from './nonces.js';

const BLOCK_BYTES = 16;

const cipherOf = (secret: Buffer): string => `aes-${secret.length * 8}-cbc`;

/** `head` is put before all that, as it is; the vector is taken from `fresh`. */
export function sealCbc(fresh: FreshBytes, secret: Buffer, value: Buffer, head: Buffer): Buffer {
  const vector = fresh.fill(Buffer.allocUnsafe(BLOCK_BYTES), 0, BLOCK_BYTES);
  const cipher = createCipheriv(cipherOf(secret), secret, vector);
  return Buffer.concat([head, vector, cipher.update(value), cipher.final()]);
}

/** Throws an Error where the value was not sealed with this secret. */
export function openCbc(secret: Buffer, payload: Buffer): Buffer {
  if (payload.length < 2 * BLOCK_BYTES || payload.length % BLOCK_BYTES !== 0) throw new Error('it is no whole number of blocks');
  const decipher = createDecipheriv(cipherOf(secret), secret, payload.subarray(0, BLOCK_BYTES));
  const begun = decipher.update(payload.subarray(BLOCK_BYTES));
  try {
    return Buffer.concat([begun, decipher.final()]);
  } catch {
    throw new Error('it was changed, or encrypted with another key');
  }
}
