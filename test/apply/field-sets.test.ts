/** Field sets and their JSON form. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { difference, equalSets, intersection, printedPaths, recursiveDifference, union } from '../../runtime/apply/ownership/field-set.js';
import { decodeFieldSet, decodeInTurns, encodeFieldSet } from '../../runtime/apply/ownership/fields-v1.js';
import type { JsonObject } from '../../runtime/model/object.js';

const set = (json: JsonObject) => {
  const decoded = decodeFieldSet(json);
  assert.ok(decoded, 'the set can be read');
  return decoded.fields;
};
const AB = { 'f:m': { '.': {}, 'f:a': {}, 'f:b': { 'f:c': {} } } };

test('reading and writing a set gives the same JSON', () => {
  for (const json of [{}, AB, { 'f:l': { 'k:{"a":1,"b":"x"}': { '.': {}, 'f:a': {} }, 'v:null': {}, 'i:3': {} } }]) {
    assert.deepEqual(encodeFieldSet(set(json)), json);
  }
});

test('elements are written in order: fields by name, keys and values by value', () => {
  const unordered = { 'f:b': {}, 'f:a': { 'v:10': {}, 'v:9': {}, 'k:{"p":443}': {}, 'k:{"p":80}': {}, 'v:"x"': {}, 'v:true': {} } };
  assert.equal(
    JSON.stringify(encodeFieldSet(set(unordered))),
    '{"f:a":{"k:{\\"p\\":80}":{},"k:{\\"p\\":443}":{},"v:9":{},"v:10":{},"v:\\"x\\"":{},"v:true":{}},"f:b":{}}',
  );
});

test('keys are the same whatever their spelling', () => {
  assert.ok(equalSets(set({ 'f:l': { 'k:{ "b": "\\u0078", "a": 1 }': {} } }), set({ 'f:l': { 'k:{"a":1,"b":"x"}': {} } })));
});

test('integers in keys are exact', () => {
  const big = { 'f:l': { 'k:{"p":9007199254740993}': {} } };
  assert.deepEqual(encodeFieldSet(set(big)), big);
});

test('union holds what either holds', () => {
  assert.deepEqual(encodeFieldSet(union(set(AB), set({ 'f:m': { 'f:b': {} }, 'f:x': {} }))), {
    'f:m': { '.': {}, 'f:a': {}, 'f:b': { '.': {}, 'f:c': {} } },
    'f:x': {},
  });
});

test('intersection holds what both hold', () => {
  assert.deepEqual(encodeFieldSet(intersection(set(AB), set({ 'f:m': { 'f:a': {}, 'f:b': {} } }))), { 'f:m': { 'f:a': {} } });
});

test('difference takes paths, but nothing below them; the recursive one takes all below', () => {
  const m = set({ 'f:m': {} });
  assert.deepEqual(encodeFieldSet(difference(set(AB), m)), { 'f:m': { 'f:a': {}, 'f:b': { 'f:c': {} } } });
  assert.deepEqual(encodeFieldSet(recursiveDifference(set(AB), m)), {});
});

test('operations that change nothing return the set itself', () => {
  const ab = set(AB);
  assert.equal(union(ab, set({ 'f:m': { 'f:a': {} } })), ab);
  assert.equal(difference(ab, set({ 'f:m': { 'f:z': {} } })), ab);
});

test('paths print as conflict messages show them', () => {
  assert.deepEqual(printedPaths(set({ 'f:m': { 'f:a.b/c': {}, 'k:{"name":"x","port":80}': { 'f:v': {} }, 'v:"s"': {}, 'i:2': {} } })), [
    '.m.a.b/c',
    '.m[="s"]',
    '.m[2]',
    '.m[name="x",port=80].v',
  ]);
});

test('hostile sets are read in time or not at all', () => {
  let deep: JsonObject = {};
  for (let i = 0; i < 100_000; i++) deep = { 'f:x': deep };
  assert.equal(decodeFieldSet(deep), undefined);
  const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k:{"name":"${i}"}`, {}]));
  const started = process.cpuUsage();
  const fields = set({ 'f:l': wide });
  encodeFieldSet(union(fields, set({ 'f:l': { 'k:{"name":"z"}': {} } })));
  assert.ok(process.cpuUsage(started).user < 3_000_000, 'in seconds of CPU, not minutes');
});

test('names that every object inherits are fields', () => {
  const json = JSON.parse('{"f:__proto__":{},"f:constructor":{"f:toString":{}}}') as JsonObject;
  assert.equal(JSON.stringify(encodeFieldSet(set(json))), JSON.stringify(json));
});

test('a large set is read in turns as it is at once, whatever is wrong with it', async () => {
  const item = (i: number): [string, JsonObject] => [`k:{"name":"${String(i).padStart(5, '0')}"}`, { '.': {}, 'f:name': {} }];
  const large = (more: JsonObject = {}): JsonObject => ({
    'f:spec': { 'f:l': { ...Object.fromEntries(Array.from({ length: 5000 }, (_, i) => item(i))), ...more }, 'f:z': {} },
  });
  const sets: readonly (readonly [what: string, json: JsonObject, canonical: boolean | undefined])[] = [
    ['in order', large(), true],
    ['out of order', large({ 'k:{"name":"00000x"}': {} }), false],
    ['spelled otherwise', large({ 'k:{ "name": "zz" }': {} }), false],
    ['with no path', large({ 'no-path': {} }), undefined],
    ['with a value that is no set', large({ 'k:{"name":"zz"}': { 'f:x': 1 } }), undefined],
  ];
  for (const [what, json, canonical] of sets) {
    let turns = 0;
    const count = (): undefined => {
      turns += 1;
    };
    await decodeInTurns(json, count);
    const [inTurns, atOnce] = [decodeFieldSet(json), decodeFieldSet(structuredClone(json))];
    assert.deepEqual([inTurns?.canonical, atOnce?.canonical], [canonical, canonical], what);
    if (inTurns !== undefined && atOnce !== undefined) assert.ok(equalSets(inTurns.fields, atOnce.fields), what);
    assert.ok(turns > 100, `${what}: ${turns} turns`);
  }
});
