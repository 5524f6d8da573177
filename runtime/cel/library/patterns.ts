/** What regular expressions find in texts. */
import { type Overload, overload } from '../functions.js';
import { type Context, List } from '../values.js';
import { patternCost } from './standard.js';

/** What each part that is found costs beside the search through the text. */
const PART_COST = 15;

function found(text: string, pattern: string, limit: number, context: Context): string[] {
  const out: string[] = [];
  if (limit === 0) return out;
  for (const part of context.pattern(pattern).found(text)) {
    context.spend(PART_COST);
    out.push(part);
    if (out.length === limit) break;
  }
  return out;
}

const all = (limit: bigint): number => (limit < 0n ? Number.POSITIVE_INFINITY : Number(limit));

export const PATTERNS: readonly Overload[] = [
  overload('string.find(string): string', (text, pattern, context) => found(text, pattern, 1, context)[0] ?? '', { cost: patternCost }),
  overload('string.findAll(string): list<string>', (text, pattern, context) => List.of(found(text, pattern, all(-1n), context)), {
    cost: patternCost,
  }),
  overload(
    'string.findAll(string, int): list<string>',
    (text, pattern, limit, context) => List.of(found(text, pattern, all(limit), context)),
    {
      cost: patternCost,
    },
  ),
];
