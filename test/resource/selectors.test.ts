/** Label selectors: one test for all requirements says what each of them would, and costs no more the more there are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Requirement } from '../../runtime/model/selectors/label-matcher.js';
import { parseLabelSelector } from '../../runtime/model/selectors/selectors.js';
import { leastTime } from '../support/programs/processor-time.js';

type Labels = Record<string, string>;

/** A requirement by itself, as the specification words it. */
function holds({ key, operator, values }: Requirement, labels: Labels): boolean {
  const value = Object.hasOwn(labels, key) ? labels[key] : undefined;
  const [bound = '0'] = values;
  const number = value !== undefined && /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
  switch (operator) {
    case 'exists':
      return value !== undefined;
    case '!':
      return value === undefined;
    case '=':
    case 'in':
      return value !== undefined && values.includes(value);
    case '!=':
    case 'notin':
      return value === undefined || !values.includes(value);
    case '>':
      return number > Number(bound);
    case '<':
      return number < Number(bound);
  }
}

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const value = fc.constantFrom('', 'x', 'y', '1', '2', '3');
const number = fc.integer({ min: -5, max: 5 });
const term = fc.oneof(
  key,
  key.map((k) => `!${k}`),
  fc.tuple(key, fc.constantFrom('=', '==', '!='), value).map((parts) => parts.join('')),
  fc
    .tuple(key, fc.constantFrom('in', 'notin'), fc.array(value, { minLength: 1, maxLength: 3 }))
    .map(([k, operator, values]) => `${k} ${operator} (${values.join(',')})`),
  fc.tuple(key, fc.constantFrom('>', '<'), number).map((parts) => parts.join('')),
);

test('a selector matches the labels that each of its requirements matches', () => {
  fc.assert(
    fc.property(fc.array(term, { maxLength: 10 }), fc.dictionary(key, fc.oneof(value, fc.constant('-4'))), (terms, labels) => {
      const selector = parseLabelSelector(terms.join(','));
      assert.equal(
        selector.matches(labels),
        selector.requirements.every((r) => holds(r, labels)),
      );
    }),
    { numRuns: 2000 },
  );
});

test('labels named like members of every object are labels like any other', () => {
  for (const name of ['constructor', 'toString']) {
    assert.equal(parseLabelSelector(name).matches({}), false);
    assert.equal(parseLabelSelector(`!${name}`).matches({}), true);
    assert.equal(parseLabelSelector(`${name},a,b,c,d`).matches({ a: '', b: '', c: '', d: '' }), false);
  }
});

for (const text of ['9223372036854775807', '-9223372036854775808', '+5', `${'0'.repeat(40)}7`])
  test(`${text} is a bound`, () => assert.equal(parseLabelSelector(`a>${text}`).matches({ a: 'x' }), false));

for (const text of ['9223372036854775808', '-9223372036854775809', '1'.repeat(10_000), '1.5', 'x'])
  test(`${text.slice(0, 30)} is no bound`, () => {
    assert.throws(() => parseLabelSelector(`a<${text}`), /for 'Gt', 'Lt' operators, the value must be an integer/);
  });

test('a label beyond 64 bits is no integer', () => {
  assert.equal(parseLabelSelector('a>1').matches({ a: '9223372036854775807' }), true);
  assert.equal(parseLabelSelector('a>1').matches({ a: '9223372036854775808' }), false);
});

test('10,000 terms cost 100,000 objects what a few do', async () => {
  const terms = Array.from({ length: 10_000 }, (_, i) => `k${i}!=v`).join(',');
  const selector = parseLabelSelector(terms);
  const labels = { app: 'web', k7: 'w' };
  const ms = await leastTime(1000, () => {
    let matched = 0;
    for (let i = 0; i < 100_000; i += 1) if (selector.matches(labels)) matched += 1;
    assert.equal(matched, 100_000);
  });
  assert.ok(ms < 1000, `${ms} ms`);
});

const IN_REQUIREMENT = 'unable to parse requirement: ';
for (const [text, told] of [
  ['a b', `${IN_REQUIREMENT}found 'b', expected: '=', '!=', '==', 'in', notin'`],
  ['a=b c', "found 'c', expected: ',' or 'end of string'"],
  ['a,', "found '', expected: identifier after ','"],
  [',', "found ',', expected: !, identifier, or 'end of string'"],
  ['!', `${IN_REQUIREMENT}found '', expected: identifier`],
  ['a in b', `${IN_REQUIREMENT}found 'b' expected: '('`],
  ['a in (', `${IN_REQUIREMENT}found '', expected: ',', ')' or identifier`],
  ['a in (b', `${IN_REQUIREMENT}found '', expected: ',' or ')'`],
  ['a in (b,', `${IN_REQUIREMENT}found '', expected: ',', or identifier`],
  ['a>x', `${IN_REQUIREMENT}values[0]: Invalid value: "x": for 'Gt', 'Lt' operators, the value must be an integer`],
] as const)
  test(`the selector ${JSON.stringify(text)} is refused in the words that clients know`, () => {
    assert.throws(() => parseLabelSelector(text), { message: told });
  });
