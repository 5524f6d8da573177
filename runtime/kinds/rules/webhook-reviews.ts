/** Versions of the reviews in which webhooks are asked, of which each webhook lists those that it understands. */
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { formatFaults, repeatsOf } from './values.js';

const REVIEW_VERSIONS = ['v1', 'v1beta1'];

/** Why a webhook that must say which versions it understands says nothing. */
export const NO_REVIEW_VERSION = `must specify one of ${REVIEW_VERSIONS.join(', ')}`;

/** Whether the server can speak to a webhook that understands these versions of reviews. */
export const isUnderstood = (versions: readonly string[]): boolean => versions.some((version) => REVIEW_VERSIONS.includes(version));

/** Faults of the versions that a webhook understands. `known`: the server must speak one of them; `missing`: why there must be any. */
export function reviewVersionFaults(
  at: string,
  versions: readonly string[],
  { known, missing }: { readonly known: boolean; readonly missing?: string },
): FieldError[] {
  if (versions.length === 0) return [required(at, missing)];
  const repeats = repeatsOf(versions);
  return [
    ...faultsOfEach(versions, (version, i) =>
      repeats.has(i) ? [invalidValue(`${at}[${i}]`, version, 'duplicate version')] : formatFaults('dns-1035-label', `${at}[${i}]`, version),
    ),
    ...(known && !isUnderstood(versions) ? [invalidValue(at, versions, `must include at least one of ${REVIEW_VERSIONS.join(', ')}`)] : []),
  ];
}
