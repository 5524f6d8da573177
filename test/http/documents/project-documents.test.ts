/** The OpenAPI documents of a project as files: linters have nothing to say of them, and generators make code of them. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createConfig, lint } from '@redocly/openapi-core';
import { kindwright } from '../../support/programs/command.js';
import { newProject } from '../../support/programs/new-project.js';
import { registryAnswers } from '../../support/programs/packages.js';
import { freshFolder, removeFolder } from '../../support/programs/process.js';
import { ROOT } from '../../support/root.js';

/** The generator of types, and the compiler that it needs beside ours. */
const GENERATOR = ['openapi-typescript@7.13.0', 'typescript@5.9.3'];

interface Document {
  readonly info: object;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string; readonly tags: readonly string[] }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly example?: object }>>; readonly securitySchemes: object };
  readonly security: readonly object[];
}

let root: string;
let project: string;
let files: string[];
const read = (file: string): string => readFileSync(path.join(project, 'documents', file), 'utf8');
const own = (): Document => JSON.parse(read('v3/apis/shop.example.com/v1.json'));

before(async () => {
  root = freshFolder();
  project = await newProject(root, 'shop', (folder) => {
    const file = path.join(folder, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...manifest, version: '1.2.3', description: 'The API of a shop.', license: 'Apache-2.0' }));
  });
  const { code, stderr } = await kindwright(['openapi', '--out=documents', '--server=https://shop.acme.dev'], { cwd: project });
  assert.equal(code, 0, stderr);
  files = readdirSync(path.join(project, 'documents'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
});
after(() => removeFolder(root));

test('a linter has neither errors nor warnings for any of the documents, of version 2 and of version 3', { timeout: 300_000 }, async () => {
  const config = await createConfig({ extends: ['recommended'] });
  assert.ok(files.includes('v2.json') && files.includes('v3/apis/shop.example.com/v1.json'));
  for (const file of files) {
    const problems = await lint({ ref: path.join(project, 'documents', file), config });
    assert.deepEqual(
      problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer}`),
      [],
      file,
    );
  }
});

test('documents say what they are about, where the API is, and how callers show who they are', () => {
  const { info, servers, security, components } = own();
  assert.deepEqual(info, {
    title: 'shop',
    version: '1.2.3',
    description: 'The API of a shop.',
    license: { name: 'Apache-2.0', url: 'https://spdx.org/licenses/Apache-2.0.html' },
  });
  assert.equal(servers[0]?.url, 'https://shop.acme.dev');
  assert.deepEqual(security, [{ BearerToken: [] }]);
  assert.ok('BearerToken' in components.securitySchemes);
  const v2 = JSON.parse(read('v2.json'));
  assert.equal(`${v2.schemes} ${v2.host} ${v2.basePath}`, 'https shop.acme.dev /');
});

test('every operation has a summary and a tag that is described', () => {
  const { paths, tags } = own();
  const known = tags.map(({ name }) => name);
  for (const [at, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item)) {
      if (method === 'parameters') continue;
      assert.match(operation.summary, /^\S.*[^.]$/, `${method} ${at}`);
      for (const tag of operation.tags) assert.ok(known.includes(tag), tag);
    }
  assert.deepEqual(tags, [{ name: 'shopExampleCom_v1', description: 'Objects of the kinds of shop.example.com/v1.' }]);
});

test('kinds have an example, which their own server takes', async () => {
  const { example } = own().components.schemas['com.example.shop.v1.Order'] ?? {};
  assert.deepEqual(example, {
    apiVersion: 'shop.example.com/v1',
    kind: 'Order',
    metadata: { name: 'example' },
    spec: { customer: 'example', delivery: 'Post', pieces: 1 },
  });
  mkdirSync(path.join(project, 'manifests'));
  writeFileSync(path.join(project, 'manifests/example.json'), JSON.stringify(example));
  const args = ['test-server', '--load=manifests', '--', process.execPath, '--eval', '0'];
  const { code, stderr } = await kindwright(args, { cwd: project });
  assert.equal(code, 0, stderr);
});

test('a generator makes types of a document, which compile', { timeout: 300_000 }, (t) => {
  if (!registryAnswers()) return t.skip('the npm registry cannot be reached');
  const tools = path.join(root, 'tools');
  mkdirSync(tools);
  writeFileSync(path.join(tools, 'package.json'), '{}');
  execFileSync('npm', ['install', '--silent', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', ...GENERATOR], {
    cwd: tools,
  });
  const types = path.join(root, 'types.ts');
  const document = path.join(project, 'documents/v3/apis/shop.example.com/v1.json');
  execFileSync(path.join(tools, 'node_modules/.bin/openapi-typescript'), [document, '--default-non-nullable=false', '--output', types], {
    cwd: tools,
    stdio: 'pipe',
  });
  writeFileSync(
    path.join(root, 'program.ts'),
    `import type { components } from './types.js';
type Order = components['schemas']['com.example.shop.v1.Order'];
export const order: Order = { spec: { customer: 'ann', delivery: 'Courier', pieces: 2 } };
// @ts-expect-error: there is no such delivery.
export const wrong: Order = { spec: { customer: 'ann', delivery: 'Balloon', pieces: 2 } };
`,
  );
  const flags = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--types', '', 'program.ts'];
  execFileSync(path.join(ROOT, 'node_modules/.bin/tsc'), flags, { cwd: root, stdio: 'pipe' });
});

test('the documents of the cluster stay what clusters publish', async () => {
  const { code, stderr } = await kindwright(['openapi', '--out=cluster'], { cwd: root });
  assert.equal(code, 0, stderr);
  const v2 = JSON.parse(readFileSync(path.join(root, 'cluster/v2.json'), 'utf8'));
  assert.deepEqual(Object.keys(v2.info), ['title', 'version']);
  assert.ok('/apis/apps/v1/' in v2.paths);
  assert.equal(v2.tags, undefined);
});
