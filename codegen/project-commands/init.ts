/** `kindwright init`: a small project that runs, from the files of `template/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OutputFolder } from '../../runtime/files/output-folder.js';
import { packageFolder, packageManifest, packageVersion } from '../../runtime/files/package.js';
import { needsPackage } from '../../runtime/store/sqlite/binding.js';
import { ProjectError } from './project.js';

/** Names that npm would not pack as they are called in a project. */
const RENAMED: Readonly<Record<string, string>> = {
  gitignore: '.gitignore',
  dockerignore: '.dockerignore',
  npmignore: '.npmignore',
  'server.service': '{name}.service',
};

/**
 * Packages that the commands and types of a project need, and a server that runs it does not. They are no optional peers of Kindwright,
 * as npm installs these with `--omit=dev` as well.
 */
const FOR_MAKING = ['@types/koa', 'esbuild', 'protobufjs', 'ts-morph', 'ts-proto', 'ts-proto-descriptors'];
/** What the embedded store needs where Node has no SQLite. */
const FOR_STORING = 'better-sqlite3';

/**
 * What npm may run when it installs these. esbuild has the program for the platform in a package of its own, and asks for nothing; the
 * store's package fetches or makes its program.
 */
const SCRIPTS: Readonly<Record<string, boolean>> = { esbuild: false, [FOR_STORING]: true };

const MANIFEST = 'package.json';

/** What npm takes as the name of a package, and systemd as that of a unit. */
const NAME = /^[a-z0-9][a-z0-9._-]{0,99}$/;

/** Makes the project in a folder that is not there, or empty. Gives what to do next. Throws ProjectError, and what the file system throws. */
export function initProject(folder: string): string {
  const name = path.basename(path.resolve(folder));
  if (!NAME.test(name))
    throw new ProjectError(
      `${JSON.stringify(name)} cannot be the name of a project: lower-case letters, digits, hyphens, dots and underscores are allowed`,
    );
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new ProjectError(`${folder} is not empty; a project needs a folder of its own`);
  const filled = (text: string): string => text.replaceAll('{name}', name).replaceAll('{version}', packageVersion());
  const template = path.join(packageFolder(), 'codegen/project-commands/template');
  const made = new OutputFolder(folder);
  for (const file of filesIn(template)) {
    const text = filled(readFileSync(path.join(template, file), 'utf8'));
    made.write(filled(RENAMED[file] ?? file), file === MANIFEST ? withPackages(text) : text);
  }
  return `${folder} is made. Next:\n\n  cd ${folder}\n  npm install\n  npm run dev\n`;
}

/** The manifest of the project with the packages that are left to it, in versions that fit. */
function withPackages(text: string): string {
  const { devDependencies } = packageManifest();
  const chosen = (names: readonly string[]): Record<string, string | undefined> =>
    Object.fromEntries(names.map((name) => [name, devDependencies[name]]));
  const { dependencies, ...manifest } = JSON.parse(text) as { readonly dependencies: object };
  const stored = { ...dependencies, ...chosen(needsPackage() ? [FOR_STORING] : []) };
  const made = chosen(FOR_MAKING);
  const allowScripts = Object.fromEntries(Object.entries(SCRIPTS).filter(([name]) => name in stored || name in made));
  return `${JSON.stringify({ ...manifest, dependencies: stored, devDependencies: made, allowScripts }, undefined, 2)}\n`;
}

const filesIn = (folder: string, below = ''): string[] =>
  readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name);
    return entry.isDirectory() ? filesIn(folder, file) : [file];
  });
