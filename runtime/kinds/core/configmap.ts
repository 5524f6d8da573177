/** Config maps: keys are file names, and all values together have a bound. */

import type { ConfigMap } from '../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField, invalidValue, tooLong } from '../../model/errors.js';
import { faultsOfEach, MAX_FAULTS } from '../../model/faults/fault-budget.js';
import { sameValue } from '../../model/json/json.js';
import { fitting } from '../../model/values/formats.js';
import { defineKind } from '../kind.js';
import { formatFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';

/** All values of one object together, in bytes. */
const MAX_BYTES = 1024 * 1024;

const isConfigKey = fitting('config-key');

function faults({ data = {}, binaryData: binary = {} }: ConfigMap): FieldError[] {
  const out: FieldError[] = [];
  let bytes = 0;
  // There may be tens of thousands of keys: each map is gone through once, and nothing is made for keys without a fault.
  for (const key in data) {
    bytes += Buffer.byteLength(data[key] ?? '');
    if (out.length >= MAX_FAULTS) continue;
    if (!isConfigKey(key)) out.push(...formatFaults('config-key', `data[${key}]`, key));
    if (Object.hasOwn(binary, key)) out.push(invalidValue(`data[${key}]`, key, 'duplicate of key present in binaryData'));
  }
  for (const key in binary) {
    bytes += Buffer.byteLength(binary[key] ?? '', 'base64');
    if (out.length < 2 * MAX_FAULTS && !isConfigKey(key)) out.push(...formatFaults('config-key', `binaryData[${key}]`, key));
  }
  if (bytes > MAX_BYTES) out.push(tooLong('[]', MAX_BYTES));
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
    ...faultsOfEach(fields, (f) => (sameValue(object[f], old[f]) ? [] : [forbiddenField(f, why)])),
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
