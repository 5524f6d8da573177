/** Paths of printer columns. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonPath, PathError } from '../../runtime/extensions/json-path.js';

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
  test(`${path} leads to ${JSON.stringify(first) ?? 'nothing'}`, () => assert.deepEqual(new JsonPath(path).first(OBJECT), first));

for (const path of ['spec', '.spec[', '.spec[?(x)]', '.spec[a]'])
  test(`${path} is no path`, () => assert.throws(() => new JsonPath(path), PathError));
