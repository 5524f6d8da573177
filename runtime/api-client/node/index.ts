/** Clients in Node, Deno and Bun, by client configuration files, in pods, or by address and certificates: `kindwright/client/node`. */
import { type Client, type ConnectOptions, connect as connectBy, type Kinds } from '../connect.js';
import { NodeFetch } from './node-fetch.js';
import { serverOf } from './server.js';
import type { ServerOptions } from './server-options.js';

export type { ServerOptions };

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
