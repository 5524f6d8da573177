/** Nobody but their owner reads what a server keeps, whatever the umask is and whatever was there before. */
import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { said } from '../support/programs/command.js';
import { freshFolder, removeFolder, startProcess } from '../support/programs/process.js';

let folder: string;
const at = (name: string): string => path.join(folder, name);
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => removeFolder(folder));

const modeOf = (name: string): number => statSync(name).mode & 0o777;

/** The folder and everything below it that somebody else may touch, or its owner may not, with modes. */
function open(root: string): string[] {
  const names = ['.', ...readdirSync(root, { recursive: true, encoding: 'utf8' })];
  return names.flatMap((name) => {
    const file = path.join(root, name);
    const wanted = statSync(file).isDirectory() ? 0o700 : 0o600;
    return modeOf(file) === wanted ? [] : [`${name} ${modeOf(file).toString(8)}`];
  });
}

const POLICY = 'apiVersion: audit.k8s.io/v1\nkind: Policy\nrules: [ { level: Metadata } ]\n';

/** Starts a server with the umask, and gives what it said; `look` runs while it serves. */
async function served(umask: number, look: () => void = () => undefined): Promise<string> {
  writeFileSync(at('policy.yaml'), POLICY);
  const before = process.umask(umask);
  try {
    const flags = [`--audit-policy-file=${at('policy.yaml')}`, `--audit-log-path=${at('data/logs/audit.log')}`];
    const running = await startProcess(at('data'), flags);
    look();
    assert.equal(await running.stop(), 0);
    return running.output;
  } finally {
    process.umask(before);
  }
}

for (const umask of [0o000, 0o022, 0o277])
  test(`a new data folder is its owner's alone, with a umask of ${umask.toString(8).padStart(3, '0')}`, async () => {
    const output = await served(umask, () => {
      assert.deepEqual(open(at('data')), []);
      for (const name of ['kindwright.db', 'kindwright.db-wal', 'kindwright.db-shm', 'kindwright.lock', 'kubeconfig', 'admin.token'])
        assert.ok(existsSync(at(`data/${name}`)), name);
      for (const name of ['pki/apiserver.key', 'pki/service-account.key', 'logs/audit.log'])
        assert.ok(existsSync(at(`data/${name}`)), name);
    });
    assert.doesNotMatch(output, /could be read/);
  });

test('what others could read is closed to them at the next start, with a line for each', async () => {
  await served(0o022);
  const lax = ['.', 'kindwright.db', 'kindwright.lock', 'admin.token', 'pki/apiserver.key', 'pki/service-account.key', 'logs/audit.log'];
  for (const name of lax) chmodSync(at(`data/${name}`), name === '.' ? 0o755 : 0o644);
  const output = await served(0o022);
  assert.deepEqual(open(at('data')), []);
  for (const name of lax) {
    const file = name === '.' ? at('data') : at(`data/${name}`);
    const [was, is] = name === '.' ? ['0755', '0700'] : ['0644', '0600'];
    assert.ok(output.includes(`${file} could be read by other users (mode ${was}); its mode is ${is} now.\n`), `${name}: ${output}`);
  }
});

async function kindwright(...args: string[]): Promise<void> {
  const { status, said: text } = await said(...args);
  assert.equal(status, 0, text);
}

test('backups, exports and restored stores are their owner’s alone, also where the backup is not', async () => {
  const before = process.umask(0);
  try {
    await served(0);
    await kindwright('backup', `--data-dir=${at('data')}`, `--to=${at('copy.db')}`);
    await kindwright('export', `--data-dir=${at('data')}`, `--to=${at('objects')}`);
    assert.deepEqual([modeOf(at('copy.db')), modeOf(at('objects'))], [0o600, 0o600]);
    chmodSync(at('copy.db'), 0o666);
    await kindwright('restore', `--data-dir=${at('other')}`, `--from=${at('copy.db')}`);
    assert.deepEqual(open(at('other')), []);
  } finally {
    process.umask(before);
  }
});

test('links in the data folder, and folders that everybody shares, stay as they are', async () => {
  mkdirSync(at('data'));
  writeFileSync(at('elsewhere'), 'token\n');
  chmodSync(at('elsewhere'), 0o644);
  symlinkSync(at('elsewhere'), at('data/admin.token'));
  chmodSync(at('data'), 0o1777);
  const output = await served(0o022);
  assert.equal(modeOf(at('elsewhere')), 0o644);
  assert.equal(statSync(at('data')).mode & 0o7777, 0o1777);
  assert.match(output, /data is shared by all users \(mode 1777\); what is kept in it belongs into a folder of its own/);
});
