/** The smallest rules, shared by all kinds: numbers in bounds, texts of a format, one of a few words. */
import { type FieldError, invalidValue, notSupported, required } from '../../model/errors.js';
import { faultsOf } from '../../model/formats.js';
import { printedIntOrString } from '../../model/printed-values.js';

/** Faults of a text by a named format. */
export function formatFaults(format: string, field: string, value: string): FieldError[] {
  const faults = faultsOf(format, value);
  return faults.length === 0 ? [] : faults.map((fault) => invalidValue(field, value, fault));
}

/** A text that must be there and have a format. */
export const neededText = (format: string, field: string, value: string): FieldError[] =>
  value === '' ? [required(field)] : formatFaults(format, field, value);

export const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** Absent passes; below zero does not. */
export const negativeFaults = (field: string, value: unknown): FieldError[] =>
  typeof value === 'number' && value < 0 ? [invalidValue(field, value, 'must be greater than or equal to 0')] : [];

/** Absent passes; outside of the bounds does not. */
export const rangeFaults = (field: string, value: unknown, min: number, max: number): FieldError[] =>
  isAbsent(value) || (typeof value === 'number' && value >= min && value <= max)
    ? []
    : [invalidValue(field, value, `must be between ${min} and ${max}, inclusive`)];

const MAX_PORT = 65535;

export const portNumberFaults = (field: string, value: unknown): FieldError[] => rangeFaults(field, value, 1, MAX_PORT);

/** A port by number or by name. */
export const portFaults = (field: string, value: unknown): FieldError[] =>
  typeof value === 'string' ? formatFaults('port-name', field, value) : portNumberFaults(field, typeof value === 'number' ? value : 0);

/** One of a few words; an empty one counts as any other word that is not among them. */
export const choiceFaults = (field: string, value: unknown, choices: readonly string[]): FieldError[] =>
  typeof value === 'string' && choices.includes(value) ? [] : [notSupported(field, value ?? '', choices)];

/** One of a few words, which must be there. */
export const neededChoice = (field: string, value: unknown, choices: readonly string[]): FieldError[] =>
  isAbsent(value) || value === '' ? [required(field)] : choiceFaults(field, value, choices);

export const PROTOCOLS: readonly string[] = ['SCTP', 'TCP', 'UDP'];

/** The texts of a list; none where there is no list. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((v) => (typeof v === 'string' ? v : '')) : [];

/** Places of values that stand in the list before. */
export function repeatsOf(values: readonly string[]): ReadonlySet<number> {
  const [seen, out] = [new Set<string>(), new Set<number>()];
  for (const [i, value] of values.entries()) {
    if (seen.has(value)) out.add(i);
    seen.add(value);
  }
  return out;
}

/** Where a path leaves the folder it is meant for. */
export function descendingPathFaults(field: string, path: string): FieldError[] {
  return [...(path.startsWith('/') ? [invalidValue(field, path, 'must be a relative path')] : []), ...backstepFaults(field, path)];
}

export const backstepFaults = (field: string, path: string): FieldError[] =>
  path.split('/').includes('..') ? [invalidValue(field, path, "must not contain '..'")] : [];

/** A path below a volume's root: relative, without steps back, and not one of the volume's own names. */
export const volumePathFaults = (field: string, path: string): FieldError[] => [
  ...descendingPathFaults(field, path),
  ...(path.startsWith('..') && !path.startsWith('../') ? [invalidValue(field, path, "must not start with '..'")] : []),
];

const PERCENT = /^\d+%$/;

/** A number, or a share in percent. */
export function shareFaults(field: string, value: unknown): FieldError[] {
  if (typeof value === 'number') return negativeFaults(field, value);
  if (typeof value !== 'string' || PERCENT.test(value)) return [];
  return [
    invalidValue(
      field,
      printedIntOrString(value),
      "a valid percent string must be a numeric string followed by an ending '%' (e.g. '1%',  or '93%', regex used for validation is '[0-9]+%')",
    ),
  ];
}

/** Not more than all of them. */
export const wholeShareFaults = (field: string, value: unknown): FieldError[] =>
  typeof value === 'string' && PERCENT.test(value) && Number(value.slice(0, -1)) > 100
    ? [invalidValue(field, printedIntOrString(value), 'must not be greater than 100%')]
    : [];

/** Whether a share is nothing at all. */
export const isNoShare = (value: unknown): boolean =>
  value === 0 || value === undefined || (typeof value === 'string' && PERCENT.test(value) && Number(value.slice(0, -1)) === 0);
