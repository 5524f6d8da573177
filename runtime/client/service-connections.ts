/** Connections to outside services, which go with the certificates that they were opened with. */
import http from 'node:http';
import https from 'node:https';
import type { CallCredentials } from './credentials.js';
import type { RemoteService } from './webhook-config.js';

/** Connections to one service, kept between calls. A caller with another certificate gets connections of its own. */
export class ServiceConnections {
  #agent: http.Agent | undefined;
  #shown: CallCredentials = {};

  constructor(private readonly service: RemoteService) {}

  agentFor({ cert, key }: CallCredentials): http.Agent {
    if (this.#agent !== undefined && this.#shown.cert === cert && this.#shown.key === key) return this.#agent;
    this.#retire();
    this.#shown = { ...(cert === undefined ? {} : { cert }), ...(key === undefined ? {} : { key }) };
    this.#agent =
      this.service.url.protocol === 'https:'
        ? new https.Agent({ keepAlive: true, ...this.service.tls, ...this.#shown })
        : new http.Agent({ keepAlive: true });
    return this.#agent;
  }

  close(): void {
    this.#agent?.destroy();
  }

  /** Calls that are on their way end as they began; after them nothing is kept. */
  #retire(): void {
    if (this.#agent === undefined) return;
    this.#agent.maxFreeSockets = 0;
    for (const sockets of Object.values(this.#agent.freeSockets)) for (const socket of sockets ?? []) socket.destroy();
  }
}
