/** A server in this process, over real HTTPS, and a small client for it. */
import https from 'node:https';
import { catalogue } from '../../generated/catalogue.js';
import { type FlagOptions, features, type GateStages } from '../../generated/flags.js';
import { type Authenticator, type Authorizer, SUPERUSERS } from '../../runtime/auth/contract.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { createServer } from '../../runtime/server/create-server.js';
import type { Server } from '../../runtime/server/server.js';
import { gatesOf } from '../../runtime/settings/feature-gates.js';
import { type TestServer as Started, startTestServer, type TestServerOptions } from '../../runtime/testing/index.js';
import { throwawayCertificate } from './certificates/certificate.js';
import { PATIENT } from './patience.js';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly bytes: Buffer;
  /** The body as JSON; throws where it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  readonly json: any;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is text or bytes. */
  readonly body?: unknown;
  readonly token?: string;
}

const { cert, key } = throwawayCertificate();

/** Whoever sends a token is called by it; `admin` may do everything. */
export const byToken: Authenticator = {
  authenticate({ headers }) {
    const name = /^Bearer (\w+)$/.exec(headers.authorization ?? '')?.[1];
    if (name === undefined) return { outcome: 'none' };
    return { outcome: 'user', user: { name, uid: '', groups: name === 'admin' ? [SUPERUSERS] : [], extra: {} } };
  },
};

/** Gates that say how the API works, whatever the kinds. */
const MACHINERY: readonly string[] = [
  'APIListChunking',
  'APIPriorityAndFairness',
  'APIResponseCompression',
  'BoundServiceAccountTokenVolume',
  'RemainingItemCount',
  'RemoveSelfLink',
  'ServerSideApply',
  'WarningHeaders',
];

/** What most tests tell of is recorded from a server of this release, and the same in later ones or told of beside it. */
export const USUAL_RELEASE = '1.21';

/** Gates for a server that has these features of kinds, those that nobody can switch off, and no other. */
export const onlyGates = (...gates: readonly string[]): Readonly<Partial<Record<keyof GateStages, boolean>>> =>
  Object.fromEntries(
    Object.entries(gatesOf(features, USUAL_RELEASE))
      .filter(([, { locked }]) => locked !== true)
      .map(([name]) => [name, MACHINERY.includes(name) || gates.includes(name)]),
  );

/** Options of a server whose callers are known by their tokens alone, and may do everything. */
export type TestOptions = TestServerOptions;

const USUAL = {
  release: USUAL_RELEASE,
  frozen: true,
  serving: { cert, key },
  connectionLimits: PATIENT,
  requestTimeout: 3600,
  minRequestTimeout: 3600,
  authenticators: () => [byToken],
  authorizer: (): Authorizer => ({ authorize: () => ({ decision: 'allow', reason: '' }) }),
  controllers: [systemNamespaces],
};

export class TestServer {
  readonly #agent = new https.Agent({ keepAlive: true, rejectUnauthorized: false });

  private constructor(private readonly started: Pick<Started, 'server' | 'close'>) {}

  get server(): Server {
    return this.started.server;
  }

  static async start(options: TestOptions = {}): Promise<TestServer> {
    return new TestServer(await startTestServer({ ...USUAL, ...options }));
  }

  /** A server that may not be ready yet. */
  static async listen(options: Omit<TestOptions, 'load'>): Promise<TestServer> {
    const server = await createServer<FlagOptions>({ catalogue, storage: 'memory', dataDir: '', securePort: 0, ...USUAL, ...options });
    await server.listen();
    return new TestServer({ server, close: () => server.close() });
  }

  get url(): string {
    return `https://127.0.0.1:${this.server.port}`;
  }

  ask(path: string, { method = 'GET', headers = {}, body, token = 'admin' }: Ask = {}): Promise<Answer> {
    const data =
      body === undefined
        ? undefined
        : Buffer.isBuffer(body) || typeof body === 'string'
          ? Buffer.from(body)
          : Buffer.from(JSON.stringify(body));
    return new Promise((resolve, reject) => {
      const request = https.request(
        `${this.url}${path}`,
        {
          method,
          agent: this.#agent,
          headers: {
            Authorization: `Bearer ${token}`,
            ...(data === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': data.length }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (c: Buffer) => chunks.push(c));
          response.on('error', reject);
          response.on('end', () => {
            const bytes = Buffer.concat(chunks);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              bytes,
              text: bytes.toString('utf8'),
              get json() {
                return JSON.parse(bytes.toString('utf8'));
              },
            });
          });
        },
      );
      request.on('error', reject);
      request.end(data);
    });
  }

  create(path: string, body: unknown): Promise<Answer> {
    return this.ask(path, { method: 'POST', body });
  }

  /** Opens a watch and gives its events one by one. */
  watch(
    path: string,
    { headers = {} }: Pick<Ask, 'headers'> = {},
  ): { next(): Promise<{ type: string; object: Record<string, unknown> }>; close(): void; ended: Promise<void> } {
    const queue: { type: string; object: Record<string, unknown> }[] = [];
    const waiting: ((event: { type: string; object: Record<string, unknown> }) => void)[] = [];
    let finish: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const request = https.request(
      `${this.url}${path}`,
      { headers: { Authorization: 'Bearer admin', ...headers }, rejectUnauthorized: false },
      (response) => {
        let rest = '';
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          rest += text;
          const lines = rest.split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) {
            const event = JSON.parse(line) as { type: string; object: Record<string, unknown> };
            const waiter = waiting.shift();
            if (waiter === undefined) queue.push(event);
            else waiter(event);
          }
        });
        response.on('close', finish);
      },
    );
    request.on('error', finish);
    request.end();
    return {
      next: () => {
        const event = queue.shift();
        return event === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(event);
      },
      close: () => request.destroy(),
      ended,
    };
  }

  async close(): Promise<void> {
    this.#agent.destroy();
    await this.started.close();
  }
}
