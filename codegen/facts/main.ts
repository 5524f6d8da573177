/**
 * `npm run facts -- --from <folder>`: what tables of a later release have that the catalogue does not have, as a diff for review, which
 * `git apply` makes.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { OutputFolder } from '../../runtime/files/output-folder.js';
import { proposedDiff } from './proposed-diff.js';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    since: { type: 'string' },
    words: { type: 'string' },
    out: { type: 'string' },
    catalog: { type: 'string', default: 'catalog' },
  },
});
if (values.from === undefined) throw new Error('--from is needed: the folder with the tables');
const words = values.words === undefined ? {} : parse(readFileSync(values.words, 'utf8'));
const diff = proposedDiff({
  from: values.from,
  catalog: values.catalog,
  words,
  ...(values.since === undefined ? {} : { since: values.since }),
});
if (values.out === undefined) process.stdout.write(diff);
else {
  const [folder, name] = OutputFolder.of(values.out);
  folder.write(name, diff);
}
