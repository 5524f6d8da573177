/**
 * Runs the server on a store of its own, for replaying conversations: `node on-engine.js <folder> postgres serve [flags]`. The
 * store is below the folder, which the runner removes with all that it has killed. What serves is a process below the one that the runner
 * knows, and ends the server and the store when that one is gone, so that a kill leaves neither behind.
 */
import { fork, spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isServed, SERVED, startEngine } from '../support/programs/engines.js';
import { ROOT } from '../support/root.js';

const PASSED_ON = ['SIGTERM', 'SIGINT'] as const;

/** Serves until the server ends, or the process above does. */
async function serve([folder = '', name = '', ...args]: readonly string[]): Promise<void> {
  if (!isServed(name)) throw new Error(`There is no engine ${name}; there are ${SERVED.join(', ')}.`);
  process.env.TMPDIR = folder;
  // A database runs as another user, who has to get to what is his.
  chmodSync(folder, 0o711);
  const { flags, stop } = await startEngine(name);
  const server = spawn(process.execPath, [path.join(ROOT, 'dist/runtime/main.js'), ...args, ...flags], { stdio: 'inherit' });
  for (const signal of PASSED_ON) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => void stop().finally(() => process.exit(code ?? 1)));
  const abandoned = (): void => void server.kill('SIGKILL');
  process.on('disconnect', abandoned);
  if (!process.connected) abandoned();
}

if (process.send === undefined) {
  const below = fork(fileURLToPath(import.meta.url), process.argv.slice(2), { stdio: 'inherit' });
  for (const signal of PASSED_ON) process.on(signal, () => below.kill(signal));
  below.on('exit', (code) => process.exit(code ?? 1));
} else await serve(process.argv.slice(2));
