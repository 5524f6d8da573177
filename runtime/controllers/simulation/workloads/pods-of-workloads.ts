/** What workloads look at of their pods, and how they make them. */
import type { Pod, PodTemplateSpec } from '../../../../generated/core/v1/types.js';
import type { Draft } from '../../../model/definition/draft.js';
import { holds } from '../pods/conditions.js';
import { isTerminal } from '../pods/pod-step.js';
import { type Owner, referenceTo } from './ownership.js';

/** Pods that one look at a workload makes or deletes at most; the next look follows from the changes. */
export const BURST = 500;

export const isDeleted = ({ metadata }: Readonly<Pod>): boolean => metadata.deletionTimestamp !== undefined;
export const isActive = (pod: Readonly<Pod>): boolean => !isDeleted(pod) && !isTerminal(pod.status);
export const isReady = ({ status }: Readonly<Pod>): boolean => holds(status.conditions, 'Ready');

/** When a ready pod came to be so, in Unix milliseconds. */
const readySince = ({ status }: Readonly<Pod>): number =>
  Date.parse((status.conditions ?? []).find(({ type }) => type === 'Ready')?.lastTransitionTime ?? '') || 0;

/** Milliseconds until a pod counts as available: 0 where it does, infinity where it is not ready. */
export function availableIn(pod: Readonly<Pod>, minReadySeconds: number, now: number): number {
  if (!isReady(pod)) return Number.POSITIVE_INFINITY;
  return Math.max(0, minReadySeconds === 0 ? 0 : readySince(pod) + minReadySeconds * 1000 - now);
}

/** What to wait for until the next of the pods becomes available; undefined where none will by itself. */
export function untilAvailable(
  pods: readonly Readonly<Pod>[],
  minReadySeconds: number,
  now: number,
): { readonly requeueAfter: number } | undefined {
  const waits = pods.map((pod) => availableIn(pod, minReadySeconds, now)).filter((wait) => wait > 0 && wait !== Number.POSITIVE_INFINITY);
  return waits.length === 0 ? undefined : { requeueAfter: waits.reduce((first, wait) => Math.min(first, wait)) };
}

/** A pod of a template, for its owner. */
export function podOf(
  owner: Owner,
  template: PodTemplateSpec,
  metadata: { readonly name?: string; readonly generateName?: string },
): Draft<Pod> {
  const { labels, annotations, finalizers } = template.metadata;
  return {
    metadata: {
      ...metadata,
      namespace: owner.metadata.namespace ?? '',
      ...(labels === undefined ? {} : { labels: { ...labels } }),
      ...(annotations === undefined ? {} : { annotations: { ...annotations } }),
      ...(finalizers === undefined ? {} : { finalizers: [...finalizers] }),
      ownerReferences: [referenceTo(owner)],
    },
    spec: template.spec as Draft<Pod['spec']>,
  };
}

/** How many pods a number or a share of a whole means. */
export function share(value: number | string | undefined, whole: number, round: (n: number) => number): number {
  if (typeof value === 'number') return value;
  return round((Number.parseInt(value ?? '0', 10) * whole) / 100);
}

const restartsOf = ({ status }: Readonly<Pod>): number =>
  (status.containerStatuses ?? []).reduce((all, { restartCount }) => Math.max(all, restartCount), 0);
const PHASES = ['Pending', 'Unknown', 'Running'];

/** The order in which pods are given up: those that do the least, have been ready for the shortest time or are the newest go first. */
export function givenUpFirst(costAnnotation: string): (a: Readonly<Pod>, b: Readonly<Pod>) => number {
  const cost = ({ metadata }: Readonly<Pod>): number => Number(metadata.annotations?.[costAnnotation] ?? 0) || 0;
  const created = ({ metadata }: Readonly<Pod>): number => Date.parse(metadata.creationTimestamp ?? '') || 0;
  return (a, b) =>
    Number(Boolean(a.spec.nodeName)) - Number(Boolean(b.spec.nodeName)) ||
    PHASES.indexOf(a.status.phase ?? '') - PHASES.indexOf(b.status.phase ?? '') ||
    Number(isReady(a)) - Number(isReady(b)) ||
    cost(a) - cost(b) ||
    readySince(b) - readySince(a) ||
    restartsOf(b) - restartsOf(a) ||
    created(b) - created(a);
}
