/** Rules by which indexed jobs are done before all of their indexes are. */
import type { JobSpec, SuccessPolicyRule } from '../../../generated/batch/v1/types.js';
import { type FieldError, invalidValue, required, tooLong } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { RuleContext } from '../../resource/strategy.js';
import { isAbsent } from '../rules/values.js';
import { indexesOf } from './indexes.js';

/** Why only indexed jobs have a field. */
export const NEEDS_INDEXES = 'requires indexed completion mode';

const MAX_INDEXES_TEXT = 64 * 1024;

function countFaults(field: string, count: number, completions: number, named: number | undefined): FieldError[] {
  const above = (limit: number, what: string): FieldError[] =>
    count > limit ? [invalidValue(field, count, `must be less than or equal to ${limit} (the number of ${what})`)] : [];
  return [
    ...above(completions, 'specified completions'),
    ...(named === undefined ? [] : above(named, 'indexes in the specified succeededIndexes field')),
  ];
}

function ruleFaults(
  at: string,
  { succeededIndexes: text, succeededCount: count }: SuccessPolicyRule,
  completions: number,
  declared: DeclaredFaults,
): FieldError[] {
  if (isAbsent(text) && isAbsent(count)) return [required(at, 'at least one of succeededCount or succeededIndexes must be specified')];
  const field = `${at}.succeededIndexes`;
  const long = !isAbsent(text) && text.length > MAX_INDEXES_TEXT;
  const indexes = isAbsent(text) ? undefined : indexesOf(long ? '' : text, completions);
  const named = typeof indexes === 'string' ? 0 : indexes?.count;
  return [
    ...(long ? [tooLong(field, MAX_INDEXES_TEXT)] : []),
    ...(typeof indexes === 'string' ? [invalidValue(field, text, `error parsing succeededIndexes: ${indexes}`)] : []),
    ...declared.take(`${at}.succeededCount`),
    ...(isAbsent(count) ? [] : countFaults(`${at}.succeededCount`, count, completions, named)),
  ];
}

/** Faults of what a job says of early success. */
export function successPolicyFaults(
  at: string,
  { successPolicy, completionMode, completions }: JobSpec,
  { declared }: RuleContext,
): readonly FieldError[] {
  if (isAbsent(successPolicy)) return [];
  if (completionMode !== 'Indexed') {
    // A policy that the job must not have is not judged.
    declared.take(at);
    return [invalidValue(at, successPolicy, NEEDS_INDEXES)];
  }
  return faultsOfEach(successPolicy.rules ?? [], (rule, i) => ruleFaults(`${at}.rules[${i}]`, rule, completions ?? 0, declared));
}
