/**
 * Rules of kinds stop at as many faults as an answer shows: what goes through a list of an object has a bound, because a body may hold a
 * hundred thousand items that are all at fault.
 */
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { Project, ts } from 'ts-morph';
import { ROOT } from '../support/root.js';

const KINDS = path.join(ROOT, 'runtime/kinds/');

/** What rules of kinds call: types of other imports are not needed to tell whether a function returns faults. */
const READ = ['kinds', 'model', 'resource'].map((folder) => path.join(ROOT, 'runtime', folder, '**/*.ts'));

/** Methods that make no more items than the list has that they are called on. */
const NARROWING: ReadonlySet<string> = new Set(['filter', 'slice', 'map', 'toSorted', 'entries']);

/** Functions that tell what is wrong with one value, or go through lists with a bound themselves. */
const BOUNDED_CALL = /^(?:faultsOf|faultsOfEach|\w+Faults)$/;

const project = new Project({
  compilerOptions: {
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    noResolve: true,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ES2023,
    types: [],
  },
});

const isFault = (type: ts.Type): boolean => type.symbol?.name === 'FieldError' || (type.isUnion() && type.types.some(isFault));

/** Whether a value of the type is a fault, or a list that may hold faults. */
function holdsFaults(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (isFault(type)) return true;
  return (type.isUnion() ? type.types : [type]).some((each) => {
    const item = checker.getIndexTypeOfType(each, ts.IndexKind.Number);
    return item !== undefined && isFault(item);
  });
}

function callbackReturnsFaults({ arguments: [callback] }: ts.CallExpression, checker: ts.TypeChecker): boolean {
  const signature = callback === undefined ? undefined : checker.getTypeAtLocation(callback).getCallSignatures()[0];
  return signature !== undefined && holdsFaults(checker.getReturnTypeOfSignature(signature), checker);
}

/** Where a name is declared, in the file that it is imported from where it is an import. */
function declarationOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  if (symbol === undefined) return undefined;
  return (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).valueDeclaration;
}

const isModuleConstant = (declaration: ts.VariableDeclaration): boolean => ts.isSourceFile(declaration.parent.parent.parent);

/** Whether a list has a few items, however large the object is: they are written out in code, or tell what is wrong with one value. */
function isHandful(list: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isParenthesizedExpression(list) || ts.isAsExpression(list) || ts.isSpreadElement(list)) return isHandful(list.expression, checker);
  if (ts.isConditionalExpression(list)) return isHandful(list.whenTrue, checker) && isHandful(list.whenFalse, checker);
  if (ts.isArrayLiteralExpression(list)) return list.elements.every((item) => !ts.isSpreadElement(item) || isHandful(item, checker));
  if (ts.isObjectLiteralExpression(list)) return !list.properties.some(ts.isSpreadAssignment);
  if (ts.isIdentifier(list)) {
    const declaration = declarationOf(list, checker);
    if (declaration === undefined || !ts.isVariableDeclaration(declaration) || !ts.isIdentifier(declaration.name)) return false;
    return isModuleConstant(declaration) || (declaration.initializer !== undefined && isHandful(declaration.initializer, checker));
  }
  if (!ts.isCallExpression(list)) return false;
  const { expression: called, arguments: given } = list;
  if (ts.isIdentifier(called)) return BOUNDED_CALL.test(called.text);
  if (!ts.isPropertyAccessExpression(called)) return false;
  // The members of an object that is written out are as few as those of a list.
  if (called.expression.getText() === 'Object') return given[0] !== undefined && isHandful(given[0], checker);
  return NARROWING.has(called.name.text) && isHandful(called.expression, checker);
}

/** Where a file maps a list of an object into faults without a bound. */
function unboundedIn(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { name, expression: list } = node.expression;
    if (!['map', 'flatMap'].includes(name.text) || isHandful(list, checker) || !callbackReturnsFaults(node, checker)) return;
    const { line } = file.getLineAndCharacterOfPosition(name.getStart());
    found.push(`${path.relative(ROOT, file.fileName)}:${line + 1} ${list.getText().replace(/\s+/g, '')}.${name.text}`);
  };
  visit(file);
  return found;
}

/** The lists that sources map into faults without a bound: those of kinds, and of texts in their place by path. */
function unbounded(texts: Readonly<Record<string, string>> = {}): string[] {
  for (const [file, text] of Object.entries(texts)) project.createSourceFile(path.join(KINDS, file), text);
  const program = project.getProgram().compilerObject;
  const checker = program.getTypeChecker();
  return program.getSourceFiles().flatMap((file) => (file.fileName.startsWith(KINDS) ? unboundedIn(file, checker) : []));
}

test('rules of kinds go through lists of objects with `faultsOfEach`', () => {
  project.addSourceFilesAtPaths(READ);
  const seeded = `import { type FieldError, required } from '../model/errors.js';
import { faultsOfEach } from '../model/faults/fault-budget.js';
const FIELDS = ['a', 'b'];
const nameFaults = (name: string): FieldError[] => (name === '' ? [required('name')] : []);
export const few = FIELDS.filter((field) => field !== 'a').map((field) => required(field));
export const bounded = (names: string[]): FieldError[] => faultsOfEach(names, nameFaults);
export const one = (names: string[]): FieldError[] => names.flatMap(nameFaults);
export function two(names: string[]): FieldError[] {
  const given = [...names];
  return given.map((name) => required(name));
}
`;
  assert.deepEqual(unbounded({ 'seeded.ts': seeded }), ['runtime/kinds/seeded.ts:7 names.flatMap', 'runtime/kinds/seeded.ts:10 given.map']);
});
