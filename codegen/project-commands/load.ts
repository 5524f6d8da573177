/** Loads what a project serves: its generated catalogue, and all that it has in code. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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
  for (const { file, part } of kinds)
    if (!known.includes(part.resource))
      faults.push(`${file}: the catalogue has no resource ${part.resource}${suggestion(part.resource, known)}`);
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
    import(pathToFileURL(path.resolve(folder, file.replace(/\.ts$/, '.js'))).href) as Promise<Record<string, unknown>>;

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
