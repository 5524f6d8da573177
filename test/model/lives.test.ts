/** Entries of the catalogue that not every release has: what each release sees of them, and of resources that hold such entries. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as catalogue from '../../generated/catalogue.js';
import type { ResourceDefinition } from '../../runtime/model/definition/definition.js';
import { resourceIn } from '../../runtime/model/definition/definition-in-release.js';
import { compareReleases, entriesIn, entryIn, type Life, releaseAfter, ShownRelease } from '../../runtime/model/definition/releases.js';

interface Word extends Life<{ size: number; colour: string }> {
  readonly size: number;
  readonly colour?: string;
}

test('an entry is there from its first release to its last, with the words of the latest change', () => {
  const entry: Word = { since: '1.9', until: '1.12', size: 1, changes: { '1.11': { colour: 'red' }, '1.10': { size: 2, colour: 'blue' } } };
  const at = (release: string): readonly [number, string?] | undefined => {
    const there = entryIn(entry, release);
    return there && (there.colour === undefined ? [there.size] : [there.size, there.colour]);
  };
  assert.equal(at('1.8'), undefined);
  assert.deepEqual(at('1.9'), [1]);
  assert.deepEqual(at('1.10'), [2, 'blue']);
  assert.deepEqual(at('1.11'), [2, 'red']);
  assert.deepEqual(at('1.12'), [2, 'red']);
  assert.equal(at('1.13'), undefined);
  assert.equal(at('1.100'), undefined);
});

test('an entry without changes is itself, and entries of a release keep their names', () => {
  const [always, late]: Word[] = [{ size: 1 }, { since: '1.2', size: 2 }];
  assert.equal(entryIn(always as Word, '1.0'), always);
  assert.deepEqual(Object.keys(entriesIn({ always, late } as Record<string, Word>, '1.1')), ['always']);
  assert.deepEqual(Object.keys(entriesIn({ always, late } as Record<string, Word>, '1.2')), ['always', 'late']);
});

test('releases are compared by number, and without a name everything is there', () => {
  assert.ok(compareReleases('1.9', '1.10') < 0 && compareReleases('2.0', '1.99') > 0 && compareReleases('1.5', '1.5') === 0);
  assert.equal(releaseAfter('1.9'), '1.10');
  const shown = new ShownRelease('1.10');
  assert.deepEqual(
    ['1.9', '1.10', '1.11', '1.9'].map((since) => shown.has(since)),
    [true, true, false, true],
  );
  assert.ok(new ShownRelease().has('9.9'));
});

const definitionOf = (plural: string): ResourceDefinition => {
  const found = Object.values(catalogue.catalogue.resources).find(({ versions }) =>
    [...versions.values()].some((v) => v.plural === plural),
  );
  assert.ok(found);
  return found;
};

test('what a resource is in a release shares all that is the same in each', () => {
  const changing = Object.values(catalogue.catalogue.resources).filter(
    (resource) => resourceIn(resource, '1.21') !== resourceIn(resource, '1.36'),
  );
  assert.ok(changing.length > 0 && changing.length < Object.values(catalogue.catalogue.resources).length);
  assert.equal(resourceIn(definitionOf('configmaps'), '1.15'), definitionOf('configmaps'));
});

test('columns, subresources and verbs of a resource begin and end with releases', () => {
  const versionAt = (plural: string, release: string) => [...resourceIn(definitionOf(plural), release).versions.values()].at(-1);
  const subresources = (release: string) => versionAt('pods', release)?.subresources.map(({ name }) => name);
  assert.ok(!subresources('1.21')?.includes('resize') && subresources('1.36')?.includes('resize'));
  for (const resource of Object.values(catalogue.catalogue.resources))
    for (const release of ['1.15', '1.21', '1.25', '1.30', '1.36'])
      for (const [name, { columns, shownCells }] of resourceIn(resource, release).versions) {
        // Code fills the cells of all columns; those that are shown are named where some are not.
        const all = resource.versions.get(name)?.columns ?? [];
        assert.deepEqual(
          (shownCells ?? all.map((_, i) => i)).map((i) => all[i]?.name),
          columns.map((column) => column.name),
        );
      }
});
