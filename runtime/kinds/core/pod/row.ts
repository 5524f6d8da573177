/** The row of a pod: what its containers are doing, in one word. */
import type { ContainerState, ContainerStatus, Pod, PodStatus } from '../../../../generated/core/v1/types.js';
import type { RowContext } from '../../../resource/strategy.js';
import { ageOf, NONE, nameOf } from '../../shown.js';

/** Why a container is as it is, in the words kubectl shows as the pod's status. */
function containerReason({ waiting, terminated }: Pick<ContainerState, 'waiting' | 'terminated'>): string | undefined {
  const waits = waiting?.reason ?? '';
  if (waits !== '') return waits;
  if (terminated === undefined) return undefined;
  const { reason = '', signal = 0, exitCode } = terminated;
  if (reason !== '') return reason;
  return signal !== 0 ? `Signal:${signal}` : `ExitCode:${exitCode}`;
}

interface Initializing {
  readonly reason: string;
  /** Restarts of the containers up to the one that is running now. */
  readonly restarts: number;
}

/** What the first init container that has not done its work is doing; undefined where all have. */
function initializing(statuses: readonly ContainerStatus[], total: number): Initializing | undefined {
  let restarts = 0;
  for (const [i, { restartCount, state }] of statuses.entries()) {
    restarts += restartCount;
    const { terminated, waiting } = state;
    if (terminated !== undefined && terminated.exitCode === 0) continue;
    if (terminated !== undefined) return { reason: `Init:${containerReason({ terminated })}`, restarts };
    const waits = waiting?.reason ?? '';
    return { reason: waits !== '' && waits !== 'PodInitializing' ? `Init:${waits}` : `Init:${i}/${total}`, restarts };
  }
  return undefined;
}

const isRunning = ({ ready, state }: ContainerStatus): boolean => ready && state.running !== undefined;

/** What the containers of a pod are doing once its init containers have done their work. */
function containersText({ reason: given = '', phase = '', containerStatuses = [], conditions = [] }: PodStatus): string {
  let reason = given || phase;
  let running = false;
  for (const container of [...containerStatuses].reverse()) {
    const why = containerReason(container.state);
    if (why !== undefined) reason = why;
    else if (isRunning(container)) running = true;
  }
  if (reason !== 'Completed' || !running) return reason;
  return conditions.some((c) => c.type === 'Ready' && c.status === 'True') ? 'Running' : 'NotReady';
}

function statusText({ status, metadata }: Pod, init: Initializing | undefined): string {
  if (metadata.deletionTimestamp !== undefined) return status.reason === 'NodeLost' ? 'Unknown' : 'Terminating';
  return init === undefined ? containersText(status) : init.reason;
}

/** Whether a container is ready and running, with nothing else to say of it. */
const isReady = (container: ContainerStatus): boolean => isRunning(container) && containerReason(container.state) === undefined;

export function podCells(object: Pod, { now }: RowContext): unknown[] {
  const { spec, status } = object;
  const { containerStatuses = [], initContainerStatuses = [], conditions = [], podIPs = [] } = status;
  const init = initializing(initContainerStatuses, (spec.initContainers ?? []).length);
  const ready = init === undefined ? containerStatuses.filter(isReady).length : 0;
  const restarts = init?.restarts ?? containerStatuses.reduce((sum, c) => sum + c.restartCount, 0);
  // Of conditions of one type the first counts.
  const met = new Map(conditions.map((c) => [c.type, c.status] as const).reverse());
  const gates = spec.readinessGates ?? [];
  const open = gates.filter((gate) => met.get(gate.conditionType) === 'True');
  return [
    nameOf(object),
    `${ready}/${(spec.containers ?? []).length}`,
    statusText(object, init),
    restarts,
    ageOf(object, now),
    podIPs[0]?.ip || status.podIP || NONE,
    spec.nodeName || NONE,
    status.nominatedNodeName || NONE,
    gates.length === 0 ? NONE : `${open.length}/${gates.length}`,
  ];
}

/** Rows of pods that have ended say so. */
export function podRowConditions({ status }: Pod): readonly Readonly<Record<string, string>>[] | undefined {
  const { phase } = status;
  const message = phase === 'Succeeded' ? 'The pod has completed successfully.' : phase === 'Failed' ? 'The pod failed.' : undefined;
  return message === undefined ? undefined : [{ type: 'Completed', status: 'True', reason: String(phase), message }];
}
