/** Whether a certificate and a private key, both in PEM, belong together. */
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { pemBlocks } from '../../model/values/pem.js';

/** Why a text in PEM is no certificate, although it says so. */
export const MALFORMED_CERTIFICATE = 'x509: malformed certificate';

/** Why a certificate cannot be read out of the text; the certificate where it can. */
function certificateIn(text: string): X509Certificate | string {
  const blocks = pemBlocks(text);
  const found = blocks.find(({ label }) => label === 'CERTIFICATE');
  if (found === undefined) {
    const [first] = blocks;
    if (first === undefined) return 'tls: failed to find any PEM data in certificate input';
    if (blocks.length === 1 && first.label.endsWith('PRIVATE KEY'))
      return 'tls: failed to find certificate PEM data in certificate input, but did find a private key; PEM inputs may have been switched';
    const skipped = blocks.map(({ label }) => label).join(' ');
    return `tls: failed to find "CERTIFICATE" PEM block in certificate input after skipping PEM blocks of the following types: [${skipped}]`;
  }
  try {
    return new X509Certificate(found.text);
  } catch {
    return MALFORMED_CERTIFICATE;
  }
}

/** The same of a private key. */
function keyIn(text: string): KeyObject | string {
  const blocks = pemBlocks(text);
  const found = blocks.find(({ label }) => label === 'PRIVATE KEY' || label.endsWith(' PRIVATE KEY'));
  if (found === undefined) {
    const [first] = blocks;
    if (first === undefined) return 'tls: failed to find any PEM data in key input';
    if (blocks.length === 1 && first.label === 'CERTIFICATE')
      return 'tls: found a certificate rather than a key in the PEM for the private key';
    const skipped = blocks.map(({ label }) => label).join(' ');
    return `tls: failed to find PEM block with type ending in "PRIVATE KEY" in key input after skipping PEM blocks of the following types: [${skipped}]`;
  }
  try {
    return createPrivateKey(found.text);
  } catch {
    return 'tls: failed to parse private key';
  }
}

/** Why the two cannot be used together; undefined where they can. */
export function keyPairFault(certificateText: string, keyText: string): string | undefined {
  const certificate = certificateIn(certificateText);
  if (typeof certificate === 'string') return certificate;
  const key = keyIn(keyText);
  if (typeof key === 'string') return key;
  if (certificate.checkPrivateKey(key)) return undefined;
  const alike = certificate.publicKey.asymmetricKeyType === key.asymmetricKeyType;
  return alike ? 'tls: private key does not match public key' : 'tls: private key type does not match public key type';
}
