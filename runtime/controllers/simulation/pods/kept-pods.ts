/** Keeps pods that are on nodes: brings each to its next stage when its time has come, and ends those that are deleted. */
import type { Node, Pod, PodStatus } from '../../../../generated/core/v1/types.js';
import { sameValue } from '../../../model/json/json.js';
import type { Followed } from '../../../settings/followed-files.js';
import { tellEvent } from '../../events.js';
import type { HostParts } from '../../framework/contract.js';
import { type Informer, keyText, type ObjectKey } from '../../framework/informer.js';
import type { Outcome, ReconcileContext } from '../../framework/reconciler.js';
import { asNode } from '../nodes/node-author.js';
import { hostAddress } from '../nodes/node-status.js';
import type { Simulation } from '../stages/simulation-file.js';
import { stageOf } from '../stages/stage.js';
import { written } from '../written.js';
import { newsOf } from './news.js';
import { PodAddresses } from './pod-addresses.js';
import { isTerminal, type Place, podStep, stoppedStatus } from './pod-step.js';

const PODS = 'pods';

export class KeptPods {
  readonly #addresses: PodAddresses;
  /** Since when pods that take their time have been stopping, by this server's clock: no more than there are such pods. */
  readonly #stopping = new Map<string, number>();

  constructor(
    private readonly host: HostParts<'environment'>,
    private readonly pods: Informer<Pod>,
    private readonly nodes: Informer<Node>,
    private readonly simulation: Followed<Simulation>,
  ) {
    this.#addresses = new PodAddresses(pods);
  }

  async keep({ namespace, name }: ObjectKey, context: ReconcileContext): Promise<Outcome | undefined> {
    const pod = this.pods.get(namespace, name);
    const node = pod?.spec.nodeName ? this.nodes.get('', pod.spec.nodeName) : undefined;
    if (pod?.metadata.deletionTimestamp === undefined) this.#stopping.delete(keyText({ namespace, name }));
    if (pod === undefined || node === undefined) return undefined;
    const place = this.#placeOf(pod, node);
    if (pod.metadata.deletionTimestamp !== undefined) return this.#end(pod, place, context);
    const step = { pod, stages: this.simulation.current.stages, now: context.clock.now() };
    const { status, next } = podStep(step, place, this.host.environment.enabled);
    if (!(await this.#write(pod, status, context))) return undefined;
    return next > step.now && next !== Number.POSITIVE_INFINITY ? { requeueAfter: next - step.now } : undefined;
  }

  #placeOf({ spec, status }: Readonly<Pod>, node: Readonly<Node>): Place {
    const hostIP = hostAddress(node);
    if (spec.hostNetwork === true) return { hostIP, podIP: hostIP };
    // The first status of a pod tells that it was begun, and has no address yet.
    return { hostIP, podIP: status.podIP ?? (status.startTime === undefined ? '' : this.#addresses.next()) };
  }

  /** Writes the status, if it is another one, and tells what is new in it. False where the pod has changed meanwhile. */
  async #write(pod: Readonly<Pod>, status: PodStatus, { api, clock }: ReconcileContext): Promise<boolean> {
    if (sameValue(status, pod.status)) return true;
    const client = api.client(asNode(pod.spec.nodeName ?? ''));
    if (!(await written(client.resource<Pod>(PODS).updateStatus({ ...pod, status })))) return false;
    for (const { fieldPath, ...news } of newsOf(status, pod.status))
      await tellEvent({ api, client, clock }, { ...news, object: { ...placeInEvents(pod), fieldPath }, component: 'kubelet' });
    return true;
  }

  /** Ends a pod that is deleted: its containers stop in their time, and then it goes. */
  async #end(pod: Readonly<Pod>, place: Place, context: ReconcileContext): Promise<Outcome | undefined> {
    const { api, clock } = context;
    const { stages } = this.simulation.current;
    const grace = Number(pod.metadata.deletionGracePeriodSeconds ?? 0) * 1000;
    const stops = (pod.spec.containers ?? []).map((container) => stageOf(stages, { pod, container, restarts: 0 }).stop);
    const now = clock.now();
    const { namespace = '', name = '', uid = '' } = pod.metadata;
    const left = this.#left(keyText({ namespace, name }), Math.min(grace, Math.max(0, ...stops)), now);
    if (left > 0) return { requeueAfter: left };
    const step = { pod, stages, now };
    const status = isTerminal(pod.status) ? pod.status : stoppedStatus(step, place, this.host.environment.enabled);
    if (!(await this.#write(pod, status, context)) || grace === 0) return undefined;
    const pods = api.client(asNode(pod.spec.nodeName ?? '')).resource(PODS);
    await written(pods.delete(namespace, name, { gracePeriodSeconds: 0, preconditions: { uid } }));
    return undefined;
  }

  /** Milliseconds that a pod still takes to stop. */
  #left(key: string, takes: number, now: number): number {
    if (takes === 0) return 0;
    const since = this.#stopping.get(key) ?? now;
    this.#stopping.set(key, since);
    return since + takes - now;
  }
}

const placeInEvents = ({ metadata: { namespace = '', name = '', uid = '' } }: Readonly<Pod>) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  namespace,
  name,
  uid,
});
