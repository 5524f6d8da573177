/** Whether a pod may run on a node: by the node's taints and labels, and by what pods that are there leave. */
import type {
  Node,
  NodeSelectorRequirement,
  NodeSelectorTerm,
  Pod,
  PodSpec,
  Taint,
  Toleration,
} from '../../../../generated/core/v1/types.js';
import { quantityNanos } from '../../../model/values/quantity.js';
import type { Words } from '../../../model/values/words.js';

/** Amounts by the names of resources, in billionths. */
export type Amounts = ReadonlyMap<string, bigint>;

const NONE: Amounts = new Map();

function combined(a: Amounts, b: Amounts, of: (x: bigint, y: bigint) => bigint): Amounts {
  const all = new Map(a);
  for (const [name, amount] of b) all.set(name, of(all.get(name) ?? 0n, amount));
  return all;
}

export const sum = (a: Amounts, b: Amounts): Amounts => combined(a, b, (x, y) => x + y);
const larger = (a: Amounts, b: Amounts): Amounts => combined(a, b, (x, y) => (x > y ? x : y));

export const amountsOf = (quantities: Readonly<Record<string, string>> | undefined): Amounts =>
  new Map(Object.entries(quantities ?? {}).map(([name, quantity]) => [name, quantityNanos(quantity) ?? 0n]));

/** What a pod asks for: its containers together, or more where one that prepares them asks for more. */
export function requestsOf({ containers, initContainers = [], overhead, resources }: PodSpec): Amounts {
  const beside = initContainers.filter(({ restartPolicy }) => restartPolicy === 'Always');
  const together = [...(containers ?? []), ...beside].reduce((all, container) => sum(all, amountsOf(container.resources.requests)), NONE);
  const most = initContainers.reduce((all, container) => larger(all, amountsOf(container.resources.requests)), together);
  const own = amountsOf(resources?.requests);
  return sum(own.size > 0 ? combined(most, own, (_, whole) => whole) : most, amountsOf(overhead));
}

const tolerates = (toleration: Toleration, taint: Taint): boolean => {
  const { key = '', operator = 'Equal', value = '', effect = '' } = toleration;
  if (effect !== '' && effect !== taint.effect) return false;
  if (key === '') return operator === 'Exists';
  return key === taint.key && (operator === 'Exists' || value === (taint.value ?? ''));
};

/** The taints of these effects that a pod does not tolerate. */
export const untolerated = (pod: PodSpec, taints: readonly Taint[], effects: readonly string[]): Taint[] =>
  taints.filter((taint) => effects.includes(taint.effect) && !(pod.tolerations ?? []).some((toleration) => tolerates(toleration, taint)));

function meets(value: string | undefined, { operator, values = [] }: NodeSelectorRequirement): boolean {
  if (operator === 'Exists') return value !== undefined;
  if (operator === 'DoesNotExist') return value === undefined;
  if (operator === 'NotIn') return value === undefined || !values.includes(value);
  if (value === undefined) return false;
  if (operator === 'In') return values.includes(value);
  return operator === 'Gt' ? Number(value) > Number(values[0]) : Number(value) < Number(values[0]);
}

/** A term without requirements matches no node. */
function matchesTerm({ metadata }: Readonly<Node>, { matchExpressions = [], matchFields = [] }: NodeSelectorTerm): boolean {
  if (matchExpressions.length + matchFields.length === 0) return false;
  return (
    matchExpressions.every((requirement) => meets(metadata.labels?.[requirement.key], requirement)) &&
    matchFields.every((requirement) => meets(metadata.name, requirement))
  );
}

/** Whether the labels and the name of the node are those that the pod asks for. */
export function isSelected({ nodeSelector = {}, affinity }: PodSpec, node: Readonly<Node>): boolean {
  const { labels = {} } = node.metadata;
  if (!Object.entries(nodeSelector).every(([key, value]) => labels[key] === value)) return false;
  const terms = affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution?.nodeSelectorTerms;
  return terms === undefined || terms === null || terms.some((term) => matchesTerm(node, term));
}

export const BLOCKING: readonly string[] = ['NoSchedule', 'NoExecute'];

/** The taints of a node, one that takes no new pods included. */
export function taintsOf({ spec }: Readonly<Node>, words: Words): Taint[] {
  const key = words.label('unschedulable', 'node');
  const { taints = [], unschedulable } = spec;
  return unschedulable === true && !taints.some((taint) => taint.key === key) ? [...taints, { key, effect: 'NoSchedule' }] : taints;
}

/** Why the node itself does not suit the pod, in the words of schedulers; undefined where it does. */
export function misfit({ spec }: Readonly<Pod>, node: Readonly<Node>, words: Words): string | undefined {
  const unschedulable = words.label('unschedulable', 'node');
  const [taint] = untolerated(spec, taintsOf(node, words), BLOCKING);
  if (taint?.key === unschedulable) return 'node(s) were unschedulable';
  if (taint !== undefined) return `node(s) had untolerated taint {${taint.key}: ${taint.value ?? ''}}`;
  return isSelected(spec, node) ? undefined : "node(s) didn't match Pod's node affinity/selector";
}

/** What is too little, of a node's amounts and of what its pods use of them; undefined where all suffices. */
export function shortage(asked: Amounts, allocatable: Amounts, used: Amounts, pods: number): string | undefined {
  const places = allocatable.get('pods');
  if (places !== undefined && BigInt(pods + 1) * 1_000_000_000n > places) return 'Too many pods';
  for (const [name, amount] of asked)
    if (amount > 0n && (used.get(name) ?? 0n) + amount > (allocatable.get(name) ?? 0n)) return `Insufficient ${name}`;
  return undefined;
}
