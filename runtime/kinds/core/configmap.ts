/** Config maps: keys are file names, and all values together have a bound. */

import { type FieldError, forbiddenField, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { ApiObject } from '../../model/object.js';
import { sameValue } from '../../model/same.js';
import { defineKind } from '../kind.js';
import { formatFaults } from '../rules/values.js';
import { ageOf, count, fieldsOf, nameOf } from '../shown.js';

/** All values of one object together, in bytes. */
const MAX_BYTES = 1024 * 1024;

function faults(object: ApiObject): FieldError[] {
  const data = fieldsOf(object.data);
  const binary = fieldsOf(object.binaryData);
  const out = [
    ...faultsOfEach(Object.keys(data), (key) => [
      ...formatFaults('config-key', `data[${key}]`, key),
      ...(Object.hasOwn(binary, key) ? [invalidValue(`data[${key}]`, key, 'duplicate of key present in binaryData')] : []),
    ]),
    ...faultsOfEach(Object.keys(binary), (key) => formatFaults('config-key', `binaryData[${key}]`, key)),
  ];
  let bytes = 0;
  for (const value of Object.values(data)) bytes += Buffer.byteLength(String(value));
  for (const value of Object.values(binary)) bytes += Buffer.byteLength(String(value), 'base64');
  if (bytes > MAX_BYTES) out.push({ reason: 'FieldValueTooLong', field: '[]', message: `Too long: must have at most ${MAX_BYTES} bytes` });
  return out;
}

/** What an object that was declared immutable may not change. */
export function immutableFaults(object: ApiObject, old: ApiObject, fields: readonly string[]): FieldError[] {
  if (old.immutable !== true) return [];
  const why = 'field is immutable when `immutable` is set';
  return [
    ...(object.immutable === true ? [] : [forbiddenField('immutable', why)]),
    ...fields.filter((f) => !sameValue(object[f], old[f])).map((f) => forbiddenField(f, why)),
  ];
}

export const configMap = defineKind<ApiObject>({
  resource: 'configmaps',
  strategy: {
    validate: faults,
    validateUpdate: (object, old) => [...faults(object), ...immutableFaults(object, old, ['data', 'binaryData'])],
    cells: (object, { now }) => [nameOf(object), count(object.data) + count(object.binaryData), ageOf(object, now)],
  },
});
