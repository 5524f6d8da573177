/**
 * An empty selector of a disruption budget selects no pod in the oldest version, and every pod in the others. Each version has the
 * other's meaning as an expression over a label that no pod has.
 */

import type { LabelSelector } from '../../../generated/meta/v1/types.js';
import type { PodDisruptionBudget } from '../../../generated/policy/v1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import type { Words } from '../../model/values/words.js';
import { isEmptySelector } from '../rules/selectors.js';

const keyOf = ({ label }: Words): string => label('deprecated-v1beta1-empty-selector-match', 'pdb');

const selecting = (operator: string, words: Words): Draft<LabelSelector> => ({ matchExpressions: [{ key: keyOf(words), operator }] });

function isOnly({ matchLabels = {}, matchExpressions = [] }: Draft<LabelSelector>, operator: string, words: Words): boolean {
  const [first, ...others] = matchExpressions;
  return Object.keys(matchLabels).length + others.length === 0 && first?.key === keyOf(words) && first.operator === operator;
}

/** The budget of the newest version, with an empty selector where that was sent as the expression by which the oldest version has it. */
export function plainSelector(budget: Draft<PodDisruptionBudget>, words: Words): void {
  const selector = budget.spec?.selector;
  if (selector !== undefined && isOnly(selector, 'DoesNotExist', words)) budget.spec = { ...budget.spec, selector: {} };
}

/** Writes an empty selector as the expression with `emptyAs`, and the expression with `asEmpty` as an empty selector. */
function exchange(budget: Draft<PodDisruptionBudget>, emptyAs: string, asEmpty: string, words: Words): void {
  const selector = budget.spec?.selector;
  if (selector === undefined) return;
  if (isEmptySelector(selector)) budget.spec = { ...budget.spec, selector: selecting(emptyAs, words) };
  else if (isOnly(selector, asEmpty, words)) budget.spec = { ...budget.spec, selector: {} };
}

export const disruptionBudgetToHub = (converted: Draft<PodDisruptionBudget>, _original: unknown, words: Words): void =>
  exchange(converted, 'Exists', 'DoesNotExist', words);

export const disruptionBudgetFromHub = (converted: Draft<PodDisruptionBudget>, _original: unknown, words: Words): void =>
  exchange(converted, 'DoesNotExist', 'Exists', words);
