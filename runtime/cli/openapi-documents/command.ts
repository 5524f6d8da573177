/** `kindwright openapi`: the OpenAPI documents that a server publishes, as files; those of own APIs as generators and linters want them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OutputFolder } from '../../files/output-folder.js';
import type { FlagDefinition } from '../../model/definition/definition.js';
import { isObject } from '../../model/json/json.js';
import type { JsonObject } from '../../model/object.js';
import { gatesOf } from '../../settings/feature-gates.js';
import { FlagError, settingsOf } from '../../settings/read.js';
import type { AdministratorRequest } from '../../testing/index.js';
import type { Command } from '../command.js';
import type { Served } from '../served.js';
import { type About, described } from './described.js';

const OUT: FlagDefinition = {
  type: 'string',
  section: 'File',
  default: '',
  description: 'Folder for v2.json, and for v3/ with a document for each group version.',
};

const SERVER: FlagDefinition = {
  type: 'string',
  section: 'File',
  default: '/',
  description: 'Where the API is served, as documents of own APIs say, such as https://shop.example.com.',
};

/** What the project in the working folder says of itself. */
function aboutProject(server: string): About {
  const manifest: unknown = existsSync('package.json') ? JSON.parse(readFileSync('package.json', 'utf8')) : undefined;
  const text = (name: string): string | undefined => {
    const value = isObject<Readonly<Record<string, unknown>>>(manifest) ? manifest[name] : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const title = text('name') ?? path.basename(path.resolve('.'));
  const license = text('license');
  return {
    title,
    version: text('version') ?? '0.0.0',
    description: text('description') ?? `The API of ${title}.`,
    license: license === 'UNLICENSED' ? undefined : license,
    server,
  };
}

/** The server that makes the documents forgets everything, and does nothing beside. */
const UNSEEN = { storage: 'memory', dataDir: '', securePort: 0, controllers: [] } as const;

export const openApiCommand = (served: () => Promise<Served>): Command => ({
  about: 'writes the OpenAPI documents of versions 2 and 3 to files',
  flags: async () => {
    const { 'runtime-config': runtimeConfig, release } = (await served()).catalogue.flags;
    return { out: OUT, server: SERVER, ...(runtimeConfig && { 'runtime-config': runtimeConfig }), ...(release && { release }) };
  },
  async run({ settings }) {
    const out = settings.text('out');
    if (out === '') throw new FlagError(['openapi needs --out, the name of a folder']);
    const folder = new OutputFolder(out);
    const shown = { release: settings.text('release'), runtimeConfig: Object.fromEntries(settings.map('runtime-config')) };
    for (const [file, document] of await openApiDocuments(await served(), shown, settings.text('server')))
      console.log(folder.write(file, `${JSON.stringify(document, undefined, 2)}\n`));
    return undefined;
  },
});

/** What is shown: a release, and versions that are switched as by `--runtime-config`. */
interface Shown {
  readonly release: string;
  readonly runtimeConfig: Readonly<Record<string, boolean>>;
}

/**
 * The documents that a server publishes, by names of files: `v2.json`, and `v3/apis/apps/v1.json`. `address`: where the API is served, as
 * documents of own APIs say.
 */
export async function openApiDocuments(
  { catalogue, kinds }: Served,
  { release, runtimeConfig }: Shown,
  address: string,
): Promise<[string, JsonObject][]> {
  const featureGates: Readonly<Record<string, boolean>> = 'OpenAPIV3' in gatesOf(catalogue.features, release) ? { OpenAPIV3: true } : {};
  // Help waits for no server to load.
  const { startTestServer } = await import('../../testing/index.js');
  const server = await startTestServer({
    catalogue,
    kinds,
    settings: settingsOf({ ...UNSEEN, release, featureGates, runtimeConfig }, catalogue.flags),
  });
  try {
    const documents = await documentsOf(server.request);
    // Those of a cluster are compared with what clusters publish.
    if (catalogue.service.profile === 'cluster') return documents;
    const about = aboutProject(address);
    return documents.map(([file, document]) => [file, described(document, about)]);
  } finally {
    await server.close();
  }
}

/** The documents by the files that they go to. */
async function documentsOf(request: AdministratorRequest): Promise<[string, JsonObject][]> {
  const get = async (at: string): Promise<JsonObject> => {
    const { status, body } = await request('GET', at);
    if (status !== 200) throw new Error(`${at} is answered with ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const v2 = await get('/openapi/v2');
  const { paths } = (await get('/openapi/v3')) as { readonly paths: Readonly<Record<string, { readonly serverRelativeURL: string }>> };
  const v3 = await Promise.all(
    Object.entries(paths).map(
      async ([name, { serverRelativeURL }]): Promise<[string, JsonObject]> => [`v3/${name}.json`, await get(serverRelativeURL)],
    ),
  );
  return [['v2.json', v2], ...v3];
}
