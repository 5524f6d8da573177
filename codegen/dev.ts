/** `npm run dev`: serves, and builds and starts anew whenever the catalogue, generated code or the runtime changes. Arguments are flags of the server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';

/** Changes within this many milliseconds of each other cause one rebuild. */
const SETTLED = 200;

const WATCHED = ['catalog', 'generated', 'runtime'] as const;

const changed = new Set<string>();
let server: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let busy = false;

/** Runs an npm script; true where it succeeds. */
async function run(script: string): Promise<boolean> {
  const [code] = await once(spawn('npm', ['run', '-s', script], { stdio: 'inherit' }), 'close');
  return code === 0;
}

async function stop(): Promise<void> {
  const running = server;
  if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
  const closed = once(running, 'close');
  running.kill('SIGTERM');
  await closed;
}

const start = (): void => {
  server = spawn(process.execPath, ['dist/runtime/main.js', 'serve', ...process.argv.slice(2)], { stdio: 'inherit' });
};

/** Rebuilds and restarts the server. Changes meanwhile cause another run; where a build fails, the previous server goes on. */
async function renew(): Promise<void> {
  if (busy) return;
  busy = true;
  while (changed.size > 0) {
    const generates = changed.has('catalog');
    changed.clear();
    if ((generates && !(await run('generate'))) || !(await run('build'))) continue;
    await stop();
    start();
  }
  busy = false;
}

for (const folder of WATCHED)
  watch(folder, { recursive: true }, () => {
    changed.add(folder);
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), SETTLED);
  });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)));
start();
