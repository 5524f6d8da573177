/** Rules in CEL that definitions declare: which are refused, where, and in which words. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { onlyGates, TestServer } from '../support/server.js';

const PATH = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

type Fields = { readonly [name: string]: unknown };

const ROOT = 'spec.validation.openAPIV3Schema';
let next = 0;

function definition(schema: Fields, more: Fields = {}): Fields {
  next += 1;
  const plural = `rows${next}`;
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.example.com` },
    spec: {
      group: 'example.com',
      scope: 'Namespaced',
      names: { plural, kind: `Row${next}` },
      versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: schema }, ...more }],
    },
  };
}

const rules = (...all: Fields[]): Fields => ({ 'x-kubernetes-validations': all });
const object = (properties: Fields, more: Fields = {}): Fields => ({ type: 'object', properties, ...more });
const rule = (text: string, more: Fields = {}): Fields => ({ rule: text, ...more });
const R = (n: number): string => `$.x-kubernetes-validations[${n}]`;
const A = '$.properties[a]';

const shown = (text: string): string =>
  `apiextensions.ValidationRule{Rule:${JSON.stringify(text)}, Message:"", MessageExpression:"", Reason:(*apiextensions.FieldValueErrorReason)(nil), FieldPath:"", OptionalOldSelf:(*bool)(nil)}`;
const failed = (text: string, message: string): string => `Invalid value: ${shown(text)}: compilation failed: ${message}`;
const TRY = '(try simplifying the rule, or adding maxItems, maxProperties, and maxLength where arrays, maps, and strings are declared)';
const numbers = (maxItems?: number): Fields => ({
  type: 'array',
  items: { type: 'integer' },
  ...(maxItems === undefined ? {} : { maxItems }),
});

/** Schemas, each with what is told of it, `$` being the root. */
const SCHEMAS: Readonly<Record<string, readonly [schema: Fields, ...told: string[]]>> = {
  'rules that say nothing': [
    object({}, rules(rule(' '), rule('true', { message: ' ' }), rule('true', { messageExpression: ' ' }))),
    `${R(0)}.rule: Required value: rule is not specified`,
    `${R(1)}.message: Invalid value: " ": message must be non-empty if specified`,
    `${R(2)}.messageExpression: Required value: messageExpression must be non-empty if specified`,
  ],
  'lines where there may be one': [
    object({}, rules(rule('true', { message: 'a\nb' }), rule('true &&\ntrue'), rule('true', { fieldPath: '.a\n' }))),
    `${R(0)}.message: Invalid value: "a\\nb": message must not contain line breaks`,
    `${R(1)}.message: Required value: message must be specified if rule contains line breaks`,
    `${R(2)}.fieldPath: Invalid value: ".a\\n": fieldPath must not contain line breaks`,
  ],
  'a reason that there is not': [
    object({}, rules(rule('true', { reason: 'Bad' }))),
    `${R(0)}.reason: Unsupported value: "Bad": supported values: "FieldValueDuplicate", "FieldValueForbidden", "FieldValueInvalid", "FieldValueRequired"`,
  ],
  'a path that leads nowhere': [
    object({ a: object({ b: { type: 'string' } }) }, rules(rule('true', { fieldPath: '.a.c' }), rule('true', { fieldPath: '.a.b' }))),
    `${R(0)}.fieldPath: Invalid value: ".a.c": fieldPath must be a valid path: does not refer to a valid field`,
  ],
  'a path that leads nowhere, beside an expression that is not read then': [
    object({ a: object({}, rules(rule('nothing', { fieldPath: '.b' }))) }, rules(rule('nothing'))),
    `${R(0)}.rule: ${failed('nothing', "ERROR: <input>:1:1: undeclared reference to 'nothing' (in container '')\n | nothing\n | ^")}`,
    `${A}.x-kubernetes-validations[0].fieldPath: Invalid value: ".b": fieldPath must be a valid path: does not refer to a valid field`,
  ],
  'expressions beside faults of other parts': [
    object({ a: object({}, rules(rule('true', { reason: 'Bad' }), rule('nothing'))), b: object({}, rules(rule('nothing'))) }),
    `${A}.x-kubernetes-validations[0].reason: Unsupported value: "Bad": supported values: "FieldValueDuplicate", "FieldValueForbidden", "FieldValueInvalid", "FieldValueRequired"`,
    `$.properties[b].x-kubernetes-validations[0].rule: ${failed('nothing', "ERROR: <input>:1:1: undeclared reference to 'nothing' (in container '')\n | nothing\n | ^")}`,
  ],
  'a default for which a rule cannot be read, and then no rule is': [
    object({ a: { type: 'integer', default: 1, ...rules(rule('nothing')) }, b: object({}, rules(rule('nothing'))) }),
    `${A}.default: Invalid value: "integer": rule compile error: compilation failed: ERROR: <input>:1:1: undeclared reference to 'nothing' (in container '')\n | nothing\n | ^`,
  ],
  'a default that breaks a rule, and one that breaks a rule of a part of it': [
    object({
      a: { type: 'integer', default: 1, ...rules(rule('self > 1', { message: 'too few' })) },
      b: object({ c: { type: 'string', ...rules(rule("self != 'x'", { message: 'not x' })) } }, { default: { c: 'x' } }),
    }),
    `${A}.default: Invalid value: "integer": too few`,
    `$.properties[b].default.c: Invalid value: "string": not x`,
  ],
  'an oldSelf that the rule uses and its message does not': [
    object({ a: { type: 'string' } }, rules(rule('oldSelf.hasValue()', { optionalOldSelf: true, messageExpression: 'nothing' }))),
    `${R(0)}.messageExpression: Invalid value: ${shown('oldSelf.hasValue()').replace('MessageExpression:""', 'MessageExpression:"nothing"').replace('(*bool)(nil)', '&true')}: messageExpression compilation failed: ERROR: <input>:1:1: undeclared reference to 'nothing' (in container '')\n | nothing\n | ^`,
  ],
  'expressions that name what is not there': [
    object({ a: { type: 'string' } }, rules(rule("self.b == ''"), rule('self.a'), rule("self.a == ''", { messageExpression: '1' }))),
    `${R(0)}.rule: ${failed("self.b == ''", "ERROR: <input>:1:5: undefined field 'b'\n | self.b == ''\n | ....^")}`,
    `${R(1)}.rule: Invalid value: ${shown('self.a')}: cel expression must evaluate to a bool`,
    `${R(2)}.messageExpression: Invalid value: ${shown("self.a == ''").replace('MessageExpression:""', 'MessageExpression:"1"')}: messageExpression must evaluate to a string`,
  ],
  'a rule inside of what only restricts': [
    object({ a: { type: 'string', allOf: [rules(rule('true'))] } }),
    `${A}.allOf[0].x-kubernetes-validations: Forbidden: must be empty to be structural`,
  ],
  'an expression that costs too much': [
    object({ a: numbers() }, rules(rule('self.a.all(x, self.a.all(y, x == y))'))),
    `${R(0)}.rule: Forbidden: estimated rule cost exceeds budget by factor of more than 100x ${TRY}`,
    `${R(0)}.rule: Forbidden: contributed to estimated rule cost total exceeding cost limit for entire OpenAPIv3 schema`,
    `$: Forbidden: x-kubernetes-validations estimated rule cost total for entire OpenAPIv3 schema exceeds budget by factor of more than 100x ${TRY}`,
  ],
  'expressions that are too long together': [
    object({ a: { type: 'integer' } }, rules(...Array.from({ length: 22 }, () => rule(`true${' && self.a > 1'.repeat(1400)}`)))),
    `${R(20)}.rule: Forbidden: the expressions of the schema are too long together`,
  ],
  'a text among numbers that is no longer than a request': [
    object({
      a: {
        'x-kubernetes-int-or-string': true,
        ...rules(rule("type(self) == int ? self < 9 : isQuantity(self) || self.matches('^[0-9]+$')")),
      },
    }),
  ],
  'a loop within bounds': [object({ a: numbers(100) }, rules(rule('self.a.all(x, self.a.all(y, x == y))')))],
  'an oldSelf of items that cannot be told apart': [
    object({ a: { type: 'array', maxItems: 5, items: { type: 'integer', ...rules(rule('self >= oldSelf')) } } }),
    `${A}.items.x-kubernetes-validations[0].rule: Invalid value: "self >= oldSelf": oldSelf cannot be used on the uncorrelatable portion of the schema within ${A}`,
  ],
  'rules for every type': [
    object(
      {
        a: {
          type: 'array',
          maxItems: 5,
          'x-kubernetes-list-type': 'map',
          'x-kubernetes-list-map-keys': ['name'],
          items: { ...object({ name: { type: 'string', maxLength: 10 } }, rules(rule('self.name == oldSelf.name'))), required: ['name'] },
        },
        b: { type: 'object', maxProperties: 5, additionalProperties: { type: 'integer', ...rules(rule('self >= oldSelf')) } },
        c: { type: 'string', maxLength: 20, format: 'date-time', ...rules(rule('self.getFullYear() > 2000')) },
        d: { 'x-kubernetes-int-or-string': true, ...rules(rule("type(self) == int ? self > 0 : self.endsWith('%')")) },
      },
      rules(rule("self.metadata.name != 'x' && has(self.a) && self.d != 3")),
    ),
  ],
};

interface Cause {
  readonly field: string;
  readonly message: string;
}

const told = (answer: { json: { details?: { causes?: readonly Cause[] } } }): string[] =>
  (answer.json.details?.causes ?? []).map(({ field, message }) => `${field}: ${message}`.replaceAll(ROOT, '$'));

describe('rules of definitions', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({ release: '1.30' });
  });
  after(() => server.close());

  for (const [title, [schema, ...expected]] of Object.entries(SCHEMAS))
    test(title, async () => {
      const answer = await server.create(PATH, definition(schema));
      assert.deepEqual(told(answer), expected);
      assert.equal(answer.status, expected.length === 0 ? 201 : 422, JSON.stringify(answer.json));
    });

  test('rules are kept as they came', async () => {
    const all = rules(
      rule('oldSelf.hasValue() || self.a > 0', {
        message: 'm',
        messageExpression: "'x'",
        reason: 'FieldValueForbidden',
        fieldPath: '.a',
        optionalOldSelf: true,
      }),
    );
    const made = definition(object({ a: { type: 'integer', ...rules(rule('self > 0')) } }, all));
    assert.equal((await server.create(PATH, made)).status, 201);
    const name = (made.metadata as Fields).name as string;
    const { spec } = (await server.ask(`${PATH}/${name}`)).json;
    const schema = spec.versions[0].schema.openAPIV3Schema;
    assert.deepEqual(schema['x-kubernetes-validations'], all['x-kubernetes-validations']);
    assert.deepEqual(schema.properties.a['x-kubernetes-validations'], [{ rule: 'self > 0' }]);
  });
});

test('rules are dropped from writes while their gate is off, also inside of items and free keys', async () => {
  const server = await TestServer.start({ featureGates: onlyGates() });
  const inner = { type: 'integer', ...rules(rule('nonsense')) };
  const schema = object(
    { a: { type: 'array', items: inner }, b: { type: 'object', additionalProperties: inner } },
    rules(rule('nonsense')),
  );
  const answer = await server.create(PATH, definition(schema));
  await server.close();
  assert.equal(answer.status, 201);
  assert.ok(!JSON.stringify(answer.json.spec).includes('x-kubernetes-validations'));
});
