/** Limit ranges of a namespace: pods get the defaults they name, and pods and claims stay within their bounds. */

import type { Container, LimitRange, LimitRangeItem, PersistentVolumeClaim, Pod, PodSpec } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import type { Turn } from '../../../model/definition/settled.js';
import { forbidden, tooLarge } from '../../../model/errors.js';
import { MAX_FAULTS } from '../../../model/faults/fault-budget.js';
import { finishedInTurns } from '../../../model/faults/fault-search.js';
import { MAX_OBJECT_BYTES } from '../../../model/object-limits.js';
import { compareQuantities, quantityNanos } from '../../../model/values/quantity.js';
import type { Words } from '../../../model/values/words.js';
import { type Amounts, podTotal, type Requirements, requirementsOf } from '../../../quota/amounts.js';
import type { AdmissionPlugin } from '../../chain.js';
import { type AdmissionRequest, doing, requestAbout } from '../../request.js';
import { newPod, PODS } from './pods.js';

const RESIZES = { ...PODS, subresource: 'resize' };
const CLAIMS = { group: '', resource: 'persistentvolumeclaims' };

const CONTAINERS = [
  ['containers', 'container'],
  ['initContainers', 'init container'],
] as const;

/** The defaults that a range has for containers, by resource name and in the order of names. */
interface Defaults {
  readonly requests: readonly (readonly [name: string, amount: string])[];
  readonly limits: readonly (readonly [name: string, amount: string])[];
}

const inOrder = (amounts: Amounts): [string, string][] => Object.entries(amounts).sort(([a], [b]) => (a < b ? -1 : 1));

function defaultsOf(range: LimitRange): Defaults {
  const limits = limitsOf(range, 'Container');
  return {
    requests: inOrder(Object.assign({}, ...limits.map((limit) => limit.defaultRequest))),
    limits: inOrder(Object.assign({}, ...limits.map((limit) => limit.default))),
  };
}

const PARTS = [
  ['requests', 'request'],
  ['limits', 'limit'],
] as const;

/** Characters by which all ranges together may still enlarge a pod: notes in its annotation, and names and amounts. */
interface Room {
  notes: number;
  amounts: number;
}

/** Containers that are filled in between two pauses. */
const FILLED_AT_ONCE = 16;

/**
 * Fills in what containers do not say, and tells so in an annotation. Where that is longer than an object's annotations may be, the pod
 * is refused for it, so that nothing more is filled in: containers and defaults may be many, and their product is more. Throws 413 where the
 * defaults alone are more than an object may hold.
 */
function* setDefaults(pod: Pod, range: LimitRange, words: Words, room: Room): Generator<undefined, void> {
  const defaults = defaultsOf(range);
  if (defaults.requests.length + defaults.limits.length === 0) return;
  const notes: string[] = [];
  const fill = (container: Container, what: string): Container => {
    const given = requirementsOf(container);
    const resources = { ...container.resources };
    for (const [part, word] of PARTS) {
      const missing = defaults[part].filter(([name]) => given[part][name] === undefined);
      if (missing.length === 0) continue;
      for (const [name, amount] of missing) room.amounts -= name.length + amount.length;
      if (room.amounts < 0)
        throw tooLarge(`Request entity too large: with its defaults the pod would take more than ${MAX_OBJECT_BYTES} bytes`);
      resources[part] = { ...given[part], ...Object.fromEntries(missing) };
      const note = `${missing.map(([name]) => name).join(', ')} ${word} for ${what} ${container.name}`;
      room.notes -= note.length;
      notes.push(note);
    }
    return { ...container, resources };
  };
  const changed: Pick<PodSpec, 'initContainers'> & Partial<Pick<PodSpec, 'containers'>> = {};
  for (const [field, what] of CONTAINERS) {
    const containers = pod.spec[field];
    if (!containers) continue;
    const filled: Container[] = [];
    for (const container of containers) {
      if (filled.length % FILLED_AT_ONCE === FILLED_AT_ONCE - 1) yield;
      filled.push(room.notes < 0 ? container : fill(container, what));
    }
    changed[field] = filled;
  }
  if (notes.length === 0) return;
  pod.spec = { ...pod.spec, ...changed };
  pod.metadata.annotations = { ...pod.metadata.annotations, [words.label('limit-ranger')]: `LimitRanger plugin set: ${notes.join('; ')}` };
}

const limitsOf = ({ spec }: LimitRange, type: string): LimitRangeItem[] => (spec.limits ?? []).filter((limit) => limit.type === type);

/** Why amounts break a bound, in words; undefined if they keep it. */
type Bound = (name: string, type: string, bound: string, amounts: Requirements) => string | undefined;

const minimum = (name: string, type: string, bound: string): string => `minimum ${name} usage per ${type} is ${bound}`;
const maximum = (name: string, type: string, bound: string): string => `maximum ${name} usage per ${type} is ${bound}`;

const atLeast: Bound = (name, type, bound, { requests, limits }) => {
  const [request, limit] = [requests[name], limits[name]];
  if (request === undefined) return `${minimum(name, type, bound)}.  No request is specified`;
  if (compareQuantities(request, bound) < 0) return `${minimum(name, type, bound)}, but request is ${request}`;
  return limit !== undefined && compareQuantities(limit, bound) < 0 ? `${minimum(name, type, bound)}, but limit is ${limit}` : undefined;
};

const atMost: Bound = (name, type, bound, { requests, limits }) => {
  const [request, limit] = [requests[name], limits[name]];
  if (limit === undefined) return `${maximum(name, type, bound)}.  No limit is specified`;
  if (compareQuantities(limit, bound) > 0) return `${maximum(name, type, bound)}, but limit is ${limit}`;
  return request !== undefined && compareQuantities(request, bound) > 0
    ? `${maximum(name, type, bound)}, but request is ${request}`
    : undefined;
};

const requestAtMost: Bound = (name, type, bound, { requests }) => {
  const request = requests[name];
  if (request === undefined) return `${maximum(name, type, bound)}.  No request is specified`;
  return compareQuantities(request, bound) > 0 ? `${maximum(name, type, bound)}, but request is ${request}` : undefined;
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

type BoundsOf = readonly (readonly ['min' | 'max' | 'maxLimitRequestRatio', Bound])[];

/** Amounts that are held to bounds between two pauses. */
const AT_ONCE = 500;

/** The faults of each of the amounts by a limit, until there are as many as an answer tells of; the bounds are put in order once. */
function* faultsOf(limit: LimitRangeItem, all: Iterable<Requirements>, bounds: BoundsOf): Generator<string | undefined> {
  const ordered = bounds.map(([field, bound]) => ({ amounts: inOrder(limit[field] ?? {}), bound }));
  let judged = 0;
  for (const amounts of all)
    for (const { amounts: limits, bound } of ordered)
      for (const [name, value] of limits) {
        judged += 1;
        if (judged % AT_ONCE === 0) yield undefined;
        const fault = bound(name, limit.type, value, amounts);
        if (fault !== undefined) yield fault;
      }
}

const POD_BOUNDS: BoundsOf = [
  ['min', atLeast],
  ['max', atMost],
  ['maxLimitRequestRatio', ratioAtMost],
];
const CLAIM_BOUNDS: BoundsOf = [
  ['min', atLeast],
  ['max', requestAtMost],
];

/** The amounts that a pod or a claim requests, by the type of the limits that apply to it. */
type Asked = ReadonlyMap<string, { readonly all: readonly Requirements[]; readonly bounds: BoundsOf }>;

const askedByPod = ({ spec }: Pod): Asked =>
  new Map([
    ['Container', { all: [...(spec.containers ?? []), ...(spec.initContainers ?? [])].map(requirementsOf), bounds: POD_BOUNDS }],
    ['Pod', { all: [{ requests: podTotal(spec, 'requests'), limits: podTotal(spec, 'limits') }], bounds: POD_BOUNDS }],
  ]);

const askedByClaim = ({ spec }: PersistentVolumeClaim): Asked =>
  new Map([['PersistentVolumeClaim', { all: [{ requests: requirementsOf(spec).requests, limits: {} }], bounds: CLAIM_BOUNDS }]]);

function* rangeFaults(asked: Asked, { spec }: LimitRange): Generator<string | undefined> {
  for (const limit of spec.limits ?? []) {
    const of = asked.get(limit.type);
    if (of !== undefined) yield* faultsOf(limit, of.all, of.bounds);
  }
}

/** The faults by a range, each once, as many as an answer tells of. */
async function faultsBy(range: LimitRange, asked: readonly Asked[], turn: Turn): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const one of asked)
    for (const fault of rangeFaults(one, range)) {
      if (fault !== undefined) found.add(fault);
      if (found.size >= MAX_FAULTS) return found;
      const wait = turn();
      if (wait !== undefined) await wait;
    }
  return found;
}

/** The pod of a request that limits apply to. What its containers ask for changes by a resize alone. */
const podOf = (request: AdmissionRequest): Pod | undefined => newPod(request) ?? requestAbout<Pod>(request, RESIZES)?.object;

/** The claim of a request that limits apply to: one that is created or changed, and not being deleted. */
function claimOf(request: AdmissionRequest): PersistentVolumeClaim | undefined {
  const { operation, old } = request;
  if (operation !== 'CREATE' && (operation !== 'UPDATE' || old?.metadata.deletionTimestamp !== undefined)) return undefined;
  return requestAbout<PersistentVolumeClaim>(request, CLAIMS)?.object;
}

export function limitRanger(parts: Parts<'registry' | 'environment'>): AdmissionPlugin {
  const { registry, environment } = parts;
  const ranges = registry.has('limitranges') ? registry.reader<LimitRange>('limitranges') : undefined;
  return {
    name: 'LimitRanger',
    concerns: doing(['CREATE', 'UPDATE'], PODS, RESIZES, CLAIMS),
    async admit(request) {
      const pod = podOf(request);
      if (pod === undefined || ranges === undefined) return;
      const all = await ranges.list(request.namespace);
      if (all.length === 0) return;
      const turn = environment.pace.begin();
      const room = { notes: environment.metadataRules.annotationBytes, amounts: MAX_OBJECT_BYTES };
      for (const range of all) await finishedInTurns(setDefaults(pod, range, registry.words, room), turn);
    },
    async validate(request) {
      const [pod, claim] = [podOf(request), claimOf(request)];
      if (ranges === undefined || (pod === undefined && claim === undefined)) return;
      const all = await ranges.list(request.namespace);
      if (all.length === 0) return;
      const asked = [...(pod === undefined ? [] : [askedByPod(pod)]), ...(claim === undefined ? [] : [askedByClaim(claim)])];
      const turn = environment.pace.begin();
      for (const range of all) {
        const [first, ...more] = await faultsBy(range, asked, turn);
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
