/** Indexes of a job as one text: numbers and ranges of them in rising order, such as 1,3-5. */

/** Indexes from one to another, both included. */
type Interval = readonly [first: number, last: number];

/** What a text of indexes holds. */
export interface Indexes {
  readonly intervals: readonly Interval[];
  readonly count: number;
}

/** Why a text holds no indexes of a job with so many completions; thrown where it is found. */
class IndexFault extends Error {}

function indexOf(text: string, completions: number, previous: number | undefined): number {
  const index = /^[+-]?\d{1,18}$/.test(text) ? Number(text) : undefined;
  if (index === undefined) throw new IndexFault(`cannot convert string to integer for index: ${JSON.stringify(text)}`);
  if (index >= completions) throw new IndexFault(`too large index: ${JSON.stringify(text)}`);
  if (previous !== undefined && previous >= index) throw new IndexFault(`non-increasing order, previous: ${previous}, current: ${index}`);
  return index;
}

function parse(text: string, completions: number): Indexes {
  const intervals: Interval[] = [];
  let count = 0;
  for (const part of text === '' ? [] : text.split(',')) {
    const [low = '', high, more] = part.split('-');
    if (more !== undefined)
      throw new IndexFault(
        `the fragment ${JSON.stringify(part)} violates the requirement that an index interval can have at most two parts separated by '-'`,
      );
    const first = indexOf(low, completions, intervals.at(-1)?.[1]);
    const last = high === undefined ? first : indexOf(high, completions, first);
    intervals.push([first, last]);
    count += last - first + 1;
  }
  return { intervals, count };
}

/** The indexes of a text, or the fault that it has. */
export function indexesOf(text: string, completions: number): Indexes | string {
  try {
    return parse(text, completions);
  } catch (error) {
    if (error instanceof IndexFault) return error.message;
    throw error;
  }
}

/** The first index that both hold. */
export function sharedIndex({ intervals }: Indexes, { intervals: others }: Indexes): number | undefined {
  let i = 0;
  for (const [first, last] of intervals) {
    while (i < others.length && (others[i] as Interval)[1] < first) i += 1;
    const other = others[i];
    if (other !== undefined && other[0] <= last) return Math.max(first, other[0]);
  }
  return undefined;
}
