/** The resources of a server, over its store. */
import { AdmissionChain, type AdmissionPlugin } from '../admission/chain.js';
import { AdmissionMeter } from '../admission/meter.js';
import type { StoreParts } from '../http/server-parts.js';
import { rewordsOf } from '../model/faults/reworded.js';
import { ResourceMeter } from '../observe/metrics/resource-meter.js';
import type { Environment } from '../resource/environment.js';
import { RecentObjects } from '../resource/recent-objects.js';
import { Registry } from '../resource/registry.js';
import { StoredShapes, shapesOf } from '../resource/stored-shapes.js';
import { metadataRulesOf } from '../resource/writes/metadata.js';
import { binaryRelease } from '../settings/emulated-release.js';
import { EventBudget } from '../store/index.js';
import type { Foundation } from './foundation.js';
import { collectGauges } from './gauges.js';
import type { Endings } from './lifecycle/endings.js';
import type { Plan } from './plan.js';
import { keyRootOf } from './storage/engine.js';
import type { Store } from './storage/store.js';

/** `plugins`: asked at each request, because plugins are made of the resources that they judge writes to. */
export function resourcesOf(
  { catalogue, settings, given, clock, log, release, words, kinds, gates }: Plan,
  { files, authorities, tokens, metrics, marks, pace, listening, outgoing }: Foundation,
  { engine, size }: Store,
  plugins: () => readonly AdmissionPlugin[],
  endings: Endings,
): StoreParts {
  const environment: Environment = {
    engine,
    sharedStore: engine.confirm !== undefined && given.worker?.ownsStore !== true,
    othersWrite: engine.confirm !== undefined,
    ...(given.worker === undefined ? {} : { takeTurn: given.worker.takeTurn }),
    standsForServer: (given.worker?.number ?? 1) === 1,
    storedShapes: new StoredShapes(engine, keyRootOf(settings), release, shapesOf(catalogue.resources)),
    service: catalogue.service,
    metadataRules: metadataRulesOf(catalogue),
    reword: rewordsOf(catalogue.protocol, release),
    words,
    functions: kinds.functions,
    admission: new AdmissionChain(plugins, new AdmissionMeter(metrics)),
    namespaces: catalogue.namespaces.segment,
    keyRoot: keyRootOf(settings),
    strategy: ({ id, code = id }) => kinds.strategy(code),
    enabled: gates.enabled,
    enabledByName: gates.enabledByName,
    recentObjects: new RecentObjects(given.frozen ?? false),
    events: new EventBudget(),
    meter: new ResourceMeter(metrics),
    pace,
    marks,
    clock,
    settings,
    log,
  };
  const registry = new Registry(catalogue, environment, { release, switches: settings.map('runtime-config') });
  endings.add(() => {
    for (const resource of registry.resources) resource.cache.close();
  });
  const shown = { release, binary: binaryRelease(settings), features: catalogue.features, enabled: gates.enabledByName };
  collectGauges(metrics, registry, shown, size);
  return {
    registry,
    environment,
    metrics,
    tokens,
    authorities,
    outgoing,
    files,
    clock,
    listeningPort: () => listening.port,
  };
}
