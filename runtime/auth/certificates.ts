/** The serving certificate that is made when none is given: self-signed, kept in a folder, reused while it lasts. */
import { createPrivateKey, generateKeyPairSync, randomBytes, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import forge from 'node-forge';
import { closeToOthers, writeOwnerOnly } from '../files/owner-only.js';
import type { ServiceDefinition } from '../model/definition.js';

export interface ServingCertificate {
  /** PEM. */
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 24 * 3600 * 1000;
const LIFE_DAYS = 365;
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
export function servingCertificate(folder: string, hosts: readonly string[]): ServingCertificate {
  const certFile = path.join(folder, 'apiserver.crt');
  const keyFile = path.join(folder, 'apiserver.key');
  if (existsSync(certFile) && existsSync(keyFile)) {
    closeToOthers(keyFile);
    const kept = { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
    if (stillGood(kept, hosts)) return kept;
  }
  const made = selfSigned(hosts);
  writeOwnerOnly(keyFile, made.key);
  writeOwnerOnly(certFile, made.cert);
  return made;
}

function stillGood({ cert, key }: ServingCertificate, hosts: readonly string[]): boolean {
  try {
    const certificate = new X509Certificate(cert);
    if (!certificate.checkPrivateKey(createPrivateKey(key))) return false;
    if (Date.parse(certificate.validTo) < Date.now() + RENEW_DAYS * DAY_MS) return false;
    return hosts.every((host) => (isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host)) !== undefined);
  } catch {
    return false;
  }
}

/** RSA, because the certificate library signs nothing else; the key itself comes from the platform. */
export function selfSigned(hosts: readonly string[]): ServingCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  // A serial number is positive: its first bit stays clear.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date(Date.now() - DAY_MS);
  certificate.validity.notAfter = new Date(Date.now() + LIFE_DAYS * DAY_MS);
  const name = [{ name: 'commonName', value: hosts[0] ?? 'localhost' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, keyCertSign: true },
    { name: 'extKeyUsage', serverAuth: true },
    { name: 'subjectAltName', altNames: hosts.map((host) => (isIP(host) === 0 ? { type: 2, value: host } : { type: 7, ip: host })) },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { cert: forge.pki.certificateToPem(certificate), key: privateKey };
}
