/** How much memory the engine has for new objects, and what makes it more. */
import { getHeapSpaceStatistics } from 'node:v8';

export const MEBIBYTE = 1024 * 1024;

/** Mebibytes of the room for new objects that are in memory. */
export const room = (): number =>
  (getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.physical_space_size ?? Number.NaN) / MEBIBYTE;

/** Makes objects that live on for a while, as a start does, until the engine has made the room for new ones large. */
export function fill(): void {
  const kept: object[][] = [];
  while (room() < 16) {
    kept.push(Array.from({ length: 10_000 }, (_, i) => ({ i })));
    if (kept.length > 100) kept.shift();
  }
}
