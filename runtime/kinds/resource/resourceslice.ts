/** Slices of the devices that drivers tell of: their pool, where they are, what they have and share. */
import type { ResourceSlice, ResourceSliceSpec } from '../../../generated/resource/v1/types.js';
import { IMMUTABLE } from '../../model/definition/field-rules.js';
import { type FieldError, invalidValue, tooMany } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { RuleContext, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { changedFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';
import { plainCapacityFromHub, plainCapacityToHub } from './conversions.js';
import { counterFaults, deviceFaults } from './device.js';
import { driverFaults, driverWarnings } from './names.js';
import { nodeChoiceFaults } from './nodes.js';

/** Devices of a slice, and of one whose devices have more than attributes and capacities. */
const MAX_DEVICES = 128;
const MAX_RICH_DEVICES = 64;

const ONE_PLACE = 'exactly one of `nodeName`, `nodeSelector`, `allNodes`, `perDeviceNodeSelection` is required';

function devicesFaults({ devices, perDeviceNodeSelection }: ResourceSliceSpec, { declared }: RuleContext): FieldError[] {
  const all = devices ?? [];
  const isRich = all.some(({ taints = [], consumesCounters = [] }) => taints.length + consumesCounters.length > 0);
  const max = isRich ? MAX_RICH_DEVICES : MAX_DEVICES;
  return [
    ...(all.length > max ? [tooMany('spec.devices', all.length, max)] : []),
    ...faultsOfEach(all, (device, i) => {
      const repeats = declared.takeOnly(`spec.devices[${i}]`);
      return [...deviceFaults(`spec.devices[${i}]`, device, perDeviceNodeSelection === true, declared), ...repeats];
    }),
  ];
}

function countersFaults({ devices, sharedCounters = [] }: ResourceSliceSpec, { declared }: RuleContext): FieldError[] {
  const mixed = (devices ?? []).length > 0 && sharedCounters.length > 0;
  return [
    ...(mixed ? [invalidValue('spec', '', 'only one of `sharedCounters` or `devices` is allowed')] : []),
    ...faultsOfEach(sharedCounters, ({ counters }, i) => [
      ...declared.take(`spec.sharedCounters[${i}].name`),
      ...counterFaults(`spec.sharedCounters[${i}].counters`, counters, declared),
      ...declared.take(`spec.sharedCounters[${i}]`),
    ]),
  ];
}

const isChange = ({ message }: FieldError): boolean => message.endsWith(IMMUTABLE);

const NODE_WORDS = { words: ONE_PLACE, emptyName: 'must be either unset or set to a non-empty string', oneTerm: true };

/** Faults of a slice. What may not change is told last, by the names of its pool and its driver. */
function faults({ spec }: ResourceSlice, context: RuleContext): FieldError[] {
  const { declared } = context;
  const [driver, pool] = [driverFaults('spec.driver', spec.driver, context), declared.take('spec.pool.name')];
  return [
    ...[...driver, ...pool].filter((fault) => !isChange(fault)),
    ...declared.take('spec.pool', 'generation', 'resourceSliceCount'),
    ...nodeChoiceFaults('spec', spec, NODE_WORDS, declared),
    ...devicesFaults(spec, context),
    ...countersFaults(spec, context),
    ...[...pool, ...driver].filter(isChange),
  ];
}

const updateFaults = (object: ResourceSlice, old: ResourceSlice, context: RuleContext): FieldError[] => [
  ...faults(object, context),
  ...changedFaults('spec.nodeName', object.spec.nodeName, old.spec.nodeName),
];

/** Says of taints when they came, unless their driver does. */
function timeTaints({ spec }: ResourceSlice, { now }: WriteContext): void {
  for (const { taints = [] } of spec.devices ?? []) for (const taint of taints) taint.timeAdded ??= now;
}

export const resourceSlice = defineKind<ResourceSlice>({
  resource: 'resourceslices.resource.{groupDomain}',
  conversions: { plainCapacityToHub, plainCapacityFromHub },
  strategy: {
    generationCountsDropped: true,
    prepareForCreate: timeTaints,
    prepareForUpdate: (object, _old, context) => timeTaints(object, context),
    validate: faults,
    validateUpdate: updateFaults,
    warnings: ({ spec: { driver } }, _old, { enabled }) => (enabled('DriverNameWarnings') ? driverWarnings('spec.driver', driver) : []),
    cells: (object, { now }) => [nameOf(object), object.spec.nodeName ?? '', object.spec.driver, object.spec.pool.name, ageOf(object, now)],
  },
});
