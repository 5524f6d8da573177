/** Stored bytes that are no object of their kind: a clear 500 for those who meet them, nothing for others, and a way on. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { MemoryEngine } from '../../runtime/store/index.js';
import { type Answer, TestServer } from '../support/server.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const KEY = '/registry/configmaps/default/broken';

let engine: MemoryEngine;
let server: TestServer;
const said: string[] = [];

before(async () => {
  engine = new MemoryEngine();
  server = await TestServer.start({ engine, log: (line) => said.push(line) });
  await server.create(MAPS, { metadata: { name: 'good' } });
  await server.create('/api/v1/namespaces', { metadata: { name: 'other' } });
});
after(() => server.close());

const store = (value: string, key = KEY): Promise<unknown> => engine.commit({ key, value: Buffer.from(value), expected: undefined });

/** The answer is a 500 Status that names the key. */
function names(answer: Answer, key = KEY): void {
  assert.equal(answer.status, 500, answer.text);
  assert.equal(answer.json.reason, 'InternalError');
  assert.ok(answer.json.message.startsWith(`Internal error occurred: the value stored at "${key}" cannot be read: `), answer.text);
}

const secret = '{"kind":"Secret","apiVersion":"v1","metadata":{"name":"broken","namespace":"default"}}';
for (const [what, value, why] of [
  ['text that is no JSON', '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"na', /JSON/],
  ['nothing', '', /JSON/],
  ['JSON that is no object', '[1]', /it is JSON, but no object/],
  ['an object of another kind', secret, /"Secret" is stored where ConfigMap is kept/],
  ['an object of a version there is not', '{"kind":"ConfigMap","apiVersion":"v9","metadata":{"name":"broken"}}', /no such version/],
  [
    'another object of the kind',
    '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"good","namespace":"default"}}',
    /it is an object named "good" of "default"/,
  ],
] as const)
  test(`${what}: whoever meets it is told the key, others go on, and it can be deleted by its name`, async () => {
    const watch = server.watch(`${MAPS}?watch=1`);
    assert.equal((await watch.next()).type, 'ADDED');
    said.length = 0;
    await store(value);
    const told = await watch.next();
    assert.equal(told.type, 'ERROR');
    assert.equal(told.object.code, 500);
    await watch.ended;
    names(await server.ask(`${MAPS}/broken`));
    names(await server.ask(MAPS));
    names(await server.ask(`${MAPS}?limit=1`));
    names(await server.ask('/api/v1/configmaps'));
    names(await server.ask(`${MAPS}?watch=1`));
    assert.equal((await server.create(MAPS, { metadata: { name: 'broken' } })).status, 409);
    names(await server.ask(MAPS, { method: 'DELETE' }));
    assert.equal(said.length, 1, said.join('\n'));
    assert.ok(said[0]?.includes(KEY) && why.test(said[0]), said[0]);

    assert.equal((await server.ask(`${MAPS}/good`)).status, 200);
    assert.equal((await server.ask('/api/v1/namespaces/other/configmaps')).status, 200);
    assert.equal((await server.ask('/api/v1/namespaces/default/secrets')).status, 200);
    assert.equal((await server.create(MAPS, { metadata: { name: 'more' } })).status, 201);
    assert.equal((await server.ask(`${MAPS}/more`, { method: 'DELETE' })).status, 200);

    assert.equal((await server.ask('/readyz')).status, 200);
    assert.match((await server.ask('/readyz?verbose')).text, /^\[!\]stored-objects warns: see \/readyz\/stored-objects$/m);
    const check = await server.ask('/readyz/stored-objects');
    assert.equal(check.status, 500);
    assert.ok(check.text.includes(KEY), check.text);

    const kept = await server.ask(`${MAPS}/broken`, { method: 'DELETE', body: { preconditions: { uid: 'any' } } });
    names(kept);
    const deleted = await server.ask(`${MAPS}/broken`, { method: 'DELETE' });
    assert.equal(deleted.status, 200, deleted.text);
    assert.deepEqual([deleted.json.kind, deleted.json.status], ['Status', 'Success']);
    assert.deepEqual(
      (await server.ask(MAPS)).json.items.map((item: { metadata: { name: string } }) => item.metadata.name),
      ['good'],
    );
    assert.equal((await server.ask('/readyz/stored-objects')).status, 200);
    assert.equal((await server.create(MAPS, { metadata: { name: 'broken' } })).status, 201);
    await server.ask(`${MAPS}/broken`, { method: 'DELETE' });
  });

test('an unreadable one is met at the next start as well, and by exact reads of history', async () => {
  const keep = engine.close.bind(engine);
  engine.close = async () => undefined;
  await store('junk');
  await server.close();
  engine.close = keep;
  server = await TestServer.start({ engine, log: (line) => said.push(line) });
  names(await server.ask(MAPS));
  const at = (await engine.currentRevision()).toString();
  await server.create('/api/v1/namespaces/other/configmaps', { metadata: { name: 'after' } });
  names(await server.ask(`${MAPS}?resourceVersion=${at}&resourceVersionMatch=Exact`));
  assert.equal((await server.ask(`${MAPS}/broken`, { method: 'DELETE' })).status, 200);
  names(await server.ask(`${MAPS}?resourceVersion=${at}&resourceVersionMatch=Exact`));
  assert.equal((await server.ask(MAPS)).status, 200);
});

test('a namespace that cannot be read lets nothing be made in it, and can be deleted', async () => {
  const key = '/registry/namespaces/other';
  await store('junk', key);
  names(await server.create('/api/v1/namespaces/other/configmaps', { metadata: { name: 'new' } }), key);
  assert.equal((await server.ask('/api/v1/namespaces/other', { method: 'DELETE' })).status, 200);
  assert.equal((await server.ask('/api/v1/namespaces')).status, 200);
});
