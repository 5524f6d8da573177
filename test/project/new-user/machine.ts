/** A folder in which everything is as on a machine that has npm and kubectl, and has not seen this repository. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../support/generated.js';
import { kubectlBinary } from '../../support/kubectl.js';
import { freshFolder, removeFolder } from '../../support/process.js';
import { type Registry, startRegistry } from './registry.js';

const npmConfig = (key: string): string => execFileSync('npm', ['config', 'get', key], { cwd: ROOT, encoding: 'utf8' }).trim();

/** Why nothing can be installed here; false where it can. */
export const offline =
  spawnSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=10000'], { cwd: ROOT }).status === 0
    ? false
    : 'the npm registry cannot be reached';

/** A command that goes on until it is stopped. */
export interface Background {
  /** What it has printed. */
  readonly output: string;
  /** Resolves when it has printed what is looked for. */
  printed(what: RegExp): Promise<void>;
  /** Ctrl-C, which a terminal sends to the whole group. */
  stop(): Promise<void>;
}

export class Machine {
  readonly #background: ChildProcess[] = [];

  private constructor(
    readonly folder: string,
    readonly tarball: string,
    private readonly registry: Registry,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  static async start(): Promise<Machine> {
    const folder = freshFolder();
    const tarball = packed(folder);
    const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
    const registry = await startRegistry(tarball, manifest, npmConfig('registry'));
    // Packages that npm holds already are not fetched again; what npx installed before is not looked at.
    const cache = path.join(folder, 'npm');
    mkdirSync(path.join(npmConfig('cache'), '_cacache'), { recursive: true });
    mkdirSync(cache);
    symlinkSync(path.join(npmConfig('cache'), '_cacache'), path.join(cache, '_cacache'));
    const tools = path.join(folder, 'bin');
    mkdirSync(tools);
    symlinkSync(kubectlBinary(), path.join(tools, 'kubectl'));
    return new Machine(folder, tarball, registry, {
      ...process.env,
      // A test runner that finds itself inside of another one runs nothing.
      NODE_TEST_CONTEXT: undefined,
      PATH: `${tools}${path.delimiter}${process.env.PATH}`,
      KUBECACHEDIR: path.join(folder, 'kubectl-cache'),
      npm_config_registry: registry.url,
      npm_config_cache: cache,
      npm_config_prefer_offline: 'true',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_yes: 'true',
      npm_config_loglevel: 'error',
      npm_config_update_notifier: 'false',
      // The binary of the embedded store comes from outside the registry; it is put in place below.
      npm_config_ignore_scripts: 'true',
    });
  }

  /** Puts the binary of the embedded store where its package would have put it. */
  completeInstall(project: string): void {
    const build = 'node_modules/better-sqlite3/build';
    cpSync(path.join(ROOT, build), path.join(this.folder, project, build), { recursive: true });
  }

  /** Runs a script in a folder of the machine, and gives what it printed; rejects with that where it fails. */
  run(folder: string, script: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const shell = spawn('bash', ['-euo', 'pipefail', '-c', script], {
        cwd: path.join(this.folder, folder),
        env: this.environment,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [shell.stdout, shell.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
      shell.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${script}\nended with ${code}:\n${output}`))));
    });
  }

  start(folder: string, command: string): Background {
    const child = spawn('bash', ['-c', command], {
      cwd: path.join(this.folder, folder),
      env: this.environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#background.push(child);
    let output = '';
    let look = (): void => undefined;
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        look();
      });
    return {
      get output() {
        return output;
      },
      printed: (what) =>
        new Promise((resolve, reject) => {
          look = () => {
            if (what.test(output)) resolve();
          };
          look();
          void ended.then(() => reject(new Error(`${command} ended and never printed ${what}:\n${output}`)));
        }),
      stop: () => {
        process.kill(-(child.pid ?? 0), 'SIGINT');
        return ended;
      },
    };
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), text);
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  close(): void {
    for (const { pid, exitCode, signalCode } of this.#background)
      if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
    this.registry.close();
    removeFolder(this.folder);
  }
}

/** Packs a copy of the checkout, because packing makes `dist` anew, which other tests run from. */
function packed(folder: string): string {
  const copy = path.join(folder, 'checkout');
  const sources = readdirSync(ROOT).filter((name) => !['.git', 'data', 'dist', 'node_modules'].includes(name));
  for (const name of sources) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  return path.join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
}
