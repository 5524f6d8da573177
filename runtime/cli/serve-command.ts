/** `kindwright serve`. */
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { workersOf } from '../server/worker.js';
import type { Command } from './command.js';
import type { ProcessEnd } from './process-end.js';
import type { Served } from './served.js';

export const serveCommand = (served: () => Promise<Served>, end: ProcessEnd): Command => ({
  about: 'serves the catalogue of the working folder, or else the whole cluster API, until it is told to stop',
  configurable: true,
  begin: () => end.follow(),
  flags: async () => (await served()).catalogue.flags,
  features: async () => (await served()).catalogue.features,
  words: async (release) => {
    const [{ namesOfPlugins }, { clusterAdmission }] = await Promise.all([
      import('../admission/plugins/names.js'),
      import('../admission/plugins/index.js'),
    ]);
    const shown = release ?? String((await served()).catalogue.flags.release?.default ?? '');
    const { all, byDefault } = namesOfPlugins(clusterAdmission, shown);
    return { plugins: all, defaultPlugins: byDefault };
  },
  run: async ({ settings }) => {
    const count = workersOf(settings.text('workers'), availableParallelism());
    if (cluster.isWorker) await (await import('./workers/worker.js')).serveAsWorker(await served(), settings, end);
    else if (count > 1) await (await import('./workers/primary.js')).serveByWorkers(settings, count, end);
    else await (await import('./serve.js')).serve(await served(), settings, end);
    return undefined;
  },
});
