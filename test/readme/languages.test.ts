/** The guides for other languages: each program is as its document shows it, and does what it says beside a server of a new project. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { newProject } from '../support/programs/new-project.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { PYTHON, WITHOUT_PYTHON_CLIENT } from '../support/programs/python.js';
import { withKubectl } from '../support/programs/shell.js';
import { EXAMPLES } from '../support/readme.js';
import { ROOT } from '../support/root.js';

const GUIDES = readFileSync(path.join(ROOT, 'runtime/GUIDES.md'), 'utf8');
/** Far more than it takes on a busy machine. */
const PATIENCE_MS = 300_000;

/** Where Debian's packages put modules of Go, and the modules among them that the guide uses. */
const GO_MODULES = '/usr/share/gocode';
const GO_NEEDS = ['google.golang.org/protobuf', 'sigs.k8s.io/yaml'];

const isThere = (program: string, ...args: readonly string[]): boolean => spawnSync(program, args).status === 0;
const missing = (programs: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(programs).flatMap(([program, args]) => (isThere(program, ...args) ? [] : [program]));

const WITHOUT_CURL = missing({ curl: ['--version'], jq: ['--version'] }).join(', ');
const WITHOUT_GO = [
  ...missing({ go: ['version'], protoc: ['--version'], 'protoc-gen-go': ['--version'] }),
  ...GO_NEEDS.filter((name) => !existsSync(path.join(GO_MODULES, 'src', name))),
].join(', ');
const skipOf = (what: string): string | false => (what === '' ? false : `this machine has no ${what}`);

let root: string;
let project: string;
let environment: NodeJS.ProcessEnv;
before(async () => {
  root = freshFolder();
  environment = withKubectl(root);
  project = await newProject(root, 'shop');
});
after(() => removeFolder(root));

/** What a guide says that its program prints. */
function promised(name: string): string {
  const text = readFileSync(path.join(ROOT, EXAMPLES, 'guides', name), 'utf8');
  const [, printed = ''] = /\n(?:#|\/\/) Prints:\n([\s\S]*)$/.exec(text) ?? [];
  return printed.replace(/^(?:#|\/\/) {3}/gm, '');
}

/** What a command prints beside a server of the project. */
function printed(...command: readonly string[]): string {
  const main = path.join(ROOT, 'dist/runtime/main.js');
  const run = spawnSync(process.execPath, [main, 'test-server', '--', ...command], { cwd: project, encoding: 'utf8', env: environment });
  assert.equal(run.status, 0, run.stderr);
  return run.stdout;
}

const guide = (name: string): string => path.join(ROOT, EXAMPLES, 'guides', name);

test('the document shows the programs as they are', () => {
  const shown = [...GUIDES.matchAll(/<!-- example: (\S+) -->\n\n```\w+\n([\s\S]*?)```\n/g)];
  assert.deepEqual(
    shown.map(([, file = '']) => path.basename(file)),
    ['orders.sh', 'orders.py', 'orders.go'],
  );
  for (const [, file = '', text] of shown) assert.equal(text, readFileSync(path.join(ROOT, file), 'utf8'), file);
});

test('curl and a shell write, watch and delete an object', { skip: skipOf(WITHOUT_CURL), timeout: PATIENCE_MS }, () => {
  assert.equal(printed('bash', guide('orders.sh')), promised('orders.sh'));
});

test('the Python client has the kinds of a project', { skip: WITHOUT_PYTHON_CLIENT, timeout: PATIENCE_MS }, () => {
  assert.equal(printed(PYTHON, guide('orders.py')), promised('orders.py'));
});

test('a controller in Go is built with types of the .proto files, as the document says', {
  skip: skipOf(WITHOUT_GO),
  timeout: PATIENCE_MS,
}, () => {
  const [, command = ''] = /^```sh\n(protoc [\s\S]*?)```$/m.exec(GUIDES) ?? [];
  const types = path.join(project, 'api');
  mkdirSync(types);
  execFileSync('bash', ['-euo', 'pipefail', '-c', command], { cwd: project, stdio: 'pipe' });
  // Without a proxy for modules, packages are found below folders.
  const packages = path.join(root, 'go/src/example.com/orders');
  mkdirSync(packages, { recursive: true });
  execFileSync('cp', ['-r', types, packages]);
  copyFileSync(guide('orders.go'), path.join(packages, 'main.go'));
  const env = {
    ...environment,
    GO111MODULE: 'off',
    GOFLAGS: '',
    GOPATH: `${path.join(root, 'go')}:${GO_MODULES}`,
    GOCACHE: path.join(root, 'go/cache'),
  };
  const program = path.join(root, 'orders');
  assert.equal(
    execFileSync('gofmt', ['-l', packages], { encoding: 'utf8' })
      .replace(/^.*\.pb\.go$/gm, '')
      .trim(),
    '',
  );
  execFileSync('go', ['build', '-o', program, '.'], { cwd: packages, env, stdio: 'pipe' });
  assert.equal(printed(program), promised('orders.go'));
});
