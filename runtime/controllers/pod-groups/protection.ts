/** A group of pods that is deleted stays while pods that are not over belong to it. */
import type { Pod } from '../../../generated/core/v1/types.js';
import type { PodGroup } from '../../../generated/scheduling/v1alpha2/types.js';
import { clusterController } from '../cluster-controller.js';
import { keyText } from '../framework/informer.js';
import { watching } from '../framework/reconciler.js';
import { changedFinalizers } from '../storage/protection.js';

/** Milliseconds between two looks at whether a group that is deleted still has pods. */
const AGAIN_MS = 5000;

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
    const groups = api.informer<PodGroup>(id);
    const pods = api.informer<Pod>('pods');
    const finalizer = `${words.group('scheduling')}/podgroup-protection`;
    pods.addIndexer(BY_GROUP, groupOf);
    return {
      watches: [watching<PodGroup>({ resource: id })],
      async reconcile({ namespace, name }, { client }) {
        const known = groups.get(namespace, name);
        const isUsed = async (): Promise<boolean> => {
          await pods.synced();
          return pods.byIndex(BY_GROUP, keyText({ namespace, name })).length > 0;
        };
        const finalizers = known && (await changedFinalizers(known.metadata, finalizer, isUsed));
        if (known === undefined) return undefined;
        if (finalizers === undefined) return known.metadata.deletionTimestamp === undefined ? undefined : { requeueAfter: AGAIN_MS };
        await client.resource<PodGroup>(id).update({ ...known, metadata: { ...known.metadata, finalizers } });
        return undefined;
      },
    };
  },
});
