/** The file of a simulation: what it says, and how its faults are told. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { parse } from 'yaml';
import { readSimulation } from '../../../runtime/controllers/simulation/stages/simulation-file.js';
import { hasForm, stageOf } from '../../../runtime/controllers/simulation/stages/stage.js';
import { startTestServer } from '../../../runtime/testing/index.js';
import { SIMULATION } from '../../support/readme.js';
import { ROOT } from '../../support/root.js';

const folder = mkdtempSync(path.join(tmpdir(), 'simulation-'));
after(() => rmSync(folder, { recursive: true }));

function fileOf(text: string): string {
  const file = path.join(folder, 'simulation.yaml');
  writeFileSync(file, text);
  return file;
}

const pod = (name: string, labels: object = {}) =>
  ({
    metadata: { name, namespace: 'shop', labels, ownerReferences: [{ kind: 'Job', controller: true }] },
    spec: { nodeName: 'node-1' },
  }) as never;

test('the first stage that matches a container is its own, for as many runs as it says', () => {
  const { stages, nodes } = readSimulation(
    fileOf(
      'stages:\n- { match: { pod: web-*, labels: "tier in (front)" }, run: 1s, times: 2 }\n- { match: { owner: Job, namespace: sh*p }, ready: never }\n',
    ),
  );
  const ready = (name: string, labels: object, restarts: number) =>
    stageOf(stages, { pod: pod(name, labels), container: { name: 'c' }, restarts });
  assert.equal(ready('web-1', { tier: 'front' }, 1).run, 1000);
  assert.equal(ready('web-1', { tier: 'front' }, 2).ready, Number.POSITIVE_INFINITY);
  assert.equal(ready('web-1', { tier: 'back' }, 0).ready, Number.POSITIVE_INFINITY);
  assert.deepEqual(
    nodes.map(({ name }) => name),
    ['node-1'],
  );
  assert.deepEqual(readSimulation(fileOf('nodes: []\n')).nodes, []);
  assert.deepEqual(
    readSimulation(fileOf('nodes: [ { name: m, count: 2 } ]\n')).nodes.map(({ name }) => name),
    ['m-1', 'm-2'],
  );
});

test('what the text about it shows can be read, and its table has every member of a stage', () => {
  const [, shown = ''] = /<!-- simulation -->\n\n```yaml\n([\s\S]*?)```/.exec(SIMULATION) ?? [];
  const { nodes, stages } = readSimulation(fileOf(shown));
  assert.deepEqual(
    nodes.map(({ name }) => name),
    ['worker-1', 'worker-2', 'worker-3', 'gpu'],
  );
  assert.equal(stages.length, 4);
  const catalogue = parse(readFileSync(path.join(ROOT, 'catalog/simulation/v1alpha1/Simulation.yaml'), 'utf8'));
  const rows = [...SIMULATION.matchAll(/^\| (`.*?`) \| [^|]*\| .* \|$/gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  );
  assert.deepEqual(rows.sort(), Object.keys(catalogue.types.Stage.fields).sort());
});

test('a star stands for any letters', () => {
  const ROWS: readonly [text: string, pattern: string, fits: boolean][] = [
    ['web', 'web', true],
    ['web', 'we', false],
    ['web', '*', true],
    ['registry/web:2', '*/web:*', true],
    ['registry/web', '*/web:*', false],
    ['aba', 'ab*ba', false],
    ['a-b-c', 'a*b*c', true],
  ];
  for (const [text, pattern, fits] of ROWS) assert.equal(hasForm(text, pattern), fits, `${text} ${pattern}`);
});

describe('faults of the file', () => {
  const ROWS: readonly [text: string, fault: string][] = [
    ['stages:\n- { runs: 1s }\n', 'line 2: stages[0].runs: unknown field; there are name, match,'],
    ['stages:\n- run: soon\n', 'line 2: stages[0].run: must be a time, such as 500ms or 1m30s, or forever'],
    ['stages:\n- start: never\n', 'line 2: stages[0].start: must be a time, such as 500ms or 1m30s'],
    ['stages:\n- exitCode: 300\n', 'line 2: stages[0].exitCode: must be a whole number from 0 to 255'],
    ['stages:\n- match: { labels: "a b" }\n', 'line 2: stages[0].match.labels: '],
    ['nodes:\n- name: Upper\n', 'line 2: nodes[0].name: a lowercase'],
    ['nodes:\n- count: 2\n', 'line 2: nodes[0].name: required'],
    ['nodes:\n- { name: m, capacity: { cpu: lots } }\n', 'line 2: nodes[0].capacity.cpu: must be an amount, such as 8 or 32Gi'],
    ['nodes:\n- { name: m, taints: [ { key: k, effect: Never } ] }\n', '"Never" is none of NoSchedule, PreferNoSchedule, NoExecute'],
    ['nodes:\n- { name: m-1 }\n- { name: m, count: 1 }\n', 'nodes: there are several nodes called m-1'],
    ['kind: Other\n\n', 'kind: must be Simulation'],
  ];
  for (const [text, fault] of ROWS)
    test(JSON.stringify(text), () => {
      assert.throws(
        () => readSimulation(fileOf(text)),
        ({ message }: Error) => (message.includes(fault) && !message.includes('\n')) || assert.fail(message),
      );
    });

  test('keep a server from starting, and so does a file without a simulation', async () => {
    const simulationConfigFile = fileOf('stages:\n- run: soon\n');
    await assert.rejects(
      startTestServer({ simulate: true, simulationConfigFile }),
      /--simulation-config-file: .*: line 2: stages\[0\]\.run/,
    );
    const fine = fileOf('nodes: []\n');
    await assert.rejects(
      startTestServer({ simulationConfigFile: fine }),
      /--simulation-config-file: it says how a cluster is simulated, which --simulate begins/,
    );
  });
});

test('nothing is simulated unless it is asked for', async () => {
  const server = await startTestServer();
  try {
    const { body } = await server.request('GET', '/readyz?verbose');
    assert.ok(!JSON.stringify(body).includes('kubelet'));
    assert.deepEqual((await server.request('GET', '/api/v1/nodes')).body.items, []);
  } finally {
    await server.close();
  }
});
