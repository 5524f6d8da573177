/** Rules of schemas: a condition, and the message for values that violate it. */
import { duplicate, type FieldError, invalidValue } from '../model/errors.js';
import type { FaultSearch } from '../model/faults/fault-search.js';
import type { KeptPatterns } from '../model/patterns/kept-patterns.js';
import { type Compiled, compiling } from './compile.js';
import { type Budget, BudgetFault, EvaluationFault, failedCompilation } from './fault.js';
import { EVERYTHING } from './library/index.js';
import { optionalOf, type Type } from './types.js';
import { Optional, type Value } from './values.js';

export interface Rule {
  readonly rule: string;
  readonly message?: string;
  readonly messageExpression?: string;
  readonly reason?: string;
  readonly fieldPath?: string;
  readonly optionalOldSelf?: boolean;
}

/** Cost limit of one evaluation, and of all evaluations for one object. */
const PER_EVALUATION = 1_000_000;
export const PER_OBJECT = 10_000_000;

export interface CompiledRule {
  readonly rule: Rule;
  readonly condition: Compiled;
  readonly message?: Compiled | undefined;
  /** Whether the rule uses the stored value. */
  readonly isTransition: boolean;
}

/** Faults of a rule: in its condition, in its message expression, or in both, in the words for clients. */
export interface RuleFaults {
  readonly condition?: string;
  readonly message?: string;
  /** As for rules without faults; false where the condition does not compile. */
  readonly isTransition: boolean;
}

const OLD = 1;

/** A rule that is ready for values of a type, or its faults. Its patterns are added to the server's. */
export function* compileRule(
  rule: Rule,
  type: Type,
  patterns: KeptPatterns,
  vocabulary = EVERYTHING,
): Generator<undefined, CompiledRule | RuleFaults> {
  const variables = new Map([
    ['self', type],
    ['oldSelf', rule.optionalOldSelf === true ? optionalOf(type) : type],
  ]);
  const condition = yield* compiling(rule.rule, variables, patterns, vocabulary);
  const words = rule.messageExpression ?? '';
  const message = words === '' ? undefined : yield* compiling(words, variables, patterns, vocabulary);
  const isTransition = !('issues' in condition) && condition.uses(OLD);
  const faults = {
    ...told(
      'condition',
      'issues' in condition ? failedCompilation(condition) : unlike(condition, 'bool', 'cel expression must evaluate to a bool'),
    ),
    ...(message === undefined
      ? {}
      : told(
          'message',
          'issues' in message
            ? `messageExpression ${failedCompilation(message)}`
            : unlike(message, 'string', 'messageExpression must evaluate to a string'),
        )),
  };
  if ('issues' in condition || (message !== undefined && 'issues' in message) || Object.keys(faults).length > 0)
    return { ...faults, isTransition };
  return { rule, condition, message, isTransition };
}

const unlike = ({ type }: Compiled, kind: Type['kind'], fault: string): string | undefined =>
  type.kind === kind || type.kind === 'dyn' ? undefined : fault;

const told = (part: 'condition' | 'message', fault: string | undefined): Omit<RuleFaults, 'isTransition'> =>
  fault === undefined ? {} : { [part]: fault };

const textOf = ({ rule, message = '' }: Rule): string => (message === '' ? rule : message).trim();

/** The object's rules together exceed the cost limit. */
export class ObjectBudgetFault extends Error {
  constructor(readonly fault: FieldError) {
    super(fault.message);
  }
}

/** Evaluates with the limit of one evaluation, or with what is left of the object's limit if that is less. */
export function* evaluated(compiled: Compiled, variables: readonly Value[], budget: Budget): Generator<undefined, Value> {
  const own = budget.part(PER_EVALUATION);
  const { left, workLeft } = own;
  try {
    return yield* compiled.runInTurns(variables, own);
  } finally {
    // The cost of a failed evaluation counts as well.
    budget.take(left - Math.max(0, own.left), workLeft - Math.max(0, own.workLeft));
  }
}

/** What faults are about: a field, and the type that stands for its value in messages. */
interface About {
  /** Path of the value. */
  readonly at: string;
  /** Path of the field in it that the rule blames. */
  readonly path: () => string;
  readonly named: string;
  /** The value itself, which messages show where it has no parts; without `shows` they name its type. */
  readonly self: unknown;
  readonly shows: boolean;
}

/**
 * The faults of a value by one rule. `old` is undefined if nothing was stored. Throws an ObjectBudgetFault when the cost limit is exceeded.
 */
export function* ruleFaults(compiled: CompiledRule, self: Value, old: Value | undefined, about: About, budget: Budget): FaultSearch {
  const { rule, condition } = compiled;
  if (compiled.isTransition && old === undefined && rule.optionalOldSelf !== true) return;
  const variables = [self, rule.optionalOldSelf === true ? new Optional(old) : (old ?? null)];
  try {
    const holds = yield* evaluated(condition, variables, budget);
    if (holds !== true) yield faultOf(rule, yield* wordsOf(compiled, variables, budget), about);
  } catch (error) {
    if (!(error instanceof EvaluationFault)) throw error;
    if (error instanceof BudgetFault) throw new ObjectBudgetFault(invalidValue(about.at, about.named, costFault(rule, budget)));
    yield unjudged(rule, error, about);
  }
}

/** The fault of a value that a rule cannot be held against. */
export const unjudged = (rule: Rule, { message }: EvaluationFault, { at, named }: Pick<About, 'at' | 'named'>): FieldError =>
  invalidValue(
    at,
    named,
    message === 'no such overload'
      ? `'${message}': call arguments did not match a supported operator, function or macro signature for rule: ${textOf(rule)}`
      : `${message} evaluating rule: ${textOf(rule)}`,
  );

const costFault = (rule: Rule, budget: Budget): string =>
  budget.left > 0 && budget.workLeft > 0
    ? `'operation cancelled: actual cost limit exceeded': no further validation rules will be run due to call cost exceeds limit for rule: ${textOf(rule)}`
    : 'validation failed due to running out of cost budget, no further validation rules will be run';

/** The message for a value that violates the rule. */
function* wordsOf({ rule, message }: CompiledRule, variables: readonly Value[], budget: Budget): Generator<undefined, string> {
  const given = (rule.message ?? '').trim();
  const plain = given === '' ? `failed rule: ${rule.rule.trim()}` : given;
  if (message === undefined) return plain;
  try {
    const words = yield* evaluated(message, variables, budget);
    // An empty message, or one of several lines, would make the answer hard to read.
    return typeof words !== 'string' || words.trim() === '' || /[\n\r]/.test(words.trim()) || words.length > MAX_MESSAGE
      ? plain
      : words.trim();
  } catch (error) {
    if (error instanceof EvaluationFault) return plain;
    throw error;
  }
}

/** Longer messages of expressions are not used. */
const MAX_MESSAGE = 5 * 1024;

function faultOf(rule: Rule, words: string, about: About): FieldError {
  const path = about.path();
  const value = about.shows ? about.self : about.named;
  const hidden = typeof value === 'object';
  switch (rule.reason) {
    case 'FieldValueForbidden':
      return { reason: 'FieldValueForbidden', field: path, message: `Forbidden: ${words}` };
    case 'FieldValueRequired':
      return { reason: 'FieldValueRequired', field: path, message: `Required value: ${words}` };
    case 'FieldValueDuplicate':
      return hidden ? { reason: 'FieldValueDuplicate', field: path, message: 'Duplicate value' } : duplicate(path, value);
    default:
      return hidden ? { reason: 'FieldValueInvalid', field: path, message: `Invalid value: ${words}` } : invalidValue(path, value, words);
  }
}
