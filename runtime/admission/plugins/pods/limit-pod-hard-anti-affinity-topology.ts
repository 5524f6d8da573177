/** Required anti-affinity may keep pods off the same node only, not off a whole zone. */
import type { Pod } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import type { AdmissionPlugin } from '../../chain.js';
import { doing, requestAbout } from '../../request.js';
import { PODS, podRefused } from './pods.js';

export function limitPodHardAntiAffinityTopology({ environment: { words } }: Parts<'environment'>): AdmissionPlugin {
  const hostname = words.label('hostname');
  return {
    name: 'LimitPodHardAntiAffinityTopology',
    concerns: doing(['CREATE', 'UPDATE'], PODS),
    validate(request) {
      const terms = requestAbout<Pod>(request, PODS)?.object?.spec.affinity?.podAntiAffinity
        ?.requiredDuringSchedulingIgnoredDuringExecution;
      const other = terms?.find(({ topologyKey }) => topologyKey !== hostname);
      if (other === undefined) return;
      const why = `has TopologyKey ${other.topologyKey} but only key ${hostname} is allowed`;
      throw podRefused(request, `affinity.PodAntiAffinity.RequiredDuringScheduling ${why}`);
    },
  };
}
