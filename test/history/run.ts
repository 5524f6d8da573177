/** `npm run history -- --minutes 30 --engine sqlite|workers|etcd|postgres`: rounds until the time is over; the exit status is 1 where a promise is broken. */
import { isServed, SERVED } from '../support/programs/engines.js';
import { round } from './round.js';
import { startWorld } from './world.js';

const option = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const engine = option('engine', 'sqlite');
if (!isServed(engine)) throw new Error(`There is no engine ${engine}; there are ${SERVED.join(', ')}.`);
const until = performance.now() + Number(option('minutes', '30')) * 60_000;

const world = await startWorld(engine);
const totals = { rounds: 0, operations: 0, unknown: 0, failed: 0, changes: 0, connections: 0, violations: 0 };
const happened = new Map<string, number>();
while (performance.now() < until) {
  const report = await round(world, { number: totals.rounds, seconds: 20, clients: 16, keys: 12, watchers: 4 });
  totals.rounds += 1;
  totals.operations += report.operations;
  totals.unknown += report.unknown;
  totals.failed += report.failed;
  totals.changes += report.changes;
  totals.connections += report.connections;
  totals.violations += report.violations.length;
  for (const fault of report.faults) happened.set(fault, (happened.get(fault) ?? 0) + 1);
  for (const violation of report.violations.slice(0, 10)) console.error(`round ${totals.rounds - 1}: ${violation}`);
  console.log(JSON.stringify({ engine, ...totals, faults: Object.fromEntries(happened) }));
}
await world.stop();
process.exit(totals.violations === 0 ? 0 : 1);
