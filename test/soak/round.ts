/** One round: a server starts, lives under load in one of many ways, is ended in another, and its log is held to have said why. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../attack/random.js';
import { INSIDE, type Inside } from './inside.js';
import { type Ending, Life, OUTPUTS, type Output } from './life.js';
import { load } from './load.js';

export interface Report {
  /** How it was ended, and what its end said, such as `SIGTERM: status 0`. */
  readonly cause: string;
  readonly requests: number;
  /** Whether it ended without having told anything of it. */
  readonly silent: boolean;
  /** What went wrong, with the last lines of the log. */
  readonly faults: readonly string[];
}

/** How a server is ended. */
const STOPS = ['SIGTERM', 'SIGINT', 'twice'] as const;
const SIGNALS = ['SIGQUIT', 'SIGUSR2', 'SIGALRM', 'SIGXCPU'] as const;
/** Of these no process can tell; the next one that serves the folder does. */
const UNHEARD = ['SIGKILL', 'SIGSEGV', 'SIGBUS'] as const;
const REFUSALS = [['--secure-port=x'], ['--no-such-flag'], ['--tls-cert-file=/nowhere'], ['--bind-address=192.0.2.1']] as const;

/** Milliseconds in which a server has started, or has ended after it was told to. */
const START_MS = 90_000;
const END_MS = 90_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Last lines, by what they tell. What the engine itself says of memory is followed by its stacks. */
const WORDS: readonly (readonly [cause: string, line: RegExp])[] = [
  ['want of memory', /FATAL ERROR: .*heap/],
  ['status', /^(?:\{.*"msg":")?The process ends with status \d+ after \d+s, at [\dT:.-]+Z\.(?:"\})?$/],
  ['signal', /^(?:\{.*"msg":")?SIG[A-Z0-9]+ ends the process after \d+s, at [\dT:.-]+Z\.(?:"\})?$/],
  ['stopped in its start', /^(?:\{.*"msg":")?SIG[A-Z]+: the process ends before its server was there\.(?:"\})?$/],
  ['refused', /^(?:--[a-z-]+|invalid value|unknown flag)\b/],
];

/** Said by the engine where a process ends while its watchdog looks at it. */
const OF_ENGINE = 'Waiting for the debugger to disconnect...';

/** What the last line tells, and undefined where it tells of no end. */
function wordOf(log: string): string | undefined {
  const lines = log
    .trimEnd()
    .split('\n')
    .filter((line) => line !== OF_ENGINE);
  const last = lines.at(-1) ?? '';
  const [memory] = WORDS.filter(([cause, line]) => (cause === 'want of memory' ? line.test(log) : line.test(last)));
  return memory?.[0];
}

const shown = (log: string): string => log.trimEnd().split('\n').slice(-12).join('\n    ');

interface Circumstances {
  readonly random: Random;
  /** A folder of the round's own, or of one before that ended without a word. */
  readonly folder: string;
  readonly lifeMs: number;
  readonly clients: number;
}

interface Outcome {
  readonly ending: Ending | undefined;
  readonly log: string;
}

async function endOf(life: Life): Promise<Outcome> {
  let late: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    late = setTimeout(() => resolve(undefined), END_MS);
  });
  const ending = await Promise.race([life.ended, patience]);
  clearTimeout(late);
  if (ending === undefined) {
    life.signal('SIGKILL');
    await life.ended;
  }
  return { ending, log: life.log };
}

function report(what: string, requests: number, { ending, log }: Outcome, more: readonly string[] = []): Report {
  const word = wordOf(log);
  const faults = [...more];
  if (ending === undefined) faults.push(`${what}: it does not end`);
  else if (word === undefined) faults.push(`${what}: it ended with ${ending.signal ?? ending.code} without a word`);
  return {
    cause: `${what}: ${ending === undefined ? 'goes on' : `${word ?? 'no word'}, ${ending.signal ?? ending.code}`}`,
    requests,
    silent: ending !== undefined && word === undefined,
    faults: faults.map((fault) => `${fault}\n    ${shown(log)}`),
  };
}

/** Resolves once it serves; false where it ended before, or takes too long. */
async function serves(life: Life): Promise<boolean> {
  const end = performance.now() + START_MS;
  while (life.ending === undefined && performance.now() < end) {
    if (life.log.includes('Ready.')) return true;
    await pause(20);
  }
  return false;
}

export async function round(circumstances: Circumstances): Promise<Report> {
  const { random, folder } = circumstances;
  mkdirSync(path.join(folder, 'data'), { recursive: true, mode: 0o700 });
  const kind = random.below(10);
  if (kind === 0) return refused(circumstances);
  if (kind === 1) return stoppedInStart(circumstances);
  return lived(circumstances);
}

const flagsOf = (random: Random): string[] => [
  '--secure-port=0',
  `--storage=${random.pick(['sqlite', 'sqlite', 'memory'])}`,
  `--logging-format=${random.pick(['text', 'text', 'json'])}`,
  `--v=${random.pick([0, 0, 3])}`,
];

async function refused({ random, folder }: Circumstances): Promise<Report> {
  const flags = random.pick(REFUSALS);
  const life = new Life({ folder, output: random.pick(['file', 'pipe']), flags: ['--secure-port=0', ...flags], engineFlags: [] });
  return report('refused start', 0, await endOf(life));
}

async function stoppedInStart({ random, folder }: Circumstances): Promise<Report> {
  const life = new Life({ folder, output: random.pick(['file', 'pipe']), flags: flagsOf(random), engineFlags: [] });
  await pause(random.below(1500));
  const { hears } = life;
  life.signal('SIGTERM');
  const outcome = await endOf(life);
  // The engine's own start, before any line of the server has run, hears nothing.
  if (!hears && outcome.ending?.signal === 'SIGTERM')
    return { cause: 'SIGTERM before the program: SIGTERM', requests: 0, silent: false, faults: [] };
  return report('SIGTERM in the start', 0, outcome);
}

type Last = (typeof STOPS)[number] | (typeof SIGNALS)[number] | (typeof UNHEARD)[number] | Inside;

const isUnheard = (last: Last): boolean => UNHEARD.some((signal) => signal === last);
/** After these the server goes on, and is stopped by a signal. */
const LIVES_ON: readonly Last[] = ['writer dies', 'reader dies', 'watchdog dies', 'socket error'];
/** After this, too, as long as clients keep it busy. */
const MAY_LIVE_ON: Last = 'nothing left';

function act(life: Life, last: Last): void {
  const inside = INSIDE.find((each) => each === last);
  if (inside !== undefined) life.happen(inside);
  else if (last === 'twice') {
    life.signal('SIGTERM');
    setTimeout(() => life.signal('SIGTERM'), 30);
  } else life.signal(last as NodeJS.Signals);
}

async function lived({ random, folder, lifeMs, clients }: Circumstances): Promise<Report> {
  const last: Last = random.pick([...STOPS, ...STOPS, ...SIGNALS, ...UNHEARD, ...INSIDE]);
  const output: Output = random.pick(OUTPUTS);
  const engineFlags = last === 'memory' ? ['--max-old-space-size=150'] : [];
  const life = new Life({ folder, output, flags: flagsOf(random), engineFlags });
  const what = `${last}, ${output}`;
  if (!(await serves(life))) return report(`${what}, in its start`, 0, await endOf(life), ['it does not start']);
  let asked = 0;
  let over = false;
  const loading = load(life.port ?? 0, folder, random, clients, () => over).then((count) => {
    asked = count;
  });
  life.disturbOutputs();
  await pause(random.below(lifeMs));
  const early = life.ending;
  const more = early === undefined ? [] : ['it ended by itself'];
  act(life, last);
  if (LIVES_ON.includes(last) || last === MAY_LIVE_ON) {
    await pause(random.below(lifeMs) / 2);
    if (life.ending !== undefined && last !== MAY_LIVE_ON) more.push('it ended by itself');
    life.signal('SIGTERM');
  }
  life.readOn();
  const outcome = await endOf(life);
  over = true;
  await loading;
  if (early === undefined && isUnheard(last) && outcome.ending?.signal === last)
    return { cause: `${last}: nobody can tell`, requests: asked, silent: false, faults: [] };
  return output === 'pipe that is closed' ? unread(what, asked, outcome, last) : report(what, asked, outcome, more);
}

/** Nobody read what it said: it has gone on until it was told to end, and ended as that asked for. */
function unread(what: string, requests: number, { ending, log }: Outcome, last: Last): Report {
  const status = ending?.signal ?? ending?.code;
  const wanted = LIVES_ON.includes(last) || STOPS.some((stop) => stop === last) ? [0, ...(last === 'twice' ? [1] : [])] : undefined;
  const isWanted = ending !== undefined && (wanted === undefined || wanted.some((code) => code === status));
  return {
    cause: `${what}: ${status ?? 'goes on'}`,
    requests,
    silent: false,
    faults: isWanted ? [] : [`${what}: it ended with ${status ?? 'nothing'}\n    ${shown(log)}`],
  };
}
