/** The names of a custom resource: those that a definition asks for, and those that were accepted. */

import type { CustomResourceDefinitionNames } from '../../../generated/apiextensions/v1beta1/types.js';
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import { MIXED_CASE } from '../rules/values.js';

/** All faults of a text by a format, as one. */
function joined(format: string, at: string, value: string, tested = value, before = ''): FieldError[] {
  const faults = faultsOf(format, tested);
  return faults.length === 0 ? [] : [invalidValue(at, value, `${before}${faults.join(',')}`)];
}

export const labelled = (at: string, value: string): FieldError[] => joined('dns-1035-label', at, value);

const optionalLabel = (at: string, value: string): FieldError[] => (value === '' ? [] : labelled(at, value));
const optionalKind = (at: string, value: string): FieldError[] =>
  value === '' ? [] : joined('dns-1035-label', at, value, value.toLowerCase(), MIXED_CASE);

/** Faults of the forms of names; an empty name has none. */
export const nameFormFaults = (
  at: string,
  { plural, singular = '', kind, listKind = '', shortNames = [], categories = [] }: CustomResourceDefinitionNames,
): FieldError[] => [
  ...optionalLabel(`${at}.plural`, plural),
  ...optionalLabel(`${at}.singular`, singular),
  ...optionalKind(`${at}.kind`, kind),
  ...optionalKind(`${at}.listKind`, listKind),
  ...faultsOfEach(shortNames, (name, i) => labelled(`${at}.shortNames[${i}]`, name)),
  ...(kind !== '' && kind === listKind ? [invalidValue(`${at}.listKind`, listKind, 'kind and listKind may not be the same')] : []),
  ...faultsOfEach(categories, (category, i) => labelled(`${at}.categories[${i}]`, category)),
];

const NEEDED = ['plural', 'singular', 'kind', 'listKind'] as const;

/** Faults of the names that a definition asks for. */
export const nameFaults = (at: string, names: CustomResourceDefinitionNames): FieldError[] => [
  ...NEEDED.filter((name) => !names[name]).map((name) => required(`${at}.${name}`)),
  ...nameFormFaults(at, names),
];

export function groupFaults(at: string, group: string): FieldError[] {
  if (group === '') return [];
  const faults = joined('dns-subdomain', at, group);
  if (faults.length > 0 || group.includes('.')) return faults;
  return [invalidValue(at, group, 'should be a domain with at least one dot')];
}
