/** Runs TypeScript of a project: its programs, and its tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { suggestion } from '../../runtime/model/faults/nearest.js';
import { built, sourcesIn } from './build.js';
import { refuseMisfit } from './load.js';
import { type Project, ProjectError } from './project.js';

const javaScript = (folder: string, file: string): string => path.join(folder, file.replace(/\.ts$/, '.js'));

/** Runs Node until it ends. Gives its exit code. */
async function runNode(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--enable-source-maps', ...args], { stdio: 'inherit' });
  const passOn = (signal: NodeJS.Signals): void => void child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, passOn);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** A path from the project, as it is given from the working folder. Throws ProjectError for a file that is not there. */
function sourceOf(project: Project, file: string): string {
  if (!existsSync(file) || !file.endsWith('.ts')) {
    const beside = existsSync(path.dirname(file)) ? readdirSync(path.dirname(file)).filter((name) => name.endsWith('.ts')) : [];
    throw new ProjectError(`there is no TypeScript file ${file}${suggestion(path.basename(file), beside) || '; name one of the project'}`);
  }
  return path.relative(project.folder, file).split(path.sep).join('/');
}

/** Gives the exit code of the program. Throws ProjectError. */
export async function runProgram(project: Project, file: string, args: readonly string[]): Promise<number> {
  refuseMisfit(project);
  const source = sourceOf(project, file);
  return runNode([javaScript(await built(project, 'programs', [source]), source), ...args]);
}

/**
 * Runs the files, or else all of `test/`, against code that is generated first where it does not fit. Gives the exit code of the tests, or 1
 * where the catalogue is at fault. Throws ProjectError.
 */
export async function runTests(project: Project, files: readonly string[], flags: readonly string[]): Promise<number> {
  const { prepared } = await import('./dev.js');
  if (!prepared(project)) return 1;
  const sources =
    files.length > 0
      ? files.map((file) => sourceOf(project, file))
      : sourcesIn(project, 'test').filter((file) => file.endsWith('.test.ts'));
  if (sources.length === 0) throw new ProjectError('there are no files test/**/*.test.ts; write one, such as test/order.test.ts');
  const folder = await built(project, 'programs', sources);
  return runNode(['--test', ...flags, ...sources.map((source) => javaScript(folder, source))]);
}
