/** Pods that are on a node change only in ways for which it declares to have the features. */
import type { Container, Node, Pod } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import { sameValue } from '../../../model/json/json.js';
import { compareQuantities } from '../../../model/values/quantity.js';
import type { AdmissionPlugin } from '../../chain.js';
import { doing, requestAbout } from '../../request.js';
import { PODS, podRefused } from '../pods/pods.js';

const RESIZE = { ...PODS, subresource: 'resize' };

/** Whether some container asks for another amount of processor time than before. */
function changesCpu(pod: Pod, old: Pod): boolean {
  const cpu = ({ resources }: Container): string => resources.requests?.cpu ?? '0';
  const after = pod.spec.containers ?? [];
  return (old.spec.containers ?? []).some((before, i) => {
    const container = after[i];
    return container !== undefined && compareQuantities(cpu(before), cpu(container)) !== 0;
  });
}

/** Features of nodes, and the changes of pods that need them. */
const FEATURES: readonly { readonly name: string; needs(pod: Pod, old: Pod): boolean }[] = [
  {
    name: 'GuaranteedQoSPodCPUResize',
    needs: (pod, old) => (old.status.qosClass ?? '') === 'Guaranteed' && changesCpu(pod, old),
  },
  {
    name: 'InPlacePodLevelResourcesVerticalScaling',
    needs: (pod, old) => !sameValue(pod.spec.resources ?? null, old.spec.resources ?? null),
  },
];

export function nodeDeclaredFeatureValidator({ registry, environment }: Parts<'registry' | 'environment'>): AdmissionPlugin {
  const name = 'NodeDeclaredFeatureValidator';
  if (!registry.has('nodes') || !environment.enabled('NodeDeclaredFeatures')) return { name, concerns: () => false };
  const nodes = registry.reader<Node>('nodes');
  return {
    name,
    concerns: doing(['UPDATE'], PODS, RESIZE),
    async validate(request) {
      const { object: pod, old } = requestAbout<Pod>(request, PODS) ?? requestAbout<Pod>(request, RESIZE) ?? {};
      const place = pod?.spec.nodeName ?? '';
      if (pod === undefined || old === undefined || place === '' || sameValue(pod.spec, old.spec)) return;
      const needed = FEATURES.filter((feature) => feature.needs(pod, old)).map((feature) => feature.name);
      if (needed.length === 0) return;
      const node = await nodes.get('', place);
      if (node === undefined) throw podRefused(request, `node ${JSON.stringify(place)} not found`);
      const lacking = needed.filter((feature) => node.status.declaredFeatures?.includes(feature) !== true);
      if (lacking.length === 0) return;
      const why = `pod update requires features ${lacking.join(', ')} which are not available on node ${JSON.stringify(place)}`;
      throw podRefused(request, why);
    },
  };
}
