/** Errors of roles that bindings refer to and that are not there. */
import { notFoundText } from './binding.js';
import type { RoleGrants } from './subject-grants.js';

/** Errors that are told at most. */
const MAX_ERRORS = 50;

/** Several errors as one text: one as it is, more in brackets, each once. */
export function errorText(errors: readonly string[]): string {
  const [only = '', ...others] = new Set(errors);
  return others.length === 0 ? only : `[${[only, ...others].join(', ')}]`;
}

/** The errors of the first roles that are missed, each once. */
export function danglingErrors(held: Iterable<RoleGrants>, group: string): string[] {
  const errors = new Set<string>();
  for (const { role, first } of held) {
    if (role.rules !== undefined) continue;
    if (errors.size === MAX_ERRORS) return [...errors, 'and more'];
    errors.add(notFoundText(first.binding, group));
  }
  return [...errors];
}

export const danglingText = (held: Iterable<RoleGrants>, group: string): string => errorText(danglingErrors(held, group));
