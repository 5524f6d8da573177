/** Claims of volumes: fixed but for the volume they are bound to, and growth once they are. */

import { type FieldError, forbiddenField, invalidValue } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { compareQuantities } from '../../model/quantity.js';
import { sameValue } from '../../model/same.js';
import { group } from '../../model/words.js';
import { defineKind } from '../kind.js';
import { claimSpecFaults } from '../rules/claims.js';
import { isAbsent } from '../rules/values.js';
import { ageOf, type Fields, fieldsOf, nameOf, text, UNSET } from '../shown.js';
import { phaseOf, shortModes, storageClassOf, storageText } from './persistentvolume.js';

/** Claims are filled from other claims or from snapshots; anything else is as if it were not said. */
function dropUnknownSource(object: ApiObject): void {
  const { dataSource, ...spec } = fieldsOf(object.spec);
  if (isAbsent(dataSource)) return;
  const { kind, apiGroup } = fieldsOf(dataSource);
  const claim = kind === 'PersistentVolumeClaim' && text(apiGroup) === '';
  const snapshot = kind === 'VolumeSnapshot' && apiGroup === group('snapshot.storage');
  if (!claim && !snapshot) object.spec = spec;
}

const sizeOf = (spec: Fields): unknown => fieldsOf(fieldsOf(spec.resources).requests).storage;

function withSize(spec: Fields, size: unknown): Fields {
  const resources = fieldsOf(spec.resources);
  return { ...spec, resources: { ...resources, requests: { ...fieldsOf(resources.requests), storage: size } } };
}

function fixedFaults(object: ApiObject, old: ApiObject): FieldError[] {
  const [spec, before] = [fieldsOf(object.spec), fieldsOf(old.spec)];
  let allowed = before;
  if (text(before.volumeName) === '') allowed = { ...allowed, volumeName: spec.volumeName };
  const bound = fieldsOf(old.status).phase === 'Bound';
  if (bound) allowed = withSize(allowed, sizeOf(spec));
  const out: FieldError[] = [];
  if (!sameValue(spec, allowed))
    out.push(forbiddenField('spec', 'spec is immutable after creation except resources.requests for bound claims'));
  else if (bound && compareQuantities(sizeOf(spec), sizeOf(before)) < 0)
    out.push(forbiddenField('spec.resources.requests.storage', 'field can not be less than previous value'));
  if (!sameValue(spec.volumeMode, before.volumeMode)) out.push(invalidValue('volumeMode', spec.volumeMode, 'field is immutable'));
  return out;
}

const faults = (object: ApiObject): FieldError[] => claimSpecFaults('spec', fieldsOf(object.spec));

export const persistentVolumeClaim = defineKind<ApiObject>({
  resource: 'persistentvolumeclaims',
  strategy: {
    prepareForCreate: dropUnknownSource,
    validate: faults,
    validateUpdate: (object, old, { subresource }) => (subresource === 'status' ? [] : [...faults(object), ...fixedFaults(object, old)]),
    cells(object, { now }) {
      const spec = fieldsOf(object.spec);
      const status = fieldsOf(object.status);
      const bound = text(spec.volumeName) !== '';
      return [
        nameOf(object),
        phaseOf(object),
        text(spec.volumeName),
        bound ? storageText(status.capacity) : '',
        bound ? shortModes(status.accessModes) : '',
        storageClassOf(object),
        ageOf(object, now),
        text(spec.volumeMode, UNSET),
      ];
    },
  },
});
