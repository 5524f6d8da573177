/** Patches of each kind whose work grows with what they are applied to: what they copy, move, merge and put in order. */
import { list, type StatefulCase, sent } from './case.js';

const MERGE = 'application/merge-patch+json';
const STRATEGIC = 'application/strategic-merge-patch+json';
const JSON_PATCH = 'application/json-patch+json';

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
];
