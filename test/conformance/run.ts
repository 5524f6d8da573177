/**
 * Replays recorded conversations with a conformant server against the built one, where the recordings are beside the
 * checkout, or where `--recordings=<run.mjs>` says; with that or `--require`, their absence is a failure. `expected.json`
 * names the areas that must pass entirely, but for what is open in them; any difference in them fails the run, and so does an
 * area, or something open, of which there is no recording.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../support/root.js';

const GIVEN = process.argv.slice(2).find((a) => a.startsWith('--recordings='));
const REQUIRED = GIVEN !== undefined || process.argv.includes('--require');
const RUNNER =
  GIVEN === undefined ? path.resolve(ROOT, '../shared/conformance/run.mjs') : path.resolve(GIVEN.slice('--recordings='.length));
const EXPECTED: unknown = JSON.parse(readFileSync(path.join(ROOT, 'test/conformance/expected.json'), 'utf8'));

/** Times that a conversation is played before it is said to differ. */
const TRIES = 4;

/** Runs at a time. */
const AT_ONCE = 3;

interface Result {
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
  const args = process.argv.slice(2).filter((a) => a !== '--require' && a !== GIVEN);
  const runs = args.length > 0 ? [args] : areas.map((area) => ['--area', area]);
  const results = (await inTurn(runs)).flat();
  const differing = results.filter((r) => !r.passed && open[`${r.area}/${r.name}`] === undefined);
  const failed = args.length > 0 ? differing : await again(differing);
  const settled = results.filter((r) => r.passed && open[`${r.area}/${r.name}`] !== undefined);
  const absent = args.length > 0 ? [] : notRecorded(results, areas, Object.keys(open));
  for (const what of absent) console.error(`not recorded: ${what}`);
  for (const r of failed) console.error(`differs: ${r.area}/${r.name}`);
  for (const r of settled) console.error(`passes, but is listed as open: ${r.area}/${r.name}`);
  if (args.length === 0) process.exitCode = failed.length + settled.length + absent.length === 0 ? 0 : 1;
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
      console.error(`played once more: ${r.area}/${r.name}`);
      for (const { step, diffs } of r.results) console.error(`  step ${step}: ${JSON.stringify(diffs).slice(0, 1000)}`);
    }
    left = (await inTurn(left.map((r) => ['--area', r.area, '--scenario', r.name]))).flat().filter((r) => !r.passed);
  }
  return left;
}

/** Runs a few at a time: most of what a conversation takes is waiting. */
async function inTurn(runs: readonly string[][]): Promise<Result[][]> {
  const results: Result[][] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < runs.length) {
      const at = next++;
      results[at] = await replay(runs[at] ?? []);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** Replays what the arguments choose; prints what the runner says once it is through. */
async function replay(args: readonly string[]): Promise<Result[]> {
  const report = path.join(mkdtempSync(path.join(tmpdir(), 'kindwright-conformance-')), 'report.json');
  const target = path.join(ROOT, 'test/conformance/target.json');
  const child = spawn(process.execPath, [RUNNER, '--target', target, '--report', report, ...args], { cwd: ROOT });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await once(child, 'close');
  console.log(output);
  return JSON.parse(readFileSync(report, 'utf8')) as Result[];
}
