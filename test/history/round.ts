/** One round: clients and watchers work on fresh keys while faults happen; then everything is healed and the record checked. */
import { violations } from './check.js';
import { Client } from './client.js';
import type { Operation, Said } from './operations.js';
import { revisionNow, Watcher } from './watcher.js';
import type { World } from './world.js';

export interface RoundOptions {
  readonly number: number;
  readonly seconds: number;
  readonly clients: number;
  readonly keys: number;
  readonly watchers: number;
}

export interface Report {
  readonly operations: number;
  readonly unknown: number;
  readonly failed: number;
  readonly changes: number;
  readonly connections: number;
  readonly faults: readonly string[];
  readonly violations: readonly string[];
}

const CATCH_UP_MS = 60_000;
const BACK_OFF_MS = 20;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function round(world: World, options: RoundOptions): Promise<Report> {
  const prefix = `r${options.number}-`;
  const observer = new Client(world.servers[0] ?? '', world.token);
  const after = await revisionNow(observer);
  const watchers = Array.from(
    { length: options.watchers },
    (_, i) => new Watcher(`watcher ${i}`, rotated(world.servers, i), world.token, prefix, after),
  );
  const operations: Operation[] = [];
  const until = performance.now() + options.seconds * 1000;
  const known = new Map<string, number>();
  const clients = Array.from({ length: options.clients }, (_, i) => work(i));

  async function work(index: number): Promise<void> {
    const client = new Client(world.servers[index % world.servers.length] ?? '', world.token);
    for (let n = 0; performance.now() < until; n += 1) {
      const key = `${prefix}k${Math.floor(Math.random() * options.keys)}`;
      const value = `${prefix}${index}-${n}`;
      const start = performance.now();
      const outcome = await act(client, key, value, known.get(key) ?? 0, prefix);
      operations.push({ key: outcome.said === 'listed' ? '' : key, start, end: performance.now(), outcome });
      if (outcome.said === 'wrote' || outcome.said === 'saw') known.set(key, outcome.revision);
      if (outcome.said === 'unknown' || outcome.said === 'failed') await pause(BACK_OFF_MS);
    }
    client.close();
  }

  const faults = await world.disturb(options.seconds * 1000);
  await Promise.all(clients);
  await world.heal();
  const end = await finished(observer, `${prefix}end`, operations);
  const deadline = performance.now() + CATCH_UP_MS;
  while (watchers.some(({ position }) => position < end) && performance.now() < deadline) await pause(BACK_OFF_MS);
  for (const watcher of watchers) watcher.close();
  const late = watchers
    .filter(({ position }) => position < end)
    .map(({ name, position }) => `${name} stopped at ${position}, before ${end}`);
  const found = [...watchers.flatMap((watcher) => watcher.faults), ...late, ...world.deaths, ...violations(operations, watchers)];
  await clear(observer, prefix);
  observer.close();
  return {
    operations: operations.length,
    unknown: operations.filter(({ outcome }) => outcome.said === 'unknown').length,
    failed: operations.filter(({ outcome }) => outcome.said === 'failed').length,
    changes: watchers.reduce((sum, { changes }) => sum + changes.length, 0),
    connections: watchers.reduce((sum, { connections }) => sum + connections, 0),
    faults,
    violations: found,
  };
}

const rotated = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length] as T);

function act(client: Client, key: string, value: string, revision: number, prefix: string): Promise<Said> {
  const choice = Math.random();
  if (choice < 0.2) return client.create(key, value);
  if (choice < 0.4) return client.replace(key, value, Math.max(1, revision));
  if (choice < 0.6) return client.patch(key, value);
  if (choice < 0.7) return client.remove(key, Math.max(1, revision));
  return choice < 0.95 ? client.get(key) : client.list(prefix);
}

/** Writes a last key and gives its revision, so that watchers can be known to be told everything. */
async function finished(client: Client, key: string, operations: Operation[]): Promise<number> {
  for (;;) {
    const start = performance.now();
    const outcome = await client.create(key, key);
    operations.push({ key, start, end: performance.now(), outcome });
    if (outcome.said === 'wrote') return outcome.revision;
    const seen = await client.get(key);
    if (seen.said === 'saw') return seen.revision;
    await pause(BACK_OFF_MS);
  }
}

async function clear(client: Client, prefix: string): Promise<void> {
  const said = await client.list(prefix);
  if (said.said !== 'listed') return;
  for (const [name, { revision }] of said.items) await client.remove(name, revision);
}
