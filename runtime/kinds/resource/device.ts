/** Rules of the devices of a slice: what they have, what they take of counters, where they are, and what taints them. */
import type {
  Counter,
  Device,
  DeviceAttribute,
  DeviceCounterConsumption,
  NodeAllocatableResourceMapping,
} from '../../../generated/resource/v1/types.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { compareQuantities } from '../../model/values/quantity.js';
import { formatFaults, isAbsent, notPositive } from '../rules/values.js';
import { bindingFaults } from './binding.js';
import { capacityFaults } from './capacity.js';
import { attributeNameFaults } from './names.js';
import { nodeChoiceFaults } from './nodes.js';

const MAX_PARTS = 32;
const MAX_VALUES = 48;
/** Sets of counters that a device may consume of, as the catalogue declares. */
const MAX_CONSUMED = 2;

/** A version by semantic versioning 2.0.0: numbers have no leading zeros, in pre-releases either. */
const VERSION =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(\.(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*)?(\+[0-9a-zA-Z-]+(\.[0-9a-zA-Z-]+)*)?$/;

/** Faults of a version; of one that is too long only that is told. */
function versionFaults(field: string, text: string, declared: DeclaredFaults): readonly FieldError[] {
  const long = declared.take(field);
  return long.length > 0 || VERSION.test(text)
    ? long
    : [invalidValue(field, text, 'must be a string compatible with semver.org spec 2.0.0')];
}

/** The lists that an attribute may have in place of one value, by their fields. */
const listsOf = ({ ints, bools, strings, versions }: DeviceAttribute): (readonly [string, readonly unknown[]])[] =>
  Object.entries({ ints, bools, strings, versions }).flatMap(([name, list]) => (isAbsent(list) ? [] : [[name, list] as const]));

function attributeFaults(at: string, attribute: DeviceAttribute, declared: DeclaredFaults): FieldError[] {
  const { version, strings = [], versions = [] } = attribute;
  return [
    ...declared.take(at, 'string'),
    ...(isAbsent(version) ? [] : versionFaults(`${at}.version`, version, declared)),
    ...faultsOfEach(strings, (_, i) => declared.take(`${at}.strings[${i}]`)),
    ...faultsOfEach(versions, (text, i) => versionFaults(`${at}.versions[${i}]`, text, declared)),
    ...faultsOfEach(listsOf(attribute), ([name, list]) =>
      list.length === 0 ? [invalidValue(`${at}.${name}`, list, 'must not be empty if specified')] : [],
    ),
    ...declared.takeOnly(at),
  ];
}

/** Faults of counters by name, whose names are judged where their number is right. */
export function counterFaults(
  at: string,
  counters: Readonly<Record<string, Counter>> | null | undefined,
  declared: DeclaredFaults,
): readonly FieldError[] {
  const ofNumber = declared.take(at);
  return ofNumber.length > 0 ? ofNumber : faultsOfEach(Object.keys(counters ?? {}), (name) => formatFaults('dns-label', at, name));
}

/** Faults of the counters that a device consumes; none where there are more than a device may consume, as that alone is told. */
function consumptionFaults(at: string, consumed: readonly DeviceCounterConsumption[] = [], declared: DeclaredFaults): FieldError[] {
  const faults = faultsOfEach(consumed, ({ counters }, i) => [
    ...declared.take(`${at}[${i}].counterSet`),
    ...counterFaults(`${at}[${i}].counters`, counters, declared),
  ]);
  return consumed.length > MAX_CONSUMED ? [] : faults;
}

function mappingFaults(
  at: string,
  { capacityKey, allocationMultiplier }: NodeAllocatableResourceMapping,
  declared: DeclaredFaults,
): FieldError[] {
  return [
    ...declared.takeOnly(at),
    ...(isAbsent(capacityKey) ? [] : attributeNameFaults(`${at}.capacityKey`, capacityKey)),
    ...(isAbsent(allocationMultiplier) || compareQuantities(allocationMultiplier, '0') > 0
      ? []
      : [notPositive(`${at}.allocationMultiplier`, allocationMultiplier)]),
  ];
}

const PER_DEVICE =
  '`nodeName`, `nodeSelector`, or `allNodes` is required when `perDeviceNodeSelection` is set to true in the ResourceSlice spec';
const FOR_ALL =
  '`nodeName`, `nodeSelector` and `allNodes` can only be set if `perDeviceNodeSelection` is set to true in the ResourceSlice spec';

function placeFaults(at: string, device: Device, perDevice: boolean, declared: DeclaredFaults): FieldError[] {
  const { nodeName, nodeSelector, allNodes } = device;
  if (!perDevice) {
    declared.take(at, 'allNodes');
    return [nodeName, nodeSelector, allNodes].every(isAbsent) ? [] : [invalidValue(at, null, FOR_ALL)];
  }
  const words = { words: `exactly one of ${PER_DEVICE}`, emptyName: 'must not be empty', oneTerm: false };
  return nodeChoiceFaults(at, device, words, declared);
}

/** Faults of a device of a slice, which says for all its devices or for each by itself where they are. */
export function deviceFaults(at: string, device: Device, perDevice: boolean, declared: DeclaredFaults): FieldError[] {
  const { attributes = {}, capacity = {}, taints, consumesCounters, nodeAllocatableResourceMappings = {} } = device;
  const [attributeCount, capacityCount] = [Object.keys(attributes).length, Object.keys(capacity).length];
  const values = Object.values(attributes).reduce((sum, one) => sum + listsOf(one).reduce((n, list) => n + list.length, 0), 0);
  const parts = attributeCount + capacityCount;
  return [
    ...declared.take(`${at}.name`),
    ...(parts > MAX_PARTS ? [invalidValue(at, parts, `the total number of attributes and capacities must not exceed ${MAX_PARTS}`)] : []),
    ...(values > MAX_VALUES ? [invalidValue(at, values, `the total number of attribute values must not exceed ${MAX_VALUES}`)] : []),
    ...faultsOfEach(Object.entries(attributes), ([name, attribute]) => [
      ...attributeNameFaults(`${at}.attributes`, name),
      ...attributeFaults(`${at}.attributes[${name}]`, attribute, declared),
    ]),
    ...faultsOfEach(Object.entries(capacity), ([name, one]) => [
      ...attributeNameFaults(`${at}.capacity`, name),
      ...capacityFaults(`${at}.capacity[${name}]`, one, device.allowMultipleAllocations === true, declared),
    ]),
    ...faultsOfEach(taints ?? [], (_, i) => declared.take(`${at}.taints[${i}]`)),
    ...consumptionFaults(`${at}.consumesCounters`, consumesCounters, declared),
    ...placeFaults(at, device, perDevice, declared),
    ...bindingFaults(at, device, declared),
    ...faultsOfEach(Object.entries(nodeAllocatableResourceMappings), ([name, mapping]) =>
      mappingFaults(`${at}.nodeAllocatableResourceMappings[${name}]`, mapping, declared),
    ),
  ];
}
