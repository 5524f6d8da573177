/** Rules of conditions that devices must have before pods are bound to their nodes. */
import { type FieldError, invalidValue } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';

/** What has such conditions. */
interface Bound {
  readonly bindingConditions?: readonly string[];
  readonly bindingFailureConditions?: readonly string[];
}

/** Faults of the conditions: those of success and of failure need each other, and differ. */
export function bindingFaults(
  at: string,
  { bindingConditions: good = [], bindingFailureConditions: bad = [] }: Bound,
  declared: DeclaredFaults,
): FieldError[] {
  const [goodAt, badAt] = [`${at}.bindingConditions`, `${at}.bindingFailureConditions`];
  const out = [...declared.take(at, 'bindingConditions', 'bindingFailureConditions')];
  for (const [i, condition] of bad.entries())
    if (good.includes(condition))
      out.push(invalidValue(`${badAt}[${i}]`, condition, 'bindingFailureConditions must not overlap with bindingConditions'));
  if (bad.length > 0 && good.length === 0)
    out.push(invalidValue(goodAt, good, 'bindingConditions are required to use bindingFailureConditions'));
  if (good.length > 0 && bad.length === 0)
    out.push(invalidValue(badAt, bad, 'bindingFailureConditions are required to use bindingConditions'));
  return out;
}
