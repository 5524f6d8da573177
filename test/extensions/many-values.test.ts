/** Objects of very many values are taken, and hold the event loop no longer than a turn may last. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { longestTurn } from '../support/programs/longest-turn.js';
import { TestServer } from '../support/server.js';
import { establish, MERGE, OPEN, placeOf, thing } from './definition.js';

/** Milliseconds of processor time of all threads. */
const TURN_MS = 150;
/** About as many as a body may hold. */
const COUNT = 390_000;

let server: TestServer;
before(async () => {
  server = await TestServer.start();
  await establish(server, { schema: { ...OPEN, properties: { typed: { type: 'array', items: { type: 'integer' } } } } });
});
after(() => server.close());

for (const field of ['typed', 'untyped'])
  test(`a list of ${COUNT} numbers is stored, read and changed: one that is ${field}`, async () => {
    const place = placeOf();
    const longest = await longestTurn(TURN_MS, async (before) => {
      const name = before === 0 ? field : `${field}-${before}`;
      const answer = await server.create(place, { ...thing(name), [field]: new Array<number>(COUNT).fill(0) });
      assert.equal(answer.status, 201, answer.text.slice(0, 300));
    });
    assert.ok(longest < TURN_MS, `a turn took ${longest} ms`);
    const changed = await server.ask(`${place}/${field}`, { method: 'PATCH', headers: MERGE, body: { metadata: { labels: { a: 'b' } } } });
    assert.equal(changed.status, 200, changed.text.slice(0, 300));
    assert.equal((await server.ask(`${place}/${field}`)).json[field].length, COUNT);
  });

test('numbers that are dropped do not keep an object from being stored', async () => {
  const body = `{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"a"},"more":[${'0,'.repeat(COUNT)}0]}`;
  const { status, json } = await server.ask('/api/v1/namespaces/default/configmaps', { method: 'POST', body });
  assert.equal(status, 201);
  assert.equal(json.more, undefined);
});
