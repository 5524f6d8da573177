/**
 * `npm run generate`: what this repository generates, for which the rest of it need not be built, and the reference of the catalogue
 * language. With `--check`, it only compares.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { OutputFolder } from '../runtime/files/output-folder.js';
import { runGenerator } from './command.js';
import { referenceOf } from './docs/language-reference.js';

const REFERENCE = 'catalog/README.md';

/** Whether the reference is what it must be; it is written where it is not, unless it is only compared. */
function settleReference(compare: boolean): boolean {
  const text = referenceOf(readFileSync('codegen/catalogue-language.md', 'utf8'));
  if (existsSync(REFERENCE) && readFileSync(REFERENCE, 'utf8') === text) return true;
  if (compare) console.error(`${REFERENCE} differs from the schema of the catalogue; generate it again`);
  else {
    const [folder, name] = OutputFolder.of(REFERENCE);
    folder.write(name, text);
  }
  return !compare;
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const generated = runGenerator({ catalog: 'catalog', output: 'generated', protocols: 'codegen/protocols', check: values.check });
const referenced = settleReference(values.check);
process.exitCode = generated && referenced ? 0 : 1;
