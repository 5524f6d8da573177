/** Rules of the conditions that requests must meet before webhooks or policies look at them. */
import type { MatchCondition } from '../../../generated/admissionregistration/v1/types.js';
import { duplicate, type FieldError, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { neededText, repeatsOf } from '../rules/values.js';
import type { PlacedExpression } from './placed-expression.js';

/** Faults of conditions but for what is wrong with their expressions. */
export function conditionFaults(at: string, conditions: readonly MatchCondition[] | undefined): FieldError[] {
  const repeats = repeatsOf((conditions ?? []).map(({ name }) => name));
  return faultsOfEach(conditions ?? [], ({ name, expression }, i) => [
    ...(expression.trim() === '' ? [required(`${at}[${i}].expression`)] : []),
    ...neededText('qualified-name', `${at}[${i}].name`, name),
    ...(repeats.has(i) && name !== '' ? [duplicate(`${at}[${i}].name`, name)] : []),
  ]);
}

export const conditionExpressions = (at: string, conditions: readonly MatchCondition[] | undefined): PlacedExpression[] =>
  (conditions ?? []).map(({ expression }, i) => ({ at: `${at}[${i}].expression`, text: expression, results: ['bool'] }));
