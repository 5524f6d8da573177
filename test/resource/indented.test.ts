/** JSON for people, whose very text clients keep: earlier releases lay it out by the types of what they show. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { joined } from '../../runtime/codec/text-pieces.js';
import { FREE_ANY, field, listOf, mapOf, STRING, struct } from '../../runtime/model/definition/structure.js';
import { PRETTY, PRETTY_BY_TYPE } from '../../runtime/resource/presentations/text-form.js';
import { establish } from '../extensions/definition.js';
import { TestServer } from '../support/server.js';

const INNER = struct('Inner', () => [field('a', STRING, '?')]);
const THING = struct('Thing', () => [
  field('free', FREE_ANY, '?'),
  field('empty', INNER, '?'),
  field('none', listOf(STRING), '?'),
  field('names', mapOf(STRING), '?'),
  field('groups', mapOf(listOf(STRING)), '?'),
]);
const thing = { free: { a: [1, {}] }, empty: {}, none: [], names: { a: 'b' }, groups: { g: ['x'] } };

test('by type free values are on one line, empty structs on three, and what maps hold begins at the margin', () => {
  assert.equal(
    joined(PRETTY_BY_TYPE.whole(thing, THING)),
    [
      '{',
      '  "free": {"a":[1,{}]},',
      '  "empty": {',
      '    ',
      '  },',
      '  "none": [],',
      '  "names": {',
      '    "a": "b"',
      '  },',
      '  "groups": {',
      '    "g": [',
      '  "x"',
      ']',
      '  }',
      '}',
    ].join('\n'),
  );
});

test('later releases lay everything out alike', () => {
  assert.equal(joined(PRETTY.whole(thing, THING)), JSON.stringify(thing, undefined, 2));
});

const MAPS = '/api/v1/namespaces/default/configmaps';
let server: TestServer;
before(async () => {
  server = await TestServer.start();
  await server.create(MAPS, { metadata: { name: 'm' }, data: { a: 'b' } });
});
after(() => server.close());

const text = async (path: string, headers = {}): Promise<string> => (await server.ask(`${path}?pretty=1`, { headers })).text;

test('owned fields of an object and a list are on one line', async () => {
  for (const shown of [await text(`${MAPS}/m`), await text(MAPS)]) assert.match(shown, /\n +"fieldsV1": {"f:data":{"\.":{},"f:a":{}}}\n/);
});

test('an empty list is on the line of its name, and what is empty in a Status is not', async () => {
  assert.match(await text('/api/v1/namespaces/default/secrets'), /\n {2}"items": \[\]\n}$/);
  assert.match(await text(`${MAPS}/none`), /\n {2}"metadata": {\n {4}\n {2}},\n/);
});

test('the object of a row of a Table is on one line', async () => {
  const Accept = 'application/json;as=Table;v=v1;g=meta.k8s.io';
  assert.match(await text(MAPS, { Accept }), /\n {6}"object": {"kind":"PartialObjectMetadata",[^\n]*}\n {4}}\n/);
});

test('objects of definitions are on one line', async () => {
  await establish(server, { group: 'indented.example.com' });
  const things = '/apis/indented.example.com/v1/namespaces/default/things';
  await server.create(things, { apiVersion: 'indented.example.com/v1', kind: 'Thing', metadata: { name: 't' } });
  for (const path of [`${things}/t`, things]) assert.match(await text(path), /^{"kind":"Thing[^\n]*}$/);
});

test('from 1.23 on all is laid out alike', async () => {
  const later = await TestServer.start({ release: '1.23' });
  try {
    const shown = (await later.ask(`${MAPS}/none?pretty=1`)).text;
    assert.equal(shown, JSON.stringify(JSON.parse(shown), undefined, 2));
  } finally {
    await later.close();
  }
});
