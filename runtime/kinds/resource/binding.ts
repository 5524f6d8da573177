/** Rules of conditions that devices must have before pods are bound to their nodes. */
import { duplicate, type FieldError, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { formatFaults, repeatsOf } from '../rules/values.js';

/** What has such conditions. */
interface Bound {
  readonly bindingConditions?: readonly string[];
  readonly bindingFailureConditions?: readonly string[];
}

function eachFaults(at: string, conditions: readonly string[]): FieldError[] {
  const repeats = repeatsOf(conditions);
  return faultsOfEach(conditions, (condition, i) => [
    ...formatFaults('qualified-name', `${at}[${i}]`, condition),
    ...(repeats.has(i) ? [duplicate(`${at}[${i}]`, condition)] : []),
  ]);
}

/** Faults of the conditions: those of success and of failure need each other, and differ. */
export function bindingFaults(at: string, { bindingConditions: good = [], bindingFailureConditions: bad = [] }: Bound): FieldError[] {
  const [goodAt, badAt] = [`${at}.bindingConditions`, `${at}.bindingFailureConditions`];
  const out = [...eachFaults(goodAt, good), ...eachFaults(badAt, bad)];
  for (const [i, condition] of bad.entries())
    if (good.includes(condition))
      out.push(invalidValue(`${badAt}[${i}]`, condition, 'bindingFailureConditions must not overlap with bindingConditions'));
  if (bad.length > 0 && good.length === 0)
    out.push(invalidValue(goodAt, good, 'bindingConditions are required to use bindingFailureConditions'));
  if (good.length > 0 && bad.length === 0)
    out.push(invalidValue(badAt, bad, 'bindingFailureConditions are required to use bindingConditions'));
  return out;
}
