/** `kindwright init`: a small project that runs, from the files of `template/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OutputFolder } from '../../runtime/files/output-folder.js';
import { packageFolder, packageVersion } from '../../runtime/files/package.js';
import { ProjectError } from './project.js';

/** Names that npm would not pack as they are called in a project. */
const RENAMED: Readonly<Record<string, string>> = {
  gitignore: '.gitignore',
  dockerignore: '.dockerignore',
  'server.service': '{name}.service',
};

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
  const template = path.join(packageFolder(), 'codegen/project/template');
  const made = new OutputFolder(folder);
  for (const file of filesIn(template)) made.write(filled(RENAMED[file] ?? file), filled(readFileSync(path.join(template, file), 'utf8')));
  return `${folder} is made. Next:\n\n  cd ${folder}\n  npm install\n  npm run dev\n`;
}

const filesIn = (folder: string, below = ''): string[] =>
  readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name);
    return entry.isDirectory() ? filesIn(folder, file) : [file];
  });
