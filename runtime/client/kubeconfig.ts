/** Client configuration files. */
import { stringify } from 'yaml';
import { writeOwnerOnly } from '../files/owner-only.js';

export interface KubeconfigOptions {
  readonly server: string;
  /** PEM of the authority that the server's certificate chains to. */
  readonly authority: string;
  readonly token: string;
}

/** Writes a configuration for one cluster and one user, readable by its owner only. */
export function writeKubeconfig(file: string, { server, authority, token }: KubeconfigOptions): void {
  const name = 'kindwright';
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name, cluster: { server, 'certificate-authority-data': Buffer.from(authority).toString('base64') } }],
    users: [{ name: 'admin', user: { token } }],
    contexts: [{ name, context: { cluster: name, user: 'admin' } }],
    'current-context': name,
  };
  writeOwnerOnly(file, stringify(config));
}
