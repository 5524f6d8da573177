/** What npm packs is all that a project of one's own needs: it is installed elsewhere, and used as its users would. */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../support/generated.js';
import { freshFolder, removeFolder } from '../support/process.js';

/** Most that the tarball may weigh, in bytes. */
const MAX_BYTES = 5_000_000;
/** Longest that installing it may take, in milliseconds. */
const MAX_INSTALL_MS = 60_000;

/** Groups of the catalogue that a server with RBAC needs, whatever else it serves. */
const NEEDED = ['meta', 'core', 'autoscaling', 'policy', 'authentication', 'authorization', 'rbac.authorization', 'apiregistration'];

const reachable = spawnSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=10000'], { cwd: ROOT }).status === 0;
const skip = reachable ? false : 'the npm registry cannot be reached';

let folder: string;
let tarball: string;
let project: string;

const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
};

/** Packs a copy of the checkout, because packing makes `dist` anew, which other tests run from. */
function packed(): string {
  const copy = path.join(folder, 'checkout');
  const sources = readdirSync(ROOT).filter((name) => !['.git', 'data', 'dist', 'node_modules'].includes(name));
  for (const name of sources) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  return path.join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
}

before(() => {
  folder = freshFolder();
  tarball = packed();
  project = path.join(folder, 'my-api');
  put('package.json', JSON.stringify({ name: 'my-api', type: 'module' }));
});
after(() => removeFolder(folder));

test('the tarball is small, and has neither tests nor source maps', () => {
  assert.ok(statSync(tarball).size < MAX_BYTES, `${statSync(tarball).size} bytes`);
  const files = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
  assert.deepEqual(
    files.filter((file) => /\.map$|\.test\.|^package\/(?:dist\/)?test\//.test(file)),
    [],
  );
  for (const file of ['catalog/service.yaml', 'dist/runtime/main.js', 'dist/runtime/index.d.ts', 'dist/codegen/index.js', 'LICENSE'])
    assert.ok(files.includes(`package/${file}`), file);
});

test('it is installed in under a minute, and its faces can be imported', { skip, timeout: 120_000 }, () => {
  const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const tools = ['esbuild', 'typescript'].map((name) => `${name}@${devDependencies[name]}`);
  const started = performance.now();
  // Objects are kept in memory here: the binary of the embedded store comes from outside the registry.
  run('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', tarball, ...tools);
  const ms = performance.now() - started;
  assert.ok(ms < MAX_INSTALL_MS, `${Math.round(ms)} ms`);
  const faces = [
    '',
    '/controller',
    '/codegen',
    '/test',
    '/kubernetes',
    '/generated-code',
    '/generated-code/cel',
    '/generated-code/typebox',
  ];
  const program = faces.map((face) => `console.log(Object.keys(await import('kindwright${face}')).join(' '));`).join('\n');
  const [main, controller, codegen, testing, kubernetes] = run('node', '--input-type=module', '--eval', program).split('\n');
  assert.match(main ?? '', /\bcreateServer\b.*\bdefineKind\b/);
  assert.match(controller ?? '', /\bdefineController\b/);
  assert.deepEqual([codegen, testing, kubernetes], ['check generate', 'ManifestError startTestServer', 'catalogue']);
  assert.match(run('npx', '--no-install', 'kindwright', '--help'), /kindwright generate .*--secure-port/s);
});

const GROUP = `group: shop.example.com
priority: 500
versions:
  v1: {}
`;

const ORDER = `kind: Order
description: Something a customer wants, and how it is to be delivered.
resource:
  plural: orders
  scope: Namespaced
  storage: { prefix: shop.example.com/orders }
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  spec: { type: OrderSpec, proto: 2, description: What is ordered. }
types:
  OrderSpec:
    description: What is ordered, by whom and how it is to arrive.
    fields:
      customer: { type: string, proto: 1, required: true, keepEmpty: true, nonEmpty: true, description: Name of the customer. }
      delivery: { type: string, proto: 2, default: Post, enum: [ Post, Courier ], description: How the order travels. }
`;

const MANIFEST = `apiVersion: shop.example.com/v1
kind: Order
metadata: { name: first }
spec: { customer: ann }
`;

/** Rules in code, over the generated type. */
const KIND = `import { defineKind } from 'kindwright';
import type { Order } from '../generated/shop/v1/types.js';

export const order = defineKind<Order>({
  resource: 'orders.shop.example.com',
  strategy: {
    prepareForCreate(order) {
      order.spec.customer = order.spec.customer.trim();
    },
  },
});
`;

/** Serves the project's catalogue in both ways, and prints an object as a client reads it. */
const PROGRAM = `import https from 'node:https';
import { createServer } from 'kindwright';
import { startTestServer } from 'kindwright/test';
import { catalogue } from './generated/catalogue.js';

const embedded = await createServer({ catalogue, storage: 'memory', dataDir: '', securePort: 0 });
await embedded.listen();
await embedded.ready();
await embedded.close();

const server = await startTestServer({ catalogue, load: 'manifests' });
const { url, authority, token } = server.client;
const read = https.get(url + '/apis/shop.example.com/v1/namespaces/default/orders/first', {
  ca: authority,
  headers: { Authorization: 'Bearer ' + token },
});
read.on('response', (answer) => {
  answer.pipe(process.stdout);
  answer.on('end', () => void server.close());
});
`;

const STRICT = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023'];

test('a catalogue of its own is generated, fits strict types, and is served', { skip, timeout: 120_000 }, () => {
  const ours = path.join(project, 'node_modules/kindwright/catalog');
  for (const name of [...readdirSync(ours).filter((file) => file.endsWith('.yaml')), ...NEEDED])
    cpSync(path.join(ours, name), path.join(project, 'catalog', name), { recursive: true });
  put('catalog/shop/group.yaml', GROUP);
  put('catalog/shop/v1/Order.yaml', ORDER);
  put('manifests/order.yaml', MANIFEST);
  put('kinds/order.ts', KIND);
  put('server.ts', PROGRAM);
  run('npx', '--no-install', 'kindwright', 'generate');
  run('npx', '--no-install', 'kindwright', 'check');
  run('npx', '--no-install', 'tsc', ...STRICT, 'server.ts', 'kinds/order.ts');
  const sources = ['server.ts', 'generated/**/*.ts', 'generated/openapi/*.json', '--loader:.json=copy'];
  run(
    'npx',
    '--no-install',
    'esbuild',
    ...sources,
    '--outdir=dist',
    '--outbase=.',
    '--format=esm',
    '--platform=node',
    '--log-level=warning',
  );
  const served = JSON.parse(run('node', 'dist/server.js')) as { kind: string; spec: object };
  assert.deepEqual([served.kind, served.spec], ['Order', { customer: 'ann', delivery: 'Post' }]);

  put('catalog/shop/v1/Order.yaml', ORDER.replace('customer: { type: string', 'customer: { type: text'));
  const wrong = spawnSync('npx', ['--no-install', 'kindwright', 'check'], { cwd: project, encoding: 'utf8' });
  assert.equal(wrong.status, 1);
  assert.match(wrong.stderr, /shop\/v1\/Order\.yaml:\d+:\d+/);
});

test('a folder with files that were not generated is refused, and kept', { skip, timeout: 60_000 }, () => {
  put('own/program.ts', 'export {};\n');
  put('catalog/shop/v1/Order.yaml', ORDER);
  const refused = spawnSync('npx', ['--no-install', 'kindwright', 'generate', '--output=own'], { cwd: project, encoding: 'utf8' });
  assert.equal(refused.status, 1);
  assert.match(refused.stderr, /own has files that were not generated/);
  assert.deepEqual(readdirSync(path.join(project, 'own')), ['program.ts']);
});

test('the command of the package runs tests beside a server', { skip, timeout: 60_000 }, async () => {
  const program = 'process.stdout.write(String(require("fs").readFileSync(process.env.KUBECONFIG).includes("https://127.0.0.1:")))';
  const args = ['--no-install', 'kindwright', 'test-server', '--', 'node', '-e', program];
  const child = spawn('npx', args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  assert.equal(printed.toString(), 'true');
  assert.deepEqual(await once(child, 'exit'), [0, null]);
});
