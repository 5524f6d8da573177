/** Client configuration files. */

/** What a client needs to call a server. */
export interface ClientConfiguration {
  /** `https://<host>:<port>`. */
  readonly url: string;
  /** PEM of the authority that the server's certificate chains to. */
  readonly authority: string;
  /** Sent as a bearer token. */
  readonly token: string;
}

/** A configuration for one cluster and one user, as YAML. */
export function kubeconfigText({ url, authority, token }: ClientConfiguration): string {
  const name = 'kindwright';
  return `apiVersion: v1
kind: Config
clusters:
  - name: ${name}
    cluster:
      server: ${url}
      certificate-authority-data: ${Buffer.from(authority).toString('base64')}
users:
  - name: admin
    user:
      token: ${token}
contexts:
  - name: ${name}
    context:
      cluster: ${name}
      user: admin
current-context: ${name}
`;
}
