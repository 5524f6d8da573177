/**
 * Rules of a field that look beyond its own value: at its siblings, at all items of a list, at the value stored before.
 * The catalogue declares them (`nonEmpty`, `nonBlank`, `requiredIf`, `forbiddenIf`, `unique`, `immutable`), the generated schemas carry them.
 */

import { duplicate, type FieldError, forbiddenField, invalidValue, required } from '../errors.js';
import { sameValue } from '../json/json.js';
import type { FieldPath } from './field-path.js';

/** What a sibling must hold for a condition to be met: one of the values, or none of them. Null stands for an absent value. */
export interface Held {
  readonly values: readonly (string | number | boolean | null)[];
  readonly not?: true;
}

type Condition = Readonly<Record<string, Held>>;

export interface FieldRules {
  /** The field must be present and not empty. */
  readonly needed?: true;
  /** The field must be present and hold more than white space. */
  readonly unblank?: true;
  /** The field must be present. */
  readonly present?: true;
  /** What an absent field is validated as: an empty text, or an empty struct. */
  readonly held?: 'text' | 'struct';
  /** An absent field is both told of as missing, and validated as what it is held as. */
  readonly besides?: true;
  readonly requiredIf?: Condition;
  readonly forbiddenIf?: Condition;
  /** Items differ: as a whole, in the field of this name, or in one of the fields that are together their key. */
  readonly unique?: true | string | readonly string[];
  /** Never changes once the object is stored. */
  readonly immutable?: true;
}

/** Explanations that errors add, by the name of the rule. */
export type Because = Readonly<Partial<Record<string, string>>>;

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is absent, an empty text or an empty list. An empty struct counts as a value. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const meets = (value: unknown, { values, not }: Held): boolean =>
  values.some((v) => (v === null ? isNothing(value) : v === value)) !== (not === true);

/** Whether all siblings hold what the condition asks. */
const holds = (condition: Condition, siblings: Fields): boolean =>
  Object.entries(condition).every(([name, held]) => meets(siblings[name], held));

/**
 * A function that is called with each item of a list in order, and reports an item that equals an earlier one, as a whole, in
 * the field `key`, or in all fields that `key` names.
 */
export function repeatFinder(key: true | string | readonly string[], path: string): (item: unknown, index: number) => FieldError[] {
  const seen = new Set<string>();
  return (item, index) => {
    const value = distinguished(item, key);
    const print =
      typeof value === 'string' ? `'${value}` : (JSON.stringify(value, (_, v: unknown) => (typeof v === 'bigint' ? `${v}n` : v)) ?? '');
    if (seen.has(print)) return [duplicate(typeof key === 'string' ? `${path}[${index}].${key}` : `${path}[${index}]`, value)];
    seen.add(print);
    return [];
  };
}

/** The part of an item that no other may have. */
function distinguished(item: unknown, key: true | string | readonly string[]): unknown {
  if (key === true) return item;
  const fields = (item ?? {}) as Fields;
  return typeof key === 'string' ? (fields[key] ?? '') : Object.fromEntries(key.map((name) => [name, fields[name] ?? null]));
}

/** The fault of a field that must be present and is not, or must be absent and is not. */
export function presenceFault(
  rules: FieldRules,
  because: Because,
  value: unknown,
  siblings: Fields,
  path: FieldPath,
): FieldError | undefined {
  const missing = isNothing(value);
  if (missing && rules.needed) return required(path.text, because.nonEmpty);
  if (rules.unblank && (missing || isBlank(value))) return required(path.text, because.nonBlank);
  if (rules.present && (value === undefined || value === null)) return required(path.text);
  if (missing && rules.requiredIf !== undefined && holds(rules.requiredIf, siblings)) return required(path.text, because.requiredIf);
  if (!missing && rules.forbiddenIf !== undefined && holds(rules.forbiddenIf, siblings))
    return forbiddenField(path.text, because.forbiddenIf ?? 'may not be set here');
  return undefined;
}

/** What clients are told of a value that never changes. */
export const IMMUTABLE = 'field is immutable';

/** The fault of an immutable value that is not what was stored; `old` is undefined where nothing was stored. */
export const changeFaults = (because: Because, value: unknown, old: { readonly value: unknown } | undefined, path: string): FieldError[] =>
  old === undefined || (isNothing(value) && isNothing(old.value)) || sameValue(value, old.value)
    ? []
    : [invalidValue(path, value ?? '', because.immutable ?? IMMUTABLE)];

/** A rule of a whole value, whose expression is compiled ahead of time. */
export interface ValueRule {
  /** The fields that lead to the value which faults are about; none for the value that the rule is of. */
  readonly path: readonly string[];
  readonly reason: 'FieldValueInvalid' | 'FieldValueForbidden' | 'FieldValueRequired' | 'FieldValueDuplicate';
  readonly message: string;
  /** What faults show of a value that is absent: the zero of its type, as clients know it. */
  readonly absent?: string | number | boolean;
  /** Whether the rule compares with what was stored, and so is held on updates alone. */
  readonly isTransition: boolean;
  /** The fault of a value; undefined if it satisfies the rule. */
  faultOf(self: unknown, oldSelf: unknown): string | undefined;
}
