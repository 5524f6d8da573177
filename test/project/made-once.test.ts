/** What tests make once for all processes and later runs: one makes it, and neither a fault nor a maker that was killed stands in the way. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { madeOnce } from '../support/programs/made-once.js';
import { removeFolder } from '../support/programs/process.js';
import { turn } from '../support/until.js';

/** Of this process alone, so that another run of this file makes its own. */
const NAME = `made-once-test-${process.pid}`;

let times = 0;
const make = async (folder: string): Promise<void> => {
  times += 1;
  await turn();
  writeFileSync(path.join(folder, 'text'), `made ${times}`);
};
const made = (digest: string): Promise<string> => madeOnce(NAME, digest, make);
const kept = await made('first');
const siblings = (): string[] => readdirSync(path.dirname(kept)).filter((name) => name.startsWith(`${NAME}@`));
after(() => {
  for (const name of siblings()) removeFolder(path.join(path.dirname(kept), name));
});

test('one makes it while others wait, and later ones find it', async () => {
  const before = times;
  const folders = await Promise.all(['second', 'second', 'second'].map(made));
  assert.equal(times, before + 1);
  assert.deepEqual([...new Set(folders)].length, 1);
  assert.equal(await made('second'), folders[0]);
  assert.equal(readFileSync(path.join(folders[0] ?? '', 'text'), 'utf8'), `made ${times}`);
});

test('it takes the place of what was made of other files', async () => {
  const before = await made('third');
  const now = await made('fourth');
  assert.ok(existsSync(now) && !existsSync(before));
  assert.deepEqual(siblings(), [path.basename(now)]);
});

test('a maker that was killed is followed by another, who clears its work away', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const folder = path.join(path.dirname(kept), `${NAME}@fifth`);
  writeFileSync(`${folder}.maker`, String(pid));
  mkdirSync(`${folder}.${pid}`);
  assert.equal(await made('fifth'), folder);
  assert.deepEqual(siblings(), [path.basename(folder)]);
});

test('a fault of making is told, and leaves nothing behind', async () => {
  const before = siblings();
  const fails = madeOnce(NAME, 'sixth', () => {
    throw new Error('the disk is full');
  });
  await assert.rejects(fails, /the disk is full/);
  assert.deepEqual(siblings(), before);
  assert.ok(existsSync(await made('sixth')));
});
