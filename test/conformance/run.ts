/**
 * Replays recorded conversations with a conformant server against the built one, where the recordings are beside the
 * checkout, or where `--recordings=<run.mjs>` says; with that or `--require`, their absence is a failure. `expected.json`
 * names the areas that must pass entirely, but for what is open in them; any difference in them fails the run, and so does an
 * area, or something open, of which there is no recording. `--engine=etcd,postgres,workers` plays on each of these stores that the machine
 * has the programs of, and not on SQLite; other options choose what is played, as the runner's do.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isServed, SERVED, type ServedName, withoutEngine } from '../support/programs/engines.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';

const OWN = /^--(recordings|require|engine)(?:=(.*))?$/;
const own = new Map(process.argv.slice(2).flatMap((argument) => [OWN.exec(argument) ?? []].map(([, name, value = '']) => [name, value])));
const args = process.argv.slice(2).filter((argument) => !OWN.test(argument));
const GIVEN = own.get('recordings');
const REQUIRED = GIVEN !== undefined || own.has('require');
const RUNNER = path.resolve(GIVEN ?? path.join(ROOT, '../shared/conformance/run.mjs'));
const ENGINES = (own.get('engine') ?? 'sqlite').split(',');
const TARGET: unknown = JSON.parse(readFileSync(path.join(ROOT, 'test/conformance/target.json'), 'utf8'));
const EXPECTED: unknown = JSON.parse(readFileSync(path.join(ROOT, 'test/conformance/expected.json'), 'utf8'));

/** Times that a conversation is played before it is said to differ. */
const TRIES = 4;

/** Runs at a time. */
const AT_ONCE = 3;

/** What the runner is told to play, and on which engine. */
interface Run {
  readonly engine: ServedName;
  readonly args: readonly string[];
}

interface Result {
  readonly engine: ServedName;
  readonly area: string;
  readonly name: string;
  readonly passed: boolean;
  readonly results: readonly { readonly step: string; readonly diffs: readonly unknown[] }[];
}

if (!existsSync(RUNNER)) {
  console.error(`*** NOTHING WAS REPLAYED: there are no recorded conversations at ${RUNNER} ***`);
  if (REQUIRED) process.exitCode = 1;
} else {
  const { areas, open } = EXPECTED as { areas: string[]; open: Record<string, string> };
  const chosen = args.length > 0 ? [args] : areas.map((area) => ['--area', area]);
  const runs = installed(ENGINES).flatMap((engine) => chosen.map((each): Run => ({ engine, args: each })));
  const results = (await inTurn(runs)).flat();
  const differing = results.filter((r) => !r.passed && open[`${r.area}/${r.name}`] === undefined);
  const failed = await again(differing);
  const settled = results.filter((r) => r.passed && open[`${r.area}/${r.name}`] !== undefined);
  const absent = args.length > 0 ? [] : notRecorded(results, areas, Object.keys(open));
  for (const what of absent) console.error(`not recorded: ${what}`);
  for (const r of failed) console.error(`differs: ${r.area}/${r.name} on ${r.engine}`);
  for (const r of settled) console.error(`passes, but is listed as open: ${r.area}/${r.name}`);
  for (const engine of new Set(runs.map((run) => run.engine))) {
    const played = results.filter((r) => r.engine === engine);
    const different = failed.filter((r) => r.engine === engine).length;
    console.log(`on ${engine}: ${played.length} conversations, of which ${different} differ`);
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

/** Areas without a conversation, and names of conversations that were not played. */
function notRecorded(results: readonly Result[], areas: readonly string[], names: readonly string[]): string[] {
  const played = new Set(results.flatMap(({ area, name }) => [area, `${area}/${name}`]));
  return [...areas, ...names].filter((what) => !played.has(what));
}

/**
 * What differs each time. Two things make a conversation differ now and then without a fault of the server: the runner reads
 * the digits of the ports it chose as their names, also where they stand in an amount, and two writes that were recorded in
 * one second fall into two, which changes the order of their entries in `managedFields`. Each difference is printed.
 */
async function again(differing: readonly Result[]): Promise<Result[]> {
  let left: Result[] = [...differing];
  for (let played = 1; played < TRIES && left.length > 0; played++) {
    for (const r of left) {
      console.error(`played once more: ${r.area}/${r.name} on ${r.engine}`);
      for (const { step, diffs } of r.results) console.error(`  step ${step}: ${JSON.stringify(diffs).slice(0, 1000)}`);
    }
    const runs = left.map(({ engine, area, name }): Run => ({ engine, args: ['--area', area, '--scenario', name] }));
    left = (await inTurn(runs)).flat().filter((r) => !r.passed);
  }
  return left;
}

/** Runs a few at a time: most of what a conversation takes is waiting. */
async function inTurn(runs: readonly Run[]): Promise<Result[][]> {
  const results: Result[][] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < runs.length) {
      const at = next++;
      const run = runs[at];
      if (run !== undefined) results[at] = await replay(run);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** Replays what the arguments choose; prints what the runner says once it is through. */
async function replay({ engine, args }: Run): Promise<Result[]> {
  const folder = freshFolder();
  const [target, report] = [path.join(folder, 'target.json'), path.join(folder, 'report.json')];
  writeFileSync(target, JSON.stringify(targetOn(engine)));
  const child = spawn(process.execPath, [RUNNER, '--target', target, '--report', report, ...args], { cwd: ROOT });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await once(child, 'close');
  console.log(`on ${engine}:\n${output}`);
  const results = JSON.parse(readFileSync(report, 'utf8')) as Omit<Result, 'engine'>[];
  removeFolder(folder);
  return results.map((result) => ({ ...result, engine }));
}

/** How the runner starts the server: as `target.json` says, on a store of its own. */
function targetOn(engine: ServedName): object {
  const { command, ...rest } = TARGET as { command: string[] };
  const [program = process.execPath, , ...serve] = command;
  const onEngine = [program, 'dist/modules/test/conformance/on-engine.js', '{dir}', engine, ...serve];
  return { ...rest, cwd: ROOT, command: engine === 'sqlite' ? command : onEngine };
}
