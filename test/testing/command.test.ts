/** `kindwright test-server` runs a command beside a server, for tests in any language. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { kindwright, type Run } from '../support/programs/command.js';
import { kubectlBinary } from '../support/programs/kubectl.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';

const COMMAND = [path.join(ROOT, 'dist/runtime/main.js'), 'test-server'];

let folder: string;
before(() => {
  folder = freshFolder();
});
after(() => removeFolder(folder));

const run = (...args: readonly string[]): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, [...COMMAND, ...args], { cwd: folder, encoding: 'utf8' });
const refused = (...args: readonly string[]): Promise<Run> => kindwright(['test-server', ...args], { cwd: folder });

test('a client in another language finds the server, and what was loaded, by KUBECONFIG', () => {
  writeFileSync(
    path.join(folder, 'greeting.yaml'),
    'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: greeting }\ndata: { text: hello }\n',
  );
  const { status, stdout, stderr } = run(
    '--load=greeting.yaml',
    '--release=1.22',
    '--',
    kubectlBinary(),
    `--cache-dir=${folder}/cache`,
    'get',
    'configmap/greeting',
    '--output=jsonpath={.data.text}',
  );
  assert.equal(status, 0, stderr);
  assert.equal(stdout, 'hello');
});

test("the command's exit code is passed on, and a signal that ends it is told as shells do", () => {
  assert.equal(run('--', process.execPath, '-e', 'process.exit(7)').status, 7);
  assert.equal(run('--', process.execPath, '-e', 'process.kill(process.pid, "SIGKILL")').status, 137);
  assert.equal(run('--', 'no-such-program').status, 127);
});

test('a signal reaches the command, and the server stops with it', async () => {
  const program = `
    process.on('SIGTERM', () => process.exit(3));
    console.log(process.env.KUBECONFIG);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, [...COMMAND, '--', process.execPath, '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  const kubeconfig = printed.toString().trim();
  assert.ok(existsSync(kubeconfig));
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [3, null]);
  assert.equal(existsSync(kubeconfig), false);
});

test('a command line without a command, or with flags that are not known, is refused', async () => {
  const without = await refused();
  assert.equal(without.code, 1);
  assert.match(without.stderr, /the command is missing, as in: kindwright test-server -- npm test/);
  const unknown = await refused('--lode=x', '--', 'true');
  assert.equal(unknown.code, 1);
  assert.match(unknown.stderr, /unknown flag --lode/);
  const nowhere = await refused('--load=nowhere', '--', 'true');
  assert.equal(nowhere.code, 1);
  assert.match(nowhere.stderr, /^nowhere: ENOENT/m);
});
