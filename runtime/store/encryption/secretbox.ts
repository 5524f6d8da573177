/**
 * The secret box of NaCl, XSalsa20 with Poly1305, with a key of 32 bytes: 24 bytes of random nonce, a tag of 16 bytes, the
 * ciphertext.
 */

import { xsalsa20poly1305 } from '@noble/ciphers/salsa.js';
import { bufferOf } from '../bytes.js';
import type { FreshBytes } from './nonces.js';

const NONCE_BYTES = 24;
const TAG_BYTES = 16;

/** `head` is put before all that, as it is; the nonce is taken from `fresh`. */
export function sealSecretbox(fresh: FreshBytes, secret: Buffer, value: Buffer, head: Buffer): Buffer {
  const nonce = fresh.fill(Buffer.allocUnsafe(NONCE_BYTES), 0, NONCE_BYTES);
  return Buffer.concat([head, nonce, xsalsa20poly1305(secret, nonce).encrypt(value)]);
}

/** Throws an Error where the value was not sealed with this secret. */
export function openSecretbox(secret: Buffer, payload: Buffer): Buffer {
  if (payload.length < NONCE_BYTES + TAG_BYTES) throw new Error('it is shorter than a nonce and a tag');
  try {
    const value = xsalsa20poly1305(secret, payload.subarray(0, NONCE_BYTES)).decrypt(payload.subarray(NONCE_BYTES));
    return bufferOf(value);
  } catch {
    throw new Error('it was changed, or encrypted with another key');
  }
}
