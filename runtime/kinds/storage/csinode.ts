/** Storage drivers of a node: an entry never changes, entries come and go. */

import { duplicate, type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import { placed } from '../../model/printed-values.js';
import { sameValue } from '../../model/same.js';
import { defineKind } from '../kind.js';
import { driverNameFaults } from '../rules/drivers.js';
import { isAbsent, textsOf } from '../rules/values.js';
import { ageOf, count, type Fields, fieldsOf, listOf, nameOf, text } from '../shown.js';

const MAX_NODE_ID = 128;

function nodeIdFaults(at: string, id: string): FieldError[] {
  if (id === '') return [required(at)];
  return id.length > MAX_NODE_ID ? [invalidValue(at, id, `must be ${MAX_NODE_ID} characters or less`)] : [];
}

function topologyFaults(at: string, keys: readonly string[]): FieldError[] {
  const seen = new Set<string>();
  return faultsOfEach(keys, (key) => {
    const out: FieldError[] = key === '' ? [required(at)] : [];
    if (seen.has(key)) out.push(duplicate(at, key));
    seen.add(key);
    const shown = placed(`${at}.topologyKeys`, keys);
    return [...out, ...faultsOf('qualified-name', key).map((fault) => invalidValue(at, shown, fault))];
  });
}

function driverFaults(at: string, driver: Fields): FieldError[] {
  const { count: volumes } = fieldsOf(driver.allocatable);
  return [
    ...driverNameFaults(`${at}.name`, text(driver.name)),
    ...nodeIdFaults(`${at}.nodeID`, text(driver.nodeID)),
    ...(isAbsent(volumes) || Number(volumes) >= 0
      ? []
      : [invalidValue(`${at}.allocatable.count`, volumes, 'must be greater than or equal to 0')]),
    ...topologyFaults(at, textsOf(driver.topologyKeys)),
  ];
}

function faults(object: ApiObject): FieldError[] {
  const seen = new Set<string>();
  return faultsOfEach(listOf(fieldsOf(object.spec).drivers), (driver, i) => {
    const at = `spec.drivers[${i}]`;
    const name = text(driver.name);
    const repeated = seen.has(name) ? [duplicate(`${at}.name`, name)] : [];
    seen.add(name);
    return [...driverFaults(at, driver), ...repeated];
  });
}

function changedFaults(object: ApiObject, old: ApiObject): FieldError[] {
  const stored = new Map(listOf(fieldsOf(old.spec).drivers).map((driver) => [driver.name, driver]));
  return faultsOfEach(listOf(fieldsOf(object.spec).drivers), (driver, i) => {
    const before = stored.get(driver.name);
    return before === undefined || sameValue(driver, before)
      ? []
      : [invalidValue('CSINodeDriver', placed(`spec.drivers[${i}]`, driver), 'field is immutable')];
  });
}

export const csiNode = defineKind<ApiObject>({
  resource: 'csinodes.storage.{groupDomain}',
  strategy: {
    validate: faults,
    validateUpdate: (object, old) => [...faults(object), ...changedFaults(object, old)],
    cells: (object, { now }) => [nameOf(object), count(fieldsOf(object.spec).drivers), ageOf(object, now)],
  },
});
