/** How what a server does grows: a curve for each thing that there may be many of. */
import { connect as connectTls } from 'node:tls';
import { type Answered, CONFIG_MAPS, each, fill, median, oneOf, small, typical, World } from './world.js';

export interface Measure {
  readonly name: string;
  readonly unit: string;
  /** How it may grow with what there is: not at all (0), or as that does (1). */
  readonly grows: 0 | 1;
  /** Below this, what is measured is how quiet the machine is. */
  readonly noise: number;
}

export interface Curve {
  readonly name: string;
  /** What there is many of, in the plural. */
  readonly of: string;
  readonly about: string;
  readonly sizes: readonly number[];
  readonly measures: readonly Measure[];
  /** A value for each measure, for each of the sizes that were asked for. */
  run(sizes: readonly number[], row: (size: number, values: readonly number[]) => void): Promise<void>;
}

const cost = (name: string, unit: string, noise: number, grows: 0 | 1 = 0): Measure => ({ name, unit, grows, noise });

const GETS = 300;
const PAGE = 500;

async function objects(sizes: readonly number[], row: (size: number, values: readonly number[]) => void): Promise<void> {
  const first = await World.start();
  const { folder } = first;
  await first.create(CONFIG_MAPS, small(0));
  await first.ask(oneOf(0));
  const before = first.memory();
  await first.stop();
  let there = 1;
  let last = first;
  for (const size of sizes) {
    const bytes = await fill(folder, there, size);
    there = size;
    const begun = performance.now();
    const world = await World.start(folder);
    last = world;
    // Objects are in memory once the first of them was asked for.
    await typical(1, () => world.ask(oneOf(0)));
    const start = performance.now() - begun;
    const kept = Math.max(0, ((world.memory() - before) * 1024 * 1024) / size - bytes);
    const get = await typical(GETS, (i) => world.ask(oneOf((i * 7919) % size)));
    const page = await typical(20, () => world.ask(`${CONFIG_MAPS}?limit=${PAGE}`));
    const all = await typical(size > 100_000 ? 1 : 5, () => world.ask(CONFIG_MAPS));
    const made: number[] = [];
    for (let i = 0; i < 100; i += 1) made.push((await world.create(CONFIG_MAPS, { metadata: { generateName: 'made-' } })).ms);
    row(size, [start, kept, get, page, all, median(made)]);
    await world.stop();
  }
  await last.end();
}

/** Watches on connections of so many each. */
const WATCHES_EACH = 100;
const EVENTS = 20;

async function watchers(sizes: readonly number[], row: (size: number, values: readonly number[]) => void): Promise<void> {
  const world = await World.start();
  await world.create(CONFIG_MAPS, small(0));
  const { body } = await world.ask(`${CONFIG_MAPS}?limit=1`);
  const from = /"resourceVersion":"(\d+)"/.exec(body)?.[1] ?? '0';
  const before = world.memory();
  let open = 0;
  let heard = 0;
  let told: (() => void) | undefined;
  const sessions: ReturnType<World['session']>[] = [];
  for (const size of sizes) {
    while (open < size) {
      const session = world.session();
      sessions.push(session);
      const many = Math.min(WATCHES_EACH, size - open);
      await Promise.all(
        Array.from(
          { length: many },
          () =>
            new Promise<void>((resolve, reject) => {
              const stream = session.request({
                ':path': `${CONFIG_MAPS}?watch=1&resourceVersion=${from}`,
                authorization: 'Bearer scale-token',
              });
              stream.on('response', (headers) =>
                headers[':status'] === 200 ? resolve() : reject(new Error(`a watch was answered with ${headers[':status']}`)),
              );
              stream.on('error', reject);
              stream.on('data', (piece: Buffer) => {
                // Events are small: each comes whole.
                heard += piece.toString().split('\n').length - 1;
                if (told !== undefined && heard >= open) told();
              });
            }),
        ),
      );
      open += many;
    }
    const memory = ((world.memory() - before) * 1024) / open;
    const taken: number[] = [];
    const processor = world.processor();
    for (let i = 0; i < EVENTS; i += 1) {
      heard = 0;
      const begun = performance.now();
      const all = new Promise<void>((resolve) => {
        told = resolve;
      });
      await world.ask(oneOf(0), { method: 'PUT', body: JSON.stringify({ ...small(0), data: { text: String(Math.random()) } }) });
      await all;
      taken.push(performance.now() - begun);
    }
    row(size, [median(taken), ((world.processor() - processor) * 1000) / EVENTS / open, memory]);
  }
  for (const session of sessions) session.destroy();
  await world.end();
}

async function namespaces(sizes: readonly number[], row: (size: number, values: readonly number[]) => void): Promise<void> {
  const world = await World.start();
  const before = world.memory();
  let there = 0;
  for (const size of sizes) {
    const begun = performance.now();
    await each(size - there, 32, (i) => world.create('/api/v1/namespaces', { metadata: { name: `n-${there + i}` } }));
    const create = (performance.now() - begun) / (size - there);
    there = size;
    const list = await typical(3, () => world.ask('/api/v1/namespaces'));
    const get = await typical(GETS, (i) => world.ask(`/api/v1/namespaces/n-${(i * 7919) % size}`));
    row(size, [create, get, list, ((world.memory() - before) * 1024) / size]);
  }
  await world.end();
}

const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
const definition = (i: number): object => ({
  metadata: { name: `things${i}.scale.example.com` },
  spec: {
    group: 'scale.example.com',
    scope: 'Namespaced',
    names: { plural: `things${i}`, kind: `Thing${i}` },
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        schema: {
          openAPIV3Schema: {
            type: 'object',
            properties: { spec: { type: 'object', properties: { size: { type: 'integer', minimum: 0 } } } },
          },
        },
      },
    ],
  },
});

/** Milliseconds until an answer is that of a kind that is there. */
async function served(world: World, where: string): Promise<Answered> {
  for (;;) {
    const answer = await world.ask(where);
    if (answer.status === 200) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function definitions(sizes: readonly number[], row: (size: number, values: readonly number[]) => void): Promise<void> {
  const world = await World.start();
  const before = world.memory();
  let there = 0;
  for (const size of sizes) {
    const begun = performance.now();
    await each(size - there, 16, (i) => world.create(DEFINITIONS, definition(there + i)));
    await served(world, `/apis/scale.example.com/v1/namespaces/default/things${size - 1}`);
    const create = (performance.now() - begun) / (size - there);
    there = size;
    const kind = `/apis/scale.example.com/v1/namespaces/default/things${size >> 1}`;
    await world.create(kind, {
      apiVersion: 'scale.example.com/v1',
      kind: `Thing${size >> 1}`,
      metadata: { name: 'one' },
      spec: { size: 1 },
    });
    const get = await typical(GETS, () => world.ask(`${kind}/one`));
    const discovery = await typical(3, () => world.ask('/apis/scale.example.com/v1'));
    row(size, [create, get, discovery, ((world.memory() - before) * 1024) / size]);
  }
  await world.end();
}

async function connections(sizes: readonly number[], row: (size: number, values: readonly number[]) => void): Promise<void> {
  const world = await World.start(undefined, ['--max-connections=0']);
  await world.create(CONFIG_MAPS, small(0));
  const before = world.memory();
  const { hostname, port } = new URL(world.running.url);
  const open: ReturnType<typeof connectTls>[] = [];
  for (const size of sizes) {
    const begun = performance.now();
    const more = size - open.length;
    await each(
      more,
      16,
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connectTls({ host: hostname, port: Number(port), rejectUnauthorized: false, ALPNProtocols: ['http/1.1'] });
          socket.once('error', reject);
          // A connection that has asked once is kept for further requests.
          socket.once('secureConnect', () =>
            socket.write(`GET /version HTTP/1.1\r\nHost: scale\r\nAuthorization: Bearer scale-token\r\n\r\n`),
          );
          socket.once('data', () => resolve());
          open.push(socket);
        }),
    );
    const connect = (performance.now() - begun) / more;
    const get = await typical(GETS, () => world.ask(oneOf(0)));
    row(size, [connect, get, ((world.memory() - before) * 1024) / size]);
  }
  for (const socket of open) socket.destroy();
  await world.end();
}

async function bytes(sizes: readonly number[], row: (size: number, values: readonly number[]) => void): Promise<void> {
  const world = await World.start();
  for (const size of sizes) {
    const made: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      await world.ask(oneOf(i), { method: 'DELETE' });
      made.push((await world.create(CONFIG_MAPS, small(i, size))).ms);
    }
    const get = await typical(50, (i) => world.ask(oneOf(i % 11)));
    const list = await typical(5, () => world.ask(CONFIG_MAPS));
    row(size, [median(made), get, list]);
  }
  await world.end();
}

export const CURVES: readonly Curve[] = [
  {
    name: 'objects',
    of: 'objects',
    about:
      'Small objects of one kind in the embedded store: from the start of the process to the first answer, what each takes in memory beyond its own bytes, and what clients ask.',
    sizes: [1000, 10_000, 100_000, 1_000_000],
    measures: [
      cost('start', 'ms', 2000, 1),
      cost('kept beyond its bytes', 'bytes an object', 5000),
      cost('get', 'ms', 2),
      cost(`list, a page of ${PAGE}`, 'ms', 20),
      cost('list, all', 'ms', 50, 1),
      cost('create', 'ms', 5),
    ],
    run: objects,
  },
  {
    name: 'watchers',
    of: 'watches',
    about: 'Watches of one kind, a hundred on each connection, and one object that changes: until the last of them was told.',
    sizes: [10, 100, 1000, 10_000, 20_000],
    measures: [cost('all are told', 'ms', 20, 1), cost('an event', 'µs of the processor a watch', 60), cost('memory', 'KiB a watch', 64)],
    run: watchers,
  },
  {
    name: 'namespaces',
    of: 'namespaces',
    about: 'Namespaces with what controllers put into each.',
    sizes: [10, 100, 1000, 10_000],
    measures: [cost('create', 'ms', 10), cost('get', 'ms', 2), cost('list, all', 'ms', 20, 1), cost('memory', 'KiB each', 600)],
    run: namespaces,
  },
  {
    name: 'definitions',
    of: 'definitions',
    about: 'Definitions of custom kinds in one group: until the last of them is served, and what is asked then.',
    sizes: [10, 100, 1000, 5000],
    measures: [
      cost('create', 'ms', 50),
      cost('get of an object', 'ms', 2),
      cost('discovery of the group', 'ms', 20, 1),
      cost('memory', 'KiB each', 600),
    ],
    run: definitions,
  },
  {
    name: 'connections',
    of: 'connections',
    about: 'Connections over TLS that have asked once and stay open.',
    sizes: [10, 100, 1000, 10_000, 19_000],
    measures: [cost('connect and ask', 'ms', 10), cost('get', 'ms', 2), cost('memory', 'KiB each', 200)],
    run: connections,
  },
  {
    name: 'bytes',
    of: 'bytes',
    about: 'The size of an object; of the kind there are eleven.',
    sizes: [1000, 10_000, 100_000, 1_000_000],
    measures: [cost('create', 'ms', 10, 1), cost('get', 'ms', 5, 1), cost('list of eleven', 'ms', 20, 1)],
    run: bytes,
  },
];
