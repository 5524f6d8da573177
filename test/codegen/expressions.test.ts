/** Rules that are compiled ahead of time mean what the interpreter says, whatever the object. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transformSync } from 'esbuild';
import fc from 'fast-check';
import { printed, UnprintableExpression } from '../../codegen/emit/cel.js';
import {
  BOOL,
  Budget,
  compile,
  DOUBLE,
  DYN,
  EvaluationFault,
  type Field,
  INT,
  listOf,
  mapOf,
  STRING,
  type Type,
  typed,
  view,
} from '../../runtime/cel/index.js';
import { cel } from '../../runtime/generated-code/cel.js';
import { resultOf } from '../cel/result-of.js';

const object = (name: string, fields: Readonly<Record<string, Type>>, always: readonly string[] = []): Type => {
  const all = new Map<string, Field>(Object.entries(fields).map(([key, type]) => [key, { name: key, type, always: always.includes(key) }]));
  return { kind: 'object', name, fields: () => all };
};

const PART = object('part', { id: INT, label: STRING }, ['id']);
const SELF = object(
  'object',
  {
    count: INT,
    least: INT,
    share: DOUBLE,
    name: STRING,
    flag: BOOL,
    numbers: listOf(INT),
    words: listOf(STRING),
    parts: listOf(PART),
    map: mapOf(STRING, STRING),
    part: PART,
    port: DYN,
  },
  ['count', 'name'],
);
const VARIABLES = new Map([
  ['self', SELF],
  ['oldSelf', SELF],
]);

const text = fc.constantFrom('', 'a', 'ab', 'system-x', 'b', 'é𝒳');
const small = fc.integer({ min: -3, max: 3 });
const number = fc.oneof(small, fc.constant(2 ** 53 - 1), fc.constant(9223372036854775807n));
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined | null> =>
  fc.oneof({ weight: 3, arbitrary: value }, fc.constant(undefined), fc.constant(null));
const part = fc.record({ id: small, label: maybe(text) });
const objects = fc.record({
  count: number,
  least: maybe(number),
  share: maybe(fc.constantFrom(0.5, 1, -2, 0)),
  name: text,
  flag: maybe(fc.boolean()),
  numbers: maybe(fc.array(small, { maxLength: 4 })),
  words: maybe(fc.array(text, { maxLength: 4 })),
  parts: maybe(fc.array(part, { maxLength: 3 })),
  map: maybe(fc.dictionary(text, text, { maxKeys: 3 })),
  part: maybe(part),
  port: maybe(fc.oneof(small, text)),
});

const RULES: readonly string[] = [
  'self.count > 0',
  'self.least < self.count',
  'self.?least.orValue(0) <= self.count',
  'has(self.least) && self.least < self.count',
  '!has(self.least) || self.least < self.count',
  'self.least < 1 || self.flag',
  'self.least < 1 && self.flag',
  'self.flag || self.least < 1 || self.count == 2',
  'has(self.part) ? self.part.id == self.count : self.flag',
  '!(self.count > 1) == (self.least > 0)',
  'has(self.part) && has(self.part.label) && self.part.label != self.name',
  'self.part == oldSelf.part',
  'self.numbers == oldSelf.numbers || self.map == oldSelf.map',
  'self.count >= oldSelf.count',
  'self.count + 1 > self.count * 2 - 3',
  'self.count / self.least > 0 || self.count % self.least == 1',
  'self.share * 2.0 >= 1.0',
  'double(self.count) < self.share',
  "self.name.startsWith('system-') || self.name.endsWith('b') || self.name.contains('a')",
  'self.name.size() > 1 && size(self.name) < 3',
  "self.name + '!' == 'a!'",
  "self.name < 'b'",
  "self.name in ['a', 'b']",
  'self.name in self.words',
  'self.name in self.map',
  'self.count in self.numbers',
  "self.map['a'] == 'b'",
  "has(self.map.a) && self.map.a != ''",
  'self.numbers[0] > self.numbers[1]',
  'self.numbers.size() > 1',
  'size(self.map) == 1',
  'self.numbers.all(n, n > 0)',
  'self.numbers.all(n, n > self.least)',
  'has(self.least) && self.numbers.exists(n, n == self.least)',
  'self.numbers.exists(n, 6 / n > 2)',
  'self.numbers.exists_one(n, n > 1)',
  'self.numbers.filter(n, n > 0).size() == 1',
  'self.numbers.map(n, n + 1).exists(n, n == 2)',
  "self.parts.all(p, self.parts.exists_one(q, p.id == q.id) || p.?label.orValue('') == 'a')",
  "self.map.all(k, self.map[k] != 'a')",
  "self.words.map(w, w != '', w + w).all(w, w.size() > 1)",
  "self.name.matches('^a*b?$')",
  "self.name.replace('a', 'b').upperAscii() == 'B'",
  "self.name.split('').size() == 2",
  'self.numbers.isSorted() || self.numbers.sum() > 2',
  "quantity('1').isGreaterThan(quantity(string(self.count)))",
  "type(self.port) == int || self.port == 'a'",
  'self.port == 1',
];

/** The answer of an evaluation, or that it failed. */
function outcome(evaluate: () => unknown): unknown {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof EvaluationFault) return 'fault';
    throw error;
  }
}

for (const rule of RULES)
  test(`compiled as interpreted: ${rule}`, () => {
    const [found, interpreted] = [typed(rule, VARIABLES), compile(rule, VARIABLES)];
    assert.ok('expression' in found && 'runInTurns' in interpreted, 'issues' in found ? found.message : '');
    const source = transformSync(`return ${printed(found.expression)};`, { loader: 'ts' }).code;
    const compiled = new Function('cel', 'self', 'oldSelf', source);
    fc.assert(
      fc.property(objects, objects, (self, old) => {
        const wanted = outcome(() => resultOf(interpreted, [view(self, SELF), view(old, SELF)], new Budget(1_000_000)));
        assert.equal(
          outcome(() => compiled(cel, self, old)),
          wanted,
          source,
        );
      }),
      { numRuns: 150, seed: 1 },
    );
  });

test('what has no form in TypeScript is told with its place', () => {
  for (const [rule, offset] of [
    ['cel.bind(x, 1, x > 0)', 8],
    ['{1: 2}.size() > 0', 0],
    ['self.numbers.all(i, n, i < n)', 16],
    ['self.?least.hasValue()', 4],
  ] as const) {
    const found = typed(rule, VARIABLES);
    assert.ok('expression' in found);
    assert.throws(
      () => printed(found.expression),
      (error) => error instanceof UnprintableExpression && error.offset === offset,
      rule,
    );
  }
});
