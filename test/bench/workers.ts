/**
 * What workers cost, and what they bring: processor time by process of a read, a write, an event and a watcher, with one, two and three
 * workers, and from these what more workers on more cores would do. Run with `npm run bench -- workers`; it needs h2load, a client in C
 * that takes little of the processor, and Linux, which tells the time of each process.
 */
import { readFileSync } from 'node:fs';
import https from 'node:https';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { freshFolder, removeFolder, startProcess } from '../support/programs/process.js';
import { childrenOf, loaded, type Measured, rowOf, type Served, withoutLoad } from './served-load.js';
import { type Costs, predicted } from './workers-model.js';

const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const SECONDS = option('seconds', 4);
const ROUNDS = option('rounds', 5);
/** Connections for each process that serves, so that each is as busy, and requests at once of one. */
const CONNECTIONS = 16;
const AT_ONCE = 8;
const COUNTS = [1, 2, 3] as const;
const PREDICTED = [4, 8, 16];
const LISTED = 50;
const WATCHERS = 100;
const MAPS = '/api/v1/namespaces/default/configmaps';
const MEGABYTE = 1024;

type LoadName = 'get' | 'list' | 'create';

/** Resident megabytes of each process, the one that has the others first. */
function memoryOf({ running }: Served): number[] {
  const pid = running.child.pid ?? 0;
  const megabytes = (id: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / MEGABYTE;
  return [pid, ...childrenOf(pid)].map((id) => Math.round(megabytes(id)));
}

async function started(count: number, folder: string): Promise<Served> {
  const running = await startProcess(path.join(folder, String(count)), [`--workers=${count}`, '--controllers=']);
  const token = parse(readFileSync(running.kubeconfig, 'utf8')).users[0].user.token;
  const server = { count, running, token };
  for (let i = 0; i < LISTED; i += 1) await create(server, `listed-${i}`, 'kube-public');
  return server;
}

function create({ running, token }: Served, name: string, namespace = 'default'): Promise<void> {
  const body = JSON.stringify({ metadata: { name }, data: { text: 'x'.repeat(700) } });
  return new Promise((resolve, reject) => {
    const request = https.request(
      `${running.url}/api/v1/namespaces/${namespace}/configmaps`,
      { method: 'POST', rejectUnauthorized: false, headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' } },
      (response) => {
        response.resume();
        response.on('end', resolve);
      },
    );
    request.on('error', reject).end(body);
  });
}

const PATHS: Readonly<Record<LoadName, string>> = {
  get: '/api/v1/namespaces/kube-public/configmaps/listed-7',
  list: '/api/v1/namespaces/kube-public/configmaps',
  create: MAPS,
};

function measured(server: Served, load: LoadName, folder: string): Promise<Measured> {
  const made = {
    headers: ['Content-Type: application/json'],
    body: { metadata: { generateName: 'made-' }, data: { text: 'x'.repeat(700) } },
  };
  const target = { path: PATHS[load], seconds: SECONDS, connections: CONNECTIONS * server.count };
  return loaded(server, { target, atOnce: AT_ONCE, ...(load === 'create' ? made : {}) }, folder);
}

/** The best of several runs: other work on the machine only adds to what they take. */
function bestOf(all: readonly Measured[]): Measured {
  const least = (pick: (each: Measured) => number): number => Math.min(...all.map(pick));
  return {
    rate: Math.max(...all.map(({ rate }) => rate)),
    serving: least(({ serving }) => serving),
    store: least(({ store }) => store),
    beside: least(({ beside }) => beside),
    client: least(({ client }) => client),
  };
}

async function repeated<T>(times: number, run: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let i = 0; i < times; i += 1) all.push(await run());
  return all;
}

/** Watches that read and forget; resolves once all are open. */
async function watching({ running, token }: Served): Promise<() => void> {
  const requests = await Promise.all(
    Array.from(
      { length: WATCHERS },
      () =>
        new Promise<{ destroy(): void }>((resolve, reject) => {
          const request = https.get(
            `${running.url}${MAPS}?watch=1`,
            { agent: false, rejectUnauthorized: false, headers: { Authorization: `Bearer ${token}` } },
            (response) => {
              response.resume();
              response.on('error', () => undefined);
              resolve(request);
            },
          );
          request.on('error', reject);
        }),
    ),
  );
  return () => {
    for (const request of requests) request.destroy();
  };
}

const row = (...cells: readonly (string | number)[]): void => console.log(rowOf(...cells));
const rounded = (value: number): string => (value >= 100 ? String(Math.round(value)) : value.toFixed(1));

const why = withoutLoad();
if (why !== false) {
  console.log(why);
  process.exit(0);
}
const folder = freshFolder();
const servers: Served[] = [];
try {
  for (const count of COUNTS) servers.push(await started(count, folder));
  const memory = servers.map(memoryOf);
  // Code that is compiled only by now would count for the server that has it in several processes.
  for (const load of ['get', 'list', 'create'] as const) for (const server of servers) await measured(server, load, folder);
  const runs = new Map<string, Measured[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const load of ['get', 'list', 'create'] as const)
      for (const server of servers) {
        const key = `${load} ${server.count}`;
        runs.set(key, [...(runs.get(key) ?? []), await measured(server, load, folder)]);
      }
  const of = (load: LoadName, count: number): Measured => bestOf(runs.get(`${load} ${count}`) ?? []);
  const two = servers[1];
  if (two === undefined) throw new Error('there is no server of two workers');
  // What a third worker adds to a write is what the two others of it do.
  const event = Math.max(0, of('create', 3).serving - of('create', 2).serving);
  const stop = await watching(two);
  const watched = bestOf(await repeated(ROUNDS, () => measured(two, 'create', folder)));
  stop();
  const watcher = Math.max(0, (watched.serving - of('create', 2).serving) / WATCHERS);

  console.log(
    `\nMeasured on ${availableParallelism()} cores: the best of ${ROUNDS} runs of ${SECONDS} s by turns, ${CONNECTIONS} connections a worker.\n`,
  );
  row(
    'load',
    'workers',
    'requests a second',
    'µs of workers',
    'µs of the store’s process',
    'µs of other threads',
    'µs of the client',
    'predicted',
  );
  row('---', '---:', '---:', '---:', '---:', '---:', '---:', '---:');
  const costs = (load: LoadName): Costs => ({
    alone: of(load, 1).serving,
    worker: of(load, 2).serving - (load === 'create' ? event : 0),
    event: load === 'create' ? event : 0,
    store: load === 'create' ? 2 * of('create', 2).store - of('create', 3).store : 0,
    told: load === 'create' ? Math.max(0, of('create', 3).store - of('create', 2).store) : 0,
    beside: of(load, 2).beside,
    client: of(load, 2).client,
  });
  for (const load of ['get', 'list', 'create'] as const)
    for (const count of COUNTS) {
      const { rate, serving, store, beside, client } = of(load, count);
      row(
        load,
        count,
        Math.round(rate),
        rounded(serving),
        rounded(store),
        rounded(beside),
        rounded(client),
        Math.round(predicted(costs(load), count, availableParallelism())),
      );
    }
  console.log(
    `\nAn event takes ${rounded(event)} µs in each worker that did not make it, and ${rounded(watcher)} µs for each watcher there.`,
  );
  console.log(`Megabytes of each process, idle: ${memory.map((all, i) => `${COUNTS[i]}: ${all.join(' + ')}`).join('; ')}.\n`);
  console.log('Predicted, with as many cores as workers, one for the store, and clients elsewhere:\n');
  row('load', ...PREDICTED.map((count) => `${count} workers`));
  row('---', ...PREDICTED.map(() => '---:'));
  for (const load of ['get', 'list', 'create'] as const)
    row(load, ...PREDICTED.map((count) => Math.round(predicted({ ...costs(load), client: 0 }, count, count + 1))));
} finally {
  await Promise.all(servers.map(({ running }) => running.stop()));
  removeFolder(folder);
}
