/** Classes of attributes of volumes: a driver and what it is given, both for good. */
import type { VolumeAttributesClass } from '../../../generated/storage/v1/types.js';
import type { FieldError } from '../../model/errors.js';
import { sameValue } from '../../model/json/json.js';
import { defineKind } from '../kind.js';
import { parameterFaults, updateForbidden } from '../rules/parameters.js';
import { ageOf, nameOf } from '../shown.js';

const LASTING = ['driverName', 'parameters'] satisfies readonly (keyof VolumeAttributesClass)[];

const lastingFaults = (object: VolumeAttributesClass, old: VolumeAttributesClass): FieldError[] =>
  LASTING.filter((field) => !sameValue(object[field] ?? {}, old[field] ?? {})).map(updateForbidden);

export const volumeAttributesClass = defineKind<VolumeAttributesClass>({
  resource: 'volumeattributesclasses.storage.{groupDomain}',
  strategy: {
    validate: ({ parameters = {} }, { declared }) => parameterFaults(parameters, declared),
    validateUpdate: (object, old, { declared }) => [...parameterFaults(object.parameters ?? {}, declared), ...lastingFaults(object, old)],
    cells: (object, { now }) => [nameOf(object), object.driverName, ageOf(object, now)],
  },
});
