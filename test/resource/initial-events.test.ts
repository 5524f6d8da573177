/** Watches and lists of later releases: initial events and their rules, bookmarks, and metadata that was never set. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TestServer } from '../support/server.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const END = 'k8s.io/initial-events-end';
const BEGIN = 'sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true';

// biome-ignore lint/suspicious/noExplicitAny: events carry objects of any shape
type Told = { readonly type: string; readonly object: any };

interface Group {
  readonly preferredVersion: { readonly groupVersion: string };
}

describe('with the gate WatchList', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({ release: '1.36' });
    await server.create(MAPS, { metadata: { name: 'a' } });
    await server.create(MAPS, { metadata: { name: 'b' } });
  });
  after(() => server.close());

  async function told(query: string, count: number, headers: Record<string, string> = {}): Promise<Told[]> {
    const watch = server.watch(`${MAPS}?watch=1&${query}`, { headers });
    const seen: Told[] = [];
    while (seen.length < count) seen.push((await watch.next()) as Told);
    watch.close();
    return seen;
  }

  it('a watch of the state ends it with an annotated bookmark, whether it asked for initial events or not', async () => {
    for (const query of [BEGIN, 'allowWatchBookmarks=true', 'allowWatchBookmarks=true&resourceVersion=0']) {
      const events = await told(query, 3);
      assert.deepEqual(
        events.map(({ type }) => type),
        ['ADDED', 'ADDED', 'BOOKMARK'],
      );
      assert.deepEqual(events[2]?.object.metadata.annotations, { [END]: 'true' });
    }
  });

  it('bookmarks have no creation time', async () => {
    const [, , bookmark] = await told(BEGIN, 3);
    assert.doesNotMatch(JSON.stringify(bookmark), /creationTimestamp/);
  });

  it('tables tell of their columns once, also where a bookmark comes first', async () => {
    const Accept = 'application/json;as=Table;v=v1;g=meta.k8s.io';
    const events = await told(BEGIN, 3, { Accept });
    assert.deepEqual(
      events.map(({ object }) => object.columnDefinitions !== null),
      [true, false, false],
    );
    const [only] = await told(`${BEGIN}&fieldSelector=metadata.name%3Dnone`, 1, { Accept });
    assert.ok(Array.isArray(only?.object.columnDefinitions));
  });

  it('the row of a bookmark has something in each column of texts, of every kind', async () => {
    const Accept = 'application/json;as=Table;v=v1;g=meta.k8s.io';
    const { json: groups } = await server.ask('/apis');
    const roots = ['/api/v1', ...groups.groups.map(({ preferredVersion }: Group) => `/apis/${preferredVersion.groupVersion}`)];
    const watchable: string[] = [];
    for (const root of roots) {
      const { json } = await server.ask(root);
      for (const { name, verbs } of json.resources as { name: string; verbs: string[] }[])
        if (verbs.includes('watch') && !name.includes('/')) watchable.push(`${root}/${name}`);
    }
    const none = 'fieldSelector=metadata.name%3Dno-object-has-this-name&timeoutSeconds=1';
    const answers = await Promise.all(watchable.map((path) => server.ask(`${path}?watch=1&${BEGIN}&${none}`, { headers: { Accept } })));
    for (const [i, { status, text }] of answers.entries()) {
      const path = watchable[i];
      assert.equal(status, 200, path);
      const { type, object } = JSON.parse(text.split('\n')[0] ?? '') as Told;
      assert.equal(type, 'BOOKMARK', path);
      const [row] = object.rows;
      object.columnDefinitions.forEach(({ name, type: shown }: { name: string; type: string }, k: number) => {
        if (shown === 'string') assert.notEqual(row.cells[k], null, `${path}: ${name}`);
      });
    }
    assert.ok(watchable.length > 50, `${watchable.length} kinds`);
  });

  it('a version that does not come is told of on the stream', async () => {
    const [event] = await told(`${BEGIN}&resourceVersion=99999999`, 1);
    assert.deepEqual([event?.type, event?.object.code, event?.object.reason], ['ERROR', 504, 'Timeout']);
  });

  for (const [query, messages] of [
    ['watch=1&resourceVersionMatch=NotOlderThan', ['resourceVersionMatch is forbidden for watch unless sendInitialEvents is provided']],
    [
      'watch=1&resourceVersionMatch=Exact&resourceVersion=1',
      ['resourceVersionMatch is forbidden for watch unless sendInitialEvents is provided', '"Exact"'],
    ],
    ['watch=1&sendInitialEvents=true', ['sendInitialEvents requires setting resourceVersionMatch to NotOlderThan']],
    ['sendInitialEvents=false', ['sendInitialEvents is forbidden for list']],
  ] as const)
    it(`refuses ${query}`, async () => {
      const { status, json } = await server.ask(`${MAPS}?${query}`);
      assert.equal(status, 422);
      assert.equal(json.details.causes.length, messages.length);
      for (const [i, message] of messages.entries()) assert.ok(json.details.causes[i].message.includes(message));
    });

  it('paths below /watch/ are held to the rules of lists', async () => {
    const { json } = await server.ask('/api/v1/watch/namespaces/default/configmaps?sendInitialEvents=true');
    assert.equal(json.details.causes[0].field, 'sendInitialEvents');
  });

  it('chunks of metadata tell how many items remain', async () => {
    const headers = { Accept: 'application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io' };
    assert.equal((await server.ask(`${MAPS}?limit=1`, { headers })).json.metadata.remainingItemCount, 1);
  });

  it('templates have no creation time, and come back from storage without one', async () => {
    const template = { metadata: { labels: { app: 'a' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };
    const spec = { selector: { matchLabels: { app: 'a' } }, template };
    const path = '/apis/apps/v1/namespaces/default/deployments';
    const made = await server.create(path, { metadata: { name: 'd' }, spec });
    assert.deepEqual(made.json.spec.template.metadata, { labels: { app: 'a' } });
    assert.notEqual(made.json.metadata.creationTimestamp, undefined);
    const sent = {
      ...made.json,
      spec: { ...made.json.spec, template: { ...template, metadata: { ...template.metadata, creationTimestamp: null } } },
    };
    const put = await server.ask(`${path}/d`, { method: 'PUT', body: sent });
    assert.equal(put.json.metadata.resourceVersion, made.json.metadata.resourceVersion);
  });

  it('failures are indented where the client accepts no form of theirs', async () => {
    const headers = { Accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' };
    const { text } = await server.ask(`${MAPS}/none`, { headers });
    assert.match(text, /^\{\n {2}"kind": "Status",/);
  });
});

describe('without the gate WatchList', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({ release: '1.30' });
  });
  after(() => server.close());

  it('initial events are refused', async () => {
    const { status, text } = await server.ask(`${MAPS}?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan`);
    assert.equal(status, 422);
    assert.match(text, /unless the WatchList feature gate is enabled/);
  });

  it('a watch that may not ask for them is told so, also where it asks for a form that no stream has', async () => {
    const Accept = 'application/yaml';
    assert.equal((await server.ask(`${MAPS}?watch=1&${BEGIN}`, { headers: { Accept } })).status, 422);
    assert.equal((await server.ask(`${MAPS}?watch=1`, { headers: { Accept } })).status, 406);
  });
});

describe('before initial events were known', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({ release: '1.25' });
  });
  after(() => server.close());

  it('lists pass over them', async () => assert.equal((await server.ask(`${MAPS}?sendInitialEvents=true`)).status, 200));

  it('objects of later kinds keep the null of a creation time in templates', async () => {
    const template = { metadata: { labels: { app: 'a' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };
    const made = await server.create('/apis/apps/v1/namespaces/default/deployments', {
      metadata: { name: 'd' },
      spec: { selector: { matchLabels: { app: 'a' } }, template },
    });
    assert.equal(made.json.spec.template.metadata.creationTimestamp, null);
  });
});
