/** One kind served from a catalogue and as the custom resource that is exported of it: on the wire they are alike. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { parse, stringify } from 'yaml';
import { generate } from '../../codegen/generate.js';
import { exportDefinitions, importDefinitions } from '../../codegen/project-commands/definition-commands.js';
import { APPLY, DEFINITIONS, established, faultsOf, MERGE } from '../extensions/definition.js';
import { type Generated, generatedProject } from '../support/generated.js';
import { type Answer, type Ask, TestServer } from '../support/server.js';
import { alikeOf, comparable } from './alike.js';
import { FILES } from './gadget.js';
import { projectIn } from './project.js';

const work = mkdtempSync(path.join(tmpdir(), 'kindwright-definitions-'));
const told: string[] = [];
let generated: Generated;
let ofCatalogue: TestServer;
let ofDefinition: TestServer;
let definition: string;

before(async () => {
  generated = await generatedProject(FILES);
  ofCatalogue = await TestServer.start({ catalogue: generated.catalogue, release: '1.30' });
  ofDefinition = await TestServer.start({ release: '1.30' });
  const files = exportDefinitions(projectIn(path.join(work, 'first'), FILES).catalog, ['Gadget'], (line) => told.push(line));
  definition = files.get('gadgets.both.example.com.yaml') ?? '';
  const made = await ofDefinition.create(DEFINITIONS, parse(definition));
  assert.equal(made.status, 201, made.text);
  await established(ofDefinition, 'gadgets.both.example.com');
});
after(async () => {
  await Promise.all([ofCatalogue.close(), ofDefinition.close()]);
  generated.remove();
  rmSync(work, { recursive: true, force: true });
});

test('what a definition does not say is told', () => {
  assert.deepEqual(told, ['gadgets.both.example.com: Gadget: there are no strategic merge patches']);
});

const PLACE = '/apis/both.example.com/v1/namespaces/default/gadgets';
const gadget = (name: string, spec: object) => ({ apiVersion: 'both.example.com/v1', kind: 'Gadget', metadata: { name }, spec });

const alike = (at: string, ask: Ask = {}): Promise<Answer> => alikeOf({ ofCatalogue, ofDefinition }, at, ask);

const create = (body: unknown): Promise<Answer> => alike(PLACE, { method: 'POST', body });

const FULL = {
  code: 'abc',
  least: 1,
  most: 9007199254740991,
  share: '25%',
  size: '1500m',
  ratio: 0.5,
  on: false,
  ports: [
    { name: 'web', number: 80 },
    { name: 'dns', number: 53, protocol: 'UDP' },
  ],
  tags: ['b', 'a'],
  args: ['x', 'x'],
  labels: { b: '2', a: '1' },
  limits: { cpu: '1', memory: '1Gi' },
  tuning: { note: 'why' },
  options: { z: [1, { y: null }], a: 1 },
  until: '2030-01-02T03:04:05Z',
};

const TAKEN: readonly (readonly [string, object])[] = [
  ['least', { code: 'abc' }],
  ['full', FULL],
  ['unknown', { code: 'abc', other: 1, ports: [{ name: 'a', number: 1, other: 2 }] }],
  ['zeros', { code: 'abc', replicas: 0, on: false, least: 0, ratio: 0, share: 0 }],
  ['nulls', { code: 'abc', mode: null, replicas: null, least: null, share: null, tuning: null }],
];

for (const [name, spec] of TAKEN)
  test(`an object is made, shown and listed alike: ${name}`, async () => {
    assert.equal((await create(gadget(name, spec))).status, 201);
    await alike(`${PLACE}/${name}`);
    await alike(`${PLACE}/${name}/scale`);
    await alike(`${PLACE}/${name}`, { headers: { Accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' } });
  });

test('lists, tables of lists and partial metadata', async () => {
  // Items of lists of custom resources say what they are, and their lists where they go on, be it nowhere.
  const listed = async (server: TestServer): Promise<unknown> => {
    const { json } = await server.ask(PLACE);
    const { continue: _, ...metadata } = json.metadata;
    return { ...json, metadata, items: json.items.map((item: object) => ({ apiVersion: 'both.example.com/v1', kind: 'Gadget', ...item })) };
  };
  assert.deepEqual(comparable(await listed(ofDefinition)), comparable(await listed(ofCatalogue)));
  for (const as of ['Table', 'PartialObjectMetadataList'])
    await alike(PLACE, { headers: { Accept: `application/json;as=${as};v=v1;g=meta.k8s.io` } });
});

test('discovery', async () => {
  const resources = async (server: TestServer): Promise<unknown> => {
    const { json } = await server.ask('/apis/both.example.com/v1');
    // Kinds of a catalogue list their subresources by name, custom resources as they were defined.
    return json.resources.toSorted((a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1));
  };
  const verbs = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (key, v) => (key === 'verbs' ? v.toSorted() : v)));
  assert.deepEqual(verbs(await resources(ofDefinition)), verbs(await resources(ofCatalogue)));
});

test('writes: patches, the status, the scale, applied configurations and their conflicts', async () => {
  await create(gadget('written', FULL));
  const at = `${PLACE}/written`;
  await alike(at, { method: 'PATCH', headers: MERGE, body: { spec: { mode: 'Fast', tuning: { level: 5 }, least: null } } });
  await alike(`${at}/status`, { method: 'PATCH', headers: MERGE, body: { status: { replicas: 3, selector: 'a=b' } } });
  await alike(`${at}/scale`, { method: 'PATCH', headers: MERGE, body: { spec: { replicas: 7 } } });
  const config = (spec: object) => ({ apiVersion: 'both.example.com/v1', kind: 'Gadget', spec });
  const apply = (manager: string, spec: object, more = '') =>
    alike(`${at}?fieldManager=${manager}${more}`, { method: 'PATCH', headers: APPLY, body: config(spec) });
  await apply('one', { code: 'abc', ports: [{ name: 'web', number: 8080 }], tags: ['c'], labels: { c: '3' } }, '&force=true');
  await apply('two', { ports: [{ name: 'web', number: 9090 }] });
  await apply('two', { ports: [{ name: 'extra', number: 9090 }], tags: ['d'], tuning: { note: 'two' } }, '&force=true');
  await apply('one', { code: 'abc', ports: [{ name: 'web', number: 8080 }] });
  await alike(at);
  await alike(at, { method: 'DELETE' });
});

/**
 * What is refused, and the fields of the faults. Kinds of a catalogue tell faults of single values in words of their own, show the
 * value of a rule's field or a whole item where custom resources show its type or its key, and say which item of a list a fault is
 * in; both tell several faults in an order of their own.
 */
const REFUSED: readonly (readonly [what: string, spec: object, ...fields: string[]])[] = [
  ['a pattern', { code: 'ABC' }, 'spec.code'],
  ['a length', { code: 'a' }, 'spec.code'],
  ['what is required', {}, 'spec.code'],
  ['an enum', { code: 'abc', mode: 'Odd' }, 'spec.mode'],
  ['a maximum', { code: 'abc', replicas: 101 }, 'spec.replicas'],
  ['a minimum', { code: 'abc', ratio: -1 }, 'spec.ratio'],
  ['too many items', { code: 'abc', ports: [1, 2, 3, 4, 5].map((number) => ({ name: `p${number}`, number })) }, 'spec.ports'],
  ['a rule of an item', { code: 'abc', ports: [{ name: 'a', number: 0 }] }, 'spec.ports.number'],
  ['an item of a list of texts', { code: 'abc', tags: ['abcdef'] }, 'spec.tags'],
  ['a key twice', { code: 'abc', ports: [1, 2].map((number) => ({ name: 'a', number })) }, 'spec.ports'],
  ['a value twice', { code: 'abc', tags: ['a', 'a'] }, 'spec.tags'],
  ['a rule in CEL', { code: 'abc', least: 2, most: 1 }, 'spec.least'],
];

for (const [what, spec, ...fields] of REFUSED)
  test(`a fault is found alike: ${what}`, async () => {
    for (const server of [ofCatalogue, ofDefinition]) {
      const answer = await server.create(PLACE, gadget('refused', spec));
      assert.equal(answer.status, 422, answer.text);
      assert.deepEqual(
        faultsOf(answer).map((field) => field.replace(/\[\d+\]/g, '')),
        fields,
        answer.text,
      );
    }
  });

test('what both word is told alike', async () => {
  await create(gadget('refused', { code: 'abc', tags: ['a', 'a'] }));
  await alike(`${PLACE}/none`);
  await create(gadget('Not a name', { code: 'abc' }));
});

test('what keeps for ever is refused to change', async () => {
  await create(gadget('kept', { code: 'abc' }));
  for (const server of [ofCatalogue, ofDefinition]) {
    const answer = await server.ask(`${PLACE}/kept`, { method: 'PATCH', headers: MERGE, body: { spec: { code: 'xyz' } } });
    assert.deepEqual([answer.status, faultsOf(answer)], [422, ['spec.code']]);
    assert.match(answer.json.message, /field is immutable/);
  }
});

/** Of types that the API has names for, definitions say what they are made of. */
const NAMED = /^io\.k8s\./;

/** What clients explain of a schema: its fields, their descriptions, types and whether they are required. */
function explained(schema: Schema, all: Readonly<Record<string, Schema>>): unknown {
  const name = schema.$ref?.replace('#/definitions/', '');
  if ((name !== undefined && NAMED.test(name)) || isOfNamedType(schema)) return { description: schema.description };
  const of: Schema = { ...(name === undefined ? {} : all[name]), ...schema };
  const inner = (child: Schema | undefined): unknown => (child === undefined ? undefined : explained(child, all));
  // Of these, definitions tell in words of their own.
  const { metadata: _, apiVersion: __, kind: ___, ...properties } = of.properties ?? {};
  return {
    description: of.description,
    type: of.type,
    required: of.required?.toSorted(),
    fields: Object.fromEntries(Object.entries(properties).map(([field, child]) => [field, inner(child)])),
    items: inner(of.items),
    values: inner(of.additionalProperties),
  };
}

/** Numbers or texts, times and anything at all. */
const isOfNamedType = ({ type, format, properties, additionalProperties, $ref }: Schema): boolean =>
  $ref === undefined &&
  (type === undefined || format === 'date-time' || (type === 'object' && properties === undefined && additionalProperties === undefined));

interface Schema {
  readonly format?: string;
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
}

test('explanations', async () => {
  const explanation = async (server: TestServer): Promise<unknown> => {
    const { definitions } = (await server.ask('/openapi/v2')).json;
    return JSON.parse(JSON.stringify(explained(definitions['com.example.both.v1.Gadget'], definitions)));
  };
  assert.deepEqual(await explanation(ofDefinition), await explanation(ofCatalogue));
});

test('a catalogue and a definition of the same kind are made of each other', () => {
  const again: string[] = [];
  const file = path.join(work, 'gadgets.yaml');
  writeFileSync(file, definition);
  const { 'both/v1/Gadget.yaml': _, 'both/group.yaml': __, ...service } = FILES;
  const project = projectIn(path.join(work, 'second'), service);
  assert.deepEqual(
    importDefinitions(project, [file], (line) => again.push(line)).map((name) => path.relative(project.catalog, name)),
    ['both/v1/Gadget.yaml', 'both/group.yaml'],
  );
  assert.deepEqual(again, []);
  const outcome = generate({ catalog: project.catalog, output: project.generated });
  assert.equal(outcome.diagnostics, '');
  const files = exportDefinitions(project.catalog, ['gadgets.both.example.com'], () => undefined);
  assert.deepEqual(parse(files.get('gadgets.both.example.com.yaml') ?? ''), parse(definition));
  assert.equal(stringify(parse(definition)), stringify(parse(files.get('gadgets.both.example.com.yaml') ?? '')));
});
