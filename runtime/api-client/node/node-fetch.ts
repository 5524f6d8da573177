/** `fetch` for Node and what is like it, with certificates and credentials as client configurations have them. */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type CallCredentials, calledBy } from '../../client/credentials.js';
import { anywhere } from '../../client/outgoing.js';
import { ServiceConnections } from '../../client/service-connections.js';
import type { RemoteService } from '../../client/webhook-config.js';
import type { FetchInit } from '../connection.js';

/** Statuses of answers that have no body. */
const BODILESS: readonly number[] = [204, 205, 304];

/** The connections to one service. */
export class NodeFetch {
  readonly #connections: ServiceConnections;
  readonly #outgoing = anywhere();

  constructor(private readonly service: RemoteService) {
    this.#connections = new ServiceConnections(service);
  }

  readonly fetch = async (url: string, init: FetchInit): Promise<Response> => {
    const answer = await calledBy(
      this.service.user,
      (credentials) => this.#call(new URL(url), init, credentials),
      ({ statusCode }) => statusCode,
    );
    const { statusCode: status = 0, rawHeaders } = answer;
    const headers = new Headers();
    for (let i = 0; i + 1 < rawHeaders.length; i += 2) headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '');
    if (BODILESS.includes(status)) answer.resume();
    // Both are the stream of the platform; its types are declared twice.
    const body = BODILESS.includes(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
    return new Response(body, { status, headers });
  };

  /** Closes the connections that are kept. */
  close(): void {
    this.#connections.close();
  }

  #call(url: URL, { method, headers, body, signal }: FetchInit, credentials: CallCredentials): Promise<IncomingMessage> {
    const { authorization } = credentials;
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const sent: Record<string, string | string[]> = {};
    if (authorization !== undefined && !headers.some(([name]) => name === 'Authorization')) sent.Authorization = authorization;
    for (const [name, value] of headers) {
      const before = sent[name];
      sent[name] = before === undefined ? value : [before, value].flat();
    }
    return new Promise((resolve, reject) => {
      const call = this.#outgoing.toUrl('configured', url).request(url.protocol === 'https:', {
        path: `${url.pathname}${url.search}`,
        method,
        agent: this.#connections.agentFor(credentials),
        signal,
        headers: { ...sent, ...(bytes === undefined ? {} : { 'Content-Length': bytes.length }) },
      });
      call.on('response', resolve);
      call.on('error', (error) => reject(signal.aborted ? signal.reason : error));
      call.end(bytes);
    });
  }
}
