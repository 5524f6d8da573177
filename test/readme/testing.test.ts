/** Servers for tests: the example of a test that starts one, and the command of the text about it, as it stands there. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { kubectlBinary } from '../support/programs/kubectl.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { PYTHON, WITHOUT_PYTHON_CLIENT } from '../support/programs/python.js';
import { EXAMPLES, TESTING } from '../support/readme.js';
import { ROOT } from '../support/root.js';

let folder: string;
before(() => {
  folder = freshFolder();
  cpSync(path.join(ROOT, EXAMPLES, 'manifests'), path.join(folder, 'manifests'), { recursive: true });
});
after(() => removeFolder(folder));

test('the example starts a server with the objects of a folder, and tests against it', { timeout: 60_000 }, () => {
  const program = path.join(ROOT, 'dist/modules', EXAMPLES, 'testing.js');
  // Within a test run Node tells a child by its environment not to run tests of its own.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const run = () => spawnSync(process.execPath, ['--test', '--test-reporter=tap', program], { cwd: folder, encoding: 'utf8', env });
  const passed = run();
  assert.equal(passed.status, 0, passed.stdout + passed.stderr);
  assert.match(passed.stdout, /^# pass 3$/m);
  const file = path.join(folder, 'manifests/fault.yaml');
  writeFileSync(file, 'apiVersion: v1\nkind: Order\n');
  const failed = run();
  assert.equal(failed.status, 1);
  assert.match(failed.stdout, /manifests\/fault\.yaml, document 1: the server has no kind Order in v1/);
  rmSync(file);
});

test('the command runs another beside such a server', { timeout: 30_000 }, () => {
  const [, args = ''] = /^npx kindwright (test-server .*) -- go test/m.exec(TESTING) ?? [];
  const get = [kubectlBinary(), `--cache-dir=${folder}/cache`, 'get', 'namespace/shop', '--output=name'];
  const main = path.join(ROOT, 'dist/runtime/main.js');
  const { stdout, stderr } = spawnSync(process.execPath, [main, ...args.split(' '), '--', ...get], { cwd: folder, encoding: 'utf8' });
  assert.equal(stdout, 'namespace/shop\n', stderr);
});

test('the example in Python asks the same over HTTP, and prints what it says', { timeout: 60_000, skip: WITHOUT_PYTHON_CLIENT }, () => {
  const program = path.join(ROOT, EXAMPLES, 'misbehaving.py');
  const text = readFileSync(program, 'utf8');
  assert.ok(TESTING.includes(`<!-- example: ${EXAMPLES}/misbehaving.py -->\n\n\`\`\`python\n${text}\`\`\``));
  const main = path.join(ROOT, 'dist/runtime/main.js');
  const { stdout, stderr } = spawnSync(process.execPath, [main, 'test-server', '--', PYTHON, program], { cwd: folder, encoding: 'utf8' });
  const promised = (text.split('\n# Prints:\n')[1] ?? '').replace(/^# {3}/gm, '');
  assert.equal(stdout, promised, stderr);
});
