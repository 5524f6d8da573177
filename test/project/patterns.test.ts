/**
 * No regular expression that meets input may backtrack: each that is written down in the runtime or in generated code takes
 * time linear in the text, wherever in the text it starts. Patterns that users write are matched by an engine that is linear.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { ts } from 'ts-morph';
import { madeOnce } from '../support/programs/made-once.js';
import { ROOT } from '../support/root.js';

const require = createRequire(import.meta.url);
// The part of the package that is plain JavaScript.
const { checkSync } = require('recheck/lib/browser.js') as Pick<typeof import('recheck'), 'checkSync'>;

interface Pattern {
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

/** Strings that a file holds under a name that never changes. */
type Texts = ReadonlyMap<string, ts.Expression>;

/** The text of an expression that is written down; undefined where it is made of anything else. */
function textOf(node: ts.Expression | undefined, texts: Texts): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return textOf(texts.get(node.text), texts);
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map((span) => [textOf(span.expression, texts), span.literal.text] as const);
  return spans.some(([value]) => value === undefined) ? undefined : node.head.text + spans.flat().join('');
}

const IMPLIED = ['match', 'matchAll', 'search'];

/** The regular expressions of a file, and places of those that are made of what is not written down. */
function patternsOf(file: string, code: string): { patterns: Pattern[]; unknown: string[] } {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, false);
  const texts = new Map<string, ts.Expression>();
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Const) !== 0)
      for (const declared of statement.declarationList.declarations)
        if (ts.isIdentifier(declared.name) && declared.initializer !== undefined) texts.set(declared.name.text, declared.initializer);
  const patterns: Pattern[] = [];
  const unknown: string[] = [];
  const visit = (node: ts.Node): void => {
    const at = (): string => `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      patterns.push({ at: at(), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'RegExp'
    ) {
      const [text, flags] = [textOf(node.arguments?.[0], texts), node.arguments?.[1] === undefined ? '' : textOf(node.arguments[1], texts)];
      if (text === undefined || flags === undefined) unknown.push(at());
      else patterns.push({ at: at(), source: text, flags });
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && IMPLIED.includes(node.expression.name.text)) {
      const [argument] = node.arguments;
      if (argument !== undefined && (ts.isStringLiteralLike(argument) || ts.isTemplateExpression(argument))) unknown.push(at());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { patterns, unknown };
}

const files = ['runtime', 'generated'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.posix.join(folder, file)),
);

/** What the prover says of a pattern; it never guesses, but says so where a pattern is beyond it. */
function verdictOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string {
  const diagnostics = checkSync(source, flags, { checker: 'automaton', timeout: 30_000 });
  if (diagnostics.status === 'safe') return 'linear';
  return diagnostics.status === 'vulnerable' ? diagnostics.complexity.summary : diagnostics.error.kind;
}

const found = files.map((file) => patternsOf(file, readFileSync(path.join(ROOT, file), 'utf8')));

const PROVER = `recheck ${require('recheck/package.json').version}`;

test('each pattern of the runtime and of generated code is linear', async () => {
  const patterns = found.flatMap((f) => f.patterns);
  assert.ok(patterns.some(({ at }) => at.startsWith('runtime/')) && patterns.some(({ at }) => at.startsWith('generated/')));
  const distinct = new Map(patterns.map((p) => [`/${p.source}/${p.flags}`, p]));
  const digest = createHash('sha256')
    .update(JSON.stringify([PROVER, ...[...distinct.keys()].sort()]))
    .digest('hex')
    .slice(0, 32);
  // A proof takes long, and of the same patterns there is the same: that all of these are linear is kept, and nothing where one is not.
  await madeOnce('linear-patterns', digest, () => {
    const verdicts = [...distinct].map(([text, p]) => ({ at: p.at, text, verdict: verdictOf(p) }));
    assert.deepEqual(
      verdicts.filter(({ verdict }) => verdict !== 'linear'),
      [],
    );
  });
});

test('every pattern is built from literals', () => {
  assert.deepEqual(
    found.flatMap((f) => f.unknown),
    [],
  );
});

/** Patterns that a client could stall a server with, and one that cannot be proven. */
const REFUSED: readonly RegExp[] = [
  /^[-+]?((\d+\.?\d*|\.\d+)(ns|s))+$/,
  /^[-+]?[\d.]*\d[\d.]*$/,
  /\s+$/,
  /^(.+?)\['(.*)'\]$/,
  /-----BEGIN-----([\s\S]*?)-----END-----/g,
  /^(a+)\1$/,
];
for (const { source, flags } of REFUSED)
  test(`/${source}/${flags} is refused`, () => {
    assert.notEqual(verdictOf({ source, flags }), 'linear');
  });

test('patterns are found however they are made', () => {
  const code = [
    `const A = '[a]'; const B = \`\${A}+\`;`,
    `const c = new RegExp(\`^\${B}$\`, "i"); const d = RegExp(A); const e = /x/u;`,
    `function f(given: string) { return new RegExp(given).test(given) || given.match("y") || given.search(\`\${given}\`); }`,
  ].join('\n');
  const { patterns, unknown } = patternsOf('f.ts', code);
  assert.deepEqual(
    patterns.map(({ source, flags }) => `/${source}/${flags}`),
    ['/^[a]+$/i', '/[a]/', '/x/u'],
  );
  assert.deepEqual(unknown, ['f.ts:3', 'f.ts:3', 'f.ts:3']);
});
