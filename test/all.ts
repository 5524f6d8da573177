/** `npm test [-- <folder or file>…]`: runs all test files, or those that are named or below folders of test/, some in each process and two processes at once for each processor. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './support/root.js';

/** To load a server takes as long as many a file of tests: so many share it, of whatever folders. */
const FILES_OF_PROCESS = 24;

/**
 * They take longest, as what they start are processes or they load the generator as well, and go first, so that none is left to itself at
 * the end. Fewer share a process, and each folder has processes of its own.
 */
const LONGEST = ['project', 'e2e', 'extensions', 'cli', 'readme', 'history', 'store', 'codegen', 'definitions'];
const LONG_FILES_OF_PROCESS = 8;

/**
 * A process of tests waits for a third of its time and more, for other processes, disks and timers, and leaves its processor idle then.
 * Tests are judged by processor time, so that neighbours do not make them fail.
 */
const PROCESSES_OF_PROCESSOR = 2;

/** A file system in memory, as Linux has it, and what must be free of it for the folders of tests: projects are installed in some. */
const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

const BUILT = path.join(ROOT, 'dist/modules/test');
const GROUPS = path.join(BUILT, 'groups');

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('-'));
/** Below test/, with or without its name. */
const named = args.filter((arg) => !arg.startsWith('-')).map((name) => name.replace(/^test\//, '').replace(/\/$/, ''));

const rank = (file: string): number => {
  const at = LONGEST.indexOf(file.split(path.sep)[0] ?? '');
  return at < 0 ? LONGEST.length : at;
};

const isNamed = (file: string, name: string): boolean => file.startsWith(`${name}/`) || file === name.replace(/\.ts$/, '.js');

const entry = (files: readonly string[]): string =>
  `import { runFiles } from '../support/file-suites.js';\nawait runFiles(${JSON.stringify(files)});\n`;

/** Files that share processes, by what they are called: those of a folder that takes long, and all others together. */
function shares(): [name: string, files: string[], most: number][] {
  const all = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.js'));
  for (const name of named) if (!all.some((file) => isNamed(file, name))) throw new Error(`there are no tests in ${name}`);
  const wanted = all.filter((file) => named.length === 0 || named.some((name) => isNamed(file, name))).sort();
  const of = (at: number): string[] => wanted.filter((file) => rank(file) === at);
  return [
    ...LONGEST.map((name, at): [string, string[], number] => [name, of(at), LONG_FILES_OF_PROCESS]),
    ['others', of(LONGEST.length), FILES_OF_PROCESS],
  ];
}

/** Folder for those of the tests: in memory where there is room, because what they write is flushed to the disk, and removed at once. */
function folderOfTests(): string {
  const room = (): number => {
    if (!existsSync(IN_MEMORY)) return 0;
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem());
  };
  const inMemory = process.env.TMPDIR === undefined && room() > ROOM_BYTES;
  return mkdtempSync(path.join(inMemory ? IN_MEMORY : tmpdir(), 'kindwright-tests-'));
}

rmSync(GROUPS, { recursive: true, force: true });
mkdirSync(GROUPS);
const groups: string[] = [];
for (const [name, files, most] of shares()) {
  const processes = Math.ceil(files.length / most);
  for (let i = 0; i < processes; i += 1) {
    const group = path.join(GROUPS, `${String(groups.length).padStart(2, '0')}-${name}.js`);
    // Neighbours go to different processes: long files often stand together.
    writeFileSync(group, entry(files.filter((_, at) => at % processes === i)));
    groups.push(group);
  }
}
// What failed is told once more at the end, where a log of thousands of lines is read first.
const reporter = options.some((option) => option.startsWith('--test-reporter')) ? [] : ['--test-reporter=spec'];
const atOnce = PROCESSES_OF_PROCESSOR * availableParallelism();
const folder = folderOfTests();
const run = spawnSync(process.execPath, ['--test', `--test-concurrency=${atOnce}`, ...reporter, ...options, ...groups], {
  cwd: ROOT,
  stdio: 'inherit',
  // From release 22 on, Node keeps what it has compiled for all processes that tests start.
  env: { NODE_COMPILE_CACHE: path.join(BUILT, 'compiled'), ...process.env, TMPDIR: folder },
});
rmSync(folder, { recursive: true, force: true });
process.exitCode = run.status ?? 1;
