/** Runs cases with state and tells of each what it cost, on this tree or on another one. */
import { Target } from '../target.js';
import type { StatefulCase } from './case.js';
import { type Measured, StatefulAttack, type Usual } from './run-cases.js';

/** A case on another tree may take so long, in milliseconds, its second try included: it may never end there. */
const PATIENCE_MS = 30_000;
const TRIES = 2;

export type Say = (text: string) => void;

const told = ({ used, bytes, statuses, stall, p99 }: Measured): string =>
  `${[...statuses].map(([status, count]) => `${status}×${count}`).join(' ')}, ${(bytes / 1024).toFixed(0)} KiB: ${Math.round(used)} ms, ${((1000 * used) / bytes).toFixed(2)} µs a byte, longest turn ${Math.round(stall)} ms, others ${p99.toFixed(1)} ms`;

const usualText = ({ p99, noise }: Usual): string =>
  `beside ordinary work another tenant waits ${p99.toFixed(1)} ms (p99); the loop stands still for ${noise.toFixed(0)} ms`;

/** Runs the cases against the server, and hands over what was at fault in each; `slack` as in StatefulAttack. */
export async function attackWithState(
  target: Target,
  cases: readonly StatefulCase[],
  { slack, say, found }: { slack: number; say: Say; found(name: string, faults: readonly string[]): void },
): Promise<void> {
  const attack = await StatefulAttack.prepare(target, slack);
  await attack.warm();
  const usual = await attack.usual();
  say(usualText(usual));
  for (const one of cases) {
    if (target.exited !== undefined) break;
    const { measured, faults } = await attack.judge(one, usual);
    for (const each of measured) say(`  ${told(each)}`);
    for (const fault of faults) say(`  ${fault}`);
    found(one.name, faults);
  }
  attack.close();
}

/**
 * Runs the cases against the server of another checkout, to see that each fails there. The server is started anew after each case that
 * does, as it may be of no more use. Returns the cases that do not tell the trees apart: those without a fault that are not said to
 * have been healthy.
 */
export async function attackOtherTree(tree: string, cases: readonly StatefulCase[], say: Say, tries = TRIES): Promise<string[]> {
  const unlike: string[] = [];
  let started: Started | undefined = await startOf(tree);
  const usual = await started.attack.usual();
  say(usualText(usual));
  for (const one of cases) {
    started ??= await startOf(tree);
    const why = await whatFails(started, { one, usual, tries, say });
    const { healthyBefore = false } = one;
    say(`${one.name}: ${why ?? (healthyBefore ? 'healthy, as is said of it' : 'HEALTHY')}`);
    if (why === undefined && !healthyBefore) unlike.push(one.name);
    if (why === undefined) continue;
    await stopped(started);
    started = undefined;
  }
  if (started !== undefined) await stopped(started);
  return unlike;
}

interface Started {
  readonly target: Target;
  readonly attack: StatefulAttack;
}

async function startOf(tree: string): Promise<Started> {
  const target = await Target.start({ tree });
  const attack = await StatefulAttack.prepare(target);
  await attack.warm();
  return { target, attack };
}

async function stopped({ target, attack }: Started): Promise<void> {
  attack.close();
  await target.stop();
}

interface Tried {
  readonly one: StatefulCase;
  readonly usual: Usual;
  readonly tries: number;
  readonly say: Say;
}

/** How a case fails; undefined where it does not. */
async function whatFails({ target, attack }: Started, { one, usual, tries, say }: Tried): Promise<string | undefined> {
  let late = false;
  const patience = setTimeout(() => {
    late = true;
    void target.stop();
  }, PATIENCE_MS);
  try {
    const { measured, faults } = await attack.judge(one, usual, tries);
    for (const each of measured) say(`  ${told(each)}`);
    if (late) return `was not over after ${PATIENCE_MS / 1000} s: ${faults.join('; ')}`;
    if (target.exited !== undefined) return `the server ended with ${target.exited}: ${target.output.slice(-300)}`;
    return faults.length === 0 ? undefined : faults.join('; ');
  } catch (error) {
    if (late) return `was not over after ${PATIENCE_MS / 1000} s`;
    if (target.exited !== undefined) return `the server ended with ${target.exited}: ${target.output.slice(-300)}`;
    return `broke off: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    clearTimeout(patience);
  }
}
