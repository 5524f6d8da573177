/** Where a server keeps its objects: the engine that flags ask for or its owner gave, measured, and encrypted where flags say so. */
import type { Check } from '../../http/observing/health.js';
import { encryptionMeter } from '../../observe/metrics/encryption-meter.js';
import { meteredEngine } from '../../observe/metrics/store-meter.js';
import type { Engine } from '../../store/index.js';
import type { Foundation } from '../foundation.js';
import type { Endings } from '../lifecycle/endings.js';
import type { Plan } from '../plan.js';
import { encrypting } from './encrypting.js';
import { engineOf, keyRootOf, storagePlaces } from './engine.js';
import { type StoreSize, storeSize } from './store-size.js';

export interface Store {
  readonly engine: Engine;
  /** Checks of what it is encrypted with. */
  readonly checks: readonly Check[];
  /** Undefined where nobody knows it. */
  readonly size: StoreSize | undefined;
  open(): Promise<void>;
}

export async function storeOf(plan: Plan, { metrics, files, pace }: Foundation, endings: Endings): Promise<Store> {
  const { settings, catalogue, given, clock, log } = plan;
  const leases = metrics.histogram('etcd_lease_object_counts').cell({});
  const encryption = await encrypting(plan, { clock, meter: encryptionMeter(metrics), log, files });
  endings.add(() => encryption?.close());
  const stored = given.engine ?? engineOf(settings, { files, clock, leaseReplaced: (keys) => leases.observe(keys), warn: log });
  // An engine that was given is the server's from the moment that it is opened.
  let owned = given.engine === undefined;
  endings.add(() => (owned ? stored.close() : undefined));
  const metered = meteredEngine(stored, metrics, keyRootOf(settings), storagePlaces(catalogue));
  const engine = encryption?.over(metered, pace) ?? metered;
  const size = storeSize(settings, stored, clock);
  endings.add(() => size?.stop());
  return {
    engine,
    size,
    checks: encryption?.checks ?? [],
    async open() {
      await encryption?.start();
      owned = true;
      await engine.open();
      size?.start();
    },
  };
}
