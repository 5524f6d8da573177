/** Floods, each for a bounded time: what one client can open, leave, cut off and send slowly, while others go on being served. */
import http2 from 'node:http2';
import tls from 'node:tls';
import { Client } from './client.js';
import { Visitor } from './console/visitor.js';

export interface FloodReport {
  readonly name: string;
  /** Longest that another client waited for an answer meanwhile, in milliseconds. */
  readonly waited: number;
  readonly faults: readonly string[];
}

/** Others wait no longer than that for an answer while a flood goes on. */
const PATIENCE_MS = 1000;

interface Flood {
  readonly name: string;
  /** Goes on until `over` says so, and leaves nothing open. */
  run(port: number, token: string, over: () => boolean): Promise<void>;
}

const soon = (ms = 5): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function opened(port: number, count: number, over: () => boolean, use: (socket: tls.TLSSocket) => void): Promise<void> {
  const sockets: tls.TLSSocket[] = [];
  while (!over() && sockets.length < count) {
    for (let i = 0; i < 10; i += 1) {
      const socket = tls.connect({ port, host: '127.0.0.1', rejectUnauthorized: false });
      socket.on('error', () => undefined);
      socket.once('secureConnect', () => use(socket));
      socket.resume();
      sockets.push(socket);
    }
    await soon(20);
  }
  while (!over()) await soon(20);
  for (const socket of sockets) socket.destroy();
}

async function sessions(port: number, over: () => boolean, use: (session: http2.ClientHttp2Session) => void): Promise<void> {
  while (!over()) {
    const session = http2.connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    session.on('error', () => undefined);
    const closed = new Promise((resolve) => session.once('close', resolve));
    await Promise.race([new Promise((resolve) => session.once('connect', resolve)), closed, soon(1000)]);
    for (let i = 0; i < 200 && !session.destroyed && !over(); i += 1) {
      for (let n = 0; n < 20; n += 1) if (!session.destroyed && !session.closed) use(session);
      await soon(1);
    }
    session.destroy();
    // A session whose server is slow to end the connection is left to itself.
    await Promise.race([closed, soon(1000)]);
  }
}

const PODS = '/api/v1/namespaces/shop/pods';

const floods: readonly Flood[] = [
  { name: 'connections that say nothing', run: (port, _, over) => opened(port, 1000, over, () => undefined) },
  {
    name: 'headers that come slowly',
    run: (port, _, over) => opened(port, 300, over, (socket) => socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')),
  },
  {
    name: 'bodies that come slowly',
    run: (port, token, over) =>
      opened(port, 300, over, (socket) =>
        socket.write(
          `POST ${PODS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 3000000\r\n\r\n{"metadata":`,
        ),
      ),
  },
  {
    name: 'streams that are reset at once',
    run: (port, token, over) =>
      sessions(port, over, (session) => {
        const stream = session.request({ ':path': PODS, authorization: `Bearer ${token}` });
        stream.on('error', () => undefined);
        stream.close(http2.constants.NGHTTP2_CANCEL);
      }),
  },
  {
    name: 'watches that are opened and left',
    run: (port, token, over) =>
      sessions(port, over, (session) => {
        const stream = session.request({ ':path': `${PODS}?watch=1`, authorization: `Bearer ${token}` });
        stream.on('error', () => undefined);
        stream.pause();
      }),
  },
  {
    name: 'paths and headers that are large and ever new',
    run: async (port, token, over) => {
      const client = new Client(port, token);
      for (let i = 0; !over(); ) {
        const one = (): ReturnType<Client['send']> => {
          i += 1;
          const path = `/api/v1/namespaces/n${i}${'x'.repeat(4000)}/pods/${'y'.repeat(4000)}${i}?labelSelector=a${i}`;
          return client.send({ method: 'GET', path, headers: { 'User-Agent': `agent-${i}-${'z'.repeat(2000)}`, [`x-${i}`]: 'a' } });
        };
        await Promise.all(Array.from({ length: 16 }, one));
      }
      client.close();
    },
  },
  {
    name: 'tokens that are ever new',
    run: async (port, _, over) => {
      for (let i = 0; !over(); i += 16) {
        const clients = Array.from({ length: 16 }, (_unused, n) => new Client(port, `token-${i + n}-${'t'.repeat(3000)}`));
        await Promise.all(clients.map((client) => client.send({ method: 'GET', path: PODS })));
        for (const client of clients) client.close();
      }
    },
  },
  {
    name: 'logins at the console that fail',
    run: async (port, _, over) => {
      const visitors = Array.from({ length: 16 }, () => new Visitor(port));
      let i = 0;
      const guess = async (visitor: Visitor): Promise<void> => {
        while (!over()) {
          i += 1;
          await visitor.logIn(i % 2 === 0 ? { code: `guess-${i}` } : { token: `guess-${i}-${'t'.repeat(3000)}` });
          await visitor.ask({ method: 'GET', path: '/console/issuer/back?code=x&state=y' });
        }
      };
      await Promise.all(visitors.map(guess));
      for (const visitor of visitors) visitor.close();
    },
  },
];

/** Runs each flood for so many milliseconds; one that others suffered from once more, as the machine itself may have been busy. */
export async function runFloods(port: number, token: string, milliseconds: number): Promise<FloodReport[]> {
  const reports: FloodReport[] = [];
  for (const flood of floods) {
    const first = await runFlood(flood, port, token, milliseconds);
    reports.push(first.faults.length === 0 ? first : await runFlood(flood, port, token, milliseconds));
  }
  return reports;
}

async function runFlood({ name, run }: Flood, port: number, token: string, milliseconds: number): Promise<FloodReport> {
  const other = new Client(port, token);
  const end = performance.now() + milliseconds;
  const faults: string[] = [];
  let waited = 0;
  const watching = async (): Promise<void> => {
    while (performance.now() < end) {
      const asked = performance.now();
      const { status, text } = await other.send({ method: 'GET', path: '/api/v1/namespaces/shop' });
      waited = Math.max(waited, performance.now() - asked);
      // Too many requests is an answer: the flood comes from the same address.
      if (status !== 200 && status !== 429) faults.push(`another client got ${status} ${text.slice(0, 100)}`);
      await soon(20);
    }
  };
  await Promise.all([watching(), run(port, token, () => performance.now() >= end)]);
  other.close();
  if (waited > PATIENCE_MS) faults.push(`another client waited ${Math.round(waited)} ms`);
  return { name, waited, faults: faults.slice(0, 3) };
}
