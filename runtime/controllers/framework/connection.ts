/** HTTP requests to an API server according to a client configuration: JSON bodies, and errors as the API reports them. */
import type { IncomingMessage } from 'node:http';
import { type CallCredentials, calledBy } from '../../client/credentials.js';
import { anywhere } from '../../client/outgoing.js';
import { ServiceConnections } from '../../client/service-connections.js';
import type { RemoteService } from '../../client/webhook-config.js';
import { stringify } from '../../codec/parse.js';
import { ApiError, type StatusDetails } from '../../model/errors.js';
import { isObject } from '../../model/json/json.js';

/** Milliseconds until an answer must begin. */
const TIMEOUT_MS = 60_000;

export interface RemoteRequest {
  readonly method?: string;
  /** Includes the query. */
  readonly path: string;
  readonly body?: unknown;
  readonly type?: string;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

export class Connection {
  readonly #connections: ServiceConnections;
  readonly #outgoing = anywhere();

  constructor(
    private readonly service: RemoteService,
    private readonly userAgent: string,
  ) {
    this.#connections = new ServiceConnections(service);
  }

  /** The answer as JSON. Rejects with ApiError for an error status, and with the network's error if there is no answer. */
  async json(request: RemoteRequest): Promise<unknown> {
    const answer = await this.#answer(request);
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const read = jsonOf(text);
    const { statusCode = 0 } = answer;
    if (statusCode < 200 || statusCode > 299) throw refusal(statusCode, read, text);
    return read;
  }

  /** The lines of a streamed answer. Rejects as `json` does. */
  async *lines(request: RemoteRequest): AsyncGenerator<string> {
    const answer = await this.#answer(request);
    const { statusCode = 0 } = answer;
    let rest = '';
    answer.setEncoding('utf8');
    for await (const text of answer) {
      rest += text as string;
      if (statusCode !== 200) continue;
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (statusCode !== 200) throw refusal(statusCode, jsonOf(rest), rest);
  }

  close(): void {
    this.#connections.close();
  }

  #answer(asked: RemoteRequest): Promise<IncomingMessage> {
    return calledBy(
      this.service.user,
      async (credentials) => this.#call(asked, credentials),
      ({ statusCode }) => statusCode,
    );
  }

  #call(
    { method = 'GET', path, body, type = 'application/json', signal }: RemoteRequest,
    credentials: CallCredentials,
  ): Promise<IncomingMessage> {
    const { url } = this.service;
    const { authorization } = credentials;
    const bytes = body === undefined ? undefined : Buffer.from(stringify(body));
    return new Promise((resolve, reject) => {
      const call = this.#outgoing.toUrl('configured', url).request(url.protocol === 'https:', {
        path: `${url.pathname.replace(/\/$/, '')}${path}`,
        method,
        agent: this.#connections.agentFor(credentials),
        ...(signal === undefined ? {} : { signal }),
        headers: {
          Accept: 'application/json',
          'User-Agent': this.userAgent,
          ...(authorization === undefined ? {} : { Authorization: authorization }),
          ...(bytes === undefined ? {} : { 'Content-Type': type, 'Content-Length': bytes.length }),
        },
      });
      call.on('response', (answer) => {
        clearTimeout(late);
        resolve(answer);
      });
      const late = setTimeout(() => call.destroy(new Error(`${url.host} did not answer in time`)), TIMEOUT_MS);
      call.on('error', (error) => {
        clearTimeout(late);
        reject(error);
      });
      call.end(bytes);
    });
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error that a Status object describes; for other bodies, an error with their text. */
export function refusal(code: number, status: unknown, text = ''): ApiError {
  if (!isObject(status) || status.kind !== 'Status') return new ApiError(code, '', text.trim() || `the server answered with ${code}`);
  const details = isObject(status.details) ? (status.details as StatusDetails) : {};
  return new ApiError(Number(status.code ?? code), String(status.reason ?? ''), String(status.message ?? ''), details);
}
