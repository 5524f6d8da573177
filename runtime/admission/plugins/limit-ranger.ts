/** Limit ranges of a namespace: pods get the defaults they name, and pods and claims stay within their bounds. */

import type { ServerParts } from '../../http/server-parts.js';
import { type Fields, fieldsOf, listOf, text } from '../../kinds/shown.js';
import { forbidden } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { addQuantities, compareQuantities, quantityNanos } from '../../model/quantity.js';
import { label } from '../../model/words.js';
import type { AdmissionPlugin } from '../chain.js';
import type { AdmissionRequest } from '../request.js';

type Amounts = Readonly<Record<string, string>>;

interface Requirements {
  readonly requests: Amounts;
  readonly limits: Amounts;
}

const amountsOf = (value: unknown): Amounts => fieldsOf(value) as Amounts;

const requirementsOf = (container: Fields): Requirements => {
  const { requests, limits } = fieldsOf(container.resources);
  return { requests: amountsOf(requests), limits: amountsOf(limits) };
};

const sorted = (amounts: Amounts): [string, string][] => Object.entries(amounts).sort(([a], [b]) => (a < b ? -1 : 1));

const CONTAINERS = [
  ['containers', 'container'],
  ['initContainers', 'init container'],
] as const;

/** Fills in what containers do not say, and tells so in an annotation. */
function setDefaults(pod: ApiObject, range: ApiObject): void {
  const defaults = { requests: {} as Amounts, limits: {} as Amounts };
  for (const limit of limitsOf(range, 'Container')) {
    defaults.requests = { ...defaults.requests, ...amountsOf(limit.defaultRequest) };
    defaults.limits = { ...defaults.limits, ...amountsOf(limit.default) };
  }
  const notes: string[] = [];
  const spec = fieldsOf(pod.spec);
  const changed: Record<string, unknown> = {};
  for (const [field, what] of CONTAINERS) {
    if (spec[field] === undefined) continue;
    changed[field] = listOf(spec[field]).map((container) => {
      const given = requirementsOf(container);
      const resources: Record<string, unknown> = { ...fieldsOf(container.resources) };
      for (const [part, word] of [
        ['requests', 'request'],
        ['limits', 'limit'],
      ] as const) {
        const missing = Object.entries(defaults[part]).filter(([name]) => given[part][name] === undefined);
        if (missing.length === 0) continue;
        resources[part] = { ...given[part], ...Object.fromEntries(missing) };
        notes.push(
          `${missing
            .map(([name]) => name)
            .sort()
            .join(', ')} ${word} for ${what} ${text(container.name)}`,
        );
      }
      return { ...container, resources };
    });
  }
  if (notes.length === 0) return;
  pod.spec = { ...spec, ...changed };
  pod.metadata.annotations = { ...pod.metadata.annotations, [label('limit-ranger')]: `LimitRanger plugin set: ${notes.join('; ')}` };
}

const limitsOf = (range: ApiObject, type: string): Fields[] => listOf(fieldsOf(range.spec).limits).filter((limit) => limit.type === type);

/** What a bound says of amounts; undefined where it is kept. */
type Bound = (name: string, type: string, bound: string, amounts: Requirements) => string | undefined;

const atLeast: Bound = (name, type, bound, { requests, limits }) => {
  const [request, limit] = [requests[name], limits[name]];
  const rule = `minimum ${name} usage per ${type} is ${bound}`;
  if (request === undefined) return `${rule}.  No request is specified`;
  if (compareQuantities(request, bound) < 0) return `${rule}, but request is ${request}`;
  return limit !== undefined && compareQuantities(limit, bound) < 0 ? `${rule}, but limit is ${limit}` : undefined;
};

const atMost: Bound = (name, type, bound, { requests, limits }) => {
  const [request, limit] = [requests[name], limits[name]];
  const rule = `maximum ${name} usage per ${type} is ${bound}`;
  if (limit === undefined) return `${rule}.  No limit is specified`;
  if (compareQuantities(limit, bound) > 0) return `${rule}, but limit is ${limit}`;
  return request !== undefined && compareQuantities(request, bound) > 0 ? `${rule}, but request is ${request}` : undefined;
};

const requestAtMost: Bound = (name, type, bound, { requests }) => {
  const request = requests[name];
  const rule = `maximum ${name} usage per ${type} is ${bound}`;
  if (request === undefined) return `${rule}.  No request is specified`;
  return compareQuantities(request, bound) > 0 ? `${rule}, but request is ${request}` : undefined;
};

const ratioAtMost: Bound = (name, type, bound, { requests, limits }) => {
  const [request, limit] = [quantityNanos(requests[name]) ?? 0n, quantityNanos(limits[name]) ?? 0n];
  const rule = `${name} max limit to request ratio per ${type} is ${bound}`;
  if (request === 0n) return `${rule}, but no request is specified or request is 0`;
  if (limit === 0n) return `${rule}, but no limit is specified or limit is 0`;
  const ratio = Number(limit) / Number(request);
  return ratio > Number(quantityNanos(bound) ?? 0n) / NANO ? `${rule}, but provided ratio is ${ratio.toFixed(6)}` : undefined;
};

const NANO = 1e9;

const faultsOf = (limit: Fields, amounts: Requirements, bounds: readonly (readonly [string, Bound])[]): string[] =>
  bounds.flatMap(([field, bound]) =>
    sorted(amountsOf(limit[field])).flatMap(([name, value]) => bound(name, text(limit.type), value, amounts) ?? []),
  );

const POD_BOUNDS = [
  ['min', atLeast],
  ['max', atMost],
  ['maxLimitRequestRatio', ratioAtMost],
] as const;
const CLAIM_BOUNDS = [
  ['min', atLeast],
  ['max', requestAtMost],
] as const;

/** All containers together; init containers run one at a time, so that only the greatest counts. */
function totalOf(spec: Fields, part: keyof Requirements): Amounts {
  const total: Record<string, string> = {};
  for (const container of listOf(spec.containers))
    for (const [name, amount] of Object.entries(requirementsOf(container)[part]))
      total[name] = total[name] === undefined ? amount : addQuantities(total[name], amount);
  for (const container of listOf(spec.initContainers))
    for (const [name, amount] of Object.entries(requirementsOf(container)[part]))
      if (total[name] === undefined || compareQuantities(amount, total[name]) > 0) total[name] = amount;
  return total;
}

function podFaults(pod: ApiObject, range: ApiObject): string[] {
  const spec = fieldsOf(pod.spec);
  const containers = [...listOf(spec.containers), ...listOf(spec.initContainers)].map(requirementsOf);
  const total: Requirements = { requests: totalOf(spec, 'requests'), limits: totalOf(spec, 'limits') };
  return listOf(fieldsOf(range.spec).limits).flatMap((limit) => {
    if (limit.type === 'Container') return containers.flatMap((amounts) => faultsOf(limit, amounts, POD_BOUNDS));
    return limit.type === 'Pod' ? faultsOf(limit, total, POD_BOUNDS) : [];
  });
}

function claimFaults(claim: ApiObject, range: ApiObject): string[] {
  const { requests } = requirementsOf(fieldsOf(claim.spec));
  return limitsOf(range, 'PersistentVolumeClaim').flatMap((limit) => faultsOf(limit, { requests, limits: {} }, CLAIM_BOUNDS));
}

/** Containers of a pod never change, so that only its creation is looked at. */
const isPod = ({ group, resource, subresource, operation }: AdmissionRequest): boolean =>
  group === '' && resource === 'pods' && subresource === '' && operation === 'CREATE';
const isClaim = ({ group, resource, subresource, operation, old }: AdmissionRequest): boolean =>
  group === '' &&
  resource === 'persistentvolumeclaims' &&
  subresource === '' &&
  (operation === 'CREATE' || (operation === 'UPDATE' && old?.metadata.deletionTimestamp === undefined));

export function limitRanger({ registry }: ServerParts): AdmissionPlugin {
  const ranges = registry.has('limitranges') ? registry.byId('limitranges') : undefined;
  const rangesOf = async (namespace: string): Promise<ApiObject[]> => {
    if (ranges === undefined) return [];
    await ranges.ready(ranges.forms.version(ranges.definition.hub));
    return ranges.cache.list(ranges.collection(namespace)).entries.map((e) => ranges.readable(e));
  };
  return {
    name: 'LimitRanger',
    async admit(request) {
      if (request.object === undefined || !isPod(request)) return;
      for (const range of await rangesOf(request.namespace)) setDefaults(request.object, range);
    },
    async validate(request) {
      const { object } = request;
      if (object === undefined || !(isPod(request) || isClaim(request))) return;
      for (const range of await rangesOf(request.namespace)) {
        const faults = isPod(request) ? podFaults(object, range) : claimFaults(object, range);
        const [first, ...more] = new Set(faults);
        if (first !== undefined)
          throw forbidden(
            { group: '', name: request.resource },
            request.shownName,
            more.length === 0 ? first : `[${[first, ...more].join(', ')}]`,
          );
      }
    },
  };
}
