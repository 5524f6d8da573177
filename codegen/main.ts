/** `npm run generate`: what this repository generates, for which the rest of it need not be built. With `--check`, it only compares. */
import { runGenerator } from './command.js';

const args = process.argv.slice(2);
const ok = runGenerator(
  args.includes('--check') ? 'check' : 'generate',
  args.filter((arg) => arg !== '--check'),
  { protocols: 'codegen/protocols' },
);
process.exitCode = ok ? 0 : 1;
