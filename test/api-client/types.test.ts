/** What the type checker says of the client: what a kind does not have does not compile, and editors show what the catalogue says. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';
import { Project, type SourceFile, ts } from 'ts-morph';
import { ROOT } from '../support/root.js';

/** What stands before each piece of code. */
const HEAD = `
import { connect, type MergePatch } from 'kindwright/client';
import { deployments } from 'kindwright/kubernetes/apps/v1/client.js';
import { subjectaccessreviews } from 'kindwright/kubernetes/authorization/v1/client.js';
import { configmaps, namespaces, pods } from 'kindwright/kubernetes/core/v1/client.js';
import * as core from 'kindwright/kubernetes/core/v1/client.js';
const api = connect({ url: '', kinds: { configmaps, deployments, namespaces, pods, subjectaccessreviews } });
const web = api.deployments.namespace('default');
const maps = api.configmaps.namespace('default');
`;

const GOOD = [
  "await web.apply({ metadata: { name: 'a', labels: { app: 'web' } }, spec: { replicas: 2 } }, { manager: 'm', force: true });",
  "await web.mergePatch('a', { spec: { replicas: null, template: { spec: { containers: [{ name: 'a' }] } } } });",
  "await web.strategicMergePatch('a', { spec: { template: { spec: { containers: [{ name: 'a', $patch: 'delete' }] } } } });",
  "await web.update('a', (found) => { found.spec.replicas = 3; });",
  "const { spec } = await web.subresource('scale').get('a'); const n: number | bigint | undefined = spec.replicas;",
  "await api.pods.namespace('default').subresource('eviction').create('a', { deleteOptions: { gracePeriodSeconds: 1 } });",
  "await api.namespaces.create({ metadata: { name: 'a' } });",
  "for await (const event of api.pods.watch()) if (event.type === 'DELETED') event.object.status.phase;",
  "const found = maps.informer({ indexes: { byApp: ({ metadata }) => [metadata.labels?.app ?? ''] } }).byIndex('byApp', 'web');",
  "await api.subjectaccessreviews.create({ spec: { user: 'ann' } });",
  "await connect({ url: '', kinds: core }).secrets.namespace('a').get('b');",
  'const patch: MergePatch<{ list?: { a?: number }[]; text?: string }> = { list: [{ a: 1 }], text: null };',
];

/** Code with one mistake each, and the words by which the mistake is told. */
const WRONG: readonly (readonly [code: string, told: RegExp])[] = [
  ["await web.apply({ metadata: { name: 'a' }, spec: { replica: 2 } });", /'replica' does not exist/],
  ['await web.apply({ metadata: { labels: {} } });', /'name' is missing/],
  ["await web.create({ metadata: { name: 'a' }, spec: { replicas: 'two' } });", /'string' is not assignable to type 'number/],
  ["await web.mergePatch('a', { spec: { tmplate: {} } });", /'tmplate' does not exist/],
  ["await web.mergePatch('a', { spec: { template: { spec: { containers: [{ nme: 'a' }] } } } });", /'nme' does not exist/],
  ["await web.update('a', (found) => { found.spec.replica = 3; });", /'replica' does not exist/],
  ["await web.subresource('scales').get('a');", /"scales"' is not assignable/],
  ["await web.subresource('scale').create('a', {});", /'create' does not exist/],
  ["maps.subresource('status');", /'subresource' does not exist/],
  ["await api.deployments.get('a');", /'get' does not exist/],
  ["api.namespaces.namespace('a');", /'namespace' does not exist/],
  ['api.subjectaccessreviews.list();', /'list' does not exist/],
  ['api.secrets;', /'secrets' does not exist/],
  ["await maps.delete('a', { propagationPolicy: 'Backgroud' });", /"Backgroud"' is not assignable/],
  ["maps.informer({ indexes: { byApp: () => [] } }).byIndex('byAp', 'web');", /"byAp"' is not assignable/],
  [
    "for await (const event of api.pods.watch()) if (event.type === 'SYNCED') event.object.status;",
    /'event.object' is possibly|'undefined'|'never'/,
  ],
  ["await web.jsonPatch('a', [{ op: 'remove', path: '/a', value: 1 }, { op: 'set', path: '/a' }]);", /"set"|'"set"/],
  ["(await maps.get('a').catch((error) => { throw error; })).spec;", /'spec' does not exist/],
];

let project: Project;
before(() => {
  project = new Project({
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      skipLibCheck: true,
      // Neither Node nor a browser is named: the client needs what both have.
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.asynciterable.d.ts'],
      types: [],
      noEmit: true,
      paths: {
        'kindwright/client': [`${ROOT}/runtime/api-client/index.ts`],
        'kindwright/kubernetes/*': [`${ROOT}/generated/*`],
      },
    },
  });
});

const write = (name: string, code: string): SourceFile =>
  project.createSourceFile(path.join(ROOT, 'test/api-client', `${name}.mts`), `${HEAD}\n${code}\n`, { overwrite: true });

const faultsOf = (file: SourceFile): string[] =>
  file.getPreEmitDiagnostics().map((each) => ts.flattenDiagnosticMessageText(each.compilerObject.messageText, '\n'));

test('what a kind has compiles, with the types of browsers alone', { timeout: 120_000 }, () => {
  for (const [i, code] of GOOD.entries()) assert.deepEqual(faultsOf(write(`good-${i}`, code)), [], code);
});

test('a wrong field, verb, subresource or option does not compile', { timeout: 120_000 }, () => {
  for (const [i, [code, told]] of WRONG.entries()) {
    const faults = faultsOf(write(`wrong-${i}`, code));
    assert.ok(faults.length > 0, `${code} compiles`);
    assert.match(faults.join('\n'), told, code);
  }
});

test('editors show what the catalogue says of kinds and fields', { timeout: 120_000 }, () => {
  const service = project.getLanguageService().compilerObject;
  const shown = (code: string, at: string): string => {
    const file = write('hover', code);
    const info = service.getQuickInfoAtPosition(file.getFilePath(), file.getFullText().lastIndexOf(at));
    return ts.displayPartsToString(info?.documentation ?? []);
  };
  assert.match(shown('connect({ url: "", kinds: core }).pods;', 'pods;'), /containers/i);
  assert.match(shown('await web.apply({ metadata: { name: "a" }, spec: { replicas: 2 } });', 'replicas'), /pods/i);
  assert.match(shown('await web.mergePatch("a", { spec: { paused: true } });', 'paused'), /not rolled out/);
  assert.match(shown('(await web.get("a")).status.readyReplicas;', 'readyReplicas'), /readiness/);
  assert.match(shown('web.apply;', 'apply;'), /Server-side apply/);
});
