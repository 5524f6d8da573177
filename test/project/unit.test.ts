/** The unit that a project gets is one that systemd takes, by systemd's own word. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { kindwright } from '../support/programs/command.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';

const verifier = spawnSync('systemd-analyze', ['--version']).status === 0;

test('the unit of a new project passes the verifier of systemd', {
  skip: verifier ? false : 'systemd-analyze, which the Debian package systemd has, is not installed',
}, async () => {
  const folder = freshFolder();
  try {
    assert.equal((await kindwright(['init', 'my-shop'], { cwd: folder })).code, 0);
    const unit = readdirSync(path.join(folder, 'my-shop')).find((file) => file.endsWith('.service')) ?? '';
    assert.equal(unit, 'my-shop.service');
    const file = path.join(folder, 'my-shop', unit);
    // The verifier asks whether the program is there, which may be elsewhere here.
    writeFileSync(file, readFileSync(file, 'utf8').replace('/usr/bin/node', process.execPath));
    const verify = (): string => {
      const { stdout, stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
      return `${status}\n${stdout}${stderr}`;
    };
    assert.equal(verify(), '0\n');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Restart=on-failure', 'Restart=sometimes'));
    assert.match(verify(), /sometimes/);
  } finally {
    removeFolder(folder);
  }
});
