/** Storage capacities: how much storage a class still has on the nodes that a selector selects. */
import type { CSIStorageCapacity } from '../../../generated/storage/v1beta1/types.js';
import { type FieldError, outOfBounds } from '../../model/errors.js';
import { quantityNanos } from '../../model/values/quantity.js';
import { defineKind } from '../kind.js';
import { hasStrangeValues, labelSelectorFaults } from '../rules/selectors.js';

const amountFaults = (field: string, amount: string | undefined): FieldError[] =>
  amount === undefined || (quantityNanos(amount) ?? 0n) >= 0n ? [] : [outOfBounds(field, amount, 0)];

export const csiStorageCapacity = defineKind<CSIStorageCapacity>({
  resource: 'csistoragecapacities.storage.{groupDomain}',
  strategy: {
    rules: { labelValues: { brokenBy: ({ nodeTopology }) => hasStrangeValues(nodeTopology) } },
    validate: (object, context) => [
      ...labelSelectorFaults('nodeTopology', object.nodeTopology, context.enabled('LabelValuesJudged') && context.asks('labelValues')),
      ...amountFaults('capacity', object.capacity),
    ],
  },
});
