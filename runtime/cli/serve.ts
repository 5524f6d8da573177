/** `kindwright serve`: serves until it is told to stop. */
import path from 'node:path';
import { format } from 'node:util';
import { writeOwnerOnly } from '../files/owner-only.js';
import { packageVersion } from '../files/package.js';
import { jsonLog } from '../observe/operator-log.js';
import { createServer } from '../server/create-server.js';
import type { Server } from '../server/server.js';
import { startFault } from '../server/start-fault.js';
import type { Settings } from '../settings/settings.js';
import { announcement } from './announcement.js';
import type { ProcessEnd } from './process-end.js';
import type { Served } from './served.js';
import { servedOptions } from './served-options.js';

/** Resolves when the server is ready. Throws FlagError and what the store throws. */
export async function serve(served: Served, settings: Settings, end: ProcessEnd): Promise<void> {
  const json = settings.text('logging-format') === 'json';
  if (json) {
    await tellConsoleAsJson();
    end.tellAsJson();
  }
  const server = await createServer({ ...servedOptions(served), settings, watchdog: true }).catch((error: unknown) => {
    throw startFault(error);
  });
  await server.listen().catch((error: unknown) => {
    throw startFault(error);
  });
  end.serving({ stop: () => server.shutDown(), reload: () => server.reload() });
  end.leaveTraces(settings.text('data-dir'));
  console.log(announcement(server, settings, packageVersion(), served.origin));
  console.log(`Serving on ${server.url}\n${pointing(server, settings.text('data-dir'))}`);
  await server.ready();
  const link = server.consoleLink();
  if (link !== undefined) console.log(`Open the console with this link, once and within a quarter of an hour:\n\n  ${link}\n`);
  console.log('Ready.');
}

/** Whatever this process tells outside of the server's own log goes the same way: collectors read one form. */
async function tellConsoleAsJson(): Promise<void> {
  const log = await jsonLog();
  console.log = (...parts: unknown[]) => log(format(...parts));
  console.error = console.log;
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
