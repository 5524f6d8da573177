/** Selectors of lists, tables and deletions beside objects that are stored: the product of terms and labels. */
import type { Sent } from '../client.js';
import { list, type Place, type StatefulCase, sent } from './case.js';

const collection = ({ namespace }: Place): string => `/api/v1/namespaces/${namespace}/configmaps`;
const TABLE = { Accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' };
const METADATA = { Accept: 'application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io' };

const STORED = 150;
const LABELS = 200;

/** Config maps with many labels, none of whose values a selector names. */
const stored = (place: Place, count = STORED): Sent[] =>
  list(count, (i) =>
    sent('POST', collection(place), {
      metadata: { name: `c${i}`, labels: Object.fromEntries(list(LABELS, (n) => [`key-${n}`, `v${i}`])) },
      data: { a: 'b' },
    }),
  );

const terms = (count: number, term: (i: number) => string): string => encodeURIComponent(list(count, term).join(','));

/** So many terms in a list of what is stored, asked for a few times. Lists of metadata answer with all labels, which are fair to be worked on. */
const selecting = (name: string, query: (size: number) => string, headers: Record<string, string> = {}, size = 300): StatefulCase => ({
  name: `a selector: ${name}`,
  sender: 'editor',
  size,
  ...(headers === METADATA ? { fairBytes: () => 10 * STORED * LABELS * '"key-100":"v100",'.length } : {}),
  scene: (place) => stored(place),
  requests: (place, n) => list(10, () => ({ method: 'GET', path: `${collection(place)}?${query(n)}`, headers })),
});

export const selectorCases: readonly StatefulCase[] = [
  selecting('many terms about labels', (n) => `labelSelector=${terms(n, (i) => `key-${i % LABELS} notin (a${i})`)}`),
  selecting('many values of one label', (n) => `labelSelector=${encodeURIComponent(`key-1 notin (${list(n, (i) => `a${i}`).join(',')})`)}`),
  selecting('many terms about the same label', (n) => `labelSelector=${terms(n, (i) => `key-1!=a${i}`)}`),
  selecting('many comparisons of numbers', (n) => `labelSelector=${terms(n, (i) => `key-1>${i}`)}`),
  selecting('many labels that are not there', (n) => `labelSelector=${terms(n, (i) => `!none-${i}`)}`),
  selecting('many terms about fields', (n) => `fieldSelector=${terms(n, (i) => `metadata.name!=a${i}`)}`),
  selecting('fields that are unknown', (n) => `fieldSelector=${terms(n, (i) => `a.b${i}=c`)}`),
  selecting('brackets that open', (n) => `labelSelector=${encodeURIComponent('('.repeat(n * 20))}`),
  selecting('commas', (n) => `labelSelector=${encodeURIComponent(`key in (${','.repeat(n * 20)})`)}`),
  selecting('spaces', (n) => `labelSelector=${encodeURIComponent(`key-1${' '.repeat(n * 20)}in${' '.repeat(n * 20)}(a)`)}`),
  selecting('backslashes in fields', (n) => `fieldSelector=${encodeURIComponent(`metadata.name!=${'\\\\'.repeat(n * 10)}`)}`),
  selecting('parameters that repeat', (n) => list(n, (i) => `labelSelector=key-1!=a${i}`).join('&')),
  selecting('of a table', (n) => `labelSelector=${terms(n, (i) => `key-${i % LABELS} notin (a${i})`)}`, TABLE),
  selecting('of metadata alone', (n) => `labelSelector=${terms(n, (i) => `key-${i % LABELS} notin (a${i})`)}`, METADATA),
  selecting('of pages', (n) => `limit=1&labelSelector=${terms(n, (i) => `key-${i % LABELS} in (a${i})`)}`),
  {
    name: 'a selector: of what is deleted',
    sender: 'editor',
    size: 300,
    scene: (place) => stored(place),
    requests: (place, n) =>
      list(10, () => ({ method: 'DELETE', path: `${collection(place)}?labelSelector=${terms(n, (i) => `key-${i % LABELS} in (a${i})`)}` })),
  },
  {
    name: 'a selector: of all namespaces, in pages',
    sender: 'operator',
    size: 100,
    scene: (place) => stored(place),
    requests: (_, n) =>
      list(10, () => ({
        method: 'GET',
        path: `/api/v1/configmaps?limit=2&labelSelector=${terms(n, (i) => `key-${i % LABELS} notin (a${i})`)}`,
      })),
  },
  {
    name: 'tables of many objects of many labels',
    sender: 'editor',
    size: 200,
    requests: (place, n) => [
      ...stored(place, n),
      ...list(5, () => ({ method: 'GET', path: `${collection(place)}?includeObject=Object`, headers: TABLE })),
    ],
  },
];
