/** `kindwright docs`: writes the reference of a catalogue as pages. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Command } from '../../runtime/cli/command.js';
import { openApiDocuments } from '../../runtime/cli/openapi-documents/command.js';
import type { Served } from '../../runtime/cli/served.js';
import { OutputFolder } from '../../runtime/files/output-folder.js';
import { builtFile, packageFolder } from '../../runtime/files/package.js';
import type { FlagDefinition } from '../../runtime/model/definition/definition.js';
import { NEWEST_RELEASE } from '../../runtime/model/definition/releases.js';
import { FlagError } from '../../runtime/settings/read.js';
import { docsOf } from '../docs/docs.js';
import { VIEWER } from '../docs/openapi-page.js';
import { projectAt } from './project.js';

const text = (value: string, description: string): FlagDefinition => ({ type: 'string', section: 'Flags', default: value, description });

/** Files that are the same in every site, as the package is built with them. */
const FOR_BROWSERS = ['style.css', 'search.js', 'openapi.js'] as const;

export const docsCommand = (served: () => Promise<Served>): Command => ({
  about: 'writes the reference of the catalogue as pages: kinds, fields, defaults, rules, versions and what each release changed',
  flags: () => ({
    out: text('site', 'Folder for the pages, which any web server shows.'),
    name: text('', 'What the pages are called; the name of the project when left out.'),
    release: text(NEWEST_RELEASE, 'The release of the cluster API whose OpenAPI documents stand beside the pages.'),
  }),
  async run({ settings }) {
    const out = settings.text('out');
    if (out === '') throw new FlagError(['docs needs --out, the name of a folder']);
    const folder = new OutputFolder(out);
    const documents = await openApiDocuments(await served(), { release: settings.text('release'), runtimeConfig: {} }, '/');
    const paths = documents.map(([file, document]) => {
      const name = `openapi/${file}`;
      folder.write(name, JSON.stringify(document));
      return name;
    });
    const { catalog, output, name } = catalogueHere();
    const pages = docsOf({ catalog, output, name: settings.text('name') || name, documents: paths });
    for (const [file, content] of pages) folder.write(file, content);
    for (const file of FOR_BROWSERS) folder.write(file, readFileSync(builtFile(`codegen/docs/browser/${file}`)));
    for (const file of VIEWER) folder.write(`swagger/${file}`, readFileSync(viewerFile(file)));
    console.log(`${pages.size} pages and ${paths.length} documents: ${path.join(out, 'index.html')}`);
    return undefined;
  },
});

/** The catalogue of the working folder, or else that of the cluster API. */
function catalogueHere(): { catalog: string; output: string; name: string } {
  const project = projectAt('.');
  if (project !== undefined && !project.isPackage)
    return { catalog: project.catalog, output: project.generated, name: nameOf(project.folder) };
  const folder = packageFolder();
  return { catalog: path.join(folder, 'catalog'), output: path.join(folder, 'generated'), name: 'Cluster API' };
}

/** The name of a project: that of its package, or of its folder. */
function nameOf(folder: string): string {
  const file = path.join(folder, 'package.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly name?: unknown }) : {};
  return typeof manifest.name === 'string' ? manifest.name : path.basename(path.resolve(folder));
}

/** A file of Swagger UI: beside the built code of the package, or in the package that it is built from. */
function viewerFile(file: string): string {
  const built = builtFile(`swagger/${file}`);
  return existsSync(built) ? built : createRequire(import.meta.url).resolve(`swagger-ui-dist/${file}`);
}
