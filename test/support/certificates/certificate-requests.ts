/** Certificate requests (PKCS#10) as clients make them, of any key. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import {
  alternativeNames,
  basicConstraints,
  der,
  distinguishedName,
  type Extension,
  extensionElement,
  hostName,
  objectIdentifier,
  publicBytes,
  signatureAlgorithm,
  Tag,
} from '../../../runtime/auth/x509.js';

export interface RequestOptions {
  readonly key?: KeyObject;
  readonly commonName: string;
  readonly organizations?: readonly string[];
  /** DNS names and addresses. */
  readonly hosts?: readonly string[];
  /** Other alternative names, in DER. */
  readonly names?: readonly Buffer[];
  /** Asks for an authority's certificate. */
  readonly authority?: boolean;
}

export const newKey = (type: 'rsa' | 'p256' | 'p384' | 'ed25519' = 'p256'): KeyObject =>
  type === 'rsa'
    ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    : type === 'ed25519'
      ? generateKeyPairSync('ed25519').privateKey
      : generateKeyPairSync('ec', { namedCurve: type === 'p256' ? 'prime256v1' : 'secp384r1' }).privateKey;

const context = (number: number, ...parts: readonly Buffer[]): Buffer => der(0xa0 + number, ...parts);

/** The request in PEM, base64-encoded as objects hold it. */
export function certificateRequest({
  key = newKey(),
  commonName,
  organizations = [],
  hosts = [],
  names = [],
  authority = false,
}: RequestOptions): string {
  const subject = distinguishedName([
    ...organizations.map((value) => ({ type: '2.5.4.10', value })),
    { type: '2.5.4.3', value: commonName },
  ]);
  const all = [...hosts.map(hostName), ...names];
  const extensions: Extension[] = [...(all.length === 0 ? [] : [alternativeNames(all)]), ...(authority ? [basicConstraints(true)] : [])];
  const attribute = der(
    Tag.sequence,
    objectIdentifier('1.2.840.113549.1.9.14'),
    der(Tag.set, der(Tag.sequence, ...extensions.map(extensionElement))),
  );
  const content = der(
    Tag.sequence,
    der(Tag.integer, Buffer.from([0])),
    subject,
    publicBytes(key),
    context(0, ...(extensions.length === 0 ? [] : [attribute])),
  );
  const algorithm = signatureAlgorithm(key);
  if (algorithm === undefined) throw new Error('the key signs no requests');
  const signature = sign(algorithm.digest, content, key);
  const whole = der(Tag.sequence, content, algorithm.element, der(Tag.bits, Buffer.from([0]), signature));
  const pem = `-----BEGIN CERTIFICATE REQUEST-----\n${whole.toString('base64')}\n-----END CERTIFICATE REQUEST-----\n`;
  return Buffer.from(pem).toString('base64');
}
