/** `npm test [-- <folder>…]`: runs all test files, or those below folders of test/, some in each process and as many processes at once as there are processors. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ROOT } from './support/root.js';

/** To load a server takes as long as many a file of tests: files of one folder share it. */
const FILES_OF_PROCESS = 8;

/** They take longest, as what they start are processes, and go first, so that none is left to itself at the end. */
const LONGEST = ['project', 'e2e', 'cli', 'codegen', 'readme'];

const BUILT = path.join(ROOT, 'dist/test');
const GROUPS = path.join(BUILT, 'groups');

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('-'));
/** Below test/, with or without its name. */
const folders = args.filter((arg) => !arg.startsWith('-')).map((folder) => folder.replace(/^test\//, '').replace(/\/$/, ''));

/** Test files below test/, by folder. */
function filesByFolder(): Map<string, string[]> {
  const found = readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.js'))
    .sort();
  const out = new Map<string, string[]>();
  for (const file of found) {
    const folder = path.dirname(file);
    out.set(folder, [...(out.get(folder) ?? []), file]);
  }
  return out;
}

const rank = (folder: string): number => {
  const at = LONGEST.indexOf(folder.split(path.sep)[0] ?? '');
  return at < 0 ? LONGEST.length : at;
};

const isWanted = (folder: string): boolean => folders.length === 0 || folders.some((wanted) => `${folder}/`.startsWith(`${wanted}/`));

const entry = (files: readonly string[]): string =>
  `import { runFiles } from '../support/file-suites.js';\nawait runFiles(${JSON.stringify(files)});\n`;

rmSync(GROUPS, { recursive: true, force: true });
mkdirSync(GROUPS);
const groups: string[] = [];
const wanted = [...filesByFolder()].filter(([folder]) => isWanted(folder)).sort(([a], [b]) => rank(a) - rank(b));
for (const [folder, files] of wanted) {
  const processes = Math.ceil(files.length / FILES_OF_PROCESS);
  for (let i = 0; i < processes; i += 1) {
    const group = path.join(GROUPS, `${String(groups.length).padStart(3, '0')}-${folder.replaceAll(path.sep, '-')}.js`);
    // Neighbours go to different processes: long files often stand together.
    writeFileSync(group, entry(files.filter((_, at) => at % processes === i)));
    groups.push(group);
  }
}
if (groups.length === 0) throw new Error(`there are no tests in ${folders.join(', ')}`);
// What failed is told once more at the end, where a log of thousands of lines is read first.
const reporter = options.some((option) => option.startsWith('--test-reporter')) ? [] : ['--test-reporter=spec'];
const run = spawnSync(process.execPath, ['--test', `--test-concurrency=${availableParallelism()}`, ...reporter, ...options, ...groups], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exitCode = run.status ?? 1;
