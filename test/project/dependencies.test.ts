/** Which parts may import which: lower layers never know of higher ones, and only the start of the program runs the generated code. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../support/generated.js';

/** Parts, and what they must not import. */
const FORBIDDEN: Readonly<Record<string, readonly string[]>> = {
  'runtime/model': ['runtime/(?!model/)', 'generated', 'codegen', 'test'],
  'runtime/codec': ['runtime/(?!model/|codec/)', 'generated', 'codegen', 'test'],
  'runtime/store': ['runtime/(?!model/|store/|files/)', 'generated', 'codegen', 'test'],
  'runtime/patch': ['runtime/(?!model/|codec/|patch/)', 'generated', 'codegen', 'test'],
  'runtime/resource': ['runtime/http', 'generated', 'codegen', 'test'],
  runtime: ['codegen', 'test'],
  generated: ['codegen', 'test', 'runtime/(?!model/|codec/|http/routes)'],
  codegen: ['generated', 'test', 'runtime/(?!model/)'],
};

const sources = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.posix.join(folder, file));

/** Files of the project that a file imports, from its root; imports that the pattern matches do not count. */
const imports = (file: string, except = /$^/g): string[] =>
  [
    ...readFileSync(path.join(ROOT, file), 'utf8')
      .replace(except, '')
      .matchAll(/^(?:import|export)\b[^'";]*?\bfrom '(\.[^']*)'|^import '(\.[^']*)'|\bimport\('(\.[^']*)'\)/gm),
  ].map((m) => path.posix.join(path.posix.dirname(file), m[1] ?? m[2] ?? m[3] ?? ''));

for (const [part, never] of Object.entries(FORBIDDEN))
  test(`${part} imports nothing of ${never.join(', ')}`, () => {
    const rule = new RegExp(`^(?:${never.join('|')})`);
    const files = sources(part);
    assert.ok(files.flatMap((file) => imports(file)).length > 0);
    assert.deepEqual(
      files.flatMap((file) =>
        imports(file)
          .filter((target) => rule.test(target))
          .map((target) => `${file} → ${target}`),
      ),
      [],
    );
  });

const TYPE_IMPORT = /^import type\b[^'";]*?\bfrom '\.[^']*'/gm;
const isGenerated = (target: string): boolean => target.startsWith('generated/');

test('of the runtime only main.ts runs generated code', () => {
  const users = sources('runtime').filter((file) => imports(file, TYPE_IMPORT).some(isGenerated));
  assert.deepEqual(users, ['runtime/main.ts']);
});

test('of the runtime only code of kinds, of admission plugins and of controllers knows generated types', () => {
  const users = sources('runtime').filter((file) => file !== 'runtime/main.ts' && imports(file).some(isGenerated));
  assert.ok(users.length > 0);
  assert.deepEqual(
    users.filter((file) => !/^runtime\/(kinds|controllers|admission\/plugins)\//.test(file)),
    [],
  );
});
