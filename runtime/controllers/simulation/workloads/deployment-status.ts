/** What a deployment tells of its rollout, as controller managers write it. */
import type { Deployment, DeploymentCondition, DeploymentStatus, ReplicaSet } from '../../../../generated/apps/v1/types.js';
import { textOfTime } from '../pods/container-step.js';
import { bounds } from './rollout.js';

type Told = Pick<DeploymentCondition, 'type' | 'status' | 'reason' | 'message'>;

const sumOf = (sets: readonly Readonly<ReplicaSet>[], field: 'replicas' | 'readyReplicas' | 'availableReplicas'): number =>
  sets.reduce((sum, { status }) => sum + (status[field] ?? 0), 0);

const conditionOf = ({ status }: Readonly<Deployment>, type: string): DeploymentCondition | undefined =>
  (status.conditions ?? []).find((condition) => condition.type === type);

function availability(deployment: Readonly<Deployment>, available: number): Told {
  return available >= deployment.spec.replicas - bounds(deployment).unavailable
    ? { type: 'Available', status: 'True', reason: 'MinimumReplicasAvailable', message: 'Deployment has minimum availability.' }
    : {
        type: 'Available',
        status: 'False',
        reason: 'MinimumReplicasUnavailable',
        message: 'Deployment does not have minimum availability.',
      };
}

export interface Rollout {
  readonly newest: Readonly<ReplicaSet> | undefined;
  /** All sets, the newest included. */
  readonly sets: readonly Readonly<ReplicaSet>[];
  /** Whether the newest set was made, or taken up again, just now. */
  readonly begun: 'NewReplicaSetCreated' | 'FoundNewReplicaSet' | undefined;
}

export const isComplete = ({ spec, metadata }: Readonly<Deployment>, status: DeploymentStatus): boolean =>
  status.updatedReplicas === spec.replicas &&
  status.replicas === spec.replicas &&
  status.availableReplicas === spec.replicas &&
  BigInt(status.observedGeneration ?? 0) >= BigInt(metadata.generation ?? 0);

/** Whether the numbers are nearer to the end than before. */
const progresses = (now: DeploymentStatus, before: DeploymentStatus): boolean =>
  (now.updatedReplicas ?? 0) > (before.updatedReplicas ?? 0) ||
  (now.readyReplicas ?? 0) > (before.readyReplicas ?? 0) ||
  (now.availableReplicas ?? 0) > (before.availableReplicas ?? 0) ||
  (now.replicas ?? 0) - (now.updatedReplicas ?? 0) < (before.replicas ?? 0) - (before.updatedReplicas ?? 0);

const LONGEST_SECONDS = 2 ** 31 - 1;

/** When a rollout that does not come on is too late, in Unix milliseconds; infinity where it has ended, or has no such time. */
export function deadlineOf(deployment: Readonly<Deployment>): number {
  const condition = conditionOf(deployment, 'Progressing');
  const seconds = deployment.spec.progressDeadlineSeconds;
  const waits =
    condition !== undefined &&
    condition.status === 'True' &&
    condition.reason !== 'NewReplicaSetAvailable' &&
    deployment.spec.paused !== true;
  return waits && seconds < LONGEST_SECONDS ? Date.parse(condition.lastUpdateTime ?? '') + seconds * 1000 : Number.POSITIVE_INFINITY;
}

/** What is told of the way; undefined where what was told stays. */
function progress(deployment: Readonly<Deployment>, status: DeploymentStatus, { newest, begun }: Rollout, now: number): Told | undefined {
  const { metadata, spec } = deployment;
  const before = conditionOf(deployment, 'Progressing');
  const quoted =
    newest === undefined ? `Deployment ${JSON.stringify(metadata.name)}` : `ReplicaSet ${JSON.stringify(newest.metadata.name)}`;
  const told = (holds: 'True' | 'False' | 'Unknown', reason: string, message: string): Told => ({
    type: 'Progressing',
    status: holds,
    reason,
    message,
  });
  if (spec.paused === true)
    return before?.reason === 'DeploymentPaused' ? undefined : told('Unknown', 'DeploymentPaused', 'Deployment is paused');
  if (before?.reason === 'DeploymentPaused') return told('Unknown', 'DeploymentResumed', 'Deployment is resumed');
  if (begun === 'NewReplicaSetCreated') return told('True', begun, `Created new replica set ${JSON.stringify(newest?.metadata.name)}`);
  if (begun === 'FoundNewReplicaSet') return told('True', begun, `Found new replica set ${JSON.stringify(newest?.metadata.name)}`);
  if (isComplete(deployment, status) && newest !== undefined)
    return before?.reason === 'NewReplicaSetAvailable'
      ? undefined
      : told('True', 'NewReplicaSetAvailable', `${quoted} has successfully progressed.`);
  if (progresses(status, deployment.status)) return told('True', 'ReplicaSetUpdated', `${quoted} is progressing.`);
  if (before?.reason === 'NewReplicaSetAvailable' || now < deadlineOf(deployment)) return undefined;
  return told('False', 'ProgressDeadlineExceeded', `${quoted} has timed out progressing.`);
}

function withConditions(deployment: Readonly<Deployment>, told: readonly (Told | undefined)[], now: number): DeploymentCondition[] {
  const known = new Map((deployment.status.conditions ?? []).map((condition) => [condition.type, condition]));
  for (const next of told) {
    if (next === undefined) continue;
    const before = known.get(next.type);
    if (before !== undefined && before.status === next.status && before.reason === next.reason && next.type !== 'Progressing') continue;
    const time = textOfTime(now);
    // A condition that comes to hold again stands at the end, as controller managers write it.
    known.delete(next.type);
    known.set(next.type, {
      ...next,
      lastUpdateTime: time,
      lastTransitionTime: before?.status === next.status ? before.lastTransitionTime : time,
    });
  }
  return [...known.values()];
}

/** The status of a deployment with these sets. */
export function deploymentStatus(deployment: Readonly<Deployment>, rollout: Rollout, now: number): DeploymentStatus {
  const { spec, metadata, status: before } = deployment;
  const { newest, sets } = rollout;
  const replicas = sumOf(sets, 'replicas');
  const availableReplicas = sumOf(sets, 'availableReplicas');
  const unavailable = Math.max(0, Math.max(spec.replicas, replicas) - availableReplicas);
  const { unavailableReplicas: _, terminatingReplicas: __, ...kept } = before;
  const terminating = sets.some(({ status }) => status.terminatingReplicas !== undefined);
  const status: DeploymentStatus = {
    ...kept,
    observedGeneration: metadata.generation ?? 0,
    replicas,
    updatedReplicas: newest?.status.replicas ?? 0,
    readyReplicas: sumOf(sets, 'readyReplicas'),
    availableReplicas,
    ...(unavailable === 0 ? {} : { unavailableReplicas: unavailable }),
    ...(terminating ? { terminatingReplicas: sets.reduce((sum, set) => sum + (set.status.terminatingReplicas ?? 0), 0) } : {}),
  };
  const conditions = withConditions(
    deployment,
    [availability(deployment, availableReplicas), progress(deployment, status, rollout, now)],
    now,
  );
  return { ...status, conditions };
}

/** Numbers of a status that are absent are none. */
export const settled = (status: DeploymentStatus): DeploymentStatus => {
  const { replicas = 0, updatedReplicas = 0, readyReplicas = 0, availableReplicas = 0, ...others } = status;
  return { ...others, replicas, updatedReplicas, readyReplicas, availableReplicas };
};
