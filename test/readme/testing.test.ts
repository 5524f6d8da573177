/** The README's server for tests: its program and its command, as they stand there. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { kubectlBinary } from '../support/programs/kubectl.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { EMBEDDING, programOf, writeProgram } from '../support/readme.js';
import { ROOT } from '../support/root.js';

let folder: string;
before(() => {
  folder = freshFolder();
  mkdirSync(path.join(folder, 'manifests'));
  writeFileSync(path.join(folder, 'manifests/shop.yaml'), 'apiVersion: v1\nkind: Namespace\nmetadata: { name: shop }\n');
});
after(() => removeFolder(folder));

test('the program starts a server with the objects of a folder, and stops it', { timeout: 30_000 }, () => {
  const program = writeProgram(folder, programOf('testing'));
  const run = (): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, [program], { cwd: folder, encoding: 'utf8' });
  const { status, stdout, stderr } = run();
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^https:\/\/127\.0\.0\.1:\d+ \/\S+kubeconfig\n$/);
  const file = path.join(folder, 'manifests/fault.yaml');
  writeFileSync(file, 'apiVersion: v1\nkind: Order\n');
  assert.match(run().stderr, /manifests\/fault\.yaml, document 1: the server has no kind Order in v1/);
  rmSync(file);
});

test('the command runs another beside such a server', { timeout: 30_000 }, () => {
  const [, args = ''] = /^npx kindwright (test-server .*) -- go test/m.exec(EMBEDDING) ?? [];
  const get = [kubectlBinary(), `--cache-dir=${folder}/cache`, 'get', 'namespace/shop', '--output=name'];
  const main = path.join(ROOT, 'dist/runtime/main.js');
  const { stdout, stderr } = spawnSync(process.execPath, [main, ...args.split(' '), '--', ...get], { cwd: folder, encoding: 'utf8' });
  assert.equal(stdout, 'namespace/shop\n', stderr);
});
