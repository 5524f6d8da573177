/** The authorities of a cluster: who signs certificates, and by whom servers and clients are known. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CertificateAndKey, keptAuthority, newAuthority } from '../../auth/certificates.js';
import type { ClusterAuthorities, SigningAuthority } from '../../auth/cluster-authorities.js';
import { Signer } from '../../certificate-requests/signer.js';
import { type Controller, isChosen } from '../../controllers/framework/contract.js';
import { pemBlocks } from '../../model/values/pem.js';
import type { Followed, FollowedFiles } from '../../settings/followed-files.js';
import { named } from '../../settings/read.js';
import type { Settings } from '../../settings/settings.js';
import { isShared } from '../storage/chosen-engine.js';

/** The controller that signs. */
const SIGNING = 'csrsigning';

const GENERAL = 'cluster-signing';

type Start = typeof GENERAL | `${typeof GENERAL}-${'kube-apiserver-client' | 'kubelet-client' | 'kubelet-serving' | 'legacy-unknown'}`;

/** Start of the flags that name a signer's own authority. */
const OWN: Readonly<Record<string, Start>> = {
  [Signer.client]: `${GENERAL}-kube-apiserver-client`,
  [Signer.nodeClient]: `${GENERAL}-kubelet-client`,
  [Signer.nodeServing]: `${GENERAL}-kubelet-serving`,
  [Signer.legacyUnknown]: `${GENERAL}-legacy-unknown`,
};

const STARTS: readonly Start[] = [GENERAL, ...Object.values(OWN)];

/** Flags of a certificate and its key, for each authority that can be given. */
export const SIGNING_FILES = STARTS.map((start) => [`${start}-cert-file`, `${start}-key-file`] as const);

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

const authorityOf = ({ cert, key }: CertificateAndKey): SigningAuthority => ({
  certificate: new X509Certificate(cert),
  key: createPrivateKey(key),
});

function given(settings: Settings, start: Start): SigningAuthority | undefined {
  const cert = settings.text(`${start}-cert-file`);
  if (cert === '') return undefined;
  return authorityOf({ cert: readFileSync(cert, 'utf8'), key: readFileSync(settings.text(`${start}-key-file`), 'utf8') });
}

/** The authority of a server that signs by itself. Servers that share a store must sign with one authority, so that none makes one of its own. */
function ownAuthority(settings: Settings, controllers: readonly Controller[]): CertificateAndKey | undefined {
  const signs = controllers.some(({ name }) => name === SIGNING) && isChosen(settings, SIGNING);
  if (!signs || isShared(settings)) return undefined;
  const folder = settings.text('data-dir');
  return folder === '' ? newAuthority() : named('data-dir', () => keptAuthority(path.join(folder, 'pki')));
}

/** The authorities that flags name; without any, one is made for signing, and its certificates are those of clients. */
export function clusterAuthorities(
  settings: Settings,
  servingCertificate: string,
  controllers: readonly Controller[],
  files: FollowedFiles,
): ClusterAuthorities {
  const followed = (start: Start): Followed<SigningAuthority | undefined> =>
    files.follow({ flags: [`${start}-cert-file`, `${start}-key-file`], read: () => given(settings, start) });
  const general = followed(GENERAL);
  const signers = new Map(Object.entries(OWN).map(([signer, start]) => [signer, followed(start)]));
  const signerOf = (signer: string): SigningAuthority | undefined => signers.get(signer)?.current ?? general.current;
  const own = [...signers.keys()].every((signer) => signerOf(signer) === undefined) ? ownAuthority(settings, controllers) : undefined;
  const made = own && authorityOf(own);
  const root = settings.text('root-ca-file');
  return new FileAuthorities(settings, files, root === '' ? servingCertificate : readFileSync(root, 'utf8'), own?.cert, (signer) => {
    return signers.has(signer) ? (signerOf(signer) ?? made) : made;
  });
}

/** The authorities of the files that flags name, which are read again when they change. */
class FileAuthorities implements ClusterAuthorities {
  readonly #listeners = new Set<() => void>();
  readonly #clients: Followed<string | undefined>;
  readonly #proxies: Followed<string | undefined>;

  /** `own`: PEM of the server's own authority, which is among those of clients. */
  constructor(
    settings: Settings,
    files: FollowedFiles,
    readonly root: string,
    own: string | undefined,
    readonly signerOf: ClusterAuthorities['signerOf'],
  ) {
    const changed = (): void => {
      for (const listener of this.#listeners) listener();
    };
    const join = (given: string | undefined) => (given === undefined || own === undefined ? (given ?? own) : `${given}\n${own}`);
    this.#clients = files.follow({ flags: [CLIENT_AUTHORITY], read: () => join(certificatesIn(settings.text(CLIENT_AUTHORITY))), changed });
    this.#proxies = files.follow({ flags: [PROXY_AUTHORITY], read: () => certificatesIn(settings.text(PROXY_AUTHORITY)), changed });
  }

  get clients(): string | undefined {
    return this.#clients.current;
  }

  get proxies(): string | undefined {
    return this.#proxies.current;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

/** The text of a file of certificates; undefined without a file. Throws where it holds what is no certificate. */
function certificatesIn(file: string): string | undefined {
  if (file === '') return undefined;
  const text = readFileSync(file, 'utf8');
  for (const block of pemBlocks(text)) new X509Certificate(block.text);
  return text;
}

/** PEM of all authorities whose certificates connections take; undefined where they take none. */
export function trustedAuthorities({ clients, proxies }: Pick<ClusterAuthorities, 'clients' | 'proxies'>): string | undefined {
  const all = [clients, proxies].filter((pem) => pem !== undefined);
  return all.length === 0 ? undefined : all.join('\n');
}
