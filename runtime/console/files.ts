/** The files of the page, as the bundler makes them: read once for a server, when the page is first asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtFile } from '../files/package.js';
import type { RequestContext } from '../http/requests/state.js';
import { pathNotFound } from '../model/errors.js';

interface PageFile {
  readonly type: string;
  readonly bytes: Buffer;
  readonly zipped: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Nothing is loaded from elsewhere, nothing runs that is not a file of the page, and no other page shows this one. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** What every answer of the console says to browsers. */
const SECURITY: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const secured = (ctx: RequestContext): void => ctx.set(SECURITY);

/** Files with a digest of what they hold in their names, which browsers keep. */
const ASSETS = '/console/assets/';

export class ConsoleFiles {
  #files: ReadonlyMap<string, PageFile> | undefined;

  /** Answers with a file of the page; every other path below `/console/` is the page itself, which looks at its address. */
  answer(ctx: RequestContext, at: string): void {
    this.#files ??= readPage();
    const isAsset = at.startsWith(ASSETS);
    const file = this.#files.get(isAsset ? at.slice(ASSETS.length) : 'index.html');
    if (file === undefined) throw pathNotFound();
    ctx.status = 200;
    ctx.set('Content-Type', file.type);
    ctx.set('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
    ctx.vary('Accept-Encoding');
    const zips = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
    if (zips) ctx.set('Content-Encoding', 'gzip');
    ctx.body = zips ? file.zipped : file.bytes;
  }
}

function readPage(): ReadonlyMap<string, PageFile> {
  const folder = builtFile('runtime/console/page');
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const type = TYPES[path.extname(name)];
      if (type === undefined) return [];
      const bytes = readFileSync(path.join(folder, name));
      return [[name, { type, bytes, zipped: gzipSync(bytes) }]];
    }),
  );
}
