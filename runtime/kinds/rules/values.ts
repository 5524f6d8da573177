/** The smallest rules, shared by all kinds: numbers within bounds, texts of a format, one of a few words. */

import { IMMUTABLE } from '../../model/definition/field-rules.js';
import { type FieldError, invalidValue, notSupported, outOfBounds, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { isObject, own, sameValue } from '../../model/json/json.js';
import { faultsOf } from '../../model/values/formats.js';
import { printedIntOrString } from '../../model/values/printed-values.js';
import type { WriteContext } from '../../resource/strategy.js';

type Maybe<T> = T | null | undefined;
/** A 64-bit integer: a bigint where a number would lose digits. */
type Integer = number | bigint;
/** What a field that takes a number or a text holds. */
type IntOrString = number | string;

/** Faults of a text by a named format. */
export function formatFaults(format: string, field: string, value: string): FieldError[] {
  const faults = faultsOf(format, value);
  return faults.length === 0 ? [] : faults.map((fault) => invalidValue(field, value, fault));
}

/** A text that must be there and have a format, or what is judged in its place. */
export const neededText = (format: string, field: string, value: string, judged = value): FieldError[] =>
  value === '' ? [required(field)] : faultsOf(format, judged).map((fault) => invalidValue(field, value, fault));

/** Refuses a domain of one segment; `shown` is what clients sent of it. */
export const singleSegmentFaults = (field: string, domain: string, shown = domain): FieldError[] =>
  domain.includes('.') ? [] : [invalidValue(field, shown, 'should be a domain with at least two segments separated by dots')];

/** Refuses an address where a name is wanted. */
export const addressAsNameFaults = (field: string, host: string): FieldError[] =>
  faultsOf('ip', host).length === 0 ? [invalidValue(field, host, 'must be a DNS name, not an IP address')] : [];

/** Refuses a value that is not the one that is stored. */
export const changedFaults = (field: string, value: unknown, old: unknown): FieldError[] =>
  sameValue(value, old) ? [] : [invalidValue(field, value, IMMUTABLE)];

/** The same for a field that may hold embedded objects, which must be written as the stored ones are. */
export const rewrittenFaults = (field: string, object: object, old: object, { same }: Pick<WriteContext, 'same'>): FieldError[] =>
  same(field, object, old) ? [] : [invalidValue(field, field.split('.').reduce(memberOf, object), IMMUTABLE)];

const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? own(value, name) : undefined);

export const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;

/** Refuses numbers outside of the bounds, which belong to the range; an absent one has no fault. */
export const rangeFaults = (field: string, value: Maybe<Integer>, min: number, max: number): FieldError[] =>
  isAbsent(value) || (value >= min && value <= max) ? [] : [outOfBounds(field, value, min, max)];

/** Refuses numbers below zero in the words of fields that count; an absent one has no fault. */
export const countFaults = (field: string, value: Maybe<Integer>): FieldError[] =>
  isAbsent(value) || value >= 0 ? [] : [invalidValue(field, value, 'must be a non-negative integer')];

/** The fault of a number or an amount that is not above zero. */
export const notPositive = (field: string, value: unknown): FieldError => invalidValue(field, value, 'must be greater than zero');

const MAX_PORT = 65535;

export const portNumberFaults = (field: string, value: Maybe<Integer>): FieldError[] => rangeFaults(field, value, 1, MAX_PORT);

/** Faults of a port, which is given by number or by name. */
export const portFaults = (field: string, value: Maybe<IntOrString>): FieldError[] =>
  typeof value === 'string' ? formatFaults('port-name', field, value) : portNumberFaults(field, value ?? 0);

/** Refuses texts that are not among the choices, an empty or absent one included. */
export const choiceFaults = (field: string, value: Maybe<string>, choices: readonly string[]): FieldError[] =>
  !isAbsent(value) && choices.includes(value) ? [] : [notSupported(field, value ?? '', choices)];

/** Refuses items of a list that are not among the choices, by the name of the list. */
export const eachChoiceFaults = (field: string, values: readonly string[], choices: readonly string[]): FieldError[] =>
  faultsOfEach(values, (value) => (choices.includes(value) ? [] : [notSupported(field, value, choices)]));

/** Few choices in a sentence: `'a' or 'b'`. */
export const quotedChoices = (choices: readonly string[]): string => choices.map((choice) => `'${choice}'`).join(' or ');

/** Indexes of the values that an earlier item of the list has, too. */
export function repeatsOf(values: readonly string[]): ReadonlySet<number> {
  const [seen, out] = [new Set<string>(), new Set<number>()];
  for (const [i, value] of values.entries()) {
    if (seen.has(value)) out.add(i);
    seen.add(value);
  }
  return out;
}

/** Refuses paths that do not begin at the root. */
export const absolutePathFaults = (field: string, path: string): FieldError[] =>
  path.startsWith('/') ? [] : [invalidValue(field, path, 'must be an absolute path')];

const PATH = "[A-Za-z0-9/\\-._~%!$&'()*+,;=:]+";
const PATH_FORM = new RegExp(`^${PATH}$`);

/** Faults of a path that begins with a domain, as names of controllers do. */
export function domainPathFaults(field: string, value: string): FieldError[] {
  if (value === '') return [required(field)];
  const slash = value.indexOf('/');
  const [domain, path] = [value.slice(0, slash), value.slice(slash + 1)];
  if (slash < 1 || path === '') return [invalidValue(field, value, 'must be a domain-prefixed path (such as "acme.io/foo")')];
  return [
    ...formatFaults('dns-subdomain', field, domain),
    ...(PATH_FORM.test(path) ? [] : [invalidValue(field, path, `Invalid path (regex used for validation is '${PATH}')`)]),
  ];
}

const PERCENT = /^\d+%$/;

/** Refuses shares above all of them. */
export const wholeShareFaults = (field: string, value: Maybe<IntOrString>): FieldError[] =>
  typeof value === 'string' && PERCENT.test(value) && Number(value.slice(0, -1)) > 100
    ? [invalidValue(field, printedIntOrString(value), 'must not be greater than 100%')]
    : [];

/** Whether a share is nothing at all, as a text is that is neither a percentage nor a number. */
export function isNoShare(value: Maybe<IntOrString>): boolean {
  if (typeof value !== 'string') return value === 0 || isAbsent(value);
  const number = PERCENT.test(value) ? value.slice(0, -1) : value;
  return !/^[+-]?\d+$/.test(number) || Number(number) === 0;
}

/** Refuses shares that are nothing at all. */
export const noShareFaults = (field: string, value: Maybe<IntOrString>): FieldError[] =>
  isNoShare(value) ? [invalidValue(field, printedIntOrString(value), 'cannot be 0')] : [];
