/** Where a server is, and with which credentials it is called: by a client configuration file, in a pod, or by an address. */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { readEachTime } from '../../client/credentials.js';
import { type RemoteService, readRemoteService } from '../../client/webhook-config.js';
import type { ServerOptions } from './server-options.js';

/** A server, and whom the client acts as where its configuration says so. */
type Server = { readonly service: RemoteService } & Pick<ReturnType<typeof readRemoteService>, 'actsAs'>;

/** The server that is meant. Throws an Error with every fault of its configuration. */
export function serverOf({ kubeconfig, context, inCluster, url, authority, certificate, key }: ServerOptions): Server {
  if (url !== undefined) {
    const pair = { ...(certificate === undefined ? {} : { cert: certificate }), ...(key === undefined ? {} : { key }) };
    return { service: serviceAt(new URL(url), authority, () => pair) };
  }
  const asked = inCluster !== undefined && inCluster !== false;
  const file = asked ? undefined : (kubeconfig ?? usualFile());
  if (file === undefined) return { service: ofPod(asked, typeof inCluster === 'string' ? inCluster : ACCOUNT) };
  const service = readRemoteService(file, { asClient: true, ...(context === undefined ? {} : { context }) });
  return { service, ...(service.actsAs === undefined ? {} : { actsAs: service.actsAs }) };
}

/** The first client configuration that is there of those that are usual. */
function usualFile(): string | undefined {
  const named = (process.env.KUBECONFIG ?? '').split(path.delimiter).filter((file) => file !== '');
  return (named.length > 0 ? named : [path.join(homedir(), '.kube/config')]).find((file) => existsSync(file));
}

/** Where pods find the account that they run as. */
const ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount';

/** The server of the cluster. Its tokens are renewed, so that the file is read for each call. */
function ofPod(asked: boolean, account: string): RemoteService {
  const { KUBERNETES_SERVICE_HOST: host = '', KUBERNETES_SERVICE_PORT: port = '443' } = process.env;
  const missing = asked ? 'this is no pod' : 'there is no client configuration, and this is no pod';
  if (host === '') throw new Error(`${missing}: KUBERNETES_SERVICE_HOST is not set`);
  const url = new URL(`https://${host.includes(':') ? `[${host}]` : host}:${port}`);
  return serviceAt(url, readFileSync(path.join(account, 'ca.crt'), 'utf8'), () => ({
    authorization: `Bearer ${readFileSync(path.join(account, 'token'), 'utf8').trim()}`,
  }));
}

const serviceAt = (url: URL, authority: string | undefined, credentials: Parameters<typeof readEachTime>[0]): RemoteService => ({
  url,
  tls: { ...(authority === undefined ? {} : { ca: authority }), rejectUnauthorized: true },
  user: readEachTime(credentials),
});
