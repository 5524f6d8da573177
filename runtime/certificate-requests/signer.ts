/**
 * What signers of certificates for nodes take (specification 2, "Built-in signers"), by which requests of the first version that name
 * no signer are known, too.
 */
import type { Words } from '../model/values/words.js';
import { type CertificateRequest, readRequest } from './request.js';

/** Kinds of a subject's alternative names, as X.509 numbers them. */
export const NameKind = { email: 1, dns: 2, uri: 6, ip: 7 } as const;

const sameSet = (given: readonly string[], wanted: readonly string[]): boolean =>
  new Set(given).size === wanted.length && wanted.every((w) => given.includes(w));

const COMMON_USAGES = ['digital signature', 'key encipherment'];
const CLIENT_USAGES = [...COMMON_USAGES, 'client auth'];
const SERVING_USAGES = [...COMMON_USAGES, 'server auth'];

const NODES = 'system:nodes';
const NODE = 'system:node:';

function subjectFault({ commonName, organizations }: CertificateRequest): string | undefined {
  if (organizations.length !== 1 || organizations[0] !== NODES) return `subject organization is not ${NODES}`;
  return commonName.startsWith(NODE) ? undefined : `subject common name does not begin with ${NODE}`;
}

const usageFault = (usages: readonly string[], wanted: readonly string[]): string | undefined =>
  sameSet(usages, wanted) ? undefined : `usages did not match ${JSON.stringify(wanted)}`;

/** Why a request is none for the certificate by which a node calls the API; undefined where it is. */
export function nodeClientFault(request: CertificateRequest, usages: readonly string[]): string | undefined {
  if (request.names.length > 0) return 'subjectAltNames are not allowed';
  return subjectFault(request) ?? usageFault(usages, CLIENT_USAGES);
}

/** Why a request is none for the certificate that a node's agent serves with; undefined where it is. */
export function nodeServingFault(request: CertificateRequest, usages: readonly string[]): string | undefined {
  const has = (...kinds: readonly number[]): boolean => request.names.some(({ kind }) => kinds.includes(kind));
  if (!has(NameKind.dns, NameKind.ip)) return 'DNS or IP subjectAltName is required';
  if (has(NameKind.email)) return 'Email subjectAltNames are not allowed';
  if (has(NameKind.uri)) return 'URI subjectAltNames are not allowed';
  return subjectFault(request) ?? usageFault(usages, SERVING_USAGES);
}

export const Signer = {
  client: 'kube-apiserver-client',
  nodeClient: 'kube-apiserver-client-kubelet',
  nodeServing: 'kubelet-serving',
  legacyUnknown: 'legacy-unknown',
} as const;

/** The signer by the request (base64 of its PEM form) and the usages it asks for. */
export function signerOf(request: string, usages: readonly string[], { label }: Words): string {
  const parsed = readRequest(request);
  if (parsed !== undefined) {
    if (nodeClientFault(parsed, usages) === undefined) return label(Signer.nodeClient);
    if (nodeServingFault(parsed, usages) === undefined) return label(Signer.nodeServing);
  }
  return label(Signer.legacyUnknown);
}
