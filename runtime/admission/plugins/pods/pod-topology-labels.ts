/** Pods get the labels of their node that tell its zone and region, when they are bound to it or are made on it. */
import type { Binding, Node, Pod } from '../../../../generated/core/v1/types.js';
import type { ObjectMeta } from '../../../../generated/meta/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import type { AdmissionPlugin } from '../../chain.js';
import { doing, requestAbout } from '../../request.js';
import { PODS } from './pods.js';

const BINDING = { ...PODS, subresource: 'binding' };
const COPIED = ['region', 'zone'];

export function podTopologyLabels({ registry, environment }: Parts<'registry' | 'environment'>): AdmissionPlugin {
  const name = 'PodTopologyLabels';
  if (!registry.has('nodes') || !environment.enabled('PodTopologyLabelsAdmission')) return { name, concerns: () => false };
  const nodes = registry.reader<Node>('nodes');
  const keys = COPIED.map((label) => registry.words.label(label, 'topology'));
  const copy = async (node: string, to: ObjectMeta): Promise<void> => {
    const labels = (await nodes.get('', node))?.metadata.labels ?? {};
    const copied = keys.flatMap((key) => (labels[key] === undefined ? [] : [[key, labels[key]] as const]));
    if (copied.length > 0) to.labels = { ...to.labels, ...Object.fromEntries(copied) };
  };
  return {
    name,
    concerns: doing(['CREATE'], PODS, BINDING),
    async admit(request) {
      const pod = requestAbout<Pod>(request, PODS)?.object;
      if (pod?.spec.nodeName) await copy(pod.spec.nodeName, pod.metadata);
      const binding = requestAbout<Binding>(request, BINDING)?.object;
      if (binding?.target.kind === 'Node') await copy(binding.target.name ?? '', binding.metadata);
    },
  };
}
