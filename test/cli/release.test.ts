/** `kindwright release` and `kindwright check` in a project of one's own: one writes down what is promised, the other holds to it. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { initProject } from '../../codegen/project-commands/init.js';
import { kindwright, type Run } from '../support/programs/command.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';

let folder: string;
let cwd: string;
const run = (...args: readonly string[]): Promise<Run> => kindwright(args, { cwd });
before(async () => {
  folder = freshFolder();
  cwd = path.join(folder, 'my-api');
  initProject(cwd);
  mkdirSync(path.join(cwd, 'node_modules'));
  symlinkSync(ROOT, path.join(cwd, 'node_modules/kindwright'));
  assert.equal((await run('generate')).code, 0);
});
after(() => removeFolder(folder));

const read = (file: string): string => readFileSync(path.join(cwd, file), 'utf8');
const replace = (file: string, from: string, to: string): void => {
  assert.ok(read(file).includes(from), `${file} has no ${from}`);
  writeFileSync(path.join(cwd, file), read(file).replace(from, to));
};

test('a project that was never released is held to nothing', async () => {
  assert.equal(existsSync(path.join(cwd, 'catalog/released.lock')), false);
  assert.equal((await run('check')).code, 0);
});

test('its release is written beside the catalogue, with its own kinds alone', async () => {
  const { code, stdout, stderr } = await run('release', '--date=2026-01-31');
  assert.deepEqual([code, stderr], [0, '']);
  assert.equal(stdout, 'catalog/released.lock has what release 0.1 promises; commit it with the release.\n');
  const text = read('catalog/released.lock');
  assert.match(text, /^catalogue: \[ shop\.example\.com \]$/m);
  assert.match(text, /^ {2}"0\.1": "2026-01-31"$/m);
  assert.ok(text.split('\n').length < 60, text);
  assert.equal((await run('check')).code, 0, 'generated code does not depend on it');
});

test('what a later one breaks is told with its place and the first release in which it may be', async () => {
  replace('catalog/service.yaml', 'release: "0.1"', 'release: "0.2"');
  replace('catalog/shop/v1/Order.yaml', 'delivery: {', 'delivery: { immutable: true,');
  const { code, stderr } = await run('check', '--date=2026-04-30');
  assert.equal(code, 1);
  assert.match(
    stderr,
    /^catalog\/shop\/v1\/Order\.yaml:\d+:\d+ KW041 rule 1: "delivery" of shop\/v1\.OrderSpec has `immutable: true` now, unlike in release 0\.1; .*shop\/v2, in 0\.2 at the earliest\n {4}delivery: /m,
  );
  const refused = await run('release', '--date=2026-04-30');
  assert.deepEqual([refused.code, refused.stdout], [1, '']);
  assert.match(refused.stderr, /KW041/);
  const made = await run('release', '--date=2026-04-30', '--exception=agreed with all customers');
  assert.equal(made.code, 0);
  assert.match(
    read('catalog/released.lock'),
    /exceptions: \[ \{ broken: \[ "KW041 rule 1: [^\n]*reason: "agreed with all customers", release: "0\.2" \} \]/,
  );
});

for (const [args, expected] of [
  [['check', '--date=tomorrow'], /--date is "tomorrow", which is no day such as 2026-01-31/],
  [['release', '--date=2026-02-30'], /--date is "2026-02-30"/],
  [['release', '--release=1'], /"1" is no release: releases are <major>\.<minor>, such as 0\.1/],
  [['release', '--release=0.3'], /--release is 0\.3, and service\.yaml says 0\.2/],
  [['release', '--catalog=nowhere'], /KW013 "\." ?.*service\.yaml|KW013/],
] as const)
  test(`kindwright ${args.join(' ')} is refused`, async () => {
    const text = read('catalog/released.lock');
    const { code, stderr } = await run(...args);
    assert.equal(code, 1);
    assert.match(stderr, expected);
    assert.equal(read('catalog/released.lock'), text);
  });
