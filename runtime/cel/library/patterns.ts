/** What regular expressions find in texts. */
import { FIXED, type Overload, overload } from '../functions.js';
import { type Context, List } from '../values.js';
import { patternCost } from './standard.js';

/** Work of taking a part that is found, beside the search through the text. */
const PART_WORK = 500;

function found(text: string, pattern: string, limit: number, context: Context): string[] {
  const out: string[] = [];
  if (limit === 0) return out;
  for (const part of context.pattern(pattern).found(text, (work) => context.work(work))) {
    context.work(PART_WORK);
    out.push(part);
    if (out.length === limit) break;
  }
  return out;
}

const all = (limit: bigint): number => (limit < 0n ? Number.POSITIVE_INFINITY : Number(limit));
/** Searches are paid as they go on. */
const costs = { cost: patternCost, ...FIXED };

export const PATTERNS: readonly Overload[] = [
  overload('string.find(string): string', (text, pattern, context) => found(text, pattern, 1, context)[0] ?? '', costs),
  overload('string.findAll(string): list<string>', (text, pattern, context) => List.of(found(text, pattern, all(-1n), context)), costs),
  overload(
    'string.findAll(string, int): list<string>',
    (text, pattern, limit, context) => List.of(found(text, pattern, all(limit), context)),
    costs,
  ),
];
