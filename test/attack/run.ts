/** `npm run attack`: attacks a server of its own and ends with a verdict; the exit status is 1 where something got through. */
import path from 'node:path';
import { alikeFaults } from './alike.js';
import { bases } from './bases.js';
import { type Case, caseOf } from './bodies.js';
import { Client } from './client.js';
import { consoleFaults } from './console/index.js';
import { extremeOf, extremes } from './extremes.js';
import { runFloods } from './floods.js';
import { sendHostile } from './hostile.js';
import { Random } from './random.js';
import { prepareRefusals, refusalFaults } from './refusals.js';
import { statefulCases } from './state/index.js';
import { attackOtherTree, attackWithState } from './state/report.js';
import { Target } from './target.js';

const MEBIBYTE = 1024 * 1024;
const option = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const short = process.argv.includes('--short');
const seed = Number(option('seed', '1'));
const only = option('only', '');
/** Parts of the names of the cases with state that are run alone, with `|` between them; undefined where all of the attack is. */
const state = process.argv.includes('--state') ? option('state', '') : undefined;
/** Checkout whose server has to fail the cases with state. */
const tree = option('tree', '');
const requests = Number(option('requests', short ? '2000' : '25000'));
const floodMs = short ? 400 : 2500;
/** Cases that are sent before memory is looked at first: whatever is loaded on demand is there then. */
const WARM_UP = Math.min(500, Math.floor(requests / 4));
/**
 * Memory that may be in use afterwards beside what was before. Recent events hold what was stored for a while, that of the cases with state
 * among it: on one tree it is 54 to 96 MiB, the more the faster the machine is. What is never let go of is more in the long form.
 */
const MARGIN = 128 * MEBIBYTE;
const EVENTS_PER_BYTE = 3;
/** The allocator gives back late what it got. */
const RESIDENT_MARGIN = 320 * MEBIBYTE;
const SHOWN = 40;

const began = performance.now();
const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
const say = (text: string): void => console.log(`${seconds().padStart(8)}  ${text}`);
const faults: string[] = [];
const found = (part: string, more: readonly string[]): void => {
  faults.push(...more.map((fault) => `${part}: ${fault}`));
  say(`${part}: ${more.length === 0 ? 'nothing found' : `${more.length} faults`}`);
};
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

const numbered = (number: number): Promise<Case> => caseOf(new Random(seed, number), number);

/** The short form runs one of so many cases with state. */
const SHORT_SHARE = 15;
/** And allows them so many times what the long form does, as other work goes on where it is run. */
const SHORT_SLACK = 3;
const slack = short ? SHORT_SLACK : 1;

/** Which of how many equal parts of the cases with state is run, as in 1/2: a machine with several cores runs several. */
const [part = 1, parts = 1] = option('part', '1/1').split('/').map(Number);

/** Cases with state whose name holds one of the texts. */
const casesNamed = (text: string) =>
  statefulCases
    .filter((_, i) => i % parts === part - 1)
    .filter(({ name }, i) => text.split('|').some((part) => name.includes(part)) && (!short || i % SHORT_SHARE === 0));

if (tree !== '') {
  const unlike = await attackOtherTree(path.resolve(tree), casesNamed(state ?? ''), say);
  for (const name of unlike) console.error(`${name}: nothing was at fault on that tree`);
  process.exit(unlike.length === 0 ? 0 : 1);
}

const target = await Target.start({ release: option('release', '') });
const client = new Client(target.port, target.administrator);

async function makeBases(): Promise<void> {
  for (const { collection, object } of bases) {
    const { status, text } = await client.send({
      method: 'POST',
      path: collection,
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.from(JSON.stringify(object)),
    });
    // Pods need their account, which nothing makes here.
    if (status !== 201 && status !== 409 && status !== 403) throw new Error(`${collection}: ${status} ${text}`);
  }
}

const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
/** Milliseconds for definitions and their objects to go. */
const EMPTYING_MS = 15_000;

/** Names of objects of a collection that the attack made. */
async function madeIn(collection: string): Promise<string[]> {
  const { status, text } = await client.send({ method: 'GET', path: collection });
  if (status !== 200) return [];
  const { items } = JSON.parse(text) as { items: { metadata: { name: string } }[] };
  return items.map(({ metadata }) => metadata.name).filter((name) => name.startsWith('h-'));
}

/** Deletes what the attack made, finalizers or not. */
async function removeMade(): Promise<void> {
  const seen = new Set<string>();
  for (const { collection, version } of bases) {
    if (seen.has(collection) || version.kind === 'Namespace') continue;
    seen.add(collection);
    for (const name of await madeIn(collection))
      await client.send({ method: 'DELETE', path: `${collection}/${name}?gracePeriodSeconds=0` });
  }
  for (const name of await madeIn(DEFINITIONS)) await client.send({ method: 'DELETE', path: `${DEFINITIONS}/${name}` });
  const end = performance.now() + EMPTYING_MS;
  while (performance.now() < end && (await madeIn(DEFINITIONS)).length > 0) await new Promise((resolve) => setTimeout(resolve, 100));
}

async function attackAll(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const noise = Math.min(40, await target.stallSince(Date.now() - 400));
  const hostile = { caseOf: numbered, atOnce: 4, noise };
  const warm = await sendHostile(target, client, { ...hostile, numbers: range(0, WARM_UP) });
  if (warm.hanging || target.exited !== undefined) {
    found('hostile bodies', warm.faults);
    return;
  }
  await removeMade();
  const before = await target.memory();
  say(
    `warm: ${(before.used / MEBIBYTE).toFixed(0)} MiB in use, ${(before.rss / MEBIBYTE).toFixed(0)} MiB resident; noise ${noise.toFixed(0)} ms`,
  );

  const report = await sendHostile(target, client, { ...hostile, numbers: range(WARM_UP, requests) });
  found('hostile bodies', [...warm.faults, ...report.faults]);
  say(
    `answers: ${[...report.statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}×${count}`)
      .join(' ')}; longest look at the loop ${report.worst.toFixed(0)} ms`,
  );
  if (target.exited !== undefined || report.hanging) return;
  // They take half as long as all others, so that the short form does without.
  const extreme = short
    ? { faults: [], taken: 0, hanging: false }
    : await sendHostile(target, client, { caseOf: extremeOf, atOnce: 1, noise, numbers: range(0, extremes.length) });
  if (!short) found(`${extremes.length} bodies with as many members as there may be`, extreme.faults);
  if (target.exited !== undefined || extreme.hanging) return;

  await attackWithState(target, casesNamed(''), { slack, say, found });
  if (target.exited !== undefined) return;

  const { faults: differing, compared } = await alikeFaults(client);
  found(`JSON and Protobuf of ${compared} objects`, differing);
  const refused = await refusalFaults(target);
  found(`${refused.tried} attempts to get past authorization`, refused.faults);
  await attackConsole();
  for (const flood of await runFloods(target.port, target.administrator, floodMs))
    found(`flood of ${flood.name}; others waited ${flood.waited.toFixed(0)} ms at most`, flood.faults);
  if (target.exited !== undefined) return;

  await removeMade();
  const allowed = MARGIN + EVENTS_PER_BYTE * (warm.taken + report.taken + extreme.taken);
  // Controllers let go of what has gone in turns of their own.
  const end = performance.now() + EMPTYING_MS;
  let after = await target.memory();
  while (after.used - before.used > allowed && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    after = await target.memory();
  }
  const grown = after.used - before.used;
  const resident = after.rss - before.rss;
  const memory = `${(grown / MEBIBYTE).toFixed(0)} MiB more in use (${(allowed / MEBIBYTE).toFixed(0)} allowed), ${(resident / MEBIBYTE).toFixed(0)} MiB more resident`;
  found(`memory, ${memory}`, [
    ...(grown > allowed ? ['too much is in use'] : []),
    ...(resident > allowed + RESIDENT_MARGIN ? ['too much is resident'] : []),
  ]);
}

async function attackConsole(): Promise<void> {
  const { faults: ofConsole, tried } = await consoleFaults(target);
  found(`${tried} attempts on the console`, ofConsole);
}

try {
  await makeBases();
  await prepareRefusals(client);
  if (state !== undefined) await attackWithState(target, casesNamed(state), { slack, say, found });
  else if (process.argv.includes('--console')) await attackConsole();
  else if (only === '') await attackAll();
  else
    found(`case ${only}`, (await sendHostile(target, client, { caseOf: numbered, numbers: [Number(only)], atOnce: 1, noise: 0 })).faults);
} finally {
  client.close();
  if (target.exited !== undefined) faults.push(`the server ended with ${target.exited}: ${target.output.slice(-1000)}`);
  await target.stop();
}
for (const fault of faults.slice(0, SHOWN)) console.error(fault);
if (faults.length > SHOWN) console.error(`… and ${faults.length - SHOWN} more`);
console.log(
  faults.length === 0
    ? `Nothing got through (seed ${seed}, ${seconds()}).`
    : `${faults.length} faults (seed ${seed}, ${seconds()}); one case again: npm run attack -- --seed ${seed} --only <number>`,
);
process.exit(faults.length === 0 ? 0 : 1);
