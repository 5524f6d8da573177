/** The built server as a process of its own, as users start it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './root.js';

export const freshFolder = (): string => mkdtempSync(path.join(tmpdir(), 'kindwright-'));

export interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly kubeconfig: string;
  /** What it printed until it was ready. */
  readonly output: string;
  /** Milliseconds from the start of the process until it called itself ready. */
  readonly readyMs: number;
  /** Sends the signal and gives the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts `kindwright serve` on a free port and resolves when it is ready. */
export function startProcess(
  folder: string,
  flags: readonly string[] = [],
  cwd = ROOT,
  environment: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [path.join(cwd, 'dist/runtime/main.js'), 'serve', '--secure-port=0', `--data-dir=${folder}`, ...flags],
    { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } },
  );
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /Serving on (https:\S+)/.exec(output)?.[1];
      if (url === undefined || !output.includes('Ready.')) return;
      child.stdout?.off('data', read);
      child.stdout?.resume();
      resolve({
        child,
        url,
        kubeconfig: path.join(folder, 'kubeconfig'),
        output,
        readyMs: performance.now() - started,
        stop: async (signal = 'SIGTERM') => {
          child.kill(signal);
          return exited;
        },
      });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    void exited.then((code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
