/** What a project has in code is found by the folder that it stands in, and is a part of every server of the project. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { kindwright, type Run } from '../support/programs/command.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { type Background, Shell } from '../support/programs/shell.js';
import { ROOT } from '../support/root.js';
import { eventually } from '../support/until.js';

let root: string;
let shell: Shell;
const at = (file: string): string => path.join(root, 'shop', file);
const read = (file: string): string => readFileSync(at(file), 'utf8');
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const run = (...args: readonly string[]): Promise<Run> => kindwright(args, { cwd: path.join(root, 'shop') });
const refused = async (...args: readonly string[]): Promise<string> => {
  const { code, stderr } = await run(...args);
  assert.equal(code, 1);
  return stderr.trimEnd();
};

before(async () => {
  root = freshFolder();
  shell = new Shell(root, process.env);
  assert.equal((await kindwright(['init', 'shop'], { cwd: root })).code, 0);
  mkdirSync(at('node_modules'));
  symlinkSync(ROOT, at('node_modules/kindwright'));
  for (const name of ['esbuild', '@types', '@koa']) symlinkSync(path.join(ROOT, 'node_modules', name), at(`node_modules/${name}`));
  const { code, stderr } = await run('generate');
  assert.equal(code, 0, stderr);
});
after(() => {
  shell.close();
  removeFolder(root);
});

test('the tests of a new project run before anything was generated', async () => {
  await kindwright(['init', 'fresh'], { cwd: root });
  symlinkSync(at('node_modules'), path.join(root, 'fresh/node_modules'));
  const command = `"${process.execPath}" node_modules/kindwright/dist/runtime/main.js test`;
  assert.match(await shell.run('fresh', `unset NODE_TEST_CONTEXT; ${command}`), /^\S pass 2$/m);
});

test('files for code are written, each about a kind of the catalogue', async () => {
  for (const [word, name, file] of [
    ['controller', 'order-status', 'controllers/order-status.ts'],
    ['admission', 'made-by', 'admission/made-by.ts'],
    ['authenticator', 'api-keys', 'authenticators/api-keys.ts'],
    ['route', 'reports', 'routes/reports.ts'],
  ] as const) {
    const { code, stdout, stderr } = await run('new', word, name);
    assert.equal(code, 0, stderr);
    assert.equal(stdout, `${file}\n`);
    assert.equal(await refused('new', word, name), `${file} is there already; edit it, or take another name`);
    assert.match(
      await refused('new', word, 'Order_Status'),
      /"Order_Status" cannot be the name of a file of \w+\/: it is a word or several/,
    );
  }
  assert.equal(
    await refused('new', 'route', 'other', '--kind=Oder'),
    'the catalogue has no kind Oder (did you mean "Order"?); it has Order',
  );
});

test('where a project has several kinds, the one that code is about is asked for', async () => {
  assert.equal((await run('new', 'kind', 'Invoice', '--code')).code, 0);
  assert.match(await refused('new', 'route', 'other'), /^which kind is it about\? Say --kind=<Kind>; the catalogue has Invoice, Order$/);
  assert.equal((await run('new', 'controller', 'invoice-total', '--kind=Invoice')).code, 0);
  assert.match(read('controllers/invoice-total.ts'), /watches: \[invoices\]/);
  assert.equal((await run('generate')).code, 0);
});

test('what they hold fits the types of the project', () => {
  const paths = {
    kindwright: [`${ROOT}/runtime/index.ts`],
    'kindwright/client': [`${ROOT}/runtime/api-client/index.ts`],
    'kindwright/controller': [`${ROOT}/runtime/controllers/framework/index.ts`],
    'kindwright/generated-code': [`${ROOT}/runtime/generated-code/index.ts`],
    'kindwright/generated-code/*': [`${ROOT}/runtime/generated-code/*.ts`],
    'kindwright/kubernetes/*': [`${ROOT}/generated/*`],
  };
  const include = ['kinds', 'controllers', 'admission', 'authenticators', 'routes'];
  write('types.json', JSON.stringify({ compilerOptions: { paths, rootDir: '/' }, include, extends: path.join(ROOT, 'tsconfig.json') }));
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  let told = '';
  try {
    execFileSync(process.execPath, [tsc, '-p', 'types.json'], { cwd: at('.'), encoding: 'utf8' });
  } catch (error) {
    told = (error as { readonly stdout: string }).stdout;
  }
  assert.equal(told, '');
});

test('a build has all of them', async () => {
  const { stdout, stderr } = await run('build');
  assert.equal(
    stdout,
    'The catalogue is built, with what the project has in code (kinds: 2, controllers: 2, admission: 1, authenticators: 1, routes: 1).\n',
    stderr,
  );
});

test('a file that exports nothing of the sort is told with what it should export', async () => {
  for (const [file, told] of [
    ['controllers/empty.ts', 'controllers/empty.ts exports no controller; export a controller that defineController gives'],
    [
      'admission/empty.ts',
      'admission/empty.ts exports no admission plugin; export an admission plugin that admissionRule or admissionPlugin gives',
    ],
    ['authenticators/empty.ts', 'authenticators/empty.ts exports no authenticator; export an authenticator that defineAuthenticator gives'],
    ['routes/empty.ts', 'routes/empty.ts exports no routes; export routes that defineRoutes gives'],
  ] as const) {
    write(file, 'export const plain = () => 1;\n');
    assert.equal(await refused('build'), `${told}, or move the file into a folder below ${path.dirname(file)}/`);
    rmSync(at(file));
  }
});

let dev: Background;
const asked = (script: string): Promise<string> =>
  shell.run(
    'shop',
    `U=$(sed -n 's/^ *server: //p' data/kubeconfig); T=$(sed -n 's/^ *token: //p' data/kubeconfig); curl --silent --insecure ${script}`,
  );

test('while a project is developed, what is written into a folder that was not there is served', { timeout: 120_000 }, async () => {
  rmSync(at('routes'), { recursive: true });
  dev = shell.start(
    'shop',
    `API_KEYS=ann=first-key exec "${process.execPath}" node_modules/kindwright/dist/runtime/main.js dev --secure-port=0`,
  );
  await dev.printed(/Ready\./);
  const order = `--data '{"metadata":{"name":"test-one"},"spec":{"customer":"ann"}}' --header 'Content-Type: application/json'`;
  const made = await asked(`--include --header "Authorization: Bearer $T" ${order} $U/apis/shop.example.com/v1/namespaces/default/orders`);
  assert.match(made, /"shop\.example\.com\/made-by": "admin"/);
  assert.match(made, /^warning: 299 - "the name says that this is for a test"/im);
  await dev.printed(/order-status: default\/test-one is at generation 1/);
  assert.equal((await run('new', 'route', 'reports', '--kind=Order')).code, 0);
  const answer = (): Promise<string> => asked('--header "Authorization: Bearer $T" $U/reports').catch(String);
  await eventually(answer, (text) => text === '{"count":1}');
  // Code that several folders share, outside of them.
  write('lib/word.ts', "export const word = 'count';\n");
  write(
    'routes/reports.ts',
    read('routes/reports.ts').replace('{ count:', '{ [word]:').replace(/^/, "import { word } from '../lib/word.js';\n"),
  );
  await dev.printed(/(?:Ready\.[\s\S]*){3}/);
  write('lib/word.ts', "export const word = 'orders';\n");
  await eventually(answer, (text) => text === '{"orders":1}');
});

test('a caller of the project’s own method is known, and has no rights but those of roles', async () => {
  assert.match(await asked('--header "X-API-Key: first-key" $U/reports'), /User \\"ann\\" cannot get path \\"\/reports\\"/);
  assert.match(await asked('--header "X-API-Key: other" $U/reports'), /"Unauthorized"/);
});

test('a fault of a route is told with its file, and the server before goes on', async () => {
  const text = read('routes/reports.ts');
  write('routes/reports.ts', text.replace("path: '/reports'", "path: '/api/reports'"));
  await dev.printed(/routes: \/api\/reports is a path of the API itself/);
  write('routes/reports.ts', `${text}}`);
  await dev.printed(/routes\/reports\.ts:\d+:\d+/);
  write('routes/reports.ts', text);
  await eventually(
    () => asked('--header "Authorization: Bearer $T" $U/reports').catch(String),
    (answer) => answer === '{"orders":1}',
  );
  await dev.stop();
});

test('a server for tests in other languages has all of it, too', async () => {
  const command = `test-server -- bash -c 'cp $KUBECONFIG kept; U=$(sed -n "s/^ *server: //p" kept); T=$(sed -n "s/^ *token: //p" kept); curl --silent --insecure --header "Authorization: Bearer $T" $U/reports'`;
  assert.match(await shell.run('shop', `"${process.execPath}" node_modules/kindwright/dist/runtime/main.js ${command}`), /\{"orders":0\}$/);
  assert.ok(existsSync(at('kept')));
});
