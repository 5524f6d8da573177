/** Every row of specification 1's tables for resourceVersion in get and list, and what continue tokens hold. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Answer, TestServer } from '../support/server.js';

const MAPS = '/api/v1/namespaces/default/configmaps';

let server: TestServer;
/** Revisions at which a, b and c had been made, and at which b had been changed. */
const at: Record<'a' | 'b' | 'c' | 'changed', string> = { a: '', b: '', c: '', changed: '' };
let token = '';

const create = async (name: string, data: string): Promise<string> =>
  (await server.create(MAPS, { metadata: { name }, data: { k: data } })).json.metadata.resourceVersion;
const patch = async (name: string, data: string): Promise<string> => {
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  return (await server.ask(`${MAPS}/${name}`, { method: 'PATCH', headers, body: { data: { k: data } } })).json.metadata.resourceVersion;
};
const shown = (answer: Answer): string =>
  answer.status === 200
    ? answer.json.items.map((i: { metadata: { name: string }; data: { k: string } }) => `${i.metadata.name}${i.data.k}`).join(' ')
    : String(answer.status);

before(async () => {
  server = await TestServer.start();
  at.a = await create('a', '1');
  at.b = await create('b', '1');
  at.c = await create('c', '1');
  at.changed = await patch('b', '2');
  token = (await server.ask(`${MAPS}?limit=1`)).json.metadata.continue;
  await patch('c', '2');
  await create('d', '1');
});
after(() => server.close());

const NEWEST = 'a1 b2 c2 d1';

describe('a list shows the state that the table gives', () => {
  const rows: readonly [match: string, limit: string, token: boolean, version: '' | '0' | 'c' | 'past the newest', shows: string][] = [
    ['', '', false, '', NEWEST],
    ['', '', false, '0', NEWEST],
    ['', '', false, 'c', NEWEST],
    ['', '2', false, '', 'a1 b2'],
    ['', '2', false, '0', NEWEST],
    ['', '2', false, 'c', 'a1 b1'],
    ['', '1', true, '', 'b2'],
    ['', '1', true, '0', 'b2'],
    ['', '1', true, 'c', '400'],
    ['Exact', '', false, '', '422'],
    ['Exact', '', false, '0', '422'],
    ['Exact', '', false, 'c', 'a1 b1 c1'],
    ['Exact', '2', false, '', '422'],
    ['Exact', '2', false, '0', '422'],
    ['Exact', '2', false, 'c', 'a1 b1'],
    ['Exact', '1', true, 'c', '422'],
    ['NotOlderThan', '', false, '', '422'],
    ['NotOlderThan', '', false, '0', NEWEST],
    ['NotOlderThan', '', false, 'c', NEWEST],
    ['NotOlderThan', '2', false, '', '422'],
    ['NotOlderThan', '2', false, '0', NEWEST],
    ['NotOlderThan', '2', false, 'c', 'a1 b2'],
    ['NotOlderThan', '1', true, 'c', '422'],
    ['Newest', '', false, 'c', '422'],
  ];
  for (const [match, limit, continued, version, shows] of rows) {
    const says = [match === '' ? 'no match' : match, limit === '' ? 'no limit' : `limit ${limit}`, continued ? 'a token' : 'no token'];
    it(`${says.join(', ')}, version ${version === '' ? 'unset' : version}: ${shows}`, async () => {
      const query = new URLSearchParams();
      if (match !== '') query.set('resourceVersionMatch', match);
      if (limit !== '') query.set('limit', limit);
      if (continued) query.set('continue', token);
      if (version !== '') query.set('resourceVersion', version === 'c' ? at.c : version);
      assert.equal(shown(await server.ask(`${MAPS}?${query}`)), shows);
    });
  }

  it('says at which version it was built: the one asked for, or the newest', async () => {
    const version = async (query: string): Promise<number> => Number((await server.ask(`${MAPS}?${query}`)).json.metadata.resourceVersion);
    assert.equal(await version(`resourceVersion=${at.c}&resourceVersionMatch=Exact`), Number(at.c));
    assert.ok((await version(`resourceVersion=${at.c}`)) > Number(at.changed));
  });
});

describe('a get takes a version as a lower bound', () => {
  for (const [version, status] of [
    ['', 200],
    ['0', 200],
    ['1', 200],
    ['abc', 400],
    ['-5', 400],
  ] as const) {
    it(`${JSON.stringify(version)}: ${status}`, async () => {
      const answer = await server.ask(`${MAPS}/b?resourceVersion=${version}`);
      assert.equal(answer.status, status);
      if (status === 200) assert.equal(answer.json.data.k, '2');
    });
  }
});

describe('a version that has not happened', () => {
  for (const query of ['', '&resourceVersionMatch=Exact', '&resourceVersionMatch=NotOlderThan', '&limit=1']) {
    it(`is 504 with the cause clients look for: list${query}`, async () => {
      const answer = await server.ask(`${MAPS}?resourceVersion=999999${query}`);
      assert.equal(answer.status, 504);
      assert.equal(answer.headers['retry-after'], '1');
      assert.equal(answer.json.reason, 'Timeout');
      assert.equal(answer.json.details.causes[0].reason, 'ResourceVersionTooLarge');
      assert.equal(answer.json.details.retryAfterSeconds, 1);
    });
  }
});

describe('chunks', () => {
  it('show one snapshot while objects change, and count what remains', async () => {
    const first = await server.ask('/api/v1/namespaces?limit=1');
    const version = first.json.metadata.resourceVersion;
    assert.equal(first.json.metadata.remainingItemCount, 3);
    await server.create('/api/v1/namespaces', { metadata: { name: 'zzz' } });
    const rest = await server.ask(`/api/v1/namespaces?limit=10&continue=${first.json.metadata.continue}`);
    assert.equal(rest.json.metadata.resourceVersion, version);
    assert.deepEqual(
      rest.json.items.map((i: { metadata: { name: string } }) => i.metadata.name),
      ['kube-node-lease', 'kube-public', 'kube-system'],
    );
    assert.equal(rest.json.metadata.continue, undefined);
    assert.equal(rest.json.metadata.remainingItemCount, undefined);
  });

  it('say nothing of what remains where a selector filters', async () => {
    const answer = await server.ask(`${MAPS}?limit=1&fieldSelector=metadata.name!%3Dx`);
    assert.notEqual(answer.json.metadata.continue, undefined);
    assert.equal(answer.json.metadata.remainingItemCount, undefined);
  });

  const forged = (token: object): string => Buffer.from(JSON.stringify(token)).toString('base64url');
  const bad: readonly [why: string, token: string][] = [
    ['text', 'nonsense'],
    ['other letters', 'a+b='],
    ['nothing', forged({})],
    ['null', Buffer.from('null').toString('base64url')],
    ['a list', forged([1])],
    ['another version of tokens', forged({ v: 'v2', rv: 5, start: 'a' })],
    ['no version', forged({ v: 'meta.k8s.io/v1', start: 'a' })],
    ['version zero', forged({ v: 'meta.k8s.io/v1', rv: 0, start: 'a' })],
    ['a version beyond all numbers', '{"v":"meta.k8s.io/v1","rv":1e400,"start":"a"}'],
    ['no start', forged({ v: 'meta.k8s.io/v1', rv: 5 })],
    ['a start above the collection', forged({ v: 'meta.k8s.io/v1', rv: 5, start: '../secrets/default/a' })],
    ['a start from the root', forged({ v: 'meta.k8s.io/v1', rv: 5, start: '/registry/secrets' })],
    ['more than a token can hold', forged({ v: 'meta.k8s.io/v1', rv: 5, start: 'a'.repeat(5000) })],
  ];
  for (const [why, text] of bad) {
    it(`of a token that is ${why}: 400`, async () => {
      const answer = await server.ask(`${MAPS}?limit=1&continue=${encodeURIComponent(text)}`);
      assert.equal(answer.status, 400);
      assert.match(answer.json.message, /^invalid continue token: continue key is not valid: /);
    });
  }

  it('go on at the newest state with the token of the 410 that says the old state is gone', async () => {
    const engine = server.server.environment.engine;
    await engine.compact(await engine.currentRevision());
    const gone = await server.ask(`${MAPS}?limit=10&continue=${token}`);
    assert.equal(gone.status, 410);
    assert.equal(gone.json.reason, 'Expired');
    assert.equal(shown(await server.ask(`${MAPS}?limit=10&continue=${gone.json.metadata.continue}`)), 'b2 c2 d1');
    assert.equal(shown(await server.ask(`${MAPS}?resourceVersion=${at.a}&resourceVersionMatch=Exact`)), '410');
  });
});

describe('at a release that keeps earlier versions in memory', () => {
  for (const [kept, featureGates] of [
    ['', {}],
    [', unless its gate is off', { ListFromCacheSnapshot: false }],
  ] as const) {
    it(`a version that the store has forgotten is listed, and chunks of it go on${kept}`, async () => {
      const later = await TestServer.start({ release: '1.36', featureGates });
      const path = '/api/v1/namespaces/default/secrets';
      for (const name of ['a', 'b', 'c']) await later.create(path, { metadata: { name }, stringData: { k: 'v' } });
      const { metadata } = (await later.ask(`${path}?limit=1`)).json;
      await later.ask(`${path}/b`, { method: 'DELETE' });
      await later.create(path, { metadata: { name: 'bb' } });
      const { engine } = later.server.environment;
      await engine.compact(await engine.currentRevision());
      const names = ({ status, json }: Answer): string =>
        status === 200 ? json.items.map((i: { metadata: { name: string } }) => i.metadata.name).join(' ') : String(status);
      const exact = `${path}?resourceVersion=${metadata.resourceVersion}&resourceVersionMatch=Exact`;
      const on = kept === '';
      assert.equal(names(await later.ask(exact)), on ? 'a b c' : '410');
      assert.equal(names(await later.ask(`${exact}&fieldSelector=metadata.name%3Db`)), on ? 'b' : '410');
      const second = await later.ask(`${path}?limit=1&continue=${metadata.continue}`);
      assert.equal(names(second), on ? 'b' : '410');
      if (on) {
        assert.equal(second.json.metadata.remainingItemCount, 1);
        assert.equal(names(await later.ask(`${path}?limit=1&continue=${second.json.metadata.continue}`)), 'c');
      }
      assert.equal(names(await later.ask(path)), 'a bb c');
      await later.close();
    });
  }
});
