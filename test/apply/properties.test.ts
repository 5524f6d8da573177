/** What holds for all configurations. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compare } from '../../runtime/apply/merging/compare.js';
import { claimedFields } from '../../runtime/apply/ownership/claimed-fields.js';
import { readEntries } from '../../runtime/apply/ownership/claims.js';
import { difference, type FieldSet, intersection, union } from '../../runtime/apply/ownership/field-set.js';
import { decodeFieldSet, encodeFieldSet } from '../../runtime/apply/ownership/fields-v1.js';
import { SYSTEM_FIELDS } from '../../runtime/apply/ownership/ownership.js';
import { structShapeOf } from '../../runtime/apply/shape.js';
import type { Json, JsonObject } from '../../runtime/model/object.js';
import { WORKLOAD, World } from './world.js';

const shape = structShapeOf(WORKLOAD);
const word = fc.constantFrom('a', 'b', 'c', '__proto__');
const labels = fc.dictionary(word, fc.constantFrom('1', '2'), { maxKeys: 3, noNullPrototype: true });
const keyed = (item: fc.Arbitrary<object>): fc.Arbitrary<JsonObject[]> =>
  fc.uniqueArray(item as fc.Arbitrary<JsonObject>, {
    maxLength: 3,
    selector: ({ name, port, protocol = 'TCP' }) => JSON.stringify(port === undefined ? name : [port, protocol]),
  });
const env = fc.record({ name: word, value: fc.constantFrom('1', '2') }, { requiredKeys: ['name'] });
const port = fc.record({ port: fc.constantFrom(1, 2), protocol: fc.constantFrom('TCP', 'UDP') }, { requiredKeys: ['port'] });
const container = fc.record(
  {
    name: word,
    image: fc.constantFrom('1', '2'),
    args: fc.array(word, { maxLength: 2 }),
    limits: labels,
    env: keyed(env),
    ports: keyed(port),
  },
  { requiredKeys: ['name'] },
);
const spec = fc.record(
  {
    replicas: fc.constantFrom(1, 2, 3),
    paused: fc.constant(true),
    selector: fc.record({ matchLabels: labels }),
    containers: keyed(container),
    nodeSelector: labels,
    options: labels,
  },
  { requiredKeys: [] },
);
const metadata = fc.record({ labels, finalizers: fc.uniqueArray(word, { maxLength: 3 }) }, { requiredKeys: [] });
const config = fc.record({ metadata, spec }, { requiredKeys: [] }) as unknown as fc.Arbitrary<JsonObject>;

/** Configurations in which nothing is empty: `{}` claims a whole that a canonical object does not show. */
const isFull = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.keys(value).length > 0 && Object.values(value).every(isFull));
const full = config.filter(isFull);

const world = (): World => new World({ structure: WORKLOAD });
const claimsOf = (w: World) => readEntries(w.entries).claims;
const fieldsOf = (w: World, id: string): FieldSet | undefined => claimsOf(w).get(id)?.fields;
const apply = (manager: string) => JSON.stringify({ manager, operation: 'Apply' });
const holds = (...args: Parameters<typeof fc.assert>): void => void fc.assert(args[0], { numRuns: 300, ...args[1] });

test('applying twice changes nothing', () => {
  holds(
    fc.property(config, config, (other, mine) => {
      const w = world();
      w.apply('other', other);
      w.apply('me', mine, true);
      const before = w.object;
      w.second = 9;
      const { object, changed } = w.apply('me', mine, true);
      assert.equal(changed, false);
      assert.equal(object, before);
    }),
  );
});

test('the order of appliers that do not conflict does not matter', () => {
  holds(
    fc.property(full, full, (one, two) => {
      const [ab, ba] = [world(), world()];
      try {
        ab.apply('a', one);
        ab.apply('b', two);
        ba.apply('b', two);
        ba.apply('a', one);
      } catch {
        return;
      }
      assert.deepEqual(ab.owners, ba.owners);
      const changes = compare(ab.state, ba.state, shape, { repeats: 'refused' });
      assert.ok(changes.added.isEmpty && changes.removed.isEmpty, 'the same fields and items');
      assert.ok(changes.modified.isEmpty, 'with the same values');
    }),
  );
});

test('an applier owns all that it sent, whoever wrote before', () => {
  holds(
    fc.property(config, config, config, (first, second, mine) => {
      const w = world();
      w.put('u', first);
      w.apply('a', second, true);
      w.apply('me', mine, true);
      const sent = difference(
        claimedFields({ ...mine, metadata: { name: 'x', ...(mine.metadata as JsonObject) } }, shape, 'refused'),
        SYSTEM_FIELDS,
      );
      const owned = fieldsOf(w, apply('me'));
      assert.deepEqual(owned === undefined ? {} : encodeFieldSet(owned), encodeFieldSet(sent));
    }),
  );
});

test('a field that an update writes is owned by its writer', () => {
  holds(
    fc.property(config, config, (first, second) => {
      const w = world();
      w.apply('a', first);
      const before = w.object as unknown as Json;
      w.put('u', second);
      if (w.entries.length === 0) return;
      const written = difference(compare(before, w.object as unknown as Json, shape, { repeats: 'refused' }).set, SYSTEM_FIELDS);
      const owned = fieldsOf(w, JSON.stringify({ manager: 'u', operation: 'Update', apiVersion: 'v1' }));
      assert.ok(difference(written, owned ?? decodeFieldSet({})?.fields ?? written).isEmpty);
    }),
  );
});

test('giving up fields never touches what other appliers own', () => {
  holds(
    fc.property(full, full, full, (others, mine, next) => {
      const w = world();
      w.apply('me', mine);
      w.apply('other', others, true);
      const before = { ...w.state };
      const owned = fieldsOf(w, apply('other'));
      try {
        w.apply('me', next);
      } catch {
        return;
      }
      const changes = compare(before, w.state, shape, { repeats: 'refused' });
      if (owned !== undefined) assert.ok(intersection(owned, union(changes.set, changes.removed)).isEmpty);
      assert.deepEqual(fieldsOf(w, apply('other')), owned);
    }),
  );
});

test('nobody owns what is not there', () => {
  const steps = fc.array(fc.record({ by: fc.constantFrom('a', 'b', 'c'), how: fc.constantFrom('apply', 'put'), what: config }), {
    maxLength: 6,
  });
  holds(
    fc.property(steps, (taken) => {
      const w = world();
      for (const { by, how, what } of taken) {
        w.second++;
        if (how === 'apply') w.apply(by, what, true);
        else w.put(by, what);
      }
      const there = compare({ kind: 'x' }, w.object === undefined ? {} : (w.object as unknown as Json), shape, { repeats: 'refused' }).set;
      for (const { operation, fields } of claimsOf(w).values()) {
        if (operation === 'Update') assert.ok(difference(fields, there).isEmpty, 'updaters own only what exists');
      }
    }),
  );
});
