/** Watches that ask for the same share one filter, which looks at an object once for all of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VersionDefinition } from '../../runtime/model/definition/definition.js';
import type { Item } from '../../runtime/resource/item.js';
import { SharedFilters } from '../../runtime/resource/selecting/shared-filters.js';
import { listOptions } from '../../runtime/resource/writes/options.js';

const VERSION = { group: '', version: 'v1', namespaced: true, selectableFields: [] } as unknown as VersionDefinition;
const asking = (labelSelector: string) => listOptions(new URLSearchParams({ labelSelector }));

/** An item that counts how often its labels are looked at. */
function watched(labels: Record<string, string>): { item: Item; looks: () => number } {
  let looks = 0;
  const item = {
    get labels() {
      looks += 1;
      return labels;
    },
  };
  return { item: item as unknown as Item, looks: () => looks };
}

test('an object before and one after a change are each looked at once, however many watches ask for the same', () => {
  const filters = new SharedFilters();
  const [before, after] = [watched({ a: 'b' }), watched({ a: 'c' })];
  for (let i = 0; i < 50; i += 1) {
    const { filter } = filters.of(VERSION, asking('a=b'));
    assert.equal(filter?.(before.item), true);
    assert.equal(filter?.(after.item), false);
  }
  assert.equal(before.looks(), 1);
  assert.equal(after.looks(), 1);
});

test('watches that ask for something else have filters of their own, and whoever asks for nothing has none', () => {
  const filters = new SharedFilters();
  const { item } = watched({ a: 'b' });
  assert.equal(filters.of(VERSION, asking('a=b')).filter?.(item), true);
  assert.equal(filters.of(VERSION, asking('a!=b')).filter?.(item), false);
  assert.equal(filters.of(VERSION, asking('')).filter, undefined);
});
