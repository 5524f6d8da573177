/** What may change in a stored job: little, but where its pods are to run may until the first of them does. */
import type { Job, JobSpec } from '../../../generated/batch/v1/types.js';
import type { Affinity, Container, PodTemplateSpec } from '../../../generated/core/v1/types.js';
import { type FieldError, invalidValue, toldLast } from '../../model/errors.js';
import { sameValue } from '../../model/json/json.js';
import type { WriteContext } from '../../resource/strategy.js';
import { changedFaults, isAbsent } from '../rules/values.js';

export const UNINDEXED = 'NonIndexed';

const FIXED = ['selector', 'completionMode', 'podFailurePolicy', 'backoffLimitPerIndex', 'managedBy', 'successPolicy'] as const;

/** What an update is compared by: a job that was created before there were modes is not indexed. */
const moded = ({ spec }: Job): JobSpec => ({ completionMode: UNINDEXED, ...spec });

/** Whether the stored job has pods nowhere, and runs none. */
function isHeld({ spec, status }: Job, { enabled }: WriteContext): boolean {
  if (spec.suspend !== true) return false;
  if (isAbsent(status.startTime)) return true;
  const suspended = (status.conditions ?? []).some((condition) => condition.type === 'Suspended' && condition.status === 'True');
  return enabled('MutableSchedulingDirectivesForSuspendedJobs') && suspended && (status.active ?? 0) === 0;
}

/** The affinity of the stored template with that for nodes of the new one. */
function movedAffinity(now: Affinity | undefined, before: Affinity | undefined): Affinity | undefined {
  const { nodeAffinity: _, ...others } = before ?? {};
  if (isAbsent(now)) return Object.keys(others).length === 0 ? undefined : others;
  return isAbsent(now.nodeAffinity) ? others : { ...others, nodeAffinity: now.nodeAffinity };
}

/** The stored template with what decides where its pods run as the new one has it. */
const movedTemplate = (now: PodTemplateSpec, before: PodTemplateSpec): PodTemplateSpec => ({
  ...before,
  metadata: { ...before.metadata, labels: now.metadata.labels, annotations: now.metadata.annotations },
  spec: {
    ...before.spec,
    affinity: movedAffinity(now.spec.affinity, before.spec.affinity),
    nodeSelector: now.spec.nodeSelector,
    tolerations: now.spec.tolerations,
    schedulingGates: now.spec.schedulingGates,
  },
});

/** The stored containers with the resources of the new ones, as far as there are such. */
const resized = (now: readonly Container[] = [], before: readonly Container[] = []): Container[] =>
  before.map((container, i) => ({ ...container, resources: now[i]?.resources ?? container.resources }));

/** The stored template with the resources of the new one. */
const resizedTemplate = ({ spec }: PodTemplateSpec, before: PodTemplateSpec): PodTemplateSpec => ({
  ...before,
  spec: {
    ...before.spec,
    containers: resized(spec.containers ?? [], before.spec.containers ?? []),
    ...(isAbsent(before.spec.initContainers) ? {} : { initContainers: resized(spec.initContainers ?? [], before.spec.initContainers) }),
  },
});

function templateChanges(now: PodTemplateSpec, old: Job, context: WriteContext): FieldError[] {
  const { enabled } = context;
  const moves = enabled('JobMutableNodeSchedulingDirectives') && isHeld(old, context);
  const resizes = enabled('MutablePodResourcesForSuspendedJobs') && old.spec.suspend === true;
  const moved = moves ? movedTemplate(now, old.spec.template) : old.spec.template;
  return changedFaults('spec.template', now, resizes ? resizedTemplate(now, moved) : moved);
}

/** The number of completions of an indexed job follows that of its pods, where the release lets it. */
function completionChanges(spec: JobSpec, before: JobSpec, { enabled }: WriteContext): FieldError[] {
  const elastic = enabled('ElasticIndexedJob') && spec.completionMode === 'Indexed' && !isAbsent(spec.completions);
  if (!elastic) return changedFaults('spec.completions', spec.completions, before.completions);
  return sameValue(spec.completions, before.completions) || spec.completions === spec.parallelism
    ? []
    : [invalidValue('spec.completions', spec.completions, 'can only be modified in tandem with spec.parallelism')];
}

/** Faults of changes of a stored job. */
export function changeFaults(object: Job, old: Job, context: WriteContext): FieldError[] {
  const [spec, before] = [moded(object), moded(old)];
  return toldLast([
    ...completionChanges(spec, before, context),
    ...templateChanges(spec.template, old, context),
    ...FIXED.flatMap((name) => changedFaults(`spec.${name}`, spec[name], before[name])),
  ]);
}
