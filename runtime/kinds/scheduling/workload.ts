/** Workloads: templates of groups of pods, each of a name of its own. */
import type { Workload } from '../../../generated/scheduling/v1alpha2/types.js';
import type { FieldError } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { defineKind } from '../kind.js';
import { ageOf, nameOf } from '../shown.js';
import { repeatedNameFaults } from './names.js';

function faults({ spec }: Workload): FieldError[] {
  const templates = spec.podGroupTemplates ?? [];
  const at = 'spec.podGroupTemplates';
  return [
    ...repeatedNameFaults(at, templates),
    ...faultsOfEach(templates, ({ resourceClaims = [] }, i) => repeatedNameFaults(`${at}[${i}].resourceClaims`, resourceClaims)),
  ];
}

export const workload = defineKind<Workload>({
  resource: 'workloads.scheduling.{groupDomain}',
  strategy: {
    validate: faults,
    cells: (object, { now }) => [nameOf(object), ageOf(object, now)],
  },
});
