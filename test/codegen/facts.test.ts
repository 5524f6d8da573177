/** Tables of a later release become changes of the catalogue, which generate and are served. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parse } from 'yaml';
import { proposedFiles } from '../../codegen/facts/proposal.js';
import { diffOf } from '../../codegen/facts/proposed-diff.js';
import { readTables } from '../../codegen/facts/tables.js';
import { EditedText } from '../../codegen/facts/text-edits.js';
import { check, modelOf } from '../../codegen/generate.js';
import { catalogue } from '../../generated/catalogue.js';
import { NEWEST_RELEASE, OLDEST_RELEASE, releaseAfter } from '../../runtime/model/definition/releases.js';
import { generatedFrom, type KeptGenerated } from '../support/generated.js';
import { ROOT } from '../support/root.js';
import { TestServer } from '../support/server.js';

/** The release of the tables. */
const AT = '1.36';

/** A group that no release has, a field of a kind that all have, and the gate of both. */
const TABLES: Readonly<Record<string, object>> = {
  'features.json': {
    release: AT,
    gates: [
      { name: 'FastLanes', history: [{ since: AT, stage: 'ALPHA', default: false }] },
      {
        name: 'APIServingWithRoutine',
        history: [
          { since: '1.30', stage: 'ALPHA', default: false },
          { since: AT, stage: 'BETA', default: true },
        ],
      },
      { name: 'SpareGate', history: [{ since: '1.35', stage: 'ALPHA', default: false }] },
    ],
  },
  'resources.json': {
    release: AT,
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
        since: AT,
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
    since: AT,
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
          { name: 'lane', type: 'string', proto: 9, omitempty: true, since: AT, featureGate: 'FastLanes' },
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
    const files = proposedFiles({ tables: readTables(tables), model: made.model, catalog, since: AT, words: WORDS });
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
  const server = await TestServer.start({ ...options, release: AT });
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

describe('the command for the release after the newest', () => {
  const next = releaseAfter(NEWEST_RELEASE);
  let folder = '';

  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kindwright-facts-'));
    mkdirSync(path.join(folder, 'tables/types'), { recursive: true });
    for (const [name, table] of Object.entries(TABLES))
      writeFileSync(path.join(folder, 'tables', name), JSON.stringify(table).replaceAll(JSON.stringify(AT), JSON.stringify(next)));
    writeFileSync(path.join(folder, 'words.yaml'), JSON.stringify(WORDS));
    for (const part of ['catalog', 'generated/proto']) cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
    const main = path.join(ROOT, 'dist/modules/codegen/facts/main.js');
    const args = ['--from=tables', '--words=words.yaml', '--out=release.diff'];
    execFileSync(process.execPath, [main, ...args], { cwd: folder });
    execFileSync('git', ['apply', 'release.diff'], { cwd: folder, env: { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(folder) } });
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('writes a diff that git applies, after which the catalogue has no fault and nothing is missing', () => {
    const made = modelOf({ catalog: path.join(folder, 'catalog'), output: path.join(folder, 'generated') });
    if ('diagnostics' in made) assert.fail(made.diagnostics);
    const tables = readTables(path.join(folder, 'tables'));
    assert.equal(tables.release, next);
    assert.deepEqual(proposedFiles({ tables, model: made.model, catalog: path.join(folder, 'catalog'), since: next, words: WORDS }), []);
    assert.ok(existsSync(path.join(folder, 'catalog/lanes/v1alpha1/Lane.yaml')));
  });

  test('changes nothing of the releases that are out', () => {
    const told = check({ catalog: path.join(folder, 'catalog'), output: path.join(folder, 'generated') });
    assert.equal(told, '');
  });

  test('has servers show the new release', () => {
    const { release } = parse(readFileSync(path.join(folder, 'catalog/flags.yaml'), 'utf8')).flags;
    assert.deepEqual([release.default, release.description], [next, `Release whose API is shown, from ${OLDEST_RELEASE} to ${next}.`]);
  });
});

test('servers show the newest release by default', () => {
  assert.equal(catalogue.flags.release?.default, NEWEST_RELEASE);
});

test('documents that name the newest release name this one', () => {
  const named = ['README.md', 'runtime/RUNNING.md', 'runtime/MIGRATING.md'].flatMap((document) => {
    const text = readFileSync(path.join(ROOT, document), 'utf8');
    const releases = [...text.matchAll(/(?:from 1\.15\s+to|release up to|`--release` \|)\s+(1\.\d+)/g)].map(([, release]) => release);
    assert.ok(releases.length > 0, document);
    return releases.map((release) => `${document}: ${release}`);
  });
  assert.deepEqual(
    named.filter((each) => !each.endsWith(`: ${NEWEST_RELEASE}`)),
    [],
  );
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
