/** What plays a controller manager, a scheduler and nodes in a server that simulates a cluster. */
import type { Settings } from '../../settings/settings.js';
import { type Controller, loadedLater } from '../framework/contract.js';

/** A controller whose code only servers load that simulate a cluster; `needs` as the contract of controllers has it, beside pods and events. */
const simulated = (name: string, needs: readonly string[], load: () => Promise<Controller>): Controller =>
  loadedLater(
    { name, needs: [...needs, 'pods', 'events'], standsAside: true, wanted: (settings: Settings) => settings.flag('simulate') },
    load,
  );

export const simulatedControllers: readonly Controller[] = [
  simulated('kubelet', ['nodes'], async () => (await import('./pods/kubelet.js')).kubelets),
  simulated(
    'kube-scheduler',
    ['nodes', 'persistentvolumeclaims', 'storageclasses.storage.{groupDomain}'],
    async () => (await import('./nodes/scheduler.js')).scheduler,
  ),
  simulated('replicaset', ['replicasets.apps'], async () => (await import('./workloads/replica-sets.js')).replicaSets),
  simulated(
    'replicationcontroller',
    ['replicationcontrollers'],
    async () => (await import('./workloads/replica-sets.js')).replicationControllers,
  ),
  simulated(
    'deployment',
    ['deployments.apps', 'replicasets.apps'],
    async () => (await import('./workloads/deployments.js')).deploymentRollouts,
  ),
  simulated(
    'statefulset',
    ['statefulsets.apps', 'controllerrevisions.apps', 'persistentvolumeclaims'],
    async () => (await import('./workloads/stateful-sets.js')).statefulSets,
  ),
  simulated(
    'daemonset',
    ['daemonsets.apps', 'controllerrevisions.apps', 'nodes'],
    async () => (await import('./workloads/daemon-sets.js')).daemonSets,
  ),
  simulated('job', ['jobs.batch'], async () => (await import('./jobs/jobs.js')).jobRuns),
  simulated('cronjob', ['cronjobs.batch', 'jobs.batch'], async () => (await import('./jobs/cron-jobs.js')).cronJobRuns),
  simulated('endpoint', ['services', 'endpoints'], async () => (await import('./services/endpoints.js')).serviceEndpoints),
  simulated(
    'endpointslice',
    ['services', 'endpointslices.discovery.{groupDomain}'],
    async () => (await import('./services/endpoint-slices.js')).serviceEndpointSlices,
  ),
  simulated('service-lb-controller', ['services'], async () => (await import('./services/load-balancers.js')).loadBalancers),
  simulated(
    'persistentvolume-binder',
    ['persistentvolumes', 'persistentvolumeclaims', 'storageclasses.storage.{groupDomain}'],
    async () => (await import('./volumes/volumes.js')).volumeBinding,
  ),
];
