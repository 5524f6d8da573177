/** Rules of probes and lifecycle hooks: one way to act, and times that are no less than zero. */

import type { Handler, HTTPGetAction, Lifecycle, Probe } from '../../../../generated/core/v1/types.js';
import { type FieldError, forbiddenField, invalidValue, required } from '../../../model/errors.js';
import type { DeclaredFaults } from '../../../model/faults/declared-faults.js';
import { isAbsent, portFaults } from '../values.js';

const HEADER = /^[-A-Za-z0-9]+$/;

function httpFaults(at: string, action: HTTPGetAction, declared: DeclaredFaults): FieldError[] {
  return [
    ...portFaults(`${at}.port`, action.port),
    ...declared.take(at, 'scheme'),
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

/** Faults of a handler, which has exactly one way to act. */
function handlerFaults(at: string, { exec, httpGet, tcpSocket }: Handler, declared: DeclaredFaults): FieldError[] {
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
  if (!isAbsent(tcpSocket)) look('tcpSocket', (field) => portFaults(`${field}.port`, tcpSocket.port));
  return seen === 0 ? [required(at, 'must specify a handler type')] : out;
}

/** Faults of a probe; an absent one has none. */
export const probeFaults = (at: string, probe: Probe | undefined, declared: DeclaredFaults): FieldError[] =>
  isAbsent(probe) ? [] : [...handlerFaults(at, probe, declared), ...declared.take(at)];

/** Faults of a probe that only tells whether a container is ready, and so ends none; an absent one has none. */
export const readinessFaults = (at: string, probe: Probe | undefined, declared: DeclaredFaults): FieldError[] => [
  ...probeFaults(at, probe, declared),
  ...(isAbsent(probe?.terminationGracePeriodSeconds)
    ? []
    : [invalidValue(`${at}.terminationGracePeriodSeconds`, probe.terminationGracePeriodSeconds, 'must not be set for readinessProbes')]),
];

/** Faults of a probe of which one success must be enough; an absent one has none. */
export const firstSuccessFaults = (at: string, probe: Probe | undefined): FieldError[] =>
  isAbsent(probe) || probe.successThreshold === 1 ? [] : [invalidValue(`${at}.successThreshold`, probe.successThreshold, 'must be 1')];

export const lifecycleFaults = (at: string, { postStart, preStop }: Lifecycle | undefined = {}, declared: DeclaredFaults): FieldError[] => [
  ...(isAbsent(postStart) ? [] : handlerFaults(`${at}.postStart`, postStart, declared)),
  ...(isAbsent(preStop) ? [] : handlerFaults(`${at}.preStop`, preStop, declared)),
];
