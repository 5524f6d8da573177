/** Storage that a class still has somewhere: where is a selector, how much is not less than nothing. */

import { type FieldError, invalidValue } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { quantityNanos } from '../../model/quantity.js';
import { defineKind } from '../kind.js';
import { labelSelectorFaults } from '../rules/selectors.js';
import { isAbsent } from '../rules/values.js';

const amountFaults = (field: string, amount: unknown): FieldError[] =>
  isAbsent(amount) || (quantityNanos(amount) ?? 0n) >= 0n ? [] : [invalidValue(field, amount, 'must be greater than or equal to 0')];

export const csiStorageCapacity = defineKind<ApiObject>({
  resource: 'csistoragecapacities.storage.{groupDomain}',
  strategy: {
    validate: (object) => [
      ...labelSelectorFaults('nodeTopology', object.nodeTopology),
      ...amountFaults('capacity', object.capacity),
      ...amountFaults('maximumVolumeSize', object.maximumVolumeSize),
    ],
  },
});
