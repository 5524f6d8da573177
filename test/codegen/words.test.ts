/** Words of the catalogue mean for own kinds what they say: what is absent stays absent, and an empty value is a value. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type Generated, generatedProject } from '../support/generated.js';
import { ROOT } from '../support/root.js';
import { onlyGates, TestServer } from '../support/server.js';

const THING = `kind: Thing
description: Something with a field for every word.
resource:
  plural: things
  scope: Namespaced
  storage: { prefix: words.example.com/things }
  subresources:
    status: { verbs: [ get, patch, update ] }
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  spec: { type: ThingSpec, proto: 2, description: What is wanted. }
  status: { type: ThingStatus, proto: 3, description: What is. }
types:
  ThingSpec:
    description: What is wanted.
    faultOrder: [ text, parts ]
    fields:
      min: { type: int32, proto: 1, min: 1, max: 9, description: At least one. }
      items: { type: list<string>, proto: 2, minItems: 1, maxItems: 2, description: At least one item. }
      set: { type: list<string>, proto: 3, listType: set, description: Each once. }
      map: { type: list<Port>, proto: 4, listType: map, listMapKeys: [ number, protocol ], description: Each key once. }
      word: { type: string, proto: 5, enum: [ Post, Courier ], default: Post, description: One of two. }
      words: { type: list<string>, proto: 6, enum: [ A, B ], description: Some of two. }
      price: { type: quantity, proto: 7, description: An amount. }
      when: { type: time, proto: 8, description: A time. }
      wait: { type: duration, proto: 9, description: A span. }
      port: { type: intorstring, proto: 10, description: A port. }
      part: { type: Part, proto: 11, description: A part with a field that must be there. }
      parts: { type: list<Part>, proto: 12, description: Several. }
      flag: { type: bool, proto: 13, description: A flag. }
      text: { type: string, proto: 14, minLength: 2, pattern: '^[a-z]*$', description: Two letters. }
      labels: { type: map<string>, proto: 15, description: Labels. }
      big: { type: int64, proto: 16, max: 5, description: A large number. }
      ratio: { type: double, proto: 17, min: 0.5, description: A share. }
      shown: { type: int32, proto: 18, keepEmpty: true, description: Always written. }
      made: { type: Part, proto: 19, default: { name: made }, description: Made where it is absent. }
      seen: { type: list<Part>, proto: 20, unjudged: true, description: Parts as they were found. }
      said: { type: list<Said>, proto: 22, description: Texts that say something. }
      short: { type: string, proto: 23, maxBytes: 4, format: dns-label, description: A text of four bytes at most. }
      shorts: { type: list<string>, proto: 24, maxBytes: 4, description: "Texts of four bytes at most." }
      data: { type: bytes, proto: 25, maxBytes: 3, description: "Three bytes at most." }
      parcels: { type: map<string>, proto: 34, maxItems: 2, description: "Two parcels at most." }
      noted: { type: Noted, proto: 26, description: "What is noted." }
      verbs: { type: list<string>, proto: 27, alone: "*", because: { alone: "* is all" }, description: "What is done." }
      named: { type: list<Part>, proto: 28, unique: { field: mode, told: item, given: true }, description: "Parts whose modes differ." }
      host: { type: string, proto: 29, format: dns-subdomain, because: { format: "as a host: {faults}" }, description: "A host." }
      peer: { type: string, proto: 30, format: dns-subdomain, because: { format: "as a peer: {fault}" }, description: "A host." }
      other: { type: string, proto: 31, format: ip, because: { format: must be an address }, description: "An address." }
      lasting: { type: string, proto: 32, immutable: true, gates: { immutable: OpenAPIV3 }, description: "It stays with a gate." }
      passing: { type: string, proto: 33, immutable: true, gates: { immutable: "!OpenAPIV3" }, description: "It stays without a gate." }
      label: { type: string, proto: 36, format: "dns-label?", description: A label or nothing. }
      share: { type: intorstring, proto: 37, min: 1, format: percentage, description: A number or a share. }
      topic: { type: string, proto: 38, nonEmpty: true, judgedEmpty: true, format: dns-label, default: all, description: A topic. }
      free: { type: Holder, proto: 39, description: A holder. }
      bound: { type: Holder, proto: 40, within: { kept: { nonEmpty: true, because: { nonEmpty: name what is kept } } }, description: One that keeps. }
      boundAll:
        type: list<Holder>
        proto: 41
        within: { kept: { format: dns-label }, part: { within: { mode: { values: [ slow, fast ], closed: true } } }, least: { min: 5 } }
        description: Several that keep labels.
      pace: { type: string, proto: 21, enum: [ slow, fast ], because: { values: must be slow or fast }, description: How fast. }
  Part:
    description: A part.
    fields:
      name: { type: string, proto: 1, required: true, description: It must be there and may be empty. }
      mode: { type: string, proto: 2, default: slow, description: How. }
  Noted:
    description: What is noted.
    fields:
      notes: { type: map<string>, proto: 1, nonEmpty: true, maxItems: 2, maxBytes: 6, description: "Two texts at most." }
  Held:
    description: What is kept.
    fields:
      kept: { type: string, proto: 1, description: Its name. }
  Holder:
    description: Something that keeps.
    fields:
      ...Held: { proto: 1, protoName: held }
      part: { type: Part, proto: 2, description: A part. }
      least: { type: int32, proto: 3, min: 3, description: A number. }
  Said:
    description: What was said.
    fields:
      text: { type: string, proto: 1, nonBlank: true, because: { nonBlank: say something }, description: More than white space. }
  Port:
    description: A port.
    fields:
      number: { type: int32, proto: 1, description: Number. }
      protocol: { type: string, proto: 2, description: Protocol. }
  ThingStatus:
    description: What is.
    fields:
      count: { type: int32, proto: 1, description: How many there are. }
`;

const PLAN = THING.replace('kind: Thing', 'kind: Plan')
  .replace('plural: things', 'plural: long-term-plans')
  .replace('words.example.com/things', 'words.example.com/plans')
  .replace(/types:[\s\S]*/, '')
  .replaceAll('ThingSpec', 'words/v1.ThingSpec')
  .replaceAll('ThingStatus', 'words/v1.ThingStatus');

let project: Generated;
let server: TestServer;

before(async () => {
  project = await generatedProject({
    'service.yaml': 'extends: [ kindwright/base ]\n',
    'words/group.yaml': 'group: words.example.com\nversions: { v1: {}, v1alpha1: {} }\n',
    'words/v1/Thing.yaml': THING,
    'words/v1alpha1/Plan.yaml': PLAN,
  });
  server = await TestServer.start({ catalogue: project.catalogue, featureGates: onlyGates('OpenAPIV3') });
});
after(async () => {
  await server.close();
  project.remove();
});

const THINGS = '/apis/words.example.com/v1/namespaces/default/things';
const DEFAULTS = { word: 'Post', shown: 0, topic: 'all', made: { name: 'made', mode: 'slow' } };
let number = 0;
const made = (spec: object) => server.create(THINGS, { metadata: { name: `thing-${++number}` }, spec });

const REFUSED: readonly (readonly [string, object, readonly string[]])[] = [
  ['min: 1 refuses 0', { min: 0 }, ['spec.min']],
  ['max: 9 refuses 10', { min: 10 }, ['spec.min']],
  ['a min above zero refuses 0 of a double', { ratio: 0 }, ['spec.ratio']],
  ['max refuses a number above it', { big: 6 }, ['spec.big']],
  [
    'faults of fields that faultOrder names are told first',
    { min: 0, text: '', parts: [{}], items: [] },
    ['spec.text', 'spec.parts[0].name', 'spec.min', 'spec.items'],
  ],
  ['minItems: 1 refuses an empty list', { items: [] }, ['spec.items']],
  ['maxItems: 2 refuses three', { items: ['a', 'b', 'c'] }, ['spec.items']],
  ['listType: set refuses a repeat', { set: ['a', 'b', 'a'] }, ['spec.set[2]']],
  [
    'listType: map refuses a repeat of all keys',
    {
      map: [
        { number: 1, protocol: 'TCP' },
        { number: 1, protocol: 'UDP' },
        { number: 1, protocol: 'TCP' },
      ],
    },
    ['spec.map[2]'],
  ],
  ['listType: map refuses two items without keys', { map: [{}, {}] }, ['spec.map[1]']],
  ['enum refuses another word', { word: 'Drone' }, ['spec.word']],
  ['enum refuses an empty word', { word: '' }, ['spec.word']],
  ['enum holds each item of a list', { words: ['A', 'C'] }, ['spec.words[1]']],
  ['minLength: 2 refuses an empty text', { text: '' }, ['spec.text']],
  [
    'nonBlank refuses white space, an empty text and none',
    { said: [{ text: ' \t' }, { text: '' }, {}, { text: ' a ' }] },
    [0, 1, 2].map((i) => `spec.said[${i}].text`),
  ],
  ['maxBytes counts the bytes of a text, and not its characters', { shorts: ['äö', 'aäö'] }, ['spec.shorts[1]']],
  ['maxBytes is told before the form of a text', { short: 'abcde.' }, ['spec.short', 'spec.short']],
  ['maxBytes counts what bytes stand for', { data: 'AAAAAA==' }, ['spec.data']],
  ['maxBytes counts keys and texts of a map', { noted: { notes: { abc: 'de', f: 'g' } } }, ['spec.noted.notes']],
  ['maxItems counts entries of a map', { noted: { notes: { a: '', b: '', c: '' } } }, ['spec.noted.notes']],
  ['nonEmpty refuses a map without entries', { noted: { notes: {} } }, ['spec.noted.notes']],
  ['alone refuses others beside a text', { verbs: ['get', '*'] }, ['spec.verbs']],
  [
    'unique may tell a repeat at the item, and leave out items where the field is empty',
    {
      named: [
        { name: 'a', mode: '' },
        { name: 'b', mode: '' },
        { name: 'c', mode: 'x' },
        { name: 'd', mode: 'x' },
      ],
    },
    ['spec.named[3]'],
  ],
  ['pattern refuses another text', { text: 'ABC' }, ['spec.text']],
  ['a format with a question mark refuses what is neither empty nor of it', { label: 'A' }, ['spec.label']],
  ['a format of a number or text holds the texts', { share: 'half' }, ['spec.share']],
  ['min of a number or text holds the numbers', { share: 0 }, ['spec.share']],
  ['within holds one field of a type to more', { free: {}, bound: {} }, ['spec.bound.kept']],
  [
    'within holds each of several, and parts of them, and says another bound',
    {
      free: { kept: 'A', least: 4, part: { name: '', mode: 'idle' } },
      boundAll: [{ kept: 'A' }, { least: 4, part: { name: '', mode: 'idle' } }],
    },
    ['spec.boundAll[0].kept', 'spec.boundAll[1].part.mode', 'spec.boundAll[1].least'],
  ],
  ['what within says of several leaves the rules of their type', { boundAll: [{ part: {} }] }, ['spec.boundAll[0].part.name']],
  ['required refuses a part without the field', { part: {} }, ['spec.part.name']],
  ['required holds for each of several', { parts: [{ name: '' }, {}] }, ['spec.parts[1].name']],
];

for (const [what, spec, fields] of REFUSED)
  test(what, async () => {
    const refused = await made(spec);
    assert.equal(refused.status, 422, refused.text);
    assert.deepEqual(
      refused.json.details.causes.map((cause: { field: string }) => cause.field),
      fields,
    );
  });

test('max refuses an integer that no double holds', async () => {
  const body = '{"metadata":{"name":"huge"},"spec":{"big":9007199254740993}}';
  const refused = await server.ask(THINGS, { method: 'POST', body });
  assert.equal(refused.status, 422, refused.text);
  assert.match(refused.json.message, /spec\.big: Invalid value: 9007199254740993: must be less than or equal to 5$/);
});

test('a field may say in words of its own which texts it takes', async () => {
  const refused = await made({ pace: 'idle' });
  assert.match(refused.json.message, /spec\.pace: Invalid value: "idle": must be slow or fast$/);
});

test('a field may say in words of its own why it is not blank', async () => {
  const refused = await made({ said: [{ text: ' ' }] });
  assert.match(refused.json.message, /spec\.said\[0\]\.text: Required value: say something$/);
});

test('a format may be told in words of its own: each fault, all of them at once, or one text in their place', async () => {
  const long = `${'a'.repeat(254)}.`;
  const [host, peer, other] = await Promise.all([made({ host: long }), made({ peer: long }), made({ other: 'here' })]);
  const messages = (refused: typeof host): string[] => refused.json.details.causes.map((cause: { message: string }) => cause.message);
  assert.match(messages(host).join(), /": as a host: must be no more than 253 characters,a lowercase RFC 1123 subdomain/);
  assert.equal(messages(host).length, 1);
  assert.deepEqual(
    messages(peer).map((message) => /": as a peer: (\w+ \w+)/.exec(message)?.[1]),
    ['must be', 'a lowercase'],
  );
  assert.deepEqual(messages(other), ['Invalid value: "here": must be an address']);
});

test('a rule may hold only while a gate is on, or off', async () => {
  const first = (await made({ lasting: 'a', passing: 'a' })).json;
  const at = `${THINGS}/${first.metadata.name}`;
  const put = (spec: object) => server.ask(at, { method: 'PUT', body: { ...first, spec: { ...first.spec, ...spec } } });
  const refused = await put({ lasting: 'b', passing: 'b' });
  assert.deepEqual(
    refused.json.details.causes.map((cause: { field: string }) => cause.field),
    ['spec.lasting'],
  );
  const changed = await put({ passing: 'b' });
  assert.equal(changed.status, 200, changed.text);
});

test('a format with a question mark takes the empty text, and one of a number or text takes numbers', async () => {
  for (const spec of [{ label: '' }, { label: 'a' }, { share: 2 }, { share: '2%' }]) assert.equal((await made(spec)).status, 201);
});

test('a field says in words of its own what it asks of its type', async () => {
  const refused = await made({ bound: {} });
  assert.match(refused.json.message, /spec\.bound\.kept: Required value: name what is kept$/);
});

test('what is judgedEmpty is told to be missing and to be malformed', async () => {
  const refused = await made({ topic: '' });
  assert.deepEqual(
    refused.json.details.causes.map(({ reason, field }: { reason: string; field: string }) => [field, reason]),
    [
      ['spec.topic', 'FieldValueRequired'],
      ['spec.topic', 'FieldValueInvalid'],
    ],
  );
});

test('what is unjudged may break the rules of its type', async () => {
  const kept = await made({ seen: [{}] });
  assert.equal(kept.status, 201, kept.text);
});

test('documents of the cluster tell of bounds only where a field is published', async () => {
  const bounds = async (version: string, type: string, field: string): Promise<unknown> => {
    const file = path.join(ROOT, `generated/openapi/${version.replace('/', '_')}.json`);
    const { schemas } = JSON.parse(readFileSync(file, 'utf8'));
    const { minimum, maximum } = schemas[`io.k8s.api.${version.replace('/', '.')}.${type}`].properties[field];
    return { minimum, maximum };
  };
  assert.deepEqual(await bounds('networking/v1', 'NetworkPolicyPort', 'endPort'), { minimum: 1, maximum: 65535 });
  assert.deepEqual(await bounds('apps/v1', 'DeploymentSpec', 'replicas'), { minimum: undefined, maximum: undefined });
});

test('what is absent stays absent, but for defaults and what is always written', async () => {
  assert.deepEqual((await made({})).json.spec, DEFAULTS);
  const bare = await server.create(THINGS, { metadata: { name: 'bare' } });
  assert.deepEqual(Object.keys(bare.json), ['kind', 'apiVersion', 'metadata']);
  const edited = await server.ask(`${THINGS}/bare`, { method: 'PUT', body: bare.json });
  assert.equal(edited.status, 200, edited.text);
});

test('an empty value is a value, and comes back as it was sent, in JSON and in Protobuf', async () => {
  const spec = {
    ...DEFAULTS,
    price: '0',
    wait: '0s',
    port: 0,
    part: { name: '', mode: '' },
    flag: false,
    big: 0,
    map: [{ number: 0, protocol: '' }],
    labels: { a: '' },
  };
  const kept = await made(spec);
  assert.equal(kept.status, 201, kept.text);
  const { name } = kept.json.metadata;
  assert.deepEqual(kept.json.spec, spec);
  const type = 'application/vnd.kubernetes.protobuf';
  const binary = await server.ask(`${THINGS}/${name}`, { headers: { Accept: type } });
  const put = await server.ask(`${THINGS}/${name}`, { method: 'PUT', body: binary.bytes, headers: { 'Content-Type': type } });
  assert.equal(put.status, 200, put.text);
  assert.deepEqual(put.json.spec, spec);
  assert.equal(put.json.metadata.generation, 1, 'nothing has changed');
});

test('empty lists and maps that are allowed are as if they were absent', async () => {
  assert.deepEqual((await made({ set: [], labels: {} })).json.spec, DEFAULTS);
});

test('the generation counts changes of what is wanted, not those of the status', async () => {
  const first = (await made({ min: 1 })).json;
  assert.equal(first.metadata.generation, 1);
  const at = `${THINGS}/${first.metadata.name}`;
  const headers = { 'Content-Type': 'application/merge-patch+json' };
  const patch = (path: string, body: object) => server.ask(path, { method: 'PATCH', body, headers });
  assert.equal((await patch(at, { spec: { min: 2 } })).json.metadata.generation, 2);
  const told = (await patch(`${at}/status`, { status: { count: 0 } })).json;
  assert.deepEqual([told.metadata.generation, told.status], [2, { count: 0 }]);
  assert.equal((await patch(at, { metadata: { labels: { a: 'b' } } })).json.metadata.generation, 2);
});

test('an alpha version is served, unless it is switched off', async () => {
  const plans = '/apis/words.example.com/v1alpha1/namespaces/default/long-term-plans';
  assert.equal((await server.ask(plans)).status, 200);
  const without = await TestServer.start({ catalogue: project.catalogue, runtimeConfig: { 'api/alpha': false } });
  try {
    assert.equal((await without.ask(plans)).status, 404);
    assert.equal((await without.ask(THINGS)).status, 200);
  } finally {
    await without.close();
  }
});

test('a plural may have hyphens', async () => {
  const plans = '/apis/words.example.com/v1alpha1/namespaces/default/long-term-plans';
  assert.equal((await server.create(plans, { metadata: { name: 'one' } })).status, 201);
  assert.equal((await server.ask(`${plans}/one`)).status, 200);
  const { resources } = (await server.ask('/apis/words.example.com/v1alpha1')).json;
  assert.deepEqual(
    resources.map(({ name }: { name: string }) => name),
    ['long-term-plans', 'long-term-plans/status'],
  );
  assert.ok((await server.ask('/openapi/v2')).json.paths[plans.replace('default', '{namespace}')]);
});

test('an item is applied by its keys, and a member of a set by itself', async () => {
  const apply = (manager: string, spec: object) =>
    server.ask(`${THINGS}/applied?fieldManager=${manager}`, {
      method: 'PATCH',
      body: { apiVersion: 'words.example.com/v1', kind: 'Thing', metadata: { name: 'applied' }, spec },
      headers: { 'Content-Type': 'application/apply-patch+yaml' },
    });
  await apply('ann', { set: ['a'], map: [{ number: 1, protocol: 'TCP' }], min: 1 });
  const both = (await apply('bob', { set: ['b'], map: [{ number: 2, protocol: 'TCP' }] })).json;
  assert.deepEqual([both.spec.set, both.spec.map.length, both.spec.min], [['a', 'b'], 2, 1]);
});

interface Documented {
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const NAME = 'com.example.words.v1.ThingSpec';

function assertDocumented({ properties }: Documented): void {
  const { min, items, set, map, word, words, text } = properties;
  assert.deepEqual([min?.minimum, min?.maximum, items?.minItems, items?.maxItems], [1, 9, 1, 2]);
  assert.deepEqual([word?.enum, word?.default, words?.items], [['Post', 'Courier'], 'Post', { type: 'string', enum: ['A', 'B'] }]);
  assert.equal(properties.parcels?.maxProperties, 2);
  assert.deepEqual([text?.minLength, text?.pattern], [2, '^[a-z]*$']);
  assert.deepEqual([set?.['x-kubernetes-list-type'], map?.['x-kubernetes-list-map-keys']], ['set', ['number', 'protocol']]);
}

test('definitions are named by the reversed group, and tell of enumerations, defaults and bounds', async () => {
  const v2 = (await server.ask('/openapi/v2')).json;
  assertDocumented(v2.definitions[NAME]);
  assertDocumented((await server.ask('/openapi/v3/apis/words.example.com/v1')).json.components.schemas[NAME]);
  const binary = await server.ask('/openapi/v2', { headers: { Accept: 'application/com.github.proto-openapi.spec.v2@v1.0+protobuf' } });
  for (const text of ['Courier\n', '^[a-z]*$']) assert.ok(binary.bytes.includes(text), text);
});

test('generated types say what may be absent', () => {
  const types = readFileSync(path.join(project.folder, 'words/v1/types.ts'), 'utf8');
  for (const line of [
    'spec?: ThingSpec;',
    'min?: number;',
    'price?: string;',
    'word: string;',
    'made: Part;',
    'metadata: metaV1.ObjectMeta;',
    'shown: number;',
  ])
    assert.ok(types.includes(line), `${line}\n${types}`);
});
