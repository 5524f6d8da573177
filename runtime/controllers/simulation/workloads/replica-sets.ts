/** Plays the controllers of replica sets, and of replication controllers, which are the same in an older form. */
import type { ReplicaSet } from '../../../../generated/apps/v1/types.js';
import type { Pod, PodTemplateSpec, ReplicationController } from '../../../../generated/core/v1/types.js';
import { ApiError } from '../../../model/errors.js';
import { sameValue } from '../../../model/json/json.js';
import { type LabelSelector, parseLabelSelector, selectorOfObject } from '../../../model/selectors/selectors.js';
import { clusterController } from '../../cluster-controller.js';
import type { Controller, ControllerHost } from '../../framework/contract.js';
import { type Outcome, type ReconcileContext, watching } from '../../framework/reconciler.js';
import { inBatches } from '../batches.js';
import { textOfTime } from '../pods/container-step.js';
import { telling } from '../telling.js';
import { written } from '../written.js';
import { claimed, controllerOf, indexByController, type Owner } from './ownership.js';
import { availableIn, BURST, givenUpFirst, isActive, isDeleted, isReady, podOf, untilAvailable } from './pods-of-workloads.js';

type Set = ReplicaSet | ReplicationController;

interface KindOfSet {
  readonly name: string;
  readonly account: string;
  readonly resource: string;
  readonly apiVersion: string;
  readonly kind: string;
}

const selectorOf = ({ spec: { selector } }: Readonly<Set>): LabelSelector => {
  if (selector !== undefined && selector !== null && ('matchLabels' in selector || 'matchExpressions' in selector))
    return selectorOfObject(selector as ReplicaSet['spec']['selector']);
  return parseLabelSelector(
    Object.entries(selector ?? {})
      .map(([key, value]) => `${key}=${String(value)}`)
      .join(','),
  );
};

function define({ api, environment, registry }: ControllerHost, { resource, apiVersion, kind, account }: KindOfSet) {
  const sets = api.informer<Set>(resource);
  const pods = api.informer<Pod>('pods');
  indexByController(pods);
  const first = givenUpFirst(registry.words.label('pod-deletion-cost', 'controller'));

  const tell = telling(api, { apiVersion, kind }, account);

  /** Makes missing pods. What keeps one from being made is thrown. */
  async function make(owner: Owner, template: PodTemplateSpec, count: number, context: ReconcileContext): Promise<void> {
    const { client, turn } = context;
    const { name = '' } = owner.metadata;
    await inBatches(Array.from({ length: Math.min(count, BURST) }), turn, async () => {
      const pod = await client.resource<Pod>('pods').create(podOf(owner, template, { generateName: `${name}-` }));
      await tell(owner, 'Normal', 'SuccessfulCreate', `Created pod: ${pod.metadata.name}`, context);
    });
  }

  async function giveUp(active: readonly Readonly<Pod>[], count: number, { client, turn }: ReconcileContext): Promise<void> {
    const last = active.toSorted(first).slice(0, Math.min(count, BURST));
    await inBatches(last, turn, ({ metadata: { namespace = '', name = '', uid = '' } }) =>
      written(client.resource('pods').delete(namespace, name, { preconditions: { uid } })),
    );
  }

  /** Brings the number of pods about; gives what keeps one from being made. */
  async function scale(
    set: Readonly<Set>,
    owner: Owner,
    active: readonly Readonly<Pod>[],
    context: ReconcileContext,
  ): Promise<ApiError | undefined> {
    const { replicas, template } = set.spec;
    const missing = replicas - active.length;
    try {
      if (missing > 0 && template !== undefined) await make(owner, template, missing, context);
      else if (missing < 0) await giveUp(active, -missing, context);
      return undefined;
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  function statusOf(set: Readonly<Set>, owned: readonly Readonly<Pod>[], fault: ApiError | undefined, now: number): Set['status'] {
    const active = owned.filter(isActive);
    const labels = Object.entries(set.spec.template?.metadata.labels ?? {});
    const { conditions = [], ...before } = set.status;
    const others = conditions.filter(({ type }) => type !== 'ReplicaFailure');
    const known = conditions.find(({ type }) => type === 'ReplicaFailure');
    const failure = { type: 'ReplicaFailure', status: 'True', reason: 'FailedCreate', message: fault?.message ?? '' };
    const failures = fault === undefined ? [] : [{ ...failure, lastTransitionTime: known?.lastTransitionTime ?? textOfTime(now) }];
    const terminating = kind === 'ReplicaSet' && environment.enabled('DeploymentReplicaSetTerminatingReplicas');
    return {
      ...before,
      replicas: active.length,
      fullyLabeledReplicas: active.filter(({ metadata }) => labels.every(([key, value]) => metadata.labels?.[key] === value)).length,
      readyReplicas: active.filter(isReady).length,
      availableReplicas: active.filter((pod) => availableIn(pod, set.spec.minReadySeconds ?? 0, now) === 0).length,
      ...(terminating ? { terminatingReplicas: owned.filter(isDeleted).length } : {}),
      observedGeneration: set.metadata.generation ?? 0,
      ...(others.length + failures.length === 0 ? {} : { conditions: [...others, ...failures] }),
    };
  }

  /** A pod that nobody controls is a matter of every set of its namespace that selects it. */
  const orphans = watching<Pod>({
    resource: 'pods',
    concerns: ({ namespace, type }) => type !== 'deleted' && sets.count(namespace) > 0,
    keys: (pod) => {
      if (controllerOf(pod) !== undefined) return [];
      const { namespace = '', labels } = pod.metadata;
      return sets.list(namespace).flatMap((set) => (selectorOf(set).matches(labels) ? [{ namespace, name: set.metadata.name ?? '' }] : []));
    },
  });

  return {
    workers: 4,
    watches: [resource, watching<Pod>({ resource: 'pods', owner: { kind } }), orphans],
    async reconcile(
      { namespace, name }: { readonly namespace: string; readonly name: string },
      context: ReconcileContext,
    ): Promise<Outcome | undefined> {
      const set = sets.get(namespace, name);
      if (set === undefined) return undefined;
      const { client, clock, turn } = context;
      const owner = { apiVersion, kind, metadata: set.metadata };
      const resourceClient = client.resource<Pod>('pods');
      const before = await claimed(owner, selectorOf(set), pods, resourceClient, turn);
      const fault = set.metadata.deletionTimestamp === undefined ? await scale(set, owner, before.filter(isActive), context) : undefined;
      const owned = await claimed(owner, selectorOf(set), pods, resourceClient, turn);
      const now = clock.now();
      const status = statusOf(set, owned, fault, now);
      if (!sameValue(settled(status), settled(set.status)))
        await written(client.resource<Set>(resource).updateStatus({ ...set, status } as Set));
      if (fault !== undefined) throw fault;
      return untilAvailable(owned, set.spec.minReadySeconds ?? 0, now);
    },
  };
}

/** Numbers that are absent are none. */
function settled(status: Set['status']): object {
  const { readyReplicas = 0, availableReplicas = 0, fullyLabeledReplicas = 0 } = status;
  return { ...status, readyReplicas, availableReplicas, fullyLabeledReplicas };
}

const controllerOfSets = (kind: KindOfSet): Controller =>
  clusterController({ name: kind.name, account: kind.account, define: (host) => define(host, kind) });

export const replicaSets = controllerOfSets({
  name: 'replicaset',
  account: 'replicaset-controller',
  resource: 'replicasets.apps',
  apiVersion: 'apps/v1',
  kind: 'ReplicaSet',
});

export const replicationControllers = controllerOfSets({
  name: 'replicationcontroller',
  account: 'replication-controller',
  resource: 'replicationcontrollers',
  apiVersion: 'v1',
  kind: 'ReplicationController',
});
