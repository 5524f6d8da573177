/** The client as a package of its own: it installs by itself, compiles where nothing else is, and runs wherever programs do. */
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { type Snapshot, startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';
import { kindwright } from '../support/programs/command.js';
import { packageFiles } from '../support/programs/packages.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';
import { answerOfPage } from './page.js';

const run = promisify(execFile);

/** What runs programs in place of Node, as packages of the registry. */
const BUN = '@oven/bun-linux-x64@1.4.5';
const DENO = '@deno/linux-x64-glibc@2.9.6';

/** Far more than it takes on a busy machine. */
const PATIENCE_MS = 300_000;

const PROGRAM = `
import { ApiError, condition } from 'cluster-client';
import { connect } from 'cluster-client/node';
import { deployments } from 'cluster-client/apps/v1';
import { configmaps } from 'cluster-client/core/v1';

const cluster = connect({ kinds: { configmaps, deployments }, manager: 'program' });
const namespace: string = 'of-program';
await cluster.send({ method: 'POST', path: '/api/v1/namespaces', body: { metadata: { name: namespace } } });
const maps = cluster.configmaps.namespace(namespace);
const web = cluster.deployments.namespace(namespace);

await maps.apply({ metadata: { name: 'one', labels: { app: 'shop' } }, data: { color: 'red' } });
try {
  await maps.apply({ metadata: { name: 'one' }, data: { color: 'blue' } }, { manager: 'other' });
} catch (error) {
  if (!(error instanceof ApiError && error.is('Conflict'))) throw error;
  console.log(error.causes.map(({ field }) => field).join());
}
const changed = await maps.update('one', (map) => {
  map.data = { ...map.data, visits: '1' };
});
console.log(JSON.stringify(changed.data));
for (let i = 0; i < 5; i += 1) await maps.create({ metadata: { name: \`more-\${i}\`, labels: { app: 'shop' } } });
let pages = 0;
for await (const { items } of maps.list({ labelSelector: { app: 'shop' }, pageSize: 2 }).pages()) pages += items.length > 0 ? 1 : 0;
console.log(pages);

const labels = { app: 'web' };
const template = { metadata: { labels }, spec: { containers: [{ name: 'web', image: 'web:1' }] } };
await web.create({ metadata: { name: 'web' }, spec: { selector: { matchLabels: labels }, template } });
const scale = await web.subresource('scale').mergePatch('web', { spec: { replicas: 3 } });
console.log(scale.spec.replicas);
const waiting = web.waitFor('web', condition('Available'), { timeoutMs: 60_000 });
const status = { observedGeneration: 2, conditions: [{ type: 'Available', status: 'True' }] };
await web.subresource('status').mergePatch('web', { status });
console.log((await waiting).metadata.name);

const stop = new AbortController();
try {
  for await (const { type, object } of maps.watch({ labelSelector: 'app=shop', signal: stop.signal })) {
    if (type === 'SYNCED') await maps.delete('more-0');
    if (type === 'DELETED') {
      console.log(object.metadata.name);
      stop.abort(new Error('enough'));
    }
  }
} catch (error) {
  console.log(String(error));
}
try {
  await cluster.as({ user: 'ann', groups: ['one', 'two'] }).configmaps.list().toArray();
} catch (error) {
  if (error instanceof ApiError) console.log(error.reason, /"ann"/.test(error.message));
}
const informer = maps.informer({ indexes: { byApp: ({ metadata }) => [metadata.labels?.app ?? ''] } });
await informer.synced();
console.log(informer.byIndex('byApp', 'shop').length);
informer.stop();
await maps.deleteCollection({ labelSelector: 'app=shop' });
await web.delete('web', { propagationPolicy: 'Background' });
console.log((await maps.list({ labelSelector: 'app=shop' }).toArray()).length);
`;

const PRINTED = ['.data.color', '{"color":"red","visits":"1"}', '3', '3', 'web', 'more-0', 'Error: enough', 'Forbidden true', '5', '0'];

const TSCONFIG = {
  compilerOptions: {
    target: 'es2022',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    strict: true,
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    types: [],
    lib: ['es2023', 'dom', 'dom.asynciterable'],
  },
  files: ['program.ts'],
};

let root: string;
let server: TestServer;
/** Its objects before any program wrote some. */
let start: Snapshot;
/** The folder of a user who has the packed client, and nothing else. */
let user: string;
const at = (file: string): string => path.join(user, file);
const make = (...args: readonly string[]) => kindwright(['client', ...args], { cwd: root });

before(async () => {
  root = freshFolder();
  user = path.join(root, 'user');
  mkdirSync(user);
  server = await startTestServer({ corsAllowedOrigins: ['^http://127[.]0[.]0[.]1:[0-9]+$'] });
  start = await server.snapshot();
  const { code, stderr } = await make('--out=client', '--versions=v1,apps/v1', '--name=cluster-client', '--package-version=1.2.3');
  assert.equal(code, 0, stderr);
  execFileSync('npm', ['pack', '--silent', './client', '--pack-destination', root], { cwd: root });
  writeFileSync(at('package.json'), '{ "type": "module" }');
  execFileSync('npm', ['install', '--silent', '--offline', '--no-audit', '--no-fund', '../cluster-client-1.2.3.tgz'], { cwd: user });
  writeFileSync(at('program.ts'), PROGRAM);
  writeFileSync(at('tsconfig.json'), JSON.stringify(TSCONFIG));
  assert.equal(compile('-p', '.'), '');
  writeFileSync(at('kubeconfig'), withPlugin());
});
after(async () => {
  await server.close();
  removeFolder(root);
});

/** What the compiler says. */
const compile = (...args: readonly string[]): string =>
  spawnSync(path.join(ROOT, 'node_modules/.bin/tsc'), args, { cwd: user, encoding: 'utf8' }).stdout;

/** A client configuration whose credentials a program gives. */
function withPlugin(): string {
  const plugin = at('plugin.mjs');
  const credential = { kind: 'ExecCredential', apiVersion: 'client.authentication.k8s.io/v1', status: { token: server.client.token } };
  writeFileSync(plugin, `#!${process.execPath}\nconsole.log(${JSON.stringify(JSON.stringify(credential))});\n`);
  chmodSync(plugin, 0o755);
  return `apiVersion: v1
kind: Config
current-context: test
contexts: [{ name: test, context: { cluster: test, user: admin } }]
clusters:
  - { name: test, cluster: { server: "${server.url}", certificate-authority-data: ${Buffer.from(server.client.authority).toString('base64')} } }
users:
  - name: admin
    user: { exec: { command: ${plugin}, apiVersion: client.authentication.k8s.io/v1, interactiveMode: Never } }
`;
}

/** What the program prints, by lines. */
async function printed(command: string, ...args: readonly string[]): Promise<string[]> {
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined, KUBECONFIG: at('kubeconfig'), DENO_DIR: at('deno'), NO_COLOR: '1' };
  const { stdout } = await run(command, [...args, 'program.js'], { cwd: user, env });
  await server.restore(start);
  return stdout.trimEnd().split('\n');
}

/** The program of a package; undefined, with a message to the test, where there is none for this machine. */
function programOf(name: string, file: string, skip: (message: string) => void): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return void skip(`${name} does not run here`);
  try {
    return path.join(packageFiles(name), file);
  } catch {
    return void skip(`${name} cannot be had`);
  }
}

test('the package is named and numbered as is asked, needs no other, and tells what it has', () => {
  const manifest = JSON.parse(readFileSync(at('node_modules/cluster-client/package.json'), 'utf8'));
  assert.equal(`${manifest.name} ${manifest.version} ${manifest.type}`, 'cluster-client 1.2.3 module');
  assert.deepEqual(Object.keys(manifest.exports), ['.', './node', './core/v1', './apps/v1', './package.json']);
  assert.equal(manifest.dependencies, undefined);
  assert.deepEqual(
    readdirSync(at('node_modules')).filter((name) => !name.startsWith('.')),
    ['cluster-client'],
  );
  assert.match(
    readFileSync(at('node_modules/cluster-client/README.md'), 'utf8'),
    /`cluster-client\/apps\/v1` \| apps\/v1 \|.*`deployments`/,
  );
  assert.match(readFileSync(at('node_modules/cluster-client/LICENSES'), 'utf8'), /Apache License[\s\S]*js-yaml[\s\S]*MIT/i);
});

test('what a kind does not have does not compile', () => {
  writeFileSync(at('wrong.ts'), PROGRAM.replace('{ replicas: 3 }', '{ replica: 3 }'));
  writeFileSync(at('wrong.json'), JSON.stringify({ ...TSCONFIG, files: ['wrong.ts'] }));
  assert.match(compile('-p', 'wrong.json', '--noEmit'), /'replica' does not exist/);
});

test('a program runs in Node', { timeout: PATIENCE_MS }, async () => {
  assert.deepEqual(await printed(process.execPath), PRINTED);
});

test('the same program runs in Bun', { timeout: PATIENCE_MS }, async (t) => {
  const bun = programOf(BUN, 'bin/bun', (message) => t.skip(message));
  if (bun !== undefined) assert.deepEqual(await printed(bun, 'run'), PRINTED);
});

test('the same program runs in Deno', { timeout: PATIENCE_MS }, async (t) => {
  const deno = programOf(DENO, 'deno', (message) => t.skip(message));
  if (deno !== undefined) assert.deepEqual(await printed(deno, 'run', '--allow-all', '--no-remote'), PRINTED);
});

test('a page in a browser lists, watches and writes across origins', { timeout: PATIENCE_MS }, async (t) => {
  if (WITHOUT_BROWSER !== false) return t.skip(WITHOUT_BROWSER);
  const program = `
import { ApiError, connect } from 'cluster-client';
import { configmaps } from 'cluster-client/core/v1';
const told = [];
const { configmaps: all } = connect({ ...${JSON.stringify({ url: server.url, token: server.client.token })}, kinds: { configmaps } });
const maps = all.namespace('default');
await maps.apply({ metadata: { name: 'page', labels: { of: 'page' } }, data: { a: '1' } });
for await (const { metadata } of maps.list({ labelSelector: 'of=page' })) told.push(metadata.name);
for await (const { type, object } of maps.watch({ labelSelector: 'of=page' })) {
  told.push(type);
  if (type === 'SYNCED') await maps.mergePatch('page', { data: { a: '2' } });
  if (type === 'MODIFIED') {
    told.push(object.data.a);
    break;
  }
}
await maps.get('none').catch((error) => told.push(error instanceof ApiError && error.reason));
export default told;
`;
  const told = await answerOfPage({ program, packages: at('node_modules'), name: 'cluster-client' });
  assert.deepEqual(told, ['page', 'ADDED', 'SYNCED', 'MODIFIED', '2', 'NotFound']);
});

test('a folder with anything else is left as it is, and a client of before is replaced', async () => {
  const refused = await make('--out=user');
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /^user has files that are of no client; a client needs a folder of its own/m);
  const unknown = await make('--out=other', '--versions=aps/v1');
  assert.match(unknown.stderr, /the catalogue has no version aps\/v1 with resources.*apps\/v1/);
  assert.equal(existsSync(path.join(root, 'other')), false);
  assert.match((await make()).stderr, /client needs a folder for the package, as in --out=/);
  assert.match((await make('--out=other', '--name=Not a name')).stderr, /cannot be the name of a package/);
  const { code, stderr } = await make('--out=client', '--versions=batch/v1');
  assert.equal(code, 0, stderr);
  assert.deepEqual(readdirSync(path.join(root, 'client/kinds')), ['batch']);
});
