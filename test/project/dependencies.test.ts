/**
 * Which parts may import which: lower layers never know of higher ones, and nothing but the start of the program knows the generated
 * code, of which kinds know the types.
 */
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

const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Files of the project that a file with this text imports, from its root. */
const importsIn = (file: string, text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\b[^'";]*?\bfrom '(\.[^']*)'|^import '(\.[^']*)'|\bimport\('(\.[^']*)'\)/gm)].map((m) =>
    path.posix.join(path.posix.dirname(file), m[1] ?? m[2] ?? m[3] ?? ''),
  );

const imports = (file: string): string[] => importsIn(file, textOf(file));

for (const [part, never] of Object.entries(FORBIDDEN))
  test(`${part} imports nothing of ${never.join(', ')}`, () => {
    const rule = new RegExp(`^(?:${never.join('|')})`);
    const files = sources(part);
    assert.ok(files.flatMap(imports).length > 0);
    assert.deepEqual(
      files.flatMap((file) =>
        imports(file)
          .filter((target) => rule.test(target))
          .map((target) => `${file} → ${target}`),
      ),
      [],
    );
  });

/** Code that belongs to kinds, and so reads their types. */
const OF_KINDS = /^runtime\/(kinds|controllers|admission\/plugins)\//;
/** Imports of the types of a version, which are gone once the program is built. */
const TYPES = /^import type [^'";]*? from '[^']*\/generated\/[^']*\/types\.js';$/gm;

test('of the runtime only main.ts imports generated code, and what belongs to kinds its types', () => {
  const users = sources('runtime').filter((file) => {
    const text = OF_KINDS.test(file) ? textOf(file).replace(TYPES, '') : textOf(file);
    return importsIn(file, text).some((target) => target.startsWith('generated/'));
  });
  assert.deepEqual(users, ['runtime/main.ts']);
});
