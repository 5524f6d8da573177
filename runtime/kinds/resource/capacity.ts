/** Rules of the capacities of a device: what part of one a request may take of a device that several share. */
import type { CapacityRequestPolicy, CapacityRequestPolicyRange, DeviceCapacity } from '../../../generated/resource/v1/types.js';
import { duplicate, type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { printedQuantity } from '../../model/values/printed-values.js';
import { canonicalQuantity, compareQuantities, quantityNanos } from '../../model/values/quantity.js';
import { isAbsent, repeatsOf } from '../rules/values.js';

/** Why a field must be there with one of the policies. */
const needed = (policy: 'validRange' | 'validValues'): string => `required when ${policy} is defined`;

const shown = (quantity: string): string => canonicalQuantity(quantity) ?? quantity;

const NANO = 1_000_000_000n;

/** An amount in whole units, of which a part counts as one. */
const whole = (quantity: string): bigint => {
  const nanos = quantityNanos(quantity) ?? 0n;
  return nanos / NANO + (nanos % NANO > 0n ? 1n : 0n);
};

const isMore = (a: string, b: string): boolean => compareQuantities(a, b) > 0;

const fault = (field: string, value: string, why: string): FieldError => invalidValue(field, printedQuantity(value), why);

function stepFaults(at: string, value: string, min: string, step: string): FieldError[] {
  const [from, all, one] = [whole(min), whole(value), whole(step)];
  if (one === 0n || (all - from) % one === 0n) return [];
  return [fault(at, value, `value is not a multiple of a given step (${shown(step)}) from (${shown(min)})`)];
}

function rangeFaults(at: string, { min, max, step }: CapacityRequestPolicyRange, standard: string, capacity: string): FieldError[] {
  if (isAbsent(min)) return [required(`${at}.min`, needed('validRange'))];
  const out: FieldError[] = [];
  if (isMore(min, capacity)) out.push(fault(`${at}.min`, min, `min is larger than capacity value: ${shown(capacity)}`));
  if (isMore(min, standard)) out.push(fault(`${at}.min`, standard, `default is less than min: ${shown(min)}`));
  if (!isAbsent(max)) {
    if (isMore(max, capacity)) out.push(fault(`${at}.max`, max, `max is larger than capacity value: ${shown(capacity)}`));
    if (isMore(standard, max)) out.push(fault(`${at}.max`, standard, `default is more than max: ${shown(max)}`));
  }
  if (!isAbsent(step)) {
    const reached = isAbsent(max) ? [standard] : [max, standard];
    out.push(...reached.flatMap((value) => stepFaults(`${at}.step`, value, min, step)));
  }
  return out;
}

function valuesFaults(at: string, values: readonly string[], standard: string, capacity: string): FieldError[] {
  const repeats = repeatsOf(values.map((value) => String(quantityNanos(value))));
  const out = faultsOfEach(values, (value, i) => [
    ...(repeats.has(i) ? [duplicate(`${at}[${i}]`, printedQuantity(value))] : []),
    ...(isMore(value, capacity) ? [fault(`${at}[${i}]`, value, `option is larger than capacity value: ${shown(capacity)}`)] : []),
    ...(i > 0 && !repeats.has(i) && isMore(values[i - 1] ?? value, value)
      ? [fault(`${at}[${i}]`, value, 'values must be sorted in ascending order')]
      : []),
  ]);
  return values.some((value) => compareQuantities(value, standard) === 0)
    ? out
    : [...out, fault(at, standard, 'default value is not valid according to the requestPolicy')];
}

function policyFaults(
  at: string,
  { default: standard, validValues = [], validRange }: CapacityRequestPolicy,
  capacity: string,
): FieldError[] {
  const ranged = !isAbsent(validRange);
  if (ranged && validValues.length > 0)
    return [forbiddenField(at, 'exactly one policy can be specified, cannot specify `validValues` and `validRange` at the same time')];
  if (!ranged && validValues.length === 0) return [];
  if (isAbsent(standard)) {
    const missing = required(`${at}.default`, needed(ranged ? 'validRange' : 'validValues'));
    return ranged && isAbsent(validRange.min) ? [missing, required(`${at}.validRange.min`, needed('validRange'))] : [missing];
  }
  return ranged
    ? rangeFaults(`${at}.validRange`, validRange, standard, capacity)
    : valuesFaults(`${at}.validValues`, validValues, standard, capacity);
}

/** Faults of one capacity; only devices that several may be given have a policy for requests. */
export function capacityFaults(at: string, { value, requestPolicy }: DeviceCapacity, shared: boolean): FieldError[] {
  if (isAbsent(requestPolicy)) return [];
  return shared
    ? policyFaults(`${at}.requestPolicy`, requestPolicy, value)
    : [forbiddenField(`${at}.requestPolicy`, 'allowMultipleAllocations must be true')];
}
