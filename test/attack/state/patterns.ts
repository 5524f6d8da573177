/** Patterns whose programs are long, or whose searches are: in schemas, in rules, and in what the catalogue says of kinds. */
import { list, type StatefulCase } from './case.js';
import { ofSchema, ofText, thing } from './definition.js';

/** A pattern of a text, and an object with a text for it. */
const ofPattern = (
  name: string,
  size: number,
  pattern: (size: number) => string,
  text = (n: number): string => 'ab'.repeat(n),
): StatefulCase =>
  ofSchema(
    `a pattern: ${name}`,
    size,
    (n) => ({ type: 'object', properties: { text: { type: 'string', pattern: pattern(n) } } }),
    (place, n) => list(3, (i) => thing(place, `o${i}`, { text: text(n) })),
  );

export const patternCases: readonly StatefulCase[] = [
  ofPattern('a bracket in a class', 150, (n) => '(?:[)]a{30}){30}'.repeat(n)),
  ofPattern('a bracket in a quotation', 150, (n) => '(?:\\Q)\\Ea{30}){30}'.repeat(n)),
  ofPattern('repetitions by number', 10, (n) => '(?:a{10}){100}'.repeat(n)),
  ofPattern('alternatives', 500, (n) => list(n, (i) => `${i}x`).join('|')),
  ofPattern('alternatives of one character', 1000, (n) => list(n, (i) => String.fromCodePoint(0x4e00 + 2 * i)).join('|')),
  ofPattern('letters in whatever case', 10, (n) => `(?i)${'[B-\\x{1e942}]'.repeat(n)}`),
  ofPattern('classes of Unicode', 50, (n) => '\\pL'.repeat(n)),
  ofPattern('a class of classes', 50, (n) => `[${'\\pL'.repeat(n)}]`),
  ofPattern('groups inside of groups', 400, (n) => `${'('.repeat(n)}a${')'.repeat(n)}`),
  ofPattern('many states', 100, () => '(?:a|bb|b)*a[ab]{60}c'),
  ofPattern('nothing, again and again', 300, (n) => `${'(?:'.repeat(n)}${')*'.repeat(n)}`),
  ofPattern(
    'options',
    400,
    (n) => `${'a?'.repeat(n)}${'a'.repeat(n)}`,
    (n) => 'a'.repeat(n),
  ),
  ofPattern('bounds of words', 300, (n) => '(?:\\b|a)*'.repeat(n)),
  ofPattern('names of groups', 300, (n) => list(n, (i) => `(?P<n${i}>a?)`).join('')),
  ofPattern('classes that are many', 100, (n) => '[a-z0-9\\pL]?'.repeat(n)),
  ofPattern('a class of very many characters', 3000, (n) => `[${list(n, (i) => String.fromCodePoint(0x4e00 + 2 * i)).join('')}]`),
  ofPattern('a text that is long', 50_000, () => '^(a|b)*(ab)+c$'),
  ofSchema(
    'a pattern: one of each item',
    5000,
    () => ({ type: 'array', items: { type: 'string', pattern: '^(?:[a-z]{1,50}|x)*y$' } }),
    (place, n) => [
      thing(
        place,
        'a',
        list(n, () => 'abababababababab'),
      ),
    ],
  ),
  ofSchema(
    'a pattern: of each of the alternatives',
    60,
    (n) => ({ type: 'string', anyOf: list(n, (i) => ({ pattern: `^(?:[a-z]{1,50})*${i}$` })) }),
    (place, n) => [thing(place, 'a', 'ab'.repeat(20 * n))],
  ),
  ofText('a pattern that is compiled for each item', 100, "self.list.all(x, self.text.matches('(?:[)' + x + ']a{30}){30}') || true)", (n) =>
    'a'.repeat(n),
  ),
  ofText('a pattern with a bracket in a class', 100, `self.text.matches('${'(?:[)]a{30}){30}'.repeat(10)}') || true`, (n) => 'a'.repeat(n)),
  ofText('the first of a pattern', 5000, "self.text.find('(a|b)*[ab]{50}c').size() >= 0", (n) => 'ab'.repeat(n)),
  ofText('a pattern that matches nothing, everywhere', 20_000, "self.text.findAll('(?:)').size() >= 0", (n) => 'a'.repeat(n)),
  ofSchema('many patterns', 100, (n) => ({
    type: 'object',
    properties: Object.fromEntries(list(n, (i) => [`p${i}`, { type: 'string', pattern: `^(?:x${i}|[a-z]{1,200})$` }])),
  })),
];
