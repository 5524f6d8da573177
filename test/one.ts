/** `npm run test:one -- <file>`: runs one test file, named by its source (test/store/cache.test.ts), its built file, or its path below test. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './support/root.js';

const [name, ...options] = process.argv.slice(2);
if (name === undefined) throw new Error('usage: npm run test:one -- test/<area>/<name>.test.ts [options of node --test]');
const built = path.relative(ROOT, path.resolve(ROOT, name)).replace(/\.ts$/, '.js');
const file = [built, path.join('dist/modules', built), path.join('dist/modules/test', built)].find(
  (f) => f.endsWith('.js') && existsSync(path.join(ROOT, f)),
);
if (file === undefined) throw new Error(`there is no test file ${name}`);
process.exitCode = spawnSync(process.execPath, ['--test', ...options, file], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
