/** PKCS#10 certificate requests: what they ask for, and whether they are signed by the key that they name. */

import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import forge from 'node-forge';
import { pemBlocks } from '../../model/pem.js';

const { asn1 } = forge;
type Asn1 = forge.asn1.Asn1;

/** PKCS#9: extensions that a request asks for. */
const EXTENSION_REQUEST = '1.2.840.113549.1.9.14';
const ALTERNATIVE_NAMES = '2.5.29.17';
const COMMON_NAME = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';

/** What a request asks to be certified, as far as rules look at it. */
export interface CertificateRequest {
  readonly commonName: string;
  readonly organizations: readonly string[];
  /** Kinds of the alternative names asked for. */
  readonly names: readonly number[];
}

const parts = (node: Asn1 | undefined): readonly Asn1[] => (Array.isArray(node?.value) ? node.value : []);
const bytesOf = (node: Asn1 | undefined): string => (typeof node?.value === 'string' ? node.value : '');
const oidOf = (node: Asn1 | undefined): string => asn1.derToOid(bytesOf(node));

/** The parts of a PKCS#10 request that tell its signer; undefined where it cannot be read. */
export function readRequest(base64: string): CertificateRequest | undefined {
  try {
    const [pem] = forge.pem.decode(Buffer.from(base64, 'base64').toString('latin1'));
    if (pem?.type !== 'CERTIFICATE REQUEST') return undefined;
    const [, subject, , attributes] = parts(parts(asn1.fromDer(forge.util.createBuffer(pem.body)))[0]);
    const named = parts(subject).flatMap((set) => parts(set).map((pair) => [oidOf(parts(pair)[0]), bytesOf(parts(pair)[1])] as const));
    const wanted = parts(attributes).find((a) => oidOf(parts(a)[0]) === EXTENSION_REQUEST);
    const extensions = parts(parts(parts(wanted)[1])[0]);
    const alternative = extensions.find((e) => oidOf(parts(e)[0]) === ALTERNATIVE_NAMES);
    const names = alternative === undefined ? [] : parts(asn1.fromDer(forge.util.createBuffer(bytesOf(parts(alternative).at(-1)))));
    return {
      commonName: named.findLast(([oid]) => oid === COMMON_NAME)?.[1] ?? '',
      organizations: named.filter(([oid]) => oid === ORGANIZATION).map(([, value]) => value),
      names: names.map((n) => Number(n.type)),
    };
  } catch {
    return undefined;
  }
}

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

/** The bytes of each element that stands in a DER sequence; undefined where they run over its end. */
function elementsOf(sequence: Buffer): Buffer[] | undefined {
  const content = (at: number): [start: number, end: number] => {
    const short = sequence[at + 1] ?? 0;
    if (short < 0x80) return [at + 2, at + 2 + short];
    const size = short & 0x7f;
    // Four bytes of length are more than any request has.
    const length = size > 0 && size <= 4 && at + 2 + size <= sequence.length ? sequence.readUIntBE(at + 2, size) : Number.POSITIVE_INFINITY;
    return [at + 2 + size, at + 2 + size + length];
  };
  const [start, end] = content(0);
  if (sequence[0] !== SEQUENCE || end > sequence.length) return undefined;
  const out: Buffer[] = [];
  for (let at = start; at < end; ) {
    const [, next] = content(at);
    if (next > end) return undefined;
    out.push(sequence.subarray(at, next));
    at = next;
  }
  return out;
}

const SEQUENCE = 0x30;

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
    return oidOf(parts(asn1.fromDer(forge.util.createBuffer(element.toString('latin1'))))[0]);
  } catch {
    return '';
  }
};

/** Characters of a block without headers. */
const BASE64_LINES = /^[A-Za-z0-9+/=\s]*$/;

const MALFORMED = 'asn1: structure error: the block holds no certificate request';

/** What is wrong with a request (base64 of its PEM form); undefined where it is whole and signed by its own key. */
export function requestFault(base64: string): string | undefined {
  const pem = pemBlocks(Buffer.from(base64, 'base64').toString('latin1')).find(({ body }) => BASE64_LINES.test(body));
  if (pem?.label !== 'CERTIFICATE REQUEST') return 'PEM block type must be CERTIFICATE REQUEST';
  const [info, algorithm, signature] = elementsOf(Buffer.from(pem.body, 'base64')) ?? [];
  const subjectKey = info === undefined ? undefined : elementsOf(info)?.[2];
  if (info === undefined || algorithm === undefined || signature === undefined || subjectKey === undefined) return MALFORMED;
  const key = keyOf(subjectKey);
  const digest = DIGESTS[algorithmOf(algorithm)];
  if (key === undefined || digest === undefined) return 'x509: cannot verify signature: algorithm unimplemented';
  return verify(digest, info, key, bitsOf(signature)) ? undefined : MISMATCH[key.asymmetricKeyType ?? ''];
}
