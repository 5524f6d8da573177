/** Pods: phase and quality of service on creation, graceful deletion once a node has them. */

import { forbiddenField } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { quantityNanos } from '../../model/quantity.js';
import { defineKind } from '../kind.js';
import { ephemeralChangeFaults } from '../rules/ephemeral-containers.js';
import { containerSeccomp, podSeccomp, profileName, profileOf } from '../rules/pod-annotations.js';
import { isAbsent } from '../rules/values.js';
import { type Fields, fieldsOf, listOf, text } from '../shown.js';
import { podBinding } from './binding.js';
import { ephemeralContainers } from './ephemeral-containers.js';
import { eviction } from './eviction.js';
import { podLog } from './pod-log.js';
import { podCells, podRowConditions } from './pod-row.js';
import { podFaults, podStatusFaults, podUpdateFaults } from './pod-rules.js';
import { podStream } from './pod-streams.js';
import { podProxy } from './proxies.js';

const RESOURCES = ['cpu', 'memory'] as const;

const isSet = (value: unknown): boolean => value !== undefined && (quantityNanos(value) ?? 0n) > 0n;

/** Quality of service: what containers ask for and may use at most decides how a node treats the pod under pressure. */
export function qosClass(spec: Fields): 'Guaranteed' | 'Burstable' | 'BestEffort' {
  const containers = [...listOf(spec.containers), ...listOf(spec.initContainers)];
  let any = false;
  let guaranteed = containers.length > 0;
  for (const container of containers) {
    const { requests, limits } = fieldsOf(container.resources);
    for (const name of RESOURCES) {
      const [request, limit] = [fieldsOf(requests)[name], fieldsOf(limits)[name]];
      any ||= isSet(request) || isSet(limit);
      if (!isSet(limit) || (isSet(request) && quantityNanos(request) !== quantityNanos(limit))) guaranteed = false;
    }
  }
  return !any ? 'BestEffort' : guaranteed ? 'Guaranteed' : 'Burstable';
}

/** Seccomp profiles stand in fields and in older annotations; each fills in the other where that is missing. */
function alignSeccomp(object: ApiObject): void {
  const annotations: Record<string, string> = { ...object.metadata.annotations };
  const aligned = (context: unknown, key: string): Fields | undefined => {
    const given = fieldsOf(context);
    const named = annotations[key];
    if (!isAbsent(given.seccompProfile)) {
      const name = profileName(fieldsOf(given.seccompProfile));
      if (named === undefined && name !== undefined) annotations[key] = name;
      return undefined;
    }
    const profile = named === undefined ? undefined : profileOf(named);
    return profile === undefined ? undefined : { ...given, seccompProfile: profile };
  };
  const spec = fieldsOf(object.spec);
  const changed: Record<string, unknown> = {};
  const pod = aligned(spec.securityContext, podSeccomp());
  if (pod !== undefined) changed.securityContext = pod;
  for (const field of ['containers', 'initContainers']) {
    if (isAbsent(spec[field])) continue;
    changed[field] = listOf(spec[field]).map((container) => {
      const context = aligned(container.securityContext, containerSeccomp(text(container.name)));
      return context === undefined ? container : { ...container, securityContext: context };
    });
  }
  object.spec = { ...spec, ...changed };
  if (Object.keys(annotations).length > 0) object.metadata.annotations = annotations;
}

export const pod = defineKind<ApiObject>({
  resource: 'pods',
  strategy: {
    prepareForCreate(object) {
      const spec = fieldsOf(object.spec);
      object.status = { phase: 'Pending', qosClass: qosClass(spec) };
      alignSeccomp(object);
    },
    prepareForUpdate(object, old) {
      const kept = text(fieldsOf(object.status).qosClass) || text(fieldsOf(old.status).qosClass);
      if (kept !== '') object.status = { ...fieldsOf(object.status), qosClass: kept };
    },
    validate: (object, context) => [
      ...podFaults(object, context),
      ...(listOf(fieldsOf(object.spec).ephemeralContainers).length > 0
        ? [forbiddenField('spec.ephemeralContainers', 'cannot be set on create')]
        : []),
    ],
    validateUpdate(object, old, context) {
      const { subresource } = context;
      if (subresource === 'status') return podStatusFaults(object, old);
      if (subresource === 'ephemeralcontainers') return ephemeralChangeFaults(object.spec, old.spec, context);
      return subresource === '' ? podUpdateFaults(object, old) : [];
    },
    grace(object, requested) {
      const spec = fieldsOf(object.spec);
      const period = requested ?? (typeof spec.terminationGracePeriodSeconds === 'number' ? spec.terminationGracePeriodSeconds : 30);
      const phase = fieldsOf(object.status).phase;
      // Nobody has to be told where no node has the pod, or where it has ended.
      const unseen = text(spec.nodeName) === '' || phase === 'Failed' || phase === 'Succeeded';
      return unseen ? 0 : period;
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
