/** Paths of printer columns. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonPath, PathError, TooManyVisits, Visits } from '../../runtime/extensions/json-path.js';

const OBJECT = {
  spec: {
    size: 3,
    'a.b': 'dotted',
    list: [
      { name: 'x', n: 1 },
      { name: 'y', n: 2 },
    ],
    empty: [],
  },
  deep: { er: { name: 'found' } },
};

const ROWS: readonly [path: string, first: unknown][] = [
  ['.spec.size', 3],
  ['.spec.a\\.b', 'dotted'],
  [".spec['a.b']", 'dotted'],
  ['.spec.list[0].name', 'x'],
  ['.spec.list[-1].name', 'y'],
  ['.spec.list[1:].name', 'y'],
  ['.spec.list[*].name', 'x'],
  ['.spec.list[?(@.name=="y")].n', 2],
  ['.spec.list[?(@.n>1)].name', 'y'],
  ['.spec.list[?(@.missing)].name', undefined],
  ['.spec.empty[0]', undefined],
  ['.spec.size.more', undefined],
  ['..er.name', 'found'],
  ['.deep.*.name', 'found'],
  ['.constructor', undefined],
];

for (const [path, first] of ROWS)
  test(`${path} leads to ${JSON.stringify(first) ?? 'nothing'}`, () =>
    assert.deepEqual(new JsonPath(path).first(OBJECT, new Visits(1000)), first));

for (const path of ['spec', '.spec[', '.spec[?(x)]', '.spec[a]'])
  test(`${path} is no path`, () => assert.throws(() => new JsonPath(path), PathError));

/** An object whose members of one name stand inside of each other. */
const nested = (depth: number): object => {
  let value: object = { b: 1 };
  for (let i = 0; i < depth; i += 1) value = { a: value };
  return value;
};

test('a value is looked at once for each step, however many ways lead to it', () => {
  const path = new JsonPath('..a'.repeat(30));
  assert.equal(path.first(nested(20), new Visits(20 * 30 * 3)), undefined);
});

test('a path that filters by what is far below looks at each value once', () => {
  const lists = (depth: number): object => (depth === 0 ? { x: 1 } : { a: [lists(depth - 1)] });
  const path = new JsonPath('..a[?(@..y)]..a[?(@..y)].x');
  assert.equal(path.first(lists(200), new Visits(10_000)), undefined);
});

test('a walk ends where it has looked at as many values as it may', () => {
  const wide = { list: Array.from({ length: 1000 }, () => ({ a: 1 })) };
  assert.throws(() => new JsonPath('.list[*].b').first(wide, new Visits(1000)), TooManyVisits);
});

test('a path of filters inside of each other without end is none', () => {
  assert.throws(() => new JsonPath(`.a${'[?(@.a'.repeat(100)}${')]'.repeat(100)}`), PathError);
  assert.throws(() => new JsonPath(`.${'a'.repeat(100_000)}`), PathError);
});
