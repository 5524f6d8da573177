/** Tables of a later release become changes of the catalogue, which generate and are served. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { proposedFiles } from '../../codegen/facts/proposal.js';
import { diffOf } from '../../codegen/facts/proposed-diff.js';
import { readTables } from '../../codegen/facts/tables.js';
import { EditedText } from '../../codegen/facts/text-edits.js';
import { modelOf } from '../../codegen/generate.js';
import { generatedFrom, type KeptGenerated } from '../support/generated.js';
import { ROOT } from '../support/root.js';
import { TestServer } from '../support/server.js';

/** A group that no release has, a field of a kind that all have, and the gate of both. */
const TABLES: Readonly<Record<string, object>> = {
  'features.json': {
    release: '1.36',
    gates: [
      { name: 'FastLanes', history: [{ since: '1.36', stage: 'ALPHA', default: false }] },
      {
        name: 'APIServingWithRoutine',
        history: [
          { since: '1.30', stage: 'ALPHA', default: false },
          { since: '1.36', stage: 'BETA', default: true },
        ],
      },
      { name: 'SpareGate', history: [{ since: '1.35', stage: 'ALPHA', default: false }] },
    ],
  },
  'resources.json': {
    release: '1.36',
    groups: [{ name: 'lanes.k8s.io', byVersion: [{ version: 'v1alpha1', priority: { groupPriorityMinimum: 15700, versionPriority: 1 } }] }],
    resources: [
      {
        group: 'lanes.k8s.io',
        version: 'v1alpha1',
        kind: 'Lane',
        plural: 'lanes',
        singular: 'lane',
        shortNames: ['ln'],
        namespaced: true,
        since: '1.36',
        storage: { apiVersion: 'lanes.k8s.io/v1alpha1', encoding: 'protobuf', key: '/registry/lanes/{namespace}/{name}' },
        subresources: [{ name: 'status', verbs: ['get', 'patch', 'update'] }],
      },
    ],
  },
  'table-columns.json': {
    resources: [{ group: 'lanes.k8s.io', resource: 'lanes', columns: [{ name: 'Name', type: 'string', format: 'name', priority: 0 }] }],
  },
  'types/lanes.k8s.io.v1alpha1.json': {
    group: 'lanes.k8s.io',
    version: 'v1alpha1',
    prefix: 'lanes.k8s.io.v1alpha1',
    role: 'api',
    since: '1.36',
    protoPackage: 'k8s.io.api.lanes.v1alpha1',
    enums: { Surface: ['Gravel', 'Tar'] },
    closedEnums: { Surface: '1.36' },
    types: {
      Lane: {
        kind: true,
        fields: [
          { inline: 'meta.v1.TypeMeta' },
          { name: 'metadata', type: 'meta.v1.ObjectMeta', proto: 1, omitempty: true, always: true },
          { name: 'spec', type: 'lanes.k8s.io.v1alpha1.LaneSpec', proto: 2, required: true },
          { name: 'status', type: 'lanes.k8s.io.v1alpha1.LaneStatus', proto: 3, omitempty: true, always: true },
        ],
      },
      LaneSpec: {
        fields: [
          { name: 'width', type: 'int32', proto: 1, omitempty: true, pointer: true, default: 2 },
          { name: 'surface', type: 'string', proto: 2, required: true, enum: 'lanes.k8s.io.v1alpha1.Surface' },
          { name: 'stops', type: 'list<lanes.k8s.io.v1alpha1.Stop>', proto: 3, omitempty: true, listType: 'map', listMapKeys: ['name'] },
        ],
      },
      Stop: { fields: [{ name: 'name', type: 'string', proto: 1, required: true }] },
      LaneStatus: { fields: [{ name: 'conditions', type: 'list<meta.v1.Condition>', proto: 1, omitempty: true }] },
      LaneList: { kind: true, listOf: 'Lane', fields: [] },
    },
  },
  'types/core.v1.json': {
    group: '',
    version: 'v1',
    prefix: 'core.v1',
    role: 'api',
    types: {
      ConfigMap: {
        kind: true,
        fields: [
          { name: 'immutable', type: 'bool', proto: 4, omitempty: true, pointer: true },
          { name: 'lane', type: 'string', proto: 9, omitempty: true, since: '1.36', featureGate: 'FastLanes' },
        ],
      },
    },
  },
};

const WORDS = {
  Lane: 'A way for traffic.',
  'Lane.spec': 'What the lane is like.',
  'Lane.status': 'How the lane is.',
  LaneSpec: 'What a lane is like.',
  'LaneSpec.width': 'How wide it is, in metres.',
  'LaneSpec.surface': 'What it is made of.',
  'LaneSpec.stops': 'Where traffic stops.',
  Stop: 'A place where traffic stops.',
  'Stop.name': 'Its name.',
  LaneStatus: 'How a lane is.',
  'LaneStatus.conditions': 'Aspects of the lane.',
  'ConfigMap.lane': 'The lane that the settings are for.',
};

const tables = mkdtempSync(path.join(tmpdir(), 'kindwright-facts-'));
let generated: KeptGenerated;
let diff = '';

before(async () => {
  mkdirSync(path.join(tables, 'types'));
  for (const [name, table] of Object.entries(TABLES)) writeFileSync(path.join(tables, name), JSON.stringify(table));
  generated = await generatedFrom('from-facts', (catalog) => {
    const made = modelOf({ catalog, output: path.join(ROOT, 'generated') });
    if ('diagnostics' in made) throw new Error(made.diagnostics);
    const files = proposedFiles({ tables: readTables(tables), model: made.model, catalog, since: '1.36', words: WORDS });
    diff = diffOf(files, 'catalog');
    for (const { file, after } of files) {
      mkdirSync(path.dirname(path.join(catalog, file)), { recursive: true });
      writeFileSync(path.join(catalog, file), after);
    }
  });
});
after(() => {
  rmSync(tables, { recursive: true, force: true });
});

test('the diff has what the catalogue lacks, and nothing of releases before', () => {
  assert.deepEqual(
    [...diff.matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, file]) => file),
    ['catalog/core/v1/ConfigMap.yaml', 'catalog/features.yaml', 'catalog/lanes/group.yaml', 'catalog/lanes/v1alpha1/Lane.yaml'],
  );
  const added = diff.split('\n').filter((line) => /^[+][^+]/.test(line));
  for (const line of [
    '+  FastLanes: { since: "1.36", stage: ALPHA, default: false }',
    '+  APIServingWithRoutine: { since: "1.30", stage: ALPHA, default: false, changes: { "1.36": { stage: BETA, default: true } } }',
    '+group: lanes.{groupDomain}',
    '+lifetime: { introduced: "1.36" }',
    '+      width: { type: int32, proto: 1, nullable: true, default: 2, description: "How wide it is, in metres." }',
    '+      stops: { type: list<Stop>, proto: 3, listType: map, listMapKeys: [ name ], description: Where traffic stops. }',
  ])
    assert.ok(added.includes(line), `${line}\nis not in\n${added.join('\n')}`);
  assert.ok(added.some((line) => /^\+ {2}lane: \{ type: string, proto: 9, since: "1.36", featureGate: FastLanes/.test(line)));
});

test('what is proposed is served from its release on', async () => {
  const options = { catalogue: generated.catalogue, runtimeConfig: { 'api/alpha': true }, featureGates: { AllAlpha: true } };
  const server = await TestServer.start({ ...options, release: '1.36' });
  try {
    const lanes = '/apis/lanes.k8s.io/v1alpha1/namespaces/default/lanes';
    const made = await server.create(lanes, { metadata: { name: 'one' }, spec: { surface: 'Tar', stops: [{ name: 'a' }] } });
    assert.equal(made.status, 201, made.text);
    assert.deepEqual(made.json.spec, { width: 2, surface: 'Tar', stops: [{ name: 'a' }] });
    assert.equal((await server.ask(`${lanes}/one/status`)).status, 200);
    const maps = '/api/v1/namespaces/default/configmaps';
    assert.equal((await server.create(maps, { metadata: { name: 'one' }, lane: 'one' })).json.lane, 'one');
  } finally {
    await server.close();
  }
  const before = await TestServer.start({ catalogue: generated.catalogue, runtimeConfig: { 'api/alpha': true }, release: '1.35' });
  try {
    assert.equal((await before.ask('/apis/lanes.k8s.io/v1alpha1')).status, 404);
  } finally {
    await before.close();
  }
});

test('edits leave the rest of a text as it is', () => {
  const text = new EditedText('# Head.\na:\n  one: { x: 1 } # first\n\n  two:\n    x: 1\n# Tail.\nb: {}\n');
  text.add(['a'], 'new', { x: 2 }, 'one');
  text.set(['a', 'two'], 'changes', { '1.3': { x: 3 } });
  text.set(['a', 'one'], 'until', '1.2');
  text.set(['b'], 'c', true);
  assert.equal(
    String(text),
    '# Head.\na:\n  one: { x: 1, until: "1.2" } # first\n  new: { x: 2 }\n\n  two:\n    x: 1\n    changes: { "1.3": { x: 3 } }\n# Tail.\nb: { c: true }\n',
  );
});

test('the guide names the command', () => {
  assert.match(readFileSync(path.join(ROOT, 'codegen/facts/README.md'), 'utf8'), /npm run facts -- --from/);
});
