/** Builds the TypeScript of a project, so that Node runs it without a setup of its own. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import { OutputFolder } from '../../runtime/files/output-folder.js';
import { packageVersion } from '../../runtime/files/package.js';
import { type Project, ProjectError } from './project.js';

/** What is built: the server's parts, its kinds alone, or programs and tests, which may be at fault without keeping the server from running. */
type Purpose = 'server' | 'kinds' | 'programs';

/** What was built last for a purpose, in a folder whose name is made of what it holds, and from what. */
interface Stamp {
  readonly kindwright: string;
  readonly entries: readonly string[];
  /** Digests of the files that it was built from, by path below the project. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly folder: string;
}

const STAMPS = 'built.json';
/** Generated code finds these documents beside itself. */
const DOCUMENTS = 'generated/openapi';

const digest = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** TypeScript files of a project's folder and below, as paths from the project. */
export function sourcesIn(project: Project, folder: string): string[] {
  const at = path.join(project.folder, folder);
  if (!existsSync(at)) return [];
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .sort();
}

/**
 * Builds files of the project, given as paths from it, with all that they import of it. Gives the folder where each stands under the
 * same path as `.js`. Nothing is done where what was built last still fits. Throws ProjectError with the faults of the files.
 */
export async function built(project: Project, purpose: Purpose, entries: readonly string[]): Promise<string> {
  const stamps = stampsOf(project);
  const last = stamps[purpose];
  if (last !== undefined && fits(project, last, entries)) return path.join(project.build, last.folder);
  const { files, inputs } = await bundled(project, entries);
  const folder = digest(files.map(({ file, bytes }) => `${file} ${digest(bytes)}`).join('\n')).slice(0, 12);
  const target = path.join(project.build, folder);
  const build = new OutputFolder(project.build);
  for (const { file, bytes } of files) build.write(path.join(folder, file), bytes);
  const documents = path.join(project.folder, DOCUMENTS);
  if (existsSync(documents)) build.copy(documents, path.join(folder, DOCUMENTS));
  const renewed = { ...stamps, [purpose]: { kindwright: packageVersion(), entries, inputs, folder } };
  build.write(STAMPS, `${JSON.stringify(renewed, undefined, 2)}\n`);
  // A server that runs may still load parts of what was built before.
  forgetAllBut(project, [STAMPS, ...[...Object.values(stamps), ...Object.values(renewed)].map((stamp) => stamp.folder)]);
  return target;
}

/**
 * Folders and files directly in the project that the code of its server was built from when it was built last, such as `lib` where code of
 * several folders shares what is there.
 */
export function builtFrom(project: Project): string[] {
  const inputs = Object.keys(stampsOf(project).server?.inputs ?? {});
  return [...new Set(inputs.map((file) => file.split('/', 1)[0] ?? file))].filter((name) => name !== '..');
}

function stampsOf(project: Project): Partial<Readonly<Record<Purpose, Stamp>>> {
  const file = path.join(project.build, STAMPS);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Readonly<Record<Purpose, Stamp>>>;
  } catch {
    return {};
  }
}

const fits = (project: Project, { kindwright, entries, inputs, folder }: Stamp, wanted: readonly string[]): boolean =>
  kindwright === packageVersion() &&
  JSON.stringify(wanted) === JSON.stringify(entries) &&
  existsSync(path.join(project.build, folder)) &&
  Object.entries(inputs).every(([file, was]) => digestOfFile(path.join(project.folder, file)) === was);

const digestOfFile = (file: string): string | undefined => (existsSync(file) ? digest(readFileSync(file)) : undefined);

interface Bundle {
  /** By path below the folder that they go to. */
  readonly files: readonly { readonly file: string; readonly bytes: Uint8Array }[];
  readonly inputs: Readonly<Record<string, string>>;
}

async function bundled(project: Project, entries: readonly string[]): Promise<Bundle> {
  const { build } = await import('esbuild');
  const folder = path.resolve(project.folder);
  // As deep as the folder where the files are going to stand, because maps of sources name these by paths from there.
  const outdir = path.resolve(project.build, 'built');
  const result = await build({
    absWorkingDir: folder,
    entryPoints: [...entries],
    outdir,
    outbase: folder,
    // Parts that several files share find the documents as the catalogue itself would.
    chunkNames: 'generated/[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    write: false,
    metafile: true,
    logLevel: 'silent',
  }).catch(async (error: unknown) => {
    const { errors } = error as Partial<BuildFailure>;
    if (errors === undefined) throw error;
    throw new ProjectError(errors.map(toldFault).join('\n'));
  });
  const inputs = [...Object.keys(result.metafile.inputs), ...documentsOf(project)].sort();
  return {
    files: result.outputFiles.map(({ path: file, contents }) => ({
      file: path.relative(outdir, file),
      bytes: contents,
    })),
    inputs: Object.fromEntries(inputs.map((file) => [file, digestOfFile(path.join(folder, file)) ?? ''])),
  };
}

/** What to do about faults of imports, by what their messages begin with. */
const ADVICE: Readonly<Record<string, string>> = {
  'Could not resolve': '; write that file, or mend its path',
  'No matching export': '; export it there, or import another',
};

/** A fault of code as faults of catalogues are told: with its place and its line. */
function toldFault({ text, location }: Message): string {
  const told = `${text}${Object.entries(ADVICE).find(([begin]) => text.startsWith(begin))?.[1] ?? ''}`;
  return location === null ? told : `${location.file}:${location.line}:${location.column + 1} ${told}\n    ${location.lineText.trim()}`;
}

function documentsOf(project: Project): string[] {
  const folder = path.join(project.folder, DOCUMENTS);
  return existsSync(folder) ? readdirSync(folder).map((name) => `${DOCUMENTS}/${name}`) : [];
}

function forgetAllBut(project: Project, kept: readonly string[]): void {
  for (const name of readdirSync(project.build)) if (!kept.includes(name)) new OutputFolder(project.build).remove(name);
}
