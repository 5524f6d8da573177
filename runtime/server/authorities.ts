/** The authorities of a cluster: who signs certificates, and by whom servers and clients are known. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CertificateAndKey, keptAuthority, newAuthority } from '../auth/certificates.js';
import type { ClusterAuthorities, SigningAuthority } from '../auth/cluster-authorities.js';
import { type Controller, isChosen } from '../controllers/framework/contract.js';
import { Signer } from '../kinds/certificates/signer.js';
import { pemBlocks } from '../model/pem.js';
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

/** The flags of the authorities whose certificates name clients, and of those whose certificates authenticating proxies show. */
const CLIENT_AUTHORITY = 'client-ca-file';
const PROXY_AUTHORITY = 'requestheader-client-ca-file';

/** Flags whose files are read again when they change. */
export const REREAD: readonly string[] = [CLIENT_AUTHORITY, PROXY_AUTHORITY];

export interface RereadAuthorities extends ClusterAuthorities {
  /** Reads the file of a flag again. Throws, and keeps what was read before, where it cannot be read or holds what is no certificate. */
  reread(flag: string): void;
}

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
export function clusterAuthorities(settings: Settings, servingCertificate: string, controllers: readonly Controller[]): RereadAuthorities {
  const general = given(settings, GENERAL);
  const signers = new Map(Object.entries(OWN).map(([signer, start]) => [signer, given(settings, start) ?? general]));
  const own = [...signers.values()].every((authority) => authority === undefined) ? ownAuthority(settings, controllers) : undefined;
  const made = own && authorityOf(own);
  const root = settings.text('root-ca-file');
  return new FileAuthorities(settings, root === '' ? servingCertificate : readFileSync(root, 'utf8'), own?.cert, (signer) => {
    return signers.get(signer) ?? made;
  });
}

/** The authorities of the files that flags name, which are read again when they change. */
class FileAuthorities implements RereadAuthorities {
  readonly #texts = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  clients: string | undefined;
  proxies: string | undefined;

  /** `own`: PEM of the server's own authority, which is among those of clients. */
  constructor(
    private readonly settings: Settings,
    readonly root: string,
    private readonly own: string | undefined,
    readonly signerOf: ClusterAuthorities['signerOf'],
  ) {
    for (const flag of REREAD) if (settings.text(flag) !== '') this.#read(flag);
    this.#join();
  }

  reread(flag: string): void {
    this.#read(flag);
    this.#join();
    for (const listener of this.#listeners) listener();
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #read(flag: string): void {
    const text = readFileSync(this.settings.text(flag), 'utf8');
    for (const block of pemBlocks(text)) new X509Certificate(block.text);
    this.#texts.set(flag, text);
  }

  #join(): void {
    const ofClients = [this.#texts.get(CLIENT_AUTHORITY), this.own].filter((pem) => pem !== undefined);
    this.clients = ofClients.length === 0 ? undefined : ofClients.join('\n');
    this.proxies = this.#texts.get(PROXY_AUTHORITY);
  }
}

/** PEM of all authorities whose certificates connections take; undefined where they take none. */
export function trustedAuthorities({ clients, proxies }: Pick<ClusterAuthorities, 'clients' | 'proxies'>): string | undefined {
  const all = [clients, proxies].filter((pem) => pem !== undefined);
  return all.length === 0 ? undefined : all.join('\n');
}
