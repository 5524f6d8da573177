/** Texts and values that break what reads them without care. */
import type { Random } from './random.js';

const repeat = (text: string, bytes: number): string => text.repeat(Math.max(1, Math.floor(bytes / text.length)));

/** A power of two below 2^most; the great ones are rare, so that many cases fit into a minute. */
export const size = (random: Random, most: number): number => 2 ** random.below(random.chance(0.15) ? most : most - 4);

const lengthOf = (random: Random): number => 8 * size(random, 14);

const PIECES = [
  '0s',
  '00s000',
  'a',
  '-',
  '.',
  'a.',
  'a-',
  '0',
  '1e',
  'E',
  '\\',
  '/',
  ' ',
  '\t',
  '%',
  '::',
  '{{',
  '$(',
  ')',
  'ä',
  '\u0000',
  '😀',
  '١',
  '=',
  ',',
  '!',
];
const ENDS = ['', '!', 'x', ' ', '\n', '-', '.', '\u0000', '$'];

/** Long and almost right: what makes a pattern go back and forth. */
export const longText = (random: Random): string => `${repeat(random.pick(PIECES), lengthOf(random))}${random.pick(ENDS)}`;

const NUMBERS = [
  '1e19',
  '-1e19',
  '1e400',
  '9223372036854775808',
  '-9223372036854775809',
  '18446744073709551616',
  '1e-400',
  '-0',
  '0.1',
  '1E5',
  `1${'0'.repeat(400)}`,
  '2147483648',
  '9007199254740993',
];

const nested = (open: string, close: string, depth: number): string => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** JSON of a hostile value; may be no valid JSON. */
export function hostileJson(random: Random): string {
  const kinds: readonly (() => string)[] = [
    () => random.pick(NUMBERS),
    () => JSON.stringify(longText(random)),
    () => nested('[', ']', size(random, 14)),
    () => nested('{"a":', '}', size(random, 13)),
    () =>
      random.pick(['"\\ud800"', '"\\udc00x"', '"\\ud800\\ud800"', '"\u0000"', '"\\u0000"', '"\\x"', "'a'", 'NaN', 'Infinity', 'tru', '']),
    () => `{${Array(size(random, 12)).fill('"a":{"b":1}').join(',')}}`,
    () => '{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}},"toString":1}',
    () => `[${Array(size(random, 14)).fill('{}').join(',')}]`,
    () => `[${Array(size(random, 12)).fill(JSON.stringify('bad value!')).join(',')}]`,
    () => random.pick(['null', 'true', '0', '""', '[]', '{}', '[null]', '{"":null}']),
  ];
  return random.pick(kinds)();
}
