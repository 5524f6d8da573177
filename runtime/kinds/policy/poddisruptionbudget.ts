/** Disruption budgets: one of two limits, and a status that only its subresource writes. */

import { type FieldError, invalidValue } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { defineKind } from '../kind.js';
import { conditionFaults } from '../rules/conditions.js';
import { labelSelectorFaults } from '../rules/selectors.js';
import { isAbsent, negativeFaults, shareFaults, wholeShareFaults } from '../rules/values.js';
import { ageOf, fieldsOf, nameOf, number } from '../shown.js';

const COUNTS = ['disruptionsAllowed', 'currentHealthy', 'desiredHealthy', 'expectedPods'];

function faults(object: ApiObject): FieldError[] {
  const spec = fieldsOf(object.spec);
  const limit = (field: string): FieldError[] =>
    isAbsent(spec[field]) ? [] : [...shareFaults(`spec.${field}`, spec[field]), ...wholeShareFaults(`spec.${field}`, spec[field])];
  return [
    ...(isAbsent(spec.minAvailable) || isAbsent(spec.maxUnavailable)
      ? []
      : [invalidValue('spec', spec, 'minAvailable and maxUnavailable cannot be both set')]),
    ...limit('minAvailable'),
    ...limit('maxUnavailable'),
    ...labelSelectorFaults('spec.selector', spec.selector),
  ];
}

const limitCell = (limit: unknown): string => (isAbsent(limit) ? 'N/A' : String(limit));

export const podDisruptionBudget = defineKind<ApiObject>({
  resource: 'poddisruptionbudgets.policy',
  strategy: {
    rules: { countsNotNegative: {} },
    validate: faults,
    validateUpdate(object, _old, { subresource, asks }) {
      if (subresource !== 'status') return faults(object);
      const status = fieldsOf(object.status);
      return [
        ...conditionFaults('status.conditions', status.conditions),
        ...(asks('countsNotNegative') ? COUNTS.flatMap((field) => negativeFaults(`status.${field}`, status[field])) : []),
      ];
    },
    cells(object, { now }) {
      const spec = fieldsOf(object.spec);
      return [
        nameOf(object),
        limitCell(spec.minAvailable),
        limitCell(spec.maxUnavailable),
        number(fieldsOf(object.status).disruptionsAllowed),
        ageOf(object, now),
      ];
    },
  },
});
