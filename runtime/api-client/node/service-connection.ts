/** A connection to a server that a client configuration describes. */
import type { RemoteService } from '../../client/webhook-config.js';
import { Connection, type ConnectionOptions } from '../connection.js';
import { NodeFetch } from './node-fetch.js';

export class ServiceConnection extends Connection {
  readonly #node: NodeFetch;

  constructor(service: RemoteService, userAgent: string, options: Omit<Partial<ConnectionOptions>, 'url' | 'fetch'> = {}) {
    const node = new NodeFetch(service);
    super({ ...options, url: service.url.href, fetch: node.fetch, headers: { 'User-Agent': userAgent, ...options.headers } });
    this.#node = node;
  }

  close(): void {
    this.#node.close();
  }
}
