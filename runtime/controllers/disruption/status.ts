/** The state of a disruption budget: how many of its pods are healthy, how many must be, and how many may go. */
import type { PodDisruptionBudget, PodDisruptionBudgetStatus } from '../../../generated/policy/v1/types.js';
import { sameValue } from '../../model/json/json.js';
import type { CountedPod } from './counted-pod.js';

/** How many pods there should be, by those who made them. Throws an Error where that cannot be told. */
type ExpectedPods = (pods: readonly CountedPod[]) => Promise<number>;

interface BudgetState {
  readonly status: PodDisruptionBudgetStatus;
  /** Unix time in milliseconds when a pod whose eviction was granted, and that has not gone, counts again; undefined: there is none. */
  readonly recheckAt: number | undefined;
}

/** A pod whose eviction was granted may take so long to go. */
const DELETION_MS = 2 * 60 * 1000;

const PERCENT = /^(\d+)%$/;

/** A number, or a share of a whole, rounded up. Throws an Error for other text. */
function scaled(value: number | string, whole: number): number {
  if (typeof value === 'number') return value;
  const percent = PERCENT.exec(value)?.[1];
  if (percent === undefined) throw new Error(`invalid value for IntOrString: ${JSON.stringify(value)} is no percentage`);
  return Math.ceil((Number(percent) * whole) / 100);
}

interface Wanted {
  readonly expectedPods: number;
  readonly desiredHealthy: number;
}

async function wantedOf({ spec }: Readonly<PodDisruptionBudget>, pods: readonly CountedPod[], expected: ExpectedPods): Promise<Wanted> {
  const { maxUnavailable, minAvailable } = spec;
  if (maxUnavailable !== undefined) {
    const expectedPods = await expected(pods);
    return { expectedPods, desiredHealthy: Math.max(0, expectedPods - scaled(maxUnavailable, expectedPods)) };
  }
  if (minAvailable === undefined) return { expectedPods: 0, desiredHealthy: 0 };
  if (typeof minAvailable === 'number') return { expectedPods: pods.length, desiredHealthy: minAvailable };
  const expectedPods = await expected(pods);
  return { expectedPods, desiredHealthy: scaled(minAvailable, expectedPods) };
}

/** The evictions that were granted and are still waited for, and when the first is given up. */
function pending({ status }: Readonly<PodDisruptionBudget>, pods: readonly CountedPod[], now: number) {
  const waited: Record<string, string | null> = {};
  let recheckAt: number | undefined;
  for (const { name, isDeleted } of pods) {
    const granted = isDeleted ? undefined : status.disruptedPods?.[name];
    if (granted === undefined || granted === null) continue;
    const end = Date.parse(granted) + DELETION_MS;
    if (end < now) continue;
    waited[name] = granted;
    recheckAt = Math.min(end, recheckAt ?? end);
  }
  return { waited, recheckAt };
}

const CONDITION = 'DisruptionAllowed';

interface Verdict {
  readonly status: 'True' | 'False';
  readonly reason: string;
  readonly message: string;
}

/** The conditions with the verdict in place; its time moves only where it turns. */
function withVerdict(
  { status, metadata }: Readonly<PodDisruptionBudget>,
  verdict: Verdict,
  now: number,
): PodDisruptionBudgetStatus['conditions'] {
  const before = (status.conditions ?? []).find(({ type }) => type === CONDITION);
  const turned = before?.status !== verdict.status;
  const condition = {
    type: CONDITION,
    ...verdict,
    observedGeneration: metadata.generation ?? 0,
    lastTransitionTime: turned ? `${new Date(now).toISOString().slice(0, 19)}Z` : before.lastTransitionTime,
  };
  return [...(status.conditions ?? []).filter(({ type }) => type !== CONDITION), condition];
}

/** The state of a budget whose pods these are; `now` in Unix milliseconds. Where it cannot be told, nothing may go. */
export async function budgetState(
  budget: Readonly<PodDisruptionBudget>,
  pods: readonly CountedPod[],
  now: number,
  expected: ExpectedPods,
): Promise<BudgetState> {
  let wanted: Wanted;
  try {
    wanted = await wantedOf(budget, pods, expected);
  } catch (error) {
    const verdict: Verdict = { status: 'False', reason: 'SyncFailed', message: error instanceof Error ? error.message : String(error) };
    return { status: { ...budget.status, disruptionsAllowed: 0, conditions: withVerdict(budget, verdict, now) }, recheckAt: undefined };
  }
  const { waited, recheckAt } = pending(budget, pods, now);
  const healthy = pods.filter(({ name, isDeleted, isReady }) => !isDeleted && waited[name] === undefined && isReady);
  const spare = healthy.length - wanted.desiredHealthy;
  // Before the first pod nothing is known of what may go.
  const disruptionsAllowed = wanted.expectedPods > 0 ? Math.max(0, spare) : 0;
  const verdict: Verdict =
    disruptionsAllowed > 0
      ? { status: 'True', reason: 'SufficientPods', message: '' }
      : { status: 'False', reason: 'InsufficientPods', message: '' };
  return {
    status: {
      observedGeneration: budget.metadata.generation ?? 0,
      ...(Object.keys(waited).length === 0 ? {} : { disruptedPods: waited }),
      disruptionsAllowed,
      currentHealthy: healthy.length,
      ...wanted,
      conditions: withVerdict(budget, verdict, now),
    },
    recheckAt,
  };
}

/** Whether a budget shows the state already. */
export const showsState = (budget: Readonly<PodDisruptionBudget>, status: PodDisruptionBudgetStatus): boolean =>
  sameValue(budget.status, status);
