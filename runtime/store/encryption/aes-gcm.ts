/**
 * AES-GCM with a key of 16, 24 or 32 bytes: 12 bytes of random nonce, the ciphertext, a tag of 16 bytes. The value's key in the store is
 * authenticated with it, so that a value copied to another key cannot be read.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { FreshBytes } from './nonces.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const TAG = { authTagLength: TAG_BYTES };

const cipherOf = (secret: Buffer): 'aes-128-gcm' | 'aes-192-gcm' | 'aes-256-gcm' =>
  secret.length === 16 ? 'aes-128-gcm' : secret.length === 24 ? 'aes-192-gcm' : 'aes-256-gcm';

/** `head` is put before all that, as it is; the nonce is taken from `fresh`. */
export function sealGcm(fresh: FreshBytes, secret: Buffer, key: string, value: Buffer, head?: Buffer): Buffer {
  const from = head?.length ?? 0;
  const out = Buffer.allocUnsafe(from + NONCE_BYTES + value.length + TAG_BYTES);
  head?.copy(out);
  const cipher = createCipheriv(cipherOf(secret), secret, fresh.fill(out, from, NONCE_BYTES), TAG);
  cipher.setAAD(Buffer.from(key));
  cipher.update(value).copy(out, from + NONCE_BYTES);
  cipher.final();
  cipher.getAuthTag().copy(out, out.length - TAG_BYTES);
  return out;
}

/** Throws an Error where the value was not sealed with this secret for this key of the store. */
export function openGcm(secret: Buffer, key: string, payload: Buffer): Buffer {
  if (payload.length < NONCE_BYTES + TAG_BYTES) throw new Error('it is shorter than a nonce and a tag');
  const decipher = createDecipheriv(cipherOf(secret), secret, payload.subarray(0, NONCE_BYTES), TAG);
  decipher.setAAD(Buffer.from(key));
  decipher.setAuthTag(payload.subarray(payload.length - TAG_BYTES));
  const value = decipher.update(payload.subarray(NONCE_BYTES, payload.length - TAG_BYTES));
  try {
    decipher.final();
  } catch {
    throw new Error('it was changed, lay elsewhere, or was encrypted with another key');
  }
  return value;
}
