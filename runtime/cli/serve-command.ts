/** `kindwright serve`. */
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
    const { serve } = await import('./serve.js');
    await serve(await served(), settings, end);
    return undefined;
  },
});
