/** Plays the scheduler: pods come to nodes that suit them, the ones with the fewest pods first. */
import type { Node, PersistentVolumeClaim, Pod } from '../../../../generated/core/v1/types.js';
import type { StorageClass } from '../../../../generated/storage/v1/types.js';
import { putOnNode } from '../../../kinds/core/pod/binding.js';
import { clusterController } from '../../cluster-controller.js';
import { type Author, writeBy } from '../../framework/author.js';
import type { ControllerHost } from '../../framework/contract.js';
import { keyText } from '../../framework/informer.js';
import { type ReconcileContext, watching } from '../../framework/reconciler.js';
import { withConditions } from '../pods/conditions.js';
import { isTerminal } from '../pods/pod-step.js';
import { telling } from '../telling.js';
import { written } from '../written.js';
import { type Amounts, amountsOf, misfit, requestsOf, shortage, sum, taintsOf, untolerated } from './fit.js';
import { BY_NODE, indexByNode } from './pods-of-nodes.js';

const NAME = 'default-scheduler';
const PENDING = 'pending';
const CLAIMS = 'persistentvolumeclaims';

const SCHEDULER: Author = {
  user: { name: 'system:kube-scheduler', uid: '', groups: ['system:authenticated'], extra: {} },
  manager: 'kube-scheduler',
};

/** Pods that are put on nodes at once. */
const WORKERS = 16;

/** Stands for all pods that wait, and is no name of a pod. */
const WAITING = { namespace: '', name: '*' };

const isPending = ({ spec, status, metadata }: Readonly<Pod>): boolean =>
  !spec.nodeName &&
  spec.schedulerName === NAME &&
  (spec.schedulingGates ?? []).length === 0 &&
  metadata.deletionTimestamp === undefined &&
  !isTerminal(status);

class Load {
  readonly requests: Amounts;
  constructor({ spec }: Readonly<Pod>) {
    this.requests = requestsOf(spec);
  }
}

/** As in `0/3 nodes are available: 1 Insufficient cpu, 2 node(s) were unschedulable.` */
function whyNone(nodes: number, reasons: ReadonlyMap<string, number>): string {
  if (nodes === 0) return 'no nodes available to schedule pods';
  const counts = [...reasons].map(([reason, count]) => `${count} ${reason}`).sort();
  return `0/${nodes} nodes are available: ${counts.join(', ')}.`;
}

function define(host: ControllerHost) {
  const { api, registry } = host;
  const { words } = registry;
  const nodes = api.informer<Node>('nodes');
  const pods = api.informer<Pod>('pods');
  const claims = api.informer<PersistentVolumeClaim>(CLAIMS);
  const classes = api.informer<StorageClass>(words.filled('storageclasses.storage.{groupDomain}'));
  const loads = pods.derive((pod) => new Load(pod));
  const client = api.client(SCHEDULER);
  indexByNode(pods);
  pods.addIndexer(PENDING, (pod) => (isPending(pod) ? [PENDING] : []));

  /** Pods that are being put on nodes: at most one for each worker. */
  const assumed = new Set<{ readonly node: string; readonly requests: Amounts }>();

  /** What the pods of a node use together, and those that are about to come. */
  function usage(node: string): { readonly used: Amounts; readonly count: number } {
    let used: Amounts = new Map();
    let count = 0;
    for (const { metadata, status } of pods.byIndex(BY_NODE, node)) {
      if (isTerminal(status)) continue;
      count += 1;
      used = sum(used, loads.get(metadata.namespace ?? '', metadata.name ?? '')?.requests ?? new Map());
    }
    for (const { node: place, requests } of assumed) {
      if (place !== node) continue;
      count += 1;
      used = sum(used, requests);
    }
    return { used, count };
  }

  /** Why a node has too little left for what a pod asks for; undefined where it has not. */
  function lackOf(node: Readonly<Node>, asked: Amounts): { readonly why: string | undefined; readonly count: number } {
    const { used, count } = usage(node.metadata.name ?? '');
    return { why: shortage(asked, amountsOf(node.status.allocatable), used, count), count };
  }

  /** The best node for a pod, or why there is none; empty where that needs no telling. */
  async function placeOf(pod: Readonly<Pod>, { turn }: ReconcileContext): Promise<{ readonly node?: string; readonly why: string }> {
    const unbound = claimFault(pod);
    if (unbound !== undefined) return { why: unbound };
    const asked = requestsOf(pod.spec);
    const reasons = new Map<string, number>();
    let best: { readonly name: string; readonly score: number } | undefined;
    let seen = 0;
    for (const node of nodes.list()) {
      await turn();
      seen += 1;
      const { name = '' } = node.metadata;
      let why = misfit(pod, node, words);
      if (why === undefined) {
        const lack = lackOf(node, asked);
        why = lack.why;
        const avoided = untolerated(pod.spec, taintsOf(node, words), ['PreferNoSchedule']).length;
        const score = lack.count + avoided * 1_000_000;
        if (why === undefined && (best === undefined || score < best.score)) best = { name, score };
      }
      if (why !== undefined) reasons.set(why, (reasons.get(why) ?? 0) + 1);
    }
    return best === undefined ? { why: whyNone(seen, reasons) } : { node: best.name, why: '' };
  }

  /** Why the claims of a pod do not let it come to a node yet; empty where that needs no telling. */
  function claimFault({ metadata: { namespace = '', name: podName = '' }, spec }: Readonly<Pod>): string | undefined {
    for (const { name, persistentVolumeClaim, ephemeral } of spec.volumes ?? []) {
      const claimName = persistentVolumeClaim?.claimName ?? (ephemeral === undefined ? undefined : `${podName}-${name}`);
      if (claimName === undefined) continue;
      const claim = claims.get(namespace, claimName);
      if (claim === undefined) return `persistentvolumeclaim ${JSON.stringify(claimName)} not found`;
      if (claim.metadata.deletionTimestamp !== undefined) return `persistentvolumeclaim ${JSON.stringify(claimName)} is being deleted`;
      if (claim.status.phase === 'Bound') continue;
      const of = classes.get('', claim.spec.storageClassName ?? '');
      // Such a claim gets its volume now that a pod uses it, and then the pod has its turn.
      return of?.volumeBindingMode === 'WaitForFirstConsumer' ? '' : 'pod has unbound immediate PersistentVolumeClaims';
    }
    return undefined;
  }

  async function tellUnschedulable(pod: Readonly<Pod>, why: string, { clock }: ReconcileContext): Promise<void> {
    const before = (pod.status.conditions ?? []).find(({ type }) => type === 'PodScheduled');
    if (before?.status === 'False' && before.message === why) return;
    const told = { type: 'PodScheduled', holds: false, reason: 'Unschedulable', message: why };
    const conditions = withConditions(pod.status.conditions ?? [], [told], clock.now());
    if (await written(client.resource<Pod>('pods').updateStatus({ ...pod, status: { ...pod.status, conditions } })))
      await tell(pod, 'Warning', 'FailedScheduling', why);
  }

  const tellEvent = telling(api, { apiVersion: 'v1', kind: 'Pod' }, NAME);
  const tell = (pod: Readonly<Pod>, type: 'Normal' | 'Warning', reason: string, message: string): Promise<void> =>
    tellEvent(pod, type, reason, message, { client, clock: api.clock });

  async function bind(pod: Readonly<Pod>, place: string, { queue }: ReconcileContext): Promise<void> {
    const { namespace = '', name = '', uid = '' } = pod.metadata;
    const node = nodes.get('', place);
    const requests = requestsOf(pod.spec);
    // While the nodes were looked at, another pod may have taken what was left of this one.
    if (node === undefined || lackOf(node, requests).why !== undefined) {
      queue.add(keyText({ namespace, name }));
      return;
    }
    const coming = { node: place, requests };
    assumed.add(coming);
    try {
      const resource = registry.byId('pods');
      const { caller, options } = writeBy(SCHEDULER, resource.forms.version(resource.definition.hub));
      const binding = { metadata: { name, namespace, uid, creationTimestamp: null }, target: { kind: 'Node', name: place } };
      if (!(await written(putOnNode(resource, { caller, options, namespace, name }, binding)))) return;
    } finally {
      assumed.delete(coming);
    }
    await tell(pod, 'Normal', 'Scheduled', `Successfully assigned ${namespace}/${name} to ${place}`);
  }

  return {
    workers: WORKERS,
    watches: [
      watching<Pod>({
        resource: 'pods',
        // A pod that goes or ends leaves room for others; one that waits is worked on itself.
        keys: ({ metadata: { namespace = '', name = '' }, spec, status }, { type }) => [
          ...(spec.nodeName ? [] : [{ namespace, name }]),
          ...(spec.nodeName && (type === 'deleted' || isTerminal(status)) ? [WAITING] : []),
        ],
      }),
      watching<Node>({ resource: 'nodes', keys: () => [WAITING] }),
      watching<PersistentVolumeClaim>({ resource: CLAIMS, keys: () => [WAITING] }),
    ],
    async reconcile({ namespace, name }: { readonly namespace: string; readonly name: string }, context: ReconcileContext) {
      if (namespace === '') {
        for (const { metadata } of pods.byIndex(PENDING, PENDING))
          context.queue.add(keyText({ namespace: metadata.namespace ?? '', name: metadata.name ?? '' }));
        return;
      }
      const pod = pods.get(namespace, name);
      if (pod === undefined || !isPending(pod)) return;
      await classes.synced();
      const { node, why } = await placeOf(pod, context);
      if (node !== undefined) await bind(pod, node, context);
      else if (why !== '') await tellUnschedulable(pod, why, context);
    },
  };
}

export const scheduler = clusterController({ name: 'kube-scheduler', define });
