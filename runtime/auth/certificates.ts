/** Certificates that are made when none are given: self-signed, kept in a folder, reused while they last. */
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { closeToOthers, writeOwnerOnly } from '../files/owner-only.js';
import type { ServiceDefinition } from '../model/definition/definition.js';
import { freshKey } from './fresh-key.js';
import {
  alternativeNames,
  basicConstraints,
  COMMON_NAME,
  distinguishedName,
  type Extension,
  hostName,
  keyIdentifier,
  publicBytes,
  signedCertificate,
  subjectKeyIdentifier,
  usageExtensions,
} from './x509.js';

/** A certificate and its private key, both in PEM. */
export interface CertificateAndKey {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 24 * 3600 * 1000;
const LIFE_DAYS = 365;
const AUTHORITY_LIFE_DAYS = 3650;
/** A certificate that expires within this many days is replaced. */
const RENEW_DAYS = 30;

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

/** Names and addresses that clients reach the server by: this machine, the service's own names, and the address listened on. */
export function servingHosts({ mediaVendor }: ServiceDefinition, bindAddress: string): string[] {
  const service = [mediaVendor, `${mediaVendor}.default`, `${mediaVendor}.default.svc`, `${mediaVendor}.default.svc.cluster.local`];
  const bound = ANY_ADDRESS.has(bindAddress) ? [] : [bindAddress];
  return [...new Set(['localhost', '127.0.0.1', '::1', ...service, ...bound])];
}

/** The certificate of the folder as apiserver.crt and apiserver.key, made there where it is missing, about to end, or made for other hosts. */
export const servingCertificate = (folder: string, hosts: readonly string[]): CertificateAndKey =>
  kept(
    folder,
    'apiserver',
    (certificate) => servesAll(certificate, hosts),
    () => selfSigned(hosts),
  );

const servesAll = (certificate: X509Certificate, hosts: readonly string[]): boolean =>
  hosts.every((host) => (isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host)) !== undefined);

/** The authority of the folder as ca.crt and ca.key, made there where it is missing or about to end. */
export const keptAuthority = (folder: string): CertificateAndKey => kept(folder, 'ca', ({ ca }) => ca, newAuthority);

/** The pair of the name in the folder, made and written there where it is missing, does not fit together, is about to end, or not good. */
function kept(
  folder: string,
  name: string,
  good: (certificate: X509Certificate) => boolean,
  make: () => CertificateAndKey,
): CertificateAndKey {
  const certFile = path.join(folder, `${name}.crt`);
  const keyFile = path.join(folder, `${name}.key`);
  if (existsSync(certFile) && existsSync(keyFile)) {
    closeToOthers(keyFile);
    const found = { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
    if (isWhole(found, good)) return found;
  }
  const made = make();
  writeOwnerOnly(keyFile, made.key);
  writeOwnerOnly(certFile, made.cert);
  return made;
}

function isWhole({ cert, key }: CertificateAndKey, good: (certificate: X509Certificate) => boolean): boolean {
  try {
    const certificate = new X509Certificate(cert);
    if (!certificate.checkPrivateKey(createPrivateKey(key))) return false;
    return Date.parse(certificate.validTo) >= Date.now() + RENEW_DAYS * DAY_MS && good(certificate);
  } catch {
    return false;
  }
}

/** A serving certificate that is its own authority, so that clients know it by itself. RSA keys would take a quarter of a second to make. */
export function selfSigned(hosts: readonly string[], privateKey: KeyObject = freshKey()): CertificateAndKey {
  return ownCertificate(privateKey, hosts[0] ?? 'localhost', LIFE_DAYS, [
    ...usageExtensions(['digital signature', 'cert sign', 'server auth']),
    alternativeNames(hosts.map(hostName)),
  ]);
}

/** An authority that signs certificates of clients. */
export function newAuthority(): CertificateAndKey {
  const privateKey = freshKey();
  return ownCertificate(privateKey, 'cluster-signing-authority', AUTHORITY_LIFE_DAYS, [
    ...usageExtensions(['digital signature', 'cert sign', 'crl sign']),
    subjectKeyIdentifier(keyIdentifier(privateKey)),
  ]);
}

/** An authority's certificate that its own key signed, good from a day ago on: clocks may differ. */
function ownCertificate(key: KeyObject, commonName: string, days: number, extensions: readonly Extension[]): CertificateAndKey {
  const name = distinguishedName([{ type: COMMON_NAME, value: commonName }]);
  const cert = signedCertificate(
    {
      issuer: name,
      subject: name,
      publicKey: publicBytes(key),
      notBefore: new Date(Date.now() - DAY_MS),
      notAfter: new Date(Date.now() + days * DAY_MS),
      extensions: [basicConstraints(true), ...extensions],
    },
    key,
  );
  return { cert, key: key.export({ type: 'pkcs8', format: 'pem' }).toString() };
}
