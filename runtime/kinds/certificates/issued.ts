/** Certificates that signers issue: PEM blocks of certificates and nothing else, text around them aside (specification 2). */

import { X509Certificate } from 'node:crypto';
import { pemBlocks } from '../../model/values/pem.js';
import { MALFORMED_CERTIFICATE } from '../rules/key-pair.js';

/** A header between the first line of a PEM block and what it holds. */
export const HEADER = /^[^\n:]+:/;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The fault of the certificates (base64 of their PEM form); undefined if there are none, or all are complete. */
export function certificateFault(base64: string): string | undefined {
  if (base64 === '') return undefined;
  const blocks = pemBlocks(Buffer.from(base64, 'base64').toString('latin1'));
  for (const { label, body } of blocks) {
    if (label !== 'CERTIFICATE') return `only CERTIFICATE PEM blocks are allowed, found ${JSON.stringify(label)}`;
    if (HEADER.test(body)) return 'no PEM block headers are permitted';
    const digits = body.replace(/\s+/g, '');
    if (digits === '') return 'found CERTIFICATE PEM block containing 0 certificates';
    if (!BASE64.test(digits) || !isCertificate(Buffer.from(digits, 'base64'))) return MALFORMED_CERTIFICATE;
  }
  return blocks.length === 0 ? 'must contain at least one CERTIFICATE PEM block' : undefined;
}

function isCertificate(der: Buffer): boolean {
  try {
    return new X509Certificate(der).raw.length > 0;
  } catch {
    return false;
  }
}
