/** Rules of probes and lifecycle hooks: one way to act, and times that are no less than zero. */

import type { ExecAction, Handler, HTTPGetAction, Lifecycle, Probe } from '../../../../generated/core/v1/types.js';
import * as allowed from '../../../../generated/core/v1/values.js';
import { type FieldError, forbiddenField, invalidValue, required } from '../../../model/errors.js';
import { choiceFaults, isAbsent, negativeFaults, portFaults } from '../values.js';

const HEADER = /^[-A-Za-z0-9]+$/;

function httpFaults(at: string, action: HTTPGetAction): FieldError[] {
  return [
    ...portFaults(`${at}.port`, action.port),
    ...choiceFaults(`${at}.scheme`, action.scheme, allowed.HTTPGetAction.scheme),
    ...(action.httpHeaders ?? [])
      .map((h) => h.name)
      .filter((name) => !HEADER.test(name))
      .map((name) =>
        invalidValue(
          `${at}.httpHeaders`,
          name,
          "a valid HTTP header must consist of alphanumeric characters or '-' (e.g. 'X-Header-Name', regex used for validation is '[-A-Za-z0-9]+')",
        ),
      ),
  ];
}

const commandFaults = (at: string, { command = [] }: ExecAction): FieldError[] => (command.length > 0 ? [] : [required(`${at}.command`)]);

/** Faults of a handler, which has exactly one way to act. */
function handlerFaults(at: string, { exec, httpGet, tcpSocket }: Handler): FieldError[] {
  const out: FieldError[] = [];
  let seen = 0;
  const look = (name: string, faults: (at: string) => FieldError[]): void => {
    if (seen > 0) out.push(forbiddenField(`${at}.${name}`, 'may not specify more than 1 handler type'));
    else out.push(...faults(`${at}.${name}`));
    seen += 1;
  };
  if (!isAbsent(exec)) look('exec', (field) => commandFaults(field, exec));
  if (!isAbsent(httpGet)) look('httpGet', (field) => httpFaults(field, httpGet));
  if (!isAbsent(tcpSocket)) look('tcpSocket', (field) => portFaults(`${field}.port`, tcpSocket.port));
  return seen === 0 ? [required(at, 'must specify a handler type')] : out;
}

const TIMES = ['initialDelaySeconds', 'timeoutSeconds', 'periodSeconds', 'successThreshold', 'failureThreshold'] as const;

/** Faults of a probe; an absent one has none. */
export function probeFaults(at: string, probe: Probe | undefined): FieldError[] {
  if (isAbsent(probe)) return [];
  const grace = probe.terminationGracePeriodSeconds;
  return [
    ...handlerFaults(at, probe),
    ...TIMES.flatMap((name) => negativeFaults(`${at}.${name}`, probe[name])),
    ...(!isAbsent(grace) && grace <= 0 ? [invalidValue(`${at}.terminationGracePeriodSeconds`, grace, 'must be greater than 0')] : []),
  ];
}

/** Faults of a probe that only tells whether a container is ready, and so ends none; an absent one has none. */
export const readinessFaults = (at: string, probe: Probe | undefined): FieldError[] => [
  ...probeFaults(at, probe),
  ...(isAbsent(probe?.terminationGracePeriodSeconds)
    ? []
    : [invalidValue(`${at}.terminationGracePeriodSeconds`, probe.terminationGracePeriodSeconds, 'must not be set for readinessProbes')]),
];

/** Faults of a probe of which one success must be enough; an absent one has none. */
export const firstSuccessFaults = (at: string, probe: Probe | undefined): FieldError[] =>
  isAbsent(probe) || probe.successThreshold === 1 ? [] : [invalidValue(`${at}.successThreshold`, probe.successThreshold, 'must be 1')];

export const lifecycleFaults = (at: string, { postStart, preStop }: Lifecycle = {}): FieldError[] => [
  ...(isAbsent(postStart) ? [] : handlerFaults(`${at}.postStart`, postStart)),
  ...(isAbsent(preStop) ? [] : handlerFaults(`${at}.preStop`, preStop)),
];
