/** Leases: who is to hold one next is said only where a strategy chooses the holder. */
import type { Lease } from '../../../generated/coordination/v1/types.js';
import { type FieldError, forbiddenField } from '../../model/errors.js';
import { defineKind } from '../kind.js';
import { isAbsent } from '../rules/values.js';
import { electionFaults } from './election.js';

function faults({ spec: { strategy, preferredHolder } }: Lease): FieldError[] {
  if (!isAbsent(strategy)) return electionFaults('spec.strategy', strategy);
  return isAbsent(preferredHolder) || preferredHolder === ''
    ? []
    : [forbiddenField('spec.preferredHolder', 'may only be specified if `strategy` is defined')];
}

export const lease = defineKind<Lease>({
  resource: 'leases.coordination.{groupDomain}',
  strategy: { validate: faults, validateUpdate: faults },
});
