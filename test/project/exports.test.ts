/** What a file exports, another one imports, or the package gives to programs: whatever nobody takes is no part of a face. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ts } from 'ts-morph';
import { ROOT } from '../support/root.js';

const sources = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('project-commands/template/'))
    .map((file) => path.posix.join(folder, file));

/** The files that programs import by the names of package.json, and those that are run by their paths. */
const { exports: given } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  exports: Readonly<Record<string, string | { readonly default: string }>>;
};
const FACES = [
  ...Object.values(given).map((face) =>
    (typeof face === 'string' ? face : face.default).replace(/^\.\/dist\//, '').replace(/\.js$/, '.ts'),
  ),
];

/** What is taken of a file: these names, or all of them. */
type Names = readonly string[] | 'all';

interface Module {
  readonly exported: ReadonlySet<string>;
  /** What it takes of others, by their files. */
  readonly taken: readonly { readonly from: string; readonly names: Names }[];
}

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name)
        ? [name.text]
        : name.elements.flatMap((e) => (ts.isBindingElement(e) && ts.isIdentifier(e.name) ? [e.name.text] : [])),
    );
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
  return name === undefined ? [] : [name.text];
}

/** The text of a file up to the end of its last import or export of another file: what follows takes nothing of any. */
const takingPart = (text: string): string => {
  const [last] = [...text.matchAll(/^(?:import|export|\}).* from '[^']*';$|^import '[^']*';$/gm)].slice(-1);
  return last === undefined ? '' : text.slice(0, last.index + last[0].length);
};

/** What a file exports and takes; of one that is `asked` only what it takes, what it exports is not looked for. */
function readModule(file: string, asked: 'all' | 'taken'): Module {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const source = ts.createSourceFile(file, asked === 'all' ? text : takingPart(text), ts.ScriptTarget.Latest, false);
  const exported = new Set<string>();
  const taken: { from: string; names: Names }[] = [];
  const target = (specifier: string): string => {
    const named = path.posix.join(path.posix.dirname(file), specifier).replace(/\.js$/, '.ts');
    return existsSync(path.join(ROOT, `${named}x`)) ? `${named}x` : named;
  };
  for (const statement of source.statements) {
    if (isExported(statement)) for (const name of namesOf(statement)) exported.add(name);
    if (ts.isExportDeclaration(statement)) {
      const names = statement.exportClause && ts.isNamedExports(statement.exportClause) ? statement.exportClause.elements : [];
      for (const { name } of names) exported.add(name.text);
      if (statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier))
        taken.push({
          from: target(statement.moduleSpecifier.text),
          names: names.length === 0 ? 'all' : names.map(({ name, propertyName }) => (propertyName ?? name).text),
        });
    }
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const bindings = statement.importClause?.namedBindings;
      const names = bindings && ts.isNamedImports(bindings) ? bindings.elements.map((e) => (e.propertyName ?? e.name).text) : 'all';
      taken.push({ from: target(statement.moduleSpecifier.text), names });
    }
  }
  // Whoever loads a module while running may hand it on as a whole.
  for (const [, specifier = ''] of text.matchAll(/\bimport\(\s*'(\.[^']*)'/g)) taken.push({ from: target(specifier), names: 'all' });
  return { exported, taken };
}

test('whatever a file of the runtime or of the generator exports is imported by another file', () => {
  const own = [...sources('runtime'), ...sources('codegen')];
  const modules = new Map([
    ...own.map((file) => [file, readModule(file, 'all')] as const),
    ...sources('test').map((file) => [file, readModule(file, 'taken')] as const),
  ]);
  const used = new Map<string, Set<string>>();
  for (const { taken } of modules.values())
    for (const { from, names } of taken) {
      const found = names === 'all' ? (modules.get(from)?.exported ?? []) : names;
      used.set(from, new Set([...(used.get(from) ?? []), ...found]));
    }
  assert.ok(own.length > 800 && used.size > 500);
  const unused = own
    .filter((file) => !FACES.includes(file))
    .flatMap((file) =>
      [...(modules.get(file)?.exported ?? [])].filter((name) => !used.get(file)?.has(name)).map((name) => `${file}: ${name}`),
    );
  assert.equal(unused.join('\n'), '');
});
