/** Compiling expressions: types are bounded, and long expressions are compiled with pauses. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compiling } from '../../runtime/cel/compile.js';
import { compile, INT, listOf, STRING, type Type } from '../../runtime/cel/index.js';
import { EVERYTHING } from '../../runtime/cel/library/index.js';
import { KeptPatterns } from '../../runtime/model/patterns/kept-patterns.js';

const VARIABLES = new Map<string, Type>([
  ['text', STRING],
  ['numbers', listOf(INT)],
]);

function messageOf(expression: string): string | undefined {
  const found = compile(expression, VARIABLES);
  return 'issues' in found ? found.message : undefined;
}

test('keys of maps are scalars, so that types cannot double with each map that is a key', () => {
  for (const key of ['text', '1', '1u', 'true', 'dyn(text)', 'numbers[0]'])
    assert.equal(messageOf(`{${key}: 1}.size() == 1`), undefined, key);
  for (const key of ['[1]', "{'a': 1}", '1.5', "b'a'", 'null', "timestamp('2020-01-01T00:00:00Z')", 'optional.of(1)'])
    assert.match(messageOf(`{${key}: 1}.size() == 1`) ?? '', /unsupported key type/, key);
});

/** Variables bound one inside of the other, each a list of the one before. */
const listsInLists = (depth: number): string => {
  const opened = Array.from({ length: depth }, (_, i) => `cel.bind(x${i + 1}, [x${i}], `).join('');
  return `cel.bind(x0, 1, ${opened}x${depth} == x${depth}${')'.repeat(depth + 1)}`;
};

test('types nest up to a hundred levels', () => {
  assert.equal(messageOf(listsInLists(90)), undefined);
  assert.match(messageOf(listsInLists(110)) ?? '', /type nests deeper than 100/);
});

const pausesOf = (expression: string): number => {
  const compilation = compiling(expression, VARIABLES, new KeptPatterns(), EVERYTHING);
  let pauses = 0;
  for (;;) {
    const { done, value } = compilation.next();
    if (done === true) {
      assert.ok(value !== undefined && !('issues' in value));
      return pauses;
    }
    pauses += 1;
  }
};

test('a long expression pauses after it is parsed, read, checked and estimated; a short one does not', () => {
  assert.equal(pausesOf('text.size() >= 0'), 0);
  assert.equal(pausesOf(`true${' && text.size() >= 0'.repeat(1000)}`), 4);
});
