/** Rules that taint devices: which devices they mean, and the taint that these get. */
import type { DeviceTaintRule } from '../../../generated/resource/v1beta2/types.js';
import type { FieldError } from '../../model/errors.js';
import { sameValue } from '../../model/json/json.js';
import type { RuleContext, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { conditionFaults } from '../rules/conditions.js';
import { isAbsent } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';
import { driverFaults } from './names.js';

function faults({ spec }: DeviceTaintRule, context: RuleContext): FieldError[] {
  const { driver } = spec.deviceSelector ?? {};
  return [
    ...(isAbsent(driver) ? [] : driverFaults('spec.deviceSelector.driver', driver, context)),
    ...context.declared.take('spec', 'deviceSelector', 'taint'),
  ];
}

/** Says when the taint came, unless whoever writes it does; a taint that changes comes anew. */
function timeTaint({ spec }: DeviceTaintRule, { now }: WriteContext, old?: DeviceTaintRule): void {
  const before = old?.spec.taint;
  if (before !== undefined && !sameValue(before, spec.taint) && sameValue(before.timeAdded, spec.taint.timeAdded))
    spec.taint.timeAdded = now;
  spec.taint.timeAdded ??= now;
}

export const deviceTaintRule = defineKind<DeviceTaintRule>({
  resource: 'devicetaintrules.resource.{groupDomain}',
  strategy: {
    statusKeeps: ['labels', 'annotations', 'finalizers', 'ownerReferences', 'deletionTimestamp'],
    statusOwnsNoMetadata: true,
    prepareForCreate: (object, context) => timeTaint(object, context),
    prepareForUpdate(object, old, context) {
      if (context.subresource === '') timeTaint(object, context, old);
    },
    validate: faults,
    validateUpdate: (object, _old, context) =>
      context.subresource === 'status'
        ? conditionFaults('status.conditions', object.status.conditions, context.declared)
        : faults(object, context),
    cells(object, { now }) {
      const { key, value = '', effect, timeAdded } = object.spec.taint;
      return [nameOf(object), key, value, effect, ageOf({ metadata: { creationTimestamp: timeAdded ?? null } }, now), ageOf(object, now)];
    },
  },
});
