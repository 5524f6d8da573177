/** Sorting in turns: very many names hold the event loop no longer than few do. */
import type { Turn } from './definition/settled.js';

/** Items that are sorted in one turn. */
export const SORTED_AT_ONCE = 4096;

/** Texts by their UTF-16 code units. */
export const byUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Texts in the order of their UTF-16 code units, as `sort` without a comparison has them. */
export const sortedByUnits = (texts: readonly string[], turn: Turn): Promise<string[]> => sortedBy(texts, byUnits, turn);

/** The list, sorted. */
export async function sortedBy<T>(list: readonly T[], compare: (a: T, b: T) => number, turn: Turn): Promise<T[]> {
  const steps = sortingSteps(list, compare);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    await turn();
  }
}

/** Sorts a list step by step: runs of it are sorted, a step each, and merged two by two. Returns the sorted list. */
export function* sortingSteps<T>(list: readonly T[], compare: (a: T, b: T) => number): Generator<void, T[], void> {
  let runs: T[][] = [];
  for (let i = 0; i < list.length; i += SORTED_AT_ONCE) {
    yield;
    runs.push(list.slice(i, i + SORTED_AT_ONCE).sort(compare));
  }
  while (runs.length > 1) {
    const longer: T[][] = [];
    for (let i = 0; i < runs.length; i += 2) longer.push(yield* merged(runs[i] ?? [], runs[i + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merged<T>(a: readonly T[], b: readonly T[], compare: (a: T, b: T) => number): Generator<void, T[], void> {
  const isBefore = ([last, first]: readonly [T | undefined, T | undefined], most: number): boolean =>
    last === undefined || first === undefined || compare(last, first) <= most;
  // Lists that are in order already, or in the opposite order, are joined by a comparison. Items that are alike stay as they were.
  if (isBefore([a.at(-1), b[0]], 0)) return a.concat(b);
  if (isBefore([b.at(-1), a[0]], -1)) return b.concat(a);
  const both: T[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (both.length % SORTED_AT_ONCE === 0) yield;
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && (right === undefined || compare(left, right) <= 0)) {
      both.push(left);
      i += 1;
    } else if (right !== undefined) {
      both.push(right);
      j += 1;
    }
  }
  return both;
}
