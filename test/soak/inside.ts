/** Loaded into a server by `--import`: does to the process, when it is told to, what nobody can do from outside. */

import { syncBuiltinESMExports } from 'node:module';
import workers, { type Worker } from 'node:worker_threads';

/** What happens inside of a server. */
export const INSIDE = ['throw', 'reject', 'socket error', 'writer dies', 'reader dies', 'watchdog dies', 'memory', 'nothing left'] as const;
export type Inside = (typeof INSIDE)[number];

const threads = new Set<Worker>();

class ListedWorker extends workers.Worker {
  readonly label: string;
  constructor(...args: ConstructorParameters<typeof Worker>) {
    super(...args);
    this.label = args[1]?.name ?? '';
    threads.add(this);
    this.once('exit', () => threads.delete(this));
  }
}
workers.Worker = ListedWorker;
syncBuiltinESMExports();

function die(label: string): void {
  for (const thread of threads) if (thread instanceof ListedWorker && thread.label === label) void thread.terminate();
}

const HAPPENINGS: Readonly<Record<Inside, () => void>> = {
  throw: () =>
    setImmediate(() => {
      throw new Error('thrown by the soak');
    }),
  reject: () => void Promise.reject(new Error('rejected by the soak')),
  'socket error': () => process.stdout.emit('error', new Error('an error of the output, by the soak')),
  'writer dies': () => die('kindwright-store-writer'),
  'reader dies': () => die('kindwright-store-reader'),
  'watchdog dies': () => die('kindwright-watchdog'),
  memory: () => {
    const kept: number[][] = [];
    for (;;) kept.push(new Array<number>(100_000).fill(0.5));
  },
  'nothing left': () => {
    for (const thread of threads) thread.unref();
    for (const handle of open()) if (isUnreferable(handle)) handle.unref();
  },
};

const isUnreferable = (value: unknown): value is { unref(): void } =>
  typeof value === 'object' && value !== null && 'unref' in value && typeof value.unref === 'function';

/** What keeps the process alive; the engine has a list, which it does not document. */
function open(): unknown[] {
  const list: unknown = Reflect.get(process, '_getActiveHandles');
  return typeof list === 'function' ? list.call(process) : [];
}

process.on('message', (what: Inside) => HAPPENINGS[what]());
// Neither the channel nor its listener keeps a server alive.
process.channel?.unref();
// A soak that is gone leaves no servers.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
