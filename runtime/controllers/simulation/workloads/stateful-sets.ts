/** Plays the controller of stateful sets: pods with numbers, which come, go and change in order. */
import type { ControllerRevision, StatefulSet, StatefulSetStatus } from '../../../../generated/apps/v1/types.js';
import type { PersistentVolumeClaim, Pod } from '../../../../generated/core/v1/types.js';
import { sameValue } from '../../../model/json/json.js';
import { selectorOfObject } from '../../../model/selectors/selectors.js';
import { clusterController } from '../../cluster-controller.js';
import type { ControllerHost } from '../../framework/contract.js';
import { type Outcome, type ReconcileContext, watching } from '../../framework/reconciler.js';
import { isTerminal } from '../pods/pod-step.js';
import { telling } from '../telling.js';
import { written } from '../written.js';
import { claimed, indexByController } from './ownership.js';
import { availableIn, BURST, isDeleted, isReady, untilAvailable } from './pods-of-workloads.js';
import { cleanUp, hashOf, newestRevision, REVISION_HASH, REVISIONS, revisionsOf, templateOf } from './revisions.js';
import { claimsOf, KIND, ordinalOf, podName, statefulPod } from './stateful-pods.js';

const SETS = 'statefulsets.apps';
const CLAIMS = 'persistentvolumeclaims';
const COMPONENT = 'statefulset-controller';

const revisionOf = ({ metadata }: Readonly<Pod>): string => metadata.labels?.[REVISION_HASH] ?? '';

/** What a look at a set works with. */
interface Look {
  readonly set: Readonly<StatefulSet>;
  readonly pods: ReadonlyMap<number, Readonly<Pod>>;
  readonly first: number;
  /** The number after the last. */
  readonly end: number;
  readonly current: string;
  readonly update: string;
  readonly now: number;
}

function define({ api, environment: { enabled }, registry: { words } }: ControllerHost) {
  const sets = api.informer<StatefulSet>(SETS);
  const pods = api.informer<Pod>('pods');
  const revisions = api.informer<ControllerRevision>(REVISIONS);
  const claims = api.informer<PersistentVolumeClaim>(CLAIMS);
  indexByController(pods);
  indexByController(revisions);

  const tell = telling(api, KIND, COMPONENT);

  /** Makes the pod of a number, after the claims that it needs. */
  async function make({ set, current, update, first }: Look, ordinal: number, context: ReconcileContext): Promise<void> {
    const { client } = context;
    const { namespace = '' } = set.metadata;
    const name = podName(set, ordinal);
    for (const claim of claimsOf(set, name)) {
      if (claims.get(namespace, claim.metadata?.name ?? '') !== undefined) continue;
      await written(client.resource<PersistentVolumeClaim>(CLAIMS).create(claim));
      await tell(
        set,
        'Normal',
        'SuccessfulCreate',
        `create Claim ${claim.metadata?.name} Pod ${name} in StatefulSet ${set.metadata.name} success`,
        context,
      );
    }
    // Pods that an update has not come to yet, or is not to come to, stay of the revision that was rolled out.
    const { type, rollingUpdate } = set.spec.updateStrategy;
    const isOld = type !== 'OnDelete' && ordinal < first + (rollingUpdate?.partition || (set.status.currentReplicas ?? 0));
    const revision = isOld ? current : update;
    const kept = revisionsOf(revisions, set.metadata.uid).find((one) => hashOf(one) === revision);
    const template = (kept && templateOf(kept)) ?? set.spec.template;
    if (await written(client.resource<Pod>('pods').create(statefulPod(set, ordinal, revision, template, words, enabled('PodIndexLabel')))))
      await tell(set, 'Normal', 'SuccessfulCreate', `create Pod ${name} in StatefulSet ${set.metadata.name} successful`, context);
  }

  async function giveUp(set: Readonly<StatefulSet>, { metadata }: Readonly<Pod>, context: ReconcileContext): Promise<void> {
    const { namespace = '', name = '', uid = '' } = metadata;
    if (await written(context.client.resource('pods').delete(namespace, name, { preconditions: { uid } })))
      await tell(set, 'Normal', 'SuccessfulDelete', `delete Pod ${name} in StatefulSet ${set.metadata.name} successful`, context);
  }

  const isHealthy = ({ set, now }: Look, pod: Readonly<Pod> | undefined): boolean =>
    pod !== undefined && !isDeleted(pod) && pod.status.phase === 'Running' && availableIn(pod, set.spec.minReadySeconds ?? 0, now) === 0;

  /** Brings missing pods about and takes surplus ones away; false while something has to be waited for. */
  async function scale(look: Look, context: ReconcileContext): Promise<boolean> {
    const { set, pods: known, first, end } = look;
    const inOrder = set.spec.podManagementPolicy !== 'Parallel';
    let changes = 0;
    for (let ordinal = first; ordinal < end && changes < BURST; ordinal += 1) {
      await context.turn();
      const pod = known.get(ordinal);
      if (pod !== undefined && isTerminal(pod.status) && !isDeleted(pod)) {
        // A pod that has ended makes room for a new one of its name.
        await giveUp(set, pod, context);
        changes += 1;
      } else if (pod === undefined) {
        await make(look, ordinal, context);
        changes += 1;
      } else if (isHealthy(look, pod)) continue;
      if (inOrder) return false;
    }
    const surplus = [...known].filter(([ordinal]) => ordinal < first || ordinal >= end).sort(([a], [b]) => b - a);
    for (const [, pod] of surplus) {
      await context.turn();
      if (!isDeleted(pod)) {
        await giveUp(set, pod, context);
        changes += 1;
      }
      if (inOrder) return false;
    }
    return changes === 0;
  }

  /** Replaces the last pod that is not of the newest revision, once all after it are well. */
  async function roll(look: Look, context: ReconcileContext): Promise<void> {
    const { set, pods: known, first, end, update } = look;
    const { type, rollingUpdate } = set.spec.updateStrategy;
    if (type === 'OnDelete') return;
    const lowest = first + (rollingUpdate?.partition ?? 0);
    for (let ordinal = end - 1; ordinal >= lowest; ordinal -= 1) {
      await context.turn();
      const pod = known.get(ordinal);
      if (pod !== undefined && revisionOf(pod) !== update) {
        if (!isDeleted(pod)) await giveUp(set, pod, context);
        return;
      }
      if (!isHealthy(look, pod)) return;
    }
  }

  function statusOf({ set, pods: known, first, end, current, update, now }: Look): StatefulSetStatus {
    const all = [...known.values()].filter((pod) => !isDeleted(pod) || pod.status.phase === 'Running');
    const of = (revision: string): number => all.filter((pod) => !isDeleted(pod) && revisionOf(pod) === revision).length;
    const ready = all.filter((pod) => isReady(pod) && pod.status.phase === 'Running');
    const replicas = all.length;
    const updatedReplicas = of(update);
    const { replicas: wanted } = set.spec;
    const { type, rollingUpdate } = set.spec.updateStrategy;
    const within = [...known.keys()].every((ordinal) => ordinal >= first && ordinal < end);
    const rolledOut =
      type !== 'OnDelete' &&
      (rollingUpdate?.partition ?? 0) === 0 &&
      updatedReplicas === wanted &&
      replicas === wanted &&
      ready.length === wanted &&
      within;
    const { currentReplicas: _, updatedReplicas: __, readyReplicas: ___, availableReplicas: ____, ...kept } = set.status;
    const counts = { currentReplicas: rolledOut ? updatedReplicas : of(current), updatedReplicas, readyReplicas: ready.length };
    return {
      ...kept,
      observedGeneration: set.metadata.generation ?? 0,
      replicas,
      ...Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
      availableReplicas: ready.filter((pod) => availableIn(pod, set.spec.minReadySeconds ?? 0, now) === 0).length,
      currentRevision: rolledOut ? update : current,
      updateRevision: update,
      collisionCount: set.status.collisionCount ?? 0,
    };
  }

  async function look(set: Readonly<StatefulSet>, update: string, { client, clock, turn }: ReconcileContext): Promise<Look> {
    const owned = await claimed(
      { ...KIND, metadata: set.metadata },
      selectorOfObject(set.spec.selector),
      pods,
      client.resource<Pod>('pods'),
      turn,
    );
    const found = new Map<number, Readonly<Pod>>();
    for (const pod of owned) {
      const ordinal = ordinalOf(pod, set.metadata.name ?? '');
      if (ordinal !== undefined) found.set(ordinal, pod);
    }
    const first = set.spec.ordinals?.start ?? 0;
    const current = set.status.currentRevision || update;
    return { set, pods: found, first, end: first + set.spec.replicas, current, update, now: clock.now() };
  }

  async function settle(set: Readonly<StatefulSet>, context: ReconcileContext): Promise<Outcome | undefined> {
    const { client } = context;
    const owner = { ...KIND, metadata: set.metadata };
    const versioned = { owner, template: set.spec.template, collisions: set.status.collisionCount ?? 0, named: true };
    const newest = await newestRevision(versioned, revisions, client);
    if (newest === undefined) return { requeueAfter: 0 };
    const before = await look(set, hashOf(newest), context);
    if (set.metadata.deletionTimestamp === undefined && (await scale(before, context))) await roll(before, context);
    const after = await look(set, hashOf(newest), context);
    const status = statusOf(after);
    if (!sameValue(status, set.status)) await written(client.resource<StatefulSet>(SETS).updateStatus({ ...set, status }));
    else {
      const used = new Set([status.currentRevision ?? '', status.updateRevision ?? '', ...[...after.pods.values()].map(revisionOf)]);
      await cleanUp(revisionsOf(revisions, set.metadata.uid), used, set.spec.revisionHistoryLimit, client);
    }
    return untilAvailable([...after.pods.values()], set.spec.minReadySeconds ?? 0, after.now);
  }

  return {
    workers: 4,
    watches: [
      SETS,
      watching<Pod>({ resource: 'pods', owner: { kind: KIND.kind } }),
      watching<ControllerRevision>({ resource: REVISIONS, owner: { kind: KIND.kind } }),
      watching<PersistentVolumeClaim>({ resource: CLAIMS, keys: () => [] }),
    ],
    async reconcile(
      { namespace, name }: { readonly namespace: string; readonly name: string },
      context: ReconcileContext,
    ): Promise<Outcome | undefined> {
      const set = sets.get(namespace, name);
      return set === undefined ? undefined : settle(set, context);
    },
  };
}

export const statefulSets = clusterController({ name: 'statefulset', account: COMPONENT, define });
