/** The names of a custom resource: those that a definition asks for, and those that were accepted. */

import type { CustomResourceDefinitionNames } from '../../../generated/apiextensions/v1beta1/types.js';
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOf } from '../../model/values/formats.js';

/** What stands before the faults of a name whose letters may be large, which was judged in small ones. */
export const MIXED_CASE = 'may have mixed case, but should otherwise match: ';

/** All faults of a text by a format, as one; an empty text has none. */
export function formedFaults(format: string, at: string, value: string, before = ''): FieldError[] {
  const faults = value === '' ? [] : faultsOf(format, value);
  return faults.length === 0 ? [] : [invalidValue(at, value, `${before}${faults.join(',')}`)];
}

/** Faults of the forms of names; an empty name has none. */
export const nameFormFaults = (
  at: string,
  { plural, kind, listKind = '' }: CustomResourceDefinitionNames,
  declared: DeclaredFaults,
): FieldError[] => [
  ...formedFaults('dns-1035-label', `${at}.plural`, plural),
  ...declared.take(at, 'singular'),
  ...formedFaults('dns-1035-label-any-case', `${at}.kind`, kind, MIXED_CASE),
  ...declared.take(at, 'listKind', 'shortNames'),
  ...(kind !== '' && kind === listKind ? [invalidValue(`${at}.listKind`, listKind, 'kind and listKind may not be the same')] : []),
  ...declared.take(at, 'categories'),
];

const NEEDED = ['plural', 'singular', 'kind', 'listKind'] as const;

/** Faults of the names that a definition asks for. */
export const nameFaults = (at: string, names: CustomResourceDefinitionNames, declared: DeclaredFaults): FieldError[] => [
  ...NEEDED.filter((name) => !names[name]).map((name) => required(`${at}.${name}`)),
  ...nameFormFaults(at, names, declared),
];
