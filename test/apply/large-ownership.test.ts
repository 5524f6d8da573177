/** Objects near the largest size: ownership that makes them too large is left out, whoever writes them, unless it was applied. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type CommitResult, MemoryEngine, ValueTooLargeError, type Write } from '../../runtime/store/index.js';
import { TestServer } from '../support/server.js';

const MAPS = '/api/v1/namespaces/default/configmaps';

/** A store that takes values of up to so many bytes. */
class NarrowEngine extends MemoryEngine {
  override commit(write: Write): Promise<CommitResult> {
    if ((write.value?.length ?? 0) > 20_000) return Promise.reject(new ValueTooLargeError('the value is too large'));
    return super.commit(write);
  }
}

/** So many keys whose names take as much room in the ownership as in the data. */
const data = (count: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`${'a-key-that-is-long-so-that-a-set-of-fields-is-large-'.padEnd(70, 'x')}${i}`, 'A']),
  );
const LARGE = data(9999);

let server: TestServer;
before(async () => {
  server = await TestServer.start();
});
after(() => server.close());

const isStoredWithout = async (name: string, keys = 9999, at = server): Promise<void> => {
  const { metadata, data: stored } = (await at.ask(`${MAPS}/${name}`)).json;
  assert.equal(metadata.managedFields, undefined);
  assert.equal(Object.keys(stored).length, keys);
};

test('a create whose ownership alone makes it too large is stored without', async () => {
  const answer = await server.create(MAPS, { metadata: { name: 'created' }, data: LARGE });
  assert.equal(answer.status, 201, answer.text.slice(0, 200));
  assert.equal(answer.json.metadata.managedFields, undefined);
  await isStoredWithout('created');
  const dry = await server.create(`${MAPS}?dryRun=All`, { metadata: { name: 'dry' }, data: LARGE });
  assert.equal(dry.status, 201);
  assert.equal(dry.json.metadata.managedFields, undefined);
});

test('so are an update and a patch, and nothing is tracked again until somebody applies', async () => {
  await server.create(MAPS, { metadata: { name: 'updated' } });
  const put = await server.ask(`${MAPS}/updated`, { method: 'PUT', body: { metadata: { name: 'updated' }, data: LARGE } });
  assert.equal(put.status, 200, put.text.slice(0, 200));
  await isStoredWithout('updated');
  await server.create(MAPS, { metadata: { name: 'patched' } });
  const merge = { 'Content-Type': 'application/merge-patch+json' };
  const patch = await server.ask(`${MAPS}/patched`, { method: 'PATCH', headers: merge, body: { data: LARGE } });
  assert.equal(patch.status, 200, patch.text.slice(0, 200));
  await isStoredWithout('patched');
  const small = await server.ask(`${MAPS}/patched`, { method: 'PATCH', headers: merge, body: { metadata: { labels: { a: 'b' } } } });
  assert.equal(small.json.metadata.managedFields, undefined);
});

test('an apply is refused, as is what is too large by itself', async () => {
  const apply = { 'Content-Type': 'application/apply-patch+yaml' };
  const body = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'applied' }, data: LARGE };
  const applied = await server.ask(`${MAPS}/applied?fieldManager=m`, { method: 'PATCH', headers: apply, body });
  assert.equal(applied.status, 413);
  assert.equal((await server.create(MAPS, { metadata: { name: 'huge' }, data: data(20_000) })).status, 413);
});

test('a store that takes less is asked to take the object without ownership, too', async () => {
  const narrow = await TestServer.start({ engine: new NarrowEngine() });
  try {
    assert.equal((await narrow.create(MAPS, { metadata: { name: 'a' }, data: data(150) })).status, 201);
    await isStoredWithout('a', 150, narrow);
  } finally {
    await narrow.close();
  }
});
