/** The built server as a process of its own, as users start it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../root.js';

export const freshFolder = (): string => mkdtempSync(path.join(tmpdir(), 'kindwright-'));

export interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly kubeconfig: string;
  /** What it printed until it was ready. */
  readonly output: string;
  /** Resolves once it has printed the text on its output or as an error, before it was ready or after. */
  printed(text: string): Promise<void>;
  /** What the process took until it called itself ready, in milliseconds: of the processor where the system tells, else of time. */
  readonly readyMs: number;
  /** Sends the signal and gives the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Of a tick in which Linux counts the time of processes. */
const TICK_MS = 10;

/** The processor time of a process, which other work of the machine does not prolong much; undefined where there is no /proc. */
function processorMs(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  // The name of the program, which may hold anything, ends with the last parenthesis; user and system time are fields 14 and 15.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return TICK_MS * (Number(fields[11]) + Number(fields[12]));
}

/** The last characters of what a server printed that are looked through. */
const REMEMBERED = 64 * 1024;

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
    let printed = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /Serving on (https:\S+)/.exec(output)?.[1];
      if (url === undefined || !output.includes('Ready.')) return;
      child.stdout?.off('data', read);
      resolve({
        child,
        url,
        kubeconfig: path.join(folder, 'kubeconfig'),
        output,
        printed: (text) =>
          new Promise((found) => {
            const look = (): void => {
              if (!printed.includes(text)) return;
              for (const stream of [child.stdout, child.stderr]) stream?.off('data', look);
              found();
            };
            for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
            look();
          }),
        readyMs: processorMs(child.pid) ?? performance.now() - started,
        stop: async (signal = 'SIGTERM') => {
          child.kill(signal);
          return exited;
        },
      });
    };
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed = `${printed}${chunk.toString()}`.slice(-REMEMBERED);
      });
    child.stdout?.on('data', read);
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    void exited.then((code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
