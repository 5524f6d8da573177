/** Storage drivers: once created, only what tokens they get and how often they are called may change. */

import type { CSIDriver, CSIDriverSpec } from '../../../generated/storage/v1/types.js';
import * as allowed from '../../../generated/storage/v1/values.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { sameValue } from '../../model/json/json.js';
import type { KindContext, RuleContext } from '../../resource/strategy.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { defineKind } from '../kind.js';
import { changedFaults, eachChoiceFaults } from '../rules/values.js';
import { ageOf, nameOf, orNone, UNSET } from '../shown.js';

/** A field that does not change: the name that clients know it by, and the feature from which on it does. */
interface Lasting {
  readonly field: keyof CSIDriverSpec;
  readonly shown?: string;
  readonly changesWith?: 'DriverPodFieldsChange' | 'DriverCapacityChanges';
}

/** Fields that do not change, in the order in which their faults are told. */
const LASTING: readonly Lasting[] = [
  { field: 'attachRequired', shown: 'attachedRequired' },
  { field: 'fsGroupPolicy', changesWith: 'DriverPodFieldsChange' },
  { field: 'podInfoOnMount', changesWith: 'DriverPodFieldsChange' },
  { field: 'volumeLifecycleModes' },
  { field: 'storageCapacity', changesWith: 'DriverCapacityChanges' },
];

const lastingIn = (enabled: Enabled): readonly Lasting[] =>
  LASTING.filter(({ changesWith }) => changesWith === undefined || !enabled(changesWith));

/** Tokens are put among secrets only where there are tokens. */
const tokenPlaceFaults = ({ serviceAccountTokenInSecrets: place, tokenRequests = [] }: CSIDriverSpec): FieldError[] =>
  place === undefined || tokenRequests.length > 0
    ? []
    : [invalidValue('spec.serviceAccountTokenInSecrets', place, 'must be unset if tokenRequests is empty')];

function faults({ spec }: CSIDriver, { declared }: RuleContext): FieldError[] {
  return [
    ...declared.take('spec', 'fsGroupPolicy'),
    ...declared.take('spec', 'tokenRequests'),
    ...eachChoiceFaults('spec.volumeLifecycleModes', spec.volumeLifecycleModes, allowed.CSIDriverSpec.volumeLifecycleModes),
    ...declared.take('spec', 'nodeAllocatableUpdatePeriodSeconds'),
    ...tokenPlaceFaults(spec),
  ];
}

function updateFaults({ spec }: CSIDriver, { spec: before }: CSIDriver, { declared, enabled }: RuleContext): FieldError[] {
  const lasting = lastingIn(enabled);
  // What never changes is not judged again.
  if (lasting.some(({ field }) => field === 'fsGroupPolicy')) declared.take('spec', 'fsGroupPolicy');
  return [
    ...faultsOfEach(lasting, ({ field, shown = field }) => changedFaults(`spec.${shown}`, spec[field], before[field])),
    ...declared.take('spec', 'tokenRequests', 'nodeAllocatableUpdatePeriodSeconds'),
    ...tokenPlaceFaults(spec),
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
