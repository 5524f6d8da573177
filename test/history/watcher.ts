/** A watcher that goes on from the last version it saw whenever its connection ends, as informers do. */
import https from 'node:https';
import { type Client, MAPS } from './client.js';
import type { Change, Watched } from './operations.js';

const PAUSE_MS = 50;

interface Event {
  readonly type: string;
  readonly object: {
    readonly code?: number;
    readonly metadata: { readonly name: string; readonly resourceVersion: string };
    readonly data?: { readonly v?: string };
  };
}

export class Watcher implements Watched {
  readonly changes: Change[] = [];
  /** Says what a stream did that no stream may do. */
  readonly faults: string[] = [];
  connections = 0;
  #position: number;
  #request: ReturnType<typeof https.get> | undefined;
  #closed = false;
  #timer: NodeJS.Timeout | undefined;

  /** Watches the keys that begin with the prefix after the revision; each connection goes to the next server. */
  constructor(
    readonly name: string,
    private readonly servers: readonly string[],
    private readonly token: string,
    private readonly prefix: string,
    readonly after: number,
  ) {
    this.#position = after;
    this.#connect();
  }

  /** The newest revision seen, bookmarks included. */
  get position(): number {
    return this.#position;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#request?.destroy();
  }

  #connect(): void {
    const server = this.servers[this.connections % this.servers.length] ?? '';
    this.connections += 1;
    // Streams end often, so that going on is tried often.
    const query = `watch=1&allowWatchBookmarks=true&timeoutSeconds=${3 + (this.connections % 5)}&resourceVersion=${this.#position}`;
    const request = https.get(
      `${server}${MAPS}?${query}`,
      { headers: { Authorization: `Bearer ${this.token}` }, rejectUnauthorized: false, agent: false },
      (response) => {
        let rest = '';
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          const lines = (rest + text).split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) this.#hear(JSON.parse(line) as Event);
        });
        response.on('error', () => undefined);
        response.on('close', () => this.#again());
      },
    );
    request.on('error', () => this.#again());
    this.#request = request;
  }

  #again(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), PAUSE_MS);
  }

  #hear({ type, object }: Event): void {
    if (this.#closed || object.metadata.resourceVersion === undefined) {
      if (!this.#closed && object.code !== 504) this.faults.push(`${this.name} was told ${JSON.stringify(object)} after ${this.#position}`);
      return;
    }
    const revision = Number(object.metadata.resourceVersion);
    if (type === 'BOOKMARK') {
      if (revision < this.#position) this.faults.push(`${this.name}: a bookmark at ${revision} after ${this.#position}`);
      this.#position = revision;
      return;
    }
    if (revision <= this.#position) this.faults.push(`${this.name} was told of ${revision} after ${this.#position}`);
    this.#position = revision;
    const { name } = object.metadata;
    if (!name.startsWith(this.prefix)) return;
    if (type !== 'ADDED' && type !== 'MODIFIED' && type !== 'DELETED') return;
    this.changes.push({ type, key: name, revision, value: type === 'DELETED' ? undefined : (object.data?.v ?? '') });
  }
}

/** The newest revision of the collection, once a server answers. */
export async function revisionNow(client: Client): Promise<number> {
  for (;;) {
    const said = await client.list('');
    if (said.said === 'listed') return said.revision;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
