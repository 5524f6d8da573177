/** This package as it is installed. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package's folder: the nearest above this file that has a package.json. */
function folderAbove(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error('the package has no package.json');
  return folderAbove(above);
}

export const packageFolder = (): string => folderAbove(path.dirname(fileURLToPath(import.meta.url)));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  /** Versions that fit of packages that are left to those who need them, among others. */
  readonly devDependencies: Readonly<Record<string, string>>;
}

export const packageManifest = (): Manifest => JSON.parse(readFileSync(path.join(packageFolder(), 'package.json'), 'utf8')) as Manifest;

export const packageVersion = (): string => packageManifest().version;

/** Whether a path, without symbolic links, is in the folder of this package. */
export const isInPackage = (file: string): boolean => !path.relative(realpathSync(packageFolder()), file).startsWith('..');

/** Folders of this package that have its built code, and what that reads. */
export const builtFolders = (): string[] => ['runtime', 'generated'].map((folder) => path.join(packageFolder(), 'dist', folder));

/** A built file that runs by itself, such as that of a worker, by its path below the sources. Its code may stand in a bundle with other code's. */
export const builtFile = (file: string): string => path.join(packageFolder(), 'dist', file);
