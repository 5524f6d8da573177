/** Claims of volumes: fixed but for the volume they are bound to, and growth once they are. */

import type { PersistentVolumeClaim, PersistentVolumeClaimSpec } from '../../../generated/core/v1/types.js';
import { type FieldError, forbiddenChange, forbiddenField } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { sameValue } from '../../model/json/json.js';
import { quantityNanos } from '../../model/values/quantity.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { claimSpecFaults, negativeAmountFaults } from '../rules/claims.js';
import { changedFaults } from '../rules/values.js';
import { ageOf, nameOf, UNSET } from '../shown.js';
import { phaseOf, shortModes, storageClassOf, storageText } from './persistentvolume.js';

/** Claims are filled from other claims or from snapshots; any other source is dropped. */
function dropUnknownSource(object: PersistentVolumeClaim, { words }: WriteContext): void {
  const { dataSource, ...spec } = object.spec;
  if (dataSource === undefined) return;
  const { kind, apiGroup } = dataSource;
  const claim = kind === 'PersistentVolumeClaim' && (apiGroup ?? '') === '';
  const snapshot = kind === 'VolumeSnapshot' && apiGroup === words.group('snapshot.storage');
  if (!claim && !snapshot) object.spec = spec;
}

const sizeOf = ({ resources }: PersistentVolumeClaimSpec): string | undefined => resources.requests?.storage;

/** The specification with another size; without any where none is given. */
function withSize(spec: PersistentVolumeClaimSpec, size: string | undefined): PersistentVolumeClaimSpec {
  const { storage: _, ...requests } = spec.resources.requests ?? {};
  return { ...spec, resources: { ...spec.resources, requests: size === undefined ? requests : { ...requests, storage: size } } };
}

function fixedFaults({ spec }: PersistentVolumeClaim, { spec: before, status }: PersistentVolumeClaim): FieldError[] {
  let allowed = before;
  if ((before.volumeName ?? '') === '') allowed = { ...allowed, volumeName: spec.volumeName };
  const bound = status.phase === 'Bound';
  if (bound) allowed = withSize(allowed, sizeOf(spec));
  const out: FieldError[] = [];
  if (!sameValue(spec, allowed))
    out.push(forbiddenChange('spec', 'spec is immutable after creation except resources.requests for bound claims', spec, allowed));
  if ((quantityNanos(sizeOf(spec)) ?? 0n) < (quantityNanos(sizeOf(before)) ?? 0n))
    out.push(forbiddenField('spec.resources.requests.storage', 'field can not be less than previous value'));
  out.push(...changedFaults('volumeMode', spec.volumeMode, before.volumeMode));
  return out;
}

/** Faults of what a status tells of the volume that a claim got. */
const statusFaults = ({ status: { capacity = {} } }: PersistentVolumeClaim): FieldError[] =>
  faultsOfEach(Object.entries(capacity), ([name, amount]) => negativeAmountFaults(`status.capacity[${name}]`, amount));

const faults = ({ spec }: PersistentVolumeClaim, { declared }: WriteContext): FieldError[] => claimSpecFaults('spec', spec, declared);

export const persistentVolumeClaim = defineKind<PersistentVolumeClaim>({
  resource: 'persistentvolumeclaims',
  strategy: {
    prepareForCreate: dropUnknownSource,
    validate: faults,
    validateUpdate: (object, old, context) =>
      context.subresource === 'status' ? statusFaults(object) : [...faults(object, context), ...fixedFaults(object, old)],
    cells(object, { now, words }) {
      const { spec, status } = object;
      const { volumeName = '' } = spec;
      const bound = volumeName !== '';
      return [
        nameOf(object),
        phaseOf(object),
        volumeName,
        bound ? storageText(status.capacity) : '',
        bound ? shortModes(status.accessModes) : '',
        storageClassOf(object, words),
        ageOf(object, now),
        spec.volumeMode || UNSET,
      ];
    },
  },
});
