/**
 * Rules of a field that look beyond its own value: at its siblings, at all items of a list, at the value stored before.
 * The catalogue declares them (`nonEmpty`, `nonBlank`, `requiredIf`, `forbiddenIf`, `unique`, `alone`, `immutable`, `maxBytes`), and
 * generated schemas carry them.
 */

import { duplicate, type FieldError, forbiddenField, invalidValue, required, tooLong } from '../errors.js';
import { sameValue } from '../json/json.js';
import type { FieldPath } from './field-path.js';

/** What a sibling must hold for a condition to be met: one of the values, or none of them. Null stands for an absent value. */
export interface Held {
  readonly values: readonly (string | number | boolean | null)[];
  readonly not?: true;
}

type Condition = Readonly<Record<string, Held>>;

export interface FieldRules {
  /** The field must be present and not empty; `map`: the same of a map, which is empty without entries. */
  readonly needed?: true | 'map';
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
  readonly unique?: true | string | readonly string[] | Distinct;
  /** A text that no other item of the list stands beside. */
  readonly alone?: string;
  /** Never changes once the object is stored. */
  readonly immutable?: true;
  /** The greatest number of bytes, of a text or of what it stands for in base64. */
  readonly bytes?: { readonly max: number; readonly base64?: true };
  /** The gates with which rules hold, or after `!` without which, by the names of the rules. */
  readonly gates?: Readonly<Partial<Record<GatedRule, string>>>;
}

type GatedRule = 'requiredIf' | 'forbiddenIf' | 'unique' | 'immutable' | 'bytes';

/** By what items differ, and where clients know a repeat from. */
interface Distinct {
  readonly field: string;
  /** Repeats are told at the item, and not at its field. */
  readonly told?: 'item';
  /** Items whose field is empty do not count. */
  readonly given?: true;
}

/** The rules that hold with the gates as they are. */
export function rulesWith(rules: FieldRules, isOn: (gate: string) => boolean): FieldRules {
  if (rules.gates === undefined) return rules;
  const { gates, ...held } = rules;
  const off = Object.entries(gates).filter(([, gate]) => (gate.startsWith('!') ? isOn(gate.slice(1)) : !isOn(gate)));
  return { ...held, ...Object.fromEntries(off.map(([rule]) => [rule, undefined])) };
}

/** Explanations that errors add, by the name of the rule. */
export type Because = Readonly<Partial<Record<string, string>>>;

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is absent, an empty text or an empty list. An empty struct counts as a value. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isEmptyMap = (value: unknown): boolean => isMap(value) && Object.keys(value).length === 0;

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const meets = (value: unknown, { values, not }: Held): boolean =>
  values.some((v) => (v === null ? isNothing(value) : v === value)) !== (not === true);

/** Whether all siblings hold what the condition asks. */
const holds = (condition: Condition, siblings: Fields): boolean =>
  Object.entries(condition).every(([name, held]) => meets(siblings[name], held));

/** The fault of a list in which a text that stands alone does not. */
export const aloneFaults = (alone: string | undefined, because: Because, list: readonly unknown[], path: string): FieldError[] =>
  alone === undefined || list.length < 2 || !list.includes(alone)
    ? []
    : [invalidValue(path, list, because.alone ?? `'${alone}' must be the only item`)];

/** A text of so many characters of UTF-16 has three bytes for each at most. */
const MAX_BYTES_EACH = 3;

/** The fault of a text, or of a map of texts, that has more bytes than it may. */
export function byteFaults(limit: FieldRules['bytes'], value: unknown, path: string): FieldError[] {
  if (limit === undefined) return [];
  const bytes = typeof value === 'string' ? bytesOf(value, limit) : isMap(value) ? bytesOfMap(value) : 0;
  return bytes > limit.max ? [tooLong(path, limit.max)] : [];
}

function bytesOf(text: string, { max, base64 }: NonNullable<FieldRules['bytes']>): number {
  if (text.length * MAX_BYTES_EACH <= max) return 0;
  return Buffer.byteLength(text, base64 ? 'base64' : 'utf8');
}

const isMap = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const bytesOfMap = (map: Fields): number =>
  Object.entries(map).reduce(
    (sum, [key, text]) => sum + Buffer.byteLength(key) + (typeof text === 'string' ? Buffer.byteLength(text) : 0),
    0,
  );

/**
 * A function that is called with each item of a list in order, and reports an item that equals an earlier one, as a whole, in
 * the field `key`, or in all fields that `key` names.
 */
export function repeatFinder(unique: NonNullable<FieldRules['unique']>, path: string): (item: unknown, index: number) => FieldError[] {
  const seen = new Set<string>();
  const { field: key, told, given } = isDistinct(unique) ? unique : { field: unique };
  const place = typeof key === 'string' && told !== 'item' ? `.${key}` : '';
  return (item, index) => {
    const value = distinguished(item, key);
    if (given === true && isNothing(value)) return [];
    const print =
      typeof value === 'string' ? `'${value}` : (JSON.stringify(value, (_, v: unknown) => (typeof v === 'bigint' ? `${v}n` : v)) ?? '');
    if (seen.has(print)) return [duplicate(`${path}[${index}]${place}`, value)];
    seen.add(print);
    return [];
  };
}

const isDistinct = (unique: NonNullable<FieldRules['unique']>): unique is Distinct => typeof unique === 'object' && 'field' in unique;

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
  if (rules.needed && (missing || (rules.needed === 'map' && isEmptyMap(value)))) return required(path.text, because.nonEmpty);
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
