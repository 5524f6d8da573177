/** The checks behind /healthz, /livez and /readyz. */
import type { ControllerGroup } from '../../controllers/framework/controller-group.js';
import type { Check } from '../../http/observing/health.js';
import { entriesIn, type Life } from '../../model/definition/releases.js';
import type { Registry } from '../../resource/registry.js';
import type { Enabled } from '../../settings/feature-gates.js';
import type { FlagName, Settings } from '../../settings/settings.js';
import type { Engine } from '../../store/index.js';
import type { Startup } from './startup.js';

interface Checked {
  readonly engine: Engine;
  readonly registry: Registry;
  readonly startup: Startup;
  readonly group: ControllerGroup;
  /** Checks of what the store is encrypted with. */
  readonly encryption: readonly Check[];
  readonly draining: AbortSignal;
  readonly settings: Settings;
  readonly release: string;
  readonly enabled: Enabled;
}

/** Checks of the store by the releases that have them, each with the flag that says how long the store may take to answer. */
const STORE_CHECKS: Readonly<Record<string, Life & Pick<Check, 'at'> & { readonly patience: FlagName<'duration'> }>> = {
  etcd: { at: ['healthz', 'livez', 'readyz'], patience: 'etcd-healthcheck-timeout' },
  'etcd-readiness': { at: ['readyz'], patience: 'etcd-readycheck-timeout', since: '1.25' },
};

/** Checks that pass as soon as the server answers at all. It reaches itself without a connection, so no certificate for that can run out. */
const PASSING: Readonly<Record<string, Life & Pick<Check, 'at'>>> = {
  ping: { at: ['healthz', 'livez', 'readyz'] },
  log: { at: ['healthz', 'livez', 'readyz'] },
  'loopback-serving-certificate': { at: ['healthz', 'livez'], since: '1.36' },
};

export const healthChecks = ({
  engine,
  registry,
  startup,
  group,
  encryption,
  draining,
  settings,
  release,
  enabled,
}: Checked): readonly Check[] => [
  ...Object.entries(entriesIn(PASSING, release)).map(([name, { at }]): Check => ({ name, at, run: () => undefined })),
  ...Object.entries(entriesIn(STORE_CHECKS, release)).map(
    ([name, { at, patience }]): Check => ({ name, at, run: () => storeHealth(engine, settings.seconds(patience) * 1000) }),
  ),
  ...encryption,
  { name: 'informer-sync', at: ['readyz'], ofStart: true, run: () => startup.state() },
  ...startup.checks(release, enabled),
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
