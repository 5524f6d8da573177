/** A real kubectl and a real helm: the ones on the PATH, or else the newest that are fetched. */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { clientOf, NEWEST, type Tool } from './client-releases.js';

const onPath = (tool: Tool): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, tool))
    .find((file) => existsSync(file));

const found = new Map<Tool, string>();

/**
 * Both are written in Go, and end before what they leave unused matters: to look for it often takes a third of their processor time, and
 * to wait for work on more threads than one a sixth.
 */
export const SHORT_LIVED: NodeJS.ProcessEnv = { GOGC: '400', GOMAXPROCS: '1' };

function binaryOf(tool: Tool): string {
  const file = found.get(tool) ?? onPath(tool) ?? clientOf(NEWEST, tool);
  found.set(tool, file);
  return file;
}

/** Path of a kubectl binary. */
export const kubectlBinary = (): string => binaryOf('kubectl');

/** Runs helm against one server in a folder, where it keeps what it knows; gives what it printed, and rejects with its complaint. */
export function helmFor(kubeconfig: string, folder: string, binary = binaryOf('helm')): (command: string) => Promise<string> {
  const home = path.join(folder, 'helm');
  const homes = { HOME: home, HELM_CACHE_HOME: home, HELM_CONFIG_HOME: home, HELM_DATA_HOME: home };
  const env = { ...process.env, ...SHORT_LIVED, KUBECONFIG: kubeconfig, ...homes };
  return (command) =>
    new Promise((resolve, reject) => {
      execFile(binary, command.split(' '), { cwd: folder, env, timeout: 60_000 }, (error, stdout, stderr) =>
        error === null ? resolve(stdout) : reject(new Error(`helm ${command}: ${stderr}${stdout}`)),
      );
    });
}

/** Flags by which kubectl keeps what it knows of a server in a folder. */
const cachedIn = (folder: string): readonly string[] => ['--cache-dir', path.join(folder, 'kubectl-cache')];

/** What `kubectl` printed; rejects with its complaint when it fails. */
export type Kubectl = (command: string, input?: string) => Promise<string>;

/** Runs kubectl against one server with discovery kept in `folder`; arguments are split at blanks unless in single quotes. */
export function kubectlFor(kubeconfig: string, folder: string, binary = kubectlBinary()): Kubectl {
  return (command, input) =>
    new Promise((resolve, reject) => {
      const args = [...command.matchAll(/'([^']*)'|(\S+)/g)].map((m) => m[1] ?? m[2] ?? '');
      const child = execFile(
        binary,
        ['--kubeconfig', kubeconfig, ...cachedIn(folder), ...args],
        { timeout: 60_000, env: { ...process.env, ...SHORT_LIVED } },
        (error, stdout, stderr) => (error === null ? resolve(stdout) : reject(new Error(`kubectl ${command}: ${stderr}${stdout}`))),
      );
      // One that ends without reading its input says why in its own words.
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(input ?? '');
    });
}

/** Runs kubectl, with discovery kept in `folder`, until it printed what `until` looks for, and gives what it printed. */
export function kubectlUntil(
  kubeconfig: string,
  folder: string,
  args: readonly string[],
  until: RegExp,
  whileRunning: () => Promise<void>,
  binary = kubectlBinary(),
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(binary, ['--kubeconfig', kubeconfig, ...cachedIn(folder), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...SHORT_LIVED },
    });
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
