import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DependentIndex } from '../../runtime/controllers/garbage-collection/dependent-index.js';

const keysOf = (index: DependentIndex, uid: string): Set<string> =>
  new Set([...index.candidates(uid)].map(({ kind, key }) => `${kind} ${key}`));

test('an index names every dependent of an owner, whatever was added, taken out and swept', () => {
  const change = fc.record({ adds: fc.integer({ min: 0, max: 3 }), uid: fc.nat(5), kind: fc.nat(1), key: fc.nat(300) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 2000, size: 'max' }), (changes) => {
      const index = new DependentIndex();
      const model = new Map<string, Set<string>>();
      for (const { adds, uid: owner, kind, key: name } of changes) {
        const [uid, key] = [`uid-${owner}`, `/registry/things/${name}`];
        const known = model.get(uid) ?? new Set<string>();
        model.set(uid, known);
        const place = `${kind} ${key}`;
        if (adds > 0 && !known.has(place)) {
          index.add(uid, { kind, key });
          known.add(place);
        } else if (adds === 0 && known.delete(place)) index.remove(uid, { kind, key });
      }
      for (const [uid, known] of model) for (const place of known) assert.ok(keysOf(index, uid).has(place));
      index.sweep(({ kind }) => kind === 1);
      for (const [uid, known] of model) {
        const left = keysOf(index, uid);
        for (const place of known) assert.equal(left.has(place), place.startsWith('1 '));
      }
    }),
  );
});

for (const owners of [100, 100_000])
  test(`a hundred thousand references to ${owners} owners take under forty bytes each, and are taken out again`, () => {
    const index = new DependentIndex();
    const places = Array.from({ length: 100_000 }, (_, i) => ({ kind: 0, key: `/registry/pods/default/pod-${i}` }));
    const uidOf = (i: number): string => `00000000-0000-4000-8000-${String(i % owners).padStart(12, '0')}`;
    for (const [i, place] of places.entries()) index.add(uidOf(i), place);
    assert.ok(index.bytes / places.length < 40, `${index.bytes / places.length}`);
    for (const [i, place] of places.entries()) index.remove(uidOf(i), place);
    // Those that lie too deep to be worth looking for go with a sweep.
    assert.equal(index.needsSweep, index.size > 0);
    index.sweep(() => false);
    assert.equal(index.size, 0);
    assert.deepEqual([...index.candidates(uidOf(1))], []);
  });
