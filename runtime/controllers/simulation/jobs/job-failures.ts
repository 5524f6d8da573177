/** What the failure of a pod means for its job, by the job's policy and limits. */
import type { Job, PodFailurePolicyRule } from '../../../../generated/batch/v1/types.js';
import type { Pod } from '../../../../generated/core/v1/types.js';

type Meaning = { readonly action: 'Count' | 'Ignore' | 'FailIndex' } | { readonly action: 'FailJob'; readonly message: string };

/** Why a rule is for a pod; undefined where it is not. */
function matches({ onExitCodes, onPodConditions }: PodFailurePolicyRule, { metadata, status }: Readonly<Pod>): string | undefined {
  const pod = `${metadata.namespace}/${metadata.name}`;
  if (onExitCodes !== null && onExitCodes !== undefined) {
    const { containerName, operator, values } = onExitCodes;
    for (const { name, state } of [...(status.initContainerStatuses ?? []), ...(status.containerStatuses ?? [])]) {
      const code = state.terminated?.exitCode ?? 0;
      if (code === 0 || (containerName && containerName !== name)) continue;
      if ((values ?? []).includes(code) === (operator === 'In'))
        return `Container ${name} for pod ${pod} failed with exit code ${code} matching`;
    }
    return undefined;
  }
  const found = (onPodConditions ?? []).find((pattern) =>
    (status.conditions ?? []).some(({ type, status: holds }) => type === pattern.type && holds === pattern.status),
  );
  return found === undefined ? undefined : `Pod ${pod} has condition ${found.type} matching`;
}

/** The first rule of the policy that is for the pod decides; without one the failure counts. */
export function meaningOf({ spec }: Readonly<Job>, pod: Readonly<Pod>): Meaning {
  for (const [i, rule] of (spec.podFailurePolicy?.rules ?? []).entries()) {
    const why = matches(rule, pod);
    if (why === undefined) continue;
    if (rule.action === 'FailJob') return { action: 'FailJob', message: `${why} FailJob rule at index ${i}` };
    return { action: rule.action === 'Ignore' || rule.action === 'FailIndex' ? rule.action : 'Count' };
  }
  return { action: 'Count' };
}

const FIRST_MS = 10_000;
const LONGEST_MS = 600_000;

const finishedAt = ({ status }: Readonly<Pod>): number =>
  Math.max(0, ...(status.containerStatuses ?? []).map(({ state }) => Date.parse(state.terminated?.finishedAt ?? '') || 0));

/** When a job whose pods failed may try again, in Unix milliseconds: later with each failure. */
export function retryAt(failed: number, pods: readonly Readonly<Pod>[]): number {
  const ends = pods.filter(({ status }) => status.phase === 'Failed').map(finishedAt);
  if (failed === 0 || ends.length === 0) return 0;
  return ends.reduce((last, end) => Math.max(last, end)) + Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failed - 1, 10));
}

/** How often containers of pods that are restarted in place have been. */
export const restartsOf = (pods: readonly Readonly<Pod>[]): number =>
  pods.reduce(
    (sum, { status }) =>
      sum +
      [...(status.initContainerStatuses ?? []), ...(status.containerStatuses ?? [])].reduce(
        (all, { restartCount }) => all + restartCount,
        0,
      ),
    0,
  );
