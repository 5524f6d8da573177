/** `npm test [-- <folder or file>…]`: runs all test files, or those that are named or below folders of test/, in two processes at once for each processor. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import path from 'node:path';
import type { SharedRun } from './support/file-suites.js';
import { ROOT } from './support/root.js';

/**
 * To load a server takes as long as many a file of tests, and its code is slow until it has run for a while: so many files share a
 * process.
 */
const FILES_OF_PROCESS = 24;

/**
 * They take longest, as what they start are processes or they load the generator as well, and go first, so that none is left to itself at
 * the end.
 */
const LONGEST = ['project', 'e2e', 'readme', 'extensions', 'history', 'cli', 'store', 'codegen', 'definitions'];

/**
 * A process of tests waits for a third of its time and more, for other processes, disks and timers, and leaves its processor idle then.
 * Tests are judged by processor time, so that neighbours do not make them fail.
 */
const PROCESSES_OF_PROCESSOR = 2;

/**
 * Bytes of bytecode that a function runs through before the engine optimizes it, some seven times what the engine waits for by itself. Most
 * code of tests runs a few times: to optimize it takes the processor longer than it saves. Node 20 is told so; newer engines count otherwise.
 */
const OPTIMIZED_AFTER = 1_000_000;

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

const entry = (run: SharedRun): string => `import { setFlagsFromString } from 'node:v8';
import { runFiles } from '../support/file-suites.js';
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=${OPTIMIZED_AFTER}');
await runFiles(${JSON.stringify(run)});
`;

/** All files, or those that are named; those that take longest first. */
function wanted(): string[] {
  const all = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.js'));
  for (const name of named) if (!all.some((file) => isNamed(file, name))) throw new Error(`there are no tests in ${name}`);
  const files = all.filter((file) => named.length === 0 || named.some((name) => isNamed(file, name))).sort();
  return files.sort((a, b) => rank(a) - rank(b));
}

/** Folder for those of the tests: in memory where there is room, because what they write is flushed to the disk, and removed at once. */
function folderOfTests(): string {
  const room = (): number => {
    if (!existsSync(IN_MEMORY)) return 0;
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem());
  };
  const inMemory = process.env.TMPDIR === undefined && room() > ROOM_BYTES;
  const folder = mkdtempSync(path.join(inMemory ? IN_MEMORY : tmpdir(), 'kindwright-tests-'));
  // Programs that run as users of their own have theirs below it.
  chmodSync(folder, 0o711);
  return folder;
}

const atOnce = PROCESSES_OF_PROCESSOR * availableParallelism();
const files = wanted();
const taken = path.join(GROUPS, 'taken');
rmSync(GROUPS, { recursive: true, force: true });
mkdirSync(taken, { recursive: true });
// Processes beyond those that run at once go on where the first have taken their share.
const processes = Math.min(files.length, Math.max(atOnce, Math.ceil(files.length / FILES_OF_PROCESS)));
const groups = Array.from({ length: processes }, (_, i) => path.join(GROUPS, `${i + 1}.js`));
for (const group of groups) writeFileSync(group, entry({ files, taken, most: FILES_OF_PROCESS }));
// What failed is told once more at the end, where a log of thousands of lines is read first.
const reporter = options.some((option) => option.startsWith('--test-reporter')) ? [] : ['--test-reporter=spec'];
const folder = folderOfTests();
const run = spawnSync(process.execPath, ['--test', `--test-concurrency=${atOnce}`, ...reporter, ...options, ...groups], {
  cwd: ROOT,
  stdio: 'inherit',
  // From release 22 on, Node keeps what it has compiled for all processes that tests start.
  env: { NODE_COMPILE_CACHE: path.join(BUILT, 'compiled'), ...process.env, TMPDIR: folder },
});
rmSync(folder, { recursive: true, force: true });
process.exitCode = run.status ?? 1;
