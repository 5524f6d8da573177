/** Keys that sign and verify service account tokens. */

import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeOwnerOnly } from '../files/owner-only.js';
import { pemBlocks } from '../model/values/pem.js';

const CURVES: Readonly<Record<string, string>> = { prime256v1: 'ES256', secp384r1: 'ES384', secp521r1: 'ES512' };

/** The one algorithm that a key signs with; undefined for keys that sign no tokens. */
export const algorithmOf = (key: KeyObject): string | undefined =>
  key.asymmetricKeyType === 'rsa' ? 'RS256' : CURVES[key.asymmetricKeyDetails?.namedCurve ?? ''];

/** Names a key by its public part. */
export const keyId = (key: KeyObject): string =>
  createHash('sha256')
    .update((key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' }))
    .digest('base64url');

/** The private key of the file, which is made where it is missing. Throws an Error that names the file. */
export function signingKey(file: string): KeyObject {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    writeOwnerOnly(file, privateKey);
  }
  return usable(file, createPrivateKey, readFileSync(file, 'utf8'));
}

/** Curve names that some tools write in front of a key. */
const PARAMETERS = 'EC PARAMETERS';

/** All public keys of PEM files that hold public keys, private keys or certificates. Throws an Error that names the file. */
export const verificationKeys = (files: readonly string[]): KeyObject[] =>
  files.flatMap((file) => {
    const blocks = pemBlocks(readFileSync(file, 'utf8')).filter(({ label }) => label !== PARAMETERS);
    if (blocks.length === 0) throw new Error(`${file} holds no key`);
    return blocks.map(({ text }) => usable(file, createPublicKey, text));
  });

/** The public part of a server's TLS key in PEM, where such a key can sign tokens. */
export function tlsVerificationKey(file: string): KeyObject[] {
  const key = createPublicKey(readFileSync(file, 'utf8'));
  return algorithmOf(key) === undefined ? [] : [key];
}

/** What the platform says of a key that it cannot read may show some of it, so that only the file is named. */
function usable(file: string, read: (pem: string) => KeyObject, pem: string): KeyObject {
  let key: KeyObject | undefined;
  try {
    key = read(pem);
  } catch {
    key = undefined;
  }
  if (key === undefined || algorithmOf(key) === undefined) throw new Error(`${file} holds no RSA or EC key that can sign tokens`);
  return key;
}
