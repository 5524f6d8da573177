/** A page that runs a program in a browser, and tells what came of it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { freshFolder, removeFolder } from '../support/programs/process.js';

export interface Page {
  /** Path of the browser. */
  readonly chromium: string;
  /** A module whose default export is the answer, as JSON can tell it. */
  readonly program: string;
  /** Folder of packages, and the one of them that the program imports. */
  readonly packages: string;
  readonly name: string;
}

/** Rejects with what the page threw, and where the browser ends before it answers. */
export async function answerOfPage({ chromium, program, packages, name }: Page): Promise<unknown> {
  const { exports } = JSON.parse(readFileSync(path.join(packages, name, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, { readonly default?: string }>>;
  };
  const imports = Object.fromEntries(
    Object.entries(exports).map(([key, { default: file = '' }]) => [path.posix.join(name, key), `/${path.posix.join(name, file)}`]),
  );
  const page = `<!doctype html>
<link rel="icon" href="data:,">
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
const tell = (answer) => fetch('/answer', { method: 'POST', body: JSON.stringify(answer) });
import('/program.js').then(({ default: answer }) => tell({ answer }), (error) => tell({ error: String(error.stack) }));
</script>`;
  let tell: (answer: string) => void = () => undefined;
  const answered = new Promise<string>((resolve) => {
    tell = resolve;
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    if (pathname === '/answer') {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        response.end();
        tell(body);
      });
      return;
    }
    const isPage = pathname === '/';
    response.setHeader('Content-Type', isPage ? 'text/html' : 'text/javascript');
    response.end(isPage ? page : pathname === '/program.js' ? program : readFileSync(path.join(packages, pathname)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const profile = freshFolder();
  const browser = spawn(
    chromium,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-first-run',
      // The authority of a test server is known to nobody.
      '--ignore-certificate-errors',
      `--user-data-dir=${profile}`,
      `http://127.0.0.1:${port}/`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let said = '';
  browser.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-4000);
  });
  const ended = once(browser, 'exit');
  try {
    const told = await Promise.race([answered, ended.then(() => Promise.reject(new Error(`the browser ended:\n${said}`)))]);
    const { answer, error } = JSON.parse(told) as { readonly answer?: unknown; readonly error?: string };
    if (error !== undefined) throw new Error(error);
    return answer;
  } finally {
    // The browser is a group of processes.
    if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL');
    await ended;
    server.closeAllConnections();
    server.close();
    removeFolder(profile);
  }
}
