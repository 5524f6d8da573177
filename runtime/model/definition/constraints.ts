/** Explains what is wrong with a value by its schema: one fault for each broken constraint or rule, worded as clients know them. */

import {
  duplicate,
  type FieldError,
  forbiddenField,
  invalidValue,
  notSupported,
  outOfBounds,
  required,
  tooLong,
  tooMany,
} from '../errors.js';
import { MAX_FAULTS } from '../faults/fault-budget.js';
import { isObject } from '../json/json.js';
import { matching } from '../patterns/linear-pattern.js';
import { faultsOf, shownByFormat } from '../values/formats.js';
import type { SchemaOfType } from './definition.js';
import { FieldPath } from './field-path.js';
import {
  aloneFaults,
  type Because,
  byteFaults,
  changeFaults,
  type FieldRules,
  presenceFault,
  repeatFinder,
  rulesWith,
  type ValueRule,
} from './field-rules.js';

type Schema = Readonly<Record<string, unknown>>;

interface Walk {
  readonly named: SchemaOfType['named'];
  /** Whether only rules that look beyond a single value are tested, because a check has found that the other constraints hold. */
  readonly rulesOnly: boolean;
  /** Whether a gate is on with which rules hold. */
  readonly isOn: (gate: string) => boolean;
  readonly faults: FieldError[];
  /** Where the walk is. */
  readonly path: FieldPath;
}

/** The value stored before at the same place; undefined where nothing was stored or no place corresponds. */
type Old = { readonly value: unknown } | undefined;

interface Explaining {
  /** What was stored before, for rules on changes. */
  readonly old?: unknown;
  /** Whether the constraints of single values are taken to hold. */
  readonly rulesOnly?: boolean;
  /** Whether a gate is on with which rules hold. */
  readonly isOn: (gate: string) => boolean;
}

/**
 * The faults of the value, in field order, until there are as many as an answer tells of; empty where every constraint and rule holds.
 */
export function explain(schema: SchemaOfType, value: unknown, { old, rulesOnly = false, isOn }: Explaining): FieldError[] {
  const walked: Walk = { named: schema.named, rulesOnly, isOn, faults: [], path: new FieldPath() };
  walk(walked, schema.root, value, old === undefined ? undefined : { value: old }, {});
  return walked.faults;
}

/** Whether there are as many faults as an answer shows. */
const isSpent = ({ faults }: Walk): boolean => faults.length >= MAX_FAULTS;

function walk(at: Walk, schema: unknown, value: unknown, old: Old, because: Because, rules?: FieldRules): void {
  if (!isObject<Schema>(schema) || value === undefined || isSpent(at)) return;
  if (typeof schema.$ref === 'string') {
    walk(at, at.named[schema.$ref], value, old, because, rules);
    return;
  }
  if (Array.isArray(schema.anyOf)) {
    const branch = branchFor(schema.anyOf, value);
    if (branch !== undefined) walk(at, branch, value, old, because, rules);
    return;
  }
  if (Array.isArray(value)) explainList(at, schema, value, because, rules);
  else if (isObject<Schema>(value)) explainObject(at, schema, value, old, because);
  else if (at.rulesOnly) return;
  else if (Array.isArray(schema.enum)) explainEnum(schema.enum, value, at, because);
  else if (typeof value === 'string') explainText(schema, value, at, because);
  else if (typeof value === 'number' || typeof value === 'bigint') explainNumber(schema, value, at, because);
}

/** The branch of a union that is for this type of JSON value. */
function branchFor(branches: readonly unknown[], value: unknown): unknown {
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value === 'number' ? 'integer' : (typeof value as string);
  let other: unknown;
  for (const branch of branches) {
    if (!isObject<Schema>(branch)) continue;
    const { type: taken } = branch;
    if (taken === type || (taken === 'number' && type === 'integer')) return branch;
    // A union inside of this one says itself which values it takes; null is taken only where a branch says so.
    if (other === undefined && ((taken === undefined && value !== null) || (taken === 'integer' && type === 'bigint'))) other = branch;
  }
  return other;
}

/** Words stand in the catalogue's order, in which clients print them. */
function explainEnum(values: readonly unknown[], value: unknown, { path, faults }: Walk, because: Because): void {
  if (values.includes(value)) return;
  faults.push(
    because.values === undefined ? notSupported(path.text, value, values.map(String)) : invalidValue(path.text, value, because.values),
  );
}

function explainText(schema: Schema, value: string, { path, faults }: Walk, because: Because): void {
  if (typeof schema.minLength === 'number' && value.length < schema.minLength) {
    faults.push(
      value === ''
        ? required(path.text)
        : invalidValue(path.text, value, because.length ?? `must have at least ${schema.minLength} characters`),
    );
    return;
  }
  if (typeof schema.maxLength === 'number' && value.length > schema.maxLength)
    faults.push(because.length === undefined ? tooLong(path.text, schema.maxLength) : invalidValue(path.text, value, because.length));
  if (typeof schema.format === 'string')
    for (const fault of inWords(faultsOf(schema.format, value), because.format))
      faults.push(invalidValue(path.text, shownByFormat(schema.format, value), fault));
  if (typeof schema.pattern === 'string' && !matching(schema.pattern).test(value))
    faults.push(invalidValue(path.text, value, because.pattern ?? `must match ${schema.pattern}`));
}

/** What a format finds in the words of a field: each fault by itself, all of them at once, or one text in their place. */
function inWords(found: readonly string[], words: string | undefined): readonly string[] {
  if (words === undefined || found.length === 0) return found;
  if (words.includes('{fault}')) return found.map((fault) => words.replace('{fault}', () => fault));
  return [words.replace('{faults}', () => found.join(','))];
}

const boundOf = (bound: unknown): number | bigint | undefined =>
  typeof bound === 'number' || typeof bound === 'bigint' ? bound : undefined;

function explainNumber(schema: Schema, value: number | bigint, { path, faults }: Walk, because: Because): void {
  const [min, max] = [boundOf(schema.minimum), boundOf(schema.maximum)];
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return;
  const said = because.range ?? (min !== undefined && value < min ? because.min : because.max);
  faults.push(said === undefined ? outOfBounds(path.text, value, min, max) : invalidValue(path.text, value, said));
}

function explainList(at: Walk, schema: Schema, value: readonly unknown[], because: Because, rules: FieldRules | undefined): void {
  const { path, faults } = at;
  if (!at.rulesOnly) {
    if (typeof schema.minItems === 'number' && value.length < schema.minItems)
      faults.push(
        value.length === 0
          ? required(path.text, because.items)
          : invalidValue(path.text, value.length, because.items ?? `must have at least ${schema.minItems} items`),
      );
    if (typeof schema.maxItems === 'number' && value.length > schema.maxItems)
      faults.push(tooMany(path.text, value.length, schema.maxItems));
  }
  faults.push(...aloneFaults(rules?.alone, because, value, path.text));
  const repeats = rules?.unique === undefined ? undefined : repeatFinder(rules.unique, path.text);
  for (const [i, item] of value.entries()) {
    if (isSpent(at)) break;
    path.enterItem(i);
    if (rules?.bytes !== undefined) faults.push(...byteFaults(rules.bytes, item, path.text));
    walk(at, schema.items, item, undefined, because);
    path.leave();
    if (repeats !== undefined) faults.push(...repeats(item, i));
  }
}

const IN_WHOLE = (path: readonly string[]): boolean => path.length === 0;
const IN_FIELDS = (path: readonly string[]): boolean => path.length > 0;

function explainObject(at: Walk, schema: Schema, value: Schema, old: Old, because: Because): void {
  // Rules stand in values of maps, too; schemas of rules have no maps but those.
  if (at.rulesOnly && schema.between !== true && !isObject<Schema>(schema.additionalProperties)) return;
  const properties = isObject<Schema>(schema.properties) ? schema.properties : {};
  const before = isObject<Schema>(old?.value) ? old.value : undefined;
  const rules = Array.isArray(schema.rules) ? (schema.rules as readonly ValueRule[]) : [];
  // Faults of the value as a whole come before those of its fields, and those that rules find in fields after them.
  explainRules(at, rules, IN_WHOLE, value, before);
  for (const name in properties) {
    const inner = properties[name];
    // Most fields are absent, and only rules have anything to say of those.
    if (!isObject<Schema>(inner) || (value[name] === undefined && inner.rules === undefined)) continue;
    at.path.enterField(name);
    explainField(at, inner, value, name, before === undefined ? undefined : { value: before[name] });
    at.path.leave();
  }
  explainRules(at, rules, IN_FIELDS, value, before);
  if (!isObject<Schema>(schema.additionalProperties)) return;
  const entries = Object.keys(value).length;
  if (!at.rulesOnly && typeof schema.maxProperties === 'number' && entries > schema.maxProperties)
    at.faults.push(tooMany(at.path.text, entries, schema.maxProperties));
  for (const [name, member] of Object.entries(value)) {
    if (isSpent(at) || Object.hasOwn(properties, name)) continue;
    at.path.enterMember(name);
    walk(at, schema.additionalProperties, member, undefined, because);
    at.path.leave();
  }
}

/** The faults of a value by those of its rules whose paths are meant, in the order in which the catalogue has them. */
function explainRules(
  at: Walk,
  rules: readonly ValueRule[],
  meant: (path: readonly string[]) => boolean,
  value: Schema,
  old: Schema | undefined,
): void {
  for (const rule of rules) {
    if (!meant(rule.path) || (rule.isTransition && old === undefined)) continue;
    const message = rule.faultOf(value, old);
    if (message === undefined) continue;
    const told = rule.path.reduce((part: unknown, name) => (isObject<Schema>(part) ? part[name] : undefined), value);
    at.faults.push(worded(rule.reason, at.path.below(rule.path), told ?? rule.absent, message));
  }
}

function worded(reason: FieldError['reason'], path: string, value: unknown, message: string): FieldError {
  if (reason === 'FieldValueForbidden') return forbiddenField(path, message);
  if (reason === 'FieldValueRequired') return required(path, message);
  return reason === 'FieldValueDuplicate' ? duplicate(path, value, message) : invalidValue(path, value, message);
}

const EMPTY = { text: '', struct: {} } as const;
const NOT_CONSTRAINED: Because = {};

function explainField(at: Walk, schema: Schema, holder: Schema, name: string, old: Old): void {
  const rules = isObject<Schema>(schema.rules) ? rulesWith(schema.rules as FieldRules, at.isOn) : undefined;
  const because = isObject<Schema>(schema.because) ? (schema.because as Because) : NOT_CONSTRAINED;
  const given = holder[name];
  const absent = given === undefined || given === null;
  const value = absent && rules?.held !== undefined ? EMPTY[rules.held] : given;
  const presence = rules === undefined ? undefined : presenceFault(rules, because, value, holder, at.path);
  if (presence !== undefined) at.faults.push(presence);
  // A value that is missing, or must be absent, has no further faults, unless its missing is one fault among others.
  if (presence === undefined || (rules?.besides && presence.reason === 'FieldValueRequired')) {
    at.faults.push(...byteFaults(rules?.bytes, value, at.path.text));
    walk(at, schema, value, old, because, rules);
  }
  if (rules?.immutable) at.faults.push(...changeFaults(because, given, old, at.path.text));
}
