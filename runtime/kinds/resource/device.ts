/** Rules of the devices of a slice: what they have, what they take of counters, where they are, and what taints them. */
import type {
  Counter,
  Device,
  DeviceAttribute,
  DeviceCounterConsumption,
  NodeAllocatableResourceMapping,
} from '../../../generated/resource/v1/types.js';
import { type FieldError, invalidValue, required, tooLong, tooMany } from '../../model/errors.js';
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
const MAX_TEXT = 64;
/** Sets of counters that a device may consume of, as the catalogue declares. */
const MAX_CONSUMED = 2;
const MAX_COUNTERS = 32;

/** A version by semantic versioning 2.0.0: numbers have no leading zeros, in pre-releases either. */
const VERSION =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(\.(0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*)?(\+[0-9a-zA-Z-]+(\.[0-9a-zA-Z-]+)*)?$/;

const textFaults = (field: string, text: string): FieldError[] => (Buffer.byteLength(text) > MAX_TEXT ? [tooLong(field, MAX_TEXT)] : []);

const versionFaults = (field: string, text: string): FieldError[] =>
  Buffer.byteLength(text) > MAX_TEXT
    ? [tooLong(field, MAX_TEXT)]
    : VERSION.test(text)
      ? []
      : [invalidValue(field, text, 'must be a string compatible with semver.org spec 2.0.0')];

/** The lists that an attribute may have in place of one value, by their fields. */
const listsOf = ({ ints, bools, strings, versions }: DeviceAttribute): (readonly [string, readonly unknown[]])[] =>
  Object.entries({ ints, bools, strings, versions }).flatMap(([name, list]) => (isAbsent(list) ? [] : [[name, list] as const]));

function attributeFaults(at: string, attribute: DeviceAttribute): FieldError[] {
  const { string, version, strings = [], versions = [] } = attribute;
  const singles = [attribute.int, attribute.bool, string, version].filter((value) => !isAbsent(value));
  const lists = listsOf(attribute);
  return [
    ...(isAbsent(string) ? [] : textFaults(`${at}.string`, string)),
    ...(isAbsent(version) ? [] : versionFaults(`${at}.version`, version)),
    ...faultsOfEach(strings, (text, i) => textFaults(`${at}.strings[${i}]`, text)),
    ...faultsOfEach(versions, (text, i) => versionFaults(`${at}.versions[${i}]`, text)),
    ...faultsOfEach(lists, ([name, list]) =>
      list.length === 0 ? [invalidValue(`${at}.${name}`, list, 'must not be empty if specified')] : [],
    ),
    ...(singles.length + lists.length === 1 ? [] : [invalidValue(at, attribute, 'exactly one value must be specified')]),
  ];
}

/** Faults of counters by name, of which there is at least one. */
export function counterFaults(at: string, counters: Readonly<Record<string, Counter>> | null | undefined): FieldError[] {
  const names = Object.keys(counters ?? {});
  if (names.length === 0) return [required(at)];
  if (names.length > MAX_COUNTERS) return [tooMany(at, names.length, MAX_COUNTERS)];
  return faultsOfEach(names, (name) => formatFaults('dns-label', at, name));
}

/** Faults of the counters that a device consumes; none where there are more than a device may consume, as that alone is told. */
function consumptionFaults(at: string, consumed: readonly DeviceCounterConsumption[] = [], declared: DeclaredFaults): FieldError[] {
  const faults = faultsOfEach(consumed, ({ counters }, i) => [
    ...declared.take(`${at}[${i}].counterSet`),
    ...counterFaults(`${at}[${i}].counters`, counters),
  ]);
  return consumed.length > MAX_CONSUMED ? [] : faults;
}

function mappingFaults(at: string, { capacityKey, allocationMultiplier }: NodeAllocatableResourceMapping): FieldError[] {
  if (isAbsent(capacityKey) && isAbsent(allocationMultiplier))
    return [required(at, 'at least one of `capacityKey` or `allocationMultiplier` is required')];
  return [
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

function placeFaults(at: string, device: Device, perDevice: boolean): FieldError[] {
  const { nodeName, nodeSelector, allNodes } = device;
  if (!perDevice) return [nodeName, nodeSelector, allNodes].every(isAbsent) ? [] : [invalidValue(at, null, FOR_ALL)];
  return nodeChoiceFaults(at, device, { words: `exactly one of ${PER_DEVICE}`, emptyName: 'must not be empty', oneTerm: false });
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
      ...attributeFaults(`${at}.attributes[${name}]`, attribute),
    ]),
    ...faultsOfEach(Object.entries(capacity), ([name, one]) => [
      ...attributeNameFaults(`${at}.capacity`, name),
      ...capacityFaults(`${at}.capacity[${name}]`, one, device.allowMultipleAllocations === true),
    ]),
    ...faultsOfEach(taints ?? [], (_, i) => declared.take(`${at}.taints[${i}]`)),
    ...consumptionFaults(`${at}.consumesCounters`, consumesCounters, declared),
    ...placeFaults(at, device, perDevice),
    ...bindingFaults(at, device, declared),
    ...faultsOfEach(Object.entries(nodeAllocatableResourceMappings), ([name, mapping]) =>
      mappingFaults(`${at}.nodeAllocatableResourceMappings[${name}]`, mapping),
    ),
  ];
}
