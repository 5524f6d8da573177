/** Rules in CEL that definitions declare: what they refuse, how they tell it, and what a definition with bad ones is told. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { TestServer } from '../support/server.js';
import { APPLY, DEFINITIONS, establish, MERGE, placeOf, thing } from './definition.js';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start({ release: '1.30' });
});
afterEach(() => server.close());

interface Refusal {
  readonly details: { readonly causes: readonly { readonly field: string; readonly reason: string; readonly message: string }[] };
}
const told = ({ details }: Refusal): string[] => details.causes.map(({ field, reason, message }) => `${field} ${reason} ${message}`);

const RULES = 'x-kubernetes-validations';
const whole = { type: 'integer' };
const schema = {
  type: 'object',
  properties: {
    spec: {
      type: 'object',
      properties: {
        min: whole,
        max: whole,
        zone: { type: 'string', [RULES]: [{ rule: 'self == oldSelf', message: 'a zone is for ever' }] },
        parts: {
          type: 'array',
          maxItems: 10,
          'x-kubernetes-list-type': 'map',
          'x-kubernetes-list-map-keys': ['name'],
          items: {
            type: 'object',
            required: ['name'],
            properties: { name: { type: 'string', maxLength: 20 }, size: { ...whole, [RULES]: [{ rule: 'self >= oldSelf' }] } },
          },
        },
      },
      [RULES]: [
        {
          rule: '!has(self.min) || !has(self.max) || self.min <= self.max',
          messageExpression: '"max is below %d".format([self.min])',
          fieldPath: '.max',
        },
        { rule: 'self.parts.all(p, p.name.startsWith("p"))', message: 'parts begin with p', reason: 'FieldValueForbidden' },
      ],
    },
  },
};

test('what breaks a rule is refused where and as the rule says it', async () => {
  await establish(server, { schema });
  const spec = { min: 5, max: 3, parts: [{ name: 'q' }] };
  const { status, json } = await server.create(placeOf(), thing('a', { spec }));
  assert.equal(status, 422);
  assert.deepEqual(told(json), [
    'spec.max FieldValueInvalid Invalid value: "object": max is below 5',
    'spec FieldValueForbidden Forbidden: parts begin with p',
  ]);
  assert.equal((await server.create(placeOf(), thing('a', { spec: { ...spec, max: 6, parts: [] } }))).status, 201);
});

test('rules of transitions are held on every kind of update, item by item', async () => {
  await establish(server, { schema });
  const spec = { zone: 'a', parts: [{ name: 'p1', size: 2 }] };
  assert.equal((await server.create(placeOf(), thing('a', { spec }))).status, 201);
  const at = `${placeOf()}/a`;
  const merged = await server.ask(at, { method: 'PATCH', headers: MERGE, body: { spec: { zone: 'b' } } });
  assert.deepEqual([merged.status, told(merged.json)], [422, ['spec.zone FieldValueInvalid Invalid value: "string": a zone is for ever']]);
  const parts = [
    { name: 'p0', size: 1 },
    { name: 'p1', size: 1 },
  ];
  const applied = await server.ask(`${at}?fieldManager=x&force=true`, {
    method: 'PATCH',
    headers: APPLY,
    body: thing('a', { spec: { parts } }),
  });
  assert.equal(applied.status, 422, applied.text);
  assert.match(told(applied.json).join(), /^spec\.parts\[\d\]\.size FieldValueInvalid .*failed rule: self >= oldSelf$/);
  const grown = await server.ask(at, { method: 'PATCH', headers: MERGE, body: { spec: { parts: [{ name: 'p1', size: 3 }] } } });
  assert.equal(grown.status, 200, grown.text);
});

test('rules are judged of values that fit their schema, and not of others', async () => {
  await establish(server, { schema });
  const { json } = await server.create(placeOf(), thing('a', { spec: { min: 'five', max: 3, parts: [{ name: 'q' }] } }));
  const [unfit = '', unchecked = '', ...more] = told(json);
  assert.match(unfit, /^spec\.min .*must be of type integer/);
  assert.match(unchecked, /some validation rules were not checked/);
  assert.deepEqual(more, []);
});

test('a definition is told of rules that cannot be meant, at the rule', async () => {
  const name = await establish(server, { schema });
  const rule = (text: object): object => ({
    type: 'object',
    properties: { spec: { type: 'object', properties: { n: whole }, [RULES]: [text] } },
  });
  const said = async (text: object): Promise<string> => {
    const versions = [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: rule(text) } }];
    const { status, json } = await server.ask(`${DEFINITIONS}/${name}`, { method: 'PATCH', headers: MERGE, body: { spec: { versions } } });
    assert.equal(status, 422, JSON.stringify(text));
    return told(json).join('; ');
  };
  assert.match(await said({ rule: 'self.none > 1' }), /properties\[spec\]\.x-kubernetes-validations\[0\]\.rule .*undefined field 'none'/);
  assert.match(await said({ rule: 'self.n' }), /\[0\]\.rule .*bool/);
  assert.match(await said({ rule: 'self.n > 1 &&' }), /\[0\]\.rule .*[Ss]yntax/);
  assert.match(await said({ rule: 'self.n > 1', reason: 'Because' }), /\[0\]\.reason /);
  assert.match(await said({ rule: 'self.n > 1', fieldPath: '.none' }), /\[0\]\.fieldPath /);
});
