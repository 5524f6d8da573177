/** A project that is made as users make theirs, with the packages of this checkout. */
import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.js';
import { kindwright } from './command.js';

/** Packages that a project finds beside this one. */
const PACKAGES = ['esbuild', '@types', '@koa'];

/** Makes a project of the name below a folder, with generated code. Gives its folder. `change` may edit it before. */
export async function newProject(root: string, name: string, change: (folder: string) => void = () => undefined): Promise<string> {
  assert.equal((await kindwright(['init', name], { cwd: root })).code, 0);
  const folder = path.join(root, name);
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  symlinkSync(ROOT, path.join(packages, 'kindwright'));
  for (const each of PACKAGES) symlinkSync(path.join(ROOT, 'node_modules', each), path.join(packages, each));
  change(folder);
  const { code, stderr } = await kindwright(['generate'], { cwd: folder });
  assert.equal(code, 0, stderr);
  return folder;
}
