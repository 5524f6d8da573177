/** Which of several authorities a certificate chains to, of those that the connection trusts together. */
import type { X509Certificate } from 'node:crypto';

/**
 * Whether the first certificate is signed by one of the authorities, directly or through others in the chain. Only names and signatures are
 * checked here; the party that trusted the chain has checked times and usages.
 */
export function isSignedBy(chain: readonly X509Certificate[], authorities: readonly X509Certificate[]): boolean {
  let [certificate] = chain;
  for (let steps = 0; certificate !== undefined && steps <= chain.length; steps += 1) {
    const signed: X509Certificate = certificate;
    if (authorities.some((authority) => isIssuer(authority, signed))) return true;
    certificate = chain.find((other) => other !== signed && other.ca && isIssuer(other, signed));
  }
  return false;
}

const isIssuer = (authority: X509Certificate, certificate: X509Certificate): boolean =>
  certificate.checkIssued(authority) && certificate.verify(authority.publicKey);
