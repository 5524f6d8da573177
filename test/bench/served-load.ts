/** Load by h2load, a client in C that takes little of the processor, and what the processes of a server take meanwhile, as Linux tells it. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Running } from '../support/programs/process.js';

/** Of a clock tick, in which Linux counts the time of processes. */
const TICK_MICROS = 10_000;

export interface Served {
  /** Processes that answer requests; with one, it is the whole server. */
  readonly count: number;
  readonly running: Running;
  readonly token: string;
}

/** What is asked, by any number of connections for so many seconds; or once of each path, by one connection for each list of these. */
export interface Load {
  readonly method?: string;
  readonly headers?: readonly string[];
  readonly body?: object;
  readonly target:
    | { readonly path: string; readonly seconds: number; readonly connections: number }
    | { readonly lists: readonly string[][] };
  /** Requests at once of one connection. */
  readonly atOnce: number;
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

export interface Measured extends Taken {
  /** Requests a second. */
  readonly rate: number;
  /** Of the client. */
  readonly client: number;
}

/** Why nothing can be measured here; false where it can. */
export const withoutLoad = (): string | false =>
  process.platform === 'linux' && spawnSync('h2load', ['--version']).error === undefined
    ? false
    : 'This needs Linux, and h2load on the path.';

export const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Of all threads of a process, or of its first one alone. */
function ticksOf(pid: number, first = false): number {
  const text = readFileSync(first ? `/proc/${pid}/task/${pid}/stat` : `/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

function takenBy({ count, running }: Served): Taken {
  const pid = running.child.pid ?? 0;
  const workers = count === 1 ? [pid] : childrenOf(pid);
  const sum = (pids: readonly number[], first: boolean): number => pids.reduce((all, each) => all + ticksOf(each, first), 0) * TICK_MICROS;
  const [serving, store] = [sum(workers, true), count === 1 ? 0 : sum([pid], true)];
  return { serving, store, beside: sum([...new Set([pid, ...workers])], false) - serving - store };
}

/** Loads the server; `folder` takes the files that the client reads. Throws where any answer is no success. */
export async function loaded(server: Served, load: Load, folder: string): Promise<Measured> {
  const { method, headers = [], body, target, atOnce } = load;
  const all = [`Authorization: Bearer ${server.token}`, ...headers, ...(method === undefined ? [] : [`:method: ${method}`])];
  const common = ['-t1', `-m${atOnce}`, ...all.flatMap((header) => ['-H', header])];
  if (body !== undefined) {
    const file = path.join(folder, 'body.json');
    writeFileSync(file, JSON.stringify(body));
    common.push('-d', file);
  }
  const clients =
    'path' in target
      ? [[`-c${target.connections}`, `-D${target.seconds}`, `${server.running.url}${target.path}`]]
      : target.lists.map((paths, i) => {
          const file = path.join(folder, `paths-${i}`);
          writeFileSync(file, paths.map((each) => `${server.running.url}${each}\n`).join(''));
          return ['-c1', `-n${paths.length}`, `-i${file}`];
        });
  const before = takenBy(server);
  const said = await Promise.all(clients.map((args) => client([...common, ...args])));
  const after = takenBy(server);
  const requests = said.reduce((sum, each) => sum + each.requests, 0);
  const seconds = 'path' in target ? target.seconds : Math.max(...said.map((each) => each.seconds));
  return {
    rate: requests / seconds,
    serving: (after.serving - before.serving) / requests,
    store: (after.store - before.store) / requests,
    beside: (after.beside - before.beside) / requests,
    client: said.reduce((sum, each) => sum + each.micros, 0) / requests,
  };
}

/** Runs the client; the processor time that it took is what the shell says at its end. */
async function client(args: readonly string[]): Promise<{ requests: number; seconds: number; micros: number }> {
  // Complaints that nobody reads would fill their pipe, and the client would wait for ever.
  const child = spawn('bash', ['-c', 'h2load "$@"; times', 'h2load', ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await new Promise((resolve) => child.once('close', resolve));
  const requests = Number(/status codes: (\d+) 2xx/.exec(output)?.[1] ?? 0);
  if (requests === 0 || !/ 0 4xx, 0 5xx/.test(output)) throw new Error(`the load did not work: ${output}`);
  const ofChildren = [...(output.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  const micros = ofChildren.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0) * 1e6;
  const [, amount = '0', unit = 's'] = /finished in ([\d.]+)(us|ms|s)/.exec(output) ?? [];
  return { requests, seconds: Number(amount) * ({ us: 1e-6, ms: 1e-3 }[unit] ?? 1), micros };
}

/** A line of a table. */
export const rowOf = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
