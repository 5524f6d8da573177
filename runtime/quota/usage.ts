/** How much of what a quota bounds a namespace holds. */
import type { PersistentVolumeClaim, Pod, ResourceQuota, Service } from '../../generated/core/v1/types.js';
import { storageClassOf } from '../kinds/core/persistentvolume.js';
import { addQuantities } from '../model/values/quantity.js';
import type { Words } from '../model/values/words.js';
import type { Amounts } from './amounts.js';
import { inScopes, type PodScopes, podUsage, type QuotaPod, scopesOf } from './pods.js';

const COUNT = 'count/';

/** Kinds that are counted under their own name, too. */
const NAMED = ['configmaps', 'secrets', 'replicationcontrollers', 'resourcequotas', 'services', 'persistentvolumeclaims'];

export function serviceUsage({ spec }: Readonly<Service>): Amounts {
  const balanced = spec.type === 'LoadBalancer';
  const ported = balanced || spec.type === 'NodePort';
  return {
    ...(ported ? { 'services.nodeports': String(spec.ports?.length ?? 0) } : {}),
    ...(balanced ? { 'services.loadbalancers': '1' } : {}),
  };
}

const STORAGE = 'requests.storage';
const CLAIMS = 'persistentvolumeclaims';

export function claimUsage(claim: Readonly<PersistentVolumeClaim>, words: Words): Amounts {
  const storage = claim.spec.resources.requests?.storage;
  const storageClass = storageClassOf(claim, words);
  const ofClass = `${storageClass}.${words.group('storageclass.storage')}/`;
  return {
    ...(storage === undefined ? {} : { [STORAGE]: storage }),
    ...(storageClass === ''
      ? {}
      : { [`${ofClass}${CLAIMS}`]: '1', ...(storage === undefined ? {} : { [`${ofClass}${STORAGE}`]: storage }) }),
  };
}

/**
 * What one object counts, by the names that quotas may bound; `now` in Unix milliseconds. The resource is named as in `pods` or
 * `jobs.batch`; the object is one of it, in the hub version.
 */
export function objectUsage(resource: string, object: unknown, now: number, words: Words): Amounts {
  switch (resource) {
    case 'pods':
      return podUsage(object as Pod, now, words);
    case 'services':
      return { ...counted(resource), ...serviceUsage(object as Service) };
    case CLAIMS:
      return { ...counted(resource), ...claimUsage(object as PersistentVolumeClaim, words) };
    default:
      return counted(resource);
  }
}

const counted = (resource: string): Amounts => ({
  [`${COUNT}${resource}`]: '1',
  ...(NAMED.includes(resource) ? { [resource]: '1' } : {}),
});

/** The kind of objects that an amount is made of, by its name in a quota. */
export function countedResource(name: string, words: Words): string {
  if (name.startsWith(COUNT)) return name.slice(COUNT.length);
  if (name === STORAGE || name.includes(`.${words.group('storageclass.storage')}/`)) return CLAIMS;
  if (name.startsWith('services.')) return 'services';
  return NAMED.includes(name) ? name : 'pods';
}

/** Amounts that are added to in place: sums of many objects are not copied for each of them. */
class Sum {
  readonly #amounts = new Map<string, string>();

  add(amounts: Amounts): void {
    for (const [name, amount] of Object.entries(amounts)) {
      const known = this.#amounts.get(name);
      this.#amounts.set(name, known === undefined ? amount : addQuantities(known, amount));
    }
  }

  get(name: string): string | undefined {
    return this.#amounts.get(name);
  }
}

/**
 * What a namespace uses: each object is added once, whatever the number of quotas. Pods that every scope means alike are one sum, so
 * that a quota looks at few sums and at no pods.
 */
export class NamespaceUsage {
  readonly #pods = new Map<string, { readonly scopes: PodScopes; readonly sum: Sum }>();
  readonly #others = new Sum();

  /**
   * @param now Unix time in milliseconds.
   * @param count How many objects of a kind there are, named as in `pods` or `jobs.batch`; undefined where it is not served.
   */
  constructor(
    private readonly now: number,
    private readonly count: (resource: string) => number | undefined,
  ) {}

  addPod(pod: QuotaPod): void {
    const { terminating, bestEffort, leavesNamespace, priorityClass } = pod.scopes;
    const key = `${terminating} ${bestEffort} ${leavesNamespace} ${priorityClass}`;
    const known = this.#pods.get(key) ?? { scopes: pod.scopes, sum: new Sum() };
    this.#pods.set(key, known);
    known.sum.add(pod.usage(this.now));
  }

  /** What a service or claim counts, as `serviceUsage` and `claimUsage` tell it. */
  add(amounts: Amounts): void {
    this.#others.add(amounts);
  }

  /**
   * What is used of every amount that the quota bounds. Amounts of kinds that are not served stay as the quota's status has them. With
   * scopes only pods count.
   */
  of(quota: Readonly<ResourceQuota>): Amounts {
    const scopes = scopesOf(quota.spec);
    const counted = [...this.#pods.values()].filter((pods) => inScopes(scopes, pods.scopes)).map(({ sum }) => sum);
    if (scopes.length === 0) counted.push(this.#others);
    const summed = (name: string): string =>
      counted.reduce<string | undefined>((total, sum) => {
        const amount = sum.get(name);
        return amount === undefined || total === undefined ? (total ?? amount) : addQuantities(total, amount);
      }, undefined) ?? '0';
    const amount = (name: string): string | undefined => {
      const kind = name.startsWith(COUNT) ? name.slice(COUNT.length) : name;
      if (kind === 'pods' || (!name.startsWith(COUNT) && !NAMED.includes(name))) return summed(name);
      if (scopes.length > 0) return '0';
      const count = this.count(kind);
      return count === undefined ? quota.status.used?.[name] : String(count);
    };
    return Object.fromEntries(
      Object.keys(quota.spec.hard ?? {})
        .map((name) => [name, amount(name)] as const)
        .filter((pair): pair is [string, string] => pair[1] !== undefined),
    );
  }
}

/** The kinds of objects that a quota counts, by their ids. */
export const countedKinds = ({ hard = {} }: Readonly<ResourceQuota>['spec'], words: Words): Set<string> =>
  new Set(Object.keys(hard).map((name) => countedResource(name, words)));
