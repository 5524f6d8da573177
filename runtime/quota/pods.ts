/** What pods count in quotas: themselves, what their containers ask for, and the scopes they are in. */
import type {
  Affinity,
  Pod,
  PodAffinityTerm,
  ResourceQuotaSpec,
  ScopedResourceSelectorRequirement,
} from '../../generated/core/v1/types.js';
import { qosClass } from '../kinds/core/pod/quality.js';
import { isExtended, isHuge } from '../kinds/rules/pod/resources.js';
import type { Words } from '../model/values/words.js';
import { type Amounts, addAmounts, podTotal, requirementsOf } from './amounts.js';

const COMPUTE = ['cpu', 'memory', 'ephemeral-storage'];
const FINISHED: readonly string[] = ['Succeeded', 'Failed'];

/** Whether a pod still holds what it asked for at a time in Unix milliseconds: it has not ended, nor has its time to end passed. */
function holds({ metadata, status }: Pod, now: number): boolean {
  if (FINISHED.includes(status.phase ?? '')) return false;
  return metadata.deletionTimestamp === undefined || now <= Date.parse(metadata.deletionTimestamp);
}

/** The amounts that requests and limits count as. */
function computeUsage(requests: Amounts, limits: Amounts, words: Words): Amounts {
  const usage: Record<string, string> = {};
  for (const [name, amount] of Object.entries(requests)) {
    if (COMPUTE.includes(name) || isHuge(name)) usage[name] = amount;
    if (COMPUTE.includes(name) || isHuge(name) || isExtended(name, words)) usage[`requests.${name}`] = amount;
  }
  for (const name of COMPUTE) if (limits[name] !== undefined) usage[`limits.${name}`] = limits[name];
  return usage;
}

/** What one pod counts. Every pod that is stored counts as an object, and those that hold resources count with them. */
export const podUsage = (pod: Pod, now: number, words: Words): Amounts => (holds(pod, now) ? heldBy(pod, words) : OBJECT);

const OBJECT: Amounts = { 'count/pods': '1' };

function heldBy({ spec }: Pod, words: Words): Amounts {
  const { overhead = {} } = spec;
  const requests = addAmounts(podTotal(spec, 'requests'), overhead);
  const limits = addAmounts(podTotal(spec, 'limits'), overhead);
  return { ...OBJECT, pods: '1', ...computeUsage(requests, limits, words) };
}

/** What quotas look at of a pod: a small part of it, made once. */
export class QuotaPod {
  readonly scopes: PodScopes;
  readonly #held: Amounts;
  /** Unix milliseconds until which it holds what it asked for. */
  readonly #until: number;

  constructor(pod: Pod, words: Words) {
    const { deletionTimestamp } = pod.metadata;
    this.scopes = scopesOfPod(pod);
    const until = deletionTimestamp === undefined ? Number.POSITIVE_INFINITY : Date.parse(deletionTimestamp);
    this.#until = FINISHED.includes(pod.status.phase ?? '') ? Number.NEGATIVE_INFINITY : until;
    this.#held = this.#until > Number.NEGATIVE_INFINITY ? heldBy(pod, words) : OBJECT;
  }

  usage(now: number): Amounts {
    return now <= this.#until ? this.#held : OBJECT;
  }
}

/** Amounts that every container must tell where a quota bounds them: what is not told would count as nothing. */
const TOLD = new Set(['cpu', 'memory', 'requests.cpu', 'requests.memory', 'limits.cpu', 'limits.memory']);

/** The names among those that some container of the pod does not tell, in alphabetical order. */
export function untoldAmounts({ spec }: Pod, names: readonly string[], words: Words): string[] {
  const asked = names.filter((name) => TOLD.has(name));
  if (asked.length === 0) return [];
  const told = [...(spec.containers ?? []), ...(spec.initContainers ?? [])].map((container) => {
    const { requests, limits } = requirementsOf(container);
    return computeUsage(requests, limits, words);
  });
  return asked.filter((name) => told.some((amounts) => amounts[name] === undefined)).sort();
}

const terms = (affinity: Affinity | undefined): PodAffinityTerm[] =>
  [affinity?.podAffinity, affinity?.podAntiAffinity].flatMap((rules) => [
    ...(rules?.requiredDuringSchedulingIgnoredDuringExecution ?? []),
    ...(rules?.preferredDuringSchedulingIgnoredDuringExecution ?? []).map(({ podAffinityTerm }) => podAffinityTerm),
  ]);

const isTerminating = ({ spec }: Pod): boolean => spec.activeDeadlineSeconds !== undefined && spec.activeDeadlineSeconds >= 0;
const isBestEffort = ({ spec }: Pod): boolean => qosClass(spec) === 'BestEffort';
const leavesNamespace = ({ spec }: Pod): boolean =>
  terms(spec.affinity).some(({ namespaces = [], namespaceSelector }) => namespaces.length > 0 || namespaceSelector !== undefined);

/** What scopes are about. */
export interface PodScopes {
  readonly terminating: boolean;
  readonly bestEffort: boolean;
  readonly leavesNamespace: boolean;
  readonly priorityClass: string;
}

export const scopesOfPod = (pod: Pod): PodScopes => ({
  terminating: isTerminating(pod),
  bestEffort: isBestEffort(pod),
  leavesNamespace: leavesNamespace(pod),
  priorityClass: pod.spec.priorityClassName ?? '',
});

/** Scopes that a pod is in or not. */
const SCOPES: Readonly<Record<string, (pod: PodScopes) => boolean>> = {
  Terminating: ({ terminating }) => terminating,
  NotTerminating: ({ terminating }) => !terminating,
  BestEffort: ({ bestEffort }) => bestEffort,
  NotBestEffort: ({ bestEffort }) => !bestEffort,
  CrossNamespacePodAffinity: (pod) => pod.leavesNamespace,
};

/** Whether the pod's priority class is one that the requirement picks. */
function picksClass({ operator, values = [] }: ScopedResourceSelectorRequirement, { priorityClass }: PodScopes): boolean {
  switch (operator) {
    case 'Exists':
      return priorityClass !== '';
    case 'DoesNotExist':
      return priorityClass === '';
    case 'In':
      return values.includes(priorityClass);
    case 'NotIn':
      return !values.includes(priorityClass);
    default:
      return false;
  }
}

/** All that the scopes of a quota ask for. */
export const scopesOf = ({ scopes = [], scopeSelector }: ResourceQuotaSpec): readonly ScopedResourceSelectorRequirement[] => [
  ...scopes.map((scopeName) => ({ scopeName, operator: 'Exists' })),
  ...(scopeSelector?.matchExpressions ?? []),
];

/** Whether a pod is in the scope. */
export const inScope = (scope: ScopedResourceSelectorRequirement, pod: PodScopes): boolean =>
  scope.scopeName === 'PriorityClass' ? picksClass(scope, pod) : (SCOPES[scope.scopeName]?.(pod) ?? false);

/** Whether a pod is in all scopes. */
export const inScopes = (scopes: readonly ScopedResourceSelectorRequirement[], pod: PodScopes): boolean =>
  scopes.every((scope) => inScope(scope, pod));
