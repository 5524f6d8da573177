/** How two texts differ, line by line, as unified diffs tell it. */

/** Lines around a change that are told beside it. */
const AROUND = 3;

interface Line {
  readonly mark: ' ' | '-' | '+';
  readonly text: string;
}

/**
 * The hunks of a unified diff, each with its head; empty where the texts are equal. The work grows with the number of lines that differ
 * times the number of all lines.
 */
export function lineDifference(before: string, after: string): string {
  const lines = edits(linesOf(before), linesOf(after));
  const out: string[] = [];
  for (const [from, to] of hunks(lines)) {
    const start = { before: countOf(lines.slice(0, from), '+'), after: countOf(lines.slice(0, from), '-') };
    const hunk = lines.slice(from, to);
    out.push(`@@ -${span(start.before, countOf(hunk, '+'))} +${span(start.after, countOf(hunk, '-'))} @@`);
    for (const { mark, text } of hunk) out.push(`${mark}${text}`);
  }
  return out.length === 0 ? '' : `${out.join('\n')}\n`;
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

/** How many lines do not have a mark. */
const countOf = (lines: readonly Line[], mark: Line['mark']): number => lines.filter((line) => line.mark !== mark).length;

const span = (start: number, count: number): string => `${count === 0 ? start : start + 1},${count}`;

/** The parts of the lines that changes are in, with the lines around them. */
function hunks(lines: readonly Line[]): [from: number, to: number][] {
  const found: [from: number, to: number][] = [];
  for (const [i, { mark }] of lines.entries()) {
    if (mark === ' ') continue;
    const last = found.at(-1);
    if (last !== undefined && i - AROUND <= last[1]) last[1] = Math.min(lines.length, i + AROUND + 1);
    else found.push([Math.max(0, i - AROUND), Math.min(lines.length, i + AROUND + 1)]);
  }
  return found;
}

/** The shortest way from one list of lines to another, by the algorithm of Myers. */
function edits(before: readonly string[], after: readonly string[]): Line[] {
  /** For each number of edits, how far into `before` each diagonal has come. */
  const reached: Map<number, number>[] = [];
  let furthest = new Map([[1, 0]]);
  for (let count = 0; ; count++) {
    const next = new Map(furthest);
    reached.push(furthest);
    for (let diagonal = -count; diagonal <= count; diagonal += 2) {
      let x = isDown(furthest, diagonal, count) ? (furthest.get(diagonal + 1) ?? 0) : (furthest.get(diagonal - 1) ?? 0) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      next.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return traced(reached, before, after);
    }
    furthest = next;
  }
}

/** Whether a diagonal is reached by a line that is added, and not by one that goes. */
const isDown = (furthest: ReadonlyMap<number, number>, diagonal: number, count: number): boolean =>
  diagonal === -count || (diagonal !== count && (furthest.get(diagonal - 1) ?? 0) < (furthest.get(diagonal + 1) ?? 0));

function traced(reached: readonly ReadonlyMap<number, number>[], before: readonly string[], after: readonly string[]): Line[] {
  const lines: Line[] = [];
  let [x, y] = [before.length, after.length];
  for (let count = reached.length - 1; count >= 0; count--) {
    const furthest = reached[count] ?? new Map<number, number>();
    const diagonal = x - y;
    const down = isDown(furthest, diagonal, count);
    const from = furthest.get(down ? diagonal + 1 : diagonal - 1) ?? 0;
    const fromY = from - (down ? diagonal + 1 : diagonal - 1);
    while (x > from && y > fromY && x > 0 && y > 0 && (x > from + (down ? 0 : 1) || y > fromY + (down ? 1 : 0))) {
      lines.push({ mark: ' ', text: before[x - 1] ?? '' });
      [x, y] = [x - 1, y - 1];
    }
    if (count === 0) break;
    lines.push(down ? { mark: '+', text: after[y - 1] ?? '' } : { mark: '-', text: before[x - 1] ?? '' });
    [x, y] = [from, fromY];
  }
  return lines.reverse();
}
