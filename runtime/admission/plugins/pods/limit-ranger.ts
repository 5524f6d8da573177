/** Limit ranges of a namespace: pods get the defaults they name, and pods and claims stay within their bounds. */

import type { LimitRange, LimitRangeItem, PersistentVolumeClaim, Pod, PodSpec } from '../../../../generated/core/v1/types.js';
import type { ServerParts } from '../../../http/server-parts.js';
import { forbidden } from '../../../model/errors.js';
import { compareQuantities, quantityNanos } from '../../../model/values/quantity.js';
import type { Words } from '../../../model/values/words.js';
import { type Amounts, podTotal, type Requirements, requirementsOf } from '../../../quota/amounts.js';
import type { AdmissionPlugin } from '../../chain.js';
import { type AdmissionRequest, doing, requestAbout } from '../../request.js';
import { newPod, PODS } from './pods.js';

const CLAIMS = { group: '', resource: 'persistentvolumeclaims' };

const sorted = (amounts: Amounts): [string, string][] => Object.entries(amounts).sort(([a], [b]) => (a < b ? -1 : 1));

const CONTAINERS = [
  ['containers', 'container'],
  ['initContainers', 'init container'],
] as const;

/** Fills in what containers do not say, and tells so in an annotation. */
function setDefaults(pod: Pod, range: LimitRange, { label }: Words): void {
  const defaults: { requests: Amounts; limits: Amounts } = { requests: {}, limits: {} };
  for (const limit of limitsOf(range, 'Container')) {
    defaults.requests = { ...defaults.requests, ...limit.defaultRequest };
    defaults.limits = { ...defaults.limits, ...limit.default };
  }
  const notes: string[] = [];
  const changed: Pick<PodSpec, 'initContainers'> & Partial<Pick<PodSpec, 'containers'>> = {};
  for (const [field, what] of CONTAINERS) {
    const containers = pod.spec[field];
    if (!containers) continue;
    changed[field] = containers.map((container) => {
      const given = requirementsOf(container);
      const resources = { ...container.resources };
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
            .join(', ')} ${word} for ${what} ${container.name}`,
        );
      }
      return { ...container, resources };
    });
  }
  if (notes.length === 0) return;
  pod.spec = { ...pod.spec, ...changed };
  pod.metadata.annotations = { ...pod.metadata.annotations, [label('limit-ranger')]: `LimitRanger plugin set: ${notes.join('; ')}` };
}

const limitsOf = ({ spec }: LimitRange, type: string): LimitRangeItem[] => (spec.limits ?? []).filter((limit) => limit.type === type);

/** Why amounts break a bound, in words; undefined where they keep it. */
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

const faultsOf = (
  limit: LimitRangeItem,
  amounts: Requirements,
  bounds: readonly (readonly ['min' | 'max' | 'maxLimitRequestRatio', Bound])[],
): string[] =>
  bounds.flatMap(([field, bound]) => sorted(limit[field] ?? {}).flatMap(([name, value]) => bound(name, limit.type, value, amounts) ?? []));

const POD_BOUNDS = [
  ['min', atLeast],
  ['max', atMost],
  ['maxLimitRequestRatio', ratioAtMost],
] as const;
const CLAIM_BOUNDS = [
  ['min', atLeast],
  ['max', requestAtMost],
] as const;

function podFaults({ spec }: Pod, range: LimitRange): string[] {
  const containers = [...(spec.containers ?? []), ...(spec.initContainers ?? [])].map(requirementsOf);
  const total: Requirements = { requests: podTotal(spec, 'requests'), limits: podTotal(spec, 'limits') };
  return (range.spec.limits ?? []).flatMap((limit) => {
    if (limit.type === 'Container') return containers.flatMap((amounts) => faultsOf(limit, amounts, POD_BOUNDS));
    return limit.type === 'Pod' ? faultsOf(limit, total, POD_BOUNDS) : [];
  });
}

function claimFaults(claim: PersistentVolumeClaim, range: LimitRange): string[] {
  const { requests } = requirementsOf(claim.spec);
  return limitsOf(range, 'PersistentVolumeClaim').flatMap((limit) => faultsOf(limit, { requests, limits: {} }, CLAIM_BOUNDS));
}

/** The pod of a request that the limits hold for: containers of a pod never change, so that only its creation is looked at. */
const podOf = newPod;

/** The claim of a request that the limits hold for: one that is made or changed, and not about to go. */
function claimOf(request: AdmissionRequest): PersistentVolumeClaim | undefined {
  const { operation, old } = request;
  if (operation !== 'CREATE' && (operation !== 'UPDATE' || old?.metadata.deletionTimestamp !== undefined)) return undefined;
  return requestAbout<PersistentVolumeClaim>(request, CLAIMS)?.object;
}

export function limitRanger({ registry }: ServerParts): AdmissionPlugin {
  const ranges = registry.has('limitranges') ? registry.reader<LimitRange>('limitranges') : undefined;
  return {
    name: 'LimitRanger',
    concerns: doing(['CREATE', 'UPDATE'], PODS, CLAIMS),
    async admit(request) {
      const pod = podOf(request);
      if (pod === undefined || ranges === undefined) return;
      for (const range of await ranges.list(request.namespace)) setDefaults(pod, range, registry.words);
    },
    async validate(request) {
      const [pod, claim] = [podOf(request), claimOf(request)];
      if (ranges === undefined || (pod === undefined && claim === undefined)) return;
      for (const range of await ranges.list(request.namespace)) {
        const faults = [...(pod === undefined ? [] : podFaults(pod, range)), ...(claim === undefined ? [] : claimFaults(claim, range))];
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
