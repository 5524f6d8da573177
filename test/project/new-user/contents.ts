/** What npm packs, by folder: whoever adds a file to the package, or loses one, changes this list. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../support/root.js';

/** How many files there are of each type, by the end of their names; `no end` where these have none. */
type Types = Readonly<Record<string, number>>;

const HANDWRITTEN: Readonly<Record<string, Types>> = {
  '.': { '.json': 2, '.md': 2, 'no end': 1 },
  'codegen/project-commands': { '.json': 2, '.md': 1, '.service': 1, '.ts': 2, '.yaml': 3, 'no end': 4 },
  dist: { 'no end': 1 },
  'dist/swagger': { '.css': 1, '.js': 1 },
  runtime: { '.md': 10 },
};

/** The page of the console, as bundlers name its files. */
const PAGE = 'dist/runtime/console/page/';

/** How the pages look that `kindwright docs` writes. */
const STYLE = 'dist/codegen/docs/browser/style.css';

/** Programs and faces of the package; all else that runs stands in dist/generated, in files that these share. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  'dist/codegen': ['docs/browser/openapi.js', 'docs/browser/search.js', 'index.js', 'project-commands/dev-server.js'],
  'dist/runtime': [
    'api-client/index.js',
    'api-client/node/index.js',
    'codec/yaml-worker.js',
    'controllers/framework/index.js',
    'generated-code/cel.js',
    'generated-code/index.js',
    'generated-code/typebox.js',
    'index.js',
    'main.js',
    'observe/watchdog/thread.js',
    'store/sqlite/worker.js',
    'testing/index.js',
  ],
};

const endOf = (file: string): string => {
  if (file.endsWith('.d.ts')) return '.d.ts';
  return path.extname(file) || 'no end';
};

const typesOf = (files: readonly string[]): Types => {
  const types: Record<string, number> = {};
  for (const file of files) types[endOf(file)] = (types[endOf(file)] ?? 0) + 1;
  return types;
};

const below = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(path.relative(ROOT, entry.parentPath).split(path.sep).join('/'), entry.name));

/** Files by the two folders that they stand below. */
function byFolder(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const folder = path.posix.dirname(file).split('/').slice(0, 2).join('/');
    found.set(folder, [...(found.get(folder) ?? []), file]);
  }
  return found;
}

/** Fails where the tarball has a folder or a type of files too many, or has not what the checkout has. */
export function assertContents(tarball: string): void {
  const files = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
  const packed = byFolder(files.map((file) => file.replace(/^package\//, '')));
  const take = (folder: string): readonly string[] => {
    const found = packed.get(folder) ?? [];
    packed.delete(folder);
    return found;
  };
  const page = files.filter((file) => file.startsWith(`package/${PAGE}`));
  assert.deepEqual(Object.keys(typesOf(page)).sort(), ['.css', '.html', '.js', '.svg']);
  for (const [folder, types] of Object.entries(HANDWRITTEN)) assert.deepEqual(typesOf(take(folder)), types, folder);
  for (const [folder, sources] of byFolder([...below('catalog'), ...below('generated/proto')]))
    assert.deepEqual([...take(folder)].sort(), [...sources].sort(), folder);
  for (const [folder, programs] of Object.entries(PROGRAMS)) {
    const found = take(folder).filter((file) => !file.startsWith(PAGE) && file !== STYLE);
    const scripts = found.filter((file) => file.endsWith('.js')).map((file) => path.posix.relative(folder, file));
    assert.deepEqual(scripts.sort(), programs, folder);
    assert.deepEqual(Object.keys(typesOf(found)).sort(), ['.d.ts', '.js'], folder);
  }
  const generated = typesOf(take('dist/generated'));
  const sources = typesOf(below('generated'));
  assert.deepEqual([generated['.d.ts'], generated['.json']], [sources['.ts'], typesOf(below('generated/openapi'))['.json']]);
  assert.deepEqual(Object.keys(generated).sort(), ['.d.ts', '.js', '.json']);
  assert.deepEqual([...packed.keys()], [], 'nothing else is packed');
}
