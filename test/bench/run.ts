/**
 * `npm run bench`: what parts of a server cost, each in a process of its own. With a name only that one, to which all that follows is given:
 * `npm run bench -- scale --only=objects`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Those that run where none is named. */
const USUAL = ['ownership', 'callers', 'definitions', 'fairness', 'policies'];
/** Those that take long, or need other programs. */
const NAMED = ['console', 'engines', 'pictures', 'rotation', 'scale/run', 'tenants', 'workers'];

const [name, ...options] = process.argv.slice(2);
const files = name === undefined ? USUAL : [...USUAL, ...NAMED].filter((file) => file.split('/')[0] === name);
if (files.length === 0) {
  console.error(`There is no measurement ${name}; there are ${[...USUAL, ...NAMED].map((file) => file.split('/')[0]).join(', ')}.`);
  process.exit(1);
}
for (const file of files) {
  const program = fileURLToPath(new URL(`${file}.js`, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--expose-gc', program, ...options], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
