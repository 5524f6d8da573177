/**
 * Runs the server on a store of its own, for replaying conversations: `node on-engine.js <folder> postgres serve [flags]`. The
 * store is below the folder, which the runner removes with all that it has killed.
 */
import { spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { isServed, SERVED, startEngine } from '../support/programs/engines.js';
import { ROOT } from '../support/root.js';

const [folder = '', name = '', ...args] = process.argv.slice(2);
if (!isServed(name)) throw new Error(`There is no engine ${name}; there are ${SERVED.join(', ')}.`);
process.env.TMPDIR = folder;
// A database runs as another user, who has to get to what is his.
chmodSync(folder, 0o711);
const { flags, stop } = await startEngine(name);
const server = spawn(process.execPath, [path.join(ROOT, 'dist/runtime/main.js'), ...args, ...flags], { stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  void stop().then(() => process.exit(code ?? 1));
});
