/** Assured concurrency values (specification 3): how many seats of the server each limited level has. */
import type { PriorityLevel } from './configuration.js';

/**
 * Seats by the names of the limited levels: ceil(total × shares of the level / shares of all levels). A total of infinity limits no
 * level.
 */
export function seatsOfLevels(total: number, levels: readonly PriorityLevel[]): ReadonlyMap<string, number> {
  const limited = levels.flatMap(({ name, shares }) => (shares === undefined ? [] : [{ name, shares }]));
  const sum = limited.reduce((all, { shares }) => all + shares, 0);
  const seatsOf = (shares: number): number => (Number.isFinite(total) ? Math.max(Math.ceil((total * shares) / sum), 1) : total);
  return new Map(limited.map(({ name, shares }) => [name, seatsOf(shares)]));
}
