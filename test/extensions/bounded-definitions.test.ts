/** Small definitions with rules, patterns and columns, and objects of them, never take more than their budgets say, by processor time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Budget, compile, EvaluationFault, INT, listOf, type Type, view } from '../../runtime/cel/index.js';
import { cellsOf } from '../../runtime/extensions/columns.js';
import { matching, patternFault } from '../../runtime/model/patterns/linear-pattern.js';
import { resultOf } from '../cel/result-of.js';

/** Milliseconds that one of them may take without a pause, on a machine that others use, too. */
const AT_ONCE_MS = 400;
const RUNS = { numRuns: 150 };

/** Milliseconds of processor time: the least of some runs, since code is slow at first. */
function least(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3 && best > AT_ONCE_MS; i += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const holdsBudget = (work: () => void, what: string): void => {
  const took = least(work);
  assert.ok(took <= AT_ONCE_MS, `${what} took ${took} ms`);
};

const SELF: Type = {
  kind: 'object',
  name: 'object',
  fields: () =>
    new Map<string, { name: string; type: Type }>([
      ['text', { name: 'text', type: { kind: 'string', max: 20_000 } }],
      ['numbers', { name: 'numbers', type: listOf(INT, 100) }],
    ]),
};

const VALUE = { text: 'a1b,'.repeat(5000), numbers: Array.from({ length: 100 }, (_, i) => i) };

const { text: TEXT } = fc.letrec<{ text: string; list: string; whole: string }>((tie) => ({
  text: fc.oneof(
    { depthSize: 'medium' },
    fc.constantFrom('self.text', "'a'", "'a,'", "''"),
    fc.tuple(tie('text'), tie('text')).map(([a, b]) => `(${a} + ${b})`),
    fc.tuple(tie('text'), tie('text'), tie('text')).map(([a, b, c]) => `${a}.replace(${b}, ${c})`),
    fc.tuple(tie('text'), fc.constantFrom('lowerAscii', 'trim', 'reverse', 'upperAscii')).map(([a, name]) => `${a}.${name}()`),
    fc.tuple(tie('list'), tie('text')).map(([list, text]) => `${list}.join(${text})`),
    tie('list').map((list) => `'%s'.format([${list}])`),
    fc.tuple(tie('text'), tie('text')).map(([a, b]) => `cel.bind(x, ${a}, x + x + ${b})`),
  ),
  list: fc.oneof(
    { depthSize: 'medium' },
    tie('text').map((text) => `[${text}]`),
    fc.tuple(tie('list'), tie('list')).map(([a, b]) => `(${a} + ${b})`),
    fc.tuple(tie('text'), tie('text')).map(([a, b]) => `${a}.split(${b})`),
    fc.tuple(tie('text'), fc.constantFrom('a*c|a', '[a-z]+', '(a|b)*1')).map(([text, pattern]) => `${text}.findAll('${pattern}')`),
    fc.tuple(tie('list'), tie('text')).map(([list, text]) => `${list}.map(y, y + ${text})`),
    tie('list').map((list) => `cel.bind(z, ${list}, z + z + z)`),
  ),
  whole: fc.oneof(
    tie('text').map((text) => `${text}.size()`),
    tie('list').map((list) => `${list}.size()`),
  ),
}));

test('a random rule pauses before it has taken long, and ends with its budget', () => {
  fc.assert(
    fc.property(TEXT, (expression) => {
      const program = compile(`self.numbers.all(n, ${expression} != 'x')`, new Map([['self', SELF]]));
      if ('issues' in program) return;
      holdsBudget(() => {
        try {
          resultOf(program, [view(VALUE, SELF)], new Budget(1_000_000));
        } catch (error) {
          if (!(error instanceof EvaluationFault)) throw error;
        }
      }, expression);
    }),
    RUNS,
  );
});

const { pattern: PATTERN } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { depthSize: 'medium' },
    fc.constantFrom('a', 'b', '[)]', '\\Q)\\E', '\\pL', '[^\\pN]', '.', '(?i)k', '^', '$', '\\b', '[a-\\x{1e942}]'),
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => a + b),
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(${a}|${b})`),
    fc.tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{10}', '{0,30}', '{200}', '{1000}')).map(([a, times]) => `(?:${a})${times}`),
    tie('pattern').map((a) => `(?i:${a})`),
  ),
}));

/** Work that one text may be searched for. */
const MOST = 30_000_000;

class Unpaid extends Error {}

test('a random pattern is refused or compiled soon, and searched for no longer than what is paid', () => {
  fc.assert(
    fc.property(PATTERN, fc.constantFrom('ab'.repeat(10_000), 'a'.repeat(3000), 'k\u212a\u{1F600}'.repeat(500)), (pattern, text) => {
      holdsBudget(() => {
        let left = MOST;
        const pay = (work: number): void => {
          left -= work;
          if (left < 0) throw new Unpaid();
        };
        try {
          const compiled = matching(pattern);
          compiled.test(text, pay);
          for (const _ of compiled.found(text, pay));
        } catch (error) {
          if (!(error instanceof Unpaid) && patternFault(error) === undefined) throw error;
        }
      }, pattern);
    }),
    RUNS,
  );
});

const PATH = fc
  .array(fc.constantFrom('..a', '.a', '[*]', '.*', '[0:]', '[-1]', '[?(@..a)]', '[?(@.a==1)]', '..b[?(@..a..b)]'), {
    minLength: 1,
    maxLength: 30,
  })
  .map((steps) => `.spec${steps.join('')}`);
const { json: JSON_VALUE } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'large', withCrossShrink: true },
    fc.constantFrom(1, 'x', null, 'a'.repeat(5000)),
    fc.array(tie('json'), { maxLength: 10 }),
    fc.record({ a: tie('json'), b: tie('json') }),
  ),
}));

test('the cells of a row take no longer than the row may, whatever the columns', () => {
  fc.assert(
    fc.property(fc.array(PATH, { maxLength: 50 }), JSON_VALUE, (paths, spec) => {
      const cells = cellsOf(paths.map((JSONPath, i) => ({ name: `c${i}`, type: 'string', JSONPath })));
      const object = { apiVersion: 'test.example.com/v1', kind: 'Thing', metadata: { name: 'a' }, spec };
      holdsBudget(() => void cells(object, new Date()), paths.join(' '));
    }),
    RUNS,
  );
});
