/** Claims to devices: what is asked for never changes, and what was given only goes. */
import type { ResourceClaim } from '../../../generated/resource/v1/types.js';
import type { FieldError } from '../../model/errors.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { rewrittenFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';
import { dropTakenBack, statusFaults } from './allocation.js';
import { stateOf } from './claim-state.js';
import { deviceRequestWithOneWay, resourceClaimToHub } from './conversions.js';
import { deviceClaimFaults } from './requests.js';
import { claimExpressions, expressionSearch } from './selectors.js';

const DEVICES = 'spec.devices';

function updateFaults(object: ResourceClaim, old: ResourceClaim, context: WriteContext): FieldError[] {
  if (context.subresource === 'status') return statusFaults(object, old, context);
  const changed = rewrittenFaults('spec', object, old, context);
  if (!context.enabled('ClaimsJudgedOnce')) return [...changed, ...deviceClaimFaults(DEVICES, object.spec.devices, context)];
  context.declared.take('spec');
  return changed;
}

export const resourceClaim = defineKind<ResourceClaim>({
  resource: 'resourceclaims.resource.{groupDomain}',
  defaulters: { deviceRequestWithOneWay },
  conversions: { resourceClaimToHub },
  strategy: {
    statusKeeps: ['labels', 'annotations', 'finalizers', 'ownerReferences', 'deletionTimestamp'],
    statusOwnsNoMetadata: true,
    prepareForUpdate(object, old, { subresource }) {
      if (subresource === 'status') dropTakenBack(object, old);
    },
    validate: ({ spec }, context) => deviceClaimFaults(DEVICES, spec.devices, context),
    validateUpdate: updateFaults,
    validateLast({ spec }, old, context) {
      if (old !== undefined && (context.subresource === 'status' || context.enabled('ClaimsJudgedOnce'))) return undefined;
      const stored = old === undefined ? [] : claimExpressions(DEVICES, old.spec.devices, context);
      return expressionSearch(claimExpressions(DEVICES, spec.devices, context), stored, context);
    },
    cells: (object, { now }) => [nameOf(object), stateOf(object), ageOf(object, now)],
  },
});
