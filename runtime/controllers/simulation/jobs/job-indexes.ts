/** Indexes of a job's pods, as one text and as numbers. */
import type { Pod } from '../../../../generated/core/v1/types.js';
import { indexesOf } from '../../../kinds/batch/indexes.js';

/** Indexes of one job that are kept apart at most; what a status tells beyond them is not read. */
const MOST = 100_000;

/** The numbers of a text such as 1,3-5; a text that cannot be read has none. */
export function indexSet(text: string | undefined, completions: number): Set<number> {
  const read = indexesOf(text ?? '', completions);
  const found = new Set<number>();
  if (typeof read === 'string') return found;
  for (const [first, last] of read.intervals) for (let index = first; index <= last && found.size < MOST; index += 1) found.add(index);
  return found;
}

/** Numbers as such a text. */
export function indexText(indexes: ReadonlySet<number>): string {
  const parts: string[] = [];
  let run: [number, number] | undefined;
  const end = (): void => {
    if (run === undefined) return;
    const [first, last] = run;
    parts.push(first === last ? String(first) : last === first + 1 ? `${first},${last}` : `${first}-${last}`);
  };
  for (const index of [...indexes].sort((a, b) => a - b)) {
    if (run !== undefined && index === run[1] + 1) run[1] = index;
    else {
      end();
      run = [index, index];
    }
  }
  end();
  return parts.join(',');
}

/** The index of a pod; undefined for one that has none. */
export function indexOf({ metadata }: Readonly<Pod>, annotation: string): number | undefined {
  const index = Number(metadata.annotations?.[annotation] ?? Number.NaN);
  return Number.isInteger(index) ? index : undefined;
}
