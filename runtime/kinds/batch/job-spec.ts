/** What jobs are held to, whether they stand on their own or are made from a cron job's template. */
import type { JobSpec } from '../../../generated/batch/v1/types.js';
import { type FieldError, invalidValue, notSupported, outOfBounds, required } from '../../model/errors.js';
import type { WriteContext } from '../../resource/strategy.js';
import { templateFaults } from '../rules/pod/template.js';
import { choiceFaults, domainPathFaults, isAbsent } from '../rules/values.js';
import { failurePolicyFaults } from './failure-policy.js';
import { NEEDS_INDEXES, successPolicyFaults } from './success-policy.js';

const ENDING: readonly string[] = ['OnFailure', 'Never'];
const LASTING = 'Always';

/** Completions of an indexed job above which failures of single indexes are counted within narrower limits. */
const MANY_COMPLETIONS = 100_000;
const MOST_FAILED_INDEXES = 100_000;
/** The most pods at a time, and the most indexes that may fail, of a job with many completions. */
const MOST_OF_MANY = 10_000;

/** Faults of a restart policy that is not for pods that end. Always is the default, so that clients are told to name another. */
function endingFaults(field: string, { template, podFailurePolicy }: JobSpec): FieldError[] {
  const { restartPolicy: policy } = template.spec;
  if (policy === LASTING) return [required(field, `valid values: ${ENDING.map((p) => JSON.stringify(p)).join(', ')}`)];
  if (!ENDING.includes(policy)) return [notSupported(field, policy, ENDING)];
  return isAbsent(podFailurePolicy) || policy === 'Never'
    ? []
    : [invalidValue(field, policy, 'only "Never" is supported when podFailurePolicy is specified')];
}

function manyFaults(at: string, { parallelism = 0, maxFailedIndexes: failed }: JobSpec): FieldError[] {
  const words = `must be less than or equal to ${MOST_OF_MANY} when completions are above ${MANY_COMPLETIONS} and used with backoff limit per index`;
  return [
    ...(isAbsent(failed) ? [required(`${at}.maxFailedIndexes`, `must be specified when completions is above ${MANY_COMPLETIONS}`)] : []),
    ...(parallelism > MOST_OF_MANY ? [invalidValue(`${at}.parallelism`, parallelism, words)] : []),
    ...(!isAbsent(failed) && failed > MOST_OF_MANY ? [invalidValue(`${at}.maxFailedIndexes`, failed, words)] : []),
  ];
}

/** Faults of limits for single indexes, which only indexed jobs have. */
function indexLimitFaults(at: string, spec: JobSpec, { declared }: WriteContext): FieldError[] {
  const { completionMode, completions, backoffLimitPerIndex: perIndex, maxFailedIndexes: failed } = spec;
  const out = [
    ...declared.take(at, 'backoffLimitPerIndex', 'maxFailedIndexes'),
    ...(!isAbsent(failed) && isAbsent(perIndex) ? [required(`${at}.backoffLimitPerIndex`, 'when maxFailedIndexes is specified')] : []),
  ];
  if (completionMode !== 'Indexed') {
    const unindexed = (field: string, value: number | undefined): FieldError[] =>
      isAbsent(value) ? [] : [invalidValue(`${at}.${field}`, value, NEEDS_INDEXES)];
    return [...out, ...unindexed('backoffLimitPerIndex', perIndex), ...unindexed('maxFailedIndexes', failed)];
  }
  if (isAbsent(completions)) return out;
  if (!isAbsent(failed) && failed > completions)
    out.push(invalidValue(`${at}.maxFailedIndexes`, failed, 'must be less than or equal to completions'));
  if (!isAbsent(failed) && failed > MOST_FAILED_INDEXES)
    out.push(outOfBounds(`${at}.maxFailedIndexes`, failed, undefined, MOST_FAILED_INDEXES));
  return completions > MANY_COMPLETIONS && !isAbsent(perIndex) ? [...out, ...manyFaults(at, spec)] : out;
}

/** When pods are replaced: with rules for failed pods, only once they have failed. */
function replacementFaults(
  field: string,
  { podReplacementPolicy: policy, podFailurePolicy }: JobSpec,
  { declared }: WriteContext,
): FieldError[] {
  const told = declared.take(field);
  if (isAbsent(policy) || isAbsent(podFailurePolicy)) return [...told];
  return choiceFaults(field, policy, ['Failed']);
}

/** Faults of a job's specification, whether it stands on its own or is a cron job's template. */
export function jobSpecFaults(at: string, spec: JobSpec, context: WriteContext): FieldError[] {
  return [
    ...indexLimitFaults(at, spec, context),
    ...(isAbsent(spec.managedBy) ? [] : domainPathFaults(`${at}.managedBy`, spec.managedBy)),
    ...context.declared.take(at, 'managedBy'),
    ...failurePolicyFaults(`${at}.podFailurePolicy`, spec, context),
    ...successPolicyFaults(`${at}.successPolicy`, spec, context),
    ...replacementFaults(`${at}.podReplacementPolicy`, spec, context),
    ...templateFaults(`${at}.template`, spec.template, context),
    ...endingFaults(`${at}.template.spec.restartPolicy`, spec),
  ];
}
