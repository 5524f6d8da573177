/** A pod's way on its node: its containers in their order, its phase, and what its conditions tell. */
import type { Container, ContainerStatus, Pod, PodStatus } from '../../../../generated/core/v1/types.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import { holds, type Told, withConditions } from './conditions.js';
import { containerStep, isOver, type Role, roleOf, type StepContext, stopped, textOfTime, timeOf, waiting } from './container-step.js';

/** What a pod gets from its node. */
export interface Place {
  readonly hostIP: string;
  readonly podIP: string;
}

interface PodStep {
  readonly status: PodStatus;
  /** When there is more to do, in Unix milliseconds; infinity where there is nothing. */
  readonly next: number;
}

interface Member {
  readonly container: Container;
  readonly role: Role;
  readonly status: ContainerStatus;
}

const NEVER = Number.POSITIVE_INFINITY;

export const isTerminal = ({ phase }: PodStatus): boolean => phase === 'Succeeded' || phase === 'Failed';

/** Whether those after it may start. */
const letsOthersStart = ({ role, status }: Member): boolean =>
  role === 'beside' ? status.started === true : status.state.terminated?.exitCode === 0;

/** When it let others start. */
const since = ({ status: { state } }: Member): number => timeOf(state.terminated?.finishedAt ?? state.running?.startedAt);

/** Whether a container's turn has come. One that stays beside the others may fail later, which holds none of them back. */
const hasBegun = (status: ContainerStatus | undefined): boolean =>
  status !== undefined && status.state.waiting?.reason !== 'PodInitializing';

interface Walk {
  readonly members: readonly Member[];
  readonly next: number;
}

/** Each container's next step. Those that prepare the pod have theirs one after another, and the others after them. */
function walk(context: StepContext): Walk {
  const { spec, status } = context.pod;
  const known = new Map([...(status.initContainerStatuses ?? []), ...(status.containerStatuses ?? [])].map((each) => [each.name, each]));
  const members: Member[] = [];
  let next = NEVER;
  let open = true;
  let begun = timeOf(status.startTime) || context.now;
  const add = (container: Container, role: Role, turn: boolean): Member => {
    const before = known.get(container.name);
    const step = turn
      ? containerStep(context, container, role, before, begun)
      : { status: before ?? waiting(container, before, 'PodInitializing'), next: NEVER };
    next = Math.min(next, step.next);
    const member = { container, role, status: step.status };
    members.push(member);
    return member;
  };
  for (const container of spec.initContainers ?? []) {
    const member = add(container, roleOf(container, true), open || hasBegun(known.get(container.name)));
    open &&= letsOthersStart(member);
    if (open) begun = Math.max(begun, since(member));
  }
  for (const container of spec.containers ?? []) add(container, 'main', open || hasBegun(known.get(container.name)));
  return { members, next };
}

const mainOf = (members: readonly Member[]): readonly Member[] => members.filter(({ role }) => role === 'main');

function phaseOf(members: readonly Member[], policy: string): string {
  const failed = members.some(
    ({ role, status }) => role === 'init' && isOver(status, role, policy) && status.state.terminated?.exitCode !== 0,
  );
  if (failed) return 'Failed';
  const main = mainOf(members);
  if (main.some(({ status: { state, lastState } }) => state.waiting !== undefined && lastState.terminated === undefined)) return 'Pending';
  if (!main.every(({ status, role }) => isOver(status, role, policy))) return 'Running';
  return main.every(({ status }) => status.state.terminated?.exitCode === 0) ? 'Succeeded' : 'Failed';
}

const namesOf = (members: readonly Member[]): string => `[${members.map(({ container }) => container.name).join(' ')}]`;

/** What the conditions are to tell. */
function told({ spec, status }: Readonly<Pod>, members: readonly Member[], phase: string): Told[] {
  const ended = phase === 'Succeeded' ? 'PodCompleted' : phase === 'Failed' ? 'PodFailed' : undefined;
  const begun = mainOf(members).some((member) => hasBegun(member.status));
  const before = begun ? [] : members.filter((member) => member.role !== 'main' && !letsOthersStart(member));
  const initialized: Told =
    before.length === 0 || phase === 'Succeeded'
      ? { type: 'Initialized', holds: true, ...(phase === 'Succeeded' ? { reason: 'PodCompleted' } : {}) }
      : {
          type: 'Initialized',
          holds: false,
          reason: ended ?? 'ContainersNotInitialized',
          message: `containers with incomplete status: ${namesOf(before)}`,
        };
  const unready = members.filter(({ role, status: { ready } }) => role !== 'init' && !ready);
  const containers =
    ended !== undefined
      ? { holds: false, reason: ended }
      : unready.length > 0
        ? { holds: false, reason: 'ContainersNotReady', message: `containers with unready status: ${namesOf(unready)}` }
        : { holds: true };
  const gates = (spec.readinessGates ?? []).filter(({ conditionType }) => !holds(status.conditions, conditionType));
  const ready =
    containers.holds && gates.length > 0
      ? {
          holds: false,
          reason: 'ReadinessGatesNotReady',
          message: gates
            .map(
              ({ conditionType }) =>
                `corresponding condition of pod readiness gate ${JSON.stringify(conditionType)} does not exist or is not "True".`,
            )
            .join(', '),
        }
      : containers;
  return [initialized, { type: 'Ready', ...ready }, { type: 'ContainersReady', ...containers }];
}

const podIps = (ip: string): Pick<PodStatus, 'podIP' | 'podIPs'> => ({ podIP: ip, podIPs: [{ ip }] });

/** The status that these members make. */
function statusOf(context: StepContext, place: Place, members: readonly Member[], phase: string, enabled: Enabled): PodStatus {
  const { pod, now } = context;
  const { status: before } = pod;
  const ready = members.some(({ status }) => status.state.waiting === undefined);
  const sandbox: Told[] = enabled('PodReadyToStartContainersCondition')
    ? [
        {
          type: 'PodReadyToStartContainers',
          holds: phase !== 'Succeeded' && phase !== 'Failed' && (ready || before.startTime !== undefined),
        },
      ]
    : [];
  const generation = enabled('PodObservedGenerationTracking') ? pod.metadata.generation : undefined;
  const prepares = members.filter(({ role }) => role !== 'main');
  const scheduled: Told[] = holds(before.conditions, 'PodScheduled') ? [] : [{ type: 'PodScheduled', holds: true }];
  return {
    ...before,
    phase,
    ...(generation === undefined ? {} : { observedGeneration: generation }),
    conditions: withConditions(before.conditions ?? [], [...sandbox, ...told(pod, members, phase), ...scheduled], now, generation),
    hostIP: place.hostIP,
    hostIPs: [{ ip: place.hostIP }],
    ...(before.startTime === undefined ? {} : podIps(before.podIP ?? place.podIP)),
    startTime: before.startTime ?? textOfTime(now),
    ...(prepares.length === 0 ? {} : { initContainerStatuses: prepares.map(({ status }) => status) }),
    containerStatuses: mainOf(members).map(({ status }) => status),
  };
}

/** Members of a pod that has ended: those beside the others end with them. */
const ended = (members: readonly Member[], now: number): Member[] =>
  members.map((member) =>
    member.role === 'beside' ? { ...member, status: stopped(member.container, member.status, 'Always', now) } : member,
  );

/** Milliseconds of the pod's life, by its own limit. */
function deadlineOf({ spec, status }: Readonly<Pod>): number {
  const { activeDeadlineSeconds: seconds } = spec;
  return seconds === undefined || status.startTime === undefined ? NEVER : timeOf(status.startTime) + Number(seconds) * 1000;
}

/** What comes next of a pod that is on a node. */
export function podStep(context: StepContext, place: Place, enabled: Enabled): PodStep {
  const { pod, now } = context;
  if (isTerminal(pod.status)) return { status: pod.status, next: NEVER };
  const deadline = deadlineOf(pod);
  if (now >= deadline) {
    const status = stoppedStatus(context, place, enabled, 'Failed');
    return {
      status: { ...status, reason: 'DeadlineExceeded', message: 'Pod was active on the node longer than the specified deadline' },
      next: NEVER,
    };
  }
  const { members, next } = walk(context);
  const phase = phaseOf(members, pod.spec.restartPolicy);
  const final = phase === 'Succeeded' || phase === 'Failed';
  return {
    status: statusOf(context, place, final ? ended(members, now) : members, phase, enabled),
    next: final ? NEVER : Math.min(next, deadline),
  };
}

/** The status of a pod whose containers are stopped from outside. A deletion leaves the phase to how they ended. */
export function stoppedStatus(context: StepContext, place: Place, enabled: Enabled, phase?: string): PodStatus {
  const { now, pod } = context;
  const members = walk(context).members.map((member) => ({
    ...member,
    status: stopped(member.container, member.status, pod.spec.restartPolicy, now),
  }));
  const own = mainOf(members).every(({ status }) => status.state.terminated?.exitCode === 0) ? 'Succeeded' : 'Failed';
  return statusOf({ ...context, pod }, place, members, phase ?? own, enabled);
}
