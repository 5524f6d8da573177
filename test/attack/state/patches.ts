/** Patches of each kind whose work grows with what they are applied to: what they copy, move, merge and put in order. */
import { type CaseRequest, list, type Place, type StatefulCase, sent } from './case.js';
import { definition, placeOf, served, TEXT } from './definition.js';
import { groupOf } from './places.js';

const MERGE = 'application/merge-patch+json';
const STRATEGIC = 'application/strategic-merge-patch+json';
const JSON_PATCH = 'application/json-patch+json';
const APPLY = 'application/apply-patch+yaml';

const STORED = 20_000;
const patched = (name: string, size: number, patch: (size: number) => object, type: string): StatefulCase => ({
  name: `a long list: ${name}`,
  sender: 'editor',
  size,
  scene: ({ namespace }) => [
    sent('POST', `/api/v1/namespaces/${namespace}/configmaps`, {
      metadata: { name: 'many' },
      data: Object.fromEntries(list(STORED, (i) => [`k${i}`, ''])),
    }),
  ],
  requests: ({ namespace }, n) => list(3, () => sent('PATCH', `/api/v1/namespaces/${namespace}/configmaps/many`, patch(n), type)),
  // The patched object is checked and written.
  fairBytes: () => 3 * 30 * STORED,
});

const TEXTS = { type: 'object', additionalProperties: TEXT };

/** What an applier owned in one version is looked for in all others where it applies something else in another. */
const versioned: StatefulCase = {
  name: 'a long list: keys that are applied in one version and left out in another',
  sender: 'definer',
  size: 15_000,
  *requests(place: Place, n): Iterable<CaseRequest> {
    const schema = { openAPIV3Schema: { type: 'object', properties: { spec: TEXTS } } };
    yield definition(place, TEXTS, {}, [{ name: 'v2', served: true, storage: false, schema }]);
    yield* served(place);
    for (const [version, part] of [
      ['v1', 'a'],
      ['v2', 'b'],
      ['v1', 'a'],
    ] as const) {
      const spec = Object.fromEntries(list(n, (i) => [`${part}${i}`, '']));
      const path = `${placeOf(place).replace('/v1/', `/${version}/`)}/many?fieldManager=a&force=true`;
      yield sent('PATCH', path, { apiVersion: `${groupOf(place)}/${version}`, kind: 'Thing', metadata: { name: 'many' }, spec }, APPLY);
    }
  },
  // The keys that the second and the third give up are looked at like those that they send.
  fairBytes: (n) => 2 * 12 * n,
};

export const patchCases: readonly StatefulCase[] = [
  patched(
    'operations that insert at the front',
    4000,
    (n) => [
      { op: 'add', path: '/metadata/finalizers', value: list(STORED, (i) => `example.com/f${i}`) },
      ...list(n, (i) => ({ op: 'add', path: '/metadata/finalizers/0', value: `example.com/g${i}` })),
    ],
    JSON_PATCH,
  ),
  patched(
    'operations that take from the front',
    4000,
    (n) => [
      { op: 'add', path: '/metadata/finalizers', value: list(STORED, (i) => `example.com/f${i}`) },
      ...list(n, () => ({ op: 'remove', path: '/metadata/finalizers/0' })),
    ],
    JSON_PATCH,
  ),
  patched(
    'copies that double',
    9,
    (n) => [
      { op: 'add', path: '/metadata/annotations', value: { a: 'a'.repeat(1000) } },
      ...list(n * 2, (i) => ({ op: 'copy', from: '/metadata', path: `/metadata/x${i}` })),
    ],
    JSON_PATCH,
  ),
  patched('tests of all of an object', 4000, (n) => list(n, () => ({ op: 'test', path: '/data', value: null })), JSON_PATCH),
  patched('keys that are taken one by one', 4500, (n) => list(n, (i) => ({ op: 'remove', path: `/data/k${i}` })), JSON_PATCH),
  patched('keys that are set to null', 30_000, (n) => ({ data: Object.fromEntries(list(n, (i) => [`k${i}`, null])) }), MERGE),
  patched('finalizers that are merged', 20_000, (n) => ({ metadata: { finalizers: list(n, (i) => `example.com/f${i}`) } }), STRATEGIC),
  patched(
    'finalizers that are taken',
    15_000,
    (n) => ({
      metadata: {
        finalizers: list(n, (i) => `example.com/f${i}`),
        '$deleteFromPrimitiveList/finalizers': list(n, (i) => `example.com/f${i}`),
        '$setElementOrder/finalizers': list(n, (i) => `example.com/f${i}`),
      },
    }),
    STRATEGIC,
  ),
  patched(
    'owners that are merged by their keys',
    9_000,
    (n) => ({
      metadata: { ownerReferences: list(n, (i) => ({ uid: `u${i}`, apiVersion: 'v1', kind: 'A', name: 'a' })) },
    }),
    STRATEGIC,
  ),
  patched(
    'owners in another order',
    9_000,
    (n) => ({
      metadata: {
        ownerReferences: list(n, (i) => ({ uid: `u${i}`, $patch: 'delete' })),
        '$setElementOrder/ownerReferences': list(n, (i) => ({ uid: `u${n - i}` })),
      },
    }),
    STRATEGIC,
  ),
  versioned,
];
