/** Commands as a user types them, in folders of a machine that is set up for them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.js';
import { kubectlBinary, SHORT_LIVED } from './kubectl.js';

/** A command that goes on until it is stopped. */
export interface Background {
  /** What it has printed. */
  readonly output: string;
  /** Resolves when it has printed what is looked for. */
  printed(what: RegExp): Promise<void>;
  /** Ctrl-C, which a terminal sends to the whole group. */
  stop(): Promise<void>;
}

/** The environment of a user who has kubectl, and npm without what it tells on the side; `folder` holds what both keep. */
export function withKubectl(folder: string): NodeJS.ProcessEnv {
  const tools = path.join(folder, 'bin');
  mkdirSync(tools);
  symlinkSync(kubectlBinary(), path.join(tools, 'kubectl'));
  return {
    ...process.env,
    ...SHORT_LIVED,
    // A test runner that finds itself inside of another one runs nothing.
    NODE_TEST_CONTEXT: undefined,
    PATH: `${tools}${path.delimiter}${process.env.PATH}`,
    KUBECACHEDIR: path.join(folder, 'kubectl-cache'),
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_loglevel: 'error',
    npm_config_update_notifier: 'false',
  };
}

/** Set while packages are installed: the binary of the embedded store takes a minute to make, so that `completeInstall` brings it. */
export const WITHOUT_SCRIPTS = 'export npm_config_ignore_scripts=true';

/** Puts the binary of the embedded store where its package, if it is installed, would have put it. */
export function completeInstall(project: string): void {
  const build = 'node_modules/better-sqlite3/build';
  if (!existsSync(path.join(project, path.dirname(build)))) return;
  cpSync(path.join(ROOT, build), path.join(project, build), { recursive: true });
}

export class Shell {
  readonly #background: ChildProcess[] = [];

  constructor(
    /** What the folders of commands are below. */
    private readonly root: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  /** Runs a script, and gives what it printed; rejects with that where it fails. */
  run(folder: string, script: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const shell = spawn('bash', ['-euo', 'pipefail', '-c', script], {
        cwd: path.join(this.root, folder),
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
      cwd: path.join(this.root, folder),
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

  /** Ends what still runs. */
  close(): void {
    for (const { pid, exitCode, signalCode } of this.#background)
      if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
  }
}
