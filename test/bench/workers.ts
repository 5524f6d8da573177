/**
 * What workers cost, and what they bring: processor time by process of a read, a write, an event and a watcher, with one, two and three
 * workers, and from these what more workers on more cores would do. Run with `npm run bench -- workers`; it needs h2load, a client in C
 * that takes little of the processor, and Linux, which tells the time of each process.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { freshFolder, type Running, removeFolder, startProcess } from '../support/programs/process.js';
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
const TICK_MICROS = 10_000;
const MEGABYTE = 1024;

type Load = 'get' | 'list' | 'create';

interface Server {
  readonly count: number;
  readonly running: Running;
  readonly token: string;
}

/** Microseconds of the processor that the processes of a server took. */
interface Taken {
  /** In the one thread of each that answers requests. */
  readonly serving: number;
  /** In that thread of the process that has the store for them. */
  readonly store: number;
  /** In all other threads, as those of the database. */
  readonly beside: number;
}

interface Measured extends Taken {
  readonly rate: number;
  /** Of the client. */
  readonly client: number;
}

const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Of all threads of a process, or of its first one alone. */
function ticksOf(pid: number, first = false): number {
  const text = readFileSync(first ? `/proc/${pid}/task/${pid}/stat` : `/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

function takenBy({ count, running }: Server): Taken {
  const pid = running.child.pid ?? 0;
  const workers = count === 1 ? [pid] : childrenOf(pid);
  const sum = (pids: readonly number[], first: boolean): number => pids.reduce((all, each) => all + ticksOf(each, first), 0) * TICK_MICROS;
  const [serving, store] = [sum(workers, true), count === 1 ? 0 : sum([pid], true)];
  return { serving, store, beside: sum([...new Set([pid, ...workers])], false) - serving - store };
}

/** Resident megabytes of each process, the one that has the others first. */
function memoryOf({ running }: Server): number[] {
  const pid = running.child.pid ?? 0;
  const megabytes = (id: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / MEGABYTE;
  return [pid, ...childrenOf(pid)].map((id) => Math.round(megabytes(id)));
}

async function started(count: number, folder: string): Promise<Server> {
  const running = await startProcess(path.join(folder, String(count)), [`--workers=${count}`, '--controllers=']);
  const token = parse(readFileSync(running.kubeconfig, 'utf8')).users[0].user.token;
  const server = { count, running, token };
  for (let i = 0; i < LISTED; i += 1) await create(server, `listed-${i}`, 'kube-public');
  return server;
}

function create({ running, token }: Server, name: string, namespace = 'default'): Promise<void> {
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

const PATHS: Readonly<Record<Load, string>> = {
  get: '/api/v1/namespaces/kube-public/configmaps/listed-7',
  list: '/api/v1/namespaces/kube-public/configmaps',
  create: MAPS,
};

/** Runs the client for a while; the processor time that it took is what the shell says at its end. */
async function loaded(server: Server, load: Load, folder: string): Promise<Measured> {
  const body = path.join(folder, 'body.json');
  writeFileSync(body, JSON.stringify({ metadata: { generateName: 'made-' }, data: { text: 'x'.repeat(700) } }));
  const connections = CONNECTIONS * server.count;
  const post = load === 'create' ? ['-H', 'Content-Type: application/json', '-d', body] : [];
  const args = ['-t1', `-c${connections}`, `-m${AT_ONCE}`, `-D${SECONDS}`, '-H', `Authorization: Bearer ${server.token}`, ...post];
  const before = takenBy(server);
  const child = spawn('bash', ['-c', 'h2load "$@"; times', 'h2load', ...args, `${server.running.url}${PATHS[load]}`]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await new Promise((resolve) => child.once('exit', resolve));
  const after = takenBy(server);
  const requests = Number(/status codes: (\d+) 2xx/.exec(output)?.[1] ?? 0);
  if (requests === 0 || !/ 0 4xx, 0 5xx/.test(output)) throw new Error(`the load did not work: ${output}`);
  const ofChildren = [...(output.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  const client = ofChildren.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0) * 1e6;
  return {
    rate: requests / SECONDS,
    serving: (after.serving - before.serving) / requests,
    store: (after.store - before.store) / requests,
    beside: (after.beside - before.beside) / requests,
    client: client / requests,
  };
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
async function watching({ running, token }: Server): Promise<() => void> {
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

const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
const rounded = (value: number): string => (value >= 100 ? String(Math.round(value)) : value.toFixed(1));

if (process.platform !== 'linux' || spawnSync('h2load', ['--version']).error !== undefined) {
  console.log('This needs Linux, and h2load on the path.');
  process.exit(0);
}
const folder = freshFolder();
const servers: Server[] = [];
try {
  for (const count of COUNTS) servers.push(await started(count, folder));
  const memory = servers.map(memoryOf);
  // Code that is compiled only by now would count for the server that has it in several processes.
  for (const load of ['get', 'list', 'create'] as const) for (const server of servers) await loaded(server, load, folder);
  const runs = new Map<string, Measured[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const load of ['get', 'list', 'create'] as const)
      for (const server of servers) {
        const key = `${load} ${server.count}`;
        runs.set(key, [...(runs.get(key) ?? []), await loaded(server, load, folder)]);
      }
  const of = (load: Load, count: number): Measured => bestOf(runs.get(`${load} ${count}`) ?? []);
  const two = servers[1];
  if (two === undefined) throw new Error('there is no server of two workers');
  // What a third worker adds to a write is what the two others of it do.
  const event = Math.max(0, of('create', 3).serving - of('create', 2).serving);
  const stop = await watching(two);
  const watched = bestOf(await repeated(ROUNDS, () => loaded(two, 'create', folder)));
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
  const costs = (load: Load): Costs => ({
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
