/** Names of definitions: each is had by one of a group, and those that wait for it are told when it is given up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CustomResourceDefinition } from '../../generated/apiextensions/v1beta1/types.js';
import { NamesInGroups } from '../../runtime/extensions/names.js';

const GROUP = 'example.com';

/** A definition that asks for the names, and has been given some. */
const definition = (plural: string, shortNames: readonly string[], given: readonly string[] | undefined): CustomResourceDefinition =>
  ({
    metadata: { name: `${plural}.${GROUP}` },
    spec: { group: GROUP, names: { plural, singular: '', kind: plural, listKind: '', shortNames } },
    status: {
      acceptedNames: { plural, singular: '', kind: plural, listKind: '', shortNames: given },
      conditions: [{ type: 'NamesAccepted', status: given?.length === shortNames.length ? 'True' : 'False' }],
    },
  }) as unknown as CustomResourceDefinition;

test('a name is taken for others, and free for who has it', () => {
  const names = new NamesInGroups();
  names.set('a', definition('as', ['x'], ['x']));
  assert.ok(names.others(GROUP, 'b').resources.has('x'));
  assert.ok(names.others(GROUP, 'b').kinds.has('as'));
  assert.ok(!names.others(GROUP, 'a').resources.has('x'));
  assert.ok(!names.others('other.com', 'b').resources.has('x'));
});

test('only those that wait for a name are told that it is given up', () => {
  const names = new NamesInGroups();
  names.set('a', definition('as', ['x'], ['x']));
  assert.deepEqual(names.set('b', definition('bs', ['x'], [])), []);
  assert.deepEqual(names.set('c', definition('cs', ['y'], [])), []);
  assert.deepEqual(names.set('a', definition('as', ['x'], ['x'])), [], 'a change that gives up nothing tells nobody');
  assert.deepEqual(names.set('a', definition('as', [], [])), ['b']);
  assert.ok(!names.others(GROUP, 'b').resources.has('x'));
});

test('a definition that goes gives up all its names', () => {
  const names = new NamesInGroups();
  names.set('a', definition('as', ['x', 'y'], ['x', 'y']));
  names.set('b', definition('bs', ['x', 'as'], []));
  assert.deepEqual(names.delete('a', GROUP).sort(), ['b']);
  assert.deepEqual(names.delete('a', GROUP), []);
  assert.ok(!names.others(GROUP, 'b').resources.has('x'));
});
