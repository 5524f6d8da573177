/** Rules of resource amounts: which names count where, whole numbers, and requests within limits. */
import type { ResourceRequirements } from '../../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField, invalidValue, outOfBounds, required } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { faultsOf } from '../../../model/values/formats.js';
import { printedQuantity } from '../../../model/values/printed-values.js';
import { compareQuantities, quantityNanos } from '../../../model/values/quantity.js';
import type { Words } from '../../../model/values/words.js';

const HUGE = 'hugepages-';
const COMPUTE = ['cpu', 'memory', 'ephemeral-storage'] as const;
const COUNTED = [
  'pods',
  'resourcequotas',
  'services',
  'replicationcontrollers',
  'secrets',
  'configmaps',
  'persistentvolumeclaims',
  'services.nodeports',
  'services.loadbalancers',
];

const OF_CONTAINERS = new Set<string>(COMPUTE);
const OF_QUOTAS = new Set<string>([
  ...COMPUTE,
  ...COMPUTE.flatMap((c) => [`requests.${c}`, `limits.${c}`]),
  ...COUNTED,
  'requests.storage',
]);
const STANDARD = new Set<string>([...OF_QUOTAS, 'storage']);
const WHOLE = new Set<string>(COUNTED);

export const isHuge = (name: string): boolean => name.startsWith(HUGE);
const isHugeOfQuota = (name: string): boolean => isHuge(name) || name.startsWith(`requests.${HUGE}`);

/** Whether a resource is one of those that quotas count by the API's own names. */
export const isQuotaResource = (name: string): boolean => OF_QUOTAS.has(name) || isHugeOfQuota(name);

/** Whether a resource is one of the API's own: its name has no domain, or the API's. */
const isNative = (name: string, { label }: Words): boolean => !name.includes('/') || name.includes(label(''));
/** Whether a resource is one that others add, such as a device of a vendor. */
export const isExtended = (name: string, words: Words): boolean => !isNative(name, words) && !name.startsWith('requests.');
/** Whether more of a resource may be promised to pods than a node has. */
const isOvercommitted = (name: string, words: Words): boolean => isNative(name, words) && !isHuge(name);

function nameFaults(field: string, name: string, known: ReadonlySet<string>, huge: (name: string) => boolean, where: string): FieldError[] {
  const malformed = faultsOf('qualified-name', name).map((fault) => invalidValue(field, name, fault));
  const own =
    !name.includes('/') && !known.has(name) && !huge(name) ? [invalidValue(field, name, `must be a standard resource for ${where}`)] : [];
  if (malformed.length > 0) return [...malformed, ...own];
  const standard = name.includes('/') || STANDARD.has(name) || isHugeOfQuota(name);
  return [...(standard ? [] : [invalidValue(field, name, 'must be a standard resource type or fully qualified')]), ...own];
}

/** Faults of the name of a resource that a pod has as a whole. */
export const podResourceFaults = (field: string, name: string): FieldError[] =>
  nameFaults(field, name, OF_CONTAINERS, isHuge, 'pods').filter((fault) => !fault.message.endsWith('for pods'));

export const containerResourceFaults = (field: string, name: string): FieldError[] =>
  nameFaults(field, name, OF_CONTAINERS, isHuge, 'containers');

export const quotaResourceFaults = (field: string, name: string): FieldError[] =>
  nameFaults(field, name, OF_QUOTAS, isHugeOfQuota, 'quota');

/** Faults of the name of a resource, wherever that counts. */
export const nodeResourceFaults = (field: string, name: string): FieldError[] =>
  nameFaults(field, name, STANDARD, isHugeOfQuota, 'nodes').filter((fault) => !fault.message.endsWith('for nodes'));

const NANO = 1_000_000_000n;

/** Faults of an amount: it is not negative, and it is whole where a resource has no parts. */
export function amountFaults(field: string, name: string, amount: string, words: Words): FieldError[] {
  const nanos = quantityNanos(amount) ?? 0n;
  return [
    ...(nanos < 0n ? [outOfBounds(field, amount, 0)] : []),
    ...((WHOLE.has(name) || isExtended(name, words)) && nanos % NANO !== 0n
      ? [invalidValue(field, printedQuantity(amount), 'must be an integer')]
      : []),
  ];
}

function hugePageFaults(field: string, name: string, amount: string): FieldError[] {
  if (!isHuge(name)) return [];
  const page = quantityNanos(name.slice(HUGE.length));
  if (page === undefined || page <= 0n || (quantityNanos(amount) ?? 0n) % page === 0n) return [];
  return [invalidValue(field, amount, `${amount} is not positive integer multiple of ${name}`)];
}

type Amounts = Readonly<Record<string, string>>;

/** Faults of requests that are above their limits, or without one where more may not be promised than there is. */
export const requestFaults = (at: string, requests: Amounts, limits: Amounts, words: Words): FieldError[] =>
  faultsOfEach(Object.entries(requests), ([name, amount]) => requestFault(at, name, amount, limits[name], words));

function requestFault(at: string, name: string, amount: string, limit: string | undefined, words: Words): FieldError[] {
  const overcommitted = isOvercommitted(name, words);
  if (limit === undefined) return overcommitted ? [] : [required(`${at}.limits`, 'Limit must be set for non overcommitable resources')];
  if (!overcommitted && compareQuantities(amount, limit) !== 0)
    return [invalidValue(`${at}.requests`, amount, `must be equal to ${name} limit of ${limit}`)];
  return compareQuantities(amount, limit) > 0
    ? [invalidValue(`${at}.requests`, amount, `must be less than or equal to ${name} limit of ${limit}`)]
    : [];
}

/** Faults of what a container asks for and may use. */
export function requirementFaults(at: string, { limits = {}, requests = {} }: ResourceRequirements, words: Words): FieldError[] {
  const each = (where: string, name: string, amount: string): FieldError[] => {
    const field = `${where}[${name}]`;
    return [...containerResourceFaults(field, name), ...amountFaults(field, name, amount, words), ...hugePageFaults(field, name, amount)];
  };
  const out = [
    ...faultsOfEach(Object.entries(limits), ([name, amount]) => each(`${at}.limits`, name, amount)),
    ...faultsOfEach(Object.entries(requests), ([name, amount]) => [
      ...each(`${at}.requests`, name, amount),
      ...requestFault(at, name, amount, limits[name], words),
    ]),
  ];
  const names = [...Object.keys(limits), ...Object.keys(requests)];
  if (names.some(isHuge) && !names.includes('cpu') && !names.includes('memory'))
    out.push(forbiddenField(at, 'HugePages require cpu or memory'));
  return out;
}
