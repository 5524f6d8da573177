/** A claim that is deleted stays while a pod uses it (specification 2, StorageObjectInUseProtection). */
import type { PersistentVolumeClaim, Pod } from '../../../generated/core/v1/types.js';
import { clusterController } from '../cluster-controller.js';
import { type Informer, keyText, type ObjectKey } from '../framework/informer.js';
import type { WorkQueue } from '../framework/work-queue.js';
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

/** Pods by the claims they use. They are looked at from the first claim on that is deleted, as most clusters' pods use none that is. */
class ClaimUsers {
  /** Claims that are deleted and used, by their namespaces. */
  readonly #waiting = new Map<string, Set<string>>();
  #end: (() => void) | undefined;

  constructor(private readonly pods: Informer<Pod>) {}

  /** Whether a pod uses the claim, which is worked on again when one that may use it changes. */
  async use(claim: Readonly<PersistentVolumeClaim>, queue: WorkQueue): Promise<boolean> {
    const { namespace = '', name = '' } = claim.metadata;
    this.#waiting.set(namespace, (this.#waiting.get(namespace) ?? new Set()).add(name));
    this.pods.addIndexer(BY_CLAIM, (pod) => claimKeys(pod).map(keyText));
    this.#end ??= this.pods.onChange((change) => {
      if (!this.#waiting.has(change.namespace)) return;
      for (const pod of [change.object, change.old])
        for (const key of pod === undefined ? [] : claimKeys(pod))
          if (this.#waiting.get(key.namespace)?.has(key.name)) queue.add(keyText(key));
    });
    await this.pods.synced();
    const used = this.pods.byIndex(BY_CLAIM, keyText({ namespace, name })).some((pod) => uses(pod, claim));
    if (!used) this.#forget(namespace, name);
    return used;
  }

  #forget(namespace: string, name: string): void {
    const waiting = this.#waiting.get(namespace);
    waiting?.delete(name);
    if (waiting?.size === 0) this.#waiting.delete(namespace);
  }

  stop(): void {
    this.#end?.();
  }
}

export const claimProtection = clusterController({
  name: 'pvc-protection',
  account: 'pvc-protection-controller',
  define: ({ api, registry: { words } }) => {
    const claims = api.informer<PersistentVolumeClaim>(CLAIMS);
    const users = new ClaimUsers(api.informer<Pod>('pods'));
    const finalizer = words.label('pvc-protection');
    return {
      watches: [CLAIMS],
      ended: () => users.stop(),
      async reconcile({ namespace, name }, { client, queue }) {
        const claim = claims.get(namespace, name);
        const finalizers = claim && (await changedFinalizers(claim.metadata, finalizer, () => users.use(claim, queue)));
        if (claim === undefined || finalizers === undefined) return;
        await client.resource<PersistentVolumeClaim>(CLAIMS).update({ ...claim, metadata: { ...claim.metadata, finalizers } });
      },
    };
  },
});
