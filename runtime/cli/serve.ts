/** `kindwright serve`: serves until it is told to stop. */
import path from 'node:path';
import { KeptFiles } from '../files/kept/kept-files.js';
import { writeOwnerOnly } from '../files/owner-only.js';
import { builtFolders, packageVersion } from '../files/package.js';
import { createServer } from '../server/create-server.js';
import type { Server } from '../server/server.js';
import { startFault } from '../server/start-fault.js';
import type { Settings } from '../settings/settings.js';
import { announcement } from './announcement.js';
import { tellConsoleAsJson } from './json-console.js';
import type { ProcessEnd } from './process-end.js';
import type { Served } from './served.js';
import { servedOptions } from './served-options.js';

const MEGABYTE = 1024 * 1024;

/** Resolves when the server is ready, and its code is in memory. Throws FlagError and what the store throws. */
export async function serve(served: Served, settings: Settings, end: ProcessEnd): Promise<void> {
  const json = settings.text('logging-format') === 'json';
  if (json) {
    await tellConsoleAsJson();
    end.tellAsJson();
  }
  const files = new KeptFiles();
  const document = (file: URL): Promise<string> => files.text(file);
  const server = await createServer({ ...servedOptions(served), settings, watchdog: true, givesBackMemory: true, document }).catch(
    (error: unknown) => {
      throw startFault(error, settings);
    },
  );
  await server.listen().catch((error: unknown) => {
    throw startFault(error, settings);
  });
  end.serving({ stop: () => server.shutDown(), reload: () => server.reload() });
  end.leaveTraces(settings.text('data-dir'));
  console.log(announcement(server, settings, packageVersion(), served.origin));
  console.log(`Serving on ${server.url}\n${pointing(server, settings.text('data-dir'))}`);
  await server.ready();
  const link = server.consoleLink();
  if (link !== undefined) console.log(`Open the console with this link, once and within a quarter of an hour:\n\n  ${link}\n`);
  console.log('Ready.');
  console.log(`The start took ${process.uptime().toFixed(1)}s, until ${new Date().toISOString()}.`);
  console.log(await kept(files, [...builtFolders(), ...(served.folder === undefined ? [] : [served.folder])]));
}

/** Keeps what the server may load later, and says so: from then on its package and its project may be replaced. */
async function kept(files: KeptFiles, folders: readonly string[]): Promise<string> {
  try {
    const bytes = await files.keep(folders);
    return `All code of the server is in memory by now (${Math.ceil(bytes / MEGABYTE)} MB): its files may be replaced or removed.`;
  } catch (error) {
    return `The code of the server was not kept in memory, so that its files have to stay as they are: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** How kubectl is pointed at the server, whose configuration is written into the data folder. */
function pointing(server: Server, folder: string): string {
  const kubeconfig = path.resolve(folder, 'kubeconfig');
  try {
    writeOwnerOnly(kubeconfig, server.kubeconfig());
    return `Point kubectl at it:\n\n  export KUBECONFIG=${kubeconfig}\n`;
  } catch (error) {
    // Reads are served from a full disk, too.
    return `The file for kubectl was not written: ${error instanceof Error ? error.message : String(error)}`;
  }
}
