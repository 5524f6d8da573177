/** Plays the kubelets of all nodes: nodes are ready, and their pods go through their stages. */
import type { Node, Pod } from '../../../../generated/core/v1/types.js';
import { clusterController } from '../../cluster-controller.js';
import type { ControllerHost } from '../../framework/contract.js';
import { keyText } from '../../framework/informer.js';
import type { WorkQueue } from '../../framework/work-queue.js';
import { KeptNodes } from '../nodes/kept-nodes.js';
import { BY_NODE, indexByNode } from '../nodes/pods-of-nodes.js';
import { followedSimulation } from '../stages/simulation.js';
import { KeptPods } from './kept-pods.js';

const NODES = 'nodes';
const PODS = 'pods';

/** Objects that are worked on at once. */
const WORKERS = 32;

const keyOf = ({ metadata: { namespace = '', name = '' } }: Readonly<Pod>): string => keyText({ namespace, name });

function define(host: ControllerHost) {
  const { api } = host;
  const nodes = api.informer<Node>(NODES);
  const pods = api.informer<Pod>(PODS);
  indexByNode(pods);
  const keptNodes = new KeptNodes(host, nodes);
  let queue: WorkQueue | undefined;
  // What stages say from now on holds for pods that are there, too.
  const simulation = followedSimulation(host, (now) => {
    keptNodes.register(now.nodes).catch((error: unknown) => api.log(`nodes are not made: ${String(error)}`));
    for (const pod of pods.list()) queue?.add(keyOf(pod));
  });
  const keptPods = new KeptPods(host, pods, nodes, simulation);
  return {
    ended: () => host.files.forget(simulation),
    workers: WORKERS,
    watches: [NODES, PODS],
    async prepare(context: { readonly queue: WorkQueue }) {
      queue = context.queue;
      await keptNodes.register(simulation.current.nodes);
    },
    /** Only pods are in a namespace. */
    async reconcile(key: { readonly namespace: string; readonly name: string }, context: Parameters<KeptPods['keep']>[1]) {
      if (key.namespace !== '') return keptPods.keep(key, context);
      const { isNew, ...outcome } = await keptNodes.keep(key.name, context);
      // Pods may have been put on the node before it was there.
      if (isNew) for (const pod of pods.byIndex(BY_NODE, key.name)) context.queue.add(keyOf(pod));
      return outcome;
    },
  };
}

export const kubelets = clusterController({ name: 'kubelet', define });
