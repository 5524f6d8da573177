/** Loads what a project serves: its generated catalogue, and its kinds in code. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageVersion } from '../../runtime/files/package.js';
import type { Kind } from '../../runtime/kinds/kind.js';
import type { Catalogue } from '../../runtime/model/definition/definition.js';
import { suggestion } from '../../runtime/model/faults/nearest.js';
import { misfit } from '../made-from.js';
import { built, sourcesIn } from './build.js';
import { type Project, ProjectError } from './project.js';

export interface LoadedProject {
  readonly catalogue: Catalogue;
  readonly kinds: readonly Kind[];
  /** The catalogue's folder, for people. */
  readonly origin: string;
}

const CATALOGUE = 'generated/catalogue';

/** Throws ProjectError where generated code does not fit the catalogue or this version, and where kinds in code do not. */
export async function loadProject(project: Project): Promise<LoadedProject> {
  const sources = kindSources(project);
  const folder = await buildServer(project);
  const load = (file: string): Promise<Record<string, unknown>> =>
    import(pathToFileURL(path.resolve(folder, file.replace(/\.ts$/, '.js'))).href) as Promise<Record<string, unknown>>;
  const { catalogue } = (await load(`${CATALOGUE}.js`)) as { catalogue: Catalogue };
  const modules = await Promise.all(sources.map(async (file) => ({ file, exported: Object.values(await load(file)) })));
  const kinds = modules.flatMap(({ file, exported }) => exported.filter(isKind).map((kind) => ({ file, kind })));
  const known = catalogue.resources.map(({ id }) => id);
  const faults = [
    ...modules
      .filter(({ exported }) => !exported.some(isKind))
      .map(({ file }) => `${file} exports no kind; export what defineKind gives, or move it into a folder below kinds/`),
    ...kinds
      .filter(({ kind: { resource } }) => !known.includes(resource))
      .map(({ file, kind: { resource } }) => `${file}: the catalogue has no resource ${resource}${suggestion(resource, known)}`),
  ];
  if (faults.length > 0) throw new ProjectError(faults.join('\n'));
  return { catalogue, kinds: kinds.map(({ kind }) => kind), origin: path.resolve(project.catalog) };
}

/** Files in folders below hold what these share. */
const kindSources = (project: Project): string[] => sourcesIn(project, 'kinds').filter((file) => file.split('/').length === 2);

/** Builds what a server of the project loads, and gives its folder. Throws ProjectError. */
export function buildServer(project: Project): Promise<string> {
  refuseMisfit(project);
  return built(project, 'server', [`${CATALOGUE}.ts`, ...kindSources(project)]);
}

/** Throws ProjectError for generated code that is not made from the catalogue as it is, by this version. */
export function refuseMisfit(project: Project): void {
  const generate = project.isPackage ? 'npm run generate' : 'npx kindwright generate';
  if (!existsSync(path.join(project.generated, 'catalogue.ts')))
    throw new ProjectError(`there is no generated code in ${path.relative('', project.generated)}; run: ${generate}`);
  const why = misfit(project.generated, packageVersion());
  if (why !== undefined) throw new ProjectError(`${path.relative('', project.generated)} does not fit: ${why}; run: ${generate}`);
}

const MEMBERS = ['strategy', 'defaulters', 'conversions', 'operations'];

/** Whether an exported value is what `defineKind` gives. */
const isKind = (value: unknown): value is Kind =>
  typeof value === 'object' &&
  value !== null &&
  'resource' in value &&
  typeof value.resource === 'string' &&
  MEMBERS.every((member) => member in value);
