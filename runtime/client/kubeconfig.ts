/** Client configuration files. */
import { stringify } from 'yaml';

export interface KubeconfigOptions {
  readonly server: string;
  /** PEM of the authority that the server's certificate chains to. */
  readonly authority: string;
  readonly token: string;
}

/** A configuration for one cluster and one user, as YAML. */
export function kubeconfigText({ server, authority, token }: KubeconfigOptions): string {
  const name = 'kindwright';
  return stringify({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name, cluster: { server, 'certificate-authority-data': Buffer.from(authority).toString('base64') } }],
    users: [{ name: 'admin', user: { token } }],
    contexts: [{ name, context: { cluster: name, user: 'admin' } }],
    'current-context': name,
  });
}
