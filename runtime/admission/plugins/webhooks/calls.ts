/** Calls of webhooks: connections that are kept and shared, bounded in time and in bytes. */
import { createHash } from 'node:crypto';
import https from 'node:https';
import { createSecureContext } from 'node:tls';
import { BoundedCache } from '../../../model/bounded-cache.js';
import { stringify } from '../../../model/json-text.js';

export interface CallTarget {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  /** The name in the certificate, where it is not that of the host. */
  readonly servername?: string;
  /** PEM of the authorities; those of the system where absent. */
  readonly authorities?: string;
  /** Whether any certificate is taken. */
  readonly insecure?: boolean;
  readonly credentials?: Credentials;
}

/** How the server shows who it is. */
export interface Credentials {
  /** PEM. */
  readonly cert?: string;
  readonly key?: string;
  readonly authorization?: string;
}

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

/** Connections kept for one target, and targets. */
const SOCKETS = 32;
const TARGETS_BYTES = 4 * 1024 * 1024;
const IDLE_MS = 30_000;
/** Longest answer that is read. */
const MAX_ANSWER = 3 * 1024 * 1024;
const USER_AGENT = 'kube-apiserver-admission';

class Timeout extends Error {}

export class Calls {
  readonly #agents = new BoundedCache<string, https.Agent>(TARGETS_BYTES);
  readonly #open = new Set<https.Agent>();
  #closed = false;

  /** Posts the value as JSON. Rejects with an Error that says why there is no answer, at the latest after so many seconds. */
  async post(target: CallTarget, value: unknown, seconds: number): Promise<Answer> {
    const body = Buffer.from(stringify(value));
    const path = `${target.path}${target.path.includes('?') ? '&' : '?'}timeout=${seconds}s`;
    const signal = AbortSignal.timeout(seconds * 1000);
    for (;;) {
      const call = this.#call(target, path, body, signal);
      try {
        return await call.answer;
      } catch (error) {
        if (signal.aborted) throw new Timeout(`Post "https://${target.host}:${target.port}${path}": context deadline exceeded`);
        // A connection that was kept may have been closed by the other side meanwhile; nothing was read of it then.
        if (call.onKept() && isReset(error)) continue;
        throw new Error(`Post "https://${target.host}:${target.port}${path}": ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  close(): void {
    this.#closed = true;
    for (const agent of this.#open) agent.destroy();
  }

  #call(target: CallTarget, path: string, body: Buffer, signal: AbortSignal): { answer: Promise<Answer>; onKept(): boolean } {
    const { authorization } = target.credentials ?? {};
    const request = https.request({
      agent: this.#agent(target),
      host: target.host,
      port: target.port,
      method: 'POST',
      path,
      signal,
      headers: {
        Accept: 'application/json, */*',
        'Content-Type': 'application/json',
        'Content-Length': body.length,
        'User-Agent': USER_AGENT,
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      },
    });
    let begun = false;
    const answer = new Promise<Answer>((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => {
        begun = true;
        const parts: Buffer[] = [];
        let size = 0;
        response.on('error', reject);
        response.on('data', (part: Buffer) => {
          size += part.length;
          parts.push(part);
          if (size > MAX_ANSWER) request.destroy(new Error(`the answer is longer than ${MAX_ANSWER} bytes`));
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            contentType: response.headers['content-type'] ?? '',
            body: Buffer.concat(parts),
          }),
        );
        response.on('aborted', () => reject(new Error('the answer ended early')));
      });
      request.end(body);
    });
    return { answer, onKept: () => request.reusedSocket && !begun && !this.#closed };
  }

  /** The agent of a target, shared by all webhooks that are reached there in the same way. */
  #agent({ host, port, servername, authorities, insecure = false, credentials }: CallTarget): https.Agent {
    const { cert, key } = credentials ?? {};
    const identity = JSON.stringify([host, port, servername, authorities, insecure, cert, key]);
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
      // Made once: reading the certificates takes as long as a connection does.
      secureContext: createSecureContext({
        ...(authorities === undefined ? {} : { ca: authorities }),
        ...(cert === undefined ? {} : { cert }),
        ...(key === undefined ? {} : { key }),
      }),
    });
    this.#open.add(agent);
    this.#agents.set(name, agent, identity.length + 4096);
    return agent;
  }
}

const isReset = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
