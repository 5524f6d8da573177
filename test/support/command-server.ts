/** The server that `kindwright serve` starts, in the process of the test: programs that ask it over the network see no difference. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '../../generated/catalogue.js';
import type { FlagOptions } from '../../generated/flags.js';
import { createServer } from '../../runtime/server/create-server.js';

export interface CommandServer {
  readonly url: string;
  /** Path of the administrator's file for kubectl. */
  readonly kubeconfig: string;
  stop(): Promise<void>;
}

/**
 * Starts it on a free port, with its data in the folder, and resolves when it is ready. A process of its own would load and compile the
 * whole server anew; tests about the process itself use `startProcess`.
 */
export async function startHere(
  folder: string,
  options: Partial<Pick<FlagOptions, 'storage' | 'release' | 'simulate'>> = {},
): Promise<CommandServer> {
  const server = await createServer<FlagOptions>({ catalogue, dataDir: folder, securePort: 0, log: () => undefined, ...options });
  await server.listen();
  await server.ready();
  const kubeconfig = path.join(folder, 'kubeconfig');
  writeFileSync(kubeconfig, server.kubeconfig(), { mode: 0o600 });
  return { url: server.url, kubeconfig, stop: () => server.close() };
}
