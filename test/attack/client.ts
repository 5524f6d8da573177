/** Requests over HTTP/1.1 that give an answer whatever the server does. */
import type { IncomingHttpHeaders } from 'node:http';
import https from 'node:https';

export interface Reply {
  /** 0 where the connection broke, and `text` says how. */
  readonly status: number;
  readonly bytes: Buffer;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  /** Milliseconds until an answer that goes on, such as a watch, is cut off. */
  readonly patienceMs?: number;
  readonly cert?: string;
  readonly key?: string;
}

const PATIENCE_MS = 10_000;
/** What is said where no answer begins in time. */
export const NO_ANSWER = 'no answer in time';

export class Client {
  readonly #agent = new https.Agent({ keepAlive: true, maxSockets: 32, rejectUnauthorized: false });

  constructor(
    readonly port: number,
    private readonly token: string,
  ) {}

  /** A request over a connection that the server has just closed for being idle is sent again. */
  async send(sent: Sent): Promise<Reply> {
    return (
      (await this.#sendOnce(sent)) ??
      (await this.#sendOnce(sent)) ?? { status: 0, bytes: Buffer.alloc(0), text: 'closed twice', headers: {} }
    );
  }

  #sendOnce({ method, path, headers = {}, body, patienceMs = PATIENCE_MS, cert, key }: Sent): Promise<Reply | undefined> {
    return new Promise((resolve) => {
      const chunks: Buffer[] = [];
      let status = 0;
      let answered: IncomingHttpHeaders = {};
      let over = false;
      const done = (why: string): void => {
        if (over) return;
        over = true;
        clearTimeout(timer);
        const bytes = Buffer.concat(chunks);
        resolve({ status, bytes, text: status === 0 ? why : bytes.toString('utf8'), headers: answered });
      };
      const request = https.request(
        {
          host: '127.0.0.1',
          port: this.port,
          method,
          agent: cert === undefined ? this.#agent : undefined,
          rejectUnauthorized: false,
          path: path.replace(/[^\x21-\x7e]/g, encodeURIComponent),
          ...(cert === undefined ? {} : { cert, key }),
          headers: {
            ...(this.token === '' ? {} : { Authorization: `Bearer ${this.token}` }),
            ...(body === undefined ? {} : { 'Content-Length': String(body.length) }),
            ...headers,
          },
        },
        (response) => {
          status = response.statusCode ?? 0;
          answered = response.headers;
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', (error) => done(error.message));
          response.on('close', () => done('closed'));
        },
      );
      const timer = setTimeout(() => {
        done(NO_ANSWER);
        request.destroy();
      }, patienceMs);
      request.on('error', (error: NodeJS.ErrnoException) => {
        const closedIdle = request.reusedSocket && error.code === 'ECONNRESET' && status === 0 && !over;
        if (!closedIdle) return done(error.message);
        over = true;
        clearTimeout(timer);
        resolve(undefined);
      });
      request.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
