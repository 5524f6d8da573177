/** Rules of the conditions that requests must meet before webhooks or policies look at them. */
import type { MatchCondition } from '../../../generated/admissionregistration/v1/types.js';
import type { FieldError } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { PlacedExpression } from './placed-expression.js';

/** Faults of conditions but for what is wrong with their expressions. */
export const conditionFaults = (at: string, conditions: readonly MatchCondition[] | undefined, declared: DeclaredFaults): FieldError[] =>
  faultsOfEach(conditions ?? [], (_, i) => declared.take(`${at}[${i}]`, 'expression', 'name'));

export const conditionExpressions = (at: string, conditions: readonly MatchCondition[] | undefined): PlacedExpression[] =>
  (conditions ?? []).map(({ expression }, i) => ({ at: `${at}[${i}].expression`, text: expression, results: ['bool'] }));
