/** A claim that is deleted stays while a pod uses it (specification 2, StorageObjectInUseProtection). */
import type { PersistentVolumeClaim, Pod } from '../../../generated/core/v1/types.js';
import { clusterController } from '../cluster-controller.js';
import type { ObjectKey } from '../framework/informer.js';
import { watching } from '../framework/reconciler.js';
import { changedFinalizers } from './protection.js';

const CLAIMS = 'persistentvolumeclaims';
const BY_CLAIM = 'claim';

/** Names of the claims that a pod's volumes are made of; those of its own are named after it and the volume. */
const claimsOf = ({ metadata, spec }: Readonly<Pod>): { readonly name: string; readonly own: boolean }[] =>
  (spec.volumes ?? []).flatMap(({ name, persistentVolumeClaim, ephemeral }) => [
    ...(persistentVolumeClaim === undefined ? [] : [{ name: persistentVolumeClaim.claimName, own: false }]),
    ...(ephemeral === undefined ? [] : [{ name: `${metadata.name ?? ''}-${name}`, own: true }]),
  ]);

const claimKeys = (pod: Readonly<Pod>): ObjectKey[] => claimsOf(pod).map(({ name }) => ({ namespace: pod.metadata.namespace ?? '', name }));

/** Whether the pod is done with what it had, but for finalizers. */
const isShutDown = ({ metadata }: Readonly<Pod>): boolean =>
  metadata.deletionTimestamp !== undefined && (metadata.deletionGracePeriodSeconds ?? 0) === 0;

const controls = (pod: Readonly<Pod>, claim: Readonly<PersistentVolumeClaim>): boolean =>
  (claim.metadata.ownerReferences ?? []).some(({ controller, uid }) => controller === true && uid === pod.metadata.uid);

/** Whether a pod uses a claim. One that no node has does not: nodes start none with a claim that goes. */
const uses = (pod: Readonly<Pod>, claim: Readonly<PersistentVolumeClaim>): boolean =>
  (pod.spec.nodeName ?? '') !== '' &&
  claimsOf(pod).some(({ name, own }) => name === claim.metadata.name && (!own || (!isShutDown(pod) && controls(pod, claim))));

export const claimProtection = clusterController({
  name: 'pvc-protection',
  account: 'pvc-protection-controller',
  needs: () => [CLAIMS, 'pods'],
  define: ({ api, registry: { words } }) => {
    const claims = api.informer<PersistentVolumeClaim>(CLAIMS);
    const pods = api.informer<Pod>('pods');
    const finalizer = words.label('pvc-protection');
    return {
      watches: [CLAIMS, watching<Pod>({ resource: 'pods', keys: claimKeys })],
      prepare: () => pods.addIndexer(BY_CLAIM, (pod) => claimKeys(pod).map(({ namespace, name }) => `${namespace}/${name}`)),
      async reconcile({ namespace, name }, { client }) {
        const claim = claims.get(namespace, name);
        if (claim === undefined) return;
        const inUse = (): boolean => pods.byIndex(BY_CLAIM, `${namespace}/${name}`).some((pod) => uses(pod, claim));
        const finalizers = changedFinalizers(claim.metadata, finalizer, inUse);
        if (finalizers === undefined) return;
        await client.resource<PersistentVolumeClaim>(CLAIMS).update({ ...claim, metadata: { ...claim.metadata, finalizers } });
      },
    };
  },
});
