/** The authorities of a cluster: who signs certificates, and by whom servers and clients are known. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CertificateAndKey, keptAuthority, newAuthority } from '../auth/certificates.js';
import type { ClusterAuthorities, SigningAuthority } from '../auth/cluster-authorities.js';
import { type Controller, isChosen } from '../controllers/framework/contract.js';
import { pemOf } from '../http/pem-files.js';
import { Signer } from '../kinds/certificates/signer.js';
import { named } from '../settings/read.js';
import type { Settings } from '../settings/settings.js';

/** The controller that signs. */
const SIGNING = 'csrsigning';

const GENERAL = 'cluster-signing';

/** Start of the flags that name a signer's own authority. */
const OWN: Readonly<Record<string, string>> = {
  [Signer.client]: `${GENERAL}-kube-apiserver-client`,
  [Signer.nodeClient]: `${GENERAL}-kubelet-client`,
  [Signer.nodeServing]: `${GENERAL}-kubelet-serving`,
  [Signer.legacyUnknown]: `${GENERAL}-legacy-unknown`,
};

/** Flags of a certificate and its key, for each authority that can be given. */
export const SIGNING_FILES: readonly (readonly [cert: string, key: string])[] = [GENERAL, ...Object.values(OWN)].map((start) => [
  `${start}-cert-file`,
  `${start}-key-file`,
]);

/** Faults of flags that name authorities twice. */
export function signingFaults(settings: Settings): string[] {
  const [general, ...own] = SIGNING_FILES.map(([cert]) => cert).filter((flag) => settings.text(flag) !== '');
  return general === SIGNING_FILES[0]?.[0] && own.length > 0
    ? [`--${general} goes together with no ${own.map((f) => `--${f}`).join(', ')}`]
    : [];
}

/** The flag of the authorities whose certificates authenticating proxies show. */
const PROXY_AUTHORITY = 'requestheader-client-ca-file';

const authorityOf = ({ cert, key }: CertificateAndKey): SigningAuthority => ({
  certificate: new X509Certificate(cert),
  key: createPrivateKey(key),
});

function given(settings: Settings, start: string): SigningAuthority | undefined {
  const cert = settings.text(`${start}-cert-file`);
  if (cert === '') return undefined;
  return authorityOf({ cert: readFileSync(cert, 'utf8'), key: readFileSync(settings.text(`${start}-key-file`), 'utf8') });
}

/** The authority of a server that signs by itself. Servers that share a store must sign with one authority, so that none makes one of its own. */
function ownAuthority(settings: Settings, controllers: readonly Controller[]): CertificateAndKey | undefined {
  const signs = controllers.some(({ name }) => name === SIGNING) && isChosen(settings, SIGNING);
  if (!signs || settings.list('etcd-servers').length > 0) return undefined;
  const folder = settings.text('data-dir');
  return folder === '' ? newAuthority() : named('data-dir', () => keptAuthority(path.join(folder, 'pki')));
}

/** The authorities that flags name; without any, one is made for signing, and its certificates are those of clients. */
export function clusterAuthorities(settings: Settings, servingCertificate: string, controllers: readonly Controller[]): ClusterAuthorities {
  const general = given(settings, GENERAL);
  const signers = new Map(Object.entries(OWN).map(([signer, start]) => [signer, given(settings, start) ?? general]));
  const own = [...signers.values()].every((authority) => authority === undefined) ? ownAuthority(settings, controllers) : undefined;
  const made = own && authorityOf(own);
  const [root, clients] = [settings.text('root-ca-file'), settings.text('client-ca-file')];
  const trusted = [...(clients === '' ? [] : [readFileSync(clients, 'utf8')]), ...(own === undefined ? [] : [own.cert])];
  return {
    root: root === '' ? servingCertificate : readFileSync(root, 'utf8'),
    clients: trusted.length === 0 ? undefined : trusted.join('\n'),
    ...pemOf(settings, { proxies: PROXY_AUTHORITY }),
    signerOf: (signer) => signers.get(signer) ?? made,
  };
}

/** PEM of all authorities whose certificates connections take; undefined where they take none. */
export function trustedAuthorities({ clients, proxies }: ClusterAuthorities): string | undefined {
  const all = [clients, proxies].filter((pem) => pem !== undefined);
  return all.length === 0 ? undefined : all.join('\n');
}
