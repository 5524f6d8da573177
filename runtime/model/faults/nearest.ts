/** The known word that somebody who wrote an unknown one most likely meant. */

/** Case, hyphens, underscores and dots are the commonest slips, so words are compared without them. */
const plain = (word: string): string => word.toLowerCase().replace(/[-_.]/g, '');

/** Longer words than this are not compared letter by letter; the cost grows with the product of the lengths. */
const MAX_LENGTH = 100;

/**
 * The known word nearest to `word`: one that differs in case and punctuation alone, else the one that the fewest slips (a letter
 * more, less, other or swapped) lead to, at most one in three letters, else the shortest that begins with the word or begins it.
 * Undefined where none is near.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const words = [...known];
  const wanted = plain(word);
  const same = words.find((other) => plain(other) === wanted);
  if (same !== undefined || wanted === '' || wanted.length > MAX_LENGTH) return same;
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const other of words) {
    if (Math.abs(other.length - wanted.length) > fewest) continue;
    const slips = distance(wanted, plain(other));
    if (slips < fewest && slips < wanted.length) [best, fewest] = [other, slips];
  }
  return best ?? words.filter((other) => begins(plain(other), wanted)).sort((a, b) => a.length - b.length)[0];
}

/** What a message adds where a known word is near the one at fault; `mark` stands before it, such as the hyphens of a flag. */
export function suggestion(word: string, known: Iterable<string>, mark = ''): string {
  const near = nearest(word, known);
  return near === undefined ? '' : `; did you mean ${mark}${near}?`;
}

const SHORTEST_BEGINNING = 3;

const begins = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= SHORTEST_BEGINNING && (a.startsWith(b) || b.startsWith(a));

/** Edit distance in which a swap of neighbours is one slip (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const steps = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + other, ...(swapped ? [at(i - 2, j - 2) + 1] : [])];
      row.push(Math.min(...steps));
    }
  }
  return at(a.length, b.length);
}
