/** Storage drivers: once created, only what tokens they get and how often they are called may change. */

import type { CSIDriver, CSIDriverSpec, TokenRequest } from '../../../generated/storage/v1/types.js';
import * as allowed from '../../../generated/storage/v1/values.js';
import { duplicate, type FieldError, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { sameValue } from '../../model/json/json.js';
import { defineKind } from '../kind.js';
import { choiceFaults, eachChoiceFaults } from '../rules/values.js';
import { ageOf, nameOf, orNone, UNSET } from '../shown.js';

const MIN_SECONDS = 600;
const MAX_SECONDS = 2 ** 32;

/** Fields that never change, in the order in which their faults are told, and the names that clients know them by. */
const LASTING: readonly (readonly [field: keyof CSIDriverSpec, shown: string])[] = [
  ['attachRequired', 'attachedRequired'],
  ['fsGroupPolicy', 'fsGroupPolicy'],
  ['podInfoOnMount', 'podInfoOnMount'],
  ['volumeLifecycleModes', 'volumeLifecycleModes'],
  ['storageCapacity', 'storageCapacity'],
];

function tokenFaults(at: string, requests: readonly TokenRequest[]): FieldError[] {
  const seen = new Set<string>();
  return faultsOfEach(requests, ({ audience, expirationSeconds }, i) => {
    const out: FieldError[] = [];
    if (seen.has(audience)) out.push(duplicate(`${at}[${i}].audience`, audience));
    seen.add(audience);
    if (expirationSeconds === undefined) return out;
    const field = `${at}[${i}].expirationSeconds`;
    const seconds = Number(expirationSeconds);
    if (seconds < MIN_SECONDS) out.push(invalidValue(field, seconds, 'may not specify a duration less than 10 minutes'));
    if (seconds > MAX_SECONDS) out.push(invalidValue(field, seconds, 'may not specify a duration larger than 2^32 seconds'));
    return out;
  });
}

function faults({ spec: { fsGroupPolicy, tokenRequests = [], volumeLifecycleModes } }: CSIDriver): FieldError[] {
  return [
    ...choiceFaults('spec.fsGroupPolicy', fsGroupPolicy, allowed.CSIDriverSpec.fsGroupPolicy),
    ...tokenFaults('spec.tokenRequests', tokenRequests),
    ...eachChoiceFaults('spec.volumeLifecycleModes', volumeLifecycleModes, allowed.CSIDriverSpec.volumeLifecycleModes),
  ];
}

function updateFaults({ spec }: CSIDriver, { spec: before }: CSIDriver): FieldError[] {
  return [
    ...LASTING.filter(([field]) => !sameValue(spec[field], before[field])).map(([field, shown]) =>
      invalidValue(`spec.${shown}`, spec[field], 'field is immutable'),
    ),
    ...tokenFaults('spec.tokenRequests', spec.tokenRequests ?? []),
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
