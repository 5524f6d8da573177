/** Disruption budgets: limits by number or share, and a status that only its subresource writes. */
import type { PodDisruptionBudget } from '../../../generated/policy/v1/types.js';
import type { FieldError } from '../../model/errors.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { conditionFaults } from '../rules/conditions.js';
import { labelSelectorFaults } from '../rules/selectors.js';
import { wholeShareFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';
import { disruptionBudgetFromHub, disruptionBudgetToHub, plainSelector } from './empty-selectors.js';

const COUNTS = ['disruptionsAllowed', 'currentHealthy', 'desiredHealthy', 'expectedPods'] as const;

function faults({ spec }: PodDisruptionBudget, { enabled, asks, declared }: WriteContext): FieldError[] {
  const { minAvailable, maxUnavailable } = spec;
  const limit = (field: string, value: number | string | undefined): FieldError[] => [
    ...declared.take(field),
    ...wholeShareFaults(field, value),
  ];
  return [
    ...limit('spec.minAvailable', minAvailable),
    ...limit('spec.maxUnavailable', maxUnavailable),
    ...labelSelectorFaults('spec.selector', spec.selector, enabled('LabelValuesJudged') && asks('labelValues')),
  ];
}

const limitCell = (limit: number | string | undefined): string => String(limit ?? 'N/A');

export const podDisruptionBudget = defineKind<PodDisruptionBudget>({
  resource: 'poddisruptionbudgets.policy',
  conversions: { disruptionBudgetFromHub, disruptionBudgetToHub },
  strategy: {
    rules: {
      countsNotNegative: {},
      labelValues: { brokenBy: ({ spec }) => labelSelectorFaults('spec.selector', spec.selector, true).length > 0 },
    },
    prepareForCreate: (object, { words }) => plainSelector(object, words),
    prepareForUpdate: (object, _old, { words }) => plainSelector(object, words),
    validate: faults,
    validateUpdate(object, _old, context) {
      const { subresource, asks, declared } = context;
      if (subresource !== 'status') return faults(object, context);
      const { status } = object;
      const counts = declared.take('status', ...COUNTS);
      return [...conditionFaults('status.conditions', status.conditions, declared), ...(asks('countsNotNegative') ? counts : [])];
    },
    cells(object, { now }) {
      const { spec, status } = object;
      return [nameOf(object), limitCell(spec.minAvailable), limitCell(spec.maxUnavailable), status.disruptionsAllowed, ageOf(object, now)];
    },
  },
});
