/** The authorities of a cluster, as its server knows them. */
import type { KeyObject, X509Certificate } from 'node:crypto';

/** An authority that certificates are signed by. */
export interface SigningAuthority {
  readonly certificate: X509Certificate;
  readonly key: KeyObject;
}

export interface ClusterAuthorities {
  /** PEM of the authorities by which pods know the server. */
  readonly root: string;
  /** PEM of the authorities for client certificates, as their file is now; undefined if client certificates are not accepted. */
  readonly clients: string | undefined;
  /** PEM of the authorities whose certificates authenticating proxies show; absent where there are no such proxies. */
  readonly proxies: string | undefined;
  /** Calls the listener whenever the authorities of clients or of proxies have become others, until the function it gives is called. */
  onChange(listener: () => void): () => void;
  /** The authority of a built-in signer, by its name within the label domain; undefined if there is none. */
  signerOf(signer: string): SigningAuthority | undefined;
}
