/** Groups of pods: each gets a finalizer that keeps it while it is used, and belongs to a workload that is there. */
import type { PodGroup, Workload } from '../../../../generated/scheduling/v1alpha2/types.js';
import type { Parts } from '../../../http/server-parts.js';
import { forbidden } from '../../../model/errors.js';
import type { AdmissionPlugin } from '../../chain.js';
import { doing, requestAbout } from '../../request.js';

const GROUPS = 'podgroups';

export function podGroupProtection({ environment: { words, enabled }, registry }: Parts<'registry' | 'environment'>): AdmissionPlugin {
  const group = words.group('scheduling');
  const name = 'PodGroupProtection';
  // Only pods belong to groups; in a catalogue without pods nothing would remove the finalizer.
  if (!enabled('GenericWorkload') || !registry.has('pods')) return { name, concerns: () => false };
  return {
    name,
    concerns: doing(['CREATE'], { group, resource: GROUPS }),
    admit({ object }) {
      if (object === undefined) return;
      const [finalizers, own] = [object.metadata.finalizers ?? [], `${group}/podgroup-protection`];
      if (!finalizers.includes(own)) object.metadata.finalizers = [...finalizers, own];
    },
  };
}

export function podGroupWorkloadExists({ environment: { words, enabled }, registry }: Parts<'registry' | 'environment'>): AdmissionPlugin {
  const target = { group: words.group('scheduling'), resource: GROUPS };
  const [name, id] = ['PodGroupWorkloadExists', `workloads.${target.group}`];
  if (!enabled('GenericWorkload') || !registry.has(id)) return { name, concerns: () => false };
  const workloads = registry.reader<Workload>(id);
  return {
    name,
    concerns: doing(['CREATE'], target),
    async validate(request) {
      const workload = requestAbout<PodGroup>(request, target)?.object?.spec.podGroupTemplateRef?.workload?.workloadName;
      if (workload === undefined || (await workloads.get(request.namespace, workload)) !== undefined) return;
      throw forbidden({ group: target.group, name: GROUPS }, request.shownName, `workload ${JSON.stringify(workload)} not found`);
    },
  };
}
