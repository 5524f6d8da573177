/**
 * Asks the built server the generated cases of the sweep, where that is beside the checkout or where `--sweep=<sweep.mjs>` says; with
 * that or `--require`, its absence is a failure. `shares.json` has the share of cases, in percent, that must pass in each family;
 * a server error where the recording has none, or a case that hangs, fails the run whatever the shares. Further arguments choose
 * cases, and then nothing is held.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../support/root.js';

const GIVEN = process.argv.slice(2).find((a) => a.startsWith('--sweep='));
const REQUIRED = GIVEN !== undefined || process.argv.includes('--require');
const SWEEP = GIVEN === undefined ? path.resolve(ROOT, '../shared/sweep/sweep.mjs') : path.resolve(GIVEN.slice('--sweep='.length));

/** What became of the cases of one family: those that differ in words alone pass, too. */
interface Tally {
  readonly cases: number;
  readonly equal: number;
  readonly wording: number;
  /** Server errors where the recording has none, and cases without an answer. */
  readonly errors: number;
  readonly hangs: number;
}

if (!existsSync(SWEEP)) {
  console.error(`*** NOTHING WAS SWEPT: there is no sweep at ${SWEEP} ***`);
  if (REQUIRED) process.exitCode = 1;
} else {
  const args = process.argv.slice(2).filter((a) => a !== '--require' && a !== GIVEN);
  const tallies = await swept(args);
  if (args.length === 0) process.exitCode = held(tallies) ? 0 : 1;
}

/** Whether each family is at its share or above, without server errors and hangs; prints what is not. */
function held(tallies: Readonly<Record<string, Tally>>): boolean {
  const shares = JSON.parse(readFileSync(path.join(ROOT, 'test/sweep/shares.json'), 'utf8')) as Record<string, number>;
  const faults = Object.entries(shares).flatMap(([family, share]) => {
    const tally = tallies[`all ${family}`];
    if (tally === undefined) return [`${family}: no case was asked`];
    const passed = (100 * (tally.equal + tally.wording)) / tally.cases;
    return [
      ...(passed < share ? [`${family}: ${passed.toFixed(2)} % passed, and ${share} % must`] : []),
      ...(tally.errors > 0 ? [`${family}: ${tally.errors} server errors`] : []),
      ...(tally.hangs > 0 ? [`${family}: ${tally.hangs} cases hang`] : []),
    ];
  });
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

/** Asks the cases that the arguments choose; the tallies by what was asked and its family, as in `all patch`. */
async function swept(args: readonly string[]): Promise<Record<string, Tally>> {
  const report = path.join(mkdtempSync(path.join(tmpdir(), 'kindwright-sweep-')), 'report.json');
  const target = path.join(ROOT, 'test/conformance/target.json');
  const child = spawn(process.execPath, [SWEEP, '--target', target, '--report', report, ...args], { cwd: ROOT, stdio: 'inherit' });
  await once(child, 'close');
  return (JSON.parse(readFileSync(report, 'utf8')) as { tally: Record<string, Tally> }).tally;
}
