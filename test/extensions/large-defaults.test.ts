/** Defaults that make an object larger than an object may be, or that there are many of: on every way by which objects are written. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { longestTurn } from '../support/programs/longest-turn.js';
import { type Answer, TestServer } from '../support/server.js';
import { establish, placeOf, thing } from './definition.js';

/** Milliseconds of processor time. */
const TURN_MS = 100;

const MANY_ITEMS = 20_000;
/** Items that work on an object may go by before it asks whether others have their turn. */
const ITEMS_A_QUESTION = 150;

let server: TestServer;
/** How often work of the server asked whether others have their turn. */
let questions = 0;
before(async () => {
  server = await TestServer.start();
  const { pace } = server.server.environment;
  const begin = pace.begin.bind(pace);
  pace.begin = () => {
    const turn = begin();
    return () => {
      questions += 1;
      return turn();
    };
  };
  const filled = (text: string) => ({
    type: 'array',
    items: { type: 'object', properties: { a: { type: 'integer' }, text: { type: 'string', default: text } } },
  });
  const nested = { type: 'array', items: filled('x') };
  await establish(server, {
    schema: {
      type: 'object',
      properties: { large: filled('x'.repeat(1000)), many: filled('x'), nested: { type: 'array', items: nested } },
    },
  });
});
after(() => server.close());

const list = (count: number): object[] => Array.from({ length: count }, () => ({}));
const PATCHES = { merge: 'application/merge-patch+json', json: 'application/json-patch+json', apply: 'application/apply-patch+yaml' };

async function patched(name: string, type: keyof typeof PATCHES, body: unknown): Promise<Answer> {
  const query = type === 'apply' ? '?fieldManager=me' : '';
  return server.ask(`${placeOf()}/${name}${query}`, {
    method: 'PATCH',
    headers: { 'Content-Type': PATCHES[type] },
    body: JSON.stringify(body),
  });
}

/** Each way to write `fields` to an object of the name. */
const WAYS: Readonly<Record<string, (name: string, fields: Record<string, unknown>) => Promise<Answer>>> = {
  'a create': (name, fields) => server.create(placeOf(), thing(`${name}-made`, fields)),
  'an update': async (name, fields) => {
    const { json } = await server.ask(`${placeOf()}/${name}`);
    return server.ask(`${placeOf()}/${name}`, { method: 'PUT', body: { ...json, ...fields } });
  },
  'a merge patch': (name, fields) => patched(name, 'merge', fields),
  'a JSON patch': (name, fields) =>
    patched(
      name,
      'json',
      Object.entries(fields).map(([field, value]) => ({ op: 'add', path: `/${field}`, value })),
    ),
  'an apply': (name, fields) => patched(name, 'apply', thing(name, fields)),
  'an apply that makes an object': (name, fields) => patched(`${name}-applied`, 'apply', thing(`${name}-applied`, fields)),
};

for (const [i, [way, write]] of Object.entries(WAYS).entries()) {
  test(`${way} is refused where defaults make the object too large, and what was there stays`, async () => {
    const name = `large-${i}`;
    assert.equal((await server.create(placeOf(), thing(name, {}))).status, 201);
    assert.equal((await write(name, { large: list(500) })).status < 300, true);
    const kept = (await server.ask(`${placeOf()}/${name}`)).text;
    const { status, json } = await write(name, { large: list(2000) });
    assert.equal(status, 413);
    assert.match(json.message, /Request entity too large/);
    assert.equal((await server.ask(`${placeOf()}/${name}`)).text, kept);
  });

  test(`${way} fills many items in turns`, async () => {
    const name = `many-${i}`;
    assert.equal((await server.create(placeOf(), thing(name, {}))).status, 201);
    const nested = Array.from({ length: 60 }, () => Array.from({ length: 60 }, () => list(6)));
    for (const [kind, fields] of Object.entries({ long: { many: list(25_000) }, short: { nested } })) {
      const before = questions;
      const longest = await longestTurn(TURN_MS, async (tries) => {
        const answer = await write(`${name}${way === 'a create' ? `${kind}${tries}` : ''}`, fields);
        assert.ok(answer.status < 300, answer.text.slice(0, 300));
      });
      assert.ok(longest < TURN_MS, `${longest.toFixed(0)} ms`);
      // Filling alone asks once in so many items.
      assert.ok(questions - before > MANY_ITEMS / ITEMS_A_QUESTION, `${kind} lists: ${questions - before} questions`);
    }
  });
}
