/** One container's way: its image is pulled, it starts, is ready, ends, and perhaps starts again, as a kubelet tells of it. */
import { createHash } from 'node:crypto';
import type { Container, ContainerStateTerminated, ContainerStatus, Pod } from '../../../../generated/core/v1/types.js';
import { timestamp } from '../../../resource/writes/metadata.js';
import { type Stage, stageOf } from '../stages/stage.js';

/** Containers that prepare the pod end before others start; those that stay beside them start before them, and are always restarted. */
export type Role = 'main' | 'init' | 'beside';

export interface StepContext {
  readonly pod: Readonly<Pod>;
  readonly stages: readonly Stage[];
  /** Unix time in milliseconds, as below. */
  readonly now: number;
}

interface ContainerStep {
  readonly status: ContainerStatus;
  /** When there is more to do, also without a change; infinity where there is nothing. */
  readonly next: number;
}

const NEVER = Number.POSITIVE_INFINITY;

/** Between two tries to pull an image. */
const PULL_AGAIN_MS = 10_000;
const FIRST_BACKOFF_MS = 10_000;
const LONGEST_BACKOFF_MS = 300_000;
/** A container that ran for so long is started again at once. */
const WELL_MS = 2 * LONGEST_BACKOFF_MS;

export const timeOf = (text: string | null | undefined): number => Date.parse(text ?? '');
export const textOfTime = (time: number): string => timestamp(time);

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const containerId = ({ metadata: { uid = '' } }: Readonly<Pod>, name: string, restarts: number): string =>
  `containerd://${digest(`${uid} ${name} ${restarts}`)}`;

/** The image as registries know it by its content. */
function imageIdOf(image: string): string {
  const [name = ''] = image.split('@');
  const tag = name.lastIndexOf(':');
  return `${tag > name.lastIndexOf('/') ? name.slice(0, tag) : name}@sha256:${digest(image)}`;
}

export const roleOf = (container: Container, prepares: boolean): Role =>
  !prepares ? 'main' : container.restartPolicy === 'Always' ? 'beside' : 'init';

/** Whether a container that ended starts again. */
function restarts(role: Role, policy: string, exitCode: number): boolean {
  if (role === 'beside') return true;
  if (policy === 'Never') return false;
  return exitCode !== 0 || (policy === 'Always' && role === 'main');
}

/** Whether the container has ended and stays so. */
export const isOver = ({ state }: ContainerStatus, role: Role, policy: string): boolean =>
  state.terminated !== undefined && !restarts(role, policy, state.terminated.exitCode);

/** Milliseconds until a container that has ended is started again: none the first time, then ever more. */
function backoff({ restartCount, state, lastState }: ContainerStatus): number {
  const { startedAt, finishedAt } = state.terminated ?? lastState.terminated ?? {};
  if (restartCount === 0 || timeOf(finishedAt) - timeOf(startedAt) >= WELL_MS) return 0;
  return Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(restartCount - 1, 10));
}

/** A container that waits for those before it. */
export const waiting = (container: Container, before: ContainerStatus | undefined, reason: string, message?: string): ContainerStatus => ({
  name: container.name,
  image: container.image ?? '',
  imageID: before?.imageID ?? '',
  ...(before?.containerID === undefined ? {} : { containerID: before.containerID }),
  ready: false,
  started: false,
  restartCount: before?.restartCount ?? 0,
  lastState: before?.lastState ?? {},
  state: { waiting: { reason, ...(message === undefined ? {} : { message }) } },
});

function running(
  context: StepContext,
  container: Container,
  role: Role,
  stage: Stage,
  before: ContainerStatus | undefined,
  restartCount: number,
): ContainerStatus {
  const { pod, now } = context;
  const ended = before?.state.terminated ?? before?.lastState.terminated;
  const image = container.image ?? '';
  return {
    name: container.name,
    image,
    imageID: imageIdOf(image),
    containerID: containerId(pod, container.name, restartCount),
    ready: role !== 'init' && stage.ready === 0,
    started: true,
    restartCount,
    lastState: ended === undefined ? {} : { terminated: ended },
    state: { running: { startedAt: textOfTime(now) } },
  };
}

function terminated(
  before: ContainerStatus,
  role: Role,
  end: Omit<ContainerStateTerminated, 'startedAt' | 'finishedAt'>,
  now: number,
): ContainerStatus {
  const { containerID, state } = before;
  return {
    ...before,
    ready: role === 'init' && end.exitCode === 0,
    started: false,
    state: {
      terminated: {
        ...end,
        startedAt: state.running?.startedAt ?? null,
        finishedAt: textOfTime(now),
        ...(containerID === undefined ? {} : { containerID }),
      },
    },
  };
}

/** The exit code of what ended at the signal to do so. */
const TERMINATED = 143;

/** The container as it is when its pod stops it: services end well, and what was to run to its end did not. */
export function stopped(container: Container, before: ContainerStatus | undefined, policy: string, now: number): ContainerStatus {
  if (before?.state.terminated !== undefined) return before;
  const end = policy === 'Always' ? { exitCode: 0, reason: 'Completed' } : { exitCode: TERMINATED, reason: 'Error' };
  return terminated(before ?? waiting(container, undefined, 'ContainerCreating'), 'main', end, now);
}

/** A first run: the image is pulled, unless it cannot be. `begun`: when the container's turn came. */
function firstRun(
  context: StepContext,
  container: Container,
  role: Role,
  before: ContainerStatus | undefined,
  begun: number,
): ContainerStep {
  const { pod, stages, now } = context;
  const stage = stageOf(stages, { pod, container, restarts: 0 });
  const pulled = begun + stage.pull;
  const fault = stage.pullFault;
  const pullable = fault === undefined ? pulled : pulled + stage.pullFaultFor;
  if (now < pulled) return { status: waiting(container, before, 'ContainerCreating'), next: pulled };
  if (fault !== undefined && now < pullable) {
    const again = pulled + PULL_AGAIN_MS;
    const [reason, message] =
      now < again
        ? ['ErrImagePull', fault]
        : ['ImagePullBackOff', `Back-off pulling image ${JSON.stringify(container.image ?? '')}: ErrImagePull: ${fault}`];
    return { status: waiting(container, before, reason, message), next: now < again ? Math.min(again, pullable) : pullable };
  }
  const starts = pullable + stage.start;
  if (now < starts || before === undefined) return { status: waiting(container, before, 'ContainerCreating'), next: starts };
  return { status: running(context, container, role, stage, before, 0), next: now };
}

/** A run that has ended, where the container starts again. */
function nextRun(context: StepContext, container: Container, role: Role, before: ContainerStatus): ContainerStep {
  const { pod, stages, now } = context;
  const ended = before.state.terminated ?? before.lastState.terminated;
  const restartCount = before.restartCount + 1;
  const stage = stageOf(stages, { pod, container, restarts: restartCount });
  const pause = backoff(before);
  const due = timeOf(ended?.finishedAt) + pause;
  const starts = due + stage.start;
  if (now >= starts) return { status: running(context, container, role, stage, before, restartCount), next: now };
  if (now >= due) return { status: { ...waiting(container, before, 'ContainerCreating'), lastState: { terminated: ended } }, next: starts };
  const { name = '', namespace = '', uid = '' } = pod.metadata;
  const message = `back-off ${backoffText(pause)} restarting failed container=${container.name} pod=${name}_${namespace}(${uid})`;
  return { status: { ...waiting(container, before, 'CrashLoopBackOff', message), lastState: { terminated: ended } }, next: due };
}

/** As in 10s, 1m20s or 5m0s. */
function backoffText(ms: number): string {
  const seconds = ms / 1000;
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m${seconds % 60}s`;
}

function whileRunning(context: StepContext, container: Container, role: Role, before: ContainerStatus): ContainerStep {
  const { pod, stages, now } = context;
  const stage = stageOf(stages, { pod, container, restarts: before.restartCount });
  const startedAt = timeOf(before.state.running?.startedAt);
  const stays = role === 'beside' || (role === 'main' && pod.spec.restartPolicy === 'Always');
  const ends = startedAt + (stage.run ?? (stays ? NEVER : 0));
  if (now >= ends) {
    const { exitCode, message } = stage;
    const reason = stage.reason ?? (exitCode === 0 ? 'Completed' : 'Error');
    return { status: terminated(before, role, { exitCode, reason, ...(message === undefined ? {} : { message }) }, now), next: now };
  }
  const readyAt = role === 'init' ? NEVER : startedAt + stage.ready;
  const ready = now >= readyAt;
  return { status: ready === before.ready ? before : { ...before, ready }, next: ready ? ends : Math.min(ends, readyAt) };
}

/** What comes next of a container whose turn has come: one step at most, so that whoever watches sees each. */
export function containerStep(
  context: StepContext,
  container: Container,
  role: Role,
  before: ContainerStatus | undefined,
  begun: number,
): ContainerStep {
  if (before?.state.running !== undefined) return whileRunning(context, container, role, before);
  if (before !== undefined && isOver(before, role, context.pod.spec.restartPolicy)) return { status: before, next: NEVER };
  if (before !== undefined && (before.state.terminated ?? before.lastState.terminated) !== undefined)
    return nextRun(context, container, role, before);
  return firstRun(context, container, role, before, begun);
}
