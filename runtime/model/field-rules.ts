/**
 * Rules of a field that look beyond its own value: at its siblings, at all items of a list, at the value stored before.
 * The catalogue declares them (`nonEmpty`, `requiredIf`, `forbiddenIf`, `unique`, `immutable`), the generated schemas carry them.
 */
import { duplicate, type FieldError, forbiddenField, invalidValue, required } from './errors.js';
import { sameValue } from './same.js';

/** What a sibling holds for a condition to be met: one of the values, or none of them; null stands for nothing. */
export interface Held {
  readonly values: readonly (string | number | boolean | null)[];
  readonly not?: true;
}

export type Condition = Readonly<Record<string, Held>>;

export interface FieldRules {
  /** Must be there and hold something. */
  readonly needed?: true;
  /** What it counts as where it is absent: an empty text, held to the field's words and form, or an empty struct, held to its rules. */
  readonly held?: 'text' | 'struct';
  readonly requiredIf?: Condition;
  readonly forbiddenIf?: Condition;
  /** Items differ: as a whole, or in the field of this name. */
  readonly unique?: true | string;
  /** Never changes once the object is stored. */
  readonly immutable?: true;
}

/** Words that errors add, by rule. */
export type Because = Readonly<Partial<Record<string, string>>>;

type Fields = Readonly<Record<string, unknown>>;

/** Nothing at all: absent, an empty text or an empty list. An empty struct is something. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const meets = (value: unknown, { values, not }: Held): boolean =>
  values.some((v) => (v === null ? isNothing(value) : v === value)) !== (not === true);

/** Whether all siblings hold what the condition asks. */
export const holds = (condition: Condition, siblings: Fields): boolean =>
  Object.entries(condition).every(([name, held]) => meets(siblings[name], held));

function repeated(items: readonly unknown[], key: true | string, path: string): FieldError[] {
  const faults: FieldError[] = [];
  const seen = new Set<string>();
  items.forEach((item, i) => {
    const inner = key === true ? item : typeof item === 'object' && item !== null ? (item as Fields)[key] : undefined;
    const value = inner ?? (key === true ? null : '');
    const print = JSON.stringify(value, (_, v: unknown) => (typeof v === 'bigint' ? `${v}n` : v));
    if (seen.has(print)) faults.push(duplicate(key === true ? `${path}[${i}]` : `${path}[${i}].${key}`, value));
    seen.add(print);
  });
  return faults;
}

/** Whether the value is there as it must be, or away as it must be; the first fault is enough. */
export function presenceFaults(rules: FieldRules, because: Because, value: unknown, siblings: Fields, path: string): FieldError[] {
  const missing = isNothing(value);
  if (missing && rules.needed) return [required(path, because.nonEmpty)];
  if (missing && rules.requiredIf !== undefined && holds(rules.requiredIf, siblings)) return [required(path, because.requiredIf)];
  if (!missing && rules.forbiddenIf !== undefined && holds(rules.forbiddenIf, siblings))
    return [forbiddenField(path, because.forbiddenIf ?? 'may not be set here')];
  return [];
}

/** Faults of the value beside all items of its list and beside what is stored; `updating` tells that there is something stored. */
export function changeFaults(
  rules: FieldRules,
  because: Because,
  value: unknown,
  old: { readonly value: unknown } | undefined,
  path: string,
): FieldError[] {
  return [
    ...(rules.unique !== undefined && Array.isArray(value) ? repeated(value, rules.unique, path) : []),
    ...(rules.immutable && old !== undefined && !(isNothing(value) && isNothing(old.value)) && !sameValue(value, old.value)
      ? [invalidValue(path, value, because.immutable ?? 'field is immutable')]
      : []),
  ];
}
