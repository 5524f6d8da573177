/** A server whose cache is behind the store, as when another server writes and the store's events are late, answers what is true of the store. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { LateEngine } from '../support/late-engine.js';
import { TestServer } from '../support/server.js';
import { SharedEngine } from '../support/shared-engine.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const DEPLOYMENTS = '/apis/apps/v1/namespaces/default/deployments';

const deployment = (replicas: number) => ({
  spec: {
    replicas,
    selector: { matchLabels: { a: 'b' } },
    template: { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i' }] } },
  },
});

const patch = (server: TestServer, path: string, body: object) =>
  server.ask(path, { method: 'PATCH', body, headers: { 'Content-Type': 'application/merge-patch+json' } });

describe('a server whose cache is behind', () => {
  const store = new SharedEngine();
  const view = new LateEngine(store);
  let other: TestServer;
  let late: TestServer;
  let number = 0;
  before(async () => {
    other = await TestServer.start({ engine: store });
    late = await TestServer.start({ engine: view });
    // Caches that are loaded by the first use of each are loaded before anything is held back.
    for (const [path, of] of [
      [MAPS, { data: { k: '1' } }],
      [DEPLOYMENTS, deployment(1)],
    ] as const) {
      await late.create(path, { metadata: { name: 'first' }, ...of });
      await patch(late, `${path}/first`, { metadata: { labels: { a: 'b' } } });
      await late.ask(`${path}/first/scale`);
      await late.ask(`${path}/first`, { method: 'DELETE' });
    }
  });
  after(async () => {
    view.release();
    await Promise.all([late.close(), other.close()]);
  });
  /** The name of an object that both servers know, and its path. */
  let at: string;
  beforeEach(async () => {
    view.release();
    number += 1;
    at = `${MAPS}/m-${number}`;
    await other.create(MAPS, { metadata: { name: `m-${number}` }, data: { k: '1' } });
    await late.ask(at);
    view.hold();
  });

  const changed = async (): Promise<{ metadata: { resourceVersion: string } }> => {
    const { json } = await patch(other, at, { data: { k: '2' } });
    return json;
  };

  test('takes an update of the newest version, and refuses one of the version that it shows', async () => {
    const shown = (await late.ask(`${at}?resourceVersion=0`)).json;
    assert.equal(shown.data.k, '1');
    const newest = await changed();
    const refused = await late.ask(at, { method: 'PUT', body: { ...shown, data: { k: '3' } } });
    assert.equal(refused.status, 409, refused.text);
    const taken = await late.ask(at, { method: 'PUT', body: { ...newest, data: { k: '3' } } });
    assert.equal(taken.status, 200, taken.text);
    assert.equal((await other.ask(at)).json.data.k, '3');
  });

  test('patches what is stored', async () => {
    await changed();
    const patched = await patch(late, at, { data: { more: '4' } });
    assert.deepEqual(patched.json.data, { k: '2', more: '4' });
  });

  test('finds, changes and deletes what it has not been told of', async () => {
    const name = `unseen-${number}`;
    await other.create(MAPS, { metadata: { name }, data: { k: '1' } });
    assert.equal((await late.ask(`${MAPS}/${name}`)).status, 200);
    const patched = await patch(late, `${MAPS}/${name}`, { data: { k: '2' } });
    assert.equal(patched.status, 200, patched.text);
    view.hold();
    await patch(other, `${MAPS}/${name}`, { data: { k: '3' } });
    assert.equal((await late.ask(`${MAPS}/${name}`, { method: 'DELETE' })).status, 200);
    assert.equal((await other.ask(`${MAPS}/${name}`)).status, 404);
  });

  test('says of what is gone that it is not there', async () => {
    await other.ask(at, { method: 'DELETE' });
    assert.equal((await late.ask(at, { method: 'DELETE' })).status, 404);
    assert.equal((await patch(late, at, { data: { k: '5' } })).status, 404);
  });

  test('shows and changes the scale of what it has not been told of', async () => {
    const name = `scaled-${number}`;
    await other.create(DEPLOYMENTS, { metadata: { name }, ...deployment(2) });
    assert.equal((await late.ask(`${DEPLOYMENTS}/${name}/scale`)).json.spec.replicas, 2);
    const scaled = await patch(late, `${DEPLOYMENTS}/${name}/scale`, { spec: { replicas: 3 } });
    assert.equal(scaled.status, 200, scaled.text);
    assert.equal((await other.ask(`${DEPLOYMENTS}/${name}`)).json.spec.replicas, 3);
  });
});
