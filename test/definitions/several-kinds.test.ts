/** Kinds of different features, served from a catalogue and as the custom resources that are exported of them: on the wire they are alike. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parse } from 'yaml';
import { exportDefinitions } from '../../codegen/project-commands/definition-commands.js';
import { APPLY, DEFINITIONS, established, faultsOf, MERGE } from '../extensions/definition.js';
import { type Generated, generatedProject } from '../support/generated.js';
import { type Answer, type Ask, TestServer } from '../support/server.js';
import { alikeOf } from './alike.js';
import { projectIn } from './project.js';

const NAME = `{ name: Name, type: string, format: name, description: "Name of the object, unique among those of its kind in a namespace.", value: .metadata.name }`;
const metadata = '{ type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }';

/** Lists by two keys, sets of numbers, lists and maps of structs with defaults of their own, and no subresources. */
const ROUTE = `
kind: Journey
description: Ways to places.
resource:
  plural: journeys
  shortNames: [ jn ]
  scope: Namespaced
  storage: { prefix: several.example.com/journeys, encoding: json }
  writes: { putNeedsVersion: true }
  # Where nothing is said of columns, kinds of a catalogue have others than custom resources.
  columns:
    - ${NAME}
    - { name: Age, type: date, description: When it was made., value: .metadata.creationTimestamp }
fields:
  metadata: ${metadata}
  spec: { type: JourneySpec, proto: 2, description: What is wanted. }
types:
  JourneySpec:
    description: What is wanted.
    fields:
      hops: { type: list<Hop>, proto: 1, listType: map, listMapKeys: [ host, port ], description: What is on the way. }
      weights: { type: list<int32>, proto: 2, listType: set, description: What each weighs. }
      shares: { type: list<intorstring>, proto: 3, listType: atomic, description: Numbers or parts. }
      byName: { type: map<Hop>, proto: 4, description: Others by their names. }
      rest: { type: json, proto: 5, description: What else there is. }
  Hop:
    description: A place on the way.
    fields:
      host: { type: string, proto: 1, required: true, description: Its host. }
      port: { type: int32, proto: 2, default: 80, description: Its port. }
      wait: { type: intorstring, proto: 3, default: 50%, description: How long. }
      modes: { type: list<string>, proto: 4, enum: [ Fast, Safe ], listType: set, description: How. }
      via: { type: Via, proto: 5, default: {}, description: By what. }
  Via:
    description: By what.
    fields:
      line: { type: string, proto: 1, default: main, description: Its line. }
      stops: { type: list<string>, proto: 2, description: Where it stops. }
`;

/** Two versions of one shape, of which the older one is deprecated, in no namespace and with a status. */
const plan = (version: string, more: string): string => `
kind: Plan
description: What is to be done.
resource:
  plural: plans
  scope: Cluster
${more}
  subresources:
    status: { verbs: [ get, patch, update ] }
  columns:
    - ${NAME}
    - { name: Step, type: string, description: How far it is in ${version}., value: .status.step }
fields:
  metadata: ${metadata}
  spec: { type: PlanSpec, proto: 2, description: What is wanted. }
  status: { type: PlanStatus, proto: 3, description: What is there. }
types:
  PlanSpec:
    description: What is wanted.
    fields:
      steps: { type: list<string>, proto: 1, minItems: 1, maxItems: 3, description: What to do. }
      speed: { type: string, proto: 2, default: Slow, enum: [ Slow, Fast ], description: How fast. }
      limit: { type: int64, proto: 3, min: 1, description: How much. }
  PlanStatus:
    description: What is there.
    fields:
      step: { type: string, proto: 1, enum: [ First, Last ], description: How far it is. }
`;

const FILES = {
  'service.yaml': 'extends: [ kindwright/base ]\n',
  'several/group.yaml': 'group: several.example.com\nversions:\n  v1: {}\n  v1beta1: {}\n',
  'several/v1/Journey.yaml': ROUTE,
  'several/v1/Plan.yaml': plan(
    'v1',
    '  storage: { prefix: several.example.com/plans, encoding: json }\n  writes: { putNeedsVersion: true }',
  ),
  'several/v1beta1/Plan.yaml': plan('v1beta1', '  hub: several/v1.Plan'),
} as const;

const work = mkdtempSync(path.join(tmpdir(), 'kindwright-several-'));
let generated: Generated;
let ofCatalogue: TestServer;
let ofDefinition: TestServer;

before(async () => {
  generated = await generatedProject(FILES);
  ofCatalogue = await TestServer.start({ catalogue: generated.catalogue });
  ofDefinition = await TestServer.start({});
  const files = exportDefinitions(projectIn(path.join(work, 'project'), FILES).catalog, ['Journey', 'Plan'], () => undefined);
  for (const [file, text] of files) {
    const made = await ofDefinition.create(DEFINITIONS, parse(text));
    assert.equal(made.status, 201, made.text);
    assert.equal(made.headers.warning, undefined);
    const name = file.replace(/\.yaml$/, '');
    await established(ofDefinition, name);
    const { status } = JSON.parse((await ofDefinition.ask(`${DEFINITIONS}/${name}`)).text);
    assert.deepEqual(status.conditions.map(({ type, status: is }: { type: string; status: string }) => `${type} ${is}`).sort(), [
      'Established True',
      'NamesAccepted True',
    ]);
  }
});
after(async () => {
  await Promise.all([ofCatalogue.close(), ofDefinition.close()]);
  generated.remove();
  rmSync(work, { recursive: true, force: true });
});

const alike = (at: string, ask: Ask = {}): Promise<Answer> => alikeOf({ ofCatalogue, ofDefinition }, at, ask);
const TABLE = { headers: { Accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' } };

describe('journeys', () => {
  const PLACE = '/apis/several.example.com/v1/namespaces/default/journeys';
  const journey = (name: string, spec?: object): object => ({
    apiVersion: 'several.example.com/v1',
    kind: 'Journey',
    metadata: { name },
    ...(spec === undefined ? {} : { spec }),
  });
  const HOPS = [
    { host: 'a', via: { stops: ['x', 'x'] } },
    { host: 'a', port: 81, wait: 3 },
    { host: 'b', modes: ['Safe', 'Fast'] },
  ];
  const TAKEN: readonly (readonly [string, object | undefined])[] = [
    ['nothing', undefined],
    ['emptiness', { hops: [], weights: [], byName: {}, rest: {} }],
    ['hops', { hops: HOPS }],
    ['members', { byName: { one: { host: 'a' }, two: { host: 'b', via: { line: 'side' }, other: 1 } } }],
    ['numbers', { weights: [3, 1, 2], shares: [1, '2', '50%', 0] }],
    ['anything', { rest: { list: [1, 'a', { b: [] }], none: {} } }],
  ];

  for (const [name, spec] of TAKEN)
    test(`an object is made and shown alike: ${name}`, async () => {
      assert.equal((await alike(PLACE, { method: 'POST', body: journey(name, spec) })).status, 201);
      await alike(`${PLACE}/${name}`);
      await alike(`${PLACE}/${name}`, TABLE);
    });

  test('owners share lists and maps alike', async () => {
    const apply = (manager: string, spec: object, more = ''): Promise<Answer> =>
      alike(`${PLACE}/shared?fieldManager=${manager}${more}`, { method: 'PATCH', headers: APPLY, body: journey('shared', spec) });
    await apply('one', { hops: HOPS, weights: [1, 2], shares: [1], byName: { one: { host: 'a' } } });
    await apply('two', { hops: [{ host: 'a', port: 81, via: { line: 'side' } }], weights: [3], byName: { two: { host: 'b' } } });
    await apply('two', { hops: [{ host: 'a', port: 81, wait: 4 }] });
    await apply('two', { shares: [2] }, '&force=true');
    await apply('one', { hops: [{ host: 'b', modes: ['Fast'] }], weights: [2] });
    await alike(`${PLACE}/shared`, { method: 'PATCH', headers: MERGE, body: { spec: { hops: null, byName: { two: null } } } });
    await alike(`${PLACE}/shared`);
  });

  const REFUSED: readonly (readonly [what: string, spec: object, ...fields: string[]])[] = [
    ['an item without its key', { hops: [{ port: 1 }] }, 'spec.hops.host'],
    ['keys that are there twice', { hops: [{ host: 'a' }, { host: 'a', port: 80 }] }, 'spec.hops'],
    ['a number twice', { weights: [1, 1] }, 'spec.weights'],
    ['a text that is none of an enum', { hops: [{ host: 'a', modes: ['Odd'] }] }, 'spec.hops.modes'],
  ];
  for (const [what, spec, ...fields] of REFUSED)
    test(`a fault is found alike: ${what}`, async () => {
      for (const server of [ofCatalogue, ofDefinition]) {
        const answer = await server.create(PLACE, journey('refused', spec));
        assert.equal(answer.status, 422, answer.text);
        assert.deepEqual(
          faultsOf(answer).map((field) => field.replace(/\[\d+\]/g, '')),
          fields,
          answer.text,
        );
      }
    });
});

describe('plans', () => {
  const PLACE = (version: string): string => `/apis/several.example.com/${version}/plans`;
  const plan = (version: string, name: string, spec: object): object => ({
    apiVersion: `several.example.com/${version}`,
    kind: 'Plan',
    metadata: { name },
    spec,
  });

  test('what is written in one version is shown in both', async () => {
    for (const [version, other] of [
      ['v1', 'v1beta1'],
      ['v1beta1', 'v1'],
    ] as const) {
      await alike(PLACE(version), { method: 'POST', body: plan(version, `of-${version}`, { steps: ['a'], limit: 9007199254740991 }) });
      const at = `${PLACE(other)}/of-${version}`;
      await alike(at, { method: 'PATCH', headers: MERGE, body: { spec: { speed: 'Fast' }, status: { step: 'First' } } });
      await alike(`${at}/status`, { method: 'PATCH', headers: MERGE, body: { spec: { speed: 'Slow' }, status: { step: 'Last' } } });
      for (const each of [version, other]) {
        await alike(`${PLACE(each)}/of-${version}`);
        await alike(`${PLACE(each)}/of-${version}`, TABLE);
      }
    }
  });

  test('owners of both versions share an object', async () => {
    const apply = (version: string, manager: string, spec: object): Promise<Answer> =>
      alike(`${PLACE(version)}/shared?fieldManager=${manager}`, { method: 'PATCH', headers: APPLY, body: plan(version, 'shared', spec) });
    await apply('v1', 'one', { steps: ['a'], speed: 'Fast' });
    await apply('v1beta1', 'two', { limit: 3 });
    await apply('v1beta1', 'two', { speed: 'Slow' });
    await apply('v1', 'one', { steps: ['b'] });
    await alike(`${PLACE('v1beta1')}/shared`);
    await alike(`${PLACE('v1beta1')}/shared`, { method: 'DELETE' });
  });

  test('a status is held to its own rules', async () => {
    await alike(PLACE('v1'), { method: 'POST', body: plan('v1', 'judged', { steps: ['a'] }) });
    for (const server of [ofCatalogue, ofDefinition]) {
      const answer = await server.ask(`${PLACE('v1')}/judged/status`, {
        method: 'PATCH',
        headers: MERGE,
        body: { status: { step: 'Odd' } },
      });
      assert.deepEqual([answer.status, faultsOf(answer)], [422, ['status.step']], answer.text);
    }
  });
});
