/** Plays the controller of daemon sets: a pod on every node that suits them. */
import type { ControllerRevision, DaemonSet, DaemonSetStatus } from '../../../../generated/apps/v1/types.js';
import type { Node, Pod } from '../../../../generated/core/v1/types.js';
import { sameValue } from '../../../model/json/json.js';
import { selectorOfObject } from '../../../model/selectors/selectors.js';
import { clusterController } from '../../cluster-controller.js';
import type { ControllerHost } from '../../framework/contract.js';
import { type Outcome, type ReconcileContext, watching } from '../../framework/reconciler.js';
import { isTerminal } from '../pods/pod-step.js';
import { telling } from '../telling.js';
import { written } from '../written.js';
import { daemonPod, KIND, nodeOf, suits } from './daemon-pods.js';
import { claimed, indexByController } from './ownership.js';
import { availableIn, isActive, isDeleted, isReady, share, untilAvailable } from './pods-of-workloads.js';
import { cleanUp, hashOf, newestRevision, REVISION_HASH, REVISIONS, revisionsOf } from './revisions.js';

const SETS = 'daemonsets.apps';
const COMPONENT = 'daemonset-controller';

const revisionOf = ({ metadata }: Readonly<Pod>): string => metadata.labels?.[REVISION_HASH] ?? '';
const created = ({ metadata }: Readonly<Pod>): number => Date.parse(metadata.creationTimestamp ?? '') || 0;

/** What a look at a set works with: its pods by the nodes that they are for. */
interface Look {
  readonly set: Readonly<DaemonSet>;
  readonly pods: ReadonlyMap<string, readonly Readonly<Pod>[]>;
  readonly wanted: ReadonlySet<string>;
  readonly revision: string;
  readonly now: number;
}

function define({ api, registry: { words } }: ControllerHost) {
  const sets = api.informer<DaemonSet>(SETS);
  const pods = api.informer<Pod>('pods');
  const nodes = api.informer<Node>('nodes');
  const revisions = api.informer<ControllerRevision>(REVISIONS);
  indexByController(pods);
  indexByController(revisions);

  const tell = telling(api, KIND, COMPONENT);

  async function make({ set, revision }: Look, node: string, context: ReconcileContext): Promise<void> {
    await context.turn();
    const pod = await context.client.resource<Pod>('pods').create(daemonPod(set, node, revision, words));
    await tell(set, 'Normal', 'SuccessfulCreate', `Created pod: ${pod.metadata.name}`, context);
  }

  async function giveUp(set: Readonly<DaemonSet>, { metadata }: Readonly<Pod>, context: ReconcileContext): Promise<void> {
    await context.turn();
    const { namespace = '', name = '', uid = '' } = metadata;
    if (await written(context.client.resource('pods').delete(namespace, name, { preconditions: { uid } })))
      await tell(set, 'Normal', 'SuccessfulDelete', `Deleted pod: ${name}`, context);
  }

  const isAvailable = ({ set, now }: Look, pod: Readonly<Pod>): boolean =>
    !isDeleted(pod) && availableIn(pod, set.spec.minReadySeconds ?? 0, now) === 0;

  /** Sees to one pod on each node that is wanted, and none elsewhere. */
  async function spread(look: Look, context: ReconcileContext): Promise<void> {
    const { set, pods: known, wanted } = look;
    const surge = surgeOf(look);
    for (const [node, there] of known) {
      const active = there.filter(isActive);
      for (const pod of there) if (isTerminal(pod.status) && !isDeleted(pod)) await giveUp(set, pod, context);
      if (!wanted.has(node)) for (const pod of active) await giveUp(set, pod, context);
      else if (surge === 0) for (const pod of active.toSorted((a, b) => created(a) - created(b)).slice(1)) await giveUp(set, pod, context);
    }
    for (const node of wanted) if ((known.get(node) ?? []).length === 0) await make(look, node, context);
  }

  const surgeOf = ({ set, wanted }: Look): number =>
    set.spec.updateStrategy.type === 'RollingUpdate' ? share(set.spec.updateStrategy.rollingUpdate?.maxSurge, wanted.size, Math.ceil) : 0;

  /** Replaces pods of older revisions, as many at once as may be missing, or as there may be beside them. */
  async function roll(look: Look, context: ReconcileContext): Promise<void> {
    const { set, pods: known, wanted, revision } = look;
    if (set.spec.updateStrategy.type !== 'RollingUpdate') return;
    const surge = surgeOf(look);
    const most = share(set.spec.updateStrategy.rollingUpdate?.maxUnavailable, wanted.size, Math.ceil);
    let room = surge > 0 ? surge : Math.max(1, most);
    const there = [...wanted].map((node) => ({ node, active: (known.get(node) ?? []).filter(isActive), all: known.get(node) ?? [] }));
    for (const { active, all } of there) {
      const busy = surge > 0 ? active.length > 1 : !active.some((pod) => isAvailable(look, pod)) || all.length > active.length;
      if (busy) room -= 1;
    }
    for (const { node, active } of there) {
      const old = active.filter((pod) => revisionOf(pod) !== revision);
      const [first] = old;
      if (first === undefined) continue;
      const next = active.find((pod) => revisionOf(pod) === revision);
      const useless = !isAvailable(look, first);
      if (surge > 0) {
        if (next !== undefined && isAvailable(look, next)) await giveUp(set, first, context);
        else if (next === undefined && room > 0) {
          await make(look, node, context);
          room -= 1;
        }
      } else if (useless || room > 0) {
        await giveUp(set, first, context);
        if (!useless) room -= 1;
      }
    }
  }

  function statusOf(look: Look): DaemonSetStatus {
    const { set, pods: known, wanted, revision } = look;
    const on = [...wanted].map((node) => (known.get(node) ?? []).filter(isActive).toSorted((a, b) => created(a) - created(b)));
    const first = on.flatMap((there) => there.find((pod) => isAvailable(look, pod)) ?? there[0] ?? []);
    const available = first.filter((pod) => isAvailable(look, pod)).length;
    const { numberAvailable: _, numberUnavailable: __, updatedNumberScheduled: ___, ...kept } = set.status;
    const counts = {
      updatedNumberScheduled: on.filter((there) => there.some((pod) => revisionOf(pod) === revision)).length,
      numberAvailable: available,
      numberUnavailable: wanted.size - available,
    };
    return {
      ...kept,
      currentNumberScheduled: first.length,
      numberMisscheduled: [...known].filter(([node, there]) => !wanted.has(node) && there.some(isActive)).length,
      desiredNumberScheduled: wanted.size,
      numberReady: first.filter(isReady).length,
      observedGeneration: set.metadata.generation ?? 0,
      ...Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    };
  }

  async function look(set: Readonly<DaemonSet>, revision: string, { client, clock, turn }: ReconcileContext): Promise<Look> {
    const owned = await claimed(
      { ...KIND, metadata: set.metadata },
      selectorOfObject(set.spec.selector),
      pods,
      client.resource<Pod>('pods'),
      turn,
    );
    const byNode = new Map<string, Readonly<Pod>[]>();
    for (const pod of owned) byNode.set(nodeOf(pod), [...(byNode.get(nodeOf(pod)) ?? []), pod]);
    const wanted = new Set<string>();
    for (const node of nodes.list()) {
      await turn();
      if (suits(set, node, words)) wanted.add(node.metadata.name ?? '');
    }
    return { set, pods: byNode, wanted, revision, now: clock.now() };
  }

  async function settle(set: Readonly<DaemonSet>, context: ReconcileContext): Promise<Outcome | undefined> {
    const { client } = context;
    const owner = { ...KIND, metadata: set.metadata };
    const versioned = { owner, template: set.spec.template, collisions: set.status.collisionCount ?? 0, named: false };
    const newest = await newestRevision(versioned, revisions, client);
    if (newest === undefined) return { requeueAfter: 0 };
    const revision = hashOf(newest);
    if (set.metadata.deletionTimestamp === undefined) {
      await spread(await look(set, revision, context), context);
      await roll(await look(set, revision, context), context);
    }
    const after = await look(set, revision, context);
    const status = statusOf(after);
    const all = [...after.pods.values()].flat();
    if (!sameValue(status, set.status)) await written(client.resource<DaemonSet>(SETS).updateStatus({ ...set, status }));
    else
      await cleanUp(
        revisionsOf(revisions, set.metadata.uid),
        new Set([revision, ...all.map(revisionOf)]),
        set.spec.revisionHistoryLimit,
        client,
      );
    return untilAvailable(all, set.spec.minReadySeconds ?? 0, after.now);
  }

  /** Nodes concern all sets: each change of one that may matter for where pods go. */
  const everySet = () => sets.list().map(({ metadata }) => ({ namespace: metadata.namespace ?? '', name: metadata.name ?? '' }));

  return {
    workers: 2,
    watches: [
      SETS,
      watching<Pod>({ resource: 'pods', owner: { kind: KIND.kind } }),
      watching<ControllerRevision>({ resource: REVISIONS, owner: { kind: KIND.kind } }),
      watching<Node>({
        resource: 'nodes',
        concerns: ({ type, object, old }) =>
          type !== 'updated' || !sameValue(object.spec, old?.spec) || !sameValue(object.metadata.labels, old?.metadata.labels),
        keys: everySet,
      }),
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

export const daemonSets = clusterController({ name: 'daemonset', account: 'daemon-set-controller', define });
