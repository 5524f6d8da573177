/** Runs the command as people do, beside servers of the test's own process. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../support/root.js';

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs it to its end in a folder, with a text as its standard input. */
export async function kindwright(
  args: readonly string[],
  { cwd, input = '' }: { readonly cwd: string; readonly input?: string },
): Promise<Run> {
  const child = spawn(process.execPath, [path.join(ROOT, 'dist/runtime/main.js'), ...args], { cwd });
  child.stdin.on('error', () => undefined).end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}
