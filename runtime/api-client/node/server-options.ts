/** Where a server is, and who calls it. */
export interface ServerOptions {
  /** Path of a client configuration file. */
  readonly kubeconfig?: string;
  /** Context of the file; its current one by default. */
  readonly context?: string;
  /** In a pod: the server and the service account of its cluster. A text is the folder of the account, where it is not the usual one. */
  readonly inCluster?: boolean | string;
  /** Address of the server, such as `https://10.0.0.1:6443`. */
  readonly url?: string;
  /** PEM of the authority that the server's certificate chains to; those of the system by default. */
  readonly authority?: string;
  /** PEM of a certificate of the caller, and of its key. */
  readonly certificate?: string;
  readonly key?: string;
}
