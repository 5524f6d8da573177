/** A client of one server that says of each request what is known of its outcome. */
import https from 'node:https';
import type { Said, Version } from './operations.js';

export interface Answer {
  readonly status: number;
  readonly retryAfter: boolean;
  readonly text: string;
}

/** The request never reached the server, or its answer was lost. */
export type Lost = 'unsent' | 'unanswered';

const ANSWER_MS = 15_000;
export const MAPS = '/api/v1/namespaces/default/configmaps';

interface Map_ {
  readonly metadata: { readonly name: string; readonly resourceVersion: string };
  readonly data?: { readonly v?: string };
}

export class Client {
  readonly #agent = new https.Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });

  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  close(): void {
    this.#agent.destroy();
  }

  async create(name: string, value: string): Promise<Said> {
    return written(await this.ask('POST', MAPS, { metadata: { name }, data: { v: value } }), value, 0);
  }

  /** Replaces the object where it is at the revision. */
  async replace(name: string, value: string, revision: number): Promise<Said> {
    const body = { metadata: { name, resourceVersion: String(revision) }, data: { v: value } };
    return written(await this.ask('PUT', `${MAPS}/${name}`, body), value, revision);
  }

  async patch(name: string, value: string): Promise<Said> {
    return written(await this.ask('PATCH', `${MAPS}/${name}`, { data: { v: value } }, 'application/merge-patch+json'), value, 0);
  }

  async remove(name: string, revision: number): Promise<Said> {
    const body = { kind: 'DeleteOptions', apiVersion: 'v1', preconditions: { resourceVersion: String(revision) } };
    const answer = await this.ask('DELETE', `${MAPS}/${name}`, body);
    if (typeof answer !== 'string' && answer.status === 200) return { said: 'deleted', previous: revision };
    return written(answer, undefined, revision);
  }

  async get(name: string): Promise<Said> {
    const answer = await this.ask('GET', `${MAPS}/${name}`);
    if (typeof answer === 'string' || answer.status >= 500) return { said: 'unknown', value: undefined };
    if (answer.status === 404) return { said: 'absent' };
    return { said: 'saw', ...versionOf(JSON.parse(answer.text) as Map_) };
  }

  /** All objects whose name begins with the prefix. */
  async list(prefix: string): Promise<Said> {
    const answer = await this.ask('GET', MAPS);
    if (typeof answer === 'string' || answer.status >= 500) return { said: 'unknown', value: undefined };
    const { metadata, items } = JSON.parse(answer.text) as { metadata: { resourceVersion: string }; items: Map_[] };
    const concerned = items.filter((item) => item.metadata.name.startsWith(prefix));
    return {
      said: 'listed',
      revision: Number(metadata.resourceVersion),
      items: new Map(concerned.map((item): [string, Version] => [item.metadata.name, versionOf(item)])),
    };
  }

  ask(method: string, path: string, body?: unknown, type = 'application/json'): Promise<Answer | Lost> {
    const data = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve) => {
      let connected = false;
      const headers = {
        Authorization: `Bearer ${this.token}`,
        ...(data === undefined ? {} : { 'Content-Type': type, 'Content-Length': Buffer.byteLength(data) }),
      };
      const request = https.request(`${this.url}${path}`, { method, agent: this.#agent, headers, timeout: ANSWER_MS }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] !== undefined, text }),
        );
        response.on('error', () => resolve('unanswered'));
      });
      request.on('socket', (socket) => {
        connected = !socket.connecting;
        if (connected) return;
        socket.once('connect', () => {
          connected = true;
        });
      });
      request.on('timeout', () => request.destroy());
      request.on('error', () => resolve(connected ? 'unanswered' : 'unsent'));
      request.end(data);
    });
  }
}

const versionOf = ({ metadata, data }: Map_): Version => ({ revision: Number(metadata.resourceVersion), value: data?.v ?? '' });

function written(answer: Answer | Lost, value: string | undefined, expected: number): Said {
  if (answer === 'unsent') return { said: 'failed', value };
  if (answer === 'unanswered') return { said: 'unknown', value };
  const { status, text } = answer;
  if (status === 200 || status === 201) return { said: 'wrote', ...versionOf(JSON.parse(text) as Map_) };
  if (status === 404) return { said: 'absent' };
  if (status === 409) return text.includes('AlreadyExists') ? { said: 'exists' } : { said: 'moved', expected };
  // Only an answer that invites another try says that nothing happened.
  return answer.retryAfter ? { said: 'failed', value } : { said: 'unknown', value };
}
