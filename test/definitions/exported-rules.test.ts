/** Whatever a catalogue says, the definition that is exported of it is one that a cluster takes; what it cannot say is told. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { parse } from 'yaml';
import { exportDefinitions } from '../../codegen/project-commands/definition-commands.js';
import { DEFINITIONS } from '../extensions/definition.js';
import { TestServer } from '../support/server.js';
import { projectIn } from './project.js';

const FIELDS: Readonly<Record<string, string>> = {
  plainKey: 'type: list<Line>, listType: map, listMapKeys: [ article ]',
  twoKeys: 'type: list<Port>, listType: map, listMapKeys: [ number, protocol ]',
  uniqueStructs: 'type: list<Line>, unique: true',
  uniqueByField: 'type: list<Line>, unique: article',
  uniqueTexts: 'type: list<string>, unique: true',
  setOfTexts: 'type: list<string>, listType: set',
  atomicList: 'type: list<Line>, listType: atomic',
  granular: 'type: map<string>, mapType: granular',
  lines: 'type: map<Line>',
  bounded: "type: string, minLength: 1, maxLength: 20, pattern: '^[a-z]+$', default: abc",
  chosen: 'type: string, enum: [ A, B ], default: A',
  count: 'type: int32, min: 1, max: 9, default: 3',
  amount: 'type: quantity, default: "1"',
  port: 'type: intorstring',
  when: 'type: time',
  anything: 'type: json',
  object: 'type: rawextension',
  fixed: 'type: string, immutable: true, nonEmpty: true',
  part: 'type: Line, default: {}',
  whole: 'type: Line, structType: atomic',
};

const KIND = `kind: Gadget
description: Something with all that a field may say.
resource:
  plural: gadgets
  scope: Namespaced
  storage: { prefix: rules.example.com/gadgets }
  subresources: { status: { verbs: [ get, patch, update ] } }
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  spec: { type: GadgetSpec, proto: 2, required: true, description: What is wanted. }
  status: { type: GadgetStatus, proto: 3, description: How far it is. }
types:
  GadgetSpec:
    description: What is wanted.
    fields:
${Object.entries(FIELDS)
  .map(([name, says], i) => `      ${name}: { ${says}, proto: ${i + 1}, description: A field. }`)
  .join('\n')}
  GadgetStatus:
    description: How far it is.
    fields:
      phase: { type: string, proto: 1, description: A word for it. }
  Line:
    description: One line.
    rules: [ { rule: "self.count < 5 || self.article != 'pen'" } ]
    fields:
      article: { type: string, proto: 1, maxLength: 50, description: What is wanted. }
      count: { type: int32, proto: 2, default: 1, description: How many of them. }
  Port:
    description: A port.
    fields:
      number: { type: int32, proto: 1, required: true, description: Its number. }
      protocol: { type: string, proto: 2, default: TCP, description: Its protocol. }
`;

const work = mkdtempSync(path.join(tmpdir(), 'kindwright-exported-'));
const told: string[] = [];
let server: TestServer;
let definition: string;
before(async () => {
  const files = {
    'service.yaml': 'extends: [ kindwright/base ]\n',
    'rules/group.yaml': 'group: rules.example.com\nversions: { v1: {} }\n',
    'rules/v1/Gadget.yaml': KIND,
  };
  const { catalog } = projectIn(path.join(work, 'project'), files);
  definition = exportDefinitions(catalog, ['Gadget'], (line) => told.push(line)).get('gadgets.rules.example.com.yaml') ?? '';
  server = await TestServer.start({ release: '1.36' });
});
after(async () => {
  await server.close();
  rmSync(work, { recursive: true, force: true });
});

test('a cluster takes it', async () => {
  const made = await server.create(DEFINITIONS, parse(definition));
  assert.equal(made.status, 201, made.json.message);
});

test('keys of lists are there, or have a default', () => {
  const { spec } = parse(definition).spec.versions[0].schema.openAPIV3Schema.properties;
  assert.deepEqual(spec.properties.plainKey.items.required, ['article']);
  assert.deepEqual(spec.properties.twoKeys.items.required, ['number']);
  assert.equal(spec.properties.lines.additionalProperties.required, undefined);
});

test('what it cannot say is told, where it is', () => {
  const ofSpec = told.filter((line) => line.includes('.spec.')).map((line) => line.replace(/^.*\.spec\./, ''));
  assert.deepEqual(ofSpec, [
    'plainKey.article: it must be there, as a key of the list',
    'uniqueStructs: `unique`: items may be alike',
    'uniqueByField: `unique`: items may be alike',
  ]);
});
