/** Questions about pools of devices: what a table shows of the answer is that of all pools together. */
import type { PoolStatus, ResourcePoolStatusRequest } from '../../../generated/resource/v1alpha3/types.js';
import { defineKind } from '../kind.js';
import { ageOf, NONE, nameOf } from '../shown.js';

type Amount = 'totalDevices' | 'availableDevices' | 'allocatedDevices' | 'unavailableDevices';

/** Nothing is known of pools before there is an answer. */
const sumOf = (pools: readonly PoolStatus[] | undefined, amount: Amount): string =>
  pools === undefined ? NONE : String(pools.reduce((sum, pool) => sum + (pool[amount] ?? 0), 0));

export const resourcePoolStatusRequest = defineKind<ResourcePoolStatusRequest>({
  resource: 'resourcepoolstatusrequests.resource.{groupDomain}',
  strategy: {
    cells(request, { now }) {
      const { pools, poolCount = 0, conditions = [] } = request.status ?? {};
      const done = conditions.find(({ type, status }) => status === 'True' && (type === 'Complete' || type === 'Failed'));
      return [
        nameOf(request),
        request.spec.driver,
        ...(['totalDevices', 'availableDevices', 'allocatedDevices', 'unavailableDevices'] as const).map((amount) => sumOf(pools, amount)),
        pools === undefined ? NONE : String(pools.filter(({ validationError }) => (validationError ?? '') !== '').length),
        poolCount ?? 0,
        done?.type ?? 'Pending',
        done === undefined ? '' : ageOf({ metadata: { creationTimestamp: done.lastTransitionTime } }, now),
      ];
    },
  },
});
