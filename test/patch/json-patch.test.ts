import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../runtime/model/errors.js';
import type { Json, JsonObject } from '../../runtime/model/object.js';
import { applyJsonPatch } from '../../runtime/patch/index.js';
import { oddSpellings } from '../../runtime/patch/spelling.js';
import { leastTime } from '../support/programs/processor-time.js';

const parsed = (text: string): JsonObject => JSON.parse(text) as JsonObject;

const outcomes: { name: string; document: JsonObject; patch: Json; expect: Json }[] = [
  { name: 'add sets a member', document: { a: 1 }, patch: [{ op: 'add', path: '/b', value: 2 }], expect: { a: 1, b: 2 } },
  { name: 'add replaces a member', document: { a: 1 }, patch: [{ op: 'add', path: '/a', value: null }], expect: { a: null } },
  { name: 'add inserts into a list', document: { l: [1, 3] }, patch: [{ op: 'add', path: '/l/1', value: 2 }], expect: { l: [1, 2, 3] } },
  { name: 'add appends with -', document: { l: [1] }, patch: [{ op: 'add', path: '/l/-', value: 2 }], expect: { l: [1, 2] } },
  { name: 'add appends at the length', document: { l: [1] }, patch: [{ op: 'add', path: '/l/1', value: 2 }], expect: { l: [1, 2] } },
  { name: 'add without a value sets null', document: { a: 1 }, patch: [{ op: 'add', path: '/b' }], expect: { a: 1, b: null } },
  { name: 'replace without a value sets null', document: { a: 1 }, patch: [{ op: 'replace', path: '/a' }], expect: { a: null } },
  {
    name: 'add below zero counts from the end',
    document: { l: [1, 2] },
    patch: [{ op: 'add', path: '/l/-2', value: 9 }],
    expect: { l: [1, 9, 2] },
  },
  { name: 'remove takes a member away', document: { a: 1, b: 2 }, patch: [{ op: 'remove', path: '/a' }], expect: { b: 2 } },
  { name: 'remove takes an item away', document: { l: [1, 2, 3] }, patch: [{ op: 'remove', path: '/l/1' }], expect: { l: [1, 3] } },
  { name: 'remove below zero counts from the end', document: { l: [1, 2] }, patch: [{ op: 'remove', path: '/l/-1' }], expect: { l: [1] } },
  { name: 'replace of an absent member adds it', document: {}, patch: [{ op: 'replace', path: '/a', value: 1 }], expect: { a: 1 } },
  { name: 'replace sets an item', document: { l: [1, 2] }, patch: [{ op: 'replace', path: '/l/0', value: 9 }], expect: { l: [9, 2] } },
  { name: 'move', document: { a: { b: 1 } }, patch: [{ op: 'move', from: '/a/b', path: '/c' }], expect: { a: {}, c: 1 } },
  { name: 'move to its own place', document: { a: 1 }, patch: [{ op: 'move', from: '/a', path: '/a' }], expect: { a: 1 } },
  { name: 'copy', document: { a: { b: 1 } }, patch: [{ op: 'copy', from: '/a', path: '/c' }], expect: { a: { b: 1 }, c: { b: 1 } } },
  { name: 'copy of an absent member sets null', document: {}, patch: [{ op: 'copy', from: '/a', path: '/c' }], expect: { c: null } },
  {
    name: 'a copy is a value of its own',
    document: { a: { b: 1 } },
    patch: [
      { op: 'copy', from: '/a', path: '/c' },
      { op: 'add', path: '/c/b', value: 2 },
    ],
    expect: { a: { b: 1 }, c: { b: 2 } },
  },
  { name: '~1 is a slash', document: { 'a/b': 1 }, patch: [{ op: 'replace', path: '/a~1b', value: 2 }], expect: { 'a/b': 2 } },
  { name: '~01 is ~1', document: { 'a~1b': 1 }, patch: [{ op: 'replace', path: '/a~01b', value: 2 }], expect: { 'a~1b': 2 } },
  { name: 'an empty token is the empty key', document: { '': 1 }, patch: [{ op: 'replace', path: '/', value: 2 }], expect: { '': 2 } },
  {
    name: 'test compares deeply, whatever the order of keys',
    document: { a: { x: 1, y: [2] } },
    patch: [{ op: 'test', path: '/a', value: { y: [2], x: 1 } }],
    expect: { a: { x: 1, y: [2] } },
  },
  { name: 'test for null holds for an absent member', document: {}, patch: [{ op: 'test', path: '/a', value: null }], expect: {} },
  { name: 'an empty patch changes nothing', document: { a: 1 }, patch: [], expect: { a: 1 } },
];

for (const { name, document, patch, expect } of outcomes) {
  test(`JSON patch: ${name}`, () => {
    const before = structuredClone(document);
    assert.deepEqual(applyJsonPatch(document, patch), expect);
    assert.deepEqual(document, before, 'the document handed in stays as it was');
  });
}

const refusals: { name: string; document: JsonObject; patch: Json; code: number }[] = [
  { name: 'a failing test', document: { a: 1 }, patch: [{ op: 'test', path: '/a', value: 2 }], code: 422 },
  { name: 'removing what is not there', document: {}, patch: [{ op: 'remove', path: '/a' }], code: 422 },
  { name: 'removing a member every object inherits', document: {}, patch: [{ op: 'remove', path: '/constructor' }], code: 422 },
  { name: 'an absent parent', document: {}, patch: [{ op: 'add', path: '/a/b', value: 1 }], code: 422 },
  { name: 'a parent that is a scalar', document: { a: 'x' }, patch: [{ op: 'add', path: '/a/b', value: 1 }], code: 422 },
  { name: 'appending to an absent list', document: {}, patch: [{ op: 'add', path: '/l/-', value: 1 }], code: 422 },
  { name: 'an index beyond the list', document: { l: [] }, patch: [{ op: 'add', path: '/l/1', value: 1 }], code: 422 },
  { name: 'a huge index', document: { l: [] }, patch: [{ op: 'add', path: '/l/4294967295', value: 1 }], code: 422 },
  { name: 'an index with a leading zero', document: { l: [1] }, patch: [{ op: 'replace', path: '/l/00', value: 1 }], code: 422 },
  { name: 'an index that is no number', document: { l: [1] }, patch: [{ op: 'replace', path: '/l/length', value: 1 }], code: 422 },
  { name: 'a pointer without a slash', document: { a: 1 }, patch: [{ op: 'remove', path: 'a' }], code: 422 },
  { name: 'an unknown operation', document: { a: 1 }, patch: [{ op: 'frob', path: '/a' }], code: 422 },
  { name: 'adding the whole document', document: { a: 1 }, patch: [{ op: 'add', path: '', value: {} }], code: 422 },
  { name: 'replacing the whole document', document: { a: 1 }, patch: [{ op: 'replace', path: '', value: {} }], code: 422 },
  { name: 'testing the whole document', document: { a: 1 }, patch: [{ op: 'test', path: '', value: { a: 1 } }], code: 422 },
  { name: 'copying the whole document', document: { a: 1 }, patch: [{ op: 'copy', from: '', path: '/b' }], code: 422 },
  { name: 'copying from an absent parent', document: {}, patch: [{ op: 'copy', from: '/a/b', path: '/c' }], code: 422 },
  { name: 'moving what is not there', document: {}, patch: [{ op: 'move', from: '/a', path: '/c' }], code: 422 },
  { name: 'an index below the list', document: { l: [1] }, patch: [{ op: 'remove', path: '/l/-2' }], code: 422 },
  { name: 'moving a value into itself', document: { a: { b: {} } }, patch: [{ op: 'move', from: '/a', path: '/a/b/c' }], code: 422 },
  { name: 'a patch that is no list', document: {}, patch: { op: 'add' }, code: 400 },
  { name: 'an operation that is no object', document: {}, patch: [1], code: 400 },
];

for (const { name, document, patch, code } of refusals) {
  test(`JSON patch refuses ${name} with ${code}`, () => {
    assert.throws(
      () => applyJsonPatch(document, patch),
      (error) => error instanceof ApiError && error.code === code && (code !== 422 || JSON.stringify(error.details) === '{}'),
    );
  });
}

test('JSON patch: the document as a whole is replaced and tested where it may be, and nothing else is done to it', () => {
  const apply = (patch: Json): JsonObject => applyJsonPatch({ a: 1 }, patch, { whole: true });
  assert.deepEqual(
    apply([
      { op: 'test', path: '', value: { a: 1 } },
      { op: 'replace', path: '', value: { b: {} } },
      { op: 'add', path: '/b/c', value: 2 },
    ]),
    { b: { c: 2 } },
  );
  for (const operation of [
    { op: 'test', path: '', value: { a: 2 } },
    { op: 'replace', path: '', value: 'text' },
    { op: 'remove', path: '' },
    { op: 'add', path: '', value: {} },
  ])
    assert.throws(() => apply([operation]), { code: 422 });
});

test('JSON patch: keys that every object inherits are data', () => {
  const result = applyJsonPatch(parsed('{"a":{}}'), [
    { op: 'add', path: '/a/__proto__', value: { polluted: true } },
    { op: 'add', path: '/a/constructor', value: 'c' },
    { op: 'add', path: '/a/__proto__/more', value: 1 },
  ]);
  assert.equal(JSON.stringify(result), '{"a":{"__proto__":{"polluted":true,"more":1},"constructor":"c"}}');
  assert.equal(({} as Record<string, unknown>).polluted, undefined);
});

test('JSON patch: ten thousand operations are the most', () => {
  const operation = { op: 'test', path: '/a', value: 1 };
  assert.deepEqual(applyJsonPatch({ a: 1 }, Array<Json>(10_000).fill(operation)), { a: 1 });
  assert.throws(() => applyJsonPatch({ a: 1 }, Array<Json>(10_001).fill(operation)), {
    code: 413,
    message: 'Request entity too large: The allowed maximum operations in a JSON patch is 10000, got 10001',
  });
});

test('JSON patch: copies that double the document again and again are refused', () => {
  const doubling = Array.from({ length: 40 }, (_, i): Json => ({ op: 'copy', from: '/a', path: `/a/c${i}` }));
  assert.throws(() => applyJsonPatch({ a: { text: 'x'.repeat(100) } }, doubling), { code: 413 });
});

test('JSON patch: many operations on one big map or list stay cheap', async () => {
  const document = (): JsonObject => ({
    map: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, 'v'])),
    list: Array<Json>(20_000).fill(0),
  });
  const patch = Array.from(
    { length: 10_000 },
    (_, i): Json => (i % 2 ? { op: 'add', path: `/map/n${i}`, value: i } : { op: 'remove', path: '/list/0' }),
  );
  const ms = await leastTime(1000, () => {
    const result = applyJsonPatch(document(), patch) as { list: Json[] };
    assert.equal(result.list.length, 15_000);
  });
  assert.ok(ms < 1000, 'ten thousand operations took over a second');
});

test('JSON patch: integers beyond 2^53 stay as they are', () => {
  assert.deepEqual(applyJsonPatch({ n: 2n ** 60n }, [{ op: 'copy', from: '/n', path: '/m' }]), { n: 2n ** 60n, m: 2n ** 60n });
});

const spellings: { name: string; document: JsonObject; text: string; holds: boolean }[] = [
  { name: 'a bracket as it is', document: { a: 'x<y' }, text: '[{"op":"test","path":"/a","value":"x<y"}]', holds: false },
  { name: 'a bracket as documents spell it', document: { a: 'x<y' }, text: '[{"op":"test","path":"/a","value":"x\\u003cy"}]', holds: true },
  { name: 'a quoted slash', document: { a: '/' }, text: '[{"op":"test","path":"/a","value":"\\/"}]', holds: false },
  { name: 'quotes and line ends', document: { a: '"\n' }, text: '[{"op":"test","path":"/a","value":"\\"\\n"}]', holds: true },
  { name: 'either spelling of a form feed', document: { a: '\f<' }, text: '[{"op":"test","path":"/a","value":"\\f\\u003c"}]', holds: true },
  { name: 'a control by its number', document: { a: '\u0001' }, text: '[{"op":"test","path":"/a","value":"\\u0001"}]', holds: true },
  { name: 'a line end by its number', document: { a: '\n' }, text: '[{"op":"test","path":"/a","value":"\\u000a"}]', holds: false },
  { name: 'capital digits', document: { a: '<' }, text: '[{"op":"test","path":"/a","value":"\\u003C"}]', holds: false },
  { name: 'a quoted backslash', document: { a: '\\u0041' }, text: '[{"op":"test","path":"/a","value":"\\\\u0041"}]', holds: true },
  { name: 'a letter by its number', document: { a: 'é' }, text: '[{"op":"test","path":"/a","value":"\\u00e9"}]', holds: false },
  { name: 'an integer with a fraction', document: { a: 1 }, text: '[{"op":"test","path":"/a","value":1.0}]', holds: false },
  { name: 'a fraction', document: { a: 1.5 }, text: '[{"op":"test","path":"/a","value":1.5}]', holds: true },
  { name: 'a name with a bracket', document: { a: { '<': 1 } }, text: '[{"op":"test","path":"/a","value":{"<":1}}]', holds: true },
  { name: 'a bracket far inside', document: { a: [{ b: '&' }] }, text: '[{"op":"test","path":"/a","value":[{"b":"&"}]}]', holds: false },
  { name: 'a path with a bracket', document: { '<': '1' }, text: '[{"path":"/<","value" : "1","op":"test"}]', holds: true },
  {
    name: 'what the patch itself brought',
    document: { a: 1 },
    text: '[{"op":"add","path":"/b","value":"<"},{"op":"test","path":"/b","value":"<"}]',
    holds: true,
  },
  {
    name: 'what a later operation brings',
    document: { b: '<' },
    text: '[{"op":"test","path":"/b","value":"<"},{"op":"add","path":"/b","value":"<"}]',
    holds: false,
  },
];

for (const { name, document, text, holds } of spellings) {
  test(`JSON patch: a test of ${name} ${holds ? 'holds' : 'fails'} where the text is known`, () => {
    const patch = JSON.parse(text) as Json;
    applyJsonPatch(document, patch);
    const known = (): JsonObject => applyJsonPatch(document, patch, { text });
    if (holds) known();
    else assert.throws(known, (error) => error instanceof ApiError && error.code === 422);
  });
}

test('JSON patch: how long texts and numbers are spelled is found in time by their length', async () => {
  const long = 3 * 1024 * 1024;
  const [texts, operation] = [['<', '\\\\', '\\u003c', 'a'], '{"op":"test","path":"/a","value":'];
  const values = [
    ...texts.map((text) => `"${text.repeat(long / text.length)}"`),
    '1'.repeat(long),
    `0.${'1'.repeat(long)}`,
    `[${' '.repeat(long)}1.0]`,
  ];
  const search = (value: string) => oddSpellings(`[${operation}${value}}]`);
  for (const value of values) {
    const work = (): number => [...search(value)].length;
    assert.ok((await leastTime(200, work)) < 200, value.slice(0, 10));
  }
});
