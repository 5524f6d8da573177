/** Packages of the npm registry whose files tests look into, fetched once into node_modules; they are no dependencies of ours. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.js';
import { place } from './made-once.js';

const FOLDER = path.join(ROOT, 'node_modules/.cache/packages');

/** Unpacks what is asked for of a package, such as `fflate@0.8.2`, into an empty folder. Throws where the registry does not have it. */
export function unpack(name: string, into: string, ...members: readonly string[]): void {
  execFileSync('npm', ['pack', '--silent', name], { cwd: into, stdio: ['ignore', 'ignore', 'pipe'] });
  const archive = readdirSync(into).find((file) => file.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['xzf', archive, ...members], { cwd: into });
}

/** The folder of a package's files. Throws where the registry does not have it. */
export function packageFiles(name: string): string {
  const folder = path.join(FOLDER, name.replaceAll('/', '+'));
  if (!existsSync(folder)) {
    mkdirSync(FOLDER, { recursive: true });
    const work = mkdtempSync(path.join(FOLDER, 'fetch-'));
    try {
      unpack(name, work);
      place(path.join(work, 'package'), folder);
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
  return folder;
}

/** Whether the npm registry answers. */
export function registryAnswers(): boolean {
  try {
    execFileSync('npm', ['view', '--silent', 'typescript', 'version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
