/** Leases: a strategy may choose who holds one next. */
import type { Lease } from '../../../generated/coordination/v1/types.js';
import type { FieldError } from '../../model/errors.js';
import { defineKind } from '../kind.js';
import { isAbsent } from '../rules/values.js';
import { electionFaults } from './election.js';

const faults = ({ spec: { strategy } }: Lease): FieldError[] => (isAbsent(strategy) ? [] : electionFaults('spec.strategy', strategy));

export const lease = defineKind<Lease>({
  resource: 'leases.coordination.{groupDomain}',
  strategy: { validate: faults, validateUpdate: faults },
});
