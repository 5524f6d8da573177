/** Where the code and the types of modules are that a client consists of: in the project, and in packages that are installed for it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installedFolder } from '../../package-paths.js';
import { ProjectError } from '../project.js';

/** The files of a module. In a checkout of a package both are the TypeScript that they would be made from. */
export interface ModuleFiles {
  readonly code: string;
  readonly types: string;
}

/** The files of a module beside which the code is imported as `.js`. */
export function filesOf(javaScript: string): ModuleFiles {
  const source = javaScript.replace(/\.js$/, '.ts');
  return existsSync(source) ? { code: source, types: source } : { code: javaScript, types: javaScript.replace(/\.js$/, '.d.ts') };
}

/** The files of what a package exports, such as `kindwright/client`, as a folder sees it. Throws ProjectError where it does not. */
export function exportedFiles(specifier: string, from: string): ModuleFiles {
  const [, name = specifier, rest = ''] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  const folder = installedFolder(name, from);
  const target = folder === undefined ? undefined : targetOf(folder, rest === '' ? '.' : `./${rest}`);
  if (folder === undefined || target === undefined) throw new ProjectError(`there is no module ${specifier}; run npm install ${name}`);
  // A checkout has the source of what it exports from dist.
  const source = filesOf(path.join(folder, target.replace(/^(?:\.\/)?dist\//, '')));
  return existsSync(source.types) ? source : filesOf(path.join(folder, target));
}

/** The file that a package exports under a name, as a path from its folder. */
function targetOf(folder: string, key: string): string | undefined {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { readonly exports?: object };
  for (const [pattern, value] of Object.entries(exports ?? {})) {
    const target: unknown = typeof value === 'object' && value !== null && 'default' in value ? value.default : value;
    if (typeof target !== 'string') continue;
    if (pattern === key) return target;
    const [before = '', after] = pattern.split('*');
    if (after !== undefined && key.startsWith(before) && key.endsWith(after) && key.length >= before.length + after.length)
      return target.replace('*', key.slice(before.length, key.length - after.length));
  }
  return undefined;
}
