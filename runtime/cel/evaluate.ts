/** Evaluation: an expression becomes a function once, which each use calls with its variables and with what it may cost. */
import { type LinearPattern, matching, patternSteps } from '../model/linear-pattern.js';
import type { Expression } from './expression.js';
import { type Budget, BudgetFault, EvaluationFault, noOverload } from './fault.js';
import type { Overload } from './functions.js';
import { loop, type Step } from './loops.js';
import { show, type Type } from './types.js';
import { type Context, Entries, List, Mapping, Opaque, Optional, sizeOf, TypeName, truth, typeName, type Value } from './values.js';

/** Patterns of one expression that are kept ready; those that come from values may be many. */
const MAX_PATTERNS = 100;

/** Patterns that an expression uses, compiled once. */
class Patterns {
  readonly #ready = new Map<string, { readonly pattern: LinearPattern; readonly steps: number }>();

  get(text: string, budget: Budget): LinearPattern {
    const { pattern, steps } = this.#ready.get(text) ?? this.#compile(text, budget);
    // A repetition makes a program longer than the text that the declared cost counts.
    const spend = (subject: string): void => budget.spend((subject.length / 10) * (steps / 40));
    return {
      test(subject) {
        spend(subject);
        return pattern.test(subject);
      },
      found(subject) {
        spend(subject);
        return pattern.found(subject);
      },
    };
  }

  #compile(text: string, budget: Budget): { readonly pattern: LinearPattern; readonly steps: number } {
    const steps = patternSteps(text);
    budget.spend(steps);
    try {
      const ready = { pattern: matching(text), steps };
      if (this.#ready.size < MAX_PATTERNS) this.#ready.set(text, ready);
      return ready;
    } catch (error) {
      throw new EvaluationFault(`error parsing regexp: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** What an expression is worth for given variables, in the order of their slots; throws an EvaluationFault, also where the budget is spent. */
export type Program = (variables: readonly Value[], budget: Budget) => Value;

export function program(expression: Expression): Program {
  const step = compiled(expression);
  const patterns = new Patterns();
  return (variables, budget) =>
    step({ slots: [...variables], context: { spend: (units) => budget.spend(units), pattern: (text) => patterns.get(text, budget) } });
}

function compiled(expression: Expression): Step {
  switch (expression.kind) {
    case 'literal': {
      const { value } = expression;
      return () => value;
    }
    case 'variable': {
      const { slot } = expression;
      return ({ slots, context }) => {
        context.spend(1);
        return slots[slot] ?? null;
      };
    }
    case 'select':
      return selection(compiled(expression.of), expression.field, expression.optional);
    case 'has': {
      const [of, { field }] = [compiled(expression.of), expression];
      return (run) => {
        run.context.spend(1);
        return member(of(run), field) !== undefined;
      };
    }
    case 'call':
      return call(expression.args, expression.overloads);
    case 'and':
      return junction(expression.operands.map(compiled), false);
    case 'or':
      return junction(expression.operands.map(compiled), true);
    case 'choice': {
      const [condition, whenTrue, whenFalse] = [
        compiled(expression.condition),
        compiled(expression.whenTrue),
        compiled(expression.whenFalse),
      ];
      return (run) => (truth(condition(run)) ? whenTrue(run) : whenFalse(run));
    }
    case 'list': {
      const items = expression.items.map(compiled);
      return (run) => {
        run.context.spend(LIST_COST);
        return List.of(items.map((item) => item(run)));
      };
    }
    case 'map':
      return mapLiteral(expression.entries.map(([key, value]) => [compiled(key), compiled(value)] as const));
    case 'bind': {
      const [value, body, { slot }] = [compiled(expression.value), compiled(expression.body), expression];
      return (run) => {
        run.slots[slot] = value(run);
        return body(run);
      };
    }
    case 'optMap':
    case 'optFlatMap': {
      const [of, body, { slot }] = [compiled(expression.of), compiled(expression.body), expression];
      const wraps = expression.kind === 'optMap';
      return (run) => {
        const optional = of(run);
        if (!(optional instanceof Optional)) throw noOverload();
        if (optional.value === undefined) return optional;
        run.slots[slot] = optional.value;
        const value = body(run);
        return wraps ? new Optional(value) : value;
      };
    }
    case 'loop':
      return loop(expression, compiled(expression.range), expression.filter && compiled(expression.filter), compiled(expression.body));
  }
}

/** What making a list or a map costs. */
const LIST_COST = 10;
const MAP_COST = 30;

/** A field's value, or a map's; undefined where it is absent. Throws for values without fields. */
function member(of: Value, field: string): Value | undefined {
  if (of instanceof Mapping) return of.get(field);
  if (of instanceof Optional) return of.value === undefined ? undefined : member(of.value, field);
  throw noOverload();
}

function selection(of: Step, field: string, optional: boolean): Step {
  return (run) => {
    run.context.spend(1);
    const value = member(of(run), field);
    if (optional) return value instanceof Optional ? value : new Optional(value);
    if (value === undefined) throw new EvaluationFault(`no such key: ${field}`);
    return value;
  };
}

/** The answer that decides, if any operand gives it, whatever faults others have; else the first fault, else the other answer. */
function junction(operands: readonly Step[], decides: boolean): Step {
  return (run) => {
    let fault: EvaluationFault | undefined;
    for (const operand of operands)
      try {
        if (truth(operand(run)) === decides) return decides;
      } catch (error) {
        if (error instanceof BudgetFault || !(error instanceof EvaluationFault)) throw error;
        fault ??= error;
      }
    if (fault !== undefined) throw fault;
    return !decides;
  };
}

function mapLiteral(entries: readonly (readonly [Step, Step])[]): Step {
  return (run) => {
    run.context.spend(MAP_COST);
    const out = new Entries();
    for (const [key, value] of entries) out.add(key(run), value(run));
    return out;
  };
}

/** Whether the type of a value is known only when it is there. */
const isOpen = (type: Type): boolean => show(type).includes('dyn') || type.nullable === true;

function call(args: readonly Expression[], overloads: readonly Overload[]): Step {
  const steps = args.map(compiled);
  const [only] = overloads;
  // Where the checker found one overload for types that it knows, values need not be looked at again.
  if (only !== undefined && overloads.length === 1 && !args.some(({ type }) => isOpen(type)))
    return (run) => {
      const values = steps.map((step) => step(run));
      return invoked(only, values, run.context);
    };
  return (run) => {
    const values = steps.map((step) => step(run));
    const found = overloads.find(({ parameters }) => parameters.every((parameter, i) => holds(parameter, values[i] ?? null, run.context)));
    if (found === undefined) throw noOverload();
    return invoked(found, values, run.context);
  };
}

function invoked(overload: Overload, values: readonly Value[], context: Context): Value {
  context.spend(overload.cost === undefined ? 1 : overload.cost(...values.map(sizeOf)));
  return overload.call(values, context);
}

/** Whether a value is of a parameter's type. */
export function holds(parameter: Type, value: Value, context: Context): boolean {
  switch (parameter.kind) {
    case 'parameter':
    case 'dyn':
      return true;
    case 'list': {
      if (!(value instanceof List)) return false;
      if (parameter.item.kind === 'parameter' || parameter.item.kind === 'dyn') return true;
      context.spend(value.size);
      for (const item of value) if (!holds(parameter.item, item, context)) return false;
      return true;
    }
    case 'map':
      return value instanceof Mapping;
    case 'optional':
      return value instanceof Optional && (value.value === undefined || holds(parameter.of, value.value, context));
    case 'opaque':
      return value instanceof Opaque && value.type === parameter.name;
    case 'type':
      return value instanceof TypeName;
    case 'null':
      return value === null;
    case 'timestamp':
    case 'duration':
      return typeName(value) === show(parameter);
    default:
      return typeName(value) === parameter.kind;
  }
}
