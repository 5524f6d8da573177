/** Posts JSON to an outside service, whose status says whether it accepted it. */
import { calledBy } from './credentials.js';
import { type Answer, exchange } from './exchange.js';
import type { OutgoingAddresses } from './outgoing.js';
import { ServiceConnections } from './service-connections.js';
import type { RemoteService } from './webhook-config.js';

export type { Answer } from './exchange.js';

/** Longest an answer may take where nothing else is said, in milliseconds. */
const TIMEOUT_MS = 30_000;

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

export class Poster {
  readonly #connections: ServiceConnections;

  constructor(
    private readonly service: RemoteService,
    private readonly outgoing: OutgoingAddresses,
    /** Longest an answer may take, in milliseconds; the service is told of it. */
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    this.#connections = new ServiceConnections(service);
  }

  /** Rejects unless the service answers that it took the text. */
  async post(json: string): Promise<void> {
    const { status } = await this.ask(json, 0);
    if (!isSuccess(status)) throw new Error(`${this.service.url.host} answered ${status}`);
  }

  /** What the service answers; of its text at most `limit` bytes are read, with more of them it rejects, and with 0 none are kept. */
  async ask(json: string, limit: number): Promise<Answer> {
    const url = new URL(this.service.url);
    url.searchParams.set('timeout', `${this.timeoutMs / 1000}s`);
    const destination = this.outgoing.toUrl(this.service.call ?? 'configured', url);
    const body = Buffer.from(json);
    return calledBy(
      this.service.user,
      (credentials) =>
        exchange({
          url,
          destination,
          method: 'POST',
          agent: this.#connections.agentFor(credentials),
          timeoutMs: this.timeoutMs,
          limit,
          body,
          headers: {
            'Content-Type': 'application/json',
            'Content-Length': body.length,
            Accept: 'application/json, */*',
            ...(credentials.authorization === undefined ? {} : { Authorization: credentials.authorization }),
          },
        }),
      ({ status }) => status,
    );
  }

  close(): void {
    this.#connections.close();
  }
}
