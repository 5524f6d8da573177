/**
 * What npm packs is all that a project of one's own needs: it is installed on a machine that has not seen this repository, and used as a
 * new user would. One package and one project serve all of these tests, in their order.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { KEEPS_FILES } from '../../runtime/files/kept/kept-files.js';
import { ROOT } from '../support/root.js';
import { assertContents } from './new-user/contents.js';
import { declaredTypes } from './new-user/declared-types.js';
import { growingProject } from './new-user/growing-project.js';
import { projectImage } from './new-user/image.js';
import { KINDWRIGHT, Machine, offline, PATIENCE_MS } from './new-user/machine.js';
import { readmeProject } from './new-user/readme-project.js';

/** Most that the tarball may weigh, in bytes. */
const MAX_BYTES = 5_000_000;

let machine: Machine;
before(async () => {
  machine = await Machine.start();
});
after(() => machine.close());

const skip = offline;

test('the tarball is small, and has neither tests nor source maps', () => {
  assert.ok(statSync(machine.tarball).size < MAX_BYTES, `${statSync(machine.tarball).size} bytes`);
  const files = execFileSync('tar', ['tzf', machine.tarball], { encoding: 'utf8' }).trim().split('\n');
  assert.deepEqual(
    files.filter((file) => /\.map$|^package\/(?:dist\/)?test\//.test(file)),
    [],
  );
  for (const file of ['catalog/service.yaml', 'dist/runtime/main.js', 'dist/runtime/index.d.ts', 'dist/codegen/index.js', 'LICENSE'])
    assert.ok(files.includes(`package/${file}`), file);
});

test('the tarball holds what the list says, by folder', () => assertContents(machine.tarball));

test('the tarball has a bill of what it needs to run, each with its digest, and nothing that only its making needs', () => {
  const bill = JSON.parse(execFileSync('tar', ['xzOf', machine.tarball, 'package/sbom.cdx.json'], { encoding: 'utf8' }));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  assert.equal(bill.bomFormat, 'CycloneDX');
  assert.equal(bill.metadata.component.name, 'kindwright');
  const named: Record<string, { hashes?: unknown[] }> = Object.fromEntries(
    bill.components.map((each: { name: string }) => [each.name, each]),
  );
  for (const name of Object.keys(dependencies)) assert.equal(named[name]?.hashes?.length, 1, name);
  for (const name of ['typescript', '@biomejs/biome', 'fast-check']) {
    assert.ok(name in devDependencies);
    assert.equal(named[name], undefined, name);
  }
});

const { server } = readmeProject(() => machine, skip);

test('every face of the package can be imported', { skip, timeout: PATIENCE_MS }, async () => {
  const faces = ['', '/controller', '/codegen', '/test', '/kubernetes', '/base', '/generated-code', '/generated-code/typebox'];
  machine.write(
    'my-api/faces.ts',
    faces.map((face) => `console.log(Object.keys(await import('kindwright${face}')).join(' '));`).join('\n'),
  );
  const [main, controller, ...others] = (await machine.run('my-api', `${KINDWRIGHT} run faces.ts && rm faces.ts`)).split('\n');
  assert.match(main ?? '', /\bcreateServer\b.*\bdefineKind\b/);
  assert.match(controller ?? '', /\bdefineController\b/);
  assert.deepEqual(others.slice(0, 4), [
    'ReleaseError check generate release',
    'ManifestError TestMistake startTestServer',
    'catalogue',
    'catalogue',
  ]);
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  assert.equal(await machine.run('my-api', 'npx kindwright version'), `${version}\n`);
});

growingProject(() => machine, server, skip);

test('a server in production is small: it has neither generator nor bundler, and runs without them', {
  skip,
  timeout: PATIENCE_MS,
}, async () => {
  const manifest = JSON.parse(machine.read('my-api/package.json')) as { dependencies: Record<string, string> };
  // Where Node has no SQLite of its own, the package for it comes with a tree of what it is made with.
  delete manifest.dependencies['better-sqlite3'];
  machine.write('production/package.json', JSON.stringify(manifest));
  await machine.run(
    'my-api',
    `${KINDWRIGHT} generate && ${KINDWRIGHT} build && cp -r catalog generated kinds routes .kindwright ../production/`,
  );
  await machine.run('production', 'npm install --omit=dev');
  const [size = '', count = ''] = (
    await machine.run(
      'production',
      'du --summarize --bytes node_modules | cut --fields=1; npm ls --all --omit=dev --parseable | tail --lines=+2 | wc --lines',
    )
  ).split('\n');
  assert.ok(Number(size) < 60_000_000, `${size} bytes are installed`);
  assert.ok(Number(count) < 70, `${count} packages are installed`);
  const runs = machine.start('production', `${KINDWRIGHT} serve --secure-port=0 --storage=memory`);
  // It goes on while what it runs from is replaced.
  await runs.printed(KEEPS_FILES ? /All code of the server is in memory/ : /its files have to stay as they are/);
  await machine.run('production', `mkdir gone${KEEPS_FILES ? ' && mv node_modules .kindwright generated kinds routes gone/' : ''}`);
  const made = await machine.run(
    'production',
    'export KUBECONFIG=$PWD/data/kubeconfig && kubectl create -f ../my-api/manifests && kubectl get orders && kubectl explain order.spec.delivery',
  );
  assert.match(made, /created[\s\S]*^loaded [\s\S]*FIELD: +delivery/m);
  await runs.stop();
  if (KEEPS_FILES) await machine.run('production', 'mv gone/* gone/.kindwright .');
  await assert.rejects(
    machine.run('production', `${KINDWRIGHT} generate`),
    /needs the package [\w-]+, which is not installed; run: npm install --save-dev 'esbuild@\^\S+' .*'ts-morph@\^\S+'/,
  );
});

declaredTypes(() => machine, skip);

projectImage(() => machine, skip);

test('a folder with files that were not generated is refused, and kept', { skip, timeout: PATIENCE_MS }, async () => {
  machine.write('my-api/own/program.ts', 'export {};\n');
  await assert.rejects(machine.run('my-api', `${KINDWRIGHT} generate --output=own`), /own has files that were not generated/);
  assert.equal(machine.read('my-api/own/program.ts'), 'export {};\n');
});

test('the command of the package runs tests beside a server', { skip, timeout: PATIENCE_MS }, async () => {
  const orders = await machine.run('my-api', `${KINDWRIGHT} test-server --load=manifests -- kubectl get orders --output=name`);
  assert.match(orders, /^order\.shop\.example\.com\/loaded\n$/m);
});
