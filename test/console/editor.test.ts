/** What the editor of the console knows of a text in YAML: where a line stands, what is beside it, and what is wrong by a schema. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OpenApiSchema } from '../../runtime/api-client/index.js';
import { memberIn, membersBeside, pathAbove } from '../../runtime/console/page/editor/line-path.js';
import { faultsOf } from '../../runtime/console/page/editor/schema-faults.js';
import { schemaAt } from '../../runtime/console/page/editor/schema-walk.js';

/** Of the line with the mark `|`, which stands where its member begins: the path, and the members beside. */
function placeIn(text: string): { readonly path: string; readonly beside: string } {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes('|'));
  const column = lines[at]?.indexOf('|') ?? 0;
  const clean = lines.map((line) => line.replace('|', ''));
  return { path: pathAbove(clean.slice(0, at + 1)).join('.'), beside: [...membersBeside(clean, at, column)].join() };
}

const TABLE: readonly (readonly [text: string, path: string, beside: string])[] = [
  ['a: 1\n|b: 2\nc: 3', '', 'a,c'],
  ['spec:\n  a: 1\n  |\n  c:\n    d: 1\nstatus: {}', 'spec', 'a,c'],
  ['spec:\n  a:\n    x: 1\n  |b\nkind: K', 'spec', 'a'],
  ['list:\n  - a: 1\n    |b: 2\n    c: 3\n  - a: 4\n    d: 5', 'list.0', 'a,c'],
  ['list:\n  - |a: 1\n    b: 2\n  - c: 3', 'list.0', 'b'],
  ['list:\n- a: 1\n  |b: 2\n- c: 3\nother: 1', 'list.0', 'a'],
  ['list:\n- a: 1\n|other: 1\nlast: 2', '', 'last,list'],
  ['a:\n  - - b: 1\n      |c: 2', 'a.0.0', 'b'],
  ['# a: 1\n\nb: 1\n  # c: 2\n|d: 1', '', 'b'],
  ['"quoted key": 1\n|b: 1', '', 'quoted key'],
  ['text: >-\n  a: 1\n  b: 2\n|c: 1', '', 'text'],
];

test('a line stands in the objects and lists around it, beside the other members of its own object alone', () => {
  for (const [text, path, beside] of TABLE) {
    const found = placeIn(text);
    assert.equal(found.path, path, text);
    assert.deepEqual(found.beside.split(',').toSorted(), beside.split(',').toSorted(), text);
  }
});

test('the member of a line is found behind dashes and quotes', () => {
  const lines = ['image: web', '  - name: web', '- - deep: 1', '"quoted": 1', '- '];
  assert.deepEqual(lines.map(memberIn), ['image', 'name', 'deep', 'quoted', '']);
});

const schema: OpenApiSchema = {
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { type: 'string' },
    count: { type: 'integer', minimum: 1, maximum: 3 },
    word: { type: 'string', enum: ['good', 'bad'] },
    port: { oneOf: [{ type: 'integer' }, { type: 'string' }] },
    list: {
      type: 'array',
      items: { type: 'object', required: ['name'], properties: { name: { type: 'string' }, on: { type: 'boolean' } } },
    },
    map: { type: 'object', additionalProperties: { type: 'string' } },
    open: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
  },
};
const kind = { root: schema, schemas: { of: () => schema, resolved: (of: OpenApiSchema) => of } };

test('a text is at fault by the schema where it is, in lists and maps, too', () => {
  const rows: readonly (readonly [text: string, ...faults: readonly string[]])[] = [
    ['kind: K'],
    ['count: 1', 'count: 1 | The object needs kind'],
    ['kind: K\ncount: 4', '4 | count is at most 3'],
    ['kind: K\ncount: x', 'x | count is of the type whole number'],
    ['kind: K\nword: ugly', 'ugly | word is one of good, bad'],
    ['kind: K\nport: 80'],
    ['kind: K\nport: http'],
    ['kind: K\nport: [80]', '[80] | port is of the type number or text'],
    ['kind: K\nlist:\n  - name: a\n  - on: yes', 'on: yes | an item of list needs name', 'yes | on is of the type true or false'],
    ['kind: K\nlist:\n  - name: a\n    other: 1', 'other | an item of list has no field other'],
    ['kind: K\nlist: {}', '{} | list is of the type list of object'],
    ['kind: K\nmap:\n  any: text\n  other: 2', '2 | other is of the type text'],
    ['kind: K\nopen:\n  any: [1]'],
    ['kind: K\nnone: 1', 'none | The kind has no field none'],
  ];
  for (const [text, ...wanted] of rows) {
    const found = faultsOf(text, kind).map(({ from, to, message }) => `${text.slice(from, to).trim()} | ${message}`);
    assert.deepEqual(found.toSorted(), wanted.toSorted(), text);
  }
});

test('what is no YAML is at fault where it breaks, and texts with many faults tell some of them', () => {
  assert.ok(faultsOf('a: [', kind).every(({ severity }) => severity === 'error'));
  assert.ok(faultsOf('a: [', kind).length > 0);
  assert.equal(faultsOf(Array.from({ length: 500 }, (_, i) => `x${i}: 1`).join('\n'), kind).length, 50);
});

test('the schema of a place is found through members, items of lists and entries of maps', () => {
  assert.equal(schemaAt(kind, ['list', 0, 'on'])?.type, 'boolean');
  assert.equal(schemaAt(kind, ['map', 'any'])?.type, 'string');
  assert.equal(schemaAt(kind, ['none']), undefined);
  assert.equal(schemaAt(kind, ['list', 'on']), undefined);
});
