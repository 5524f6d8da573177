/** How much of what a quota bounds a namespace holds. */
import type { PersistentVolumeClaim, Pod, ResourceQuota, Service } from '../../../generated/core/v1/types.js';
import type { Words } from '../../model/words.js';
import { storageClassOf } from './persistentvolume.js';
import { type Amounts, addAmounts } from './pod-amounts.js';
import { inScopes, podUsage, scopesOf } from './quota-pods.js';

/** Objects of the quota's namespace. */
export interface NamespaceContents {
  /** The objects of a kind, by its plural name and group, as in `pods` or `jobs.batch`. */
  list<T>(resource: string): readonly Readonly<T>[];
  /** How many objects of a kind there are; undefined where the kind is not served. */
  count(resource: string): number | undefined;
}

const COUNT = 'count/';

/** Kinds that are counted under their own name, too. */
const NAMED = ['configmaps', 'secrets', 'replicationcontrollers', 'resourcequotas', 'services', 'persistentvolumeclaims'];

function serviceUsage({ spec }: Readonly<Service>): Amounts {
  const balanced = spec.type === 'LoadBalancer';
  const ported = balanced || spec.type === 'NodePort';
  return {
    ...(ported ? { 'services.nodeports': String(spec.ports?.length ?? 0) } : {}),
    ...(balanced ? { 'services.loadbalancers': '1' } : {}),
  };
}

const STORAGE = 'requests.storage';
const CLAIMS = 'persistentvolumeclaims';

function claimUsage(claim: Readonly<PersistentVolumeClaim>, words: Words): Amounts {
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

/**
 * What is used of every amount that the quota bounds; `now` in Unix milliseconds. Amounts of kinds that are not served stay as the
 * quota's status has them. With scopes only pods count.
 */
export function quotaUsage(quota: Readonly<ResourceQuota>, contents: NamespaceContents, now: number, words: Words): Amounts {
  const scopes = scopesOf(quota.spec);
  const names = Object.keys(quota.spec.hard ?? {});
  const asked = new Set(names.map((name) => countedResource(name, words)));
  let sum: Amounts = {};
  if (asked.has('pods'))
    for (const pod of contents.list<Pod>('pods')) if (inScopes(scopes, pod)) sum = addAmounts(sum, podUsage(pod, now, words));
  if (scopes.length === 0) {
    if (asked.has('services')) for (const service of contents.list<Service>('services')) sum = addAmounts(sum, serviceUsage(service));
    if (asked.has(CLAIMS))
      for (const claim of contents.list<PersistentVolumeClaim>(CLAIMS)) sum = addAmounts(sum, claimUsage(claim, words));
  }
  const amount = (name: string): string | undefined => {
    const kind = name.startsWith(COUNT) ? name.slice(COUNT.length) : name;
    if (kind === 'pods' || (!name.startsWith(COUNT) && !NAMED.includes(name))) return sum[name] ?? '0';
    if (scopes.length > 0) return '0';
    const count = contents.count(kind);
    return count === undefined ? quota.status.used?.[name] : String(count);
  };
  return Object.fromEntries(
    names.map((name) => [name, amount(name)] as const).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
