/** Decoding in place says the same as decoding, whatever order the members come in. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { Diagnostics } from '../../codegen/diagnostics.js';
import { loadCatalogue } from '../../codegen/load.js';
import { reachedFrom, resourcesOf } from '../../codegen/model.js';
import { resolveModel } from '../../codegen/resolve.js';
import { catalogue } from '../../generated/catalogue.js';
import { canonicalize } from '../../runtime/codec/canonicalize.js';
import { DecodeError, decode, type JsonMap } from '../../runtime/codec/decode.js';
import type { StructStructure } from '../../runtime/model/definition/structure.js';
import { walked } from '../../runtime/model/later-items.js';
import type { Json } from '../../runtime/model/object.js';
import { ROOT } from '../support/root.js';
import { objectsOf } from '../versions/arbitrary.js';
import { asValid } from '../versions/valid.js';

const diagnostics = new Diagnostics();
const model = resolveModel(loadCatalogue(path.join(ROOT, 'catalog'), diagnostics), diagnostics)?.model;
assert.ok(model !== undefined, diagnostics.print());

/** The same value with the members of every object the other way round. */
const SORTED = { sorted: true, collapsed: false };

const turned = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, turned(member)]),
  );
};

const structureOf = async (hub: string, kind: string, apiVersion: string): Promise<StructStructure> => {
  const definition = catalogue.resources.find((r) => r.hub === hub && r.kind === kind)?.versions.get(apiVersion);
  assert.ok(definition !== undefined);
  return (await definition.load()).structure;
};

for (const { hub, kind } of resourcesOf(model).flatMap(({ hub, versions }) => versions.map((kind) => ({ hub, kind })))) {
  const isFree = [...reachedFrom([kind])].some(({ fields }) => fields.some(({ source }) => /rawextension/.test(source.type ?? '')));
  const structure = await structureOf(hub.version.apiVersion, kind.name, kind.version.apiVersion);
  test(`${kind.name} of ${kind.version.apiVersion} is the same in whatever order it came`, () => {
    fc.assert(
      fc.property(objectsOf(kind), (made) => {
        const canonical = decode(structure, asValid(made));
        const ordered = JSON.stringify(canonicalize(structure, structuredClone(canonical), SORTED));
        assert.deepEqual(JSON.parse(ordered), canonical);
        const again = canonicalize(structure, turned(canonical) as JsonMap, SORTED);
        assert.deepEqual(again, canonical);
        // Free-form data keeps the order it came in.
        if (!isFree) assert.equal(JSON.stringify(again), ordered);
        assert.equal(JSON.stringify(canonicalize(structure, JSON.parse(ordered) as JsonMap, SORTED)), ordered);
      }),
      { numRuns: 10 },
    );
  });
}

const pod = await structureOf('v1', 'Pod', 'v1');

const made = (spec: { [name: string]: Json }): JsonMap => ({
  kind: 'Pod',
  apiVersion: 'v1',
  metadata: { name: 'a', creationTimestamp: null },
  spec,
  status: {},
});

test('what is canonical already stays the same object', () => {
  const object = made({ containers: [{ name: 'c', resources: {} }] });
  assert.equal(canonicalize(pod, object), object);
});

const OUT_OF_ORDER: readonly (readonly [why: string, spec: { [name: string]: Json }, arranged: { [name: string]: Json }])[] = [
  ['a field without meaning goes', { containers: [], odd: 1 }, { containers: [] }],
  ['an empty text goes', { containers: [], hostname: '' }, { containers: [] }],
  ['null goes', { containers: [], hostname: null }, { containers: [] }],
  ['a pointer to nothing stays', { containers: [], priority: 0 }, { containers: [], priority: 0 }],
  ['what is always shown comes', {}, { containers: null }],
  ['maps are sorted', { containers: [], nodeSelector: { b: '1', a: '2' } }, { containers: [], nodeSelector: { a: '2', b: '1' } }],
  ['quantities are spelled one way', { containers: [], overhead: { cpu: '1000m' } }, { containers: [], overhead: { cpu: '1' } }],
  ['structs in lists are put in order', { containers: [{ resources: {}, name: 'c' }] }, { containers: [{ name: 'c', resources: {} }] }],
];
for (const [why, spec, arranged] of OUT_OF_ORDER)
  test(why, () => assert.equal(JSON.stringify(canonicalize(pod, made(spec), SORTED).spec), JSON.stringify(arranged)));

test('a list that is always shown becomes null where the stored form knows no empty ones', () => {
  assert.deepEqual(canonicalize(pod, made({ containers: [] }), { sorted: true, collapsed: true }).spec, { containers: null });
});

test('a value of a wrong type is refused', () => {
  assert.throws(() => canonicalize(pod, made({ containers: 'none' })), DecodeError);
  assert.throws(() => canonicalize(pod, made({ containers: [], hostNetwork: 'yes' })), DecodeError);
});

test('__proto__ is a name like any other', () => {
  const object = made({ containers: [], nodeSelector: JSON.parse('{"z":"1","__proto__":"2"}') as Json });
  assert.equal(JSON.stringify(canonicalize(pod, object, SORTED).spec), '{"containers":[],"nodeSelector":{"__proto__":"2","z":"1"}}');
});

const MANY = 2000;
const members = (value: (i: number) => Json, key = 'k'): JsonMap =>
  Object.fromEntries(Array.from({ length: MANY }, (_, i) => [`${key}${i}`, value(i)]));
const free = () => undefined;

const LARGE: readonly (readonly [kind: string, large: JsonMap])[] = [
  [
    'ConfigMap',
    { data: members((i) => `${i}`), binaryData: members(() => 'YQ=='), metadata: { labels: members((i) => `${i}`), name: 'large' } },
  ],
  ['ResourceQuota', { spec: { hard: members((i) => `${i}000m`) }, status: { hard: {} }, metadata: { annotations: members(() => '') } }],
];
for (const [kind, large] of LARGE)
  test(`large maps of a ${kind} are in turns what they are at once`, async () => {
    const structure = await structureOf('v1', kind, 'v1');
    const decoded = decode(structure, large);
    assert.deepEqual(await walked(free, (later) => decode(structure, large, later)), decoded);
    for (const collapsed of [false, true])
      for (const sorted of [false, true]) {
        const how = { sorted, collapsed };
        for (const given of [large, decoded, turned(decoded) as JsonMap]) {
          const atOnce = canonicalize(structure, structuredClone(given), how);
          const inTurns = await walked(free, (later) => canonicalize(structure, structuredClone(given), how, later));
          assert.equal(JSON.stringify(inTurns), JSON.stringify(atOnce));
        }
      }
  });

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

for (const [hub, kind, made] of [
  ['v1', 'ConfigMap', (key: string) => ({ data: members((i) => `${i}`, key) })],
  ['v1', 'ResourceQuota', (key: string) => ({ spec: { hard: members((i) => `${i}000m`, key) } })],
  [
    'apiextensions.k8s.io/v1beta1',
    'CustomResourceDefinition',
    (key: string) => ({
      spec: { versions: [{ name: 'v1', schema: { openAPIV3Schema: { properties: members(() => ({ type: 'string' }), key) } } }] },
    }),
  ],
] as const)
  for (const key of ['k', ''])
    test(`what is canonical of a ${kind} with ${key === '' ? 'numbers' : 'names'} as keys stays the object it is, so that it may be frozen`, async () => {
      const structure = await structureOf(hub, kind, hub.replace('v1beta1', 'v1'));
      const canonical = canonicalize(structure, decode(structure, made(key)), SORTED);
      const kept = frozen(structuredClone(canonical));
      for (const how of [SORTED, { sorted: false, collapsed: false }]) {
        assert.equal(canonicalize(structure, kept, how), kept);
        assert.equal(await walked(free, (later) => canonicalize(structure, kept, how, later)), kept);
      }
      assert.deepEqual(kept, canonical);
    });
