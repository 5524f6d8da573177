/**
 * Claims and slices of earlier versions: a request says of its one way to be met what later versions say in a part of their own, and capacities
 * are amounts and nothing else.
 */

import type { DeviceClaim, ResourceClaim, ResourceClaimTemplate, ResourceSlice } from '../../../generated/resource/v1/types.js';
import type { ResourceSlice as PlainSlice } from '../../../generated/resource/v1alpha3/types.js';
import type { DeviceRequest as BetaRequest } from '../../../generated/resource/v1beta1/types.js';
import type { Draft } from '../../model/definition/draft.js';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '' || value === 0 || value === 0n;

/** Leaves the one way out where nothing is said of it, as in requests with several ways. */
function withoutEmptyWays({ requests }: DeviceClaim): void {
  for (const request of requests ?? [])
    if (Object.values(request.exactly ?? {}).every((value) => isEmpty(value) || (Array.isArray(value) && value.length === 0)))
      delete request.exactly;
}

/** A request that names a class is for a number of devices, and for one where no number is said. */
export function deviceRequestWithOneWay(request: Draft<BetaRequest>): void {
  if ((request.deviceClassName ?? '') === '') return;
  request.allocationMode ||= 'ExactCount';
  if (request.allocationMode === 'ExactCount') request.count ||= 1;
}

export const resourceClaimToHub = ({ spec }: ResourceClaim): void => withoutEmptyWays(spec.devices);

export const resourceClaimTemplateToHub = ({ spec }: ResourceClaimTemplate): void => withoutEmptyWays(spec.spec.devices);

/** Capacities of devices become entries that can say more of them. */
export function plainCapacityToHub({ spec }: ResourceSlice, { spec: { devices } }: PlainSlice): void {
  for (const [i, device] of (spec.devices ?? []).entries()) {
    const { capacity } = devices?.[i]?.basic ?? {};
    if (capacity !== undefined) device.capacity = Object.fromEntries(Object.entries(capacity).map(([name, value]) => [name, { value }]));
  }
}

export function plainCapacityFromHub({ spec }: PlainSlice, { spec: { devices } }: ResourceSlice): void {
  for (const [i, device] of (spec.devices ?? []).entries()) {
    const { capacity } = devices?.[i] ?? {};
    if (capacity === undefined) continue;
    device.basic ??= {};
    device.basic.capacity = Object.fromEntries(Object.entries(capacity).map(([name, { value }]) => [name, value]));
  }
}
