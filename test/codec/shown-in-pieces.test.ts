/** What is written for people, YAML and indented JSON, comes in short pieces, and its scalars are what the YAML library writes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parse } from 'yaml';
import { toYaml } from '../../runtime/codec/yaml-text.js';
import { evenly } from '../../runtime/resource/presentations/indented-json.js';

/** Characters of the longest piece that other work may have to wait for. */
const LONGEST = 8192;

const many = (value: unknown): object => ({ data: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, value])) });

for (const [what, value] of [
  ['texts', 'a'],
  ['empty objects', {}],
  ['empty lists', []],
  ['lists of nothing', [null]],
  ['nothing', undefined],
] as const)
  test(`very many ${what} are written in short pieces`, () => {
    for (const pieces of [toYaml(many(value)), evenly(many(value), undefined)])
      for (const piece of pieces) assert.ok(piece.length <= LONGEST, `${piece.length} characters at once`);
  });

test('members stand in the order of their names, however many they are', () => {
  const names = Array.from({ length: 20_000 }, (_, i) => `k${(i * 7919) % 20_000}`);
  const text = [...toYaml(Object.fromEntries(names.map((name) => [name, 1])))].join('');
  assert.equal(
    text,
    names
      .toSorted()
      .map((name) => `${name}: 1\n`)
      .join(''),
  );
});

const PARTS = [
  'a',
  'b c',
  ': ',
  ':',
  '- ',
  ' #',
  '\t',
  '"',
  "'",
  '{',
  '[',
  ',',
  '&',
  '*',
  '!',
  '|',
  '>',
  '%',
  '@',
  '`',
  '1',
  '0x',
  '0.5',
  '~',
  '=',
  'é',
];
const text = fc.array(fc.constantFrom(...PARTS, '...', '---', '? ', '<<', '12:30', '2001-01-01', '_', 'y', '\\', '\u0007', '\u{1f600}'), {
  maxLength: 6,
});

test('texts and names are read as they were', () => {
  fc.assert(
    fc.property(text, text, (name, value) => {
      const object = { [name.join('')]: value.join(''), list: [value.join('\n')] };
      const shown = [...toYaml(object)].join('');
      assert.deepEqual(parse(shown, { version: '1.1' }), object, shown);
    }),
  );
});

test('a name that is too long for the line of its value is written as an explicit key', () => {
  const object = { spec: { ['"'.repeat(600)]: 'a', [`${'k'.repeat(1001)}`]: 'b' } };
  const shown = [...toYaml(object)].join('');
  assert.match(shown, /^spec:\n {2}\? "/);
  assert.deepEqual(parse(shown), object);
});
