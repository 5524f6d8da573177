/** Lists, watches and deletes by selectors that are asked for often: an index answers them, and nothing of the answers tells. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestServer } from '../support/server.js';

const PODS = '/api/v1/namespaces/default/pods';
const COUNT = 300;
/** Scans until the index is there: each looks in vain at most of the pods. */
const OFTEN = 4;

interface Named {
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
  readonly spec: { readonly nodeName?: string };
}

let server: TestServer;

before(async () => {
  server = await TestServer.start({ release: '1.36' });
  await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
  for (let i = 0; i < COUNT; i += 1) {
    const made = await server.create(PODS, {
      metadata: { name: `p-${String(i).padStart(3, '0')}`, labels: { shard: String(i % 10), ...(i % 3 === 0 ? { extra: '' } : {}) } },
      spec: {
        automountServiceAccountToken: false,
        containers: [{ name: 'c', image: 'i' }],
        ...(i % 4 === 0 ? { nodeName: `n${i % 20}` } : {}),
      },
    });
    assert.equal(made.status, 201);
  }
});
after(() => server.close());

const names = (items: readonly Named[]): string[] => items.map(({ metadata }) => metadata.name);
const list = async (query: string) => (await server.ask(`${PODS}?${query}`)).json;

/** Objects that lists of pods went by so far. */
async function wentBy(): Promise<number> {
  const text = (await server.ask('/metrics')).text;
  return Number(/^apiserver_cache_list_fetched_objects_total\{[^}]*"\/pods"[^}]*\} (\d+)/m.exec(text)?.[1]);
}

const selectors: readonly [string, (pod: Named) => boolean][] = [
  ['labelSelector=shard%3D7', ({ metadata }) => metadata.labels?.shard === '7'],
  ['labelSelector=shard+in+(1,2)', ({ metadata }) => ['1', '2'].includes(metadata.labels?.shard ?? '')],
  ['labelSelector=shard%3D3,extra', ({ metadata }) => metadata.labels?.shard === '3' && metadata.labels.extra !== undefined],
  ['labelSelector=extra%3D', ({ metadata }) => metadata.labels?.extra === ''],
  ['labelSelector=shard%3Dnone', () => false],
  ['fieldSelector=spec.nodeName%3Dn4', ({ spec }) => spec.nodeName === 'n4'],
  ['fieldSelector=spec.nodeName%3D', ({ spec }) => spec.nodeName === undefined],
  ['fieldSelector=metadata.name%3Dp-123', ({ metadata }) => metadata.name === 'p-123'],
  ['fieldSelector=metadata.name%3Dp-123,spec.nodeName%3Dn4', () => false],
];

for (const [query, matches] of selectors)
  test(`${decodeURIComponent(query)}: whole and in chunks, by a scan and by an index`, async () => {
    const all: Named[] = (await list('')).items;
    const expected = names(all.filter(matches));
    for (let i = 0; i < OFTEN; i += 1) assert.deepEqual(names((await list(query)).items), expected);
    const chunked: string[] = [];
    for (let next = ''; ; ) {
      const page = await list(`${query}&limit=7&continue=${next}`);
      chunked.push(...names(page.items));
      next = encodeURIComponent(page.metadata.continue ?? '');
      assert.equal(page.metadata.remainingItemCount, undefined);
      if (next === '') break;
      assert.equal(page.items.length, 7);
    }
    assert.deepEqual(chunked, expected);
  });

test('an index goes by what matches and nothing else', async () => {
  for (let i = 0; i < OFTEN; i += 1) await list('labelSelector=shard%3D7');
  const before = await wentBy();
  await list('labelSelector=shard%3D7');
  assert.equal((await wentBy()) - before, COUNT / 10);
});

test('a chunk ends the list only where no pod of any label follows', async () => {
  const { metadata } = await list('labelSelector=shard%3D7&limit=30');
  assert.notEqual(metadata.continue, undefined, 'the last pod has another label');
  const last = await list('labelSelector=shard%3D9&limit=30');
  assert.equal(last.metadata.continue, undefined);
});

test('what is labelled anew is found at once', async () => {
  const patch = { metadata: { labels: { shard: '7' } } };
  await server.ask(`${PODS}/p-000`, { method: 'PATCH', body: patch, headers: { 'Content-Type': 'application/merge-patch+json' } });
  assert.equal(names((await list('labelSelector=shard%3D7')).items)[0], 'p-000');
  assert.ok(!names((await list('labelSelector=shard%3D0')).items).includes('p-000'));
});

/** The names of the first events of a watch. */
async function watched(query: string, count: number): Promise<string[]> {
  const watch = server.watch(`${PODS}?watch=1&${query}`);
  const out: string[] = [];
  while (out.length < count) out.push(...names([(await watch.next()).object as unknown as Named]));
  watch.close();
  return out;
}

test('a watch begins with the state that a list shows', async () => {
  const shown = names((await list('labelSelector=shard%3D7')).items);
  assert.deepEqual(await watched('labelSelector=shard%3D7', shown.length), shown);
  assert.deepEqual(await watched('fieldSelector=metadata.name%3Dp-042', 1), ['p-042']);
});

test('a collection is deleted by label', async () => {
  await server.ask(`${PODS}?labelSelector=shard%3D5&gracePeriodSeconds=0`, { method: 'DELETE' });
  const left: Named[] = (await list('')).items;
  assert.equal(left.length, COUNT - COUNT / 10);
  assert.ok(left.every(({ metadata }) => metadata.labels?.shard !== '5'));
});
