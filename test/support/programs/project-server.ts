/** A server of tests with the catalogue and the code of a project, as its users start one beside a command. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../root.js';

/** What the command beside the server does: it tells where the server is, and ends with its input. */
const TELL = `console.log(JSON.stringify({ link: process.env.CONSOLE_LINK, kubeconfig: process.env.KUBECONFIG }));
process.stdin.resume().on('end', () => process.exit());`;

export interface ProjectServer {
  /** Opens the console as its administrator, once. */
  readonly link: string;
  /** Path of a client configuration file. */
  readonly kubeconfig: string;
  close(): Promise<void>;
}

/** Starts one in the folder of a project. Rejects where it ends before it serves. */
export async function startProjectServer(folder: string): Promise<ProjectServer> {
  const main = path.join(ROOT, 'dist/runtime/main.js');
  const child = spawn(process.execPath, [main, 'test-server', '--', process.execPath, '-e', TELL], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const told = (async () => {
    for await (const line of createInterface(child.stdout))
      if (line.startsWith('{"link"')) return JSON.parse(line) as { link: string; kubeconfig: string };
    throw new Error('the server has ended before it served');
  })();
  const { link, kubeconfig } = await told;
  child.stdout.resume();
  return {
    link,
    kubeconfig,
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
