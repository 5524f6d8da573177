/**
 * Asks the built server, as each release that there are recordings of, what it serves, and the cases of quick families of the sweep;
 * they are looked for beside the checkout, or in the folder that `--recordings=<folder>` says. With that or `--require`, their absence is
 * a failure. `expected.json` names what is open, with why, how many differences a section may have beside that, and the share of cases, in
 * percent, that must pass; any other difference fails the run. `--turn=<number>` asks four releases, other ones with each number; names of releases ask these.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../support/root.js';

const ARGUMENTS = process.argv.slice(2);
const given = (name: string): string | undefined => ARGUMENTS.find((a) => a.startsWith(`--${name}=`))?.slice(name.length + 3);
const REQUIRED = given('recordings') !== undefined || ARGUMENTS.includes('--require');
const RECORDINGS = path.resolve(ROOT, given('recordings') ?? '../shared');
const ASKER = path.join(RECORDINGS, 'releases/served.mjs');
const SWEEP = path.join(RECORDINGS, 'sweep/sweep.mjs');

/** How long a server may take to be ready, also on a busy machine. */
const READY_SECONDS = 120;
/** Releases of one turn. */
const OF_A_TURN = 4;
/** The newest recorded release, whose cases have a folder of another name. */
const LATER = '1.36';

interface Expected {
  /** Differences that are known, as patterns of the lines that tell of them, with why they are there. */
  readonly open: Readonly<Record<string, string>>;
  /** The most differences, by section and by release. */
  readonly most: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By family of the sweep and by release. */
  readonly shares: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const EXPECTED = JSON.parse(readFileSync(path.join(ROOT, 'test/releases/expected.json'), 'utf8')) as Expected;
const OPEN = Object.keys(EXPECTED.open).map((pattern) => new RegExp(`^${pattern}`));

if (!existsSync(ASKER)) {
  console.error(`*** NO RELEASE WAS ASKED: there are no recordings at ${ASKER} ***`);
  if (REQUIRED) process.exitCode = 1;
} else {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindwright-releases-'));
  try {
    const faults: string[] = [];
    for (const release of chosen(recorded())) faults.push(...(await faultsOf(release, folder)).map((fault) => `${release}: ${fault}`));
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Releases that there are recordings of, the oldest first. */
function recorded(): string[] {
  return readdirSync(path.join(RECORDINGS, 'releases/served'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort((a, b) => Number(a.split('.')[1]) - Number(b.split('.')[1]));
}

function chosen(releases: readonly string[]): readonly string[] {
  const named = ARGUMENTS.filter((a) => !a.startsWith('--'));
  if (named.length > 0) return named;
  const turn = given('turn');
  if (turn === undefined) return releases;
  return Array.from({ length: Math.min(OF_A_TURN, releases.length) }, (_, i) => {
    const at = (Number(turn) * OF_A_TURN + i) % releases.length;
    return releases[at] ?? '';
  });
}

async function faultsOf(release: string, folder: string): Promise<string[]> {
  const usual = JSON.parse(readFileSync(path.join(ROOT, 'test/conformance/target.json'), 'utf8')) as { command: string[] };
  const target = path.join(folder, `target-${release}.json`);
  writeFileSync(
    target,
    JSON.stringify({ ...usual, cwd: ROOT, command: [...usual.command, `--release=${release}`], readySeconds: READY_SECONDS }),
  );
  const faults = await differences(release, target);
  for (const [family, shares] of Object.entries(EXPECTED.shares)) {
    const share = shares[release];
    const passed = share === undefined ? undefined : await passing(release, target, family, path.join(folder, `${release}-${family}.json`));
    if (share !== undefined && !((passed ?? 0) >= share))
      faults.push(`${family}: ${passed === undefined ? 'no case was asked' : `${passed.toFixed(2)} % passed, and ${share} % must`}`);
  }
  return faults;
}

/** What the release serves otherwise than recorded, but for what is open; prints how many lines are the same. */
async function differences(release: string, target: string): Promise<string[]> {
  const help = `node dist/runtime/main.js serve --help --release=${release}`;
  const output = await saidBy([ASKER, '--target', target, '--release', release, '-v', '--top', '100000', '--help-command', help]);
  const lines = output.split('\n');
  const told = lines.filter((line) => line.startsWith(`served ${release}:`));
  console.log(told.join('\n'));
  if (told.length === 0) return [`it was not asked: ${output.slice(-1000)}`];
  const other = lines.filter((line) => /^[a-z]+: /.test(line) && !OPEN.some((known) => known.test(line)));
  const sections = new Set(other.map(sectionOf));
  return [...sections].flatMap((section) => {
    const found = other.filter((line) => sectionOf(line) === section);
    const most = EXPECTED.most[section]?.[release] ?? 0;
    return found.length <= most ? [] : [...found, `${section}: ${found.length} differences, and ${most} may be there`];
  });
}

/** What a line that tells of a difference begins with. */
function sectionOf(line: string): string {
  return line.slice(0, line.indexOf(':'));
}

/** The share of cases of a family that pass, in percent; undefined where none was asked. */
async function passing(release: string, target: string, family: string, report: string): Promise<number | undefined> {
  const cases = path.join(RECORDINGS, 'sweep', release === LATER ? 'cases-later' : `cases-${release}`);
  if (!existsSync(cases)) return undefined;
  await saidBy([SWEEP, '--later', '--cases', cases, '--target', target, '--family', family, '--report', report]);
  const { tally } = JSON.parse(readFileSync(report, 'utf8')) as {
    tally: Record<string, { cases: number; equal: number; wording: number }>;
  };
  const all = tally[`all ${family}`];
  const passed = all === undefined ? undefined : (100 * (all.equal + all.wording)) / all.cases;
  console.log(`${family} ${release}: ${passed?.toFixed(2)} %`);
  return passed;
}

async function saidBy(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: ROOT });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await once(child, 'close');
  return output;
}
