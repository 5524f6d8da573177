/** Stored objects of older versions are rewritten at the newest one: all of them, at a bounded rate, and once, wherever it was stopped. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { MemoryEngine } from '../../../runtime/store/index.js';
import { type TestServer as Started, startTestServer } from '../../../runtime/testing/index.js';
import { kindwright } from '../../support/programs/command.js';
import { freshFolder, removeFolder } from '../../support/programs/process.js';
import { until } from '../../support/until.js';

/** More than two pages of a list. */
const LEASES = 1100;
const ROWS = '/apis/example.com/v1/rows';

const engine = new MemoryEngine();
let server: Started;
let folder: string;

/** An object as an earlier release has stored it. */
const old = (kind: string, apiVersion: string, name: string, rest: string): Buffer =>
  Buffer.from(
    `{"kind":"${kind}","apiVersion":"${apiVersion}","metadata":{"name":"${name}","namespace":"default","uid":"u-${name}","resourceVersion":"0","creationTimestamp":"2021-01-02T03:04:05Z"},${rest}}`,
  );
const keep = (key: string, value: Buffer) => engine.commit({ key: `/registry/${key}`, value, expected: 0 });

/** Versions that objects are stored in, with how many of each. */
async function storedIn(prefix: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const { entries } = await engine.range(`/registry/${prefix}/`, {});
  for (const { value } of entries) {
    const { apiVersion } = JSON.parse(value.toString()) as { apiVersion: string };
    counts[apiVersion] = (counts[apiVersion] ?? 0) + 1;
  }
  return counts;
}

const revisions = async (prefix: string): Promise<Map<string, number>> =>
  new Map((await engine.range(`/registry/${prefix}/`, {})).entries.map(({ key, revision }) => [key, revision]));

const migrate = (...args: readonly string[]) =>
  kindwright(['migrate-storage', `--kubeconfig=${server.kubeconfigFile}`, '--rate=100000', ...args], { cwd: folder });

before(async () => {
  folder = freshFolder();
  await engine.open();
  for (let i = 0; i < LEASES; i += 1)
    await keep(
      `leases/default/l-${String(i).padStart(4, '0')}`,
      old('Lease', 'coordination.k8s.io/v1beta1', `l-${String(i).padStart(4, '0')}`, '"spec":{"holderIdentity":"h"}'),
    );
  await keep(
    'ingress/default/web',
    old('Ingress', 'extensions/v1beta1', 'web', '"spec":{"backend":{"serviceName":"s","servicePort":80}},"status":{"loadBalancer":{}}'),
  );
  server = await startTestServer({ engine, controllers: [] });
});
after(async () => {
  await server.close();
  removeFolder(folder);
});

test('a write that changes nothing leaves an object that is stored in the newest version, and rewrites another', async () => {
  const at = '/apis/networking.k8s.io/v1/namespaces/default/ingresses/web';
  const read = await server.request('GET', at);
  assert.deepEqual(read.body.spec, { defaultBackend: { service: { name: 's', port: { number: 80 } } } });
  const was = (await revisions('ingress')).get('/registry/ingress/default/web');
  assert.equal((await server.request('PATCH', at, {})).status, 200);
  const written = (await revisions('ingress')).get('/registry/ingress/default/web');
  assert.notEqual(written, was);
  assert.deepEqual(Object.keys(await storedIn('ingress')), ['networking.k8s.io/v1']);
  const again = await server.request('PATCH', at, {});
  assert.deepEqual(again.body.spec, read.body.spec);
  assert.equal((await revisions('ingress')).get('/registry/ingress/default/web'), written);
});

test('one that was stopped goes on with the part that its state names', async () => {
  const state = path.join(folder, 'state.json');
  const { body } = await server.request('GET', '/apis/coordination.k8s.io/v1/leases?limit=500');
  const token = (body.metadata as { continue: string }).continue;
  writeFileSync(
    state,
    JSON.stringify({
      server: `${server.url}/`,
      done: [],
      current: { kind: 'leases.coordination.k8s.io', continue: token, rewritten: 500 },
    }),
  );
  const first = await revisions('leases');
  const run = await migrate('--state=state.json', '--resource=leases.coordination.k8s.io');
  assert.equal(run.code, 0, run.stderr);
  assert.deepEqual(run.stdout.trim().split('\n'), [
    'leases.coordination.k8s.io: 1000 objects so far',
    `leases.coordination.k8s.io: ${LEASES} objects`,
  ]);
  const second = await revisions('leases');
  const rewritten = [...second].filter(([key, revision]) => first.get(key) !== revision).map(([key]) => key.slice(-4));
  assert.equal(rewritten.length, LEASES - 500);
  assert.equal(
    rewritten.every((number) => Number(number) >= 500),
    true,
  );
  assert.equal(existsSync(state), false);
});

test('all objects of all kinds are rewritten, and nothing twice', async () => {
  const first = await revisions('leases');
  const run = await migrate();
  assert.equal(run.code, 0, run.stdout + run.stderr);
  assert.match(run.stdout, new RegExp(`^leases\\.coordination\\.k8s\\.io: ${LEASES} objects$`, 'm'));
  assert.match(run.stdout, /^configmaps: \d+ objects$/m);
  assert.deepEqual(Object.keys(await storedIn('leases')), ['coordination.k8s.io/v1']);
  const second = await revisions('leases');
  assert.equal([...second].filter(([key, revision]) => first.get(key) !== revision).length, 500);
});

const version = (name: string, storage: boolean) => ({ name, served: true, storage, schema: { openAPIV3Schema: { type: 'object' } } });

test('the versions of a definition that nothing is stored in any more are taken from its status', async () => {
  const spec = { group: 'example.com', scope: 'Cluster', names: { plural: 'rows', kind: 'Row' } };
  const at = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
  const made = await server.request('POST', at, {
    metadata: { name: 'rows.example.com' },
    spec: { ...spec, versions: [version('v1beta1', true), version('v1', false)] },
  });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const row = { apiVersion: 'example.com/v1', kind: 'Row', metadata: { name: 'a' } };
  // Until the definition is established, and while what serves it is made, it is not there or not ready.
  await until(async () => (await server.request('POST', ROWS, row)).status === 201);
  await server.request('PATCH', `${at}/rows.example.com`, { spec: { versions: [version('v1beta1', false), version('v1', true)] } });
  const statusOf = async () =>
    ((await server.request('GET', `${at}/rows.example.com`)).body.status as { storedVersions: string[] }).storedVersions;
  assert.deepEqual(await statusOf(), ['v1beta1', 'v1']);
  assert.deepEqual(await storedIn('example.com/rows'), { 'example.com/v1beta1': 1 });
  const run = await migrate('--resource=rows.example.com');
  assert.equal(run.stdout, 'rows.example.com: 1 objects; none is stored as v1beta1 any more\n', run.stderr);
  assert.deepEqual(await storedIn('example.com/rows'), { 'example.com/v1': 1 });
  assert.deepEqual(await statusOf(), ['v1']);
});

for (const [what, args, text, expected] of [
  [
    'a kind that is not there',
    ['--resource=lease.coordination.k8s.io'],
    undefined,
    /the server stores no lease\.coordination\.k8s\.io; did you mean leases\.coordination\.k8s\.io\?/,
  ],
  ['a rate that is none', ['--rate=0'], undefined, /--rate/],
  [
    'a state of another server',
    ['--state=s.json'],
    '{"server":"https://other/","done":[]}',
    /s\.json is about https:\/\/other\/, not https:/,
  ],
  ['a state that is none', ['--state=s.json'], '{"done":1', /s\.json is no state of migrate-storage/],
  ['a configuration that is not there', ['--kubeconfig=none'], undefined, /none/],
] as const)
  test(`it says what is wrong with ${what}`, async () => {
    if (text !== undefined) writeFileSync(path.join(folder, 's.json'), text);
    const run = await migrate(...args);
    assert.equal(run.code, 1, run.stdout);
    assert.match(run.stderr, expected);
    if (text !== undefined) assert.equal(readFileSync(path.join(folder, 's.json'), 'utf8'), text);
  });
