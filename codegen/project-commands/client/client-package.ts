/** `kindwright client`: a typed client as a package of its own, for those who have neither the project nor Kindwright. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OutputFolder } from '../../../runtime/files/output-folder.js';
import { packageFolder, packageVersion } from '../../../runtime/files/package.js';
import { type Project, ProjectError } from '../project.js';
import { bundleOf, licences } from './bundle.js';
import { declarations, placeOf } from './declarations.js';
import { exportedFiles } from './modules.js';
import { readme } from './readme.js';
import { type ClientVersion, clientVersions } from './versions.js';

export interface ClientPackageOptions {
  /** Folder of the package; what is there of an earlier client is replaced. */
  readonly out: string;
  /** Versions such as `apps/v1` and `v1`; those of the project's own groups when empty, or all of the cluster. */
  readonly versions: readonly string[];
  /** Name of the package; that of the project with `-client` when empty. */
  readonly name: string;
  /** Version of the package; that of the project when empty. */
  readonly packageVersion: string;
}

/** The faces that every client has, by the names that they are exported under, with those of the package that they come from. */
const FACES: Readonly<Record<string, { readonly of: string; readonly file: string }>> = {
  '.': { of: 'kindwright/client', file: 'client/index' },
  './node': { of: 'kindwright/client/node', file: 'client/node' },
};
/** Folders of the package. */
const CODE = ['client', 'kinds'];
const TYPES = 'types';
/** Says in the manifest of a package that it was made by this command. */
const MARK = 'kindwrightClient';

/** What npm takes as the name of a package. */
const NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/;
const VERSION = /^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$/;

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly [MARK]?: unknown;
}

/** Writes the package. Gives what to do with it. Throws ProjectError, and what the file system throws; nothing is written then. */
export async function writeClient(project: Project | undefined, options: ClientPackageOptions): Promise<string> {
  const { out } = options;
  refuseOthersFolder(out);
  const { name, version, license } = identity(project, options);
  const versions = clientVersions(project, options.versions);
  if (versions.length === 0) throw new ProjectError('the catalogue has no kinds of its own; name versions with --versions=apps/v1');
  const modules = modulesOf(versions, project);
  const code = await bundleOf(Object.fromEntries(modules.map(({ file, files }) => [file, files.code])));
  const generated = path.resolve(project?.generated ?? 'generated');
  const types = declarations(
    modules.map(({ files }) => files.types),
    generated,
  );
  const exports = Object.fromEntries(
    modules.map(({ key, file, files }) => [key, { types: `./${TYPES}/${placeOf(files.types, generated)}`, default: `./${file}.js` }]),
  );
  const manifest = {
    name,
    version,
    description: `A typed client of ${versions
      .map(({ apiVersion }) => apiVersion)
      .slice(0, 5)
      .join(', ')}${versions.length > 5 ? ' and others' : ''}.`,
    ...(license === undefined ? {} : { license }),
    type: 'module',
    engines: { node: '>=20.3' },
    sideEffects: false,
    exports: { ...exports, './package.json': './package.json' },
    files: [...CODE, TYPES, 'LICENSES'],
    [MARK]: { kindwright: packageVersion() },
  };
  const folder = new OutputFolder(out);
  for (const part of [...CODE, TYPES]) folder.remove(part);
  for (const [file, bytes] of code) folder.write(file, bytes);
  for (const [file, text] of types) folder.write(path.join(TYPES, file), text);
  folder.write('LICENSES', licences());
  folder.write('README.md', readme(name, versions));
  folder.write('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
  return `${out} has the client ${name} ${version} of ${versions.map(({ apiVersion }) => apiVersion).join(', ')}.\n\nPack it with: npm pack ${npmPath(out)}`;
}

/** A path that npm does not take for the name of a package. */
const npmPath = (folder: string): string => (path.isAbsolute(folder) || folder.startsWith('.') ? folder : `./${folder}`);

interface Module {
  readonly key: string;
  /** Path of its code without the extension. */
  readonly file: string;
  readonly files: ClientVersion['files'];
}

function modulesOf(versions: readonly ClientVersion[], project: Project | undefined): Module[] {
  const from = project?.folder ?? packageFolder();
  return [
    ...Object.entries(FACES).map(([key, { of, file }]) => ({ key, file, files: exportedFiles(of, from) })),
    ...versions.map(({ name, files }) => ({ key: `./${name}`, file: `kinds/${name}`, files })),
  ];
}

/** Throws ProjectError for a folder with anything in it that this command has not written. */
function refuseOthersFolder(folder: string): void {
  if (folder === '') throw new ProjectError('client needs a folder for the package, as in --out=../my-client');
  if (!existsSync(folder) || readdirSync(folder).every((name) => name === '.git')) return;
  if (readManifest(folder)?.[MARK] === undefined)
    throw new ProjectError(`${folder} has files that are of no client; a client needs a folder of its own`);
}

function readManifest(folder: string): Manifest | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** What the package is called. Throws ProjectError for what npm would not take. */
function identity(
  project: Project | undefined,
  options: ClientPackageOptions,
): { name: string; version: string; license: string | undefined } {
  const of = readManifest(project?.folder ?? packageFolder()) ?? {};
  const name = options.name || `${of.name ?? path.basename(path.resolve(project?.folder ?? '.')).toLowerCase()}-client`;
  const version = options.packageVersion || (of.version ?? '0.1.0');
  if (!NAME.test(name)) throw new ProjectError(`${JSON.stringify(name)} cannot be the name of a package; give another one with --name`);
  if (!VERSION.test(version))
    throw new ProjectError(`${JSON.stringify(version)} is no version such as 1.2.3; give another one with --package-version`);
  return { name, version, license: of.license };
}
