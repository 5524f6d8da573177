/** Config maps: keys are file names, and all values together have a bound. */

import type { ConfigMap } from '../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { sameValue } from '../../model/json/json.js';
import { defineKind } from '../kind.js';
import { formatFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';

/** All values of one object together, in bytes. */
const MAX_BYTES = 1024 * 1024;

function faults({ data = {}, binaryData: binary = {} }: ConfigMap): FieldError[] {
  const out = [
    ...faultsOfEach(Object.keys(data), (key) => [
      ...formatFaults('config-key', `data[${key}]`, key),
      ...(Object.hasOwn(binary, key) ? [invalidValue(`data[${key}]`, key, 'duplicate of key present in binaryData')] : []),
    ]),
    ...faultsOfEach(Object.keys(binary), (key) => formatFaults('config-key', `binaryData[${key}]`, key)),
  ];
  let bytes = 0;
  for (const value of Object.values(data)) bytes += Buffer.byteLength(value);
  for (const value of Object.values(binary)) bytes += Buffer.byteLength(value, 'base64');
  if (bytes > MAX_BYTES) out.push({ reason: 'FieldValueTooLong', field: '[]', message: `Too long: must have at most ${MAX_BYTES} bytes` });
  return out;
}

/** Refuses changes to the fields of an object that was declared immutable. */
export function immutableFaults<T extends { readonly immutable?: boolean }>(
  object: T,
  old: T,
  fields: readonly (keyof T & string)[],
): FieldError[] {
  if (old.immutable !== true) return [];
  const why = 'field is immutable when `immutable` is set';
  return [
    ...(object.immutable === true ? [] : [forbiddenField('immutable', why)]),
    ...fields.filter((f) => !sameValue(object[f], old[f])).map((f) => forbiddenField(f, why)),
  ];
}

export const configMap = defineKind<ConfigMap>({
  resource: 'configmaps',
  strategy: {
    validate: faults,
    validateUpdate: (object, old) => [...faults(object), ...immutableFaults(object, old, ['data', 'binaryData'])],
    cells(object, { now }) {
      const { data = {}, binaryData = {} } = object;
      return [nameOf(object), Object.keys(data).length + Object.keys(binaryData).length, ageOf(object, now)];
    },
  },
});
