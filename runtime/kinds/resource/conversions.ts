/** Claims of the first beta version: a request says of its one way to be met what later versions say in a part of their own. */

import type { DeviceClaim, ResourceClaim, ResourceClaimTemplate } from '../../../generated/resource/v1/types.js';
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
