import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { violations } from './check.js';
import type { Change, Operation, Said } from './operations.js';

const operation = (start: number, end: number, outcome: Said, key = 'k'): Operation => ({
  key: outcome.said === 'listed' ? '' : key,
  start,
  end,
  outcome,
});
const wrote = (revision: number, value: string): Said => ({ said: 'wrote', revision, value });
const saw = (revision: number, value: string): Said => ({ said: 'saw', revision, value });
const listed = (revision: number, value?: string, at = revision): Said => ({
  said: 'listed',
  revision,
  items: new Map(value === undefined ? [] : [['k', { revision: at, value }]]),
});
const changes: readonly Change[] = [
  { type: 'ADDED', key: 'k', revision: 2, value: 'a' },
  { type: 'MODIFIED', key: 'k', revision: 4, value: 'b' },
  { type: 'DELETED', key: 'k', revision: 6, value: undefined },
];
const whole = { name: 'w', after: 1, changes };
const made = [operation(0, 1, wrote(2, 'a')), operation(2, 6, wrote(4, 'b')), operation(8, 9, { said: 'deleted', previous: 4 })];

describe('the checker', () => {
  const legal: readonly [why: string, more: readonly Operation[]][] = [
    ['a read during a write sees either value', [operation(3, 4, saw(2, 'a')), operation(3, 5, saw(4, 'b'))]],
    ['a lost answer may have happened or not', [operation(10, 11, { said: 'unknown', value: 'z' })]],
    ['a list shows its version', [operation(3, 7, listed(3, 'a', 2)), operation(10, 11, listed(6))]],
    ['an absent key before and after', [operation(-3, -2, { said: 'absent' }), operation(10, 11, { said: 'absent' })]],
  ];
  for (const [why, more] of legal) it(`accepts that ${why}`, () => assert.deepEqual(violations([...made, ...more], [whole]), []));

  const broken: readonly [why: string, more: readonly Operation[]][] = [
    ['a stale read', [operation(7, 7.5, saw(2, 'a'))]],
    ['two reads that go back', [operation(3, 3.5, saw(4, 'b')), operation(4, 4.5, saw(2, 'a'))]],
    ['a read of what is not yet written', [operation(0.5, 1.5, saw(4, 'b'))]],
    ['a lost write', [operation(10, 11, wrote(8, 'c'))]],
    ['a key that is absent while it is there', [operation(6.5, 7, { said: 'absent' })]],
    ['a delete that nobody was told of', [operation(10, 11, { said: 'deleted', previous: 2 })]],
    ['a list older than what was acknowledged', [operation(7, 7.5, listed(3, 'a', 2))]],
    ['a list that lacks an item', [operation(7, 7.5, listed(5))]],
    ['a refusal that had no reason', [operation(7, 7.5, { said: 'moved', expected: 4 })]],
  ];
  for (const [why, more] of broken) it(`finds ${why}`, () => assert.notDeepEqual(violations([...made, ...more], [whole]), []));

  const watches: readonly [why: string, told: readonly Change[], after?: number][] = [
    ['a gap', [changes[0], changes[2]].filter((c) => c !== undefined)],
    ['a repeated event', [...changes.slice(0, 2), ...changes.slice(1)]],
    ['a wrong order', [...changes].reverse()],
    ['a missing end', changes.slice(0, 2)],
    ['more than there was', [...changes, { type: 'ADDED', key: 'k', revision: 9, value: 'a' }]],
  ];
  for (const [why, told] of watches)
    it(`finds a watch with ${why}`, () => assert.notDeepEqual(violations(made, [whole, { name: 'x', after: 1, changes: told }]), []));

  it('finds values that nobody wrote, or that were said to have failed', () => {
    assert.notDeepEqual(violations(made.slice(1), [whole]), []);
    assert.notDeepEqual(violations([operation(0, 1, { said: 'failed', value: 'a' }), ...made.slice(1)], [whole]), []);
  });

  it('lets a watcher begin later', () => {
    assert.deepEqual(violations(made, [whole, { name: 'x', after: 3, changes: changes.slice(1) }]), []);
  });
});
