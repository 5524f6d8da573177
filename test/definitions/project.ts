/** Projects with catalogues, for the commands that read and write those. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../../codegen/project-commands/project.js';
import { ROOT } from '../support/root.js';

/** Makes a project in a folder that is not there; `files` are those of its catalogue. */
export function projectIn(folder: string, files: Readonly<Record<string, string>>): Project {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, 'catalog', file)), { recursive: true });
    writeFileSync(path.join(folder, 'catalog', file), content);
  }
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(ROOT, path.join(folder, 'node_modules/kindwright'));
  const at = (below: string): string => path.join(folder, below);
  return { folder, catalog: at('catalog'), generated: at('generated'), kinds: at('kinds'), build: at('.kindwright'), isPackage: false };
}
