/** `.ci/signatures.mjs`: a wrong signature of an installed package ends the run, and a registry that is not there is told of. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';

let folder: string;
before(() => {
  folder = freshFolder();
});
after(() => removeFolder(folder));

/** The exit status and the line of the script, where npm answers with the text and the status. */
function judged(answer: string, status: number): readonly [number | null, string] {
  const npm = path.join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${answer}\nEND\nexit ${status}\n`);
  chmodSync(npm, 0o755);
  const run = spawnSync(process.execPath, [path.join(ROOT, '.ci/signatures.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  return [run.status, run.stdout.trim()];
}

const failure = (code: string, summary: string): string => JSON.stringify({ error: { code, summary } });

const CASES: readonly (readonly [string, string, number, number, RegExp])[] = [
  ['signatures that hold', '{"invalid":[],"missing":[]}', 0, 0, /: verified\.$/],
  ['a wrong signature', '{"invalid":[{"name":"koa","version":"3.0.0"}],"missing":[]}', 1, 1, /: wrong: koa@3\.0\.0$/],
  ['a signature that is missing', '{"invalid":[],"missing":[{"name":"ws","version":"8.0.0"}]}', 1, 1, /: missing: ws@8\.0\.0$/],
  ['a registry that is not there', failure('ENOTFOUND', 'getaddrinfo failed'), 1, 0, /: not checked \(getaddrinfo failed\)\.$/],
  ['a registry without keys', failure('', 'found no dependencies to audit that were installed'), 1, 0, /: not checked \(/],
  ['a key that has expired', failure('EEXPIREDSIGNATUREKEY', 'the key expired'), 1, 1, /: the key expired$/],
  ['no answer that can be read', 'oops', 1, 1, /gave no answer$/],
];

for (const [name, answer, status, expected, line] of CASES)
  test(`${name}: exit status ${expected}`, () => {
    const [code, told] = judged(answer, status);
    assert.equal(code, expected);
    assert.match(told, line);
  });
