/** Rules of probes and lifecycle hooks: one way to act, and times that are no less than zero. */
import { type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { type Fields, fieldsOf, listOf, text } from '../shown.js';
import { choiceFaults, isAbsent, negativeFaults, portFaults } from './values.js';

const HEADER = /^[-A-Za-z0-9]+$/;

function httpFaults(at: string, action: Fields): FieldError[] {
  return [
    ...portFaults(`${at}.port`, action.port),
    ...choiceFaults(`${at}.scheme`, text(action.scheme), ['HTTP', 'HTTPS']),
    ...listOf(action.httpHeaders)
      .map((h) => text(h.name))
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

function commandFaults(at: string, action: Fields): FieldError[] {
  return Array.isArray(action.command) && action.command.length > 0 ? [] : [required(`${at}.command`)];
}

const ACTIONS: readonly (readonly [string, (at: string, action: Fields) => FieldError[]])[] = [
  ['exec', commandFaults],
  ['httpGet', httpFaults],
  ['tcpSocket', (at, action) => portFaults(`${at}.port`, action.port)],
];

/** Exactly one way to act. */
function handlerFaults(at: string, handler: Fields): FieldError[] {
  const out: FieldError[] = [];
  let seen = 0;
  for (const [name, rule] of ACTIONS) {
    if (isAbsent(handler[name])) continue;
    if (seen > 0) out.push(forbiddenField(`${at}.${name}`, 'may not specify more than 1 handler type'));
    else out.push(...rule(`${at}.${name}`, fieldsOf(handler[name])));
    seen += 1;
  }
  return seen === 0 ? [required(at, 'must specify a handler type')] : out;
}

const TIMES = ['initialDelaySeconds', 'timeoutSeconds', 'periodSeconds', 'successThreshold', 'failureThreshold'] as const;

/** Faults of a probe; an absent one has none. */
export function probeFaults(at: string, value: unknown): FieldError[] {
  if (isAbsent(value)) return [];
  const probe = fieldsOf(value);
  const grace = probe.terminationGracePeriodSeconds;
  return [
    ...handlerFaults(at, probe),
    ...TIMES.flatMap((name) => negativeFaults(`${at}.${name}`, probe[name])),
    ...(typeof grace === 'number' && grace <= 0
      ? [invalidValue(`${at}.terminationGracePeriodSeconds`, grace, 'must be greater than 0')]
      : []),
  ];
}

/** Probes whose first success decides. */
export const firstSuccessFaults = (at: string, value: unknown): FieldError[] =>
  isAbsent(value) || fieldsOf(value).successThreshold === 1
    ? []
    : [invalidValue(`${at}.successThreshold`, fieldsOf(value).successThreshold ?? 0, 'must be 1')];

export function lifecycleFaults(at: string, value: unknown): FieldError[] {
  const hooks = fieldsOf(value);
  return ['postStart', 'preStop'].flatMap((name) => (isAbsent(hooks[name]) ? [] : handlerFaults(`${at}.${name}`, fieldsOf(hooks[name]))));
}
