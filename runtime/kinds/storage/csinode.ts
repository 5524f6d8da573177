/** Storage drivers of a node: entries come and go, but none of them changes. */

import type { CSINode, CSINodeDriver } from '../../../generated/storage/v1/types.js';
import { IMMUTABLE } from '../../model/definition/field-rules.js';
import { duplicate, type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { sameValue } from '../../model/json/json.js';
import { faultsOf } from '../../model/values/formats.js';
import { placed } from '../../model/values/printed-values.js';
import type { RuleContext } from '../../resource/strategy.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { defineKind } from '../kind.js';
import { driverNameFaults } from '../rules/drivers.js';
import { ageOf, nameOf } from '../shown.js';

function topologyFaults(at: string, keys: readonly string[], enabled: Enabled): FieldError[] {
  const seen = new Set<string>();
  return faultsOfEach(keys, (key) => {
    const out: FieldError[] = key === '' ? [required(at)] : [];
    if (seen.has(key)) out.push(duplicate(at, key));
    seen.add(key);
    const shown = enabled('TopologyKeysShown') ? key : placed(`${at}.topologyKeys`, keys);
    return [...out, ...faultsOf('qualified-name', key).map((fault) => invalidValue(at, shown, fault))];
  });
}

/** Characters that names of nodes have at most, by which drivers know them. */
const MAX_LONG_ID = 256;

function driverFaults(at: string, { name, nodeID, topologyKeys }: CSINodeDriver, { declared, enabled }: RuleContext): FieldError[] {
  const named = driverNameFaults(`${at}.name`, name, enabled);
  const identified = declared.take(at, 'nodeID');
  const long = enabled('LongNodeIds') && nodeID !== '';
  return [
    ...named,
    ...(long ? [] : identified),
    ...(long && nodeID.length > MAX_LONG_ID ? [invalidValue(`${at}.nodeID`, nodeID, `must be ${MAX_LONG_ID} characters or less`)] : []),
    ...declared.take(at),
    ...topologyFaults(at, topologyKeys ?? [], enabled),
  ];
}

function faults({ spec: { drivers } }: CSINode, context: RuleContext): FieldError[] {
  return faultsOfEach(drivers ?? [], (driver, i) => driverFaults(`spec.drivers[${i}]`, driver, context));
}

/** Faults of drivers that change. Where their counts may, only what stays is compared. */
function driverChangeFaults(object: CSINode, old: CSINode, enabled: Enabled): FieldError[] {
  const counted = enabled('MutableCSINodeAllocatableCount');
  const compared = (driver: CSINodeDriver): object => (counted ? { ...driver, allocatable: undefined } : driver);
  const at = enabled('ChangedDriversByList') ? 'spec.drivers' : 'CSINodeDriver';
  const stored = new Map((old.spec.drivers ?? []).map((driver) => [driver.name, driver]));
  return faultsOfEach(object.spec.drivers ?? [], (driver, i) => {
    const before = stored.get(driver.name);
    return before === undefined || sameValue(compared(driver), compared(before))
      ? []
      : [invalidValue(at, placed(`spec.drivers[${i}]`, driver), IMMUTABLE)];
  });
}

export const csiNode = defineKind<CSINode>({
  resource: 'csinodes.storage.{groupDomain}',
  strategy: {
    validate: faults,
    validateUpdate: (object, old, context) => [...faults(object, context), ...driverChangeFaults(object, old, context.enabled)],
    cells: (object, { now }) => [nameOf(object), object.spec.drivers?.length ?? 0, ageOf(object, now)],
  },
});
