/** Schemas and objects that are made to hurt: refused or bounded, and whoever asks meanwhile is answered. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { processorTime } from '../support/programs/processor-time.js';
import { TestServer } from '../support/server.js';
import { DEFINITIONS, definition, establish, faultsOf, placeOf, thing } from './definition.js';

type Schema = Record<string, unknown>;

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

/** The longest that a request may take, in milliseconds; ordinary ones take a few. */
const BOUND_MS = 5000;

async function inTime<T>(work: Promise<T>): Promise<T> {
  const worked = processorTime();
  const done = await work;
  assert.ok(worked() < BOUND_MS, 'it took too long');
  return done;
}

const nested = (depth: number, leaf: Schema): Schema => {
  let schema = leaf;
  for (let i = 0; i < depth; i += 1) schema = { type: 'object', properties: { a: schema } };
  return schema;
};

test('a deep schema costs nothing before an object reaches its depth', async () => {
  await establish(server, { schema: nested(400, { type: 'integer' }) });
  assert.equal((await inTime(server.create(placeOf(), thing('a', { a: { a: { b: 1 } } })))).status, 201);
});

test('a wide schema is compiled and used in time', async () => {
  const properties = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`field${i}`, { type: 'string', maxLength: i }]));
  await inTime(establish(server, { schema: { type: 'object', properties } }));
  assert.equal((await inTime(server.create(placeOf(), thing('a', { field7: 'x' })))).status, 201);
  assert.deepEqual(faultsOf(await inTime(server.create(placeOf(), thing('b', { field1: 'xx' })))), ['field1']);
});

test('a pattern that backtracks elsewhere takes linear time', async () => {
  await establish(server, { schema: { type: 'object', properties: { s: { type: 'string', pattern: '^(a+)+$' } } } });
  const { status } = await inTime(server.create(placeOf(), thing('a', { s: `${'a'.repeat(5000)}!` })));
  assert.equal(status, 422);
});

test('many small objects are judged in time by a schema of many properties', async () => {
  const names = Array.from({ length: 10_000 }, (_, i) => `field${i}`);
  const items = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) };
  await establish(server, { schema: { type: 'object', properties: { list: { type: 'array', items } } } });
  const list = Array.from({ length: 40_000 }, () => ({}));
  assert.equal((await inTime(server.create(placeOf(), thing('a', { list })))).status, 201);
  assert.equal((await inTime(server.create(placeOf(), thing('b', { list: [...list, { field1: 1 }] })))).status, 422);
});

test('alternatives that multiply the work are bounded, with a message', async () => {
  const anyOf = Array.from({ length: 200 }, (_, i) => ({ properties: { list: { items: { enum: [`value-${i}`] } } } }));
  await establish(server, { schema: { type: 'object', properties: { list: { type: 'array', items: { type: 'string' } } }, anyOf } });
  const list = Array.from({ length: 60_000 }, (_, i) => `${i}`);
  const { status, json } = await inTime(server.create(placeOf(), thing('a', { list })));
  assert.equal(status, 422);
  assert.match(json.message, /too much work/);
  assert.equal((await server.create(placeOf(), thing('b', { list: ['value-1'] }))).status, 201);
});

test('defaults that break their own schema are refused where they stand', async () => {
  const made = definition({ schema: { type: 'object', properties: { a: { type: 'integer', default: 'x' } } } });
  const { status, json } = await server.create(DEFINITIONS, made);
  assert.equal(status, 422);
  assert.match(json.details.causes[0].field, /openAPIV3Schema\.properties\[a\]\.default/);
});

test('faults of a hostile object do not fill the answer', async () => {
  await establish(server, { schema: { type: 'object', properties: { list: { type: 'array', items: { type: 'integer' } } } } });
  const list = Array.from({ length: 90_000 }, () => 'x');
  const { status, bytes, text } = await inTime(server.create(placeOf(), thing('a', { list })));
  assert.equal(status, 422, text.slice(0, 300));
  assert.ok(bytes.length < 1024 * 1024);
});
