/** An npm registry that has this package as if it were published; every other package comes from the registry that npm uses here. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Registry {
  readonly url: string;
  /** Offers what npm packed, from now on as the latest version. */
  publish(tarball: string): void;
  close(): void;
}

/** What npm is told of a version. */
interface Published {
  readonly manifest: { readonly version: string };
  readonly bytes: Buffer;
}

const FILE = /^\/kindwright\/-\/kindwright-(.+)\.tgz$/;

export async function startRegistry(upstream: string): Promise<Registry> {
  const versions = new Map<string, Published>();
  let latest = '';
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    // Ports are used again, by another run with another package, and npm's store of what it fetched is shared by all runs.
    if (path.startsWith('/kindwright')) response.setHeader('Cache-Control', 'no-store');
    const packed = versions.get(FILE.exec(path)?.[1] ?? '');
    if (packed !== undefined) response.end(packed.bytes);
    else if (path === '/kindwright') response.setHeader('Content-Type', 'application/json').end(JSON.stringify(packument()));
    else response.writeHead(302, { Location: new URL(path.slice(1), upstream).href }).end();
  });
  const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const packument = (): object => {
    const entries = [...versions].map(([version, { manifest, bytes }]) => {
      const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
      return [version, { ...manifest, dist: { tarball: `${url()}/kindwright/-/kindwright-${version}.tgz`, integrity } }] as const;
    });
    return { name: 'kindwright', 'dist-tags': { latest }, versions: Object.fromEntries(entries) };
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: url(),
    publish(tarball) {
      const text = execFileSync('tar', ['xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });
      const manifest = JSON.parse(text) as Published['manifest'];
      latest = manifest.version;
      versions.set(latest, { manifest, bytes: readFileSync(tarball) });
    },
    close: () => server.close(),
  };
}
