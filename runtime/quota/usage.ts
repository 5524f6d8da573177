/** How much of what a quota bounds a namespace holds. */
import type { PersistentVolumeClaim, Pod, ResourceQuota, Service } from '../../generated/core/v1/types.js';
import type { ExactDeviceRequest, ResourceClaim } from '../../generated/resource/v1/types.js';
import { storageClassOf } from '../kinds/core/persistentvolume.js';
import { addQuantities, compareQuantities } from '../model/values/quantity.js';
import type { Words } from '../model/values/words.js';
import type { Amounts } from './amounts.js';
import { podUsage, type QuotaPod } from './pods.js';
import { inScopes, NO_SCOPES, type Scopes, scopesKey, scopesOf, scopesOfClaim, scopesOfPod } from './scopes.js';

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

/** What a request for devices may take at most; unknown modes take nothing. */
function devicesOf({ allocationMode = '', count }: Pick<ExactDeviceRequest, 'allocationMode' | 'count'>): string {
  if (allocationMode === 'All') return MOST_DEVICES;
  return allocationMode === 'ExactCount' ? String(count ?? 1) : '0';
}

/** Devices that a claim can be given. */
const MOST_DEVICES = '32';

/** The end of the name of devices of a class. */
const perClass = (words: Words): string => `.deviceclass.${words.group('resource')}/devices`;

/** The devices of each class that a claim may be given: of alternatives, the most that one of them may take. */
function deviceUsage({ spec }: Readonly<ResourceClaim>, words: Words): Amounts {
  const total = new Sum();
  for (const { exactly, firstAvailable } of spec.devices.requests ?? []) {
    const most: Record<string, string> = {};
    for (const request of firstAvailable?.length ? firstAvailable : exactly ? [exactly] : []) {
      const [name, devices] = [`${request.deviceClassName}${perClass(words)}`, devicesOf(request)];
      if (most[name] === undefined || compareQuantities(devices, most[name]) > 0) most[name] = devices;
    }
    total.add(most);
  }
  return total.all();
}

/** The scopes that one object is in. */
export function objectScopes(resource: string, object: unknown): Scopes {
  if (resource === 'pods') return scopesOfPod(object as Pod);
  return resource === CLAIMS ? scopesOfClaim(object as PersistentVolumeClaim) : NO_SCOPES;
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
    case deviceClaims(words):
      return { ...counted(resource), ...deviceUsage(object as ResourceClaim, words) };
    default:
      return counted(resource);
  }
}

const deviceClaims = (words: Words): string => `resourceclaims.${words.group('resource')}`;

const counted = (resource: string): Amounts => ({
  [`${COUNT}${resource}`]: '1',
  ...(NAMED.includes(resource) ? { [resource]: '1' } : {}),
});

/** The kind of objects that an amount is made of, by its name in a quota. */
export function countedResource(name: string, words: Words): string {
  if (name.startsWith(COUNT)) return name.slice(COUNT.length);
  if (name === STORAGE || name.includes(`.${words.group('storageclass.storage')}/`)) return CLAIMS;
  if (name.startsWith('services.')) return 'services';
  if (name.endsWith(perClass(words))) return deviceClaims(words);
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

  all(): Amounts {
    return Object.fromEntries(this.#amounts);
  }
}

/**
 * What a namespace uses: each object is added once, whatever the number of quotas. Objects that every scope means alike are one sum, so
 * that a quota looks at few sums and at no objects.
 */
export class NamespaceUsage {
  readonly #sums = new Map<string, { readonly scopes: Scopes; readonly sum: Sum }>();

  /**
   * @param now Unix time in milliseconds.
   * @param count How many objects of a kind there are, named as in `pods` or `jobs.batch`; undefined where it is not served.
   */
  constructor(
    private readonly now: number,
    private readonly count: (resource: string) => number | undefined,
  ) {}

  addPod(pod: QuotaPod): void {
    this.add(pod.usage(this.now), pod.scopes);
  }

  /** What an object counts, and the scopes that it is in. */
  add(amounts: Amounts, scopes: Scopes): void {
    const key = scopesKey(scopes);
    const known = this.#sums.get(key) ?? { scopes, sum: new Sum() };
    this.#sums.set(key, known);
    known.sum.add(amounts);
  }

  /**
   * What is used of every amount that the quota bounds. Amounts of kinds that are not served stay as the quota's status has them. With
   * scopes only what can be in them counts.
   */
  of(quota: Readonly<ResourceQuota>): Amounts {
    const scopes = scopesOf(quota.spec);
    const counted = [...this.#sums.values()].filter((one) => inScopes(scopes, one.scopes)).map(({ sum }) => sum);
    const summed = (name: string): string =>
      counted.reduce<string | undefined>((total, sum) => {
        const amount = sum.get(name);
        return amount === undefined || total === undefined ? (total ?? amount) : addQuantities(total, amount);
      }, undefined) ?? '0';
    const amount = (name: string): string | undefined => {
      const kind = name.startsWith(COUNT) ? name.slice(COUNT.length) : name;
      if (kind === 'pods' || (kind === CLAIMS && scopes.length > 0) || (!name.startsWith(COUNT) && !NAMED.includes(name)))
        return summed(name);
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
