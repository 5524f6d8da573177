/** The row of a pod: what its containers are doing, in one word. */
import type { ContainerState, ContainerStatus, Pod, PodStatus } from '../../../../generated/core/v1/types.js';
import { age } from '../../../resource/presentations/table.js';
import type { RowContext } from '../../../resource/strategy.js';
import { isSidecar } from '../../rules/pod/restart.js';
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

/** How often containers were started again, and when the last of them had ended before. */
interface Restarts {
  readonly count: number;
  /** RFC 3339; empty where none has ended. */
  readonly last: string;
}

const restartsOf = (statuses: readonly ContainerStatus[]): Restarts => ({
  count: statuses.reduce((sum, { restartCount }) => sum + restartCount, 0),
  last: statuses.reduce((last, { lastState }) => {
    const ended = lastState.terminated?.finishedAt ?? '';
    return ended > last ? ended : last;
  }, ''),
});

interface Initializing {
  readonly reason: string;
  /** The init containers up to the one that is running now. */
  readonly begun: readonly ContainerStatus[];
}

/** What the first init container that has not done its work is doing; undefined where all have. Those that run on need only have started. */
function initializing(statuses: readonly ContainerStatus[], total: number, lasting: ReadonlySet<string>): Initializing | undefined {
  for (const [i, { name, started, state }] of statuses.entries()) {
    const begun = statuses.slice(0, i + 1);
    const { terminated, waiting } = state;
    if (terminated !== undefined && terminated.exitCode === 0) continue;
    if (lasting.has(name) && started === true) continue;
    if (terminated !== undefined) return { reason: `Init:${containerReason({ terminated })}`, begun };
    const waits = waiting?.reason ?? '';
    return { reason: waits !== '' && waits !== 'PodInitializing' ? `Init:${waits}` : `Init:${i}/${total}`, begun };
  }
  return undefined;
}

const isRunning = ({ ready, state }: ContainerStatus): boolean => ready && state.running !== undefined;

/** What the containers of a pod are doing once its init containers have done their work. */
function containersText({ reason: given = '', phase = '', containerStatuses = [], conditions = [] }: PodStatus): string {
  const gated = conditions.some((c) => c.type === 'PodScheduled' && c.reason === 'SchedulingGated');
  let reason = gated ? 'SchedulingGated' : given || phase;
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

/** Restarts as people read them, with the time since the last one where that is known. */
const restartsText = ({ count, last }: Restarts, now: Date): string =>
  count === 0 || last === '' ? `${count}` : `${count} (${age(last, now)} ago)`;

export function podCells(object: Pod, { now }: RowContext): unknown[] {
  const { spec, status } = object;
  const { containerStatuses = [], initContainerStatuses = [], conditions = [], podIPs = [] } = status;
  const { initContainers = [] } = spec;
  const lasting = new Set(initContainers.filter(isSidecar).map(({ name }) => name));
  const init = initializing(initContainerStatuses, initContainers.length, lasting);
  const beside = initContainerStatuses.filter(({ name }) => lasting.has(name));
  const isUp = ({ started, ready }: ContainerStatus): boolean => started === true && ready;
  const ready = beside.filter(isUp).length + (init === undefined ? containerStatuses.filter(isReady).length : 0);
  const restarts = restartsOf(init?.begun ?? [...beside, ...containerStatuses]);
  // Of conditions of one type the first counts.
  const met = new Map(conditions.map((c) => [c.type, c.status] as const).reverse());
  const gates = spec.readinessGates ?? [];
  const open = gates.filter((gate) => met.get(gate.conditionType) === 'True');
  return [
    nameOf(object),
    `${ready}/${(spec.containers ?? []).length + lasting.size}`,
    statusText(object, init),
    // The first releases show the number alone.
    restarts.count,
    restartsText(restarts, now),
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
