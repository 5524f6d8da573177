/** Reads documents that others publish over HTTPS. */
import type { OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { ANSWERS } from './answers.js';
import { type Answer, exchange } from './exchange.js';
import type { OutgoingAddresses } from './outgoing.js';

/** Longest an answer may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

export class Documents {
  readonly #agent: https.Agent;

  /** `ca`: PEM of the authorities that publishers are known by; those of the system when undefined. */
  constructor(
    ca: string | undefined,
    private readonly outgoing: OutgoingAddresses,
  ) {
    this.#agent = new https.Agent({ keepAlive: true, ...(ca === undefined ? {} : { ca }) });
  }

  /** What is answered, whatever its status. Rejects for addresses without HTTPS. */
  read(url: URL, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.#exchange(url, 'GET', { Accept: 'application/json, */*', ...headers });
  }

  /** The same for a form that is posted. */
  submit(url: URL, form: URLSearchParams): Promise<Answer> {
    const body = Buffer.from(form.toString());
    const headers = { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': body.length };
    return this.#exchange(url, 'POST', headers, body);
  }

  async #exchange(url: URL, method: 'GET' | 'POST', headers: OutgoingHttpHeaders, body?: Buffer): Promise<Answer> {
    if (url.protocol !== 'https:') throw new Error(`${url.href} is no address with https`);
    return exchange({
      url,
      destination: this.outgoing.toUrl('configured', url),
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      agent: this.#agent,
      timeoutMs: TIMEOUT_MS,
      limit: ANSWERS.issuer.bytes,
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
