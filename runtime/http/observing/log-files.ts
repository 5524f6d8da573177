/** /logs: the files of one folder, for those who may read the path. */
import { createReadStream } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathParameter } from '../../model/definition/openapi-paths.js';
import { answerNoPage, answerText } from '../answers/answers.js';
import { checkReading } from '../documents/documents.js';
import type { Page } from '../documents/pages.js';
import type { RequestContext } from '../requests/state.js';
import type { RequestRouter } from '../routing/router.js';

const ROOT = '/logs';
/** What pages of folders and files are. */
const TYPES = ['text/html', 'text/plain'];

const PAGES: readonly Page[] = [
  { path: `${ROOT}/`, operation: 'logFileListHandler', tag: 'logs', description: 'Show the folder of log files.', types: [] },
  {
    path: `${ROOT}/{logpath}`,
    operation: 'logFileHandler',
    tag: 'logs',
    description: 'Show a log file, or a folder of them.',
    types: [],
    placeholders: [pathParameter('logpath', 'Path of the file below the folder.')],
  },
];

/** Shows what lies in the folder and below; nothing where there is no folder. Links that lead out of it are not followed. */
export function mountLogFiles(router: RequestRouter, folder: string | undefined): readonly Page[] {
  const answer = async (ctx: RequestContext): Promise<void> => {
    checkReading(ctx, TYPES);
    const asked = nameOf(ctx.state.info.path);
    if (asked === undefined) return refuse(ctx);
    const file = folder === undefined ? undefined : await fileBelow(folder, asked);
    if (file !== undefined) return answerFile(ctx, file);
    // A folder that nobody has written to yet is an empty one.
    return asked === '' || asked === '/' ? answerFolder(ctx, []) : answerNoPage(ctx);
  };
  router.all(ROOT, answer);
  router.all(`${ROOT}/*path`, answer);
  return PAGES;
}

/** The path below the folder; undefined for one that no file can have. */
function nameOf(asked: string): string | undefined {
  const segments = asked.slice(ROOT.length).split('/').map(decoded);
  const isSound = segments.every((segment) => segment !== undefined && segment !== '..' && !/[/\0]/.test(segment));
  return isSound ? segments.join('/') : undefined;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

const refuse = (ctx: RequestContext): void => answerText(ctx, 400, 'invalid URL path');

/** The page of a folder, at a path that ends in a slash, so that its links lead below it. */
function answerFolder(ctx: RequestContext, entries: Parameters<typeof listing>[0]): void {
  const { path: asked } = ctx.state.info;
  if (asked.endsWith('/')) {
    ctx.set('Content-Type', 'text/html; charset=utf-8');
    ctx.body = listing(entries);
    return;
  }
  ctx.body = null;
  ctx.status = 301;
  ctx.set('Location', `${asked.slice(asked.lastIndexOf('/') + 1)}/`);
}

/** The file or folder that a name leads to; undefined where there is none, or it lies elsewhere. */
async function fileBelow(folder: string, name: string): Promise<string | undefined> {
  try {
    const root = await realpath(folder);
    const file = await realpath(path.join(root, name));
    return file === root || file.startsWith(`${root}${path.sep}`) ? file : undefined;
  } catch {
    return undefined;
  }
}

async function answerFile(ctx: RequestContext, file: string): Promise<void> {
  const about = await stat(file);
  if (about.isDirectory()) return answerFolder(ctx, await readdir(file, { withFileTypes: true }));
  if (about.isFile()) {
    ctx.set('Content-Type', file.endsWith('.gz') ? 'application/gzip' : 'text/plain; charset=utf-8');
    // What is written meanwhile belongs to the next answer.
    ctx.body = about.size === 0 ? '' : createReadStream(file, { end: about.size - 1 });
    ctx.length = about.size;
  } else return answerNoPage(ctx);
  ctx.set('X-Content-Type-Options', 'nosniff');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;', "'": '&#39;' };

/** A page of links, as servers of files make it. */
function listing(entries: readonly { readonly name: string; isDirectory(): boolean }[]): string {
  const names = entries.map((entry) => `${entry.name}${entry.isDirectory() ? '/' : ''}`).sort();
  const link = (name: string): string =>
    `<a href="${encodeURIComponent(name).replace(/%2F$/, '/')}">${name.replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c)}</a>\n`;
  return `<pre>\n${names.map(link).join('')}</pre>\n`;
}
