/** Definitions and custom objects at the release of today: causes of faults, faults that may stay, fields that select, and what is warned of. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Answer, TestServer } from '../support/server.js';
import { SharedEngine } from '../support/shared-engine.js';
import { until } from '../support/until.js';
import { DEFINITIONS, definition, establish, MERGE, placeOf, versionOf, type Wanted } from './definition.js';

let server: TestServer;
before(async () => {
  server = await TestServer.start({ release: '1.36' });
});
after(() => server.close());

type Json = Record<string, unknown>;

const object = (properties: Json, more: Json = {}): Json => ({ type: 'object', properties, ...more });
const text = { type: 'string' };
const whole = { type: 'integer' };
const rule = (expression: string, more: Json = {}): Json => ({ 'x-kubernetes-validations': [{ rule: expression, ...more }] });

/** A kind of its own for a test: its definition's name and where its objects are. */
async function made(plural: string, schema: Json, more: Wanted = {}, at = server): Promise<{ name: string; place: string; kind: string }> {
  const kind = `${plural.charAt(0).toUpperCase()}${plural.slice(1, -1)}`;
  const name = await establish(at, { plural, kind, schema, ...more });
  return { name, place: placeOf(plural), kind };
}

const named = (kind: string, name: string, more: Json = {}): Json => ({
  apiVersion: 'test.example.com/v1',
  kind,
  metadata: { name },
  ...more,
});

const causesOf = ({ json }: Answer): string[] =>
  ((json.details?.causes ?? []) as { reason: string; field: string }[]).map(({ reason, field }) => `${reason} ${field}`);
const messagesOf = ({ json }: Answer): string[] => ((json.details?.causes ?? []) as { message: string }[]).map(({ message }) => message);
const warningsOf = ({ headers }: Answer): string => String(headers.warning ?? '');

const merge = (path: string, body: unknown): Promise<Answer> => server.ask(path, { method: 'PATCH', headers: MERGE, body });

test('a fault tells its cause, an item its position, and clients are told that rules were not held', async () => {
  const schema = object({
    spec: object(
      {
        long: { ...text, maxLength: 3 },
        list: { type: 'array', maxItems: 2, items: whole },
        map: { type: 'object', maxProperties: 1, additionalProperties: whole },
        when: { ...text, format: 'date' },
        small: { ...whole, format: 'int32' },
      },
      rule('true'),
    ),
  });
  const { place, kind } = await made('precises', schema);
  const spec = { long: 'aaaa', list: [1, 'x', 3], map: { a: 1, b: 'x' }, when: 'soon', small: 3_000_000_000 };
  const answer = await server.create(place, named(kind, 'a', { spec }));
  assert.equal(answer.status, 422);
  assert.deepEqual(causesOf(answer).sort(), [
    'FieldValueInvalid <nil>',
    'FieldValueInvalid <nil>',
    'FieldValueTooLong spec.long',
    'FieldValueTooMany spec.list',
    'FieldValueTooMany spec.map',
    'FieldValueTypeInvalid spec.list[1]',
    'FieldValueTypeInvalid spec.map.b',
    'FieldValueTypeInvalid spec.when',
  ]);
  assert.ok(messagesOf(answer).includes('Too long: may not be more than 3 bytes'));
  assert.ok(
    messagesOf(answer).some((message) => message.includes('Checked value must be of type integer with format int32 in spec.small')),
  );
  assert.ok(messagesOf(answer).some((message) => message.includes('some validation rules were not checked')));
});

test('rules are held beside faults that are not of the form, and show the value that breaks them', async () => {
  const { place, kind } = await made(
    'besides',
    object({ spec: object({ n: { ...whole, maximum: 10, ...rule('self < 10', { message: 'below ten' }) } }) }),
  );
  const answer = await server.create(place, named(kind, 'a', { spec: { n: 60 } }));
  assert.deepEqual(messagesOf(answer), [
    'Invalid value: 60: spec.n in body should be less than or equal to 10',
    'Invalid value: 60: below ten',
  ]);
});

test('an object keeps the faults that it is stored with, of the parts that stay as they are', async () => {
  const open = object({
    spec: object({ a: text, b: text, n: whole, other: text, keyed: keyed({ v: whole }), plain: { type: 'array', items: text } }),
  });
  const { name, place, kind } = await made('ratchets', open);
  const spec = { a: 'long', b: 'long', n: 50, keyed: [{ k: '1', v: 50 }], plain: ['long'] };
  assert.equal((await server.create(place, named(kind, 'a', { spec }))).status, 201);
  const strict = object({
    spec: object({
      a: { ...text, maxLength: 3 },
      b: { ...text, enum: ['x'] },
      n: { ...whole, maximum: 10, ...rule('self < 10', { message: 'below ten' }) },
      other: text,
      keyed: keyed({ v: { ...whole, maximum: 10 } }),
      plain: { type: 'array', items: { ...text, maxLength: 3 } },
    }),
  });
  await merge(`${DEFINITIONS}/${name}`, { spec: { versions: [versionOf('v1', strict)] } });
  await until(async () => (await server.create(`${place}?dryRun=All`, named(kind, 'fresh', { spec }))).status === 422);

  const kept = await merge(`${place}/a`, { spec: { other: 'y' } });
  assert.equal(kept.status, 200, kept.text);
  assert.equal(warningsOf(kept), '299 - "spec.n: Invalid value: 50: below ten"');
  // Items are found again by their keys, and only there: a list without keys is as it was, or it is not.
  assert.equal(
    (
      await merge(`${place}/a`, {
        spec: {
          keyed: [
            { k: '0', v: 1 },
            { k: '1', v: 50 },
          ],
        },
      })
    ).status,
    200,
  );
  assert.deepEqual(causesOf(await merge(`${place}/a`, { spec: { keyed: [{ k: '1', v: 51 }] } })), ['FieldValueInvalid spec.keyed[0].v']);
  assert.deepEqual(causesOf(await merge(`${place}/a`, { spec: { plain: ['long', 'x'] } })), [
    'FieldValueTooLong spec.plain[0]',
    'FieldValueInvalid <nil>',
  ]);
  assert.deepEqual(causesOf(await merge(`${place}/a`, { spec: { a: 'longer' } })), ['FieldValueTooLong spec.a', 'FieldValueInvalid <nil>']);
  assert.deepEqual(causesOf(await merge(`${place}/a`, { spec: { n: 60 } })), ['FieldValueInvalid spec.n', 'FieldValueInvalid spec.n']);
  // What is put right stays so.
  assert.equal((await merge(`${place}/a`, { spec: { n: 5 } })).status, 200);
  assert.equal((await merge(`${place}/a`, { spec: { n: 50 } })).status, 422);
});

const keyed = (properties: Json): Json => ({
  type: 'array',
  'x-kubernetes-list-type': 'map',
  'x-kubernetes-list-map-keys': ['k'],
  items: object({ k: text, ...properties }, { required: ['k'] }),
});

test('what a changed object lacks is no fault that stays', async () => {
  const { name, place, kind } = await made('lackings', object({ spec: object({ a: text }) }));
  await server.create(place, named(kind, 'a', { spec: { a: '1' } }));
  const schema = object({ spec: object({ a: text, needed: text }, { required: ['needed'] }) });
  await merge(`${DEFINITIONS}/${name}`, { spec: { versions: [versionOf('v1', schema)] } });
  await until(async () => (await server.create(`${place}?dryRun=All`, named(kind, 'fresh', { spec: {} }))).status === 422);
  assert.deepEqual(causesOf(await merge(`${place}/a`, { spec: { a: '2' } })), ['FieldValueRequired spec.needed']);
  assert.equal((await merge(`${place}/a`, { metadata: { labels: { a: 'b' } } })).status, 200);
});

const SHIRT = object({ spec: object({ color: text, size: whole, sale: { type: 'boolean' }, deep: object({ 'a.b': text }) }) });
const FIELDS = ['.spec.color', '.spec.size', '.spec.sale', ".spec.deep['a.b']"].map((jsonPath) => ({ jsonPath }));

test('lists, watches and deletes of collections go by the fields that a definition makes selectable', async () => {
  const { place, kind } = await made('shirts', SHIRT, { version: { selectableFields: FIELDS } });
  await server.create(place, named(kind, 'a', { spec: { color: 'red', size: 1, sale: true } }));
  await server.create(place, named(kind, 'b', { spec: { color: 'blue', size: 2, sale: false, deep: { 'a.b': 'x' } } }));
  await server.create(place, named(kind, 'c', { spec: {} }));
  const selected = async (selector: string): Promise<string[]> => {
    const { json } = await server.ask(`${place}?fieldSelector=${encodeURIComponent(selector)}`);
    return json.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name);
  };
  assert.deepEqual(await selected('spec.color=red'), ['a']);
  assert.deepEqual(await selected('spec.size=2,metadata.name!=a'), ['b']);
  assert.deepEqual(await selected('spec.sale=false'), ['b']);
  assert.deepEqual(await selected('spec.color='), ['c']);
  assert.deepEqual(await selected('spec.color!=red'), ['b', 'c']);
  assert.deepEqual(await selected("spec.deep['a.b']=x"), ['b']);
  const { status, json } = await server.ask(`${place}?fieldSelector=spec.note%3Dx`);
  assert.deepEqual([status, json.message], [400, 'field label not supported: spec.note']);

  const { json: now } = await server.ask(place);
  await merge(`${place}/a`, { spec: { color: 'green' } });
  await merge(`${place}/b`, { spec: { color: 'red' } });
  const from = `watch=true&resourceVersion=${now.metadata.resourceVersion}&timeoutSeconds=1`;
  const watched = await server.ask(`${place}?fieldSelector=spec.color%3Dred&${from}`);
  const events = watched.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; object: { metadata: { name: string } } });
  assert.deepEqual(
    events.map((event) => [event.type, event.object.metadata.name]),
    [
      ['DELETED', 'a'],
      ['ADDED', 'b'],
    ],
  );
  await server.ask(`${place}?fieldSelector=spec.color%3Dred`, { method: 'DELETE' });
  assert.deepEqual(await selected(''), ['a', 'c']);
});

test('fields become selectable, and cease to be, with the definition', async () => {
  const { name, place, kind } = await made('hats', SHIRT);
  await server.create(place, named(kind, 'a', { spec: { color: 'red' } }));
  const asked = `${place}?fieldSelector=spec.color%3Dred`;
  assert.equal((await server.ask(asked)).status, 400);
  await merge(`${DEFINITIONS}/${name}`, { spec: { versions: [versionOf('v1', SHIRT, { selectableFields: FIELDS })] } });
  await until(async () => (await server.ask(asked)).status === 200);
  assert.equal((await server.ask(asked)).json.items.length, 1);
  await merge(`${DEFINITIONS}/${name}`, { spec: { versions: [versionOf('v1', SHIRT)] } });
  await until(async () => (await server.ask(asked)).status === 400);
});

test('documents tell of the fields that select', async () => {
  await made('socks', SHIRT, { version: { selectableFields: FIELDS.slice(0, 1) }, group: 'socks.example.com' });
  const { json } = await server.ask('/openapi/v3/apis/socks.example.com/v1');
  for (const schema of ['com.example.socks.v1.Sock', 'com.example.socks.v1.SockList'])
    assert.deepEqual(json.components.schemas[schema]['x-kubernetes-selectable-fields'], [{ fieldPath: 'spec.color' }], schema);
});

const NO_FIELD = 'is an invalid path: does not refer to a valid field';
const NO_SCALAR = 'must point to a field of type string, boolean or integer. Enum string fields and strings with formats are allowed.';

const PATHS: readonly (readonly [paths: readonly string[], cause: string, message: string])[] = [
  [[''], 'FieldValueRequired spec.selectableFields[0].jsonPath', 'Required value'],
  [['.metadata.name'], 'FieldValueInvalid spec.selectableFields[0].jsonPath', `Invalid value: ".metadata.name": ${NO_FIELD}`],
  [['.spec.none'], 'FieldValueInvalid spec.selectableFields[0].jsonPath', `Invalid value: ".spec.none": ${NO_FIELD}`],
  [['.spec'], 'FieldValueInvalid spec.selectableFields[0].jsonPath', `Invalid value: ".spec": ${NO_SCALAR}`],
  [['.spec.number'], 'FieldValueInvalid spec.selectableFields[0].jsonPath', `Invalid value: ".spec.number": ${NO_SCALAR}`],
  [['.spec.list'], 'FieldValueInvalid spec.selectableFields[0].jsonPath', `Invalid value: ".spec.list": ${NO_SCALAR}`],
  [
    ['.spec.list[0]'],
    'FieldValueInvalid spec.selectableFields[0].jsonPath',
    'Invalid value: ".spec.list[0]": is an invalid path: array notation is not allowed',
  ],
  [
    ['spec.color'],
    'FieldValueInvalid spec.selectableFields[0].jsonPath',
    'Invalid value: "spec.color": is an invalid path: expected [ or . but got: spec',
  ],
  [['.spec.color', ".spec['color']"], 'FieldValueDuplicate spec.selectableFields[1].jsonPath', `Duplicate value: ".spec['color']"`],
  [Array.from({ length: 9 }, (_, i) => `.spec.f${i}`), 'FieldValueTooMany spec.selectableFields', 'Too many: 9: must have at most 8 items'],
];

test('a selectable field is a text, a whole number or a boolean that the schema has, and at most eight are', async () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`f${i}`, text]));
  const schema = object({ spec: object({ color: text, number: { type: 'number' }, list: { type: 'array', items: text }, ...many }) });
  for (const [paths, cause, message] of PATHS) {
    const selectableFields = paths.map((jsonPath) => ({ jsonPath }));
    const answer = await server.create(
      `${DEFINITIONS}?dryRun=All`,
      definition({ plural: 'wrongs', schema, version: { selectableFields } }),
    );
    assert.equal(answer.status, 422, paths.join());
    assert.deepEqual([causesOf(answer), messagesOf(answer)], [[cause], [message]]);
  }
});

test('fields that versions select differently stay with each of them', async () => {
  const versions = [
    versionOf('v1', SHIRT, { selectableFields: FIELDS.slice(0, 1) }),
    versionOf('v2', SHIRT, { selectableFields: FIELDS.slice(1, 2) }),
  ];
  await establish(server, { plural: 'coats', kind: 'Coat', versions });
  const { json } = await server.ask(`${DEFINITIONS}/coats.test.example.com`);
  assert.deepEqual(
    json.spec.versions.map(({ selectableFields }: Json) => selectableFields),
    [FIELDS.slice(0, 1), FIELDS.slice(1, 2)],
  );
  await server.create(placeOf('coats'), named('Coat', 'a', { spec: { color: 'red', size: 2 } }));
  const found = async (version: string, selector: string): Promise<unknown> => {
    const { status, json: list } = await server.ask(`${placeOf('coats', 'test.example.com', version)}?fieldSelector=${selector}`);
    return status === 200 ? list.items.length : status;
  };
  assert.deepEqual([await found('v1', 'spec.color%3Dred'), await found('v1', 'spec.size%3D2')], [1, 400]);
  assert.deepEqual([await found('v2', 'spec.color%3Dred'), await found('v2', 'spec.size%3D2')], [400, 1]);
});

test('a rule takes an optional old value only where it looks at one', async () => {
  const refused = async (more: Json): Promise<string[]> =>
    causesOf(
      await server.create(
        `${DEFINITIONS}?dryRun=All`,
        definition({ plural: 'olds', schema: object({ spec: { ...object({ a: text }), ...more } }) }),
      ),
    );
  const at = 'spec.validation.openAPIV3Schema.properties[spec].x-kubernetes-validations[0]';
  assert.deepEqual(await refused(rule('true', { optionalOldSelf: true })), [`FieldValueInvalid ${at}.optionalOldSelf`]);
  assert.deepEqual((await refused(rule('oldSelf.hasValue()', { optionalOldSelf: false }))).sort(), [
    `FieldValueInvalid ${at}.optionalOldSelf`,
    `FieldValueInvalid ${at}.rule`,
  ]);
  assert.deepEqual(await refused(rule('oldSelf.hasValue() || self.a != ""', { optionalOldSelf: true })), []);
  const inMap = { ...object({ a: { ...text, ...rule('self == oldSelf') } }), 'x-kubernetes-map-type': 'atomic' };
  assert.match((await refused(inMap)).join(), /properties\[a\]\.x-kubernetes-validations\[0\]\.rule$/);
});

test('new finalizers without a domain are warned of', async () => {
  const { place, kind } = await made('finals', object({}));
  const given = { apiVersion: 'test.example.com/v1', kind, metadata: { name: 'a', finalizers: ['bare', 'a.example.com/b', 'orphan'] } };
  const warning =
    '299 - "metadata.finalizers: \\"bare\\": prefer a domain-qualified finalizer name to avoid accidental conflicts with other finalizer writers"';
  assert.equal(warningsOf(await server.create(place, given)), warning);
  assert.equal(warningsOf(await merge(`${place}/a`, { metadata: { labels: { a: 'b' } } })), '');
  assert.equal(warningsOf(await merge(`${place}/a`, { metadata: { finalizers: [] } })), '');
});

test('a definition that is being deleted forbids new objects', async () => {
  const { name, place, kind } = await made('goings', object({}));
  await server.create(place, { apiVersion: 'test.example.com/v1', kind, metadata: { name: 'held', finalizers: ['a.example.com/b'] } });
  await server.ask(`${DEFINITIONS}/${name}`, { method: 'DELETE' });
  const { status, json } = await server.create(place, named(kind, 'late'));
  assert.deepEqual([status, json.reason, json.details.name], [403, 'Forbidden', 'late']);
  await merge(`${place}/held`, { metadata: { finalizers: [] } });
});

test('a merge patch that is no object is refused before it is merged', async () => {
  const { place, kind } = await made('merges', object({}));
  await server.create(place, named(kind, 'a'));
  assert.equal((await merge(`${place}/a`, [1])).status, 400);
  assert.equal((await merge(`${place}/a?fieldValidation=Ignore`, [1])).status, 422);
});

test('members of values that may be anything have owners of their own', async () => {
  const anything = { 'x-kubernetes-preserve-unknown-fields': true };
  const { place, kind } = await made('frees', object({ any: anything, open: { type: 'object', ...anything } }));
  const { json } = await server.create(place, named(kind, 'a', { any: { b: 1 }, open: { x: { y: 1 } } }));
  assert.deepEqual(json.metadata.managedFields[0].fieldsV1, {
    'f:any': { '.': {}, 'f:b': {} },
    'f:open': { '.': {}, 'f:x': { '.': {}, 'f:y': {} } },
  });
});

test('a stored rule may go on saying what a release does not take of new ones', async () => {
  const late = object({ spec: object({ v: text }, rule("self.v == '' || isSemver(self.v)")) });
  const schemaOf = (expression: string): Json => object({ spec: object({ v: text }, rule(expression)) });
  const engine = new SharedEngine();
  const [newer, older] = [await TestServer.start({ release: '1.36', engine }), await TestServer.start({ release: '1.33', engine })];
  try {
    await establish(newer, { plural: 'storeds', kind: 'Stored', schema: late });
    await until(async () => (await older.ask(`${DEFINITIONS}/storeds.test.example.com`)).status === 200);
    const path = `${DEFINITIONS}/storeds.test.example.com`;
    const labelled = { ...late, description: 'still the same rule' };
    const patch = (schema: Json): Promise<Answer> =>
      older.ask(path, { method: 'PATCH', headers: MERGE, body: { spec: { versions: [versionOf('v1', schema)] } } });
    const same = await patch(labelled);
    assert.equal(same.status, 200, same.text);
    assert.equal((await patch(schemaOf("isSemver(self.v) && self.v != ''"))).status, 422);
  } finally {
    await older.close();
    await newer.close();
  }
});

test('at 1.21 none of this is there', async () => {
  const old = await TestServer.start();
  try {
    const schema = object({
      spec: object({ long: { ...text, maxLength: 3 }, list: { type: 'array', items: whole }, small: { ...whole, format: 'int32' } }),
    });
    const { place, kind, name } = await made('earlies', schema, { version: { selectableFields: [{ jsonPath: '.spec.long' }] } }, old);
    assert.equal((await old.ask(`${DEFINITIONS}/${name}`)).json.spec.versions[0].selectableFields, undefined);
    const { json } = await old.ask(`${DEFINITIONS}/${name}`);
    assert.equal(json.status.observedGeneration, undefined);
    assert.equal((await old.ask(`${place}?fieldSelector=spec.long%3Da`)).status, 400);
    const answer = await old.create(place, named(kind, 'a', { spec: { long: 'aaaa', list: ['x'], small: 3_000_000_000 } }));
    assert.deepEqual(causesOf(answer), ['FieldValueInvalid spec.list', 'FieldValueInvalid spec.long']);
  } finally {
    await old.close();
  }
});

test('who writes a status owns no metadata that came with it, and in 1.21 what it sent', async () => {
  const former = await TestServer.start({});
  try {
    for (const [at, owned] of [
      [server, ['f:status']],
      [former, ['f:metadata', 'f:spec', 'f:status']],
    ] as const) {
      const { place, kind } = await made(
        'owneds',
        object({ spec: object({ n: whole }), status: object({ phase: text }) }),
        { version: { subresources: { status: {} } } },
        at,
      );
      await at.create(place, named(kind, 'a', { spec: { n: 1 } }));
      const body = { metadata: { labels: { from: 'status' } }, status: { phase: 'Run' } };
      const { json } = await at.ask(`${place}/a/status`, { method: 'PATCH', headers: MERGE, body });
      const entries: { subresource?: string; fieldsV1: Json }[] = json.metadata.managedFields;
      const last = entries.find(({ subresource }) => subresource === 'status') ?? entries[0];
      assert.deepEqual(Object.keys(last?.fieldsV1 ?? {}).sort(), owned);
    }
  } finally {
    await former.close();
  }
});

test('before 1.24 no cause tells a wrong type from other faults, and definitions are written by nobody in particular', async () => {
  const at = await TestServer.start({ release: '1.23' });
  const { name, place, kind } = await made('roughs', object({ spec: object({ list: { type: 'array', items: whole } }) }), {}, at);
  assert.deepEqual(causesOf(await at.create(place, named(kind, 'a', { spec: { list: [1, 'x'] } }))), ['FieldValueInvalid spec.list']);
  const { json } = await at.ask(`${DEFINITIONS}/${name}`);
  const managers = (json.metadata.managedFields as { manager: string }[]).map(({ manager }) => manager);
  assert.ok(managers.includes('Go-http-client') && !managers.includes('kube-apiserver'), managers.join());
  await at.close();
});

test('a scale of what is in no namespace may name any', async () => {
  const scale = { specReplicasPath: '.spec.n', statusReplicasPath: '.status.n' };
  const wanted: Wanted = { scope: 'Cluster', version: { subresources: { scale } } };
  const { kind } = await made('wides', object({ spec: object({ n: whole }) }), wanted);
  const path = '/apis/test.example.com/v1/wides';
  await server.create(path, named(kind, 'w', { spec: { n: 1 } }));
  const body = { apiVersion: 'autoscaling/v1', kind: 'Scale', metadata: { name: 'w', namespace: 'any' }, spec: { replicas: 2 } };
  const answer = await server.ask(`${path}/w/scale`, { method: 'PUT', body });
  assert.deepEqual([answer.status, answer.json.spec], [200, { replicas: 2 }], answer.text);
});
