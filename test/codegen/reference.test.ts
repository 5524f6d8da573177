/** The reference of the catalogue language: its examples are a catalogue that does what the text beside them says. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { referenceOf } from '../../codegen/docs/language-reference.js';
import { type Generated, generatedProject } from '../support/generated.js';
import { ROOT } from '../support/root.js';
import { TestServer } from '../support/server.js';

const reference = readFileSync(path.join(ROOT, 'catalog/README.md'), 'utf8');
/** Files of examples by their paths; of several for one path, the last. */
const examples = Object.fromEntries(
  [...reference.matchAll(/<!-- example: (?!test\/)(\S+) -->\n\n```yaml\n([\s\S]*?)```/g)].map(([, file = '', text = '']) => [file, text]),
);

let project: Generated;
let server: TestServer;

before(async () => {
  project = await generatedProject(examples);
  server = await TestServer.start({ catalogue: project.catalogue });
});
after(async () => {
  await server.close();
  project.remove();
});

const at = (version: string): string => `/apis/shop.example.com/${version}/namespaces/default/orders`;

test('it is what the schema says, and tells of every word', () => {
  assert.equal(reference, referenceOf(readFileSync(path.join(ROOT, 'codegen/catalogue-language.md'), 'utf8')));
  const rows = [...reference.matchAll(/^\| \**`(\w+)`\** \| (.*) \| (.*) \|$/gm)];
  assert.ok(rows.length > 120, String(rows.length));
  for (const [row, , value, says] of rows) assert.ok(value !== '' && (says ?? '').length > 8, row);
});

test('the example has all files that a catalogue needs', () => {
  assert.deepEqual(Object.keys(examples).sort(), ['service.yaml', 'shop/group.yaml', 'shop/v1/Order.yaml', 'shop/v1beta1/Order.yaml']);
});

test('its kind is served, with the rules that it says', async () => {
  const spec = { customer: 'ann', lines: [{ article: 'tea', price: '2' }] };
  const made = await server.create(at('v1'), { metadata: { name: 'one' }, spec });
  assert.equal(made.status, 201, made.text);
  assert.deepEqual(made.json.spec, { customer: 'ann', delivery: 'Post', lines: [{ article: 'tea', count: 1, price: '2' }] });
  const lines = [{ article: 'tea', count: 0 }, { article: 'tea' }, {}];
  const refused = await server.create(at('v1'), { metadata: { name: 'bad' }, spec: { delivery: 'Courier', lines } });
  assert.deepEqual(
    refused.json.details.causes.map(({ field }: { field: string }) => field),
    ['spec.customer', 'spec.address', 'spec.lines[0].count', 'spec.lines[1]', 'spec.lines[2].article'],
  );
});

test('its older version renames a field, and keeps what the other side cannot hold', async () => {
  const old = await server.create(at('v1beta1'), { metadata: { name: 'old' }, spec: { buyer: 'bob', note: 'soon' } });
  assert.equal(old.status, 201, old.text);
  assert.deepEqual((await server.ask(`${at('v1')}/old`)).json.spec, { customer: 'bob', delivery: 'Post' });
  assert.equal((await server.ask(`${at('v1beta1')}/old`)).json.spec.note, 'soon');
  const one = (await server.ask(`${at('v1beta1')}/one`)).json;
  const put = await server.ask(`${at('v1beta1')}/one`, { method: 'PUT', body: one });
  assert.equal(put.status, 200, put.text);
  assert.equal((await server.ask(`${at('v1')}/one`)).json.spec.lines[0].article, 'tea');
  assert.equal((await server.ask(`${at('v1beta1')}?fieldSelector=spec.buyer%3Dbob`)).json.items.length, 1);
});

test('what it extends is taken as it says', async () => {
  assert.equal((await server.ask('/apis/batch/v1/jobs')).status, 200);
  assert.equal((await server.ask('/api/v1/pods')).status, 200);
  for (const path of ['/apis/batch/v1/cronjobs', '/api/v1/nodes', '/apis/apps/v1'])
    assert.equal((await server.ask(path)).status, 404, path);
});
