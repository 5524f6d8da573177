/**
 * Runs the `kindwright` command as people do, in a process other than the test's. All commands of a test process run in one, one after the
 * other, because to load what a command needs takes longer than most of them.
 */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../root.js';

export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What the process of commands is asked. */
export interface Order {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly input: string;
  /** As a process that the test starts would have it. */
  readonly umask: number;
}

let host: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/** The process of commands, which ends with this one and keeps it from no end. */
function running(): ChildProcess {
  if (host?.connected) return host;
  host = fork(path.join(ROOT, 'dist/modules/test/support/programs/command-host.js'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return host;
}

function ordered(order: Order): Promise<Run> {
  const child = running();
  child.ref();
  child.channel?.ref();
  return new Promise<Run>((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`kindwright ${order.args.join(' ')} ended its process with ${code}`));
    child.once('exit', ended);
    child.once('message', (run: Run) => {
      child.off('exit', ended);
      child.unref();
      child.channel?.unref();
      resolve(run);
    });
    child.send(order);
  });
}

/** Runs it to its end in a folder, with a text as its standard input. Commands that change the process they run in need one of their own. */
export function kindwright(
  args: readonly string[],
  { cwd = ROOT, input = '' }: { readonly cwd?: string; readonly input?: string } = {},
): Promise<Run> {
  const order = { args, cwd, input, umask: process.umask() };
  const run = last.then(() => ordered(order));
  last = run.catch(() => undefined);
  return run;
}

/** The exit code, and everything that was printed: first on the standard output. */
export async function said(...args: readonly string[]): Promise<{ readonly status: number; readonly said: string }> {
  const { code, stdout, stderr } = await kindwright(args);
  return { status: code, said: `${stdout}${stderr}` };
}
