/** A diff from a catalogue to what tables say. */
import path from 'node:path';
import { lineDifference } from '../../runtime/model/values/line-difference.js';
import { modelOf } from '../generate.js';
import { type ChangedFile, proposedFiles } from './proposal.js';
import { readTables } from './tables.js';

interface ProposedDiffOptions {
  /** Folder of the tables. */
  readonly from: string;
  /** Folder of the catalogue. */
  readonly catalog: string;
  /** The first release whose additions, changes and ends are told; the one of the tables by default. */
  readonly since?: string;
  /** Sentences for what the catalogue has no words for, by `<Type>` and `<Type>.<field>`. */
  readonly words?: Readonly<Record<string, string>>;
}

/** The diff, with paths that begin at the folder of the catalogue; empty where nothing is missing. Throws an Error for a catalogue at fault. */
export function proposedDiff({ from, catalog, since, words = {} }: ProposedDiffOptions): string {
  const tables = readTables(from);
  const made = modelOf({ catalog, output: path.join(catalog, '..', 'generated') });
  if ('diagnostics' in made) throw new Error(made.diagnostics);
  return diffOf(proposedFiles({ tables, model: made.model, catalog, since: since ?? tables.release, words }), path.basename(catalog));
}

/** Changed files of a catalogue as a diff. `name`: the folder of the catalogue, as paths begin. */
export function diffOf(files: readonly ChangedFile[], name: string): string {
  return files
    .map(({ file, before, after }) => {
      const shown = `${name}/${file}`;
      const head =
        before === undefined
          ? `diff --git a/${shown} b/${shown}\nnew file mode 100644\n--- /dev/null\n`
          : `diff --git a/${shown} b/${shown}\n--- a/${shown}\n`;
      return `${head}+++ b/${shown}\n${lineDifference(before ?? '', after)}`;
    })
    .join('');
}
