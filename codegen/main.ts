/** `npm run generate`: what this repository generates, for which the rest of it need not be built. With `--check`, it only compares. */
import { parseArgs } from 'node:util';
import { runGenerator } from './command.js';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const ok = runGenerator({ catalog: 'catalog', output: 'generated', protocols: 'codegen/protocols', check: values.check });
process.exitCode = ok ? 0 : 1;
