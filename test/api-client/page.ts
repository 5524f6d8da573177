/** A page that runs a program in a browser, and tells what came of it. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Page } from '../support/programs/browser.js';

interface PageProgram {
  /** A module whose default export is the answer, as JSON can tell it. */
  readonly program: string;
  /** Folder of packages, and the one of them that the program imports. */
  readonly packages: string;
  readonly name: string;
}

/** Rejects with what the page threw. */
export async function answerOfPage({ program, packages, name }: PageProgram): Promise<unknown> {
  const { exports } = JSON.parse(readFileSync(path.join(packages, name, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, { readonly default?: string }>>;
  };
  const imports = Object.fromEntries(
    Object.entries(exports).map(([key, { default: file = '' }]) => [path.posix.join(name, key), `/${path.posix.join(name, file)}`]),
  );
  const page = `<!doctype html>
<link rel="icon" href="data:,">
<script type="importmap">${JSON.stringify({ imports })}</script>`;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const isPage = pathname === '/';
    response.setHeader('Content-Type', isPage ? 'text/html' : 'text/javascript');
    response.end(isPage ? page : pathname === '/program.js' ? program : readFileSync(path.join(packages, pathname)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const opened = await Page.open(`http://127.0.0.1:${port}/`);
  try {
    return await opened.value("import('/program.js').then(({ default: answer }) => answer)");
  } finally {
    await opened.close();
    server.closeAllConnections();
    server.close();
  }
}
