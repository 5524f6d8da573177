/** Claims and parameters of the versions in which classes of resources, and not devices, were asked for. */
import type { ResourceClaim as FirstClaim } from '../../../generated/resource/v1alpha1/types.js';
import type { ResourceClaim, ResourceClaimParameters, ResourceClassParameters } from '../../../generated/resource/v1alpha2/types.js';
import type { RowContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { ageOf, nameOf } from '../shown.js';
import { stateOf } from './claim-state.js';

const claimCells = (claim: FirstClaim | ResourceClaim, { now }: RowContext): unknown[] => [
  nameOf(claim),
  claim.spec.resourceClassName,
  claim.spec.allocationMode ?? '',
  stateOf(claim),
  ageOf(claim, now),
];

function parameterCells(object: ResourceClaimParameters | ResourceClassParameters, { now }: RowContext): unknown[] {
  const { kind = '', apiGroup = '', name = '' } = object.generatedFrom ?? {};
  const source = apiGroup === '' ? kind : `${kind}.${apiGroup}`;
  return [nameOf(object), name === '' ? '' : `${source} ${name}`, ageOf(object, now)];
}

export const firstResourceClaim = defineKind<FirstClaim>({
  resource: 'resourceclaims.v1alpha1.resource.{groupDomain}',
  strategy: { cells: claimCells },
});

export const secondResourceClaim = defineKind<ResourceClaim>({
  resource: 'resourceclaims.v1alpha2.resource.{groupDomain}',
  strategy: { cells: claimCells },
});

export const resourceClaimParameters = defineKind<ResourceClaimParameters>({
  resource: 'resourceclaimparameters.resource.{groupDomain}',
  strategy: { cells: parameterCells },
});

export const resourceClassParameters = defineKind<ResourceClassParameters>({
  resource: 'resourceclassparameters.resource.{groupDomain}',
  strategy: { cells: parameterCells },
});
