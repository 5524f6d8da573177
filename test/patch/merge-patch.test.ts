import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json, JsonObject } from '../../runtime/model/object.js';
import { applyMergePatch } from '../../runtime/patch/index.js';

/** The first rows are the examples of RFC 7386, appendix A, whose result is an object; lists come without nulls. */
const outcomes: { document: JsonObject; patch: Json; expect: Json }[] = [
  { document: { a: 'b' }, patch: { a: 'c' }, expect: { a: 'c' } },
  { document: { a: 'b' }, patch: { b: 'c' }, expect: { a: 'b', b: 'c' } },
  { document: { a: 'b' }, patch: { a: null }, expect: {} },
  { document: { a: 'b', b: 'c' }, patch: { a: null }, expect: { b: 'c' } },
  { document: { a: ['b'] }, patch: { a: 'c' }, expect: { a: 'c' } },
  { document: { a: 'c' }, patch: { a: ['b'] }, expect: { a: ['b'] } },
  { document: { a: { b: 'c' } }, patch: { a: { b: 'd', c: null } }, expect: { a: { b: 'd' } } },
  { document: { a: [{ b: 'c' }] }, patch: { a: [1] }, expect: { a: [1] } },
  { document: { e: null }, patch: { a: 1 }, expect: { e: null, a: 1 } },
  { document: {}, patch: { a: { bb: { ccc: null } } }, expect: { a: { bb: {} } } },
  { document: { a: 'text' }, patch: { a: { b: null, c: 1 } }, expect: { a: { c: 1 } } },
  { document: { a: [null] }, patch: { a: [null, { b: null }] }, expect: { a: [{}] } },
  { document: {}, patch: { a: [[null, 1], null] }, expect: { a: [[1]] } },
  { document: { a: {} }, patch: { a: [null] }, expect: { a: [null] } },
];

for (const { document, patch, expect } of outcomes) {
  test(`merge patch: ${JSON.stringify(patch)} makes ${JSON.stringify(document)} ${JSON.stringify(expect)}`, () => {
    const before = structuredClone(document);
    assert.deepEqual(applyMergePatch(document, patch), expect);
    assert.deepEqual(document, before);
  });
}

test('merge patch: lists keep their nulls where a release has them do so', () => {
  const patch = { a: [[null, 1], null, { b: null }] };
  assert.deepEqual(applyMergePatch({}, patch, { nullItems: true }), { a: [[null, 1], null, {}] });
});

test('merge patch: only objects can be the result', () => {
  assert.throws(() => applyMergePatch({}, []), {
    code: 422,
    details: { causes: [{ reason: 'FieldValueInvalid', field: 'patch', message: 'Invalid value: []: a merge patch must be an object' }] },
  });
  for (const patch of [null, 'x', 1, true]) assert.throws(() => applyMergePatch({}, patch), { code: 400, reason: 'BadRequest' });
});

test('merge patch: keys that every object inherits are data', () => {
  const document = JSON.parse('{"a":{"__proto__":{"x":1}}}') as JsonObject;
  const patch = JSON.parse('{"a":{"__proto__":{"y":2},"constructor":{"z":3}}}') as JsonObject;
  assert.equal(JSON.stringify(applyMergePatch(document, patch)), '{"a":{"__proto__":{"x":1,"y":2},"constructor":{"z":3}}}');
  assert.equal(({} as Record<string, unknown>).y, undefined);
});
