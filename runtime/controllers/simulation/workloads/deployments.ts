/** Plays the controller of deployments: a replica set for each template, and pods that go over from one to the next. */
import type { Deployment, ReplicaSet } from '../../../../generated/apps/v1/types.js';
import type { Pod, PodTemplateSpec } from '../../../../generated/core/v1/types.js';
import type { Draft } from '../../../model/definition/draft.js';
import { sameValue } from '../../../model/json/json.js';
import { selectorOfObject } from '../../../model/selectors/selectors.js';
import { clusterController, unchanged } from '../../cluster-controller.js';
import type { ControllerHost } from '../../framework/contract.js';
import { type Outcome, type ReconcileContext, watching } from '../../framework/reconciler.js';
import { isTerminal } from '../pods/pod-step.js';
import { telling } from '../telling.js';
import { written } from '../written.js';
import { deadlineOf, deploymentStatus, isComplete, type Rollout, settled } from './deployment-status.js';
import { claimed, controlledBy, indexByController, referenceTo } from './ownership.js';
import { bounds, proportionalStep, rollingStep, type Scaling } from './rollout.js';
import { templateHash } from './template-hash.js';

const DEPLOYMENTS = 'deployments.apps';
const SETS = 'replicasets.apps';
const HASH = 'pod-template-hash';
const KIND = { apiVersion: 'apps/v1', kind: 'Deployment' };

/** The template without the label that tells the sets of a deployment apart. */
function unhashed(template: PodTemplateSpec): PodTemplateSpec {
  const { [HASH]: _, ...labels } = template.metadata.labels ?? {};
  return { ...template, metadata: { ...template.metadata, labels } };
}

const created = ({ metadata }: Readonly<ReplicaSet>): number => Date.parse(metadata.creationTimestamp ?? '') || 0;

function define({ api, registry: { words } }: ControllerHost) {
  const deployments = api.informer<Deployment>(DEPLOYMENTS);
  const sets = api.informer<ReplicaSet>(SETS);
  const pods = api.informer<Pod>('pods');
  indexByController(sets);
  indexByController(pods);
  const [revision, desired, most] = ['revision', 'desired-replicas', 'max-replicas'].map((name) => words.label(name, 'deployment')) as [
    string,
    string,
    string,
  ];
  const revisionOf = ({ metadata }: Readonly<ReplicaSet> | Readonly<Deployment>): number =>
    Number(metadata.annotations?.[revision] ?? 0) || 0;

  /** Annotations of a deployment that its sets have, too. */
  function carried({ metadata }: Readonly<Deployment>): Record<string, string> {
    const own = new Set([words.label('last-applied-configuration', 'kubectl'), revision, `${revision}-history`, desired, most]);
    return Object.fromEntries(Object.entries(metadata.annotations ?? {}).filter(([name]) => !own.has(name)));
  }

  const sizes = (deployment: Readonly<Deployment>): Record<string, string> => ({
    [desired]: String(deployment.spec.replicas),
    [most]: String(deployment.spec.replicas + bounds(deployment).surge),
  });

  function newSet(deployment: Readonly<Deployment>, number: number, replicas: number): Draft<ReplicaSet> {
    const { metadata, spec, status } = deployment;
    const hash = templateHash(unhashed(spec.template), status.collisionCount);
    const labels = { ...spec.template.metadata.labels, [HASH]: hash };
    return {
      metadata: {
        namespace: metadata.namespace ?? '',
        name: `${metadata.name}-${hash}`,
        labels,
        annotations: { ...carried(deployment), ...sizes(deployment), [revision]: String(number) },
        ownerReferences: [referenceTo({ ...KIND, metadata })],
      },
      spec: {
        replicas,
        ...(spec.minReadySeconds === undefined ? {} : { minReadySeconds: spec.minReadySeconds }),
        selector: { ...spec.selector, matchLabels: { ...spec.selector?.matchLabels, [HASH]: hash } },
        template: { ...spec.template, metadata: { ...spec.template.metadata, labels } },
      } as Draft<ReplicaSet['spec']>,
    };
  }

  const tellEvent = telling(api, KIND, 'deployment-controller');
  const tell = (deployment: Readonly<Deployment>, message: string, context: ReconcileContext): Promise<void> =>
    tellEvent(deployment, 'Normal', 'ScalingReplicaSet', message, context);

  async function scale(deployment: Readonly<Deployment>, scalings: readonly Scaling[], context: ReconcileContext): Promise<void> {
    for (const { set, replicas } of scalings) {
      const metadata = { ...set.metadata, annotations: { ...set.metadata.annotations, ...sizes(deployment) } };
      const scaled = await written(context.client.resource<ReplicaSet>(SETS).update({ ...set, metadata, spec: { ...set.spec, replicas } }));
      if (!scaled || replicas === set.spec.replicas) continue;
      const way = replicas > set.spec.replicas ? 'up' : 'down';
      await tell(deployment, `Scaled ${way} replica set ${set.metadata.name} from ${set.spec.replicas} to ${replicas}`, context);
    }
  }

  /** Gives the deployment, and the set of its template, the newest revision. */
  async function number(
    deployment: Readonly<Deployment>,
    newest: Readonly<ReplicaSet>,
    old: readonly Readonly<ReplicaSet>[],
    context: ReconcileContext,
  ): Promise<boolean> {
    const highest = Math.max(0, ...old.map(revisionOf));
    const own = revisionOf(newest);
    const next = own > highest ? own : highest + 1;
    const { client } = context;
    const history = newest.metadata.annotations?.[`${revision}-history`];
    const past = own === next || own === 0 ? {} : { [`${revision}-history`]: history === undefined ? String(own) : `${history},${own}` };
    const annotations = { ...newest.metadata.annotations, ...carried(deployment), ...sizes(deployment), [revision]: String(next), ...past };
    const { minReadySeconds = 0 } = deployment.spec;
    if (!sameValue(annotations, newest.metadata.annotations) || (newest.spec.minReadySeconds ?? 0) !== minReadySeconds) {
      const changed = { ...newest, metadata: { ...newest.metadata, annotations }, spec: { ...newest.spec, minReadySeconds } };
      if (!(await written(client.resource<ReplicaSet>(SETS).update(changed)))) return false;
    }
    if (revisionOf(deployment) === next) return true;
    const { resourceVersion, name = '', namespace = '' } = deployment.metadata;
    const patch = { metadata: { resourceVersion, annotations: { [revision]: String(next) } } };
    await written(client.resource(DEPLOYMENTS).patch(namespace, name, patch));
    // The deployment has changed, and is worked on again.
    return false;
  }

  /** Makes the set of a template that has none. One of another owner or template that has its name already asks for another name. */
  async function makeSet(deployment: Readonly<Deployment>, old: readonly Readonly<ReplicaSet>[], context: ReconcileContext): Promise<void> {
    const { client } = context;
    const recreates = deployment.spec.strategy.type === 'Recreate';
    const room = deployment.spec.replicas + bounds(deployment).surge - old.reduce((sum, { spec }) => sum + spec.replicas, 0);
    const replicas = recreates ? deployment.spec.replicas : Math.max(0, Math.min(deployment.spec.replicas, room));
    const set = newSet(deployment, Math.max(0, ...old.map(revisionOf)) + 1, replicas);
    const taken = sets.get(deployment.metadata.namespace ?? '', set.metadata?.name ?? '');
    if (taken !== undefined) {
      const status = { ...deployment.status, collisionCount: (deployment.status.collisionCount ?? 0) + 1 };
      await written(client.resource<Deployment>(DEPLOYMENTS).updateStatus({ ...deployment, status }));
      return;
    }
    if (!(await written(client.resource<ReplicaSet>(SETS).create(set)))) return;
    if (replicas > 0) await tell(deployment, `Scaled up replica set ${set.metadata?.name} from 0 to ${replicas}`, context);
    await tellStatus(deployment, 'NewReplicaSetCreated', context);
  }

  const ownedBy = ({ metadata }: Readonly<Deployment>): Readonly<ReplicaSet>[] =>
    controlledBy(sets, metadata.uid).toSorted((a, b) => created(a) - created(b) || revisionOf(a) - revisionOf(b));

  const ofTemplate = ({ spec }: Readonly<Deployment>, all: readonly Readonly<ReplicaSet>[]): Readonly<ReplicaSet> | undefined =>
    all.find((set) => sameValue(unhashed(set.spec.template), unhashed(spec.template)));

  async function tellStatus(deployment: Readonly<Deployment>, begun: Rollout['begun'], { client, clock }: ReconcileContext): Promise<void> {
    const all = ownedBy(deployment);
    const status = deploymentStatus(deployment, { newest: ofTemplate(deployment, all), sets: all, begun }, clock.now());
    if (!sameValue(settled(status), settled(deployment.status)))
      await written(client.resource<Deployment>(DEPLOYMENTS).updateStatus({ ...deployment, status }));
  }

  /** Deletes old sets without pods beyond those that are kept for going back. */
  async function cleanUp(
    { spec }: Readonly<Deployment>,
    old: readonly Readonly<ReplicaSet>[],
    { client, turn }: ReconcileContext,
  ): Promise<void> {
    const idle = old.filter((set) => set.spec.replicas === 0 && set.status.replicas === 0 && set.metadata.deletionTimestamp === undefined);
    const surplus = idle.toSorted((a, b) => revisionOf(a) - revisionOf(b)).slice(0, Math.max(0, old.length - spec.revisionHistoryLimit));
    for (const { metadata } of surplus) {
      await turn();
      await written(client.resource(SETS).delete(metadata.namespace ?? '', metadata.name ?? '', { preconditions: unchanged(metadata) }));
    }
  }

  const isScaled = ({ spec }: Readonly<Deployment>, all: readonly Readonly<ReplicaSet>[]): boolean =>
    all.some((set) => set.spec.replicas > 0 && (set.metadata.annotations?.[desired] ?? String(spec.replicas)) !== String(spec.replicas));

  /** Whether pods of old sets still run, which a deployment that recreates its pods waits for. */
  const stillRun = (old: readonly Readonly<ReplicaSet>[]): boolean =>
    old.some((set) => controlledBy(pods, set.metadata.uid).some(({ status }) => !isTerminal(status)));

  /** What is to change of the sizes; undefined where the set of the template has to be made first. */
  function nextScalings(
    deployment: Readonly<Deployment>,
    newest: Readonly<ReplicaSet> | undefined,
    old: readonly Readonly<ReplicaSet>[],
  ): readonly Scaling[] | undefined {
    const all = newest === undefined ? old : [...old, newest];
    const { paused, replicas, strategy } = deployment.spec;
    if (paused === true || isScaled(deployment, all)) {
      const scalings = proportionalStep(deployment, newest === undefined ? old.slice(-1) : all);
      const unmarked = all.filter(
        (set) => set.spec.replicas > 0 && !scalings.some((scaling) => scaling.set === set) && isScaled(deployment, [set]),
      );
      return [...scalings, ...unmarked.map((set) => ({ set, replicas: set.spec.replicas }))];
    }
    if (strategy.type === 'Recreate') {
      const down = old.filter(({ spec }) => spec.replicas > 0).map((set) => ({ set, replicas: 0 }));
      if (down.length > 0 || stillRun(old)) return down;
      return newest === undefined ? undefined : newest.spec.replicas === replicas ? [] : [{ set: newest, replicas }];
    }
    return newest === undefined ? undefined : rollingStep(deployment, newest, old);
  }

  async function settle(deployment: Readonly<Deployment>, context: ReconcileContext): Promise<void> {
    const all = ownedBy(deployment);
    const newest = ofTemplate(deployment, all);
    const old = all.filter((set) => set !== newest);
    if (newest !== undefined && !(await number(deployment, newest, old, context))) return;
    const scalings = nextScalings(deployment, ofTemplate(deployment, ownedBy(deployment)), old);
    if (scalings === undefined) return makeSet(deployment, old, context);
    await scale(deployment, scalings, context);
    const begun =
      newest !== undefined && (deployment.status.conditions ?? []).every(({ type }) => type !== 'Progressing')
        ? 'FoundNewReplicaSet'
        : undefined;
    await tellStatus(deployment, begun, context);
    if (scalings.length === 0 && isComplete(deployment, deployment.status)) await cleanUp(deployment, old, context);
  }

  return {
    workers: 4,
    watches: [
      DEPLOYMENTS,
      watching<ReplicaSet>({ resource: SETS, owner: { kind: KIND.kind } }),
      // A deployment that recreates its pods waits for the old ones to go.
      watching<Pod>({
        resource: 'pods',
        concerns: ({ type }) => type === 'deleted',
        keys: ({ metadata }) =>
          (metadata.ownerReferences ?? []).flatMap(({ kind, name }) => {
            const set = kind === 'ReplicaSet' ? sets.get(metadata.namespace ?? '', name) : undefined;
            const owner = (set?.metadata.ownerReferences ?? []).find(
              (reference) => reference.controller === true && reference.kind === KIND.kind,
            );
            return owner === undefined ? [] : [{ namespace: metadata.namespace ?? '', name: owner.name }];
          }),
      }),
    ],
    async reconcile(
      { namespace, name }: { readonly namespace: string; readonly name: string },
      context: ReconcileContext,
    ): Promise<Outcome | undefined> {
      const deployment = deployments.get(namespace, name);
      if (deployment === undefined) return undefined;
      const owner = { ...KIND, metadata: deployment.metadata };
      await claimed(owner, selectorOfObject(deployment.spec.selector), sets, context.client.resource<ReplicaSet>(SETS), context.turn);
      if (deployment.metadata.deletionTimestamp === undefined) await settle(deployment, context);
      else await tellStatus(deployment, undefined, context);
      const deadline = deadlineOf(deployments.get(namespace, name) ?? deployment) - context.clock.now();
      return deadline === Number.POSITIVE_INFINITY ? undefined : { requeueAfter: Math.max(1000, deadline + 1) };
    },
  };
}

export const deploymentRollouts = clusterController({ name: 'deployment', account: 'deployment-controller', define });
