/** The README and the documents beside the code, with the example programs that they show. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.js';

const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

export const README = textOf('README.md');

/** How programs embed a server. */
export const EMBEDDING = textOf('runtime/EMBEDDING.md');

/** What servers of tests do for those who start one. */
export const TESTING = textOf('runtime/TESTING.md');

/** Which plugins there are, and how programs add rules. */
export const ADMISSION = textOf('runtime/ADMISSION.md');

/** How programs talk to a server. */
const CLIENT = textOf('runtime/CLIENT.md');

/** How a cluster is simulated, and what its file says. */
export const SIMULATION = textOf('runtime/SIMULATION.md');

/** The language of the catalogue. */
const CATALOGUE = textOf('catalog/README.md');

/** Folder of the example programs, from the root. */
export const EXAMPLES = 'test/examples';

export interface ShownExample {
  /** Path of the program, from the root. */
  readonly file: string;
  /** Its text as a document shows it. */
  readonly text: string;
}

/** The files of examples that documents show: each stands below a comment that names its file. */
export const shownExamples: readonly ShownExample[] = [
  ...`${README}${EMBEDDING}${TESTING}${ADMISSION}${CLIENT}${SIMULATION}${CATALOGUE}`.matchAll(
    /<!-- example: (test\/\S+) -->\n\n```(?:ts|yaml)\n([\s\S]*?)```\n/g,
  ),
].map(([, file = '', text = '']) => ({ file, text }));

/** What the comment at the end of an example says that it prints. */
export const promisedOutput = (file: string): string => (textOf(file).split('\n// Prints:\n')[1] ?? '').replace(/^\/\/ {3}/gm, '');
