/** `kindwright openapi`: the OpenAPI documents that a server publishes, as files. */
import { OutputFolder } from '../files/output-folder.js';
import type { FlagDefinition } from '../model/definition/definition.js';
import { gatesOf } from '../settings/feature-gates.js';
import { FlagError, settingsOf } from '../settings/read.js';
import type { AdministratorRequest } from '../testing/index.js';
import type { Command } from './command.js';
import type { Served } from './served.js';

const OUT: FlagDefinition = {
  type: 'string',
  section: 'File',
  default: '',
  description: 'Folder for v2.json, and for v3/ with a document for each group version.',
};

/** The server that makes the documents forgets everything, and does nothing beside. */
const UNSEEN = { storage: 'memory', dataDir: '', securePort: 0, controllers: [] } as const;

export const openApiCommand = (served: () => Promise<Served>): Command => ({
  about: 'writes the OpenAPI documents of versions 2 and 3 to files',
  flags: async () => {
    const { 'runtime-config': runtimeConfig, release } = (await served()).catalogue.flags;
    return { out: OUT, ...(runtimeConfig && { 'runtime-config': runtimeConfig }), ...(release && { release }) };
  },
  async run({ settings }) {
    const out = settings.text('out');
    if (out === '') throw new FlagError(['openapi needs --out, the name of a folder']);
    const folder = new OutputFolder(out);
    const shown = { release: settings.text('release'), runtimeConfig: Object.fromEntries(settings.map('runtime-config')) };
    for (const [file, document] of await openApiDocuments(await served(), shown))
      console.log(folder.write(file, `${JSON.stringify(document, undefined, 2)}\n`));
    return undefined;
  },
});

/** What is shown: a release, and versions that are switched as by `--runtime-config`. */
interface Shown {
  readonly release: string;
  readonly runtimeConfig: Readonly<Record<string, boolean>>;
}

/** The documents that a server publishes, by names of files: `v2.json`, and `v3/apis/apps/v1.json`. */
export async function openApiDocuments({ catalogue, kinds }: Served, { release, runtimeConfig }: Shown): Promise<[string, object][]> {
  const featureGates: Readonly<Record<string, boolean>> = 'OpenAPIV3' in gatesOf(catalogue.features, release) ? { OpenAPIV3: true } : {};
  // Help waits for no server to load.
  const { startTestServer } = await import('../testing/index.js');
  const server = await startTestServer({
    catalogue,
    kinds,
    settings: settingsOf({ ...UNSEEN, release, featureGates, runtimeConfig }, catalogue.flags),
  });
  try {
    return await documentsOf(server.request);
  } finally {
    await server.close();
  }
}

/** The documents by the files that they go to. */
async function documentsOf(request: AdministratorRequest): Promise<[string, object][]> {
  const get = async (at: string): Promise<object> => {
    const { status, body } = await request('GET', at);
    if (status !== 200) throw new Error(`${at} is answered with ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const v2 = await get('/openapi/v2');
  const { paths } = (await get('/openapi/v3')) as { readonly paths: Readonly<Record<string, { readonly serverRelativeURL: string }>> };
  const v3 = await Promise.all(
    Object.entries(paths).map(
      async ([name, { serverRelativeURL }]): Promise<[string, object]> => [`v3/${name}.json`, await get(serverRelativeURL)],
    ),
  );
  return [['v2.json', v2], ...v3];
}
