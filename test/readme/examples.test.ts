/** Example programs: the documents show them as they are, and each prints what it says and ends. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { format } from 'node:util';
import { kindwright } from '../support/programs/command.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { EMBEDDING, EXAMPLES, promisedOutput, shownExamples } from '../support/readme.js';
import { ROOT } from '../support/root.js';

const programs = readdirSync(path.join(ROOT, EXAMPLES)).filter((name) => name.endsWith('.ts'));
/** Projects with kinds of their own. */
const PROJECTS = ['shop', 'stalls'];

/** It is a file of tests, and runs as such in `testing.test.ts`. */
const RUN_ELSEWHERE = 'testing.ts';

test('documents show example programs as they are', () => {
  assert.ok(shownExamples.length >= 5);
  for (const { file, text } of shownExamples) assert.equal(text, readFileSync(path.join(ROOT, file), 'utf8'), file);
});

test('every example is named among those of the text about embedding', () => {
  const named = [...EMBEDDING.matchAll(/^\| \[[^\]]*\]\(\.\.\/test\/examples\/([^)]*)\)/gm)].map(([, name = '']) => name);
  assert.deepEqual(named.toSorted(), [...programs, ...PROJECTS.map((project) => `${project}/server.ts`)].toSorted());
});

for (const name of programs)
  if (name !== RUN_ELSEWHERE)
    test(`the example ${name} prints what it says`, { timeout: 60_000 }, async (t) => {
      const [folder, before] = [freshFolder(), process.cwd()];
      const printed: string[] = [];
      t.mock.method(console, 'log', (...values: unknown[]) => void printed.push(`${format(...values)}\n`));
      process.chdir(folder);
      try {
        await import(new URL(`../examples/${name.replace(/\.ts$/, '.js')}`, import.meta.url).href);
      } finally {
        process.chdir(before);
        removeFolder(folder);
      }
      assert.equal(printed.join(''), promisedOutput(`${EXAMPLES}/${name}`));
    });

/** The names by which programs import the package, for a check of types against its sources. */
const paths = {
  kindwright: [`${ROOT}/runtime/index.ts`],
  'kindwright/test': [`${ROOT}/runtime/testing/index.ts`],
  'kindwright/controller': [`${ROOT}/runtime/controllers/framework/index.ts`],
  'kindwright/kubernetes/*': [`${ROOT}/generated/*`],
  'kindwright/generated-code': [`${ROOT}/runtime/generated-code/index.ts`],
  'kindwright/generated-code/*': [`${ROOT}/runtime/generated-code/*.ts`],
};

describe('the example projects, of kinds of their own', { timeout: 120_000 }, () => {
  const folder = freshFolder();
  const run = (project: string, file: string, ...args: string[]): string =>
    execFileSync(process.execPath, [path.join(ROOT, file), ...args], { cwd: path.join(folder, project), encoding: 'utf8' });

  before(async () => {
    mkdirSync(path.join(folder, 'node_modules'));
    symlinkSync(ROOT, path.join(folder, 'node_modules/kindwright'));
    symlinkSync(path.join(ROOT, 'node_modules/@types'), path.join(folder, 'node_modules/@types'));
    for (const project of PROJECTS) {
      cpSync(path.join(ROOT, EXAMPLES, project), path.join(folder, project), { recursive: true });
      const { code, stderr } = await kindwright(['generate'], { cwd: path.join(folder, project) });
      assert.equal(code, 0, stderr);
    }
  });
  after(() => removeFolder(folder));

  test('fit their types', () => {
    const include = PROJECTS.map((project) => `${project}/server.ts`);
    const options = { compilerOptions: { paths, rootDir: '/' }, include, extends: path.join(ROOT, 'tsconfig.json') };
    // One check for all of them, because it reads the whole package. Programs are built by what their own `tsconfig.json` says.
    writeFileSync(path.join(folder, 'types.json'), JSON.stringify(options));
    assert.equal(run('.', 'node_modules/typescript/bin/tsc', '-p', 'types.json'), '');
  });

  for (const project of PROJECTS)
    test(`${project} prints what it says`, () => {
      assert.equal(run(project, 'dist/runtime/main.js', 'run', 'server.ts'), promisedOutput(`${EXAMPLES}/${project}/server.ts`));
    });
});
