/** The line in which requests wait. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type InLine, WaitingLine } from '../../runtime/flowcontrol/waiting-line.js';

class Waiting implements InLine<Waiting> {
  before: Waiting | undefined;
  after: Waiting | undefined;

  constructor(readonly name: string) {}
}

/** A line of so many, by the names `a`, `b` and so on. */
function lineOf(count: number): readonly [line: WaitingLine<Waiting>, items: readonly Waiting[]] {
  const line = new WaitingLine<Waiting>();
  const items = Array.from({ length: count }, (_, i) => new Waiting(String.fromCharCode(97 + i)));
  for (const item of items) line.add(item);
  return [line, items];
}

const namesOf = (line: WaitingLine<Waiting>): string => [...line].map(({ name }) => name).join('');

test('a line keeps the order in which its members came', () => {
  const [line] = lineOf(3);
  assert.deepEqual([namesOf(line), line.size, line.first?.name], ['abc', 3, 'a']);
});

for (const [leaving, left] of [
  [0, 'bcd'],
  [1, 'acd'],
  [3, 'abc'],
] as const)
  test(`who leaves from place ${leaving} knows nobody any more, and the others keep their order`, () => {
    const [line, items] = lineOf(4);
    const item = items[leaving];
    assert.ok(item !== undefined);
    line.remove(item);
    assert.deepEqual([item.before, item.after], [undefined, undefined]);
    assert.deepEqual([namesOf(line), line.size], [left, 3]);
    line.add(item);
    assert.equal(namesOf(line), `${left}${item.name}`);
  });

test('a line that all have left is as it was at first', () => {
  const [line, items] = lineOf(2);
  for (const item of items) line.remove(item);
  assert.deepEqual([line.first, line.size, namesOf(line)], [undefined, 0, '']);
  line.add(new Waiting('z'));
  assert.equal(namesOf(line), 'z');
});
