/** A server to be measured, in a process of its own, and a client that measures what it answers. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type ClientHttp2Session, connect } from 'node:http2';
import path from 'node:path';
import { SqliteEngine } from '../../../runtime/store/index.js';
import { freshFolder, type Running, removeFolder, startProcess } from '../../support/programs/process.js';

const TOKEN = 'scale-token';

export interface Answered {
  readonly status: number;
  readonly bytes: number;
  /** Until the answer was whole. */
  readonly ms: number;
  readonly body: string;
}

export class World {
  #session: ClientHttp2Session | undefined;

  private constructor(
    readonly folder: string,
    readonly running: Running,
    /** Milliseconds until the server called itself ready. */
    readonly startMs: number,
  ) {}

  /** Starts a server over the folder's data; a new folder where none is given. */
  static async start(folder = freshFolder(), flags: readonly string[] = []): Promise<World> {
    const tokens = path.join(folder, 'tokens.csv');
    writeFileSync(tokens, `${TOKEN},root,0,system:masters\n`);
    const begun = performance.now();
    const running = await startProcess(path.join(folder, 'data'), [`--token-auth-file=${tokens}`, ...flags]);
    return new World(folder, running, performance.now() - begun);
  }

  /** Of an administrator. */
  get token(): string {
    return TOKEN;
  }

  get pid(): number {
    return this.running.child.pid ?? 0;
  }

  /** A further connection. */
  session(): ClientHttp2Session {
    const session = connect(this.running.url, { rejectUnauthorized: false, settings: { initialWindowSize: 16 * 1024 * 1024 } });
    session.on('error', () => undefined);
    return session;
  }

  ask(
    where: string,
    { method = 'GET', body, session }: { method?: string; body?: string; session?: ClientHttp2Session } = {},
  ): Promise<Answered> {
    this.#session ??= this.session();
    const over = session ?? this.#session;
    return new Promise((resolve, reject) => {
      const begun = performance.now();
      const content = body === undefined ? {} : { 'content-type': 'application/json' };
      const stream = over.request({ ':path': where, ':method': method, authorization: `Bearer ${TOKEN}`, ...content });
      const pieces: Buffer[] = [];
      let status = 0;
      let bytes = 0;
      stream.on('response', (headers) => {
        status = Number(headers[':status']);
      });
      stream.on('data', (piece: Buffer) => {
        bytes += piece.length;
        // Of long answers the beginning says enough.
        if (pieces.length < 8) pieces.push(piece);
      });
      stream.on('error', reject);
      stream.on('end', () => resolve({ status, bytes, ms: performance.now() - begun, body: Buffer.concat(pieces).toString() }));
      stream.end(body);
    });
  }

  /** Throws where the object is not made. */
  async create(collection: string, object: object): Promise<Answered> {
    const answer = await this.ask(collection, { method: 'POST', body: JSON.stringify(object) });
    if (answer.status !== 201) throw new Error(`POST ${collection}: ${answer.status} ${answer.body.slice(0, 300)}`);
    return answer;
  }

  /** MiB of the process that it has in memory. */
  memory(): number {
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1];
    return Number(resident) / 1024;
  }

  /** Processor time of the process so far, in milliseconds. */
  processor(): number {
    const text = readFileSync(`/proc/${this.pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
  }

  async stop(): Promise<void> {
    this.#session?.destroy();
    await this.running.stop();
  }

  async end(): Promise<void> {
    await this.stop();
    removeFolder(this.folder);
  }
}

/** Does work for each number below `count`, so many at once. */
export async function each(count: number, atOnce: number, work: (i: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    for (let i = next++; i < count; i = next++) await work(i);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, one));
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of what some calls take, in milliseconds. */
export async function typical(times: number, call: (i: number) => Promise<Answered>): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const { status, ms } = await call(i);
    if (status !== 200) throw new Error(`the answer has status ${status}`);
    taken.push(ms);
  }
  return median(taken);
}

export const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';
const nameOf = (i: number): string => `o-${String(i).padStart(7, '0')}`;

/**
 * Puts so many small objects into the store of a folder that no server uses: copies of one that a server wrote, under names of their own.
 * Gives the bytes of one.
 */
export async function fill(folder: string, from: number, count: number): Promise<number> {
  const engine = new SqliteEngine({ directory: path.join(folder, 'data') });
  await engine.open();
  try {
    const prefix = '/registry/configmaps/default/';
    const template = await engine.get(`${prefix}${nameOf(0)}`);
    const text = template.entry?.value.toString();
    if (text === undefined) throw new Error('the first object is missing');
    await each(count - from, 2000, (i) =>
      engine.commit({
        key: `${prefix}${nameOf(from + i)}`,
        value: Buffer.from(text.replaceAll(nameOf(0), nameOf(from + i))),
        expected: undefined,
      }),
    );
    return text.length;
  } finally {
    await engine.close();
  }
}

export const small = (i: number, bytes = 200): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: nameOf(i) },
  data: { text: 'x'.repeat(bytes) },
});
export const oneOf = (i: number): string => `${CONFIG_MAPS}/${nameOf(i)}`;
