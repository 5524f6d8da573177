/** Definitions as files of a catalogue: what they say is there, and what a catalogue cannot say is told. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { check } from '../../codegen/generate.js';
import { exportDefinitions, importDefinitions } from '../../codegen/project-commands/definition-commands.js';
import { definition, versionOf } from '../extensions/definition.js';
import { definitionsIn } from '../extensions/published.js';
import { PROJECTS } from '../extensions/published-projects.js';
import { registryAnswers } from '../support/programs/packages.js';
import { FILES } from './gadget.js';
import { projectIn } from './project.js';

const work = mkdtempSync(path.join(tmpdir(), 'kindwright-import-'));
after(() => rmSync(work, { recursive: true, force: true }));

const SERVICE = { 'service.yaml': FILES['service.yaml'] };

/** Imports into an empty catalogue: its faults, and what was told. */
function imported(name: string, definitions: readonly unknown[]): { faults: string; told: string[]; files: string[] } {
  const project = projectIn(path.join(work, name), SERVICE);
  const file = path.join(work, `${name}.yaml`);
  writeFileSync(file, definitions.map((one) => JSON.stringify(one)).join('\n---\n'));
  const told: string[] = [];
  const files = importDefinitions(project, [file], (line) => told.push(line));
  return { faults: check({ catalog: project.catalog, output: project.generated }), told, files };
}

const OBJECT = { type: 'object' };
const TEXT = { type: 'string' };

test('versions of other shapes keep what the stored one does not have', () => {
  const of = (fields: object) => ({ ...OBJECT, properties: { spec: { ...OBJECT, properties: fields } } });
  const versions = [versionOf('v1', of({ a: TEXT, b: TEXT })), versionOf('v1beta1', of({ a: TEXT, c: TEXT }))];
  const { faults, told, files } = imported('versions', [definition({ versions })]);
  assert.deepEqual([faults, told, files.length], ['', [], 3]);
});

test('what a catalogue cannot say is told, with the field', () => {
  const schema = {
    ...OBJECT,
    properties: {
      spec: {
        ...OBJECT,
        properties: {
          'a-b': { ...TEXT, format: 'uri' },
          n: { type: 'integer', multipleOf: 2, nullable: true },
          o: { ...OBJECT, 'x-kubernetes-preserve-unknown-fields': true, properties: { p: TEXT } },
        },
        oneOf: [{ required: ['n'] }, { required: ['o'] }],
      },
    },
  };
  const { faults, told } = imported('unsaid', [definition({ schema, conversion: { strategy: 'Webhook' } })]);
  assert.equal(faults, '');
  assert.deepEqual(
    told.map((line) => line.replace('things.test.example.com: ', '')),
    [
      'Thing: nothing asks a webhook to convert; write a `conversion`, or functions in code',
      'Thing.spec: nothing says `oneOf`',
      'Thing.spec.a-b: nothing says `format: uri` of a string',
      'Thing.spec.n: nothing says `multipleOf`',
      'Thing.spec.n: nothing says `nullable`',
      'Thing.spec.o: it holds anything, and its own fields are not described',
    ],
  );
});

test('what is there already, and what is no definition, is refused', () => {
  const project = projectIn(path.join(work, 'refused'), SERVICE);
  const [file, other] = [path.join(work, 'one.yaml'), path.join(work, 'other.yaml')];
  writeFileSync(file, JSON.stringify(definition()));
  writeFileSync(other, 'kind: ConfigMap\n');
  importDefinitions(project, [file], () => undefined);
  assert.throws(() => importDefinitions(project, [file], () => undefined), /Thing\.yaml is there already/);
  assert.throws(() => importDefinitions(project, [other], () => undefined), /something else than CustomResourceDefinitions/);
  assert.throws(() => exportDefinitions(project.catalog, ['Nothing'], () => undefined), /no resource Nothing/);
});

const skip = registryAnswers() ? false : 'the npm registry cannot be reached';

for (const { name, package: carrier, about = {} } of PROJECTS.filter((project) => ['Flux', 'Gateway API', 'KEDA'].includes(project.name)))
  test(`definitions of ${name} make a sound catalogue`, { skip }, () => {
    assert.equal(imported(name, definitionsIn(carrier, about)).faults, '');
  });

/** Changes that make a definition write elsewhere, or none that the server would take. */
const HOSTILE: readonly (readonly [string, (made: ReturnType<typeof definition>) => object, RegExp])[] = [
  ['a kind', (made) => withNames(made, { kind: '../../../outside' }), /spec\.names\.kind: .*may have mixed case/],
  ['an absolute kind', (made) => withNames(made, { kind: '/tmp/outside' }), /spec\.names\.kind: /],
  ['a kind with a zero byte', (made) => withNames(made, { kind: 'Thing\0' }), /spec\.names\.kind: /],
  ['a plural', (made) => withNames(made, { plural: '../things' }), /spec\.names\.plural: /],
  ['a group', (made) => ({ ...made, spec: { ...made.spec, group: '../../outside.example' } }), /spec\.group: /],
  ['a group without a dot', (made) => ({ ...made, spec: { ...made.spec, group: 'outside' } }), /spec\.group: .*at least one dot/],
  ['a version', (made) => ({ ...made, spec: { ...made.spec, versions: [versionOf('../../v1', OBJECT)] } }), /spec\.versions\[0\]\.name: /],
  ['a kind that is no text', (made) => withNames(made, { kind: ['..'] }), /something else than CustomResourceDefinitions/],
  ['another name', (made) => ({ ...made, metadata: { name: '../x' } }), /metadata\.name: must be spec\.names\.plural/],
];

const withNames = (made: ReturnType<typeof definition>, names: object): object => ({
  ...made,
  spec: { ...made.spec, names: { ...Object(made.spec.names), ...names } },
});

/** Links are not followed: that to the package leads to everything that is installed. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });

for (const [what, change, words] of HOSTILE)
  test(`a definition whose names lead out of the catalogue writes nothing: ${what}`, () => {
    const project = projectIn(path.join(work, `hostile ${what}`), SERVICE);
    const file = path.join(work, 'hostile.yaml');
    // What stands before it is not written either.
    writeFileSync(file, [definition(), change(definition())].map((one) => JSON.stringify(one)).join('\n---\n'));
    const before = filesBelow(work);
    assert.throws(() => importDefinitions(project, [file], () => undefined), words);
    assert.deepEqual(filesBelow(work), before);
  });

test('a link in the catalogue that leads out of it is not followed', () => {
  const project = projectIn(path.join(work, 'linked'), SERVICE);
  const outside = path.join(work, 'elsewhere');
  mkdirSync(outside);
  symlinkSync(outside, path.join(project.catalog, 'test'));
  const file = path.join(work, 'linked.yaml');
  writeFileSync(file, JSON.stringify(definition()));
  assert.throws(() => importDefinitions(project, [file], () => undefined), /is a link that leads out of/);
  assert.deepEqual(readdirSync(outside), []);
});
