/** Which signer a certificate request of the first version means that names none: the kubelet signers have a shape of their own. */
import forge from 'node-forge';
import { label } from '../words.js';

const { asn1 } = forge;
type Asn1 = forge.asn1.Asn1;

/** PKCS#9: extensions that a request asks for. */
const EXTENSION_REQUEST = '1.2.840.113549.1.9.14';
const ALTERNATIVE_NAMES = '2.5.29.17';
const COMMON_NAME = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';

/** Kinds of a subject's alternative names, as X.509 numbers them. */
const EMAIL = 1;
const DNS = 2;
const URI = 6;
const IP = 7;

interface Request {
  readonly commonName: string;
  readonly organizations: readonly string[];
  /** Kinds of the alternative names asked for. */
  readonly names: readonly number[];
}

const parts = (node: Asn1 | undefined): readonly Asn1[] => (Array.isArray(node?.value) ? node.value : []);
const bytesOf = (node: Asn1 | undefined): string => (typeof node?.value === 'string' ? node.value : '');
const oidOf = (node: Asn1 | undefined): string => asn1.derToOid(bytesOf(node));

/** The parts of a PKCS#10 request that tell its signer; undefined where it cannot be read. */
function parseRequest(base64: string): Request | undefined {
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

const sameSet = (given: readonly string[], wanted: readonly string[]): boolean =>
  new Set(given).size === wanted.length && wanted.every((w) => given.includes(w));

const COMMON_USAGES = ['digital signature', 'key encipherment'];

const byNode = ({ commonName, organizations }: Request): boolean =>
  organizations.length === 1 && organizations[0] === 'system:nodes' && commonName.startsWith('system:node:');

/** The signer by the request (base64 of its PEM form) and the usages it asks for. */
export function signerOf(request: string, usages: readonly string[]): string {
  const parsed = parseRequest(request);
  if (parsed !== undefined && byNode(parsed)) {
    if (parsed.names.length === 0 && sameSet(usages, [...COMMON_USAGES, 'client auth'])) return label('kube-apiserver-client-kubelet');
    const addressed = parsed.names.some((n) => n === DNS || n === IP) && !parsed.names.some((n) => n === EMAIL || n === URI);
    if (addressed && sameSet(usages, [...COMMON_USAGES, 'server auth'])) return label('kubelet-serving');
  }
  return label('legacy-unknown');
}
