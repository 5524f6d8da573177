/** Connections to webhooks: kept open, shared, and bounded in time and in bytes. */
import { createHash } from 'node:crypto';
import https from 'node:https';
import { createSecureContext } from 'node:tls';
import { type CallCredentials, type CredentialSource, calledBy } from '../../../client/credentials.js';
import { type Answer, exchange, LateAnswer } from '../../../client/exchange.js';
import type { Destination } from '../../../client/outgoing.js';
import { stringify } from '../../../model/json/json-text.js';

export interface CallTarget {
  readonly destination: Destination;
  readonly path: string;
  /** The name in the certificate, where it is not that of the host. */
  readonly servername?: string;
  /** PEM of the authorities; those of the system where absent. */
  readonly authorities?: string;
  /** Whether any certificate is accepted. */
  readonly insecure?: boolean;
  /** The server's credentials. */
  readonly user: CredentialSource;
}

/** Connections per target, and number of targets, that are kept. */
const SOCKETS = 32;
const TARGETS = 256;
const IDLE_MS = 30_000;
const USER_AGENT = 'kube-apiserver-admission';

export class Calls {
  /** By what tells targets apart, the oldest first. One that is left out closes its connections when they have been idle. */
  readonly #agents = new Map<string, https.Agent>();

  /**
   * Posts the value as JSON; of the answer at most so many bytes are read. Rejects with an Error that says why there is no answer, at the
   * latest after so many milliseconds; the webhook is told of them, in whole seconds begun.
   */
  async post(target: CallTarget, value: unknown, timeoutMs: number, bytes: number): Promise<Answer> {
    const { destination, path, user } = target;
    const url = new URL(path, `https://${destination.authority}`);
    url.searchParams.set('timeout', `${Math.ceil(timeoutMs / 1000)}s`);
    const body = Buffer.from(stringify(value));
    try {
      const call = (credentials: CallCredentials): Promise<Answer> =>
        exchange({
          url,
          destination,
          method: 'POST',
          agent: this.#agent(target, credentials),
          timeoutMs: Math.ceil(timeoutMs),
          limit: bytes,
          body,
          headers: {
            Accept: 'application/json, */*',
            'Content-Type': 'application/json',
            'Content-Length': body.length,
            'User-Agent': USER_AGENT,
            ...(credentials.authorization === undefined ? {} : { Authorization: credentials.authorization }),
          },
        });
      return await calledBy(user, call, ({ status }) => status);
    } catch (error) {
      const why = error instanceof LateAnswer ? 'context deadline exceeded' : error instanceof Error ? error.message : String(error);
      throw new Error(`Post ${JSON.stringify(url.href)}: ${why}`);
    }
  }

  close(): void {
    for (const agent of this.#agents.values()) agent.destroy();
  }

  /** The agent of a target, shared by all webhooks that reach it in the same way. */
  #agent({ destination, servername, authorities, insecure = false }: CallTarget, { cert, key }: CallCredentials): https.Agent {
    const identity = JSON.stringify([destination.call, destination.authority, servername, authorities, insecure, cert, key]);
    const name = createHash('sha256').update(identity).digest('base64');
    const known = this.#agents.get(name);
    if (known !== undefined) return known;
    const agent = new https.Agent({
      keepAlive: true,
      maxSockets: SOCKETS,
      maxFreeSockets: SOCKETS,
      timeout: IDLE_MS,
      rejectUnauthorized: !insecure,
      ...(servername === undefined ? {} : { servername }),
      // Made once, because reading the certificates takes as long as a connection does.
      secureContext: createSecureContext({
        ...(authorities === undefined ? {} : { ca: authorities }),
        ...(cert === undefined ? {} : { cert }),
        ...(key === undefined ? {} : { key }),
      }),
    });
    for (const oldest of this.#agents.keys()) {
      if (this.#agents.size < TARGETS) break;
      this.#agents.delete(oldest);
    }
    this.#agents.set(name, agent);
    return agent;
  }
}
