/** A client of a test server that is not the test itself: by its address and token, as any program has them. */
import https from 'node:https';
import type { TestServer } from 'kindwright/test';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  readonly body: any;
}

interface Ask {
  readonly body?: object;
  /** The body as it is sent, in place of an object. */
  readonly bytes?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks on a connection of its own. Rejects where that breaks. */
export function ask(
  { client }: Pick<TestServer, 'client'>,
  method: string,
  path: string,
  { body, bytes, headers }: Ask = {},
): Promise<Answer> {
  const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  return new Promise((resolve, reject) => {
    const request = https.request(
      `${client.url}${path}`,
      {
        method,
        agent: false,
        ca: client.authority,
        headers: { Authorization: `Bearer ${client.token}`, 'Content-Type': type, ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: parsed(text) }));
      },
    );
    request.on('error', reject);
    request.end(bytes ?? (body && JSON.stringify(body)));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export interface WatchEvent {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into objects of any kind
  readonly object: any;
}

export interface WatchStream {
  /** The events so far. */
  readonly events: WatchEvent[];
  /** How it ended: by its end, or because the connection broke. */
  readonly over: Promise<'ended' | 'broken'>;
}

/** Opens a watch, and resolves once it has begun. */
export function watch({ client }: Pick<TestServer, 'client'>, path: string): Promise<WatchStream> {
  return new Promise((resolve, reject) => {
    const events: WatchEvent[] = [];
    const request = https.get(
      `${client.url}${path}`,
      { agent: false, ca: client.authority, headers: { Authorization: `Bearer ${client.token}` } },
      (answer) => {
        let rest = '';
        answer.setEncoding('utf8');
        answer.on('data', (text: string) => {
          const lines = (rest + text).split('\n');
          rest = lines.pop() ?? '';
          events.push(...lines.map((line) => JSON.parse(line)));
        });
        const over = new Promise<'ended' | 'broken'>((done) => {
          answer.on('end', () => done('ended'));
          answer.on('error', () => done('broken'));
          answer.on('close', () => done(answer.complete ? 'ended' : 'broken'));
        });
        resolve({ events, over });
      },
    );
    request.on('error', reject);
  });
}
