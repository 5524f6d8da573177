/** Keys that are made here. */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/**
 * A new key on the curve P-256. It is read from its text: Node shares a lock between a key that was just made and the job that made it,
 * so that the process stands still for ever where the job is collected while the key is exported.
 */
export const freshKey = (): KeyObject =>
  createPrivateKey(
    generateKeyPairSync('ec', {
      namedCurve: 'prime256v1',
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    }).privateKey,
  );
