/**
 * Imports point one way: every folder imports only from those below it, no files import each other, and nothing but entry points
 * joins generated code with the rest.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../support/root.js';

/** The parts of the runtime from the lowest to the highest: a part imports from those before it, and from itself. */
const LAYERS = [
  'model',
  'reference',
  'server-load',
  'api-client',
  'cel',
  'console/page',
  'generated-code',
  'files',
  'settings',
  'codec',
  'patch',
  'apply',
  'store',
  'auth',
  'client',
  'api-client/node',
  'observe',
  'flowcontrol',
  'admission',
  'resource',
  'schema-language',
  'http',
  'console',
  'controllers/framework',
  'service-addresses',
  'certificate-requests',
  'kinds',
  'quota',
  'access',
  'admission/plugins',
  'controllers',
  'extensions',
  'server',
  'testing',
  'cli',
  'index.ts',
  'program.ts',
  'main.ts',
] as const;

/** Parts whose business kinds are: they may name generated types, so that a field which the catalogue loses is an error in them. */
const TYPED_BY_THE_CATALOGUE: readonly string[] = [
  'console/page',
  'schema-language',
  'service-addresses',
  'kinds',
  'quota',
  'access',
  'admission/plugins',
  'controllers',
  'extensions',
];

interface Import {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

const sources = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file));

const { exports: faces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { exports: Record<string, string> };

/** The source of a file that an import names. */
const sourceOf = (file: string): string => {
  const source = file.replace(/\.js$/, '.ts');
  return existsSync(path.join(ROOT, `${source}x`)) ? `${source}x` : source;
};

/** What an import names, by its path from the root where it is of the project: a file, or a face of the package by its name. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  if (!/^kindwright(?:\/|$)/.test(specifier)) return specifier;
  const face = faces[specifier.replace('kindwright', '.')];
  assert.ok(face !== undefined, `${file} imports ${specifier}, which the package does not export`);
  return face.replace(/^\.\/(?:dist\/)?/, '');
}

const ofProject = ({ target }: Import): boolean => /^(?:runtime|generated|codegen|test)\//.test(target);

/** Everything a file imports: of the project by paths from its root, else by the names of packages. */
function allImportsOf(file: string): Import[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const found = text.matchAll(
    /^(import|export)( type)?\b[^'";]*?\bfrom (['"])([^'"]*)\3|^import (['"])([^'"]*)\5|\bimport\((['"])([^'"]*)\7\)/gm,
  );
  return [...found].map((m) => ({ file, target: targetOf(file, m[4] ?? m[6] ?? m[8] ?? ''), typeOnly: m[2] !== undefined }));
}

const importsOf = (file: string): Import[] => allImportsOf(file).filter(ofProject);

/** The part of the runtime that a path below `runtime/` is in: the deepest that has a name of its own. */
function partOf(file: string): (typeof LAYERS)[number] {
  const below = sourceOf(file).replace(/^runtime\//, '');
  const parts = LAYERS.filter((part) => below === part || below.startsWith(`${part}/`));
  const part = parts.toSorted((a, b) => b.length - a.length)[0];
  assert.ok(part !== undefined, `${file} is in no part that has a place among the layers`);
  return part;
}

const all = sources('runtime').flatMap(importsOf);
const shown = ({ file, target }: Import): string => `${file} → ${target}`;

test('every folder of the runtime imports only from folders below it', () => {
  const inside = all.filter(({ target }) => target.startsWith('runtime/'));
  assert.ok(inside.length > 1000);
  const rank = (file: string): number => LAYERS.indexOf(partOf(file));
  assert.deepEqual(inside.filter(({ file, target }) => rank(target) > rank(file)).map(shown), []);
});

/** The imports that are part of a cycle, or lead from one cycle to another: those left when files without importers or imports are taken away. */
function cyclic(imports: readonly Import[]): readonly Import[] {
  const importing = new Set(imports.map(({ file }) => file));
  const imported = new Set(imports.map(({ target }) => target));
  const left = imports.filter(({ file, target }) => imported.has(file) && importing.has(target));
  return left.length === imports.length ? left : cyclic(left);
}

for (const folder of ['runtime', 'codegen'])
  test(`no files of ${folder} import each other, directly or through others, types included`, () => {
    const inside = sources(folder)
      .flatMap(importsOf)
      .map((found) => ({ ...found, target: sourceOf(found.target) }));
    assert.ok(inside.length > 10);
    assert.deepEqual(cyclic(inside).map(shown), []);
  });

test('a cycle of imports is found, whatever leads to it and from it', () => {
  const [a, b, c, d] = ['a.ts', 'b.ts', 'c.ts', 'd.ts'] as const;
  const imports = [
    { file: a, target: b },
    { file: b, target: c },
    { file: c, target: b },
    { file: c, target: d },
  ].map((pair) => ({ ...pair, typeOnly: true }));
  assert.deepEqual(cyclic(imports).map(shown), ['b.ts → c.ts', 'c.ts → b.ts']);
});

test('a folder of the runtime or of the generator holds at most 25 files', () => {
  const counts = new Map<string, number>();
  for (const file of [...sources('runtime'), ...sources('codegen')]) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  assert.ok(counts.size > 100);
  assert.deepEqual(
    [...counts].filter(([, count]) => count > 25),
    [],
  );
});

test('the runtime imports neither the generator nor tests, and what makes projects only where the command joins all', () => {
  const above = all.filter(({ target }) => /^(?:codegen|test)\//.test(target));
  assert.deepEqual(
    [...new Set(above.map(({ file, target }) => `${file} → ${path.posix.dirname(target)}`))],
    ['runtime/program.ts → codegen/project-commands'],
  );
});

test('what makes projects imports the generator and the runtime, and no code that is generated here', () => {
  const found = sources('codegen/project-commands')
    .filter((file) => !file.startsWith('codegen/project-commands/template/'))
    .flatMap(importsOf);
  assert.ok(found.length > 20);
  assert.deepEqual(found.filter(({ target }) => !/^(?:codegen|runtime)\//.test(target)).map(shown), []);
});

/** Messages of protocols that the runtime itself speaks: they come from no catalogue and import nothing of the project. */
const PROTOCOLS = 'generated/protocols/';

/** What texts fields may hold: the catalogue says it once, and the rules of kinds read it there. Such lists import nothing. */
const VALUES = /^generated\/[^/]+\/[^/]+\/values\.[jt]s$/;

/** Names and labels of metrics: the catalogue says them once, and whatever measures is typed by them. */
const METRICS = 'generated/metrics.js';

/** Names and types of flags: the catalogue says them once, and settings are typed by them. */
const FLAGS = 'generated/flags.js';

/** Files that servers are configured by: the catalogue says once what they hold, and whoever reads one is typed by it. */
const CONFIGURATION =
  /^generated\/(?:abac\.authorization|apiserver\.config|audit|client\.authentication|eventratelimit\.admission|kubeconfig|podtolerationrestriction\.admission)\/[^/]+\/types\.js$/;

/** Whether the runtime's file may name what it imports of the generated code. */
const mayName = ({ file, target, typeOnly }: Import): boolean =>
  target.startsWith(PROTOCOLS) ||
  (target === METRICS && typeOnly) ||
  (CONFIGURATION.test(target) && typeOnly) ||
  (target === FLAGS && typeOnly && partOf(file) === 'settings') ||
  (TYPED_BY_THE_CATALOGUE.includes(partOf(file)) && (typeOnly || VALUES.test(target)));

test('of the runtime only the command and the server for tests join generated code with the rest', () => {
  const joining = all.filter((found) => found.target.startsWith('generated/') && !mayName(found));
  assert.deepEqual([...new Set(joining.map(({ file }) => file))].sort(), ['runtime/program.ts', 'runtime/testing/start-test-server.ts']);
});

test('generated code imports the faces of the package that are for it and for clients, and no other package', () => {
  const found = sources('generated')
    .filter((file) => !file.startsWith(PROTOCOLS))
    .flatMap(allImportsOf);
  assert.ok(found.length > 1000);
  assert.deepEqual(
    found.filter(({ target }) => !/^(?:generated|runtime\/generated-code|runtime\/api-client)\//.test(target)).map(shown),
    [],
  );
});

test('messages of protocols and values of fields import nothing of the project', () => {
  const found = sources('generated').filter((file) => file.startsWith(PROTOCOLS) || VALUES.test(file));
  assert.ok(found.some((file) => file.startsWith(PROTOCOLS)) && found.some((file) => VALUES.test(file)));
  assert.deepEqual(found.flatMap(importsOf).map(shown), []);
});

test('the generator imports the model, the pages of references, CEL, the name of the package and where files are written, nothing else of the runtime', () => {
  assert.deepEqual(
    sources('codegen')
      .filter((file) => !file.startsWith('codegen/project-commands/'))
      .flatMap(importsOf)
      .filter(
        ({ target }) => !/^(?:codegen\/|runtime\/(?:model|reference|cel)\/|runtime\/files\/(?:package|output-folder)\.js$)/.test(target),
      )
      .map(shown),
    [],
  );
});
