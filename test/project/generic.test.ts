/** The generic parts of the runtime know kinds by their definitions: no text in them names a kind of the catalogue. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ts } from 'ts-morph';
import { catalogue } from '../../generated/catalogue.js';
import { ROOT } from '../support/root.js';

/** Files and folders of the runtime whose business no kind is. */
const GENERIC = [
  'model',
  'api-client',
  'files',
  'settings',
  'codec',
  'patch',
  'apply',
  'store',
  'auth/contract.ts',
  'client',
  'observe',
  'admission/chain.ts',
  'admission/request.ts',
  'resource',
  'schema-language',
  'http',
  'server',
  'cli',
];

/** Names that mean something else than a kind of the catalogue's resources. */
const OTHER_MEANINGS: Readonly<Record<string, readonly string[]>> = {
  // What the paths of objects in namespaces begin with.
  'runtime/api-client/discovery.ts': ['namespaces'],
  // A part of the path at which pods find the account that they run as.
  'runtime/api-client/node/server.ts': ['secrets'],
  // Methods of etcd's own leases.
  'runtime/store/etcd/engine.ts': ['Lease'],
  // The audit group has kinds of these names, which are no resources.
  'runtime/observe/audit/event.ts': ['Event', 'EventList'],
  // What watches are sent, as metrics of the field call it.
  'runtime/http/streams/watch-meter.ts': ['events'],
  // What caches are told, as metrics of the field call it.
  'runtime/server/gauges.ts': ['events'],
  // A way to authorize, by the name that configuration files give it.
  'runtime/server/flags/authorization-config.ts': ['Node'],
  // A member of the rules of an audit policy.
  'runtime/observe/audit/policy-file.ts': ['namespaces'],
};

const KINDS: ReadonlySet<string> = new Set(
  catalogue.resources.flatMap(({ versions }) => [...versions.values()].flatMap(({ kind, listKind, plural }) => [kind, listKind, plural])),
);

/** The kinds that texts of a file name: alone, or as one part of a path, a key or a piece of JSON. Sentences are for people. */
function kindsNamedIn(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, false);
  const named: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const words = node.text.split(/\s+/);
      const parts =
        words.length === 1 || words.some((word) => /[/="]/.test(word)) ? words.flatMap((word) => word.split(/[^A-Za-z-]+/)) : [];
      named.push(...parts.filter((part) => KINDS.has(part)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return named;
}

const filesOf = (part: string): string[] => {
  const at = path.posix.join('runtime', part);
  if (!statSync(path.join(ROOT, at)).isDirectory()) return [at];
  return readdirSync(path.join(ROOT, at), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.posix.join(at, file));
};

test('no text of the generic runtime names a kind', () => {
  const files = GENERIC.flatMap(filesOf);
  assert.ok(files.length > 200);
  const named = files.flatMap((file) =>
    kindsNamedIn(file, readFileSync(path.join(ROOT, file), 'utf8'))
      .filter((kind) => OTHER_MEANINGS[file]?.includes(kind) !== true)
      .map((kind) => `${file}: ${kind}`),
  );
  assert.deepEqual(named, []);
});

test('kinds are found wherever a text names them', () => {
  const code = [
    "import { x } from './pods.js';",
    `const a = kind === 'Pod', b = \`/namespaces/\${name}/secrets\`, c = '{"kind":"NodeList"}';`,
    "throw new Error('/v1, Kind=Event is disallowed'); // services",
    "const d = 'all events of a minute', e = ['Table', 'Status', 'podium'];",
  ].join('\n');
  assert.deepEqual(kindsNamedIn('f.ts', code), ['Pod', 'namespaces', 'secrets', 'NodeList', 'Event']);
});

/** Who may ask the flag for the release: it is that of the server, which may show an earlier one. */
const KNOW_THE_FLAG = ['settings/', 'server/flags/', 'cli/'];

test('rules go by the release that is shown, which need not be that of the server', () => {
  const folder = path.join(ROOT, 'runtime');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const asking = files
    .filter((file) => !KNOW_THE_FLAG.some((known) => file.split(path.sep).join('/').startsWith(known)))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(".text('release')"));
  assert.deepEqual(asking, []);
});
