/** PKCS#10 certificate requests: what they ask for, and whether they are signed by the key that they name. */

import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { contentOf, type DerElement, derOf, elementsOf, elementsOfSequence, identifierOf, readDer } from '../auth/der.js';
import { COMMON_NAME, type NameAttribute, ORGANIZATION, Tag } from '../auth/x509.js';
import { pemBlocks } from '../model/values/pem.js';

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

/** The text of a string, which may be of several encodings. */
function textOf(element: DerElement | undefined): string {
  const bytes = contentOf(element);
  switch (Number(element?.type)) {
    case Tag.utf8:
      return bytes.toString('utf8');
    case Tag.bmp:
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
    const [, name, publicKey, attributes] = elementsOfSequence(elementsOfSequence(readDer(bytes))[0]);
    if (publicKey === undefined) return undefined;
    const subject = elementsOf(name).flatMap((set) =>
      elementsOf(set)
        .map(elementsOf)
        .map(([type, value]) => ({ type: identifierOf(type), value: textOf(value) })),
    );
    const [, wanted] = pairOf(elementsOf(attributes), EXTENSION_REQUEST) ?? [];
    const alternative = pairOf(elementsOf(elementsOf(wanted)[0]), ALTERNATIVE_NAMES);
    const names = alternative === undefined ? [] : elementsOf(readDer(contentOf(alternative.at(-1))));
    return {
      subject,
      commonName: subject.findLast(({ type }) => type === COMMON_NAME)?.value ?? '',
      organizations: subject.filter(({ type }) => type === ORGANIZATION).map(({ value }) => value),
      names: names.map((element) => ({ kind: Number(element.type), element: derOf(element) })),
      publicKey: derOf(publicKey),
    };
  } catch {
    return undefined;
  }
}

/** The parts of the attribute or extension that an object identifier names; undefined if there is none. */
const pairOf = (elements: readonly DerElement[], identifier: string): readonly DerElement[] | undefined =>
  elements.map(elementsOf).find(([type]) => identifierOf(type) === identifier);

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

const keyOf = (der: Buffer): KeyObject | undefined => {
  try {
    return createPublicKey({ key: der, format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
};

const MALFORMED = 'asn1: structure error: the block holds no certificate request';

/** What is wrong with a request (base64 of its PEM form); undefined where it is whole and signed by its own key. */
export function requestFault(base64: string): string | undefined {
  const bytes = requestBytes(base64);
  if (bytes === undefined) return 'PEM block type must be CERTIFICATE REQUEST';
  const [info, algorithm, signature] = partsOf(bytes);
  const subjectKey = elementsOfSequence(info)[2];
  if (info === undefined || algorithm === undefined || signature === undefined || subjectKey === undefined) return MALFORMED;
  const key = keyOf(derOf(subjectKey));
  const digest = DIGESTS[identifierOf(elementsOf(algorithm)[0])];
  if (key === undefined || digest === undefined) return 'x509: cannot verify signature: algorithm unimplemented';
  // A bit string begins with the number of bits that are unused; a signature is of whole bytes.
  const isGood = verify(digest, derOf(info), key, contentOf(signature).subarray(1));
  return isGood ? undefined : MISMATCH[key.asymmetricKeyType ?? ''];
}

/** The parts of a request; none where the bytes cannot be read. */
function partsOf(bytes: Buffer): readonly DerElement[] {
  try {
    return elementsOfSequence(readDer(bytes));
  } catch {
    return [];
  }
}
