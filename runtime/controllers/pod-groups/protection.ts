/** A group of pods that is deleted stays while pods that are not over belong to it. */
import type { Pod } from '../../../generated/core/v1/types.js';
import { clusterController } from '../cluster-controller.js';
import { keyText } from '../framework/informer.js';
import { keptWhileUsed } from '../storage/protection.js';

const BY_GROUP = 'group';
const OVER = ['Succeeded', 'Failed'];

/** The group that a pod which is not over belongs to. */
const groupOf = ({ metadata: { namespace = '' }, spec, status }: Readonly<Pod>): string[] => {
  const name = spec.schedulingGroup?.podGroupName ?? '';
  return name === '' || OVER.includes(status.phase ?? '') ? [] : [keyText({ namespace, name })];
};

export const podGroupProtection = clusterController({
  name: 'podgroup-protection-controller',
  account: 'podgroup-protection-controller',
  define: ({ api, environment: { enabled }, registry: { words } }) => {
    if (!enabled('GenericWorkload')) return undefined;
    const id = words.filled('podgroups.scheduling.{groupDomain}');
    const pods = api.informer<Pod>('pods');
    const finalizer = `${words.group('scheduling')}/podgroup-protection`;
    pods.addIndexer(BY_GROUP, groupOf);
    return keptWhileUsed(api, id, finalizer, async (key) => {
      await pods.synced();
      return pods.byIndex(BY_GROUP, keyText(key)).length > 0;
    });
  },
});
