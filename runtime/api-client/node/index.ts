/** Clients in Node, Deno and Bun, by client configuration files, in pods, or by address and certificates: `kindwright/client/node`. */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { readEachTime } from '../../client/credentials.js';
import { type RemoteService, readRemoteService } from '../../client/webhook-config.js';
import { type Client, type ConnectOptions, connect as connectBy, type Kinds } from '../connect.js';
import { NodeFetch } from './node-fetch.js';

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

export type NodeConnectOptions<Known extends Kinds> = ServerOptions & Omit<ConnectOptions<Known>, 'url' | 'fetch'>;

/**
 * A client of a server. With none of `kubeconfig`, `inCluster` and `url`, it is the server that kubectl would talk to: of the file that
 * KUBECONFIG names, of `~/.kube/config`, or of the cluster whose pod it runs in. Throws an Error with every fault of the file. Programs
 * that files name for credentials are run with the first request.
 *
 * @example
 * import { connect } from 'kindwright/client/node';
 * import { pods } from 'kindwright/kubernetes/core/v1/client.js';
 *
 * const cluster = connect({ kinds: { pods } });
 * for await (const { type, object } of cluster.pods.watch()) console.log(type, object?.metadata.name);
 */
export function connect<Known extends Kinds = Record<never, never>>(options: NodeConnectOptions<Known> = {}): Client<Known> {
  const { kubeconfig, context, inCluster, url, authority, certificate, key, headers, ...others } = options;
  const { service, actsAs } = serverOf(options);
  return connectBy({
    ...(actsAs === undefined ? {} : { impersonate: actsAs }),
    ...others,
    url: service.url.href,
    fetch: new NodeFetch(service).fetch,
    headers: { 'User-Agent': 'kindwright-client', ...headers },
  });
}

type Server = { readonly service: RemoteService } & Pick<ReturnType<typeof readRemoteService>, 'actsAs'>;

function serverOf({ kubeconfig, context, inCluster, url, authority, certificate, key }: ServerOptions): Server {
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
