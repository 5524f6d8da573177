/** Other amounts of cpu and memory for a pod that runs: what a resize may change, and what it may not. */
import type { Container, Pod, PodSpec, ResourceRequirements } from '../../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField, invalidValue } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { sameValue } from '../../../model/json/json.js';
import { compareQuantities } from '../../../model/values/quantity.js';
import type { WriteContext } from '../../../resource/strategy.js';
import { podSpecFaults } from '../../rules/pod/pod-spec.js';
import { isSidecar } from '../../rules/pod/restart.js';
import { isAbsent } from '../../rules/values.js';
import { qosClass } from './quality.js';

const RESIZED = ['cpu', 'memory'] as const;
const LISTS = ['containers', 'initContainers'] as const;

/** The containers as they are stored, with the resources of the new ones of the same names. */
function resizedContainers(containers: readonly Container[], before: readonly Container[] | null | undefined): Container[] {
  // Containers that come or go are refused later, and judged as they are.
  if (containers.length !== (before ?? []).length) return [...containers];
  const stored = new Map((before ?? []).map((container) => [container.name, container]));
  return containers.map((container) => {
    const old = stored.get(container.name);
    if (old === undefined) return container;
    const { resizePolicy: _, ...others } = old;
    const { resources, resizePolicy } = container;
    return { ...others, resources, ...(resizePolicy === undefined ? {} : { resizePolicy }) };
  });
}

/** The stored specification with the resources of the one that was sent, of which a resize takes nothing else. */
export function resizedSpec(spec: PodSpec, before: PodSpec, enabled: WriteContext['enabled']): PodSpec {
  const { resources, ...others } = before;
  const ofPod = enabled('InPlacePodLevelResourcesVerticalScaling') ? spec.resources : resources;
  const initContainers = resizedContainers(spec.initContainers ?? [], before.initContainers);
  return {
    ...others,
    containers: resizedContainers(spec.containers ?? [], before.containers),
    ...(initContainers.length === 0 ? {} : { initContainers }),
    ...(isAbsent(ofPod) ? {} : { resources: ofPod }),
  };
}

type Amounts = Readonly<Record<string, string>>;

/**
 * The requirements with cpu and memory as they were; with `free`, those that had no amounts at all may get any.
 * Claims do not outlive this, so that no container that has any is resized. */
function withResized({ limits, requests }: ResourceRequirements, before: ResourceRequirements, free = false): ResourceRequirements {
  const kept = (now: Amounts = {}, old: Amounts | undefined): Record<string, string> => {
    const was = old ?? {};
    if (free && old === undefined) return {};
    const out: Record<string, string> = { ...now };
    for (const name of RESIZED) {
      delete out[name];
      if (was[name] !== undefined) out[name] = was[name];
    }
    return out;
  };
  const [nextLimits, nextRequests] = [kept(limits, before.limits), kept(requests, before.requests)];
  return {
    ...(Object.keys(nextLimits).length === 0 ? {} : { limits: nextLimits }),
    ...(Object.keys(nextRequests).length === 0 ? {} : { requests: nextRequests }),
  };
}

/** Whether anything but cpu and memory of the resources differs. */
const isOtherwise = (container: Container, before: Container, free = false): boolean =>
  !sameValue({ ...container, resources: withResized(container.resources, before.resources, free) }, before);

/** Refuses that amounts go that were there; with `added`, that a limit of memory comes or falls where the container would have to restart. */
function removedFaults(at: string, container: Container, { resources: before }: Container, context: WriteContext): FieldError[] {
  const { limits = {}, requests = {} } = container.resources;
  const gone = (now: Amounts, was: Amounts = {}): boolean => Object.keys(was).some((name) => now[name] === undefined);
  const out: FieldError[] = [];
  if (context.enabled('MemoryLimitsKept') && !restartsForMemory(container)) {
    const [now, was] = [limits.memory, before.limits?.memory];
    const what = now === undefined ? undefined : was === undefined ? 'added' : compareQuantities(now, was) < 0 ? 'decreased' : undefined;
    if (what !== undefined)
      out.push(forbiddenField(`${at}.limits[memory]`, `memory limits cannot be ${what} unless resizePolicy is RestartContainer`));
  }
  if (gone(limits, before.limits)) out.push(forbiddenField(`${at}.limits`, 'resource limits cannot be removed'));
  if (gone(requests, before.requests)) out.push(forbiddenField(`${at}.requests`, 'resource requests cannot be removed'));
  return out;
}

const restartsForMemory = ({ resizePolicy = [] }: Container): boolean =>
  resizePolicy.some(({ resourceName, restartPolicy }) => resourceName === 'memory' && restartPolicy === 'RestartContainer');

/** Refuses that containers come, go or change places; what follows compares each with the one in its place. */
function orderFaults(spec: PodSpec, before: PodSpec): FieldError[] {
  return LISTS.flatMap((list) => {
    const [now, was] = [spec[list] ?? [], before[list] ?? []];
    if (now.length !== was.length) return [forbiddenField(`spec.${list}`, 'containers may not be added or removed on resize')];
    return faultsOfEach(now, ({ name }, i) =>
      name === was[i]?.name ? [] : [forbiddenField(`spec.${list}[${i}].name`, 'containers may not be renamed or reordered on resize')],
    );
  });
}

function initFaults(spec: PodSpec, before: PodSpec, context: WriteContext): FieldError[] {
  const byItself = context.enabled('InPlacePodVerticalScalingInitContainers');
  return faultsOfEach(spec.initContainers ?? [], (container, i) => {
    const old = before.initContainers?.[i];
    if (old === undefined) return [];
    const at = `spec.initContainers[${i}]`;
    const removed = removedFaults(`${at}.resources`, container, old, context);
    if (byItself) {
      const other = isOtherwise(container, old);
      return other ? [...removed, forbiddenField(at, 'only cpu and memory resources for init or sidecar containers are mutable')] : removed;
    }
    if (isSidecar(container)) return isOtherwise(container, old) ? [...removed, onlyComputed()] : removed;
    return sameValue(container.resources, old.resources)
      ? []
      : [forbiddenField('spec', 'resources for non-sidecar init containers are immutable')];
  });
}

const onlyComputed = (where = ''): FieldError => forbiddenField('spec', `only cpu and memory resources are mutable${where}`);

/** Faults of other amounts for the pod as a whole. */
function podLevelFaults({ resources: now }: PodSpec, { resources: was }: PodSpec): FieldError[] {
  if (sameValue(now, was)) return [];
  if (isAbsent(now)) return [forbiddenField('spec.resources', 'pod-level resources cannot be removed')];
  return sameValue(withResized(now, was ?? {}), withResized(was ?? {}, was ?? {})) ? [] : [onlyComputed(' at pod-level')];
}

/** Faults of a resize. */
export function resizeFaults({ spec, metadata }: Pod, old: Pod, context: WriteContext): FieldError[] {
  const { spec: before, status } = old;
  const refused = (why: string): FieldError[] => [forbiddenField('[]', why)];
  if (metadata.annotations?.[context.words.label('config.mirror')] !== undefined) return refused('static pods cannot be resized');
  if (before.os?.name === 'windows') return refused('windows pods cannot be resized');
  const quality = status.qosClass || qosClass(before);
  context.declared.take('spec', 'ephemeralContainers');
  const out = [
    ...podSpecFaults('spec', spec, context),
    ...(quality === qosClass(spec) ? [] : [invalidValue('spec', quality, 'Pod QOS Class may not change as a result of resizing')]),
  ];
  const order = orderFaults(spec, before);
  if (order.length > 0) return [...out, ...order];
  const containers = faultsOfEach(spec.containers ?? [], (container, i) => {
    const stored = before.containers?.[i];
    return stored === undefined ? [] : removedFaults(`spec.containers[${i}].resources`, container, stored, context);
  });
  const otherwise = (spec.containers ?? []).some((container, i) => {
    const stored = before.containers?.[i];
    return stored !== undefined && isOtherwise(container, stored, context.enabled('AbsentAmountsFree'));
  });
  return [
    ...out,
    ...containers,
    ...initFaults(spec, before, context),
    ...podLevelFaults(spec, before),
    ...(otherwise ? [onlyComputed()] : []),
  ];
}
