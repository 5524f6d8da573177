/** Evaluation: an expression is turned into a function once, and each use calls it with its variables and its budget. */
import type { KeptPatterns } from '../model/patterns/kept-patterns.js';
import type { LinearPattern } from '../model/patterns/linear-pattern.js';
import type { Expression } from './expression.js';
import { type Budget, EvaluationFault, noOverload } from './fault.js';
import type { Overload } from './functions.js';
import { loop, type Part, passing, type Run, type Step } from './loops.js';
import { placed } from './placed.js';
import { show, type Type } from './types.js';
import {
  type Context,
  Entries,
  ITEM_WORK,
  keyWork,
  List,
  Mapping,
  Opaque,
  Optional,
  sizeOf,
  TypeName,
  truth,
  typeName,
  type Value,
  workSize,
} from './values.js';

/** State of one evaluation: its budget, and its compiled patterns. */
class Evaluation implements Context {
  constructor(
    private readonly budget: Budget,
    private readonly patterns: KeptPatterns,
  ) {}

  spend(units: number): void {
    this.budget.spend(units);
  }

  work(nanos: number): void {
    this.budget.work(nanos);
  }

  due(): boolean {
    return this.budget.due();
  }

  pattern(text: string): LinearPattern {
    this.work(LOOKUP_WORK + text.length);
    const found = this.patterns.compile(text, (nanos) => this.work(nanos));
    if ('fault' in found) throw new EvaluationFault(`error parsing regexp: ${found.fault}`);
    return found.pattern;
  }
}

/** Work of looking up a compiled pattern. */
const LOOKUP_WORK = 200;

/**
 * The value of an expression for given variables, in the order of their slots. Throws an EvaluationFault, also when the budget is spent. It
 * yields where other work may run.
 */
export type Program = (variables: readonly Value[], budget: Budget) => Generator<undefined, Value>;

export function program(expression: Expression, patterns: KeptPatterns): Program {
  const part = compiled(expression);
  return function* (variables, budget) {
    const context = new Evaluation(budget, patterns);
    const run = { slots: [...variables], context };
    return 'step' in part ? part.step(run) : yield* part.search(run);
  };
}

/** Expressions without loops of at most so many nodes are evaluated without pauses. */
const SHORT = 32;

/** The steps of an expression's parts if it is evaluated without pauses; undefined otherwise. */
function stepsOf(parts: readonly Part[]): readonly Step[] | undefined {
  const steps = parts.flatMap((part) => ('step' in part ? [part.step] : []));
  return steps.length === parts.length && sizeOfAll(parts) <= SHORT ? steps : undefined;
}

/** Nodes of an expression with these parts. */
const sizeOfAll = (parts: readonly Part[]): number => parts.reduce((sum, { nodes }) => sum + nodes, 1);

/** The values of steps; special cases for one and two parts, which are the most frequent. */
function valuesOf(steps: readonly Step[]): (run: Run) => Value[] {
  const [first, second] = steps;
  if (first !== undefined && steps.length === 1) return (run) => [first(run)];
  if (first !== undefined && second !== undefined && steps.length === 2) return (run) => [first(run), second(run)];
  return (run) => steps.map((step) => step(run));
}

/** An expression whose value follows from those of all its parts. */
function strict(parts: readonly Part[], units: number, apply: (values: readonly Value[], context: Context) => Value): Part {
  const steps = stepsOf(parts);
  const nodes = sizeOfAll(parts);
  if (steps !== undefined) {
    const values = valuesOf(steps);
    return {
      nodes,
      step(run) {
        if (units > 0) run.context.spend(units);
        return apply(values(run), run.context);
      },
    };
  }
  return {
    nodes,
    *search(run) {
      if (units > 0) run.context.spend(units);
      const values: Value[] = [];
      if (run.context.due()) yield;
      for (const part of parts) values.push('step' in part ? part.step(run) : yield* part.search(run));
      return apply(values, run.context);
    },
  };
}

/** An expression whose faults tell where they are. */
const compiled = (expression: Expression): Part => placed(unplaced(expression), expression.offset);

function unplaced(expression: Expression): Part {
  switch (expression.kind) {
    case 'literal': {
      const { value } = expression;
      return { nodes: 1, step: () => value };
    }
    case 'variable': {
      const { slot } = expression;
      return {
        nodes: 1,
        step({ slots, context }) {
          context.spend(1);
          return slots[slot] ?? null;
        },
      };
    }
    case 'select':
      return selection(expression.of, expression.field, expression.optional);
    case 'has': {
      const { field } = expression;
      return strict([compiled(expression.of)], 1, ([of = null]) => member(of, field) !== undefined);
    }
    case 'call':
      return call(expression.args, expression.overloads);
    case 'and':
      return junction(expression.operands.map(compiled), false);
    case 'or':
      return junction(expression.operands.map(compiled), true);
    case 'choice':
      return choice(compiled(expression.condition), compiled(expression.whenTrue), compiled(expression.whenFalse));
    case 'list':
      return strict(expression.items.map(compiled), LIST_COST, listMaker(expression.optional));
    case 'map':
      return mapLiteral(expression.entries.flat().map(compiled), expression.optional);
    case 'bind':
      return bound(compiled(expression.value), expression.slot, compiled(expression.body));
    case 'optMap':
    case 'optFlatMap':
      return optional(compiled(expression.of), expression.slot, compiled(expression.body), expression.kind === 'optMap');
    case 'loop': {
      const { range, filter, body } = expression;
      return { nodes: SHORT, search: loop(expression, compiled(range), filter && compiled(filter), compiled(body)) };
    }
  }
}

function choice(condition: Part, whenTrue: Part, whenFalse: Part): Part {
  const nodes = sizeOfAll([condition, whenTrue, whenFalse]);
  if ('step' in condition && 'step' in whenTrue && 'step' in whenFalse && nodes <= SHORT)
    return { nodes, step: (run) => (truth(condition.step(run)) ? whenTrue : whenFalse).step(run) };
  return {
    nodes,
    *search(run) {
      if (run.context.due()) yield;
      const chosen = truth('step' in condition ? condition.step(run) : yield* condition.search(run)) ? whenTrue : whenFalse;
      return 'step' in chosen ? chosen.step(run) : yield* chosen.search(run);
    },
  };
}

function bound(value: Part, slot: number, body: Part): Part {
  const nodes = sizeOfAll([value, body]);
  if ('step' in value && 'step' in body && nodes <= SHORT)
    return {
      nodes,
      step(run) {
        run.slots[slot] = value.step(run);
        return body.step(run);
      },
    };
  return {
    nodes,
    *search(run) {
      if (run.context.due()) yield;
      run.slots[slot] = 'step' in value ? value.step(run) : yield* value.search(run);
      return 'step' in body ? body.step(run) : yield* body.search(run);
    },
  };
}

/** Applies a function to an optional's value; an absent one stays absent. */
function optional(of: Part, slot: number, body: Part, wraps: boolean): Part {
  const given = (value: Value): Optional => {
    if (value instanceof Optional) return value;
    throw noOverload();
  };
  const made = (value: Value): Value => (wraps ? new Optional(value) : value);
  const nodes = sizeOfAll([of, body]);
  if ('step' in of && 'step' in body && nodes <= SHORT)
    return {
      nodes,
      step(run) {
        const held = given(of.step(run));
        if (held.value === undefined) return held;
        run.slots[slot] = held.value;
        return made(body.step(run));
      },
    };
  return {
    nodes,
    *search(run) {
      if (run.context.due()) yield;
      const held = given('step' in of ? of.step(run) : yield* of.search(run));
      if (held.value === undefined) return held;
      run.slots[slot] = held.value;
      return made('step' in body ? body.step(run) : yield* body.search(run));
    },
  };
}

/** Cost of making a list or a map. */
const LIST_COST = 10;
const MAP_COST = 30;

/** A field's or a map's value; undefined if absent. Throws for values without fields. */
function member(of: Value, field: string): Value | undefined {
  if (of instanceof Mapping) return of.get(field);
  if (of instanceof Optional) return of.value === undefined ? undefined : member(of.value, field);
  throw noOverload();
}

function selection(of: Expression, field: string, isOptional: boolean): Part {
  return strict([compiled(of)], 1, ([from = null]) => {
    const value = member(from, field);
    if (isOptional) return value instanceof Optional ? value : new Optional(value);
    if (value === undefined) throw new EvaluationFault(`no such key: ${field}`);
    return value;
  });
}

/** The deciding value if any operand has it, whatever faults others have; else the first fault; else the other value. */
function junction(operands: readonly Part[], decides: boolean): Part {
  const steps = stepsOf(operands);
  const nodes = sizeOfAll(operands);
  if (steps !== undefined)
    return {
      nodes,
      step(run) {
        let fault: EvaluationFault | undefined;
        for (const step of steps)
          try {
            if (truth(step(run)) === decides) return decides;
          } catch (error) {
            fault ??= passing(error);
          }
        if (fault !== undefined) throw fault;
        return !decides;
      },
    };
  return {
    nodes,
    *search(run) {
      let fault: EvaluationFault | undefined;
      for (const operand of operands) {
        if (run.context.due()) yield;
        try {
          if (truth('step' in operand ? operand.step(run) : yield* operand.search(run)) === decides) return decides;
        } catch (error) {
          fault ??= passing(error);
        }
      }
      if (fault !== undefined) throw fault;
      return !decides;
    },
  };
}

/** The value of an optional item, undefined where it is absent; throws for what is no optional. */
function presentValue(value: Value): Value | undefined {
  if (value instanceof Optional) return value.value;
  throw noOverload();
}

/** A list without the optional items that are absent. */
function listMaker(optional: readonly number[] | undefined): (items: readonly Value[]) => List {
  if (optional === undefined) return (items) => List.of(items);
  const marked = new Set(optional);
  return (items) =>
    List.of(
      items.flatMap((item, i) => {
        const value = marked.has(i) ? presentValue(item) : item;
        return value === undefined ? [] : [value];
      }),
    );
}

/** A map from alternating keys and values, without the optional ones that are absent. */
function mapLiteral(parts: readonly Part[], optional: readonly number[] = []): Part {
  const marked = new Set(optional);
  return strict(parts, MAP_COST, (values, context) => {
    const out = new Entries();
    for (let i = 0; i < values.length; i += 2) {
      const key = values[i] ?? null;
      context.work(keyWork(key));
      const given = values[i + 1] ?? null;
      const value = marked.has(i / 2) ? presentValue(given) : given;
      if (value !== undefined) out.add(key, value);
    }
    return out;
  });
}

/** Whether the type of a value is known only at evaluation. */
const isOpen = (type: Type): boolean => show(type).includes('dyn') || type.nullable === true;

function call(args: readonly Expression[], overloads: readonly Overload[]): Part {
  const parts = args.map(compiled);
  const [only] = overloads;
  // If the checker found a single overload for known types, values need not be checked again.
  if (only !== undefined && overloads.length === 1 && !args.some(({ type }) => isOpen(type)))
    return strict(parts, 0, (values, context) => invoked(only, values, context));
  return strict(parts, 0, (values, context) => {
    const found = overloads.find(({ parameters }) => parameters.every((parameter, i) => holds(parameter, values[i] ?? null, context)));
    if (found === undefined) throw noOverload();
    return invoked(found, values, context);
  });
}

/** The value of a bound for some arguments; special cases for one and two, which are the most frequent. */
function bySizes(bound: (...sizes: number[]) => number, values: readonly Value[], size: (value: Value) => number): number {
  if (values.length === 1) return bound(size(values[0] ?? null));
  if (values.length === 2) return bound(size(values[0] ?? null), size(values[1] ?? null));
  return bound(...values.map(size));
}

function invoked(overload: Overload, values: readonly Value[], context: Context): Value {
  context.spend(overload.cost === undefined ? 1 : bySizes(overload.cost, values, sizeOf));
  if (overload.work !== undefined) context.work(bySizes(overload.work, values, workSize));
  return overload.call(values, context);
}

/** Whether a value is of a parameter's type. */
export function holds(parameter: Type, value: Value, context: Pick<Context, 'work'>): boolean {
  switch (parameter.kind) {
    case 'parameter':
    case 'dyn':
      return true;
    case 'list': {
      if (!(value instanceof List)) return false;
      if (parameter.item.kind === 'parameter' || parameter.item.kind === 'dyn') return true;
      context.work(value.size * ITEM_WORK);
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
