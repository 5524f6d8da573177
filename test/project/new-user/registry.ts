/** An npm registry that has this package as if it were published; every other package comes from the registry that npm uses here. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Registry {
  readonly url: string;
  close(): void;
}

export async function startRegistry(tarball: string, manifest: { readonly version: string }, upstream: string): Promise<Registry> {
  const bytes = readFileSync(tarball);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    // Ports are used again, by another run with another package, and npm's store of what it fetched is shared by all runs.
    if (path.startsWith('/kindwright')) response.setHeader('Cache-Control', 'no-store');
    if (path.endsWith('/kindwright.tgz')) response.end(bytes);
    else if (path === '/kindwright') response.setHeader('Content-Type', 'application/json').end(JSON.stringify(packument()));
    else response.writeHead(302, { Location: new URL(path.slice(1), upstream).href }).end();
  });
  const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const packument = (): object => {
    const dist = { tarball: `${url()}/kindwright.tgz`, integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}` };
    return { name: 'kindwright', 'dist-tags': { latest: manifest.version }, versions: { [manifest.version]: { ...manifest, dist } } };
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: url(), close: () => server.close() };
}
