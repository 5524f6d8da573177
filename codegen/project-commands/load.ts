/** Loads what a project serves: its generated catalogue, and all that it has in code. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { OwnCode, Served } from '../../runtime/cli/served.js';
import { packageVersion } from '../../runtime/files/package.js';
import { clusterKinds } from '../../runtime/kinds/index.js';
import type { Catalogue } from '../../runtime/model/definition/definition.js';
import { suggestion } from '../../runtime/model/faults/nearest.js';
import type { GivenFunctions } from '../checks/functions.js';
import { misfit } from '../made-from.js';
import { built } from './build.js';
import { type Project, ProjectError } from './project.js';
import { filesOfRoom, type OwnPart, partsOfRoom, ROOM_NAMES, type RoomName } from './rooms.js';

const CATALOGUE = 'generated/catalogue';

/** Throws ProjectError where generated code does not fit the catalogue or this version, and where the project's own code does not. */
export async function loadProject(project: Project): Promise<Served & OwnCode> {
  const folder = await buildServer(project);
  const load = importFrom(folder);
  const { catalogue } = (await load(`${CATALOGUE}.js`)) as { catalogue: Catalogue };
  const faults: string[] = [];
  const of = <Name extends RoomName>(room: Name): Promise<OwnPart<Name>[]> => partsOfRoom(project, room, load, faults);
  const [kinds, controllers, admission, authenticators, routes] = await Promise.all([
    of('kinds'),
    of('controllers'),
    of('admission'),
    of('authenticators'),
    of('routes'),
  ]);
  const known = catalogue.resources.map(({ id }) => id);
  const groups = new Set(known.map(groupOf));
  const unknown = (file: string, resource: string): void => {
    if (!known.includes(resource)) faults.push(`${file}: the catalogue has no resource ${resource}${suggestion(resource, known)}`);
  };
  for (const { file, part } of kinds) unknown(file, part.resource);
  // Resources of other groups may be defined while the server runs.
  for (const { file, part } of controllers)
    for (const resource of part.watches ?? []) if (groups.has(groupOf(resource))) unknown(file, resource);
  for (const { file, part } of admission)
    if (part.about !== undefined && groups.has(part.about.group))
      unknown(file, [part.about.resource.split('/')[0], part.about.group].filter((word) => word !== '').join('.'));
  if (faults.length > 0) throw new ProjectError(faults.join('\n'));
  const parts = <Part>(own: readonly { readonly part: Part }[]): Part[] => own.map(({ part }) => part);
  const code: OwnCode = {
    kinds: parts(kinds),
    controllers: parts(controllers),
    admission: parts(admission),
    authenticators: parts(authenticators),
    routes: parts(routes),
  };
  return { catalogue, ...code, folder: path.resolve(folder), origin: path.resolve(project.catalog) };
}

const groupOf = (resource: string): string => resource.split('.').slice(1).join('.');

/**
 * Names of the functions that kinds in code give to the project's catalogue. Undefined where the project's own kinds do not build or load, as
 * while what they import has yet to be generated; whoever serves them is told why.
 */
export async function functionsOf(project: Project): Promise<GivenFunctions | undefined> {
  try {
    const folder = await built(project, 'kinds', filesOfRoom(project, 'kinds'));
    const own = await partsOfRoom(project, 'kinds', importFrom(folder), []);
    const kinds = [...clusterKinds, ...own.map(({ part }) => part)];
    const namesOf = (key: keyof GivenFunctions): string[] => kinds.flatMap((kind) => Object.keys(kind[key]));
    return { defaulters: namesOf('defaulters'), conversions: namesOf('conversions') };
  } catch {
    return undefined;
  }
}

/** Loads built files of a folder, by their paths as sources. */
const importFrom =
  (folder: string) =>
  (file: string): Promise<Record<string, unknown>> =>
    loadedFrom(folder, file);

/** What a file of the project exports, from where it was built. Throws ProjectError where it cannot be loaded. */
async function loadedFrom(folder: string, file: string): Promise<Record<string, unknown>> {
  const built = path.resolve(folder, file.replace(/\.ts$/, '.js'));
  try {
    return (await import(pathToFileURL(built).href)) as Record<string, unknown>;
  } catch (error) {
    const { message, code, stack = '' }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
    const [, absent] = /^Cannot find package '([^']+)'/.exec(message) ?? [];
    if (code === 'ERR_MODULE_NOT_FOUND' && absent !== undefined)
      throw new ProjectError(`${file} imports the package ${absent}, which is not installed; run: npm install ${absent}`);
    throw new ProjectError(`${placeIn(stack, folder) ?? file} cannot be loaded: ${message}; what it does when it is loaded must not throw`);
  }
}

/** The innermost place of a stack that is in code built into the folder, as file, line and column of what it was built from. */
function placeIn(stack: string, folder: string): string | undefined {
  for (const [, url = '', line, column] of stack.matchAll(/(file:\/\/[^\s)]+):(\d+):(\d+)/g)) {
    const built = fileURLToPath(url);
    if (path.relative(folder, built).startsWith('..') || !existsSync(`${built}.map`)) continue;
    const entry = new SourceMap(JSON.parse(readFileSync(`${built}.map`, 'utf8')) as SourceMapPayload).findEntry(
      Number(line) - 1,
      Number(column) - 1,
    );
    if (!('originalSource' in entry)) continue;
    const source = path.relative('', path.resolve(path.dirname(built), entry.originalSource));
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  }
  return undefined;
}

/** Builds what a server of the project loads, and gives its folder. Throws ProjectError. */
export function buildServer(project: Project): Promise<string> {
  refuseMisfit(project);
  return built(project, 'server', [`${CATALOGUE}.ts`, ...ROOM_NAMES.flatMap((room) => filesOfRoom(project, room))]);
}

/** Throws ProjectError for generated code that is not made from the catalogue as it is, by this version. */
export function refuseMisfit(project: Project): void {
  const generate = project.isPackage ? 'npm run generate' : 'npx kindwright generate';
  if (!existsSync(path.join(project.generated, 'catalogue.ts')))
    throw new ProjectError(`there is no generated code in ${path.relative('', project.generated)}; run: ${generate}`);
  const why = misfit(project.generated, packageVersion());
  if (why !== undefined) throw new ProjectError(`${path.relative('', project.generated)} does not fit: ${why}; run: ${generate}`);
}
