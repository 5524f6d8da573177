/** The README, and programs as they stand in the documents beside it, as projects that have the package installed run them. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.js';

export const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8');

/** How programs embed a server, and tests start one. */
export const EMBEDDING = readFileSync(path.join(ROOT, 'runtime/EMBEDDING.md'), 'utf8');

/** The program below a comment that begins with the mark. */
export const programOf = (mark: string): string =>
  new RegExp(`<!-- ${mark}:[^]*?\`\`\`ts\\n([^]*?)\`\`\``).exec(README + EMBEDDING)?.[1] ?? '';

/** Writes a program into a folder, with the packages it may import, and gives its path. */
export function writeProgram(folder: string, program: string): string {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  symlinkSync(ROOT, path.join(packages, 'kindwright'));
  symlinkSync(path.join(ROOT, 'node_modules/koa'), path.join(packages, 'koa'));
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, program);
  return file;
}
