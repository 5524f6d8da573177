/** The row of a pod: what its containers are doing, in one word. */
import type { ApiObject } from '../../model/object.js';
import type { RowContext } from '../../resource/strategy.js';
import { ageOf, type Fields, fieldsOf, listOf, NONE, nameOf, number, text } from '../shown.js';

/** Why a container is as it is, in the words kubectl shows as the pod's status. */
function containerReason(state: Fields): string | undefined {
  const waiting = fieldsOf(state.waiting);
  const terminated = fieldsOf(state.terminated);
  if (text(waiting.reason) !== '') return text(waiting.reason);
  if (state.terminated === undefined) return undefined;
  if (text(terminated.reason) !== '') return text(terminated.reason);
  return number(terminated.signal) !== 0 ? `Signal:${number(terminated.signal)}` : `ExitCode:${number(terminated.exitCode)}`;
}

interface Initializing {
  readonly reason: string;
  /** Restarts of the containers up to the one that is running now. */
  readonly restarts: number;
}

/** What the first init container that has not done its work is doing; undefined where all have. */
function initializing(status: Fields, total: number): Initializing | undefined {
  let restarts = 0;
  for (const [i, container] of listOf(status.initContainerStatuses).entries()) {
    restarts += number(container.restartCount);
    const state = fieldsOf(container.state);
    const ended = state.terminated !== undefined;
    if (ended && number(fieldsOf(state.terminated).exitCode) === 0) continue;
    if (ended) return { reason: `Init:${containerReason({ terminated: state.terminated })}`, restarts };
    const waiting = text(fieldsOf(state.waiting).reason);
    return { reason: waiting !== '' && waiting !== 'PodInitializing' ? `Init:${waiting}` : `Init:${i}/${total}`, restarts };
  }
  return undefined;
}

function statusText(pod: ApiObject, init: Initializing | undefined): string {
  const status = fieldsOf(pod.status);
  let reason = text(status.reason) || text(status.phase);
  if (init !== undefined) reason = init.reason;
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

/** Ready and running, with nothing else to say of it. */
const isReady = (container: Fields): boolean => {
  const state = fieldsOf(container.state);
  return container.ready === true && state.running !== undefined && containerReason(state) === undefined;
};

export function podCells(object: ApiObject, { now }: RowContext): unknown[] {
  const spec = fieldsOf(object.spec);
  const status = fieldsOf(object.status);
  const statuses = listOf(status.containerStatuses);
  const init = initializing(status, listOf(spec.initContainers).length);
  const ready = init === undefined ? statuses.filter(isReady).length : 0;
  const restarts = init?.restarts ?? statuses.reduce((sum, c) => sum + number(c.restartCount), 0);
  // Of conditions of one type the first counts.
  const met = new Map(
    listOf(status.conditions)
      .map((c) => [c.type, c.status] as const)
      .reverse(),
  );
  const gates = listOf(spec.readinessGates);
  const open = gates.filter((gate) => met.get(gate.conditionType) === 'True');
  const ip = text(listOf(status.podIPs)[0]?.ip) || text(status.podIP);
  return [
    nameOf(object),
    `${ready}/${listOf(spec.containers).length}`,
    statusText(object, init),
    restarts,
    ageOf(object, now),
    ip || NONE,
    text(spec.nodeName, NONE),
    text(status.nominatedNodeName, NONE),
    gates.length === 0 ? NONE : `${open.length}/${gates.length}`,
  ];
}

/** Rows of pods that have ended say so. */
export function podRowConditions(object: ApiObject): readonly Readonly<Record<string, string>>[] | undefined {
  const { phase } = fieldsOf(object.status);
  const message = phase === 'Succeeded' ? 'The pod has completed successfully.' : phase === 'Failed' ? 'The pod failed.' : undefined;
  return message === undefined ? undefined : [{ type: 'Completed', status: 'True', reason: String(phase), message }];
}
