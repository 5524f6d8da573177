/** Objects of any type of the catalogue, for property tests: enumerations hold, and what may be absent sometimes is. */
import fc from 'fast-check';
import { type FieldModel, jsonFields, type KindModel, ruledTexts, type TypeExpression, type TypeModel } from '../../codegen/model.js';
import { entryIn } from '../../runtime/model/definition/releases.js';
import type { ApiObject, Json } from '../../runtime/model/object.js';

const word = fc.stringMatching(/^[a-z]([a-z0-9]{0,5})$/);
const fixed = (...values: Json[]): fc.Arbitrary<Json> => fc.constantFrom(...values);

/** Values in the form in which the server writes them, so that reading them back changes nothing. */
const SCALARS: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  string: word,
  bool: fc.boolean(),
  int32: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  int64: fc.integer({ min: 1, max: 2 ** 40 }),
  double: fixed(0.5, 2, 1e9),
  bytes: fixed('YQ==', 'YWJj', '/+8='),
  time: fixed('2021-01-02T03:04:05Z', '1999-12-31T23:59:59Z'),
  microtime: fixed('2021-01-02T03:04:05.000000Z', '2021-01-02T03:04:05.123456Z'),
  duration: fixed('1m0s', '1h0m0s', '300ms'),
  quantity: fixed('100m', '1', '2Gi', '1500'),
  intorstring: fixed(80, 'http', '25%'),
  fieldsv1: fixed({ 'f:a': {} }),
  rawextension: fixed({ a: 1 }, { kind: 'K', apiVersion: 'g/v1' }),
  json: fixed(1, 'a', { a: [true] }),
  any: fixed(1, 'a'),
};

/** Below this depth only what must be there is made. */
const DEPTH = 7;

const metadata = fc.record(
  {
    name: word,
    labels: fc.dictionary(word, word, { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
    annotations: fc.dictionary(word, word, { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
  },
  { requiredKeys: ['name'], noNullPrototype: true },
);

function anyOf(type: TypeExpression, source: FieldModel['source'], depth: number, release?: string): fc.Arbitrary<Json> {
  if (type.form === 'list') return fc.array(anyOf(type.items, source, depth + 1, release), { minLength: 1, maxLength: 2 });
  if (type.form === 'map')
    return fc.dictionary(word, anyOf(type.values, source, depth + 1, release), { minKeys: 1, maxKeys: 2, noNullPrototype: true });
  if (type.form === 'named') return structOf(type.type, depth, release);
  const allowed = (ruledTexts(source) ?? []).filter((v) => v !== '');
  if (type.scalar === 'string' && allowed.length > 0) return fixed(...allowed);
  return SCALARS[type.scalar] ?? word;
}

/** The fields that a release has; all of them where none is said. */
const fieldsIn = (type: TypeModel, release: string | undefined): FieldModel[] =>
  jsonFields(type).filter(({ source: { since, until } }) => release === undefined || entryIn({ since, until }, release) !== undefined);

function structOf(type: TypeModel, depth: number, release: string | undefined): fc.Arbitrary<Json> {
  if (type.collection !== undefined) return anyOf(type.collection, {}, depth, release);
  if (type.source.jsonUnion) return fc.oneof(...type.fields.map((f) => anyOf(f.type, f.source, depth + 1, release)));
  if (type.name === 'ObjectMeta') return fc.constant({});
  const fields = fieldsIn(type, release).filter((f) => depth < DEPTH || f.source.required);
  const model: Record<string, fc.Arbitrary<Json>> = {};
  for (const f of fields) model[f.name] = anyOf(f.type, f.source, depth + 1, release);
  return fc.record(model, { requiredKeys: fields.filter((f) => f.source.required).map((f) => f.name), noNullPrototype: true });
}

/** Objects of a kind, as a release knows it where one is said, with metadata but nothing that the server keeps in it. */
export function objectsOf(kind: KindModel, release?: string): fc.Arbitrary<ApiObject> {
  const fields = fieldsIn(kind.type, release).filter((f) => !['kind', 'apiVersion', 'metadata'].includes(f.name));
  const model: Record<string, fc.Arbitrary<Json>> = {};
  for (const f of fields) model[f.name] = anyOf(f.type, f.source, 1, release);
  return fc
    .tuple(metadata, fc.record(model, { requiredKeys: fields.filter((f) => f.source.required).map((f) => f.name), noNullPrototype: true }))
    .map(([meta, rest]) => ({ kind: kind.name, apiVersion: kind.version.apiVersion, metadata: meta, ...rest }) as unknown as ApiObject);
}
