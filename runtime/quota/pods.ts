/** What pods count in quotas: themselves, and what their containers ask for. */
import type { Pod, ResourceRequirements } from '../../generated/core/v1/types.js';
import { isExtended, isHuge } from '../kinds/rules/pod/resources.js';
import type { Words } from '../model/values/words.js';
import { type Amounts, addAmounts, podTotal, requirementsOf } from './amounts.js';
import { type Scopes, scopesOfPod } from './scopes.js';

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
  readonly scopes: Scopes;
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

/**
 * The names among those that some container of the pod does not tell, in alphabetical order, each with the names of these containers. What
 * the pod tells of itself as a whole, none of them has to.
 */
export function untoldAmounts({ spec }: Pod, names: readonly string[], words: Words): ReadonlyMap<string, readonly string[]> {
  const untold = new Map<string, readonly string[]>();
  const asked = names.filter((name) => TOLD.has(name)).sort();
  if (asked.length === 0) return untold;
  const told = ({ resources = {} }: { readonly resources?: ResourceRequirements | null }): Amounts => {
    const { requests, limits } = requirementsOf({ resources: resources ?? {} });
    return computeUsage(requests, limits, words);
  };
  const ofPod = told(spec);
  const ofContainers = [...(spec.containers ?? []), ...(spec.initContainers ?? [])].map((container) => ({
    name: container.name,
    amounts: told(container),
  }));
  for (const name of asked) {
    if (ofPod[name] !== undefined) continue;
    const without = ofContainers.filter(({ amounts }) => amounts[name] === undefined);
    if (without.length > 0) untold.set(name, [...new Set(without.map((container) => container.name))].sort());
  }
  return untold;
}
