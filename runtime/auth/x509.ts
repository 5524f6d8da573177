/** X.509 certificates (RFC 5280): their DER form, signed with RSA, ECDSA or Ed25519 keys of the platform. */
import { createHash, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';
import { addressBytes } from '../model/values/addresses.js';
import { contentOf, derOf, elementsOf, identifierOf, isTagged, readDer } from './der.js';

/** A DER element of its tag. The contents are the bytes of other elements, or of a value. */
export function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const length = contents.reduce((sum, part) => sum + part.length, 0);
  const size =
    length < 0x80 ? [] : Array.from({ length: Math.ceil(length.toString(16).length / 2) }, (_, i) => (length >>> (8 * i)) & 0xff);
  const head = length < 0x80 ? [tag, length] : [tag, 0x80 | size.length, ...size.reverse()];
  return Buffer.concat([Buffer.from(head), ...contents]);
}

export const Tag = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  null: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  printable: 0x13,
  ia5: 0x16,
  utcTime: 0x17,
  generalizedTime: 0x18,
  bmp: 0x1e,
  sequence: 0x30,
  set: 0x31,
} as const;

/** An object identifier such as `2.5.4.3`: its first two numbers in one, then each in base 128, the first digit first. */
export function objectIdentifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  return der(Tag.oid, Buffer.from([40 * first + second, ...others].flatMap(base128)));
}

/** All digits but the last have the highest bit set. */
function base128(number: number): number[] {
  const digits = [number % 128];
  for (let rest = Math.floor(number / 128); rest > 0; rest = Math.floor(rest / 128)) digits.unshift(128 + (rest % 128));
  return digits;
}

const bits = (bytes: Buffer, unused = 0): Buffer => der(Tag.bits, Buffer.from([unused]), bytes);
const YES = der(Tag.boolean, Buffer.from([0xff]));

/** A part of a distinguished name: the object identifier of its type, and its text. */
export interface NameAttribute {
  readonly type: string;
  readonly value: string;
}

export const COMMON_NAME = '2.5.4.3';
export const ORGANIZATION = '2.5.4.10';

const PRINTABLE = /^[A-Za-z0-9 '()+,./:=?-]*$/;

/** A distinguished name of the attributes in their order. */
export const distinguishedName = (attributes: readonly NameAttribute[]): Buffer =>
  der(
    Tag.sequence,
    ...attributes.map(({ type, value }) =>
      der(Tag.set, der(Tag.sequence, objectIdentifier(type), der(PRINTABLE.test(value) ? Tag.printable : Tag.utf8, Buffer.from(value)))),
    ),
  );

export interface Extension {
  readonly oid: string;
  readonly critical: boolean;
  readonly value: Buffer;
}

export const extensionElement = ({ oid: type, critical, value }: Extension): Buffer =>
  der(Tag.sequence, objectIdentifier(type), ...(critical ? [YES] : []), der(Tag.octets, value));

/** Whether the certificate is an authority's. */
export const basicConstraints = (authority: boolean): Extension => ({
  oid: '2.5.29.19',
  critical: true,
  value: der(Tag.sequence, ...(authority ? [YES] : [])),
});

/** Uses of a key, in the order of their bits. */
const KEY_USAGES = [
  'digital signature',
  'content commitment',
  'key encipherment',
  'data encipherment',
  'key agreement',
  'cert sign',
  'crl sign',
  'encipher only',
  'decipher only',
];
/** Other words for uses. */
const SYNONYMS: Readonly<Record<string, string>> = { signing: 'digital signature', 's/mime': 'email protection' };

const EXTENDED_USAGES: Readonly<Record<string, string>> = {
  any: '2.5.29.37.0',
  'server auth': '1.3.6.1.5.5.7.3.1',
  'client auth': '1.3.6.1.5.5.7.3.2',
  'code signing': '1.3.6.1.5.5.7.3.3',
  'email protection': '1.3.6.1.5.5.7.3.4',
  'ipsec end system': '1.3.6.1.5.5.7.3.5',
  'ipsec tunnel': '1.3.6.1.5.5.7.3.6',
  'ipsec user': '1.3.6.1.5.5.7.3.7',
  timestamping: '1.3.6.1.5.5.7.3.8',
  'ocsp signing': '1.3.6.1.5.5.7.3.9',
  'microsoft sgc': '1.3.6.1.4.1.311.10.3.3',
  'netscape sgc': '2.16.840.1.113730.4.1',
};

/** Extensions that say what the certificate's key may be used for, by the words of certificate requests. Throws an Error for others. */
export function usageExtensions(usages: readonly string[]): Extension[] {
  const words = [...new Set(usages.map((usage) => SYNONYMS[usage] ?? usage))];
  const unknown = words.filter((word) => !KEY_USAGES.includes(word) && EXTENDED_USAGES[word] === undefined);
  if (unknown.length > 0) throw new Error(`unrecognized usage values: ${JSON.stringify(unknown)}`);
  const own = KEY_USAGES.map((usage, i) => (words.includes(usage) ? i : -1)).filter((i) => i >= 0);
  const extended = words.map((word) => EXTENDED_USAGES[word]).filter((id) => id !== undefined);
  const out: Extension[] = [];
  if (own.length > 0) {
    const highest = own.at(-1) ?? 0;
    const bytes = Buffer.alloc((highest >> 3) + 1);
    for (const bit of own) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (0x80 >> (bit & 7));
    out.push({ oid: '2.5.29.15', critical: true, value: bits(bytes, 7 - (highest & 7)) });
  }
  if (extended.length > 0) out.push({ oid: '2.5.29.37', critical: false, value: der(Tag.sequence, ...extended.map(objectIdentifier)) });
  return out;
}

/** Tags of the alternative names that certificates carry. */
export const AlternativeName = { email: 0x81, dns: 0x82, uri: 0x86, ip: 0x87 } as const;

/** Alternative names as they stand in DER. They are critical where the subject says nothing. */
export const alternativeNames = (names: readonly Buffer[], critical = false): Extension => ({
  oid: '2.5.29.17',
  critical,
  value: der(Tag.sequence, ...names),
});

/** The alternative name of a host: its name, or its address. */
export const hostName = (host: string): Buffer =>
  isIP(host) === 0 ? der(AlternativeName.dns, Buffer.from(host)) : der(AlternativeName.ip, addressBytes(host));

/** The public part of a key in DER, as certificates hold it. */
export const publicBytes = (key: KeyObject): Buffer =>
  (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' });

/** Names an authority's key by a digest of its public part. */
export const keyIdentifier = (key: KeyObject): Buffer => createHash('sha1').update(publicBytes(key)).digest();

const SUBJECT_KEY_IDENTIFIER = '2.5.29.14';

export const subjectKeyIdentifier = (identifier: Buffer): Extension => ({
  oid: SUBJECT_KEY_IDENTIFIER,
  critical: false,
  value: der(Tag.octets, identifier),
});

export const authorityKeyIdentifier = (identifier: Buffer): Extension => ({
  oid: '2.5.29.35',
  critical: false,
  value: der(Tag.sequence, der(0x80, identifier)),
});

/** Numbers of the tags that the version and the extensions of a certificate have. */
const VERSION = 0;
const EXTENSIONS = 3;

/** What certificates that an authority signs say of it: its name, and the identifier of its key if its certificate has one. Throws an Error for bytes that are no certificate. */
export function issuerOf(certificate: Buffer): { readonly name: Buffer; readonly keyIdentifier: Buffer | undefined } {
  const [content] = elementsOf(readDer(certificate));
  const fields = elementsOf(content);
  const [extensions] = elementsOf(fields.find((field) => isTagged(field, EXTENSIONS)));
  const identifier = elementsOf(extensions)
    .map(elementsOf)
    .find(([type]) => identifierOf(type) === SUBJECT_KEY_IDENTIFIER);
  // The serial number, the algorithm, the issuer and the times precede the subject, and a version before these.
  const name = fields[isTagged(fields[0], VERSION) ? 5 : 4];
  if (name === undefined) throw new Error('a certificate has no subject');
  return { name: derOf(name), keyIdentifier: identifier && contentOf(readDer(contentOf(identifier.at(-1)))) };
}

interface SignatureAlgorithm {
  readonly digest: string | null;
  readonly element: Buffer;
}

const ecdsa = (digest: string, id: string): SignatureAlgorithm => ({ digest, element: der(Tag.sequence, objectIdentifier(id)) });
const CURVES: Readonly<Record<string, SignatureAlgorithm>> = {
  prime256v1: ecdsa('sha256', '1.2.840.10045.4.3.2'),
  secp384r1: ecdsa('sha384', '1.2.840.10045.4.3.3'),
  secp521r1: ecdsa('sha512', '1.2.840.10045.4.3.4'),
};
const RSA: SignatureAlgorithm = { digest: 'sha256', element: der(Tag.sequence, objectIdentifier('1.2.840.113549.1.1.11'), der(Tag.null)) };
const ED25519: SignatureAlgorithm = { digest: null, element: der(Tag.sequence, objectIdentifier('1.3.101.112')) };

/** How a key signs certificates; undefined for keys that sign none. */
export function signatureAlgorithm(key: KeyObject): SignatureAlgorithm | undefined {
  if (key.asymmetricKeyType === 'rsa') return RSA;
  if (key.asymmetricKeyType === 'ed25519') return ED25519;
  return CURVES[key.asymmetricKeyDetails?.namedCurve ?? ''];
}

/** Years from this one on have four digits in certificates. */
const FOUR_DIGITS_FROM = 2050;

function time(at: Date): Buffer {
  const text = `${at.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`;
  return at.getUTCFullYear() < FOUR_DIGITS_FROM
    ? der(Tag.utcTime, Buffer.from(text.slice(2)))
    : der(Tag.generalizedTime, Buffer.from(text));
}

/**
 * A random number of 128 bits. A serial number is positive: its first bit stays clear, and the next is set, so that its form is the
 * shortest.
 */
function serialNumber(): Buffer {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return der(Tag.integer, bytes);
}

interface CertificateTemplate {
  /** Distinguished names in DER. */
  readonly issuer: Buffer;
  readonly subject: Buffer;
  /** A subject public key in DER. */
  readonly publicKey: Buffer;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly extensions: readonly Extension[];
}

/** The certificate in PEM, of version 3 and a random serial number. Throws an Error for keys that sign no certificates. */
export function signedCertificate(template: CertificateTemplate, key: KeyObject): string {
  const algorithm = signatureAlgorithm(key);
  if (algorithm === undefined) throw new Error(`a key of type ${key.asymmetricKeyType ?? key.type} signs no certificates`);
  const content = der(
    Tag.sequence,
    der(0xa0, der(Tag.integer, Buffer.from([2]))),
    serialNumber(),
    algorithm.element,
    template.issuer,
    der(Tag.sequence, time(template.notBefore), time(template.notAfter)),
    template.subject,
    template.publicKey,
    der(0xa3, der(Tag.sequence, ...template.extensions.map(extensionElement))),
  );
  const whole = der(Tag.sequence, content, algorithm.element, bits(sign(algorithm.digest, content, key)));
  return pemOfCertificate(whole);
}

const LINE = /.{1,64}/g;

const pemOfCertificate = (bytes: Buffer): string =>
  ['-----BEGIN CERTIFICATE-----', ...(bytes.toString('base64').match(LINE) ?? []), '-----END CERTIFICATE-----', ''].join('\n');
