/** What expressions cost, estimated before and counted while they run: no expression takes longer than its budget. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Budget, BudgetFault, compile, INT, listOf, mapOf, STRING, type Type, view } from '../../runtime/cel/index.js';
import { processorTime } from '../support/programs/processor-time.js';
import { resultOf } from './result-of.js';

const short: Type = { kind: 'string', max: 100 };
const SELF: Type = {
  kind: 'object',
  name: 'object',
  fields: () =>
    new Map<string, { name: string; type: Type }>([
      ['few', { name: 'few', type: listOf(INT, 10) }],
      ['many', { name: 'many', type: listOf(INT, 1_000_000) }],
      ['texts', { name: 'texts', type: listOf(short, 10) }],
      ['map', { name: 'map', type: mapOf(STRING, INT, 10) }],
      ['short', { name: 'short', type: short }],
      ['long', { name: 'long', type: { kind: 'string', max: 3_000_000 } }],
    ]),
};
const VARIABLES = new Map([['self', SELF]]);

function compiled(expression: string) {
  const found = compile(expression, VARIABLES);
  assert.ok(!('issues' in found), 'issues' in found ? found.message : '');
  return found;
}

const estimates: readonly (readonly [expression: string, cost: number])[] = [
  ['true', 0],
  ['self.few.size() > 1', 4],
  ['self.few.all(x, x > 1)', 2 + 1 + 10 * (3 + 2)],
  ['self.map.all(k, self.map[k] > 1)', 2 + 1 + 10 * (3 + 1 + 4)],
  ['self.few.all(x, self.few.all(y, x == y))', 3 + 10 * (3 + 3 + 10 * (3 + 3))],
  ["self.short.contains('abc')", 2 + 10],
  ["self.short.matches('[a-z]{2}')", 2 + 11 * 2],
  ["self.short == 'ab'", 2 + 1],
  ['has(self.few)', 1],
  ['self.texts.all(t, t == self.short)', 3 + 10 * (3 + 1 + 2 + 10)],
  ['1 in self.few', 2 + 10],
];

test('what an expression costs at most follows from the bounds of its types', () => {
  for (const [expression, cost] of estimates)
    assert.ok(Math.abs(compiled(expression).cost - cost) < 0.01, `${expression}: ${compiled(expression).cost}`);
});

test('what a run costs is at most what was estimated', () => {
  const value = { few: [1, 2, 3], texts: ['a', 'b'], map: { a: 1 }, short: 'abcd' };
  for (const [expression, cost] of estimates) {
    const budget = new Budget(1_000_000);
    resultOf(compiled(expression), [view(value, SELF)], budget);
    assert.ok(1_000_000 - budget.left <= cost + 1, `${expression}: ${1_000_000 - budget.left}`);
  }
});

const numbers = Array.from({ length: 100_000 }, (_, i) => i);
const LARGE = { few: [1], many: numbers, texts: [], map: {}, short: '', long: `x${' '.repeat(200_000)}${'ab'.repeat(200_000)}x` };

const HOSTILE: readonly string[] = [
  'self.many.all(a, self.many.all(b, self.many.all(c, a + b + c >= 0)))',
  'self.many.all(a, self.long.size() > a - 100000)',
  "self.many.all(a, !self.long.contains('zz'))",
  "self.many.all(a, !self.long.matches('(a|b|ab)*c$'))",
  "self.many.all(a, !self.long.matches('(((x{30}){30})y)$'))",
  'self.many.all(a, self.many == self.many)',
  'self.many.all(a, a in self.many)',
  "self.many.all(a, self.long.split('a').size() > 0)",
  "self.many.all(a, self.long.replace('a', self.long).size() > 0)",
  "self.many.all(a, self.long.reverse() != '')",
  "self.many.all(a, self.long.trim() != '')",
  "self.many.all(a, self.long.lowerAscii() != '')",
  'self.many.all(a, !isQuantity(self.long) && !isIP(self.long) && !isURL(self.long))',
  'self.many.map(a, self.many.map(b, [a, b])).size() > 0',
  "self.many.all(a, '%s'.format([self.many]) != '')",
  "self.many.all(a, timestamp(a).getHours('Europe/Berlin') >= 0)",
  'self.many.all(a, self.many.isSorted() && self.many.sum() > 0 && self.many.indexOf(-1) < 0)',
  'self.many.all(a, sets.equivalent(self.many, self.many))',
  'self.many.map(a, self.long + self.long).size() > 0',
];

test('a rule that would run for long is stopped, soon', () => {
  for (const expression of HOSTILE) {
    const program = compiled(expression);
    const worked = processorTime();
    assert.throws(() => resultOf(program, [view(LARGE, SELF)], new Budget(1_000_000)), BudgetFault, expression);
    // Each takes a few hundredths of a second.
    assert.ok(worked() < 5000, expression);
  }
});

const nested = (open: string, inner: string, close: string, depth: number): string => open.repeat(depth) + inner + close.repeat(depth);

test('an expression that is too deep or too long is refused, and one that is only wide is not', () => {
  const refused = [
    nested('(', '1', ')', 5000),
    nested('[', '1', ']', 5000),
    nested('!', 'true', '', 20_000),
    `${'-'.repeat(5000)}self.few[0] == 1`,
    `1${'+1'.repeat(5000)} > 0`,
    `self${'.a'.repeat(5000)} == 1`,
    nested('size(', "''", ')', 1000),
    `"${'a'.repeat(200_000)}" == ''`,
    nested('(true ? ', 'true', ' : false)', 1000),
  ];
  for (const expression of refused) assert.ok('issues' in compile(expression, VARIABLES), expression.slice(0, 20));
  for (const expression of [`true${' && true'.repeat(3500)}`, `false${' || self.few.size() == 1'.repeat(1200)}`])
    assert.ok('runInTurns' in compile(expression, VARIABLES));
});

test('loops that nest deeply cost more than any budget before they run', () => {
  const expression = `${'self.many.all(x, '.repeat(20)}true${')'.repeat(20)}`;
  assert.ok(compiled(expression).cost > 1e100);
});
