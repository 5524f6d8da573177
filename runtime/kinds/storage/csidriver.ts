/** Storage drivers: once created, only what tokens they get and how often they are called may change. */

import type { CSIDriver, CSIDriverSpec } from '../../../generated/storage/v1/types.js';
import * as allowed from '../../../generated/storage/v1/values.js';
import type { FieldError } from '../../model/errors.js';
import { sameValue } from '../../model/json/json.js';
import type { RuleContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { changedFaults, eachChoiceFaults } from '../rules/values.js';
import { ageOf, nameOf, orNone, UNSET } from '../shown.js';

/** Fields that never change, in the order in which their faults are told, and the names that clients know them by. */
const LASTING: readonly (readonly [field: keyof CSIDriverSpec, shown: string])[] = [
  ['attachRequired', 'attachedRequired'],
  ['fsGroupPolicy', 'fsGroupPolicy'],
  ['podInfoOnMount', 'podInfoOnMount'],
  ['volumeLifecycleModes', 'volumeLifecycleModes'],
  ['storageCapacity', 'storageCapacity'],
];

function faults({ spec: { volumeLifecycleModes } }: CSIDriver, { declared }: RuleContext): FieldError[] {
  return [
    ...declared.take('spec', 'fsGroupPolicy'),
    ...declared.take('spec', 'tokenRequests'),
    ...eachChoiceFaults('spec.volumeLifecycleModes', volumeLifecycleModes, allowed.CSIDriverSpec.volumeLifecycleModes),
  ];
}

function updateFaults({ spec }: CSIDriver, { spec: before }: CSIDriver, { declared }: RuleContext): FieldError[] {
  // What never changes is not judged again.
  declared.take('spec', 'fsGroupPolicy');
  return [
    ...LASTING.flatMap(([field, shown]) => changedFaults(`spec.${shown}`, spec[field], before[field])),
    ...declared.take('spec', 'tokenRequests'),
  ];
}

/** Counts changes of the spec; a new driver has no generation, so the first change is generation 1. */
function countChanges(object: CSIDriver, old: CSIDriver): void {
  if (!sameValue(object.spec, old.spec)) object.metadata.generation = Number(old.metadata.generation ?? 0) + 1;
}

export const csiDriver = defineKind<CSIDriver>({
  resource: 'csidrivers.storage.{groupDomain}',
  strategy: {
    prepareForUpdate: countChanges,
    validate: faults,
    validateUpdate: updateFaults,
    cells(object, { now }) {
      const { attachRequired, podInfoOnMount, storageCapacity, tokenRequests, requiresRepublish, volumeLifecycleModes } = object.spec;
      return [
        nameOf(object),
        attachRequired,
        podInfoOnMount,
        storageCapacity === true,
        tokenRequests === undefined ? UNSET : tokenRequests.map(({ audience }) => audience).join(','),
        requiresRepublish,
        orNone(volumeLifecycleModes),
        ageOf(object, now),
      ];
    },
  },
});
