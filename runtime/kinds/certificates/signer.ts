/**
 * The default signer of certificate requests of the first version that name none: requests of kubelets are recognised by their
 * form.
 */
import type { Words } from '../../model/words.js';
import { type CertificateRequest, readRequest } from './request.js';

/** Kinds of a subject's alternative names, as X.509 numbers them. */
const EMAIL = 1;
const DNS = 2;
const URI = 6;
const IP = 7;

const sameSet = (given: readonly string[], wanted: readonly string[]): boolean =>
  new Set(given).size === wanted.length && wanted.every((w) => given.includes(w));

const COMMON_USAGES = ['digital signature', 'key encipherment'];

const byNode = ({ commonName, organizations }: CertificateRequest): boolean =>
  organizations.length === 1 && organizations[0] === 'system:nodes' && commonName.startsWith('system:node:');

/** The signer by the request (base64 of its PEM form) and the usages it asks for. */
export function signerOf(request: string, usages: readonly string[], { label }: Words): string {
  const parsed = readRequest(request);
  if (parsed !== undefined && byNode(parsed)) {
    if (parsed.names.length === 0 && sameSet(usages, [...COMMON_USAGES, 'client auth'])) return label('kube-apiserver-client-kubelet');
    const addressed = parsed.names.some((n) => n === DNS || n === IP) && !parsed.names.some((n) => n === EMAIL || n === URI);
    if (addressed && sameSet(usages, [...COMMON_USAGES, 'server auth'])) return label('kubelet-serving');
  }
  return label('legacy-unknown');
}
