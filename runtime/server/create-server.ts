/** The only place where a server is put together: the command line, tests and programs that embed one all come here. */
import type { AdmissionPlugin } from '../admission/chain.js';
import type { ServerParts } from '../http/server-parts.js';
import { accessOf } from './access/access.js';
import { controllersOf } from './controllers.js';
import type { ServerOptions } from './flags/options.js';
import { foundationOf } from './foundation.js';
import { Endings } from './lifecycle/endings.js';
import { opened } from './lifecycle/lifecycle.js';
import { type Plan, planOf } from './plan.js';
import { pipelineOf } from './requests/pipeline.js';
import { resourcesOf } from './resources.js';
import type { OwnFlags, Server } from './server.js';
import { storeOf } from './storage/store.js';

/**
 * Puts a server together and opens its store. Beside ServerOptions it takes the flags of the catalogue by their names in camel
 * case, such as `dataDir` and `securePort`. Throws FlagError with every fault of them, and what the store throws; whatever was opened
 * until then is closed again.
 */
export async function createServer<Options extends object>(options: ServerOptions<Options> & OwnFlags<Options>): Promise<Server> {
  const endings = new Endings();
  try {
    return await assembled(await planOf(options), endings);
  } catch (error) {
    // What keeps the server from being there is told, and not what follows from it.
    await endings.run().catch(() => undefined);
    throw error;
  }
}

/** Makes the parts in the order in which each needs those before it. `endings`: told of everything that must be ended, as soon as it is there. */
async function assembled(plan: Plan, endings: Endings): Promise<Server> {
  const draining = new AbortController();
  const foundation = foundationOf(plan);
  const store = await storeOf(plan, foundation, endings);
  const stored = resourcesOf(plan, foundation, store, () => plugins, endings);
  const access = accessOf(plan, foundation, stored, endings);
  const plugins = pluginsOf(plan, access.parts, endings);
  const controllers = controllersOf(plan, foundation, access.parts, endings);
  const pipeline = await pipelineOf(plan, foundation, store, access, controllers, draining.signal, endings);
  return opened(plan, foundation, store, controllers, pipeline, draining, endings);
}

function pluginsOf(plan: Plan, parts: ServerParts, endings: Endings): readonly AdmissionPlugin[] {
  return plan.plugins.map((make) => {
    const plugin = make(parts);
    endings.add(() => plugin.close?.());
    return plugin;
  });
}
