/** Pods: phase and quality of service on creation, graceful deletion once a node has them. */
import type { Container, Pod, PodSpec, SeccompProfile } from '../../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField } from '../../../model/errors.js';
import { quantityNanos } from '../../../model/values/quantity.js';
import type { Words } from '../../../model/values/words.js';
import type { WriteContext } from '../../../resource/strategy.js';
import { defineKind } from '../../kind.js';
import { ephemeralChangeFaults } from '../../rules/pod/ephemeral-containers.js';
import { containerSeccomp, podSeccomp, profileName, profileOf } from '../../rules/pod/pod-annotations.js';
import { podProxy } from '../node/proxies.js';
import { podBinding } from './binding.js';
import { container, pod as podDefaults, podSpec, volume } from './defaults.js';
import { ephemeralContainers } from './ephemeral-containers.js';
import { eviction } from './eviction.js';
import { podLog } from './log.js';
import { podCells, podRowConditions } from './row.js';
import { podFaults, podStatusFaults, podUpdateFaults } from './rules.js';
import { podStream } from './streams.js';

const RESOURCES = ['cpu', 'memory'] as const;

const isSet = (amount: string | undefined): boolean => amount !== undefined && (quantityNanos(amount) ?? 0n) > 0n;

/** Quality of service: what containers ask for and may use at most decides how a node treats the pod under pressure. */
export function qosClass(spec: PodSpec): 'Guaranteed' | 'Burstable' | 'BestEffort' {
  const containers = [...(spec.containers ?? []), ...(spec.initContainers ?? [])];
  let asks = false;
  let guaranteed = containers.length > 0;
  for (const { resources } of containers) {
    for (const name of RESOURCES) {
      const [request, limit] = [resources.requests?.[name], resources.limits?.[name]];
      asks ||= isSet(request) || isSet(limit);
      if (!isSet(limit) || (isSet(request) && quantityNanos(request) !== quantityNanos(limit))) guaranteed = false;
    }
  }
  return !asks ? 'BestEffort' : guaranteed ? 'Guaranteed' : 'Burstable';
}

/** Seccomp profiles stand in fields and in older annotations; each fills in the other where that is missing. */
function alignSeccomp(object: Pod, words: Words): void {
  const { spec, metadata } = object;
  const annotations = { ...metadata.annotations };
  /** The profile that an empty field gets from the annotation; a field that is set is written to the annotation instead. */
  const missing = (profile: SeccompProfile | undefined, key: string): SeccompProfile | undefined => {
    const named = annotations[key];
    if (profile === undefined) return named === undefined ? undefined : profileOf(named);
    const name = profileName(profile);
    if (named === undefined && name !== undefined) annotations[key] = name;
    return undefined;
  };
  const aligned = (container: Container): Container => {
    const seccompProfile = missing(container.securityContext?.seccompProfile, containerSeccomp(container.name, words));
    if (seccompProfile === undefined) return container;
    return { ...container, securityContext: { ...container.securityContext, seccompProfile } };
  };
  const seccompProfile = missing(spec.securityContext.seccompProfile, podSeccomp(words));
  object.spec = {
    ...spec,
    ...(seccompProfile === undefined ? {} : { securityContext: { ...spec.securityContext, seccompProfile } }),
    containers: spec.containers?.map(aligned) ?? null,
    ...(spec.initContainers === undefined ? {} : { initContainers: spec.initContainers.map(aligned) }),
  };
  if (Object.keys(annotations).length > 0) metadata.annotations = annotations;
}

/** Seconds that a pod has to end where neither it nor who deletes it says how many, or it says more than can be counted. */
const DEFAULT_GRACE = 30;

function updateFaults(object: Pod, old: Pod, context: WriteContext): FieldError[] {
  const { subresource, words } = context;
  if (subresource === 'status') return podStatusFaults(object, old, words);
  if (subresource === 'ephemeralcontainers') return ephemeralChangeFaults(object.spec, old.spec, context);
  return subresource === '' ? podUpdateFaults(object, old, context) : [];
}

export const pod = defineKind<Pod>({
  resource: 'pods',
  defaulters: { container, pod: podDefaults, podSpec, volume },
  strategy: {
    statusKeeps: ['ownerReferences', 'deletionTimestamp'],
    prepareForCreate(object, { words }) {
      object.status = { phase: 'Pending', qosClass: qosClass(object.spec) };
      alignSeccomp(object, words);
    },
    prepareForUpdate(object, old) {
      const kept = object.status.qosClass || old.status.qosClass;
      if (kept) object.status = { ...object.status, qosClass: kept };
    },
    validate: (object, context) => [
      ...podFaults(object, context),
      ...((object.spec.ephemeralContainers ?? []).length > 0
        ? [forbiddenField('spec.ephemeralContainers', 'cannot be set on create')]
        : []),
    ],
    validateUpdate(object, old, context) {
      const faults = updateFaults(object, old, context);
      // A specification that stays is not judged again.
      context.declared.take('spec');
      return faults;
    },
    grace({ spec, status }, requested) {
      const { terminationGracePeriodSeconds: own, nodeName = '' } = spec;
      // A pod that no node has, or that has ended, is deleted at once.
      const unseen = nodeName === '' || status.phase === 'Failed' || status.phase === 'Succeeded';
      return unseen ? 0 : (requested ?? (typeof own === 'number' ? own : DEFAULT_GRACE));
    },
    cells: podCells,
    rowConditions: podRowConditions,
  },
  operations: {
    attach: podStream,
    binding: podBinding,
    ephemeralcontainers: ephemeralContainers,
    eviction: eviction,
    exec: podStream,
    log: podLog,
    portforward: podStream,
    proxy: podProxy,
  },
});
