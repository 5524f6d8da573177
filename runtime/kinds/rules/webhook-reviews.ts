/** Versions of the reviews in which webhooks are asked, of which each webhook lists those that it understands. */
import { type FieldError, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { formatFaults, repeatsOf } from './values.js';

const REVIEW_VERSIONS = ['v1', 'v1beta1'];

/** Whether the server can speak to a webhook that understands these versions of reviews. */
export const isUnderstood = (versions: readonly string[]): boolean => versions.some((version) => REVIEW_VERSIONS.includes(version));

/** Faults of the versions that a webhook understands, as far as it says any. `known`: the server must speak one of them. */
export function reviewVersionFaults(at: string, versions: readonly string[], known: boolean): FieldError[] {
  if (versions.length === 0) return [];
  const repeats = repeatsOf(versions);
  return [
    ...faultsOfEach(versions, (version, i) =>
      repeats.has(i) ? [invalidValue(`${at}[${i}]`, version, 'duplicate version')] : formatFaults('dns-1035-label', `${at}[${i}]`, version),
    ),
    ...(known && !isUnderstood(versions) ? [invalidValue(at, versions, `must include at least one of ${REVIEW_VERSIONS.join(', ')}`)] : []),
  ];
}
