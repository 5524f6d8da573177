/** Conditions of pods. */
import type { PodCondition } from '../../../../generated/core/v1/types.js';
import { textOfTime } from './container-step.js';

export interface Told {
  readonly type: string;
  readonly holds: boolean;
  readonly reason?: string;
  readonly message?: string;
}

/** The conditions with others in their places; the time of one changes with its status alone. */
export function withConditions(
  before: readonly PodCondition[],
  told: readonly Told[],
  now: number,
  generation?: number | bigint,
): PodCondition[] {
  const known = new Map(before.map((condition) => [condition.type, condition]));
  for (const { type, holds, reason, message } of told) {
    const status = holds ? 'True' : 'False';
    const earlier = known.get(type);
    known.set(type, {
      type,
      status,
      ...(generation === undefined ? {} : { observedGeneration: generation }),
      lastProbeTime: null,
      lastTransitionTime: earlier?.status === status ? earlier.lastTransitionTime : textOfTime(now),
      ...(reason === undefined ? {} : { reason }),
      ...(message === undefined ? {} : { message }),
    });
  }
  return [...known.values()];
}

export const holds = (conditions: readonly PodCondition[] | undefined, type: string): boolean =>
  (conditions ?? []).some((condition) => condition.type === type && condition.status === 'True');
