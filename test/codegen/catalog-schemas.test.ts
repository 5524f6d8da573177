/** JSON schemas of the catalogue's files take what the generator takes, and refuse misspelt keys and words. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { Check } from 'typebox/schema';
import { parse } from 'yaml';
import { ROOT } from '../support/root.js';

const schemaOf = (name: string): object => JSON.parse(readFileSync(path.join(ROOT, `generated/catalog-schemas/${name}.json`), 'utf8'));
const catalog = path.join(ROOT, 'catalog');
const files = readdirSync(catalog, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
const read = (file: string): Record<string, unknown> => parse(readFileSync(path.join(catalog, file), 'utf8'));

/** The schema that an author names in a file. */
function schemaFor(file: string, value: object): string {
  const name = path.basename(file, '.yaml');
  if (file.split(path.sep).length < 3) return name;
  return 'kind' in value ? 'kind' : 'types';
}

test('every file of the catalogue fits the schema for it', () => {
  const schemas = new Map<string, object>();
  const misfits = files.filter((file) => {
    const value = read(file);
    const name = schemaFor(file, value);
    const schema = schemas.get(name) ?? schemaOf(name);
    schemas.set(name, schema);
    return !Check(schema, value);
  });
  assert.deepEqual(misfits, []);
  assert.deepEqual([...schemas.keys()].sort(), ['base', 'features', 'flags', 'group', 'kind', 'metrics', 'service', 'types']);
});

const CHANGES: readonly (readonly [string, object])[] = [
  ['a key that is misspelt', { descripton: 'A text.' }],
  ['a verb that there is not', { resource: { plural: 'orders', scope: 'Namespaced', verbs: ['lst'] } }],
  ['a field with a rule that is misspelt', { fields: { note: { type: 'string', minLenght: 1 } } }],
];

for (const [what, change] of CHANGES)
  test(`a kind with ${what} does not fit`, () => {
    const kind = { kind: 'Order', description: 'An order.' };
    assert.equal(Check(schemaOf('kind'), kind), true);
    assert.equal(Check(schemaOf('kind'), { ...kind, ...change }), false);
  });
