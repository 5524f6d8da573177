/** Groups of pods that are scheduled together: how, the workload that they belong to, and what came of it. */

import type { PodGroup } from '../../../generated/scheduling/v1alpha2/types.js';
import type { FieldError } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { defineKind } from '../kind.js';
import { conditionFaults } from '../rules/conditions.js';
import { unaskedClaim } from '../rules/pod/resource-claims.js';
import { isAbsent } from '../rules/values.js';
import { ageOf, NONE, nameOf } from '../shown.js';
import { repeatedNameFaults } from './names.js';

const faults = ({ spec }: PodGroup): FieldError[] => repeatedNameFaults('spec.resourceClaims', spec.resourceClaims ?? []);

/** Faults of what came of a group: claims that were made are those that it asks for. */
function statusFaults({ spec, status }: PodGroup, declared: DeclaredFaults): FieldError[] {
  const { conditions, resourceClaimStatuses: made = [] } = status;
  const asked = new Set((spec.resourceClaims ?? []).map(({ name }) => name));
  const at = 'status.resourceClaimStatuses';
  return [
    ...conditionFaults('status.conditions', conditions, declared),
    ...repeatedNameFaults(at, made),
    ...faultsOfEach(made, ({ name }, i) => (asked.has(name) ? [] : [unaskedClaim(`${at}[${i}].name`, name)])),
  ];
}

const policyOf = ({ spec: { schedulingPolicy: policy } }: PodGroup): string =>
  isAbsent(policy.gang) ? (isAbsent(policy.basic) ? NONE : 'Basic') : 'Gang';

const workloadOf = ({ spec }: PodGroup): string => spec.podGroupTemplateRef?.workload?.workloadName ?? NONE;

/** What the condition that tells whether a group is scheduled says in a word. */
function scheduledOf({ status: { conditions = [] } }: PodGroup): string {
  const found = conditions.find(({ type }) => type === 'PodGroupScheduled');
  if (found === undefined) return 'Pending';
  return found.status === 'True' ? 'Scheduled' : found.reason;
}

export const podGroup = defineKind<PodGroup>({
  resource: 'podgroups.scheduling.{groupDomain}',
  strategy: {
    validate: faults,
    validateUpdate: (object, _old, { subresource, declared }) =>
      subresource === 'status' ? statusFaults(object, declared) : faults(object),
    cells: (object, { now }) => [nameOf(object), policyOf(object), workloadOf(object), scheduledOf(object), ageOf(object, now)],
  },
});
