/** Where catalogues are that `extends` names: in folders beside, and in packages, which tell of them in their `exports`. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { listed, meant } from './diagnostics.js';

interface CatalogueLocation {
  /** Folder of the catalogue, without symbolic links. */
  readonly folder: string;
  /** File of that folder which says what is taken of it; undefined where all is. */
  readonly base: string | undefined;
  /** What its generated code is imported under, such as `kindwright/kubernetes`; undefined where there is none to import. */
  readonly code: string | undefined;
}

/** The condition under which `exports` of a package give a catalogue: its folder, or a file that selects of it. */
const CONDITION = 'catalogue';

type Exports = Readonly<Record<string, unknown>>;

/** The catalogue that a name means in a folder; the text says why there is none. */
export function locate(name: string, from: string): CatalogueLocation | string {
  if (name.startsWith('.') || path.isAbsolute(name)) return located(path.resolve(from, name)) ?? `${path.resolve(from, name)} is none`;
  const [, packageName = name, rest = ''] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(name) ?? [];
  const folder = installedFolder(packageName, from);
  if (folder === undefined)
    return `no package ${packageName} is installed for ${from}; run npm install ${packageName}, or write a folder as ./<folder>`;
  const exports = exportsOf(folder);
  const target = catalogueOf(exports[rest === '' ? '.' : `./${rest}`]);
  const found = target === undefined ? undefined : located(path.join(folder, target));
  if (found === undefined) {
    const known = Object.keys(exports).flatMap((key) => (catalogueOf(exports[key]) === undefined ? [] : [`${packageName}${key.slice(1)}`]));
    return `the package ${packageName} has no such catalogue${meant(name, known)}; it has ${listed(known)}`;
  }
  return { ...found, code: codeOf(packageName, folder, found.folder, exports) };
}

function located(place: string): CatalogueLocation | undefined {
  if (!existsSync(place)) return undefined;
  const real = realpathSync(place);
  const isFolder = statSync(real).isDirectory();
  const folder = isFolder ? real : path.dirname(real);
  return existsSync(path.join(folder, 'service.yaml'))
    ? { folder, base: isFolder ? undefined : path.basename(real), code: undefined }
    : undefined;
}

/** The folder of a package as a folder sees it: its own, or one that is installed for it; undefined where there is none. */
export function installedFolder(name: string, from: string): string | undefined {
  for (let folder = path.resolve(from); ; folder = path.dirname(folder)) {
    if (manifestOf(folder)?.name === name) return folder;
    const installed = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(installed, 'package.json'))) return realpathSync(installed);
    if (folder === path.dirname(folder)) return undefined;
  }
}

function manifestOf(folder: string): { readonly name?: unknown; readonly exports?: unknown } | undefined {
  const file = path.join(folder, 'package.json');
  const manifest: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return typeof manifest === 'object' && manifest !== null ? manifest : undefined;
}

const isObject = (value: unknown): value is Exports => typeof value === 'object' && value !== null;

function exportsOf(folder: string): Exports {
  const exports = manifestOf(folder)?.exports;
  return isObject(exports) ? exports : {};
}

const catalogueOf = (conditions: unknown): string | undefined => {
  const target = isObject(conditions) ? conditions[CONDITION] : undefined;
  return typeof target === 'string' ? target : undefined;
};

/** The path of a package under which the code of the catalogue in a folder is, if the package exports that file by file. */
function codeOf(name: string, folder: string, catalogue: string, exports: Exports): string | undefined {
  const key = Object.keys(exports).find((each) => {
    const target = catalogueOf(exports[each]);
    return target !== undefined && path.join(folder, target) === catalogue && exports[`${each}/*`] !== undefined;
  });
  return key === undefined ? undefined : `${name}${key.slice(1)}`;
}
