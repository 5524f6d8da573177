/** What plays a controller manager, a scheduler and nodes in a server that simulates a cluster. */
import type { Settings } from '../../settings/settings.js';
import { type Controller, loadedLater } from '../framework/contract.js';

/** A controller whose code only servers load that simulate a cluster; `needs` as the contract of controllers has it. */
const simulated = (name: string, needs: readonly string[], load: () => Promise<Controller>): Controller =>
  loadedLater({ name, needs, standsAside: true, wanted: (settings: Settings) => settings.flag('simulate') }, load);

export const simulatedControllers: readonly Controller[] = [
  simulated('kubelet', ['nodes', 'pods', 'events'], async () => (await import('./pods/kubelet.js')).kubelets),
  simulated(
    'kube-scheduler',
    ['nodes', 'pods', 'persistentvolumeclaims', 'events'],
    async () => (await import('./nodes/scheduler.js')).scheduler,
  ),
  simulated('replicaset', ['replicasets.apps', 'pods', 'events'], async () => (await import('./workloads/replica-sets.js')).replicaSets),
  simulated(
    'replicationcontroller',
    ['replicationcontrollers', 'pods', 'events'],
    async () => (await import('./workloads/replica-sets.js')).replicationControllers,
  ),
  simulated(
    'deployment',
    ['deployments.apps', 'replicasets.apps', 'pods', 'events'],
    async () => (await import('./workloads/deployments.js')).deploymentRollouts,
  ),
];
