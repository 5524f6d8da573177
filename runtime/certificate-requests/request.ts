/** PKCS#10 certificate requests: what they ask for, and whether they are signed by the key that they name. */

import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type * as Forge from 'node-forge';
import { COMMON_NAME, elementsOf, type NameAttribute, ORGANIZATION } from '../auth/x509.js';
import { onDemand } from '../model/definition/on-demand.js';
import { pemBlocks } from '../model/values/pem.js';

const forge = onDemand<typeof Forge>('node-forge');
type Asn1 = Forge.asn1.Asn1;

/** PKCS#9: extensions that a request asks for. */
const EXTENSION_REQUEST = '1.2.840.113549.1.9.14';
const ALTERNATIVE_NAMES = '2.5.29.17';

/** A subject's alternative name: its kind, as X.509 numbers them, and its DER element. */
export interface RequestedName {
  readonly kind: number;
  readonly element: Buffer;
}

/** What a request asks to be certified, as far as rules and signers look at it. */
export interface CertificateRequest {
  readonly subject: readonly NameAttribute[];
  readonly commonName: string;
  readonly organizations: readonly string[];
  readonly names: readonly RequestedName[];
  /** The subject public key in DER. */
  readonly publicKey: Buffer;
}

const parts = (node: Asn1 | undefined): readonly Asn1[] => (Array.isArray(node?.value) ? node.value : []);
const bytesOf = (node: Asn1 | undefined): string => (typeof node?.value === 'string' ? node.value : '');
const oidOf = (node: Asn1 | undefined): string => forge().asn1.derToOid(bytesOf(node));

/** The text of a string, which may be of several encodings. */
function textOf(node: Asn1 | undefined): string {
  const bytes = Buffer.from(bytesOf(node), 'latin1');
  switch (node?.type) {
    case forge().asn1.Type.UTF8:
      return bytes.toString('utf8');
    case forge().asn1.Type.BMPSTRING:
      return bytes.length % 2 === 0 ? bytes.swap16().toString('utf16le') : '';
    default:
      return bytes.toString('latin1');
  }
}

/** Characters of a block without headers. */
const BASE64_LINES = /^[A-Za-z0-9+/=\s]*$/;

/** The one request of a text, in DER: what is verified is also what is read. Undefined where the first block is none. */
function requestBytes(base64: string): Buffer | undefined {
  const pem = pemBlocks(Buffer.from(base64, 'base64').toString('latin1')).find(({ body }) => BASE64_LINES.test(body));
  return pem?.label === 'CERTIFICATE REQUEST' ? Buffer.from(pem.body, 'base64') : undefined;
}

/** The parts of a PKCS#10 request that tell what is to be certified; undefined where it cannot be read. */
export function readRequest(base64: string): CertificateRequest | undefined {
  try {
    const bytes = requestBytes(base64);
    if (bytes === undefined) return undefined;
    const [, name, , attributes] = parts(parts(forge().asn1.fromDer(forge().util.createBuffer(bytes.toString('latin1'))))[0]);
    const subject = parts(name).flatMap((set) =>
      parts(set).map((pair) => ({ type: oidOf(parts(pair)[0]), value: textOf(parts(pair)[1]) })),
    );
    const wanted = parts(attributes).find((a) => oidOf(parts(a)[0]) === EXTENSION_REQUEST);
    const extensions = parts(parts(parts(wanted)[1])[0]);
    const alternative = extensions.find((e) => oidOf(parts(e)[0]) === ALTERNATIVE_NAMES);
    const [info] = elementsOf(bytes) ?? [];
    const publicKey = info && elementsOf(info)?.[2];
    const names = alternative === undefined ? [] : elementsOf(Buffer.from(bytesOf(parts(alternative).at(-1)), 'latin1'));
    if (publicKey === undefined || names === undefined) return undefined;
    return {
      subject,
      commonName: subject.findLast(({ type }) => type === COMMON_NAME)?.value ?? '',
      organizations: subject.filter(({ type }) => type === ORGANIZATION).map(({ value }) => value),
      names: names.map((element) => ({ kind: (element[0] ?? 0) & KIND, element })),
      publicKey,
    };
  } catch {
    return undefined;
  }
}

/** The bits of a context tag that are its number. */
const KIND = 0x1f;

/** Digest by the object identifier of a signature's algorithm; null where the algorithm has its own. */
const DIGESTS: Readonly<Record<string, string | null>> = {
  '1.2.840.113549.1.1.5': 'sha1',
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.1': 'sha1',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
  '1.3.101.112': null,
};

const MISMATCH: Readonly<Record<string, string>> = {
  rsa: 'crypto/rsa: verification error',
  ec: 'x509: ECDSA verification failure',
  ed25519: 'x509: Ed25519 verification failure',
};

/** Content of a bit string of whole bytes: after its header, and the count of unused bits. */
function bitsOf(element: Buffer): Buffer {
  const short = element[1] ?? 0;
  return element.subarray((short < 0x80 ? 2 : 2 + (short & 0x7f)) + 1);
}

const keyOf = (der: Buffer): KeyObject | undefined => {
  try {
    return createPublicKey({ key: der, format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
};

/** The object identifier that an algorithm's element starts with. */
const algorithmOf = (element: Buffer): string => {
  try {
    return oidOf(parts(forge().asn1.fromDer(forge().util.createBuffer(element.toString('latin1'))))[0]);
  } catch {
    return '';
  }
};

const MALFORMED = 'asn1: structure error: the block holds no certificate request';

/** What is wrong with a request (base64 of its PEM form); undefined where it is whole and signed by its own key. */
export function requestFault(base64: string): string | undefined {
  const bytes = requestBytes(base64);
  if (bytes === undefined) return 'PEM block type must be CERTIFICATE REQUEST';
  const [info, algorithm, signature] = elementsOf(bytes) ?? [];
  const subjectKey = info === undefined ? undefined : elementsOf(info)?.[2];
  if (info === undefined || algorithm === undefined || signature === undefined || subjectKey === undefined) return MALFORMED;
  const key = keyOf(subjectKey);
  const digest = DIGESTS[algorithmOf(algorithm)];
  if (key === undefined || digest === undefined) return 'x509: cannot verify signature: algorithm unimplemented';
  return verify(digest, info, key, bitsOf(signature)) ? undefined : MISMATCH[key.asymmetricKeyType ?? ''];
}
