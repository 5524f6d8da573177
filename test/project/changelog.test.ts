/** Notes of a release are made from the commits since the one before. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';

let folder: string;
const AUTHOR = ['-c', 'user.name=ann', '-c', 'user.email=ann@example.com', '-c', 'commit.gpgsign=false', '-c', 'tag.gpgsign=false'];
const git = (...args: readonly string[]): string => execFileSync('git', [...AUTHOR, ...args], { cwd: folder, encoding: 'utf8' });
const commit = (...message: readonly string[]): string =>
  git('commit', '--quiet', '--allow-empty', ...message.flatMap((paragraph) => ['--message', paragraph]));

before(() => {
  folder = freshFolder();
  git('init', '--quiet', '--initial-branch=main');
});
after(() => removeFolder(folder));

/** The notes that are written for a version on a day. */
function notesOf(version: string, date: string): string {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version }));
  return execFileSync(process.execPath, [path.join(ROOT, '.ci/changelog.mjs'), `--date=${date}`], { cwd: folder, encoding: 'utf8' });
}

test('the first release has no release before it', () => {
  commit('store: keep objects');
  assert.equal(notesOf('0.1.0', '2026-01-31'), '## 0.1.0 (2026-01-31)\n\nThe first release.\n');
  git('tag', 'v0.1.0');
});

test('a release tells of what users see, part by part, and of what they have to do', () => {
  commit('store: keep objects twice', 'Because once is not enough.', 'Upgrading: run migrate-storage\nbefore the first write.');
  commit('test: ask again');
  commit('no part at all');
  commit('apply: merge sets');
  commit('test, serve: say why it ends');
  const notes = notesOf('0.2.0', '2026-02-28');
  assert.equal(
    notes.replace(/\([0-9a-f]{7,}\)/g, '(hash)'),
    [
      '## 0.2.0 (2026-02-28)',
      '',
      '### Upgrading',
      '',
      '- run migrate-storage before the first write.',
      '',
      '### Changes since v0.1.0',
      '',
      '- **apply**: merge sets (hash)',
      '- **store**: keep objects twice (hash)',
      '- **test, serve**: say why it ends (hash)',
      '',
    ].join('\n'),
  );
});

test('the file has the newest release first, and each once', () => {
  notesOf('0.2.0', '2026-03-01');
  const text = readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8');
  assert.deepEqual(text.match(/^## .*/gm), ['## 0.2.0 (2026-03-01)', '## 0.1.0 (2026-01-31)']);
  assert.match(text, /^# Changes\n\n/);
  git('tag', 'v0.2.0');
  assert.match(notesOf('0.2.1', '2026-03-02'), /Nothing that users see has changed/);
});
