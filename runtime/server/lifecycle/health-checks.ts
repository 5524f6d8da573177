/** The checks behind /healthz, /livez and /readyz. */
import type { ControllerGroup } from '../../controllers/framework/controller-group.js';
import type { Check } from '../../http/observing/health.js';
import type { Registry } from '../../resource/registry.js';
import type { Engine } from '../../store/index.js';
import type { Startup } from './startup.js';

export const healthChecks = (
  engine: Engine,
  registry: Registry,
  startup: Startup,
  group: ControllerGroup,
  /** Checks of what the store is encrypted with. */
  encryption: readonly Check[],
  draining: AbortSignal,
  /** Milliseconds that the store may take to answer. */
  patienceMs: number,
): readonly Check[] => [
  { name: 'ping', at: ['healthz', 'livez', 'readyz'], run: () => undefined },
  { name: 'log', at: ['healthz', 'livez', 'readyz'], run: () => undefined },
  { name: 'etcd', at: ['healthz', 'livez', 'readyz'], run: () => storeHealth(engine, patienceMs) },
  ...encryption,
  { name: 'informer-sync', at: ['readyz'], run: () => startup.state() },
  ...startup.checks(),
  ...group.names.map((name): Check => ({ name: `controller-${name}`, at: ['readyz'], warns: true, run: () => group.state(name) })),
  { name: 'stored-objects', at: ['readyz'], warns: true, run: () => storedFaults(registry) },
  { name: 'shutdown', at: ['readyz'], run: () => (draining.aborted ? 'the server is shutting down' : undefined) },
];

async function storeHealth(engine: Engine, patienceMs: number): Promise<string | undefined> {
  let late: NodeJS.Timeout | undefined;
  const patience = new Promise<string>((resolve) => {
    late = setTimeout(() => resolve(`the store has not answered for ${patienceMs / 1000}s`), patienceMs);
  });
  try {
    return await Promise.race([engine.currentRevision().then(() => undefined), patience]);
  } catch (error) {
    return error instanceof Error ? error.message : 'the store does not answer';
  } finally {
    clearTimeout(late);
  }
}

/** Faults of stored objects that the check names. */
const SHOWN_FAULTS = 20;

/** Stored objects that cannot be read, and resources that cannot be loaded, of those that were asked for so far. */
function storedFaults(registry: Registry): string | undefined {
  const faults: string[] = [];
  for (const { cache, definition } of registry.resources) {
    if (cache.failure !== undefined) faults.push(`${definition.id}: ${cache.failure.message}`);
    for (const error of cache.unreadable.values()) faults.push(error.message);
  }
  if (faults.length === 0) return undefined;
  const more = faults.length > SHOWN_FAULTS ? `; and ${faults.length - SHOWN_FAULTS} more` : '';
  return `${faults.slice(0, SHOWN_FAULTS).join('; ')}${more}`;
}
