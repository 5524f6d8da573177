/** Pods do not choose users, groups or labels for themselves. */
import type { Pod, PodSpec } from '../../../../generated/core/v1/types.js';
import type { AdmissionPlugin } from '../../chain.js';
import { doing, requestAbout } from '../../request.js';
import { PODS, podRefused } from './pods.js';

const OF_PODS = [
  ['supplementalGroups', 'SupplementalGroups'],
  ['seLinuxOptions', 'SELinuxOptions'],
  ['runAsUser', 'RunAsUser'],
  ['fsGroup', 'FSGroup'],
] as const;
const OF_CONTAINERS = [
  ['seLinuxOptions', 'SELinuxOptions'],
  ['runAsUser', 'RunAsUser'],
] as const;

function fault({ securityContext, initContainers, containers, ephemeralContainers }: PodSpec): string | undefined {
  const ofPod = OF_PODS.find(([field]) => securityContext?.[field] !== undefined);
  if (ofPod !== undefined) return `pod.Spec.SecurityContext.${ofPod[1]} is forbidden`;
  for (const container of [...(initContainers ?? []), ...(containers ?? []), ...(ephemeralContainers ?? [])]) {
    const ofContainer = OF_CONTAINERS.find(([field]) => container.securityContext?.[field] !== undefined);
    if (ofContainer !== undefined) return `SecurityContext.${ofContainer[1]} is forbidden`;
  }
  return undefined;
}

export const securityContextDeny = (): AdmissionPlugin => ({
  name: 'SecurityContextDeny',
  concerns: doing(['CREATE', 'UPDATE'], PODS),
  validate(request) {
    const spec = requestAbout<Pod>(request, PODS)?.object?.spec;
    const why = spec && fault(spec);
    if (why !== undefined) throw podRefused(request, why);
  },
});
