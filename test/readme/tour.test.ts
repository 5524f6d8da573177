/** Follows the README's tour to the letter, in a copy of the checkout: every command of it, in its order. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { ROOT } from '../support/generated.js';
import { kubectlBinary } from '../support/kubectl.js';
import { freshFolder, removeFolder } from '../support/process.js';

const START = 'npm start';
/** The tour starts on the default port, which a developer's own server may hold. */
const START_ON_A_FREE_PORT = 'npm start -- --secure-port=0';

const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
const tour = /<!-- tour:[\s\S]*?<!-- tour end -->/.exec(readme)?.[0] ?? '';
const blocks = [...tour.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');

const folder = freshFolder();
const checkout = path.join(folder, 'kindwright');
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};
const servers: ChildProcess[] = [];

function run(script: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const shell = spawn('bash', ['-euo', 'pipefail', '-c', script], { cwd: checkout, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [shell.stdout, shell.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    shell.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`${script}\nended with ${code}:\n${output}`))));
  });
}

/** `npm start` until it says it is ready; `stop` is Ctrl-C, which a terminal sends to the whole group. */
function start(): Promise<{ output: string; stop(): Promise<void> }> {
  const child = spawn('bash', ['-c', START_ON_A_FREE_PORT], {
    cwd: checkout,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  servers.push(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (!output.includes('Ready.')) return;
      resolve({
        output,
        stop: () => {
          process.kill(-(child.pid ?? 0), 'SIGINT');
          return ended;
        },
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`${START} ended: ${output}`)));
  });
}

after(() => {
  for (const { pid, exitCode, signalCode } of servers)
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
  removeFolder(folder);
});

test('the tour of the README, command by command', { timeout: 300_000 }, async () => {
  assert.equal(blocks.length, 4, 'the tour has four blocks: start, look around, a kind of your own, use it');
  const [install = '', look = '', define = '', use = ''] = blocks;
  cpSync(ROOT, checkout, {
    recursive: true,
    filter: (file) => !['node_modules', 'dist', 'data', '.git'].includes(path.relative(ROOT, file).split(path.sep)[0] ?? ''),
  });
  const tools = path.join(folder, 'bin');
  mkdirSync(tools);
  symlinkSync(kubectlBinary(), path.join(tools, 'kubectl'));
  environment.PATH = `${tools}${path.delimiter}${environment.PATH}`;

  assert.ok(install.trimEnd().endsWith(START));
  await run(install.replace(START, ''));
  const first = await start();
  assert.match(first.output, /data\/kubeconfig/);

  const terminal = look.split('\n')[0] ?? '';
  assert.match(terminal, /^export KUBECONFIG=/);
  const looked = await run(look);
  assert.match(looked, /^greeting +1 /m);
  assert.match(looked, /FIELD: +replicas <integer>/);

  await run(define);
  await first.stop();
  const second = await start();
  const used = await run(`${terminal}\n${use}`);
  assert.match(used, /NAME +CUSTOMER +DELIVERY +AGE\nfirst +ann +Post /);
  assert.match(used, /FIELD: +delivery <string>/);

  const [, order = ''] = /kubectl apply -f - <<'YAML'\n([\s\S]*?\n)YAML\n/.exec(use) ?? [];
  const serverSide = (command: string): Promise<string> => run(`${terminal}\nkubectl ${command} --server-side -f - <<'YAML'\n${order}YAML`);
  assert.match(await serverSide('apply'), /order\.shop\.example\.com\/first serverside-applied/);
  assert.equal(await serverSide('diff'), '');

  const refusal = run(`${terminal}
kubectl apply --validate=false -f - <<'YAML'
apiVersion: shop.example.com/v1
kind: Order
metadata: { name: second, namespace: shop }
spec: { customer: "", delivery: Balloon }
YAML`);
  await assert.rejects(refusal, /spec\.customer[\s\S]*spec\.delivery: Unsupported value: "Balloon"/);
  assert.match(await run(`${terminal}\nkubectl get configmaps --namespace shop`), /^greeting /m);
  await second.stop();
});
