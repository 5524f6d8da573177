/** A serving certificate for tests, made as a server makes its own. */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type CertificateAndKey, selfSigned } from '../../../runtime/auth/certificates.js';

/** A key pair (EC, P-256, where no key is given) and a certificate of its own authority, for the names and this machine. */
export const throwawayCertificate = (names: readonly string[] = ['localhost'], key?: KeyObject): CertificateAndKey =>
  selfSigned([...names, '127.0.0.1'], key);

/** An RSA key, which many operators' certificates have; it takes some hundred times what the usual one takes. Read from its text as `freshKey` does. */
export const rsaKey = (): KeyObject =>
  createPrivateKey(
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    }).privateKey,
  );
