/** Each row of the migration table is found by lint, and converted to what a server of release 1.25 takes, comments and order kept. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { parse } from 'yaml';
import { kindwright, type Run } from '../../support/programs/command.js';
import { freshFolder, removeFolder } from '../../support/programs/process.js';
import { TestServer } from '../../support/server.js';
import { type MigrationRow, ROWS } from './rows.js';

let folder: string;
let server: TestServer;
let linted: readonly {
  file: string;
  apiVersion: string;
  kind: string;
  state: string;
  since: string;
  replacement?: string;
  notes: string[];
}[];
let converting: Run;

const fileOf = ({ kind, old }: MigrationRow): string => `${kind}-${old.replaceAll('/', '-')}.yaml`;
const manifestOf = ({ kind, old, body }: MigrationRow): string => `apiVersion: ${old} # kept at the version\nkind: ${kind}\n${body}`;

before(async () => {
  folder = freshFolder();
  mkdirSync(path.join(folder, 'old'));
  for (const row of ROWS) writeFileSync(path.join(folder, 'old', fileOf(row)), manifestOf(row));
  const lint = await kindwright(['lint', '--target-release=1.25', '--output=json', 'old'], { cwd: folder });
  assert.equal(lint.code, 1, lint.stderr);
  linted = JSON.parse(lint.stdout).findings;
  converting = await kindwright(['convert', '--release=1.25', '--out=new', 'old'], { cwd: folder });
  server = await TestServer.start({ release: '1.25', admission: [] });
});
after(async () => {
  await server.close();
  removeFolder(folder);
});

const rootOf = (apiVersion: string): string => (apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`);

/** What convert tells of a file. */
function toldOf(file: string): string {
  const lines = converting.stderr.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`old/${file}:`));
  const next = lines.findIndex((line, i) => i > from && line.startsWith('old/') && !line.startsWith(`old/${file}:`));
  return lines.slice(from, next < 0 ? undefined : next).join('\n');
}

for (const row of ROWS) {
  const { kind, old, now, gone } = row;
  test(`${kind} of ${old}, gone since ${gone}, is found, and ${now === undefined ? 'has nowhere to go' : `becomes ${now}`}`, async () => {
    const file = fileOf(row);
    const finding = linted.find((each) => each.file === `old/${file}`);
    assert.deepEqual(
      [finding?.apiVersion, finding?.kind, finding?.state, finding?.since, finding?.replacement],
      [old, kind, 'removed', gone, now === undefined ? undefined : `${now}/${kind}`],
    );
    const told = toldOf(file);
    for (const text of row.told ?? []) assert.ok(told.includes(text), told);
    const text = readFileSync(path.join(folder, 'new/old', file), 'utf8');
    if (now === undefined) {
      assert.equal(text, manifestOf(row));
      return;
    }
    assert.ok(text.startsWith(`apiVersion: ${now} # kept at the version\nkind: ${kind}\n`), text);
    for (const part of row.has ?? []) assert.ok(text.includes(part), `${part} in\n${text}`);
    const made = await server.create(`${rootOf(now)}/${row.collection}`, parse(text));
    assert.equal(made.status, 201, `${made.text}\n${text}`);
    if (!row.collection.includes('review')) {
      const { name } = parse(text).metadata;
      assert.equal((await server.ask(`${rootOf(now)}/${row.collection}/${name}`, { method: 'DELETE' })).status, 200);
    }
  });
}

test('what could not be converted is told by the exit code, and is all that is still found afterwards', async () => {
  assert.equal(converting.code, 1, converting.stderr);
  const again = await kindwright(['lint', '--target-release=1.25', '--output=json', 'new'], { cwd: folder });
  assert.equal(again.code, 1);
  const left: { kind: string }[] = JSON.parse(again.stdout).findings;
  assert.deepEqual(
    left.map(({ kind }) => kind),
    ['PodSecurityPolicy', 'PodSecurityPolicy'],
  );
});

test('a version that manifests alone know is served in no release, not even beside other kinds of it', async () => {
  const old = await TestServer.start({ release: '1.15', admission: [] });
  try {
    const kinds: { kind: string }[] = JSON.parse((await old.ask('/apis/apps/v1beta1')).text).resources;
    assert.ok(kinds.some(({ kind }) => kind === 'Deployment'));
    assert.ok(!kinds.some(({ kind }) => kind === 'ReplicaSet'));
    for (const each of [old, server]) {
      const refused = await each.create('/apis/apps/v1beta1/namespaces/default/replicasets', {
        apiVersion: 'apps/v1beta1',
        kind: 'ReplicaSet',
        metadata: { name: 'x' },
      });
      assert.equal(refused.status, 404, refused.text);
    }
  } finally {
    await old.close();
  }
});

test('a manifest of a version that no release served becomes any that is asked for, and is told of in each release', async () => {
  const file = path.join('old', 'ReplicaSet-apps-v1beta1.yaml');
  const { code, stdout, stderr } = await kindwright(['convert', '--to=apps/v1beta2', file], { cwd: folder });
  assert.equal(code, 0, stderr);
  assert.match(stdout, /^apiVersion: apps\/v1beta2 # kept at the version\n/);
  const found = await kindwright(['lint', '--target-release=1.15', file], { cwd: folder });
  assert.equal(found.code, 1);
  assert.match(found.stdout, /apps\/v1beta1 is deprecated since 1\.9, and gone from 1\.16 on; use apps\/v1\n/);
  assert.match(found.stdout, /no release serves ReplicaSet of apps\/v1beta1; it is read as that of apps\/v1beta2\n/);
});

test('a policy of old has a place to go in the releases that have one', async () => {
  const file = path.join('old', 'PodSecurityPolicy-extensions-v1beta1.yaml');
  const { code, stdout } = await kindwright(['convert', '--release=1.21', file], { cwd: folder });
  assert.equal(code, 0);
  assert.match(stdout, /^apiVersion: policy\/v1beta1 # kept at the version\n/);
});
