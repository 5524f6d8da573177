/** Sends the hostile bodies and judges what they did: no 5xx, no broken connection, no stall over the budget. */
import type { Case } from './bodies.js';
import { type Client, NO_ANSWER } from './client.js';
import { inTurns } from './in-turns.js';
import type { Target } from './target.js';

const MEBIBYTE = 1024 * 1024;
/** What a request may hold the loop up for, and what each mebibyte of its body adds, in milliseconds. */
const BUDGET_MS = 50;
const BUDGET_MS_PER_MEBIBYTE = 60;
/** The monitor looks so often, and tells a stall no more exactly, in milliseconds. */
const RESOLUTION_MS = 5;
/** Times that a suspect is sent again by itself; it is a stall where most of them stall. */
const REPLAYS = 3;
/** A full store and a client that gave up are no faults of the server's. */
const ALLOWED = new Set([507]);

export interface HostileReport {
  readonly faults: string[];
  readonly statuses: ReadonlyMap<number, number>;
  /** Bytes of bodies that were taken. */
  readonly taken: number;
  readonly worst: number;
  /** An answer did not come, and nothing more was sent. */
  readonly hanging: boolean;
}

export interface HostileOptions {
  readonly numbers: readonly number[];
  /** What is sent for a number. */
  caseOf(number: number): Case | Promise<Case>;
  readonly atOnce: number;
  /** What the loop stands still for without any attack: noise of the machine. */
  readonly noise: number;
}

const budgetOf = ({ body }: Case): number => BUDGET_MS + (BUDGET_MS_PER_MEBIBYTE * (body?.length ?? 0)) / MEBIBYTE;

interface Flight {
  readonly number: number;
  readonly case: Case;
  readonly from: number;
  to: number;
}

export async function sendHostile(target: Target, client: Client, options: HostileOptions): Promise<HostileReport> {
  const { numbers, atOnce } = options;
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const flights: Flight[] = [];
  let taken = 0;
  let hanging = false;
  await inTurns(numbers, atOnce, async (number) => {
    if (target.exited !== undefined || hanging) return;
    const made = await options.caseOf(number);
    const flight = { number, case: made, from: Date.now(), to: 0 };
    flights.push(flight);
    const { status, text } = await client.send(made);
    flight.to = Date.now();
    if (status === 0 && text === NO_ANSWER) hanging = true;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 200 && status < 300) taken += made.body?.length ?? 0;
    // A body that is refused early may break the connection.
    const broken = status === 0 && (made.body?.length ?? 0) < MEBIBYTE && !/EPIPE|ECONNRESET|Parse|Invalid|unescaped/.test(text);
    if ((status >= 500 && !ALLOWED.has(status)) || broken)
      faults.push(`case ${number}: ${made.name} at ${shown(made.path)}: ${status} ${text.slice(0, 240)}`);
  });
  if (target.exited !== undefined) faults.push(`the server ended with ${target.exited}: ${target.output.slice(-2000)}`);
  else if (hanging) faults.push('the server hangs; what it was asked last has no answer');
  else faults.push(...(await stallFaults(target, client, flights, options)));
  return { faults, statuses, taken, hanging, worst: Math.max(0, ...target.stalls.map(({ ms }) => ms)) };
}

const shown = (path: string): string => (path.length > 120 ? `${path.slice(0, 120)}…` : path);

/** Requests that were under way while the loop stood still for longer than they may hold it up, each sent again by itself. */
async function stallFaults(target: Target, client: Client, flights: readonly Flight[], options: HostileOptions): Promise<string[]> {
  const noise = options.noise + RESOLUTION_MS;
  const suspects = new Set<Flight>();
  for (const stall of target.stalls) {
    const from = stall.at - stall.ms;
    for (const flight of flights)
      if (flight.from <= stall.at && flight.to >= from && stall.ms > budgetOf(flight.case) + noise) suspects.add(flight);
  }
  const faults: string[] = [];
  for (const { number, case: made } of suspects) {
    const stalls: number[] = [];
    for (let i = 0; i < REPLAYS; i += 1) {
      const began = Date.now();
      await client.send(made);
      stalls.push(await target.stallSince(began));
    }
    const over = stalls.filter((ms) => ms > budgetOf(made) + noise);
    if (over.length * 2 > REPLAYS)
      faults.push(
        `case ${number}: ${made.name} at ${shown(made.path)} (${made.body?.length ?? 0} bytes) holds the loop up for ${over.map((ms) => Math.round(ms)).join(', ')} ms; ${Math.round(budgetOf(made))} are allowed`,
      );
  }
  return faults;
}
