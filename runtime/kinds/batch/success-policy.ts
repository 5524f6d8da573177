/** Rules by which indexed jobs are done before all of their indexes are. */
import type { JobSpec, SuccessPolicyRule } from '../../../generated/batch/v1/types.js';
import { type FieldError, invalidValue, required, tooLong, tooMany } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { isAbsent, negativeFaults } from '../rules/values.js';
import { indexesOf } from './indexes.js';

const MAX_RULES = 20;
const MAX_INDEXES_TEXT = 64 * 1024;

function countFaults(field: string, count: number, completions: number, named: number | undefined): FieldError[] {
  const above = (limit: number, what: string): FieldError[] =>
    count > limit ? [invalidValue(field, count, `must be less than or equal to ${limit} (the number of ${what})`)] : [];
  return [
    ...negativeFaults(field, count),
    ...above(completions, 'specified completions'),
    ...(named === undefined ? [] : above(named, 'indexes in the specified succeededIndexes field')),
  ];
}

function ruleFaults(at: string, { succeededIndexes: text, succeededCount: count }: SuccessPolicyRule, completions: number): FieldError[] {
  if (isAbsent(text) && isAbsent(count)) return [required(at, 'at least one of succeededCount or succeededIndexes must be specified')];
  const field = `${at}.succeededIndexes`;
  const long = !isAbsent(text) && text.length > MAX_INDEXES_TEXT;
  const indexes = isAbsent(text) ? undefined : indexesOf(long ? '' : text, completions);
  const named = typeof indexes === 'string' ? 0 : indexes?.count;
  return [
    ...(long ? [tooLong(field, MAX_INDEXES_TEXT)] : []),
    ...(typeof indexes === 'string' ? [invalidValue(field, text, `error parsing succeededIndexes: ${indexes}`)] : []),
    ...(isAbsent(count) ? [] : countFaults(`${at}.succeededCount`, count, completions, named)),
  ];
}

/** Faults of what a job says of early success. */
export function successPolicyFaults(at: string, { successPolicy, completionMode, completions }: JobSpec): FieldError[] {
  if (isAbsent(successPolicy)) return [];
  if (completionMode !== 'Indexed') return [invalidValue(at, successPolicy, 'requires indexed completion mode')];
  const rules = successPolicy.rules ?? [];
  return [
    ...(rules.length === 0 ? [required(`${at}.rules`, 'at least one rules must be specified when the successPolicy is specified')] : []),
    ...(rules.length > MAX_RULES ? [tooMany(`${at}.rules`, rules.length, MAX_RULES)] : []),
    ...faultsOfEach(rules, (rule, i) => ruleFaults(`${at}.rules[${i}]`, rule, completions ?? 0)),
  ];
}
