/** A project built on this package: a folder with a catalogue of its own. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../../runtime/files/package.js';

export interface Project {
  readonly folder: string;
  readonly catalog: string;
  readonly generated: string;
  /** Folder of its kinds in code; it need not be there. */
  readonly kinds: string;
  /** Folder that what it runs is built into. */
  readonly build: string;
  /** Whether it is the checkout of this package, which is built by its own scripts. */
  readonly isPackage: boolean;
}

/** The project in a folder; undefined where the folder has no catalogue. */
export function projectAt(folder: string): Project | undefined {
  const catalog = path.join(folder, 'catalog');
  if (!existsSync(path.join(catalog, 'service.yaml'))) return undefined;
  return {
    folder,
    catalog,
    generated: path.join(folder, 'generated'),
    kinds: path.join(folder, 'kinds'),
    build: path.join(folder, '.kindwright'),
    isPackage: realpathSync(folder) === realpathSync(packageFolder()),
  };
}

/** Thrown for projects that cannot do what is asked of them; the message says what to run. */
export class ProjectError extends Error {
  override readonly name = 'ProjectError';
}

/** The project in the working folder. Throws ProjectError. */
export function neededProject(): Project {
  const project = projectAt('.');
  if (project === undefined)
    throw new ProjectError('this folder has no catalog/service.yaml, so that it is no project; make one with: npx kindwright init my-api');
  return project;
}
