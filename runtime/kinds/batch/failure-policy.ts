/** Rules by which jobs judge failed pods. */
import type {
  JobSpec,
  PodFailurePolicy,
  PodFailurePolicyOnExitCodesRequirement,
  PodFailurePolicyRule,
} from '../../../generated/batch/v1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import { duplicate, type FieldError, invalidPart, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import type { WriteContext } from '../../resource/strategy.js';
import { isAbsent, repeatsOf } from '../rules/values.js';

const ACTIONS = ['Count', 'FailIndex', 'FailJob', 'Ignore'] as const;

/** A word that must be there, and one of a few. */
function wordFaults(field: string, word: string, words: readonly string[]): FieldError[] {
  if (word === '') return [required(field, `valid values: [${words.map((w) => JSON.stringify(w)).join(' ')}]`)];
  return words.includes(word) ? [] : [notSupported(field, word, words)];
}

function codeFaults(at: string, { operator, values }: PodFailurePolicyOnExitCodesRequirement): FieldError[] {
  const codes = values ?? [];
  if (codes.length === 0) return [invalidValue(at, values, 'at least one value is required')];
  const repeated = repeatsOf(codes.map(String));
  return [
    ...faultsOfEach(codes, (code, i) => [
      ...(operator === 'In' && code === 0 ? [invalidValue(`${at}[${i}]`, code, 'must not be 0 for the In operator')] : []),
      ...(repeated.has(i) ? [duplicate(`${at}[${i}]`, code)] : []),
    ]),
    ...(codes.some((code, i) => i > 0 && (codes[i - 1] as number) > code) ? [invalidValue(at, codes, 'must be ordered')] : []),
  ];
}

function exitFaults(
  at: string,
  given: PodFailurePolicyOnExitCodesRequirement,
  containers: ReadonlySet<string>,
  { declared }: WriteContext,
): FieldError[] {
  const { containerName: name } = given;
  return [
    ...declared.take(`${at}.operator`),
    ...(isAbsent(name) || containers.has(name)
      ? []
      : [invalidValue(`${at}.containerName`, name, 'must be one of the container or initContainer names in the pod template')]),
    ...codeFaults(`${at}.values`, given),
  ];
}

function actionFaults(field: string, action: string, spec: JobSpec, { enabled }: WriteContext): FieldError[] {
  const perIndex = enabled('FailingIndexes');
  if (action === 'FailIndex' && perIndex)
    return isAbsent(spec.backoffLimitPerIndex) ? [invalidValue(field, action, 'requires the backoffLimitPerIndex to be set')] : [];
  return wordFaults(
    field,
    action,
    ACTIONS.filter((known) => known !== 'FailIndex' || perIndex),
  );
}

const BOTH = 'specifying both OnExitCodes and OnPodConditions is not supported';
const NEITHER = 'specifying one of OnExitCodes and OnPodConditions is required';

function ruleFaults(
  at: string,
  rule: PodFailurePolicyRule,
  spec: JobSpec,
  containers: ReadonlySet<string>,
  context: WriteContext,
): FieldError[] {
  const { action, onExitCodes } = rule;
  const patterns = rule.onPodConditions ?? [];
  const [byCode, byCondition] = [!isAbsent(onExitCodes), patterns.length > 0];
  return [
    ...actionFaults(`${at}.action`, action, spec, context),
    ...(isAbsent(onExitCodes) ? [] : exitFaults(`${at}.onExitCodes`, onExitCodes, containers, context)),
    ...context.declared.take(`${at}.onPodConditions`),
    ...(byCode === byCondition ? [invalidPart(at, byCode ? BOTH : NEITHER)] : []),
  ];
}

/** Conditions of pods that a policy asks for are true unless it says otherwise. */
export function fillConditions(policy: Draft<PodFailurePolicy> | undefined): void {
  for (const { onPodConditions } of policy?.rules ?? [])
    for (const pattern of onPodConditions ?? []) if (!pattern.status) pattern.status = 'True';
}

/** Takes rules that end single indexes out of a policy, where jobs have no limits for these. */
export function dropIndexRules({ podFailurePolicy: policy }: JobSpec): void {
  if (!isAbsent(policy)) policy.rules = (policy.rules ?? []).filter(({ action }) => action !== 'FailIndex');
}

/** Faults of what a job says of failed pods. */
export function failurePolicyFaults(at: string, spec: JobSpec, context: WriteContext): FieldError[] {
  if (isAbsent(spec.podFailurePolicy)) return [];
  const rules = spec.podFailurePolicy.rules ?? [];
  const { initContainers = [], containers } = spec.template.spec;
  const names = new Set([...initContainers, ...(containers ?? [])].map(({ name }) => name));
  return faultsOfEach(rules, (rule, i) => ruleFaults(`${at}.rules[${i}]`, rule, spec, names, context));
}
