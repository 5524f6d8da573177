/** Rules of schemas, held against objects and what was stored before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { schemaRules } from '../../runtime/cel/index.js';

type Schema = Readonly<Record<string, unknown>>;

const shown = (schema: Schema, self: unknown, old?: unknown): string[] =>
  [...(schemaRules(schema)?.faults(self, old, '') ?? [])]
    .filter((fault) => fault !== undefined)
    .map(({ reason, field, message }) => `${reason} ${field}: ${message}`);

const rule = (text: string, more: Schema = {}): Schema => ({ rule: text, ...more });
const object = (properties: Schema, more: Schema = {}): Schema => ({ type: 'object', properties, ...more });
const rules = (...all: Schema[]): Schema => ({ 'x-kubernetes-validations': all });
const INTEGER = { type: 'integer' };
const TEXT = { type: 'string' };

test('a schema without rules has none to be checked', () => {
  assert.equal(schemaRules(object({ spec: object({ a: INTEGER }) })), undefined);
});

test('a value that breaks a rule is told with the rule, its message or the message that an expression makes', () => {
  const schema = object({
    spec: object(
      { min: INTEGER, max: INTEGER },
      rules(
        rule('self.min <= self.max'),
        rule('self.min <= self.max', { message: 'min must not be above max' }),
        rule('self.min <= self.max', { messageExpression: "'%d is above %d'.format([self.min, self.max])" }),
        rule('self.min <= self.max', { message: 'plain', messageExpression: 'string(1 / 0)' }),
      ),
    ),
  });
  assert.deepEqual(shown(schema, { spec: { min: 1, max: 2 } }), []);
  assert.deepEqual(shown(schema, { spec: { min: 3, max: 2 } }), [
    'FieldValueInvalid spec: Invalid value: "object": failed rule: self.min <= self.max',
    'FieldValueInvalid spec: Invalid value: "object": min must not be above max',
    'FieldValueInvalid spec: Invalid value: "object": 3 is above 2',
    'FieldValueInvalid spec: Invalid value: "object": plain',
  ]);
});

test('a rule may say the reason and the field of its faults', () => {
  const inner = object(
    { a: INTEGER, map: { type: 'object', additionalProperties: INTEGER } },
    rules(
      rule('false', { reason: 'FieldValueForbidden', fieldPath: '.a', message: 'no' }),
      rule('false', { reason: 'FieldValueRequired', fieldPath: ".map['x.y']", message: 'yes' }),
      rule('false', { reason: 'FieldValueDuplicate' }),
    ),
  );
  assert.deepEqual(shown(object({ spec: inner }), { spec: { a: 1 } }), [
    'FieldValueForbidden spec.a: Forbidden: no',
    'FieldValueRequired spec.map[x.y]: Required value: yes',
    'FieldValueDuplicate spec: Duplicate value: "object"',
  ]);
});

test('a rule of a whole object may look at its name, and its faults are of no field', () => {
  const schema = object({}, rules(rule("self.metadata.name.startsWith('a') && self.kind == 'X'", { message: 'name' })));
  assert.deepEqual(shown(schema, { kind: 'X', metadata: { name: 'abc' } }), []);
  assert.deepEqual(shown(schema, { kind: 'X', metadata: { name: 'bc' } }), ['FieldValueInvalid <nil>: Invalid value: "object": name']);
});

test('rules of items, of values of maps and of scalars are told at their places', () => {
  const positive = { ...INTEGER, ...rules(rule('self > 0', { message: 'must be positive' })) };
  const schema = object({
    list: { type: 'array', items: positive },
    map: { type: 'object', additionalProperties: positive },
    text: { ...TEXT, ...rules(rule("self != ''")) },
  });
  assert.deepEqual(shown(schema, { list: [1, -1], map: { a: 0 }, text: '' }), [
    'FieldValueInvalid list[1]: Invalid value: "integer": must be positive',
    'FieldValueInvalid map[a]: Invalid value: "integer": must be positive',
    'FieldValueInvalid text: Invalid value: "string": failed rule: self != \'\'',
  ]);
});

test('an evaluation that fails is a fault of the value', () => {
  const schema = object({
    spec: object({ a: INTEGER, port: { 'x-kubernetes-int-or-string': true } }, rules(rule('self.a > 0'), rule('self.port > 1'))),
  });
  assert.deepEqual(shown(schema, { spec: { port: 'x' } }), [
    'FieldValueInvalid spec: Invalid value: "object": no such key: a evaluating rule: self.a > 0',
    'FieldValueInvalid spec: Invalid value: "object": \'no such overload\': call arguments did not match a supported operator, function or macro signature for rule: self.port > 1',
  ]);
});

test('a transition rule holds on updates, also for items of lists that have keys and for values of maps', () => {
  const fixed = { ...INTEGER, ...rules(rule('self >= oldSelf', { message: 'must not shrink' })) };
  const schema = object({
    count: fixed,
    items: {
      type: 'array',
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['name'],
      items: object({ name: TEXT, size: fixed }),
    },
    map: { type: 'object', additionalProperties: fixed },
  });
  const old = {
    count: 5,
    items: [
      { name: 'a', size: 5 },
      { name: 'b', size: 1 },
    ],
    map: { x: 5 },
  };
  assert.deepEqual(shown(schema, old), []);
  assert.deepEqual(
    shown(
      schema,
      {
        count: 4,
        items: [
          { name: 'b', size: 2 },
          { name: 'a', size: 2 },
          { name: 'c', size: 0 },
        ],
        map: { x: 1, y: 0 },
      },
      old,
    ),
    [
      'FieldValueInvalid count: Invalid value: "integer": must not shrink',
      'FieldValueInvalid items[1].size: Invalid value: "integer": must not shrink',
      'FieldValueInvalid map[x]: Invalid value: "integer": must not shrink',
    ],
  );
});

test('a transition rule with an optional oldSelf holds on creation, too', () => {
  const schema = object({
    count: {
      ...INTEGER,
      ...rules(rule('oldSelf.hasValue() ? self >= oldSelf.value() : self == 0', { optionalOldSelf: true, message: 'starts at 0' })),
    },
  });
  assert.deepEqual(shown(schema, { count: 1 }), ['FieldValueInvalid count: Invalid value: "integer": starts at 0']);
  assert.deepEqual(shown(schema, { count: 1 }, { count: 0 }), []);
});

test('fields that are kept unknown cannot be named, and names that are no identifiers are escaped', () => {
  const schema = object(
    { 'a-b': INTEGER, free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
    { 'x-kubernetes-embedded-resource': true, ...rules(rule('self.a__dash__b == 1 && self.kind != "" && has(self.free)')) },
  );
  assert.deepEqual(shown(object({ spec: schema }), { spec: { 'a-b': 1, kind: 'X', free: { x: 1 } } }), []);
});

test('null values of nullable fields are absent to nobody', () => {
  const schema = object({ spec: object({ a: { ...INTEGER, nullable: true } }, rules(rule('has(self.a) && self.a == null'))) });
  assert.deepEqual(shown(schema, { spec: { a: null } }), []);
});

test('an object whose rules cost too much together is refused, and no further rule runs', () => {
  const slow = rule('self.list.all(x, self.list.all(y, x + y >= 0))');
  const schema = object({ spec: object({ list: { type: 'array', items: INTEGER } }, rules(slow, rule('false'))) });
  assert.deepEqual(shown(schema, { spec: { list: Array.from({ length: 5000 }, (_, i) => i) } }), [
    'FieldValueInvalid spec: Invalid value: "object": \'operation cancelled: actual cost limit exceeded\': no further validation rules will be run due to call cost exceeds limit for rule: self.list.all(x, self.list.all(y, x + y >= 0))',
  ]);
});

test('a search through rules pauses between rules, and within one whose loops take long', () => {
  const pauses = (rules: readonly string[], size: number): number => {
    const list = { type: 'array', items: { type: 'integer' } };
    const schema = { type: 'object', properties: { list }, 'x-kubernetes-validations': rules.map((rule) => ({ rule })) };
    const search = schemaRules(schema)?.faults({ list: Array.from({ length: size }, (_, i) => i) }, undefined, '') ?? [];
    return [...search].filter((step) => step === undefined).length;
  };
  const nested = 'self.list.all(a, self.list.all(b, a + b >= 0))';
  const compiling = pauses([nested], 1);
  assert.equal(compiling, 1);
  assert.ok(pauses([nested], 100) > 20, 'turns of loops pause');
  assert.ok(pauses([`true ? has(self.list) && (${nested}) : false`], 100) > 20, 'also inside of other expressions');
  assert.ok(
    pauses(
      Array.from({ length: 500 }, () => 'true'),
      1,
    ) > 500,
    'rules pause',
  );
});

test('a text that its format lets pass, and that no moment or duration is read from, cannot be held against rules', () => {
  const moment = { ...TEXT, format: 'date-time' };
  const span = { ...TEXT, format: 'duration', ...rules(rule("self <= duration('1h')", { message: 'too long' })) };
  const schema = object(
    { at: moment, span },
    rules(rule("!has(self.at) || self.at > timestamp('2020-01-01T00:00:00Z')", { message: 'too old', fieldPath: '.at' })),
  );
  const unread = 'Invalid date-time formatted string 2021-03-04t05:06:07z evaluating rule: too old';
  assert.deepEqual(shown(schema, { at: '2021-03-04t05:06:07z' }), [`FieldValueInvalid <nil>: Invalid value: "object": ${unread}`]);
  assert.deepEqual(shown(schema, { at: '2001-03-04T05:06:07Z' }), ['FieldValueInvalid at: Invalid value: "object": too old']);
  assert.deepEqual(shown(schema, { span: '1 day' }), ['FieldValueInvalid span: Invalid value: "string": too long']);
  assert.deepEqual(shown(schema, { span: '30 minutes' }), []);
  assert.deepEqual(shown(schema, { span: [1] }), [
    'FieldValueInvalid span: Invalid value: "string": invalid data, expected string, got []interface {} evaluating rule: too long',
  ]);
});
