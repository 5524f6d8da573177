/** The checks behind /healthz, /livez and /readyz. */
import type { Check } from '../http/health.js';
import type { Engine } from '../store/index.js';
import type { Preparation } from './preparation.js';

export const healthChecks = (engine: Engine, preparation: Preparation, draining: () => boolean): readonly Check[] => [
  { name: 'ping', at: ['healthz', 'livez', 'readyz'], run: () => undefined },
  { name: 'log', at: ['healthz', 'livez', 'readyz'], run: () => undefined },
  { name: 'etcd', at: ['healthz', 'livez', 'readyz'], run: () => storeHealth(engine) },
  { name: 'informer-sync', at: ['readyz'], run: () => preparation.state() },
  ...preparation.checks(),
  { name: 'shutdown', at: ['readyz'], run: () => (draining() ? 'the server is shutting down' : undefined) },
];

async function storeHealth(engine: Engine): Promise<string | undefined> {
  try {
    await engine.currentRevision();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'the store does not answer';
  }
}
