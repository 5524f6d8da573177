/** The command itself: its help, what it says of unknown words, and the commands that change a project's catalogue. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { initProject } from '../../codegen/project-commands/init.js';
import { addKind, type NewKind } from '../../codegen/project-commands/new-kind.js';
import { addVersion } from '../../codegen/project-commands/new-version.js';
import { type Project, projectAt } from '../../codegen/project-commands/project.js';
import { kindwright, type Run } from '../support/programs/command.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';

let folder: string;
let project: Project;
before(() => {
  folder = freshFolder();
  initProject(path.join(folder, 'my-api'));
  const made = projectAt(path.join(folder, 'my-api'));
  assert.ok(made !== undefined);
  project = made;
});
after(() => removeFolder(folder));

const run = (...args: readonly string[]): Promise<Run> => kindwright(args, { cwd: folder });

test('without a command, and for help, all commands are told with what they do', async () => {
  const { code, stdout } = await run();
  assert.equal(code, 0);
  for (const name of ['init', 'new kind', 'new version', 'check', 'generate', 'dev', 'serve', 'openapi', 'version', 'backup'])
    assert.match(stdout, new RegExp(`^  ${name} +[a-z]`, 'm'));
  assert.equal((await run('--help')).stdout, stdout);
});

test('each command tells its operands and flags', async () => {
  assert.match(
    (await run('new', 'version', '--help')).stdout,
    /^Usage: kindwright new version <group>\/<version> \[flags\]\n[\s\S]*--rename/,
  );
  const { stdout: serve } = await run('help', 'serve');
  assert.match(serve, /^Usage: kindwright serve \[flags\]\n[\s\S]*KINDWRIGHT_SECURE_PORT[\s\S]*--config\n[\s\S]*--secure-port \(6443\)/);
});

for (const [args, expected] of [
  [['serv'], /^unknown command "serv"; did you mean serve\?\n$/],
  [['new', 'knd', 'X'], /^unknown command "new knd"; did you mean new kind\?\n$/],
  [['quux'], /^unknown command "quux"; there are: init, new kind,/],
  [['generate', '--ouput=x'], /^unknown flag --ouput; did you mean --output\?\n$/],
  [['init'], /^init needs <folder>, as in: kindwright init <folder> \[flags\]\n$/],
  [['--version', 'now'], /^unexpected argument "now"/],
  [['version', 'now'], /^unexpected argument "now"/],
  [['serve', '--', 'x'], /^unexpected arguments after --: serve takes none\n$/],
  [['new', 'kind', 'Order'], /no catalog\/service\.yaml, .*npx kindwright init my-api\n$/],
  [['init', 'My API'], /^"My API" cannot be the name of a project/],
  [['init', 'my-api'], /^my-api is not empty; a project needs a folder of its own\n$/],
] as const)
  test(`kindwright ${args.join(' ')} is refused`, async () => {
    const { code, stdout, stderr } = await run(...args);
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, expected);
  });

test('a new project has all of its files, under its own name', () => {
  const files = readdirSync(project.folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of ['.gitignore', '.dockerignore', 'Dockerfile', 'my-api.service', 'README.md', 'kinds/order.ts', 'test/order.test.ts'])
    assert.ok(files.includes(file), file);
  for (const file of ['package.json', 'my-api.service', 'README.md']) {
    const text = readFileSync(path.join(project.folder, file), 'utf8');
    assert.match(text, /my-api/);
    assert.doesNotMatch(text, /\{(?:name|version)\}/);
  }
});

const KIND: NewKind = { kind: 'Invoice', group: '', version: '', plural: '', namespaced: true, code: false };
const below = (files: readonly string[]): string[] => files.map((file) => path.relative(project.folder, file));
const text = (file: string): string => readFileSync(path.join(project.folder, file), 'utf8');

test('a kind goes into the only group, and into a new one by its name', () => {
  assert.deepEqual(below(addKind(project, { ...KIND, kind: 'Delivery', code: true })), [
    'catalog/shop/v1/Delivery.yaml',
    'kinds/delivery.ts',
  ]);
  assert.match(text('catalog/shop/v1/Delivery.yaml'), /plural: deliveries\n[\s\S]*prefix: shop\.example\.com\/deliveries/);
  assert.match(text('kinds/delivery.ts'), /defineKind<Delivery>\(\{\n {2}resource: 'deliveries\.shop\.example\.com'/);
  assert.deepEqual(below(addKind(project, { ...KIND, group: 'billing.example.com', namespaced: false })), [
    'catalog/billing/group.yaml',
    'catalog/billing/v1/Invoice.yaml',
  ]);
  assert.match(text('catalog/billing/v1/Invoice.yaml'), /scope: Cluster/);
});

for (const [what, kind, expected] of [
  ['a name that is no kind', { kind: 'invoice' }, /"invoice" cannot be the name of a kind/],
  ['no group, where there are several', { kind: 'Other' }, /--group=<name>; the catalogue has billing\.example\.com, shop\.example\.com/],
  ['a group that is no domain', { kind: 'Other', group: 'Billing' }, /"Billing" cannot be the name of a group/],
  ['a kind that is there', { kind: 'Order', group: 'shop' }, /Order\.yaml is there already/],
] as const)
  test(`a kind is refused: ${what}`, () => assert.throws(() => addKind(project, { ...KIND, ...kind }), expected));

test('a version has the kinds of the one before with other names, and converts to it', () => {
  addVersion(project, { version: 'shop/v2', from: '', renames: ['OrderSpec.customer=buyer', 'OrderSpec.delivery=sending'] });
  const order = text('catalog/shop/v2/Order.yaml');
  assert.match(order, /^ {2}hub: shop\/v1\.Order$/m);
  assert.doesNotMatch(order, /storage:|writes:/);
  assert.match(order, /conversion: \{ rename: \{ buyer: customer, sending: delivery \} \}/);
  assert.match(order, /value: \.spec\.buyer[\s\S]*value: \.spec\.sending[\s\S]*buyer: \{ type: string, proto: 1/);
  assert.match(text('catalog/shop/group.yaml'), /v1: \{\}\n {2}v2: \{\}/);
  addVersion(project, { version: 'shop.example.com/v3', from: 'v2', renames: ['OrderSpec.buyer=client'] });
  const later = text('catalog/shop/v3/Order.yaml');
  assert.match(later, /hub: shop\/v1\.Order/);
  assert.match(later, /rename: \{ sending: delivery, client: customer \}/);
});

for (const [what, version, renames, expected] of [
  ['a word that is no version', 'shop/next', [], /"shop\/next" names no version/],
  ['an unknown group', 'shp/v4', [], /has no group shp \(did you mean "shop"\?\); it has billing, shop/],
  ['a version that is there', 'shop/v2', [], /shop\.example\.com has the version v2 already/],
  ['an unknown type', 'shop/v4', ['OrdrSpec.customer=x'], /no type OrdrSpec \(did you mean "OrderSpec"\?\)/],
  ['an unknown field', 'shop/v4', ['OrderSpec.costumer=x'], /no field costumer \(did you mean "customer"\?\)/],
  ['a name that is taken', 'shop/v4', ['OrderSpec.customer=pieces'], /has a field pieces already/],
  ['a renaming that is none', 'shop/v4', ['customer=x'], /is no renaming: it is <Type>\.<field>=<new name>/],
] as const)
  test(`a version is refused: ${what}`, () => {
    const before = text('catalog/shop/group.yaml');
    assert.throws(() => addVersion(project, { version, from: '', renames }), expected);
    assert.equal(text('catalog/shop/group.yaml'), before);
  });

test('kinds are written as definitions, to stdout or to a folder, and what those cannot say to stderr', async () => {
  const catalog = `--catalog=${path.join(ROOT, 'catalog')}`;
  const printed = await run('export-crd', 'PriorityClass', 'ingresses.networking.k8s.io', catalog);
  assert.equal(printed.code, 0, printed.stderr);
  assert.equal(printed.stdout.match(/^kind: CustomResourceDefinition$/gm)?.length, 2);
  assert.match(printed.stderr, /^priorityclasses\.scheduling\.k8s\.io: PriorityClass: there is no Protobuf$/m);
  const out = path.join(folder, 'definitions');
  assert.equal((await run('export-crd', 'PriorityClass', catalog, `--out=${out}`)).code, 0);
  assert.deepEqual(readdirSync(out), ['priorityclasses.scheduling.k8s.io.yaml']);
  assert.equal((await run('export-crd')).code, 1);
});
