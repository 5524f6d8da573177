/** Rules of the conditions that requests must meet before webhooks or policies look at them. */
import type { MatchCondition } from '../../../generated/admissionregistration/v1/types.js';
import { duplicate, type FieldError } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { repeatsOf } from '../rules/values.js';
import type { PlacedExpression } from './placed-expression.js';

/** Faults of conditions but for what is wrong with their expressions. */
export function conditionFaults(at: string, conditions: readonly MatchCondition[] | undefined, declared: DeclaredFaults): FieldError[] {
  const repeats = repeatsOf((conditions ?? []).map(({ name }) => name));
  return faultsOfEach(conditions ?? [], ({ name }, i) => [
    ...declared.take(`${at}[${i}]`, 'expression', 'name'),
    ...(repeats.has(i) && name !== '' ? [duplicate(`${at}[${i}].name`, name)] : []),
  ]);
}

export const conditionExpressions = (at: string, conditions: readonly MatchCondition[] | undefined): PlacedExpression[] =>
  (conditions ?? []).map(({ expression }, i) => ({ at: `${at}[${i}].expression`, text: expression, results: ['bool'] }));
