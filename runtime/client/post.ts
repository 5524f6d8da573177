/** Posts JSON to an outside service, whose status says whether it accepted it. */
import http from 'node:http';
import https from 'node:https';
import type { RemoteService } from './webhook-config.js';

/** Longest an answer may take, in milliseconds; the service is told of it. */
const TIMEOUT_MS = 30_000;

export class Poster {
  readonly #agent: http.Agent;

  constructor(private readonly service: RemoteService) {
    this.#agent =
      service.url.protocol === 'https:' ? new https.Agent({ keepAlive: true, ...service.tls }) : new http.Agent({ keepAlive: true });
  }

  /** Rejects unless the service answers that it took the text. */
  post(json: string): Promise<void> {
    const url = new URL(this.service.url);
    url.searchParams.set('timeout', `${TIMEOUT_MS / 1000}s`);
    const body = Buffer.from(json);
    const authorization = this.service.authorization();
    const { request } = url.protocol === 'https:' ? https : http;
    return new Promise((resolve, reject) => {
      const call = request(url, {
        method: 'POST',
        agent: this.#agent,
        timeout: TIMEOUT_MS,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': body.length,
          Accept: 'application/json, */*',
          ...(authorization === undefined ? {} : { Authorization: authorization }),
        },
      });
      call.on('timeout', () => call.destroy(new Error(`${url.host} did not answer in time`)));
      call.on('error', reject);
      call.on('response', (answer) => {
        const { statusCode = 0 } = answer;
        answer.resume();
        answer.on('error', reject);
        if (statusCode >= 200 && statusCode < 300) answer.on('end', resolve);
        else reject(new Error(`${url.host} answered ${statusCode}`));
      });
      call.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
