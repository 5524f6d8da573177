/** The plugin ResourceQuota: refuses objects that exceed the quotas of their namespace (specification 2). */
import type { ResourceQuota } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import type { AdmissionPlugin } from '../../chain.js';
import type { AdmissionRequest, RequestTarget } from '../../request.js';
import type { Configure } from '../factory.js';
import { Charge } from './charge.js';
import { Ledger } from './ledger.js';
import { type LimitedResource, quotaSettings } from './settings.js';

/** Kinds of the core group whose updates are counted; all others are counted only when they are created. */
const GROWING = ['services', 'persistentvolumeclaims'];
/** Events are never counted, because there are many and they expire. */
const UNCOUNTED = ['events'];

function isCounted({ operation, group, resource, subresource }: RequestTarget): boolean {
  if (subresource !== '' || (group === '' && UNCOUNTED.includes(resource))) return false;
  return operation === 'CREATE' || (operation === 'UPDATE' && group === '' && GROWING.includes(resource));
}

const QUOTAS = 'resourcequotas';

export function resourceQuota(
  { registry, clock, environment }: Parts<'registry' | 'clock' | 'environment'>,
  limited: readonly LimitedResource[] = [],
): AdmissionPlugin {
  const name = 'ResourceQuota';
  if (!registry.has(QUOTAS)) return { name };
  const quotas = registry.reader<ResourceQuota>(QUOTAS);
  const { resource } = quotas;
  const ledger = new Ledger(quotas, registry.log);
  const namesContainers = environment.enabled('QuotasNameContainers');
  const isLimited = (namespace: string): boolean =>
    limited.length > 0 || resource.cache.list(resource.collection(namespace)).entries.length > 0;
  const count = async (request: AdmissionRequest): Promise<void> => {
    await quotas.ready();
    const { namespace, dryRun } = request;
    if (!isLimited(namespace)) return;
    const taken = await ledger.take(namespace, new Charge(request, limited, clock.now(), registry.words, namesContainers), dryRun);
    if (taken.size > 0) request.reservations.add(() => ledger.giveBack(namespace, taken));
  };
  return {
    name,
    concerns: isCounted,
    validate(request) {
      if (request.namespace === '') return undefined;
      return resource.cache.healthy && !isLimited(request.namespace) ? undefined : count(request);
    },
  };
}

export const limitedResources: Configure = (reader, source) => {
  const limited = quotaSettings(reader.as(), source);
  return (parts) => resourceQuota(parts, limited);
};
