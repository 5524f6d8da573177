/** Rules of what a claim was given: devices with the settings for their drivers, who uses them, and their state. */
import type {
  AllocatedDeviceStatus,
  AllocationResult,
  DeviceRequestAllocationResult,
  ResourceClaim,
  ResourceClaimStatus,
} from '../../../generated/resource/v1/types.js';
import { duplicate, type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { WriteContext } from '../../resource/strategy.js';
import { conditionFaults } from '../rules/conditions.js';
import { nodeSelectorFaults } from '../rules/selectors.js';
import { isAbsent, repeatsOf, rewrittenFaults } from '../rules/values.js';
import { bindingFaults } from './binding.js';
import { driverFaults } from './names.js';
import {
  opaqueObjectFaults,
  type RequestNames,
  requestNamesOf,
  requestReferenceFaults,
  requestReferencesFaults,
  settingsFaults,
} from './requests.js';

/** What names a device, or a share of one. */
interface Device {
  readonly driver: string;
  readonly pool: string;
  readonly device: string;
  readonly shareID?: string | null;
}

/** What messages show of a device. */
const shownOf = ({ driver, pool, device, shareID }: Device): Device => ({
  driver,
  pool,
  device,
  ...(isAbsent(shareID) ? {} : { shareID }),
});

const keyOf = ({ driver, pool, device, shareID }: Device): string => JSON.stringify([driver, pool, device, shareID ?? '']);

const deviceFaults = (at: string, { driver }: Device, context: WriteContext): FieldError[] => [
  ...driverFaults(`${at}.driver`, driver, context),
  ...context.declared.take(at, 'pool', 'device'),
];

const resultFaults = (at: string, result: DeviceRequestAllocationResult, names: RequestNames, context: WriteContext): FieldError[] => [
  ...requestReferenceFaults(`${at}.request`, result.request, names),
  ...deviceFaults(at, result, context),
  ...bindingFaults(at, result, context.declared),
  ...context.declared.take(`${at}.shareID`),
];

function allocationFaults(
  at: string,
  { devices, nodeSelector }: AllocationResult,
  names: RequestNames,
  context: WriteContext,
): FieldError[] {
  const { results = [], config = [] } = devices;
  return [
    ...faultsOfEach(results, (result, i) => resultFaults(`${at}.devices.results[${i}]`, result, names, context)),
    ...faultsOfEach(config, ({ source, requests, opaque }, i) => [
      ...(source === '' ? [required(`${at}.devices.config[${i}].source`)] : []),
      ...requestReferencesFaults(`${at}.devices.config[${i}].requests`, requests, names, context),
      ...settingsFaults(`${at}.devices.config[${i}]`, opaque, context),
    ]),
    ...(isAbsent(nodeSelector) ? [] : nodeSelectorFaults(`${at}.nodeSelector`, nodeSelector, true)),
  ];
}

const NOT_GIVEN = 'must be an allocated device in the claim';

function stateFaults(at: string, state: AllocatedDeviceStatus, given: ReadonlySet<string>, context: WriteContext): FieldError[] {
  const { conditions, data } = state;
  return [
    ...deviceFaults(at, state, context),
    ...context.declared.take(`${at}.shareID`),
    ...(given.has(keyOf(state)) ? [] : [invalidValue(at, shownOf(state), NOT_GIVEN)]),
    ...conditionFaults(`${at}.conditions`, conditions, context.declared),
    ...(isAbsent(data) ? [] : opaqueObjectFaults(`${at}.data`, data)),
    ...context.declared.take(`${at}.networkData`, 'interfaceName', 'hardwareAddress', 'ips'),
  ];
}

/** Keys of the devices that a claim was given. */
const givenTo = ({ allocation }: ResourceClaimStatus): ReadonlySet<string> => new Set((allocation?.devices.results ?? []).map(keyOf));

function useFaults({ status, metadata }: ResourceClaim, old: ResourceClaim): FieldError[] {
  const { reservedFor = [], allocation } = status;
  if (reservedFor.length === 0) return [];
  if (isAbsent(allocation)) return [forbiddenField('status.reservedFor', 'may not be specified when `allocated` is not set')];
  if (isAbsent(metadata.deletionTimestamp)) return [];
  const before = new Set((old.status.reservedFor ?? []).map(({ uid }) => uid));
  return reservedFor.every(({ uid }) => before.has(uid))
    ? []
    : [forbiddenField('status.reservedFor', 'new entries may not be added while `deallocationRequested` or `deletionTimestamp` are set')];
}

function givenFaults(object: ResourceClaim, old: ResourceClaim, context: WriteContext): FieldError[] {
  const { spec, status } = object;
  const [now, before] = [status.allocation, old.status.allocation];
  if (isAbsent(now)) return [];
  if (isAbsent(before)) return allocationFaults('status.allocation', now, requestNamesOf(spec.devices), context);
  // What was given is not judged again, as it must not change.
  context.declared.take('status.allocation');
  return rewrittenFaults('status.allocation', object, old, context);
}

/** Faults of a change of the status. */
export function statusFaults(object: ResourceClaim, old: ResourceClaim, context: WriteContext): FieldError[] {
  const { reservedFor = [], devices = [] } = object.status;
  const given = givenTo(object.status);
  const repeats = faultsOfEach(reservedFor, (_, i) => context.declared.takeOnly(`status.reservedFor[${i}]`));
  const again = repeatsOf(devices.map(keyOf));
  return [
    ...faultsOfEach(reservedFor, (_, i) => context.declared.take(`status.reservedFor[${i}]`)),
    ...repeats,
    ...faultsOfEach(devices, (state, i) => stateFaults(`status.devices[${i}]`, state, given, context)),
    ...faultsOfEach(devices, (state, i) => (again.has(i) ? [duplicate(`status.devices[${i}]`, shownOf(state))] : [])),
    ...useFaults(object, old),
    ...givenFaults(object, old, context),
  ];
}

/** Drops the state of devices that are taken back. */
export function dropTakenBack({ status }: ResourceClaim, old: ResourceClaim): void {
  if (status.devices === undefined) return;
  const [before, now] = [givenTo(old.status), givenTo(status)];
  status.devices = status.devices.filter((state) => !before.has(keyOf(state)) || now.has(keyOf(state)));
}
