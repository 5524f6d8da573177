/** Pods: phase and quality of service on creation, graceful deletion once a node has them. */

import type { ApiObject } from '../../model/object.js';
import { quantityNanos } from '../../model/quantity.js';
import { ageOf, type Fields, fieldsOf, listOf, NONE, nameOf, number, text } from '../shown.js';
import type { Strategy } from '../strategy.js';

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

/** Why a container is as it is, in the words kubectl shows as the pod's status. */
function containerReason(state: Fields): string | undefined {
  const waiting = fieldsOf(state.waiting);
  const terminated = fieldsOf(state.terminated);
  if (text(waiting.reason) !== '') return text(waiting.reason);
  if (state.terminated === undefined) return undefined;
  if (text(terminated.reason) !== '') return text(terminated.reason);
  return number(terminated.signal) !== 0 ? `Signal:${number(terminated.signal)}` : `ExitCode:${number(terminated.exitCode)}`;
}

function initReason(status: Fields, total: number): string | undefined {
  for (const [i, container] of listOf(status.initContainerStatuses).entries()) {
    const state = fieldsOf(container.state);
    if (state.terminated !== undefined && number(fieldsOf(state.terminated).exitCode) === 0) continue;
    if (state.terminated !== undefined) return `Init:${containerReason(state)}`;
    const waiting = text(fieldsOf(state.waiting).reason);
    return waiting !== '' && waiting !== 'PodInitializing' ? `Init:${waiting}` : `Init:${i}/${total}`;
  }
  return undefined;
}

function statusText(pod: ApiObject): string {
  const status = fieldsOf(pod.status);
  let reason = text(status.reason) || text(status.phase);
  const init = initReason(status, listOf(fieldsOf(pod.spec).initContainers).length);
  if (init !== undefined) reason = init;
  else {
    let running = false;
    for (const container of [...listOf(status.containerStatuses)].reverse()) {
      const state = fieldsOf(container.state);
      const why = containerReason(state);
      if (why !== undefined) reason = why;
      else if (container.ready === true && state.running !== undefined) running = true;
    }
    if (reason === 'Completed' && running) {
      reason = listOf(status.conditions).some((c) => c.type === 'Ready' && c.status === 'True') ? 'Running' : 'NotReady';
    }
  }
  if (pod.metadata.deletionTimestamp === undefined) return reason;
  return status.reason === 'NodeLost' ? 'Unknown' : 'Terminating';
}

export const podStrategy: Strategy = {
  prepareForCreate(object) {
    const spec = fieldsOf(object.spec);
    object.status = { phase: 'Pending', qosClass: qosClass(spec) };
    const account = text(spec.serviceAccountName) || text(spec.serviceAccount);
    // The older name of the field follows the newer one.
    if (account !== '') object.spec = { ...spec, serviceAccountName: account, serviceAccount: account };
  },
  prepareForUpdate(object, old) {
    const kept = text(fieldsOf(old.status).qosClass);
    if (kept !== '') object.status = { ...fieldsOf(object.status), qosClass: kept };
  },
  grace(object, requested) {
    const spec = fieldsOf(object.spec);
    const period = requested ?? (typeof spec.terminationGracePeriodSeconds === 'number' ? spec.terminationGracePeriodSeconds : 30);
    const phase = fieldsOf(object.status).phase;
    // Nobody has to be told where no node has the pod, or where it has ended.
    const unseen = text(spec.nodeName) === '' || phase === 'Failed' || phase === 'Succeeded';
    return unseen ? 0 : Math.max(period, 0);
  },
  cells(object, now) {
    const spec = fieldsOf(object.spec);
    const status = fieldsOf(object.status);
    const statuses = listOf(status.containerStatuses);
    const ready = statuses.filter((c) => c.ready === true && fieldsOf(c.state).running !== undefined).length;
    const restarts = (
      listOf(status.initContainerStatuses).length > 0 && initReason(status, 0) !== undefined
        ? listOf(status.initContainerStatuses)
        : statuses
    ).reduce((sum, c) => sum + number(c.restartCount), 0);
    const conditions = new Map(listOf(status.conditions).map((c) => [c.type, c.status]));
    const gates = listOf(spec.readinessGates);
    const ip = text(listOf(status.podIPs)[0]?.ip) || text(status.podIP);
    return [
      nameOf(object),
      `${ready}/${listOf(spec.containers).length}`,
      statusText(object),
      restarts,
      ageOf(object, now),
      ip || NONE,
      text(spec.nodeName, NONE),
      text(status.nominatedNodeName, NONE),
      gates.length === 0 ? NONE : `${gates.filter((g) => conditions.get(g.conditionType) === 'True').length}/${gates.length}`,
    ];
  },
};
