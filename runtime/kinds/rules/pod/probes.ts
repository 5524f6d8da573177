/** Rules of probes and lifecycle hooks: one way to act, and times that are no less than zero. */

import type {
  HTTPGetAction,
  Lifecycle,
  LifecycleHandler,
  PodSpec,
  Probe,
  ProbeHandler,
  SleepAction,
} from '../../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField, invalidValue, required } from '../../../model/errors.js';
import { type DeclaredFaults, shownAt } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import type { RuleContext } from '../../../resource/strategy.js';
import type { Enabled } from '../../../settings/feature-gates.js';
import { choiceFaults, isAbsent } from '../values.js';

/** Clients know the faults of headers by the field of the list. */
const httpFaults = (at: string, { httpHeaders = [] }: HTTPGetAction, declared: DeclaredFaults): FieldError[] => [
  ...declared.take(at, 'port', 'scheme'),
  ...faultsOfEach(httpHeaders, (_, i) => shownAt(declared, `${at}.httpHeaders[${i}].name`, `${at}.httpHeaders`).take(`${at}.httpHeaders`)),
];

/** Faults of a handler, which has exactly one way to act. */
function handlerFaults(
  at: string,
  { exec, httpGet, tcpSocket, grpc, sleep }: Partial<ProbeHandler & LifecycleHandler>,
  declared: DeclaredFaults,
  sleepFaults: (at: string, action: SleepAction) => readonly FieldError[] = () => [],
): FieldError[] {
  const out: FieldError[] = [];
  let seen = 0;
  const look = (name: string, faults: (at: string) => readonly FieldError[]): void => {
    if (seen === 0) out.push(...faults(`${at}.${name}`));
    else {
      declared.take(at, name);
      out.push(forbiddenField(`${at}.${name}`, 'may not specify more than 1 handler type'));
    }
    seen += 1;
  };
  if (!isAbsent(exec)) look('exec', (field) => declared.take(field));
  if (!isAbsent(httpGet)) look('httpGet', (field) => httpFaults(field, httpGet, declared));
  if (!isAbsent(tcpSocket)) look('tcpSocket', (field) => declared.take(field));
  if (!isAbsent(grpc)) look('grpc', (field) => declared.take(field));
  if (!isAbsent(sleep)) look('sleep', (field) => sleepFaults(field, sleep));
  return seen === 0 ? [required(at, 'must specify a handler type')] : out;
}

/** Faults of a probe; an absent one has none. */
export function probeFaults(at: string, probe: Probe | undefined, { declared, enabled }: RuleContext): FieldError[] {
  if (isAbsent(probe)) return [];
  const { terminationGracePeriodSeconds: grace } = probe;
  const short = enabled('PositiveProbeGrace') && !isAbsent(grace) && grace <= 0;
  return [
    ...handlerFaults(at, probe, declared),
    ...declared.take(at),
    ...(short ? [invalidValue(`${at}.terminationGracePeriodSeconds`, grace, 'must be greater than 0')] : []),
  ];
}

/** Faults of a probe that only tells whether a container is ready, and so ends none; an absent one has none. */
export const readinessFaults = (at: string, probe: Probe | undefined, context: RuleContext): FieldError[] => [
  ...probeFaults(at, probe, context),
  ...(isAbsent(probe?.terminationGracePeriodSeconds)
    ? []
    : [invalidValue(`${at}.terminationGracePeriodSeconds`, probe.terminationGracePeriodSeconds, 'must not be set for readinessProbes')]),
];

/** Faults of a probe of which one success must be enough; an absent one has none. */
export const firstSuccessFaults = (at: string, probe: Probe | undefined): FieldError[] =>
  isAbsent(probe) || probe.successThreshold === 1 ? [] : [invalidValue(`${at}.successThreshold`, probe.successThreshold, 'must be 1')];

/** A pause that leaves time before the pod is killed. */
function sleepFaults(
  at: string,
  { seconds }: SleepAction,
  { terminationGracePeriodSeconds: grace }: PodSpec,
  enabled: Enabled,
): FieldError[] {
  const fromZero = enabled('PodLifecycleSleepActionAllowZero');
  if (isAbsent(grace) || (seconds >= (fromZero ? 0 : 1) && seconds <= grace)) return [];
  const least = fromZero ? 'non-negative' : 'greater than 0';
  return [invalidValue(at, seconds, `must be ${least} and less than terminationGracePeriodSeconds (${grace})`)];
}

const WINDOWS_SIGNALS = ['SIGKILL', 'SIGTERM'];

function stopSignalFaults(at: string, signal: string, { os }: PodSpec): FieldError[] {
  if (isAbsent(os)) return [forbiddenField(at, 'may not be set for containers with empty `spec.os.name`')];
  return os.name === 'windows' ? choiceFaults(at, signal, WINDOWS_SIGNALS) : [];
}

/** Faults of what is done when a container starts and stops. */
export function lifecycleFaults(
  at: string,
  lifecycle: Lifecycle | undefined,
  spec: PodSpec,
  { declared, enabled }: RuleContext,
): FieldError[] {
  if (isAbsent(lifecycle)) return [];
  const { postStart, preStop, stopSignal } = lifecycle;
  const sleeping = (field: string, action: SleepAction): FieldError[] => sleepFaults(field, action, spec, enabled);
  return [
    ...(isAbsent(postStart) ? [] : handlerFaults(`${at}.postStart`, postStart, declared, sleeping)),
    ...(isAbsent(preStop) ? [] : handlerFaults(`${at}.preStop`, preStop, declared, sleeping)),
    ...(isAbsent(stopSignal) ? [] : stopSignalFaults(`${at}.stopSignal`, stopSignal, spec)),
  ];
}
