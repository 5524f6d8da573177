/** Rules of the capacities of a device: what part of one a request may take of a device that several share. */
import type { CapacityRequestPolicy, CapacityRequestPolicyRange, DeviceCapacity } from '../../../generated/resource/v1/types.js';
import { duplicate, type FieldError, forbiddenField, invalidValue } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { printedQuantity } from '../../model/values/printed-values.js';
import { canonicalQuantity, compareQuantities, quantityNanos } from '../../model/values/quantity.js';
import { isAbsent, repeatsOf } from '../rules/values.js';

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
  if (isAbsent(min)) return [];
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

/** Faults of a policy that has too much or too little to be compared. */
const incompleteFaults = (at: string, declared: DeclaredFaults): readonly FieldError[] => [
  ...declared.takeOnly(at),
  ...declared.take(at, 'default', 'validRange'),
];

/** Faults of a policy, which is compared with the capacity where it is complete. */
function policyFaults(
  at: string,
  { default: standard, validValues = [], validRange }: CapacityRequestPolicy,
  capacity: string,
  declared: DeclaredFaults,
): readonly FieldError[] {
  const incomplete = incompleteFaults(at, declared);
  if (incomplete.length > 0 || isAbsent(standard)) return incomplete;
  if (!isAbsent(validRange)) return rangeFaults(`${at}.validRange`, validRange, standard, capacity);
  return validValues.length === 0 ? [] : valuesFaults(`${at}.validValues`, validValues, standard, capacity);
}

/** Faults of one capacity; only devices that several may be given have a policy for requests. */
export function capacityFaults(
  at: string,
  { value, requestPolicy }: DeviceCapacity,
  shared: boolean,
  declared: DeclaredFaults,
): readonly FieldError[] {
  if (isAbsent(requestPolicy)) return [];
  if (shared) return policyFaults(`${at}.requestPolicy`, requestPolicy, value, declared);
  incompleteFaults(`${at}.requestPolicy`, declared);
  return [forbiddenField(`${at}.requestPolicy`, 'allowMultipleAllocations must be true')];
}
