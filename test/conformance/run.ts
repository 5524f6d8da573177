/**
 * Replays recorded conversations with conformant servers against the built one, where the recordings are beside the
 * checkout, or where `--recordings=<run.mjs>` says; with that or `--require`, their absence is a failure. `expected.json`
 * names by release the areas that must pass entirely, but for what is open in them; any difference in them fails the run, and so does an
 * area, or something open, of which there is no recording.
 *
 * The first and the last release are played, or those of `--release=1.25,1.30`. With `--turn=<number>` they are the first, and a part of the
 * areas of all others, another one with each number. `--engine=etcd,postgres,workers` plays on each of these stores that the machine has the
 * programs of, and not on SQLite; other options choose what is played, as the runner's do.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isServed, SERVED, type ServedName, withoutEngine } from '../support/programs/engines.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';

const OWN = /^--(recordings|require|engine|release|turn)(?:=(.*))?$/;
const own = new Map(process.argv.slice(2).flatMap((argument) => [OWN.exec(argument) ?? []].map(([, name, value = '']) => [name, value])));
const args = process.argv.slice(2).filter((argument) => !OWN.test(argument));
const GIVEN = own.get('recordings');
const REQUIRED = GIVEN !== undefined || own.has('require');
const RUNNER = path.resolve(GIVEN ?? path.join(ROOT, '../shared/conformance/run.mjs'));
const ENGINES = (own.get('engine') ?? 'sqlite').split(',');
const TARGET: unknown = JSON.parse(readFileSync(path.join(ROOT, 'test/conformance/target.json'), 'utf8'));
const EXPECTED: Readonly<Record<string, Expected>> = JSON.parse(readFileSync(path.join(ROOT, 'test/conformance/expected.json'), 'utf8'));
const RELEASES = Object.keys(EXPECTED);
/** The release whose recordings stand in the folder without a release in its name. */
const FIRST = RELEASES[0] ?? '';
/** Parts of the areas of later releases, of which each turn plays one. */
const PARTS = 8;
const TURN = own.get('turn');

/** Times that a conversation is played before it is said to differ. */
const TRIES = 4;

/** Runs at a time. */
const AT_ONCE = 3;

/** Milliseconds after which a run is taken for one that will not end; the longest takes three minutes on a busy machine. */
const LONGEST_MS = 12 * 60_000;

/** Milliseconds that it has to end its servers, and itself. */
const ENDING_MS = 10_000;

/** Characters of what a server said last. */
const LAST_WORDS = 4000;

interface Expected {
  readonly areas: readonly string[];
  /** Why a conversation differs, by its area and name. */
  readonly open: Readonly<Record<string, string>>;
}

/** What the runner is told to play, as which release, and on which engine. */
interface Run {
  readonly engine: ServedName;
  readonly release: string;
  readonly args: readonly string[];
}

interface Result {
  readonly engine: ServedName;
  readonly release: string;
  readonly area: string;
  readonly name: string;
  readonly passed: boolean;
  readonly results: readonly { readonly step: string; readonly diffs: readonly unknown[] }[];
}

if (!existsSync(RUNNER)) {
  console.error(`*** NOTHING WAS REPLAYED: there are no recorded conversations at ${RUNNER} ***`);
  if (REQUIRED) process.exitCode = 1;
} else {
  const runs = installed(ENGINES).flatMap((engine) => plannedRuns(engine));
  const results = (await inTurn(runs)).flat();
  const isOpen = ({ release, area, name }: Result): boolean => EXPECTED[release]?.open[`${area}/${name}`] !== undefined;
  const failed = await again(results.filter((r) => !r.passed && !isOpen(r)));
  const settled = results.filter((r) => r.passed && isOpen(r));
  const absent = args.length > 0 ? [] : notRecorded(results, runs);
  for (const what of absent) console.error(`not recorded: ${what}`);
  for (const r of failed) console.error(`differs: ${called(r)}`);
  for (const r of settled) console.error(`passes, but is listed as open: ${called(r)}`);
  for (const { engine, release } of kindsOf(runs)) {
    const played = results.filter((r) => r.engine === engine && r.release === release);
    const differing = failed.filter((r) => r.engine === engine && r.release === release).length;
    const known = played.filter((r) => !r.passed && isOpen(r)).length;
    console.log(`${release} on ${engine}: ${played.length} conversations, of which ${known} are known to differ and ${differing} differ`);
  }
  if (failed.length + settled.length + absent.length > 0) process.exitCode = 1;
}

/** The engines that can be run here; says of each other one why it cannot. */
function installed(names: readonly string[]): ServedName[] {
  return names.filter(isKnown).filter((name) => {
    const why = withoutEngine(name);
    if (why !== false) console.error(`*** NOTHING WAS REPLAYED ON ${name}: ${why} ***`);
    return why === false;
  });
}

function isKnown(name: string): name is ServedName {
  if (!isServed(name)) throw new Error(`There is no engine ${name}; there are ${SERVED.join(', ')}.`);
  return true;
}

/** The releases that are played. */
function releases(): readonly string[] {
  const given = own.get('release')?.split(',');
  for (const release of given ?? [])
    if (!RELEASES.includes(release)) throw new Error(`There are no recordings of ${release}; there are some of ${RELEASES.join(', ')}.`);
  return given ?? (TURN === undefined ? [FIRST, RELEASES.at(-1) ?? FIRST] : RELEASES);
}

/** An area at a time, or what the options choose. Areas of later releases have their turns where there are any. */
function plannedRuns(engine: ServedName): Run[] {
  const all = releases().flatMap((release): Run[] => {
    if (args.length > 0) return [{ engine, release, args }];
    return (EXPECTED[release]?.areas ?? []).map((area) => ({ engine, release, args: ['--area', area] }));
  });
  const later = all.filter(({ release }) => release !== FIRST);
  return all.filter((run) => TURN === undefined || run.release === FIRST || later.indexOf(run) % PARTS === Number(TURN) % PARTS);
}

function called({ engine, release, area, name }: Result): string {
  return `${area}/${name} of ${release} on ${engine}`;
}

/** One run of each engine and release. */
function kindsOf(runs: readonly Run[]): Run[] {
  return [...new Map(runs.map((run) => [`${run.engine} ${run.release}`, run])).values()];
}

/** Areas without a conversation, and conversations that are known to differ and were not played. */
function notRecorded(results: readonly Result[], runs: readonly Run[]): string[] {
  const played = new Set(results.flatMap(({ release, area, name }) => [`${release} ${area}`, `${release} ${area}/${name}`]));
  const planned = runs.flatMap(({ release, args: [, area] }) => [
    `${release} ${area}`,
    ...Object.keys(EXPECTED[release]?.open ?? {})
      .filter((name) => name.startsWith(`${area}/`))
      .map((name) => `${release} ${name}`),
  ]);
  return [...new Set(planned)].filter((what) => !played.has(what));
}

/**
 * What differs each time, one at a time. Two things make a conversation differ now and then without a fault of the server: the runner reads
 * the digits of the ports it chose as their names, also where they stand in an amount, and what was recorded within a second takes longer,
 * which changes ages and the order of entries in `managedFields`. Each difference is printed.
 */
async function again(differing: readonly Result[]): Promise<Result[]> {
  let left: Result[] = [...differing];
  for (let played = 1; played < TRIES && left.length > 0; played++) {
    for (const r of left) {
      console.error(`played once more: ${called(r)}`);
      for (const { step, diffs } of r.results) console.error(`  step ${step}: ${JSON.stringify(diffs).slice(0, 1000)}`);
    }
    const runs = left.map(({ engine, release, area, name }): Run => ({ engine, release, args: ['--area', area, '--scenario', name] }));
    left = (await inTurn(runs, 1)).flat().filter((r) => !r.passed);
  }
  return left;
}

/** Runs a few at a time: most of what a conversation takes is waiting. */
async function inTurn(runs: readonly Run[], atOnce = AT_ONCE): Promise<Result[][]> {
  const results: Result[][] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < runs.length) {
      const at = next++;
      const run = runs[at];
      if (run !== undefined) results[at] = await replay(run);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/**
 * Replays what the arguments choose; prints what the runner says once it is through. A run that does not end is ended, with what its servers
 * said last, and begun once more; that a second one does not end either is a failure.
 */
async function replay({ engine, release, args }: Run, isLast = false): Promise<Result[]> {
  const folder = freshFolder();
  // A database runs as another user, who has to get to what is his.
  chmodSync(folder, 0o711);
  const [target, report] = [path.join(folder, 'target.json'), path.join(folder, 'report.json')];
  writeFileSync(target, JSON.stringify(targetOn(engine, release)));
  const recordings = release === FIRST ? [] : ['--scenarios', path.join(path.dirname(RUNNER), `scenarios-${release}`)];
  // What the servers say is kept below the folder for temporary files.
  const child = spawn(process.execPath, [RUNNER, ...recordings, '--target', target, '--report', report, ...args], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: folder },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  let lastWords: string | undefined;
  let patience = setTimeout(() => {
    lastWords = lastWordsIn(folder);
    child.kill();
    patience = setTimeout(() => child.kill('SIGKILL'), ENDING_MS);
  }, LONGEST_MS);
  await once(child, 'close');
  clearTimeout(patience);
  console.log(`${release} on ${engine}:\n${output}`);
  if (lastWords !== undefined) {
    console.error(`*** ${args.join(' ')} of ${release} on ${engine} did not end. Its servers said:\n${lastWords}`);
    removeFolder(folder);
    if (isLast) throw new Error('A run did not end twice.');
    return replay({ engine, release, args }, true);
  }
  const results = JSON.parse(readFileSync(report, 'utf8')) as Omit<Result, 'engine' | 'release'>[];
  removeFolder(folder);
  return results.map((result) => ({ ...result, engine, release }));
}

/** What servers that are there now said last. */
function lastWordsIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => path.join(folder, name, 'server.log'))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8').slice(-LAST_WORDS))
    .join('\n');
}

/** How the runner starts the server: as `target.json` says, as the release, on a store of its own. */
function targetOn(engine: ServedName, release: string): object {
  const { command: given, ...rest } = TARGET as { command: string[] };
  const command = given.map((word) => (word.startsWith('--release=') ? `--release=${release}` : word));
  const [program = process.execPath, , ...serve] = command;
  const onEngine = [program, 'dist/modules/test/conformance/on-engine.js', '{dir}', engine, ...serve];
  return { ...rest, cwd: ROOT, command: engine === 'sqlite' ? command : onEngine };
}
