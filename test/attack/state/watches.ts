/** Watches whose selectors ask for much, while what they watch is written. */
import { list, type Place, type StatefulCase, sent } from './case.js';

const WRITES = 30;

const collection = ({ namespace }: Place): string => `/api/v1/namespaces/${namespace}/configmaps`;

/** So many watches, each with a query of its own, and then writes of objects with many labels. */
const watching = (name: string, query: (i: number) => string, size = 900): StatefulCase => ({
  name: `watches ${name}`,
  sender: 'editor',
  size,
  watches: (place, count) => list(count, (i) => `${collection(place)}?watch=true&${query(i)}`),
  requests: (place) =>
    list(WRITES, (i) =>
      sent('POST', collection(place), {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name: `c${i}`, labels: Object.fromEntries(list(400, (n) => [`key-${n}`, `v${i}`])) },
      }),
    ),
  // What the watches are told is paid for when they are opened.
  fairBytes: (count) => WRITES * 1_000 * count,
});

const terms = (count: number, term: (i: number) => string): string => encodeURIComponent(list(count, term).join(','));

export const watchCases: readonly StatefulCase[] = [
  watching('of 400 keys each', (i) => `labelSelector=${terms(400, (n) => `key-${n} notin (a${i})`)}`),
  watching(
    'of one key and 400 values',
    (i) => `labelSelector=${encodeURIComponent(`key-1 notin (${list(400, (n) => `a${n}b${i}`).join(',')})`)}`,
  ),
  watching('of 400 fields', (i) => `fieldSelector=${terms(400, (n) => `metadata.name!=a${n}b${i}`)}`),
  watching('of the same 400 keys', () => `labelSelector=${terms(400, (n) => `key-${n} notin (a)`)}`),
  watching('of everything', () => 'resourceVersion=0', 100),
];
