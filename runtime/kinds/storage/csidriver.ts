/** Storage drivers: once created, only what tokens they get and how often they are called may change. */

import type { CSIDriver } from '../../../generated/storage/v1/types.js';
import * as allowed from '../../../generated/storage/v1/values.js';
import type { FieldError } from '../../model/errors.js';
import { shownAt } from '../../model/faults/declared-faults.js';
import { sameValue } from '../../model/json/json.js';
import type { KindContext, RuleContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { eachChoiceFaults } from '../rules/values.js';
import { ageOf, nameOf, orNone, UNSET } from '../shown.js';

function faults({ spec }: CSIDriver, { declared }: RuleContext): FieldError[] {
  return [
    ...declared.take('spec', 'fsGroupPolicy'),
    ...declared.take('spec', 'tokenRequests'),
    ...eachChoiceFaults('spec.volumeLifecycleModes', spec.volumeLifecycleModes, allowed.CSIDriverSpec.volumeLifecycleModes),
    ...declared.take('spec', 'nodeAllocatableUpdatePeriodSeconds', 'serviceAccountTokenInSecrets'),
  ];
}

/** The reason of a fault of what changed, which that of an unknown text is not. */
const CHANGED: FieldError['reason'] = 'FieldValueInvalid';

/** The field that tells whether volumes are attached, and the name that clients know it by where it changes. */
const [ATTACHED, SHOWN_ATTACHED] = ['spec.attachRequired', 'spec.attachedRequired'];

function updateFaults(_object: CSIDriver, _old: CSIDriver, { declared, enabled }: RuleContext): FieldError[] {
  // A policy that never changes is not judged again.
  const policy = enabled('DriverPodFieldsChange') ? [] : declared.take('spec.fsGroupPolicy').filter(({ reason }) => reason === CHANGED);
  return [
    ...shownAt(declared, ATTACHED, SHOWN_ATTACHED).take(SHOWN_ATTACHED),
    ...policy,
    ...declared.take('spec', 'podInfoOnMount', 'volumeLifecycleModes', 'storageCapacity'),
    ...declared.take('spec', 'tokenRequests', 'nodeAllocatableUpdatePeriodSeconds', 'serviceAccountTokenInSecrets'),
  ];
}

/** What a driver is taken to say where its features are on and it says nothing. */
function featureDefaults({ spec }: CSIDriver, { enabled }: KindContext): void {
  if (enabled('SELinuxMountReadWriteOncePod')) spec.seLinuxMount ??= false;
  if (enabled('VolumeLimitScaling')) spec.preventPodSchedulingIfMissing ??= false;
}

const TOKENS_IN_CONTEXT =
  'spec.serviceAccountTokenInSecrets is unset; if supported by this CSI driver, set to true to prevent possible logging of tokens in volume attributes';

/** Counts changes of the spec; a new driver has no generation, so the first change is generation 1. */
function countChanges(object: CSIDriver, old: CSIDriver): void {
  if (!sameValue(object.spec, old.spec)) object.metadata.generation = Number(old.metadata.generation ?? 0) + 1;
}

export const csiDriver = defineKind<CSIDriver>({
  resource: 'csidrivers.storage.{groupDomain}',
  strategy: {
    featureDefaults,
    prepareForUpdate: countChanges,
    warnings: ({ spec: { tokenRequests = [], serviceAccountTokenInSecrets: place } }, old, { enabled }) =>
      old === undefined && tokenRequests.length > 0 && place === undefined && enabled('CSIServiceAccountTokenSecrets')
        ? [TOKENS_IN_CONTEXT]
        : [],
    validate: faults,
    validateUpdate: updateFaults,
    cells(object, { now }) {
      const { attachRequired, podInfoOnMount, storageCapacity, tokenRequests, requiresRepublish, volumeLifecycleModes } = object.spec;
      return [
        nameOf(object),
        // A bookmark has a row as well, and no driver to show.
        attachRequired ?? true,
        podInfoOnMount === true,
        storageCapacity === true,
        tokenRequests === undefined ? UNSET : tokenRequests.map(({ audience }) => audience).join(','),
        requiresRepublish === true,
        orNone(volumeLifecycleModes ?? []),
        ageOf(object, now),
      ];
    },
  },
});
