/**
 * `npm run soak -- --minutes 60 --seed 1`: starts and ends servers under load until the time is over; the exit status is 1 where a process went
 * without a word, or a server ended by itself.
 */
import { soak } from './soak.js';

const option = (name: string, otherwise: string): number => {
  const at = process.argv.indexOf(`--${name}`);
  return Number(at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise));
};

const totals = await soak({
  milliseconds: option('minutes', '10') * 60_000,
  seed: option('seed', '1'),
  atOnce: option('at-once', '3'),
  lifeMs: option('life', '4000'),
  clients: option('clients', '6'),
  tell: (line) => console.log(line),
});
for (const [cause, count] of [...totals.causes].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(`${String(count).padStart(6)}  ${cause}`);
console.log(
  `${totals.rounds} rounds, ${totals.requests} requests, ${totals.silent} processes gone without a word, ${totals.faults.length} faults`,
);
process.exit(totals.faults.length === 0 ? 0 : 1);
